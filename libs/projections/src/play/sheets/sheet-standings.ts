import {
  carriedFrom,
  duplicateStandings,
  preferansStandings,
  settleSheet,
  teamStandings,
  type CarriedScore,
  type DuplicateTieBreak,
  type Standing,
  type StandingsRegulation,
  type TableResult,
  type TeamStanding,
  type TieBreakRule,
} from '#preferans';
import { Rational, type RuledRank } from '#scoring';
import { isAbsent, type SheetSettings } from '#tournament';
import type { SessionPlay } from '../session-play.js';
import type { TablesDrawnPlay } from '../sheet-play.js';
import { scheduleOf } from '../schedule.js';
import { boardsPlayed, hasSharedDeals, scoresOfBoards } from './sheet-boards.js';
import { cardsOnSheet } from './sheet-document.js';
import { sheetOf } from './sheet-of.js';

/** Which sheets count: those of the rounds up to one, as they are written. */
export interface SheetsCounted {
  readonly upTo: number;
  /** The round behind it is to be drawn: who is cut from it on, and what is taken along into it, does not count. */
  readonly forDraw?: boolean;
}

/** A player's standing; who was cut stands behind those who went on, the later cut the higher. */
export type SheetStanding = PlayerStanding & { readonly cutFrom: number | null };

type PlayerStanding = Omit<Standing, 'steps'> & RuledRank<TieBreakRule | DuplicateTieBreak>;

/** Whose sheets of which rounds are added up, and what they bring along into the first of them. */
interface Scope {
  readonly players: readonly string[];
  readonly from: number;
  readonly upTo: number;
  readonly carried?: ReadonlyMap<string, CarriedScore>;
  readonly cards?: ReadonlyMap<string, number>;
  /** Who was out before. */
  readonly out: readonly string[];
}

/** The standings of a session that is written on sheets. */
export function sheetStandings(
  session: SessionPlay,
  settings: SheetSettings,
  { upTo, forDraw = false }: SheetsCounted,
): readonly SheetStanding[] {
  return standingsIn(session, settings, upTo, forDraw ? upTo : upTo + 1);
}

/** By the rounds up to one; cuts and what is taken along count that were decided for rounds up to `decided`. */
function standingsIn(
  session: SessionPlay,
  settings: SheetSettings,
  upTo: number,
  decided: number,
): readonly SheetStanding[] {
  const cut = cutsOf(session, decided);
  const stage = lastStage(session, decided);
  if (!stage) {
    const { contestants: players } = scheduleOf(session);
    return inStages(standingsOf(session, settings, { players, from: 1, upTo, out: [] }), cut);
  }
  const { round: from, carry } = stage;
  const before = inStages(standingsIn(session, settings, from - 1, from - 1), cutsOf(session, from));
  const there = before.filter(({ cutFrom }) => cutFrom === null);
  const known = new Map(there.map((one) => [one.contestant, one]));
  const own = standingsOf(session, settings, {
    players: [...known.keys()],
    from,
    upTo,
    carried: carriedFrom(there, carry),
    cards: new Map(there.map(({ contestant, cards }) => [contestant, cards])),
    out: there.filter(({ status }) => status !== 'playing').map(({ contestant }) => contestant),
  });
  const whole = own.map((one) => {
    const { rounds, status } = known.get(one.contestant)!;
    const stays = status === 'playing' ? one.status : status;
    return { ...one, status: stays, rounds: [...rounds, ...one.rounds] };
  });
  return [...inStages(whole, cut), ...before.filter(({ cutFrom }) => cutFrom !== null)];
}

function standingsOf(session: SessionPlay, settings: SheetSettings, scope: Scope): readonly PlayerStanding[] {
  return hasSharedDeals(session)
    ? standingsByDeals(session, settings, scope)
    : standingsBy(settings.counting, resultsOf(session, scope), session, scope);
}

