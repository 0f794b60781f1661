import { z } from 'zod';
import { reject, type Rejected } from '../../command/command.js';
import {
  games,
  wayThrough,
  type LawReference,
  type RecordedWay,
  type WayThrough,
} from '../../games/games.js';
import type { SessionState } from '../../session/state.js';
import { freeText } from '../../journal/texts.js';
import type { AskedEffect } from '../asked-effect.js';
import type { PlaceAbout } from '../events.js';
import { endsOf } from './law-book-ways.js';
import { linesAsked } from './ruled-sheets.js';

/** How a ruling was found, as commands say it. */
export const askedFinding = {
  ways: z.array(wayThrough).max(10).default([]).meta({
    description:
      'Procedures of the law book, in order, with the questions and their answers; empty for a ruling without the law book',
  }),
  departs: freeText.optional().meta({ description: 'Why the ruling differs from the law book, if it does' }),
  told: freeText.optional().meta({ description: 'What the players were told' }),
} as const;

interface Finding {
  readonly law: LawReference;
  readonly ways: readonly WayThrough[];
  readonly departs?: string | undefined;
}

/**
 * How a ruling was found, as it is recorded; or what prevents that: a way that does not end, tricks that the law book leaves
 * to the director and that are not given, or another ruling than follows without a reason.
 *
 * @param where with the places that the ruling is about, those whose scores it changes too, and how it was found before
 */
export function findingOf(
  { law, ways, departs }: Finding,
  effects: readonly AskedEffect[],
  where: {
    readonly session: SessionState;
    readonly about: readonly PlaceAbout[];
    readonly before?: readonly RecordedWay[];
  },
): { readonly ways: RecordedWay[] } | Rejected {
  const { session, about, before = [] } = where;
  const game = games[session.game].rulings;
  const book = game.lawBook(law.edition, session.sheets);
  const ends = endsOf(ways, book, before, drawsLot(effects) ? game.byLot : undefined);
  if ('accepted' in ends) return ends;
  const found = { ways: ends.map(({ recorded }) => recorded) };
  const last = ends.at(-1)?.outcome;
  if (!last) return found;
  const ruling = {
    ends,
    effects,
    plays: about.length,
    lines: linesAsked(effects),
    settings: session.sheets,
  };
  if (game.leavesUnsaid?.(ruling)) return reject({ code: 'ruling.tricks-unsaid', law: last.law });
  if (departs !== undefined) return found;
  const named = game.clauseOf(law.law);
  if (!ends.some(({ outcome }) => outcome.law === named))
    return reject({ code: 'ruling.other-law', law: law.law, follows: last.law });
  const departure = game.departure(ruling);
  return departure ? reject(departure) : found;
}

/** Whether a lot is drawn with the ruling: a way may end where it decides, and what is to be written hangs on none. */
function drawsLot(effects: readonly AskedEffect[]): boolean {
  return effects.some(({ kind }) => kind === 'sheet-plans');
}
