import type { SeatLetter } from '../documents/board-shown.js';
import type { SheetLineShown } from '../documents/sheet-shown.js';
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

/** The tricks of each, as far as a line has any. */
export function tricksOf(what: SheetLineShown): Readonly<Partial<Record<SeatLetter, number>>> {
  return what.kind === 'deal' ? what.tricks : {};
}

/** The same in words: `E 6, S 4`. */
export function tricksText(what: SheetLineShown): string {
  const tricks = tricksOf(what);
  return (['N', 'E', 'S', 'W'] as const)
    .flatMap((seat) => (tricks[seat] === undefined ? [] : [`${seat} ${tricks[seat]}`]))
    .join(', ');
}