/** The last draw, for a round up to one, into which those who play on do not take all that they have. */
function lastStage({ tableDraws }: SessionPlay, decided: number) {
  const standing = new Map<number, TablesDrawnPlay>();
  for (const drawn of Object.values(tableDraws).flat()) {
    const round = Math.min(...drawn.rounds.map((one) => one.round));
    // Two who change places are not another draw.
    if (drawn.basis.kind !== 'by-hand') standing.set(round, drawn);
  }
  return [...standing]
    .flatMap(([round, { carry }]) => (carry && round <= decided ? [{ round, carry }] : []))
    .toSorted((one, other) => other.round - one.round)[0];
}

/**
 * The standings of teams of three: the sums of their players' rounds. What players take along into a final is theirs: a
 * team is none the worse for it that one of its players goes on.
 */
export function sheetTeams(
  session: SessionPlay,
  settings: SheetSettings,
  { upTo }: SheetsCounted,
): readonly TeamStanding[] {
  const teams = session.sections.flatMap(({ tables }) => tables?.teams ?? []);
  if (teams.length === 0) return [];
  const { contestants: players } = scheduleOf(session);
  const standings = standingsOf(session, settings, { players, from: 1, upTo, out: [] });
  return teamStandings(teams, standings, settings.counting.tieBreaks, lotOf(session));
}

/** The seed of the lot by which the first tables were drawn: where a lot breaks ties, it does. */
function lotOf({ tableDraws }: SessionPlay): string | undefined {
  return Object.values(tableDraws)
    .flat()
    .flatMap(({ basis }) => (basis.kind === 'lot' ? [basis.seed] : []))[0];
}

function standingsBy(
  regulation: StandingsRegulation,
  results: readonly TableResult[],
  session: SessionPlay,
  scope: Scope,
): readonly Standing[] {
  const { players, carried, cards, out } = scope;
  const cut = cutsOf(session, Infinity);
  const seed = lotOf(session);
  return preferansStandings(
    {
      players,
      results,
      penalties: cardsOf(session, scope),
      withdrawn: players.filter((one) => out.includes(one) || (hasLeft(session, one) && !cut.has(one))),
      ...(carried && { carried }),
      ...(cards && { activeCards: cards }),
      ...(seed !== undefined && { seed }),
    },
    regulation,
  );
}

/** Where all tables play the same deals: what each has on them, and what yellow cards take. Nothing of a round is cut off. */
function standingsByDeals(
  session: SessionPlay,
  settings: SheetSettings,
  scope: Scope,
): readonly PlayerStanding[] {
  const { cutOffs: _cutOffs, misplayBeyond: _misplay, ...counting } = settings.counting;
  const played = boardsPlayed(session, scope.upTo).filter(({ round }) => round >= scope.from);
  const scores = scoresOfBoards(played, settings);
  const roundOf = new Map(played.map(({ deal, table, round }) => [`${deal} ${table}`, round]));
  const own = (player: string, round: number) =>
    scores.filter((one) => one.player === player && roundOf.get(`${one.deal} ${one.table}`) === round);
  const sum = (values: readonly Rational[]) => Rational.sum(values);
  const tables = new Map(played.map((one) => [`${one.round} ${one.table}`, one]));
  const results = [...tables.values()].map(({ round, table, seats }) => ({
    round,
    table,
    players: seats.map(({ player }) => ({
      player,
      whists: sum(own(player, round).map(({ score }) => score)),
    })),
  }));
  const all = standingsBy({ ...counting, score: 'whists' }, results, session, scope);
  const besides = new Map(
    all.map(({ contestant, lines }) => [contestant, lines.filter(({ what }) => what !== 'settlement')]),
  );
  const ranked = (takesPlace: boolean) => {
    const those = new Set(
      all.flatMap(({ contestant, status }) => ((status === 'playing') === takesPlace ? [contestant] : [])),
    );
    return duplicateStandings(
      scores.filter(({ player }) => those.has(player)),
      undefined,
      new Map([...besides].filter(([player]) => those.has(player))),
    );
  };
  const standing = new Map(all.map((one) => [one.contestant, one]));
  const withRounds = ({ contestant, value, lines, steps }: ReturnType<typeof ranked>[number]) => {
    const { rounds, status, cards, ranking } = standing.get(contestant)!;
    const inRounds = rounds.map((one) => ({
      ...one,
      whists: sum(own(contestant, one.round).map(({ net }) => net)),
    }));
    return { contestant, ranking, value, lines, steps, status, cards, rounds: inRounds };
  };
  return [
    ...ranked(true).map((one) => ({ ...withRounds(one), place: one.place, last: one.last })),
    ...ranked(false).map((one) => ({ ...withRounds(one), place: undefined, last: undefined })),
  ];
}

