/** What is played in this browser has ids that begin with a mark, and is asked of the worker here instead of the server. */
export const MARK = 'local_';

/** Behind an address it asks for something new to be made here. */
export const HERE = `?on=${MARK}`;

/** Whether an id or an address leads to something that is played in this browser. */
export const isLocal = (address: string): boolean => address.includes(MARK);
