import { AUCTION_RULES, GAME_RULES } from './auction-rules.js';
import { type CodeRule, DEAL_RULES } from './deal-rules.js';
import { PLAY_RULES } from './play-rules.js';

/** Every rule of section 3 of the Preferans Code, 3.1.1 to 3.9.22, with its footnotes, 8 to 77. */
export const CODE_RULES: readonly CodeRule[] = [
  ...DEAL_RULES,
  ...AUCTION_RULES,
  ...GAME_RULES,
  ...PLAY_RULES,
];