/** What each table's sheet comes to, in whists. */
function resultsOf(session: SessionPlay, { from, upTo }: Scope): TableResult[] {
  const { tables } = scheduleOf(session);
  return tables.flatMap((name, index) =>
    Object.entries(session.written[name] ?? {}).flatMap(([key, written]) => {
      const round = Number(key);
      const sheet = sheetOf(session, written);
      const isCounted = round >= from && round <= upTo && written.lines.length > 0;
      if (!sheet || !isCounted) return [];
      const players = settleSheet(sheet).map(({ seat, balance }) => ({
        player: written.seated[seat]!,
        whists: balance,
      }));
      return [{ round, table: index + 1, players }];
    }),
  );
}

function cardsOf({ written }: SessionPlay, { players, from, upTo }: Scope) {
  return Object.values(written).flatMap((rounds) =>
    Object.entries(rounds).flatMap(([key, sheet]) =>
      cardsOnSheet(sheet)
        .filter(({ takenBack }) => takenBack === null && Number(key) >= from && Number(key) <= upTo)
        .filter(({ contestant }) => players.includes(contestant))
        .map(({ contestant, reason }) => ({
          player: contestant,
          round: Number(key),
          reason,
          penalty: { kind: 'yellow-card' as const },
        })),
    ),
  );
}

/** From which round on a player was cut, of those that were decided for rounds up to one; who came back after all was not. */
function cutsOf(session: SessionPlay, decided: number): Map<string, number> {
  const { rounds, absences } = scheduleOf(session);
  const isBack = (player: string, from: number) =>
    Array.from({ length: rounds - from + 1 }, (_, index) => from + index).some(
      (round) => !isAbsent({ absences }, player, round),
    );
  return new Map(
    Object.entries(session.cuts).flatMap(([key, players]) => {
      const round = Number(key.split('/')[1]);
      return round > decided
        ? []
        : players.flatMap((player) => (isBack(player, round) ? [] : [[player, round] as const]));
    }),
  );
}

function hasLeft(session: SessionPlay, contestant: string): boolean {
  const { rounds, absences } = scheduleOf(session);
  return isAbsent({ absences }, contestant, rounds);
}

/** Those who went on, then those of each cut, the last cut first; within a stage as before, from the next free place on. */
function inStages(standings: readonly PlayerStanding[], cut: ReadonlyMap<string, number>): SheetStanding[] {
  const stageOf = ({ contestant }: PlayerStanding) => cut.get(contestant) ?? Infinity;
  const stages = [...new Set([Infinity, ...cut.values()])].toSorted((one, other) => other - one);
  return stages.flatMap((stage) =>
    standings
      .filter((one) => stageOf(one) === stage)
      .map((one) => {
        const cutFrom = Number.isFinite(stage) ? stage : null;
        const { place, last } = one;
        if (place === undefined) return { ...one, cutFrom };
        const moved = standings
          .filter((other) => other.place !== undefined)
          .reduce((sum, other) => {
            if (stageOf(other) > stage && other.place! > place) return sum + 1;
            return stageOf(other) < stage && other.place! < place ? sum - 1 : sum;
          }, 0);
        return { ...one, place: place + moved, last: last! + moved, cutFrom };
      }),
  );
}
