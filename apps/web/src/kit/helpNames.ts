/** The pages of the help that pages lead to; `contents` is the list of all. */
export const HELP_NAMES = [
  'contents',
  'account',
  'administration',
  'bridgemate',
  'deals',
  'directing',
  'entries',
  'movements',
  'preferans',
  'printouts',
  'results',
  'table-phones',
  'teams',
  'verifiable-deals',
] as const;

export type HelpName = (typeof HELP_NAMES)[number];
