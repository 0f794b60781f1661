import { z } from 'zod';
import { lawNumber, leavesTricksUnsaid, type Outcome, type OutcomeIn } from '#laws';
import { reject, type Rejected } from '../command.js';
import { games, wayThrough, type LawReference, type RecordedWay, type WayThrough } from '../games/games.js';
import type { SessionState } from '../session/state.js';
import { freeText } from '../texts.js';
import type { AskedEffect } from './asked-effect.js';
import type { PlaceAbout } from './events.js';
import { departureOf, endsOf } from './law-book-ways.js';
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
  const game = games[session.game];
  const ends =
    game.played === 'boards'
      ? endsOf(ways, game.lawBook(law.edition), before)
      : endsOf(ways, game.lawBook(session.sheets!), before, drawsLot(effects) ? game.byLot : undefined);
  if ('accepted' in ends) return ends;
  const found = { ways: ends.map(({ recorded }) => recorded) };
  if (ends.length === 0) return found;
  const outcomes: readonly OutcomeIn[] = ends.map(({ outcome }) => outcome);
  const last = outcomes.at(-1)!;
  if (game.played === 'boards' && leavesTricksUnsaid(outcomes as readonly Outcome[], effects, about.length))
    return reject({ code: 'ruling.tricks-unsaid', law: last.law });
  if (departs !== undefined) return found;
  const named = game.played === 'boards' ? (lawNumber(law.law) ?? law.law) : law.law;
  if (!outcomes.some((outcome) => outcome.law === named))
    return reject({ code: 'ruling.other-law', law: law.law, follows: last.law });
  if (game.played === 'boards') {
    const departure = departureOf(outcomes as readonly Outcome[], effects);
    return departure ? reject({ code: 'ruling.departs', law: last.law, what: departure }) : found;
  }
  const ended = ends.map(({ way, outcome }) => ({ way, outcome }));
  const lacking = game.lacking(linesAsked(effects), ended, session.sheets!);
  return lacking ? reject({ code: 'sheet.line-departs', ...lacking }) : found;
}

/** Whether a lot is drawn with the ruling: a way may end where it decides, and what is to be written hangs on none. */
function drawsLot(effects: readonly AskedEffect[]): boolean {
  return effects.some(({ kind }) => kind === 'sheet-plans');
}
