/** A picture for each Crest that we know; a Crest of somebody's own pack gets a lozenge and its letter. */
import FleurDeLys from '~icons/game-icons/fleur-de-lys';
import Hammer from '~icons/game-icons/flat-hammer';
import Lantern from '~icons/game-icons/lantern-flame';
import Lion from '~icons/game-icons/lion';
import Tower from '~icons/game-icons/white-tower';
import Wheat from '~icons/game-icons/wheat';
import type { Icon } from '../../lib/icons';

export const CRESTS: Record<string, Icon> = {
  hammer: Hammer,
  lantern: Lantern,
  sheaf: Wheat,
  lion: Lion,
  lily: FleurDeLys,
  tower: Tower,
};
