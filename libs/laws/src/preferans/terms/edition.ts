/** The Preferans Code as an edition of laws. */
export const PREFERANS_CODE = 'preferans-code';
