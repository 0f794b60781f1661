import { z } from 'zod';
import { sameData } from '#scoring';
import {
  accept,
  type AlsoStates,
  type DecisionContext,
  defineCommand,
  type RankingWanted,
  reject,
  type Rejected,
} from '../../command/command.js';
import { contestantName, roundNumber, sectionName, sessionName } from '../../journal/names.js';
import { seenAt } from '../../journal/seen.js';
import { toHandInAnew } from '../../team/line-ups-anew.js';
import { freeText } from '../../journal/texts.js';
import type { TournamentState } from '../../tournament/state.js';
import { hasBegun, type RoundAtTable, streamsOfRounds, usesOfSession } from '../streams.js';
import {
  byesIn,
  type DrawnRound,
  drawOptionsOf,
  drawRound as drawnAnew,
  faultsOfRound,
  orderForDraw,
  resultsUpTo,
} from '../plan/drawing.js';
import {
  type DrawBasis,
  type DrawnPlay,
  drawnTogether,
  firstRoundOfDraw,
  lastDrawn,
  type RankedForDraw,
  roundsOfDraw,
  withDrawnRound,
} from '../plan/drawn-rounds.js';
import { calledIn } from '../called-rounds.js';
import { drawnIn, isAway } from '../plan/drawn-units.js';
import { type SectionData, sessionEvents } from '../events.js';
import { notUnderWay } from '../guards.js';
import { meetingAt, tablesOf } from '../plan/schedule.js';
import type { SessionState } from '../state.js';

const access = { roles: ['organiser', 'director'] } as const;

/** What prevents drawing a round: the section has no such round, or is not drawn round by round. */
function notToBeDrawn(
  tournament: TournamentState,
  session: SessionState,
  { section, round }: { readonly section: string; readonly round: number },
): Rejected | { readonly data: SectionData } {
  const refused = notUnderWay(tournament, session);
  if (refused) return refused;
  const data = session.sections.find((one) => one.section === section);
  if (data?.movement.drawn === undefined) return reject({ code: 'session.not-drawn-by-rounds', section });
  const { rounds } = data.movement;
  if (round > rounds) return reject({ code: 'session.round-unknown', round, rounds });
  const first = firstRoundOfDraw(data, round);
  if (first < round) return reject({ code: 'session.round-of-match', round, first });
  if (round < calledIn(session, section) || round < lastDraw(data))
    return reject({ code: 'session.round-over', round });
  return { data };
}

/** The round of the last draw; of matches in segments the first of its rounds. */
function lastDraw(data: SectionData): number {
  return firstRoundOfDraw(data, lastDrawn(data));
}

const ofRound = { session: sessionName, section: sectionName, round: roundNumber };

/** A round that is called, at the tables of a section. */
function calledAt(
  session: SessionState,
  { section, round }: { readonly section: string; readonly round: number },
): RoundAtTable[] {
  if (round !== calledIn(session, section)) return [];
  const tables = tablesOf({ sections: session.sections.filter((data) => data.section === section) });
  return tables.map((table) => {
    const boards = meetingAt(session, table, round)?.boards ?? [];
    return { session: session.session, table, round, boards };
  });
}

/** The tables at which a round has begun. */
function startedIn(
  session: SessionState,
  ofRound: { readonly section: string; readonly round: number },
  states: AlsoStates,
): string[] {
  return calledAt(session, ofRound)
    .filter((at) => hasBegun(at, states))
    .map(({ table }) => table);
}

/** Which teams hand in line-ups anew where a match is drawn once more. */
function lineUpsAnew(
  { sections, teams }: SessionState,
  data: SectionData,
  round: number,
  plays: readonly DrawnPlay[],
): { handInAnew?: string[] } {
  if (!data.movement.teams) return {};
  const after = withDrawnRound(sections, { section: data.section, round, plays });
  const last = round + roundsOfDraw(data) - 1;
  const anew = toHandInAnew(teams, { before: sections, after }, { first: round, last });
  return anew.length === 0 ? {} : { handInAnew: anew };
}

const atLine = z.int().positive().meta({ description: 'Journal position of the standings used' });
/** Though some results of the rounds that count are still missing. */
const incomplete = z.boolean().default(false);

function rankingWanted(
  { session: id, section, round, at }: { session: string; section: string; round: number; at: number },
  { session }: { readonly session: SessionState },
): RankingWanted | undefined {
  const data = session.sections.find((one) => one.section === section);
  return data && { session: id, section, upTo: resultsUpTo(data, round), at };
}

/** A round as the standings at a line make it; tables that have begun it stay as they are. */
function drawnByStandings(
  session: SessionState,
  data: SectionData,
  wanted: { readonly round: number; readonly at: number; readonly incomplete: boolean },
  started: readonly string[],
  { ranking: told }: DecisionContext,
):
  | Rejected
  | {
      readonly drawn: DrawnRound;
      readonly basis: Extract<DrawBasis, { kind: 'standings' }>;
      readonly ranking: RankedForDraw[];
    } {
  if (!told) return reject({ code: 'session.no-standings-at', at: wanted.at });
  const { at, upTo, open } = told;
  if (open > 0 && !wanted.incomplete)
    return reject({ code: 'session.results-missing', round: upTo, plays: open });
  const ranking = told.ranking.map((ranked) => ({ ...ranked }));
  const { section } = data;
  const { round } = wanted;
  const order = orderForDraw(ranking, data, round);
  const drawn = drawnAnew({ scheduled: session, section, round }, order, started);
  return { drawn, basis: { kind: 'standings', at, upTo, open }, ranking };
}

