/** What the two pages that everybody comes to speak of: known before they are there, so that words come beside them. */
export const LOBBY_SUBJECTS = ['lobby', 'local', 'proelio', 'players', 'options'];
// prettier-ignore
export const TABLE_SUBJECTS = ['board', 'local', 'actions', 'outlook', 'proelio', 'players', 'story', 'options', 'advice', 'company'];
