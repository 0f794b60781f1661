import { z } from 'zod';
import { finalTables, swissTables } from '#movement';
import { goingOn, Rational } from '#scoring';
import { accept, type AlsoStates, defineCommand, reject, type Rejected } from '../../command/command.js';
import { contestantName, roundNumber, sectionName, sessionName } from '../../journal/names.js';
import { seenAt } from '../../journal/seen.js';
import { type SheetState, sheetStream } from '../../sheet/state.js';
import { freeText } from '../../journal/texts.js';
import type { TournamentState } from '../../tournament/state.js';
import { calledIn } from '../called-rounds.js';
import { type DrawBasis, lastDrawn, type RankedForDraw } from '../plan/drawn-rounds.js';
import { type SectionData, sessionEvents } from '../events.js';
import { notUnderWay } from '../guards.js';
import { drawnAs, takenAlong } from '../section/section-data.js';
import { tablesOf } from '../plan/schedule.js';
import { atTheirSeats } from './setting-tables.js';
import type { SessionState } from '../state.js';
import { usesOfSession } from '../streams.js';
import {
  cutKey,
  type DrawnTable,
  namedTables,
  playersToDraw,
  roundsBefore,
  unlessRefused,
} from '../plan/tables-drawn.js';

const access = { roles: ['organiser', 'director'] } as const;
const ofRound = { session: sessionName, section: sectionName, round: roundNumber };

type OfRound = { readonly section: string; readonly round: number };

/** The section whose tables are drawn, or what stands against drawing this round of it. */
function toBeDrawn(
  tournament: TournamentState,
  session: SessionState,
  { section, round }: OfRound,
): Rejected | { readonly data: SectionData } {
  const refused = notUnderWay(tournament, session);
  if (refused) return refused;
  const data = session.sections.find((one) => one.section === section);
  if (data?.tables === undefined) return reject({ code: 'session.not-drawn-by-rounds', section });
  const { rounds } = data.movement;
  if (round > rounds) return reject({ code: 'session.round-unknown', round, rounds });
  if (round < calledIn(session, section)) return reject({ code: 'session.round-over', round });
  if (round > lastDrawn(data) + 1)
    return reject({ code: 'session.round-not-drawn', round: lastDrawn(data) + 1 });
  return { data };
}

/** The sheets of a round. */
const sheetsOf = ({ session, section, round }: OfRound & { readonly session: string }, state: SessionState) =>
  Object.fromEntries(
    tablesOf({ sections: state.sections.filter((data) => data.section === section) }).map((table) => [
      table,
      sheetStream({ session, table, round }),
    ]),
  );

/** Those with places who qualify after a cut, in their order, or why that is not decided. */
function staying(
  ranked: readonly RankedForDraw[],
  { stay, chosen }: { readonly stay?: number | undefined; readonly chosen: readonly string[] },
): Rejected | { readonly players: readonly string[] } {
  const names = (those: readonly RankedForDraw[]) => those.map(({ contestant }) => contestant);
  if (stay === undefined) return { players: names(ranked) };
  const takePlaces = ranked.flatMap(({ contestant, place }) => (place === null ? [] : { contestant, place }));
  if (stay > takePlaces.length)
    return reject({ code: 'sheet.cut-too-long', stay, players: takePlaces.length });
  const ranks = takePlaces.map(({ contestant, place }) => ({
    contestant,
    place,
    last: place,
    value: Rational.of(-place),
    ranking: '',
  }));
  const cut = goingOn(ranks, stay, new Map(), new Set(chosen));
  if (cut.open > 0 || cut.chosen > cut.places) {
    const tied = takePlaces
      .map(({ contestant }) => contestant)
      .filter((one) => cut.goingOn.get(one) === 'tied');
    return reject({ code: 'sheet.cut-tied', places: cut.places, tied: tied.join(', ') });
  }
  const players = names(ranked).filter((one) => ['yes', 'decided'].includes(cut.goingOn.get(one) ?? 'gone'));
  return { players };
}

/** The table that has begun to play a round, or whose sheet was accepted though nothing was played. */
function begunAt(states: AlsoStates): string | undefined {
  return Object.keys(states).find((table) => {
    const { lines, status } = states[table] as SheetState;
    return lines.length > 0 || status === 'agreed';
  });
}

