import type { SeatLetter } from '../documents/board-shown.js';
import type { RectifiedShown, SheetLineShown } from '../documents/sheet-shown.js';
import { pointsText } from '../figures.js';
import type { Say } from '../words/words.js';

const SIGNS = { S: '♠', H: '♥', D: '♦', C: '♣', NT: 'NT' } as const;
const WORDS = {
  ruling: 'rulingLine',
  void: 'voidLine',
  penalties: 'penaltiesLine',
  joins: 'joins',
  withdrawn: 'withdrawnLine',
} as const;

/** What a line of a sheet says: `6♠ E`, `6♠ E, without all`, a misère, or what a judge has decided. */
export function sheetLineText(what: SheetLineShown, say: Say): string {
  if (what.kind === 'penalties' && what.passes) return `${say('penaltiesLine')}, ${say('dealPasses')}`;
  if (what.kind !== 'deal') return say(WORDS[what.kind]);
  return [gameText(what.game, say), ...(what.besides ?? []).map((one) => say(one))].join(', ');
}

function gameText(game: Extract<SheetLineShown, { kind: 'deal' }>['game'], say: Say): string {
  if (game.kind === 'all-pass') return say('allPass');
  if (game.kind === 'misere') return say('misere', { declarer: game.declarer });
  return `${game.level}${SIGNS[game.strain]} ${game.declarer}`;
}

/** Who dealt; nothing where nobody did. */
export function dealerOf(what: SheetLineShown): SeatLetter | undefined {
  return what.kind === 'deal' ? what.dealer : undefined;
}

const SAID = { pass: 'saidPass', half: 'saidHalf', whist: 'saidWhist' } as const;

/** What the defenders said: `S whist, W pass`. */
export function whistsText(what: SheetLineShown, say: Say): string {
  if (what.kind !== 'deal') return '';
  return what.whists.map(({ seat, call }) => `${say(seat)} ${say(SAID[call])}`).join(', ');
}

/** Who was penalised, by how much and by which rule, each by itself: `E: 5 to the mountain (3.2.21)`. */
export function rectifiedTexts(what: SheetLineShown, say: Say): string[] {
  if (what.kind !== 'deal' && what.kind !== 'penalties') return [];
  return what.rectified.map((one) => {
    const rule = one.rule === 'regulation' ? say('byRegulation') : one.rule;
    return `${amountText(one, say)} (${rule})`;
  });
}

function amountText(one: RectifiedShown, say: Say): string {
  switch (one.kind) {
    case 'penalty-tricks':
      return say('penaltyTricks', { who: say(one.seat), tricks: one.tricks });
    case 'remise':
      return say('remiseOf', { who: say(one.seat), tricks: one.tricks });
    case 'transfer':
      return say('tricksGo', { who: say(one.from), to: say(one.to), tricks: one.tricks });
    case 'mountain':
      return say('toMountain', { who: say(one.seat), points: pointsText(one.points, say) });
    case 'whists':
      return say('whistsOn', { who: say(one.by), on: say(one.on), whists: pointsText(one.whists, say) });
    default:
      return one satisfies never;
  }
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
