import type { SheetLineShown } from '../documents.js';
import type { Say } from '../words/words.js';

const SIGNS = { S: '♠', H: '♥', D: '♦', C: '♣', NT: 'NT' } as const;
const WORDS = {
  ruling: 'rulingLine',
  void: 'voidLine',
  penalties: 'penaltiesLine',
  joins: 'joins',
  withdrawn: 'withdrawnLine',
} as const;

/** What a line of a sheet says: `6♠ E`, a misère, or what a judge has decided. */
export function sheetLineText(what: SheetLineShown, say: Say): string {
  if (what.kind !== 'deal') return say(WORDS[what.kind]);
  const { game } = what;
  if (game.kind === 'all-pass') return say('allPass');
  if (game.kind === 'misere') return say('misere', { declarer: game.declarer });
  return `${game.level}${SIGNS[game.strain]} ${game.declarer}`;
}

/** The tricks of each: `E 6, S 4`. */
export function tricksText(what: SheetLineShown): string {
  if (what.kind !== 'deal') return '';
  return Object.entries(what.tricks)
    .map(([seat, won]) => `${seat} ${won}`)
    .join(', ');
}