export const drawTables = defineCommand({
  name: 'session.draw-tables',
  summary:
    'Draw the tables of the next round from the standings at a journal position: all players or after a cut, as a Swiss or as finals. You can redraw with a reason until a table has started',
  access,
  body: z.strictObject({
    ...ofRound,
    at: z.int().positive().meta({ description: 'Journal position of the standings used' }),
    /** Though some sheets of the rounds before are not agreed yet. */
    incomplete: z.boolean().default(false),
    as: drawnAs.default('swiss'),
    /** How many of the best go on from this round; left out: all. */
    stay: z.int().min(3).max(1000).optional(),
    /** Those who go on, if more share the last places than there are. */
    chosen: z.array(contestantName).max(1000).default([]),
    carry: takenAlong.optional(),
    reason: freeText.optional(),
  }),
  uses: usesOfSession,
  also: (body, { session }) => sheetsOf(body, session),
  ranking: ({ session, section, round, at }) => ({ session, section, upTo: round - 1, at }),
  decide(body, { tournament, session }, context, sheets) {
    const { session: id, section, round, at, as, carry, reason } = body;
    const found = toBeDrawn(tournament, session, body);
    if ('accepted' in found) return found;
    const { data } = found;
    if (round === 1) return reject({ code: 'session.round-over', round });
    const again = round <= lastDrawn(data);
    if (again && reason === undefined) return reject({ code: 'session.reason-needed' });
    const begun = begunAt(sheets);
    if (begun !== undefined) return reject({ code: 'sheet.table-begun', table: begun, round });
    const told = context.ranking;
    if (!told) return reject({ code: 'session.no-standings-at', at });
    if (told.open > 0 && !body.incomplete)
      return reject({ code: 'session.results-missing', round: told.upTo, plays: told.open });
    const field = new Map(playersToDraw(data, session, round).map((one) => [one.player, one]));
    const ranked = told.ranking.filter(({ contestant }) => field.has(contestant));
    const goOn = staying(ranked, body);
    if ('accepted' in goOn) return goOn;
    const { players } = goOn;
    const before = roundsBefore(data, round);
    const { wanted } = data.tables!;
    const tables = unlessRefused(section, () =>
      as === 'swiss'
        ? swissTables(
            players.map((player) => field.get(player)!),
            before,
            wanted,
            data.movement.rounds - round,
          ).tables
        : finalTables(players, before, wanted),
    );
    if ('accepted' in tables) return tables;
    const cut = ranked.map(({ contestant }) => contestant).filter((one) => !players.includes(one));
    const basis: DrawBasis = { kind: 'standings', at: told.at, upTo: told.upTo, open: told.open };
    const note = reason === undefined ? undefined : context.note(reason);
    const event = {
      session: id,
      section,
      ...atTheirSeats([{ round, tables: namedTables(section, tables) }], session, () => context.seed()),
      basis,
      ranking: told.ranking.map((one) => ({ ...one })),
      ...(cut.length > 0 && { cut }),
      ...(carry && { carry }),
      ...(note && { reason: note.reference }),
    };
    return accept({ session: [sessionEvents.tablesDrawn(event)] }, { notes: note ? [note] : [] });
  },
});

/** The tables of a round with two players in each other's places. */
function exchanged(tables: readonly DrawnTable[], one: string, other: string): DrawnTable[] {
  const now = (player: string) => (player === one ? other : player === other ? one : player);
  return tables.map(({ table, players }) => ({ table, players: players.map(now) }));
}

export const exchangePlayers = defineCommand({
  name: 'session.exchange-players',
  summary: 'Swap two players in a drawn round that no table has started, with a reason',
  access,
  body: z.strictObject({
    ...ofRound,
    one: contestantName,
    other: contestantName,
    at: seenAt,
    reason: freeText,
  }),
  uses: usesOfSession,
  also: (body, { session }) => sheetsOf(body, session),
  restsOn: ({ session, section, round }) => [{ of: 'draw', session, section, round }],
  decide({ session: id, section, round, one, other, reason }, { tournament, session }, context, sheets) {
    const found = toBeDrawn(tournament, session, { section, round });
    if ('accepted' in found) return found;
    if (round > lastDrawn(found.data)) return reject({ code: 'session.round-not-drawn', round });
    const begun = begunAt(sheets);
    if (begun !== undefined) return reject({ code: 'sheet.table-begun', table: begun, round });
    const before = namedTables(section, roundsBefore(found.data, round + 1).at(-1)!);
    const stranger = [one, other].find((player) => !before.some(({ players }) => players.includes(player)));
    if (stranger !== undefined) return reject({ code: 'session.contestant-unknown', contestant: stranger });
    if (one === other) return accept({});
    const note = context.note(reason);
    // Who was cut stays so: they are other places, and not another draw.
    const cut = session.cuts[cutKey({ section, round })] ?? [];
    const event = {
      session: id,
      section,
      rounds: [{ round, tables: exchanged(before, one, other) }],
      basis: { kind: 'by-hand' as const, exchanged: [one, other] as [string, string] },
      ...(cut.length > 0 && { cut: [...cut] }),
      reason: note.reference,
    };
    return accept({ session: [sessionEvents.tablesDrawn(event)] }, { notes: [note] });
  },
});
