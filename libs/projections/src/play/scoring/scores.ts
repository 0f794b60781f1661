import {
  rescore,
  scoreSession,
  type Session,
  type SessionChange,
  type SessionContestant,
  type SessionScores,
} from '#scoring';
import { games, methodOf, sectionOf, type TournamentSettings } from '#tournament';
import type { SessionPlay } from '../play-state.js';
import { isPlayedOut, remembering } from '../progress.js';
import { scheduleOf } from '../schedule.js';
import { byesOfBoard } from './byes.js';
import { cancelledIn } from './contestants.js';
import { ALL, type Extent } from './extent.js';
import { fieldName, fieldsOfBoard, scopesOf, type Scope } from './fields.js';
import { penaltiesOf, regulationOf } from './regulation.js';

/** Scores that were computed from a session's state, and what else they depend on. */
interface Scored {
  readonly settings: TournamentSettings;
  readonly final: boolean;
  readonly scopes: readonly Scope[];
  readonly scores: SessionScores;
}

const known = new WeakMap<SessionPlay, Scored>();
/** Of sessions that are not scored yet: what they were when they were scored last. */
const scoredBefore = new WeakMap<SessionPlay, SessionPlay>();

/** The scores of a session as it stands. */
export function scoresOf(session: SessionPlay, settings: TournamentSettings): SessionScores {
  const own = known.get(session);
  if (own?.settings === settings) return own.scores;
  const scored = scoredAnew(session, settings, scoredBefore.get(session));
  known.set(session, scored);
  scoredBefore.delete(session);
  return scored.scores;
}

/** Tells what a session was before: of what was scored then, only what has changed since is scored again. */
export function follows(session: SessionPlay, before: SessionPlay): void {
  const scored = known.has(before) ? before : scoredBefore.get(before);
  if (scored) scoredBefore.set(session, scored);
}

function scoredAnew(session: SessionPlay, settings: TournamentSettings, before?: SessionPlay): Scored {
  const final = isFinal(session);
  const scopes = scopesOf(session, settings);
  const previous = before && known.get(before);
  const scores =
    before &&
    previous?.settings === settings &&
    previous.final === final &&
    before.standings === session.standings &&
    [...cancelledIn(before)].join() === [...cancelledIn(session)].join() &&
    before.sections === session.sections &&
    sameMethod(before, session, settings) &&
    sameScopes(previous.scopes, scopes)
      ? rescore(previous.scores, changeSince(before, session, settings, scopes))
      : scoreSession(
          playedIn(session, settings, scopes, ALL),
          regulationOf(settings, session.settings, final),
        );
  return { settings, final, scopes, scores };
}

/** The scores of a part of a session: others are to come, so nothing in them is final. */
export function scoresWithin(
  session: SessionPlay,
  settings: TournamentSettings,
  extent: Extent,
): SessionScores {
  return scoreSession(
    playedIn(session, settings, scopesOf(session, settings), extent),
    regulationOf(settings, session.settings, false),
  );
}

function isFinal(session: SessionPlay): boolean {
  return session.status === 'closed' || isPlayedOut(session);
}

/** Scores of another method are other scores. */
function sameMethod(one: SessionPlay, other: SessionPlay, settings: TournamentSettings): boolean {
  const [method, otherMethod] = [one, other].map((session) => methodOf(settings, session.settings));
  return method === otherMethod || JSON.stringify(method) === JSON.stringify(otherMethod);
}

function sameScopes(some: readonly Scope[], others: readonly Scope[]): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}

function playedIn(
  session: SessionPlay,
  settings: TournamentSettings,
  scopes: readonly Scope[],
  extent: Extent,
): Session {
  return {
    contestants: contestantsOf(session),
    fields: boardsIn(session).flatMap((board) => fieldsOfBoard(session, scopes, board, extent)),
    adjustments: penaltiesOf(session, settings, extent),
  };
}

/**
 * The boards of a session that have results of their own, and others that were played in it all the same; none where what
 * becomes of a deal is written on sheets.
 */
export function boardsIn(session: SessionPlay): number[] {
  if (!games[session.game].boardsHaveResults) return [];
  const played = Object.keys(session.results).map(Number);
  return [...new Set([...scheduleOf(session).boards, ...played])].toSorted((one, other) => one - other);
}

function contestantsOf(session: SessionPlay): SessionContestant[] {
  return scheduleOf(session).contestants.map((contestant) => ({
    contestant,
    section: sectionOf(contestant),
    line: lineOf(contestant),
    ...fixedCard(session, sectionOf(contestant)),
  }));
}

/** The points of a full card, where the organiser has fixed them for the section. */
function fixedCard({ standings: { fullCards } }: SessionPlay, section: string) {
  return Object.hasOwn(fullCards, section) ? { maximum: fullCards[section]! } : {};
}

/** The line in which a contestant is ranked: NS or EW where there are two winners, `one` otherwise. */
export function lineOf(contestant: string): 'NS' | 'EW' | 'one' {
  const [, line] = /-(NS|EW)/.exec(contestant) ?? [];
  return (line as 'NS' | 'EW' | undefined) ?? 'one';
}

function changeSince(
  before: SessionPlay,
  session: SessionPlay,
  settings: TournamentSettings,
  scopes: readonly Scope[],
): SessionChange {
  const boards = [
    ...new Set([
      ...boardsPlayedSince(before, session),
      ...boardsRuledSince(before, session),
      ...boardsOfByesSince(before, session),
    ]),
  ];
  const fields = boards.flatMap((board) => fieldsOfBoard(session, scopes, board, ALL));
  const there = new Set(fields.map(({ field }) => field));
  const removed = boards
    .flatMap((board) => scopes.map((scope) => fieldName(scope, board)))
    .filter((field) => !there.has(field));
  return {
    fields,
    removed,
    ...(before.rulings === session.rulings ? {} : { adjustments: penaltiesOf(session, settings, ALL) }),
  };
}

function boardsPlayedSince(before: SessionPlay, session: SessionPlay): number[] {
  if (before.results === session.results) return [];
  return Object.keys(session.results)
    .filter((board) => before.results[board] !== session.results[board])
    .map(Number);
}

/** The boards of byes in a round that has been called since, and of those who are absent in one otherwise. */
function boardsOfByesSince(before: SessionPlay, session: SessionPlay): number[] {
  const sameRounds = before.round === session.round && before.roundsCalled === session.roundsCalled;
  if (sameRounds && before.absences === session.absences) return [];
  const byes = (played: SessionPlay, board: number) => JSON.stringify(byesOfBoard(played, board));
  return boardsIn(session).filter((board) => byes(before, board) !== byes(session, board));
}

function boardsRuledSince(before: SessionPlay, session: SessionPlay): number[] {
  if (before.rulings === session.rulings) return [];
  return Object.entries(session.rulings).flatMap(([key, ruling]) =>
    'board' in ruling.what && before.rulings[key] !== ruling ? (ruling.what.board ?? []) : [],
  );
}

/** The names of a board's fields. */
export function fieldsOfScores(scores: SessionScores, board: number): readonly string[] {
  return namesByBoard(scores).get(board) ?? [];
}

const namesByBoard = remembering(({ fields }: SessionScores): ReadonlyMap<number, readonly string[]> => {
  const names = new Map<number, string[]>();
  for (const { board, field } of fields.values()) names.set(board, [...(names.get(board) ?? []), field]);
  for (const list of names.values()) list.sort();
  return names;
});
