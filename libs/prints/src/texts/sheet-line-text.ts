import type { SeatLetter } from '../documents/board-shown.js';
import type { DealShown, RectifiedShown, SheetLineShown } from '../documents/sheet-shown.js';
import { pointsText } from './figures.js';
import type { Say } from '../words/words.js';

const SIGNS = { S: '♠', H: '♥', D: '♦', C: '♣' } as const;
const WORDS = {
  void: 'voidLine',
  penalties: 'penaltiesLine',
  joins: 'joins',
  withdrawn: 'withdrawnLine',
} as const;

/** What a line of a sheet says: `6♠ E`, `6♠ E, without all`, a misère, or what a judge has decided. */
export function sheetLineText(what: SheetLineShown, say: Say): string {
  if (what.kind === 'penalties' && what.passes) return `${say('penaltiesLine')}, ${say('dealPasses')}`;
  if (what.kind === 'ruling') return `${say('rulingLine')}: ${dealText(what.ofWhister, say)}`;
  return what.kind === 'deal' ? dealText(what, say) : say(WORDS[what.kind]);
}

function dealText({ game, besides = [] }: DealShown, say: Say): string {
  return [gameText(game, say), ...besides.map((one) => say(one))].join(', ');
}

function gameText(game: DealShown['game'], say: Say): string {
  if (game.kind === 'all-pass') return say('allPass');
  if (game.kind === 'misere') return say('misere', { declarer: game.declarer });
  const strain = game.strain === 'NT' ? say('noTrumps') : SIGNS[game.strain];
  return `${game.level}${strain} ${game.declarer}`;
}

/** The deal of a line as it was played: of two plans the whister's; nothing where nobody dealt. */
function dealOf(what: SheetLineShown): DealShown | undefined {
  if (what.kind === 'ruling') return what.ofWhister;
  return what.kind === 'deal' ? what : undefined;
}

/** Who dealt; nothing where nobody did. */
export function dealerOf(what: SheetLineShown): SeatLetter | undefined {
  return dealOf(what)?.dealer;
}

const SAID = { pass: 'saidPass', half: 'saidHalf', whist: 'saidWhist' } as const;

/** What the defenders said: `S whist, W pass`. */
export function whistsText(what: SheetLineShown, say: Say): string {
  const { whists = [] } = dealOf(what) ?? {};
  return whists.map(({ seat, call }) => `${say(seat)} ${say(SAID[call])}`).join(', ');
}

/**
 * What a judge has decided, each by itself: who was penalised, by how much and by which rule, `E: 5 to the mountain
 * (3.2.21)`; of two plans the tricks of each, who dissented, and what the lot gave.
 */
export function rectifiedTexts(what: SheetLineShown, say: Say): string[] {
  if (what.kind === 'ruling') {
    const tricks = (deal: DealShown) => [tricksText(deal), ...rectifiedTexts(deal, say)].join(', ');
    const who = what.dissenters.map((seat) => say(seat)).join(', ');
    return [
      say('planOfWhister', { tricks: tricks(what.ofWhister) }),
      say('planOfDissenter', { who, tricks: tricks(what.ofDissenter) }),
      say(what.drawn === 'of-whister' ? 'lotOfWhister' : 'lotOfDissenter'),
    ];
  }
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
  return dealOf(what)?.tricks ?? {};
}

/** The same of a deal in words: `E 6, S 4`; of two plans each has its own. */
export function tricksText(what: SheetLineShown): string {
  const tricks = what.kind === 'deal' ? what.tricks : {};
  return (['N', 'E', 'S', 'W'] as const)
    .flatMap((seat) => (tricks[seat] === undefined ? [] : [`${seat} ${tricks[seat]}`]))
    .join(', ');
}