export const drawRound = defineCommand({
  name: 'session.draw-round',
  summary:
    'Draw the next round from the standings at a journal position. You can redraw with a reason until all tables have started it',
  access,
  body: z.strictObject({ ...ofRound, at: atLine, incomplete, reason: freeText.optional() }),
  uses: usesOfSession,
  also: (body, { session }) => streamsOfRounds(calledAt(session, body)),
  ranking: rankingWanted,
  decide(body, { tournament, session }, context, states) {
    const { session: id, section, round, reason } = body;
    const found = notToBeDrawn(tournament, session, body);
    if ('accepted' in found) return found;
    const { data } = found;
    if (round > lastDrawn(data) + 1)
      return reject({ code: 'session.round-not-drawn', round: lastDrawn(data) + 1 });
    const again = round === lastDraw(data);
    if (again && reason === undefined) return reject({ code: 'session.reason-needed' });
    const started = again ? startedIn(session, body, states) : [];
    const made = drawnByStandings(session, data, body, started, context);
    if ('accepted' in made) return made;
    const { drawn, basis, ranking } = made;
    if (again && sameData(drawnIn(session, data, round), drawn.plays)) return accept({});
    const note = reason === undefined ? undefined : context.note(reason);
    const event = {
      session: id,
      section,
      round,
      plays: [...drawn.plays],
      byes: [...drawn.byes],
      basis,
      ranking,
      ...(started.length > 0 ? { started } : {}),
      ...lineUpsAnew(session, data, round, drawn.plays),
      ...(note ? { reason: note.reference } : {}),
    };
    return accept({ session: [sessionEvents.roundDrawn(event)] }, { notes: note ? [note] : [] });
  },
});

export const changeDraw = defineCommand({
  name: 'session.change-draw',
  summary:
    'Swap two contestants in a drawn round before it starts, with a reason. Repeat meetings and banned meetings are not allowed',
  access,
  body: z.strictObject({
    ...ofRound,
    one: contestantName,
    other: contestantName,
    at: seenAt,
    reason: freeText,
  }),
  uses: usesOfSession,
  restsOn: ({ session, section, round }) => [{ of: 'draw', session, section, round }],
  decide({ session: id, section, round, one, other, reason }, { tournament, session }, context) {
    const found = notToBeDrawn(tournament, session, { section, round });
    if ('accepted' in found) return found;
    if (round > lastDrawn(found.data)) return reject({ code: 'session.round-not-drawn', round });
    if (round === calledIn(session, section)) return reject({ code: 'session.round-called', round });
    const { data } = found;
    const before = drawnIn(session, data, round);
    const { stationary } = drawOptionsOf(data);
    for (const contestant of [one, other]) {
      if (!before.some((play) => drawnTogether(play).includes(contestant)))
        return reject({ code: 'session.contestant-unknown', contestant });
      if (isAway(session, data, contestant, round))
        return reject({ code: 'session.contestant-absent', contestant });
      if (stationary.includes(contestant)) return reject({ code: 'session.keeps-table', contestant });
    }
    const now = (contestant: string) =>
      contestant === one ? other : contestant === other ? one : contestant;
    const plays = before.map(({ table, ns, ew, third }) => ({
      table,
      ns: now(ns),
      ew: now(ew),
      ...(third && { third: { ...third, contestant: now(third.contestant) } }),
    }));
    if (one === other || sameData(plays, before)) return accept({});
    const toDraw = { scheduled: session, section, round };
    const known = faultsOfRound(toDraw, before);
    for (const kind of ['banned', 'rematch'] as const) {
      const faults = faultsOfRound(toDraw, plays).filter((fault) => fault.kind === kind);
      // Where the draw itself has a rematch, because there is no draw without, another one may take its place.
      if (faults.length <= known.filter((fault) => fault.kind === kind).length) continue;
      const [contestant, opponent] = faults[0]!.entries;
      const code = kind === 'banned' ? 'session.must-not-meet' : 'session.have-met';
      return reject({ code, contestant, opponent });
    }
    const note = context.note(reason);
    const event = {
      session: id,
      section,
      round,
      plays,
      byes: byesIn(toDraw, plays),
      basis: { kind: 'by-hand' as const, exchanged: [one, other] as [string, string] },
      ...lineUpsAnew(session, data, round, plays),
      reason: note.reference,
    };
    return accept({ session: [sessionEvents.roundDrawn(event)] }, { notes: [note] });
  },
});

export const keepDraw = defineCommand({
  name: 'session.keep-draw',
  summary: 'Keep a draw, with a reason, although the current standings would give another',
  access,
  body: z.strictObject({ ...ofRound, at: atLine, incomplete, reason: freeText }),
  uses: usesOfSession,
  also: (body, { session }) => streamsOfRounds(calledAt(session, body)),
  ranking: rankingWanted,
  decide(body, { tournament, session }, context, states) {
    const { session: id, section, round, reason } = body;
    const found = notToBeDrawn(tournament, session, body);
    if ('accepted' in found) return found;
    if (round > lastDrawn(found.data)) return reject({ code: 'session.round-not-drawn', round });
    const started = startedIn(session, body, states);
    const made = drawnByStandings(session, found.data, body, started, context);
    if ('accepted' in made) return made;
    if (sameData(drawnIn(session, found.data, round), made.drawn.plays)) return accept({});
    const note = context.note(reason);
    const declined = [...made.drawn.plays];
    const event = { session: id, section, round, at: made.basis.at, declined, reason: note.reference };
    return accept({ session: [sessionEvents.drawKept(event)] }, { notes: [note] });
  },
});
