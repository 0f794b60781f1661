import { type LawBook, outcomeAfter, type OutcomeIn, walk } from '#laws';
import { z } from 'zod';
import { sameData } from '#scoring';
import { type DecisionContext, reject, type Rejected, type TextReference } from '../../command/command.js';
import {
  games,
  type LawReference,
  lawReference,
  type RecordedWay,
  type WayThrough,
  wayThrough,
} from '../../games/games.js';
import type { SessionState } from '../../session/state.js';
import { freeText } from '../../journal/texts.js';
import type { AskedEffect } from '../asked-effect.js';
import { type PlaceAbout, rulingId } from '../events.js';
import { linesAsked } from './ruled-sheets.js';

/** A way through the law book that has come to its end. */
interface Ended {
  readonly way: WayThrough;
  /** What it ends in, a lot as if it were drawn. */
  readonly outcome: OutcomeIn;
  readonly recorded: RecordedWay;
}

/**
 * What ways through the law book end in, one by one; or which of them answers what is not asked, has no end, or does not go on
 * where the one before led to.
 *
 * @param before the ways that were recorded for this ruling: they hold, though the book asks otherwise by now
 * @param byLot an answer for a lot that is drawn with the ruling; left out: a way does not end where a lot decides
 */
export function endsOf(
  ways: readonly WayThrough[],
  book: LawBook,
  before: readonly RecordedWay[],
  byLot?: string,
): readonly Ended[] | Rejected {
  const ends: Ended[] = [];
  for (const way of ways) {
    const { law, answers } = way;
    const known = before.find((one) => one.law === law && sameData(one.answers, answers))?.outcome;
    const { asked, outcome, lotToDraw } = walk({ ...way, outcome: known }, book);
    const at = answers.findIndex(({ question }, index) => asked[index]?.question !== question);
    if (at >= 0) return reject({ code: 'ruling.question-not-asked', law, question: answers[at]!.question });
    const drawn =
      lotToDraw && byLot !== undefined
        ? outcomeAfter(book, law, [...answers.map(({ answer }) => answer), byLot])
        : undefined;
    const end = lotToDraw ? drawn : outcome;
    if (!outcome || !end) return reject({ code: 'ruling.way-unfinished', law });
    const last = ends.at(-1)?.outcome;
    if (last && last.next.length > 0 && !last.next.includes(law))
      return reject({ code: 'ruling.way-elsewhere', law, next: last.next.join(', ') });
    ends.push({ way, outcome: end, recorded: { ...way, outcome: outcome as Recorded } });
  }
  return ends;
}

type Recorded = NonNullable<RecordedWay['outcome']>;

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

/** What a ruling stands on, as commands say it. */
export const basis = {
  ruling: rulingId.meta({ description: 'Ruling id, created by the sender' }),
  law: lawReference,
  reason: freeText,
  facts: freeText.optional(),
} as const;

/** The free texts of a ruling. */
interface Texts {
  readonly reason: string;
  readonly facts?: string | undefined;
  readonly departs?: string | undefined;
  readonly told?: string | undefined;
}

/** The texts of a ruling as references, and on their way to where they can be erased. */
export function noted(context: DecisionContext, { reason, facts, departs, told }: Texts) {
  const of = (text: string | undefined) => (text === undefined ? [] : [context.note(text)]);
  const [because] = of(reason);
  const others = { facts: of(facts)[0], departs: of(departs)[0], told: of(told)[0] };
  const references: Partial<Record<keyof typeof others, TextReference>> = Object.fromEntries(
    Object.entries(others).flatMap(([name, note]) => (note ? [[name, note.reference]] : [])),
  );
  return {
    references: { reason: because!.reference, ...references },
    notes: [because!, ...Object.values(others).filter((note) => note !== undefined)],
  };
}
