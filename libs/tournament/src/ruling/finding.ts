import { z } from 'zod';
import { lawNumber, leavesTricksUnsaid, outcomeAfter, type Outcome } from '#laws';
import { reject, type Rejected } from '../command.js';
import { games, sheetGame, wayThrough, type LawReference, type WayThrough } from '../games/games.js';
import type { SessionState } from '../session/state.js';
import { freeText } from '../texts.js';
import type { AskedEffect } from './asked-effect.js';
import type { PlaceAbout } from './events.js';
import { departureOf, outcomesOf } from './law-book-ways.js';
import { linesAsked } from './ruled-sheets.js';

/** How a ruling was found, as commands say it. */
export const askedFinding = {
  ways: z.array(wayThrough).max(10).default([]).meta({
    description: 'Answers in the law book’s procedures, in order; empty for a ruling without the law book',
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
 * What prevents a finding: a way that does not end, tricks that the law book leaves to the director and that are not
 * given, or another ruling than follows without a reason.
 *
 * @param where with the places that the ruling is about, those whose scores it changes too
 */
export function refusedFinding(
  { law, ways, departs }: Finding,
  effects: readonly AskedEffect[],
  where: { readonly session: SessionState; readonly about: readonly PlaceAbout[] },
): Rejected | undefined {
  const { session, about } = where;
  const game = games[session.game];
  const found =
    game.played === 'boards'
      ? outcomesOf(ways, game.lawBook(law.edition))
      : outcomesOf(withLots(ways, effects, session), game.lawBook(session.sheets!));
  if ('accepted' in found) return found;
  if (ways.length === 0) return undefined;
  const { outcomes } = found;
  const last = outcomes.at(-1)!;
  if (game.played === 'boards' && leavesTricksUnsaid(outcomes as readonly Outcome[], effects, about.length))
    return reject({ code: 'ruling.tricks-unsaid', law: last.law });
  if (departs !== undefined) return undefined;
  const named = game.played === 'boards' ? (lawNumber(law.law) ?? law.law) : law.law;
  if (!outcomes.some((outcome) => outcome.law === named))
    return reject({ code: 'ruling.other-law', law: law.law, follows: last.law });
  if (game.played === 'boards') {
    const departure = departureOf(outcomes as readonly Outcome[], effects);
    return departure && reject({ code: 'ruling.departs', law: last.law, what: departure });
  }
  const ended = ways.map((way, index) => ({ way, outcome: outcomes[index]! }));
  const lacking = game.lacking(linesAsked(effects), ended, session.sheets!);
  return lacking && reject({ code: 'sheet.line-departs', ...lacking });
}

/** Ways that end where a lot decides go on as if it were drawn: with the ruling it is, and what is to be written hangs on none. */
function withLots(
  ways: readonly WayThrough[],
  effects: readonly AskedEffect[],
  { game: name, sheets }: SessionState,
): readonly WayThrough[] {
  const game = sheetGame(name);
  if (!game || !effects.some(({ kind }) => kind === 'sheet-plans')) return ways;
  const journal = game.lawBook(sheets!);
  return ways.map((way) => {
    if (outcomeAfter(journal, way.law, way.answers)) return way;
    return { ...way, answers: [...way.answers, game.byLot] };
  });
}
