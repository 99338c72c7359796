/** Whether all stands in one column: there the summary has a leaf of its own, right under the board and its buttons. */
import { MediaQuery } from 'svelte/reactivity';

export const narrow = new MediaQuery('(max-width: 1199px)');
