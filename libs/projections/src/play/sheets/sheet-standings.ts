import {
  duplicateStandings,
  preferansStandings,
  settleSheet,
  teamStandings,
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
import { scheduleOf } from '../schedule.js';
import { boardsPlayed, hasSharedDeals, scoresOfBoards } from './sheet-boards.js';
import { sheetOf } from './sheet-of.js';

/** Which sheets count: those of the rounds up to one, as they are written. */
export interface SheetsCounted {
  readonly upTo: number;
}

/** A player's standing; who was cut stands behind those who went on, the later cut the higher. */
export type SheetStanding = PlayerStanding & { readonly cutFrom: number | null };

type PlayerStanding = Omit<Standing, 'steps'> & RuledRank<TieBreakRule | DuplicateTieBreak>;

/** The standings of a session that is written on sheets. */
export function sheetStandings(
  session: SessionPlay,
  settings: SheetSettings,
  counted: SheetsCounted,
): readonly SheetStanding[] {
  const cut = cutsOf(session, counted.upTo);
  const standings = hasSharedDeals(session)
    ? standingsByDeals(session, settings, counted, cut)
    : standingsBy(settings.counting, resultsOf(session, counted), session, counted, cut);
  return inStages(standings, cut);
}

/** The standings of teams of three: the sums of their players. */
export function sheetTeams(
  { sections }: SessionPlay,
  { counting }: SheetSettings,
  standings: readonly SheetStanding[],
): readonly TeamStanding[] {
  const teams = sections.flatMap(({ tables }) => tables?.teams ?? []);
  return teams.length === 0 ? [] : teamStandings(teams, standings, counting.tieBreaks);
}

function standingsBy(
  regulation: StandingsRegulation,
  results: readonly TableResult[],
  session: SessionPlay,
  { upTo }: SheetsCounted,
  cut: ReadonlyMap<string, number>,
): readonly Standing[] {
  const { contestants } = scheduleOf(session);
  return preferansStandings(
    {
      players: contestants,
      results,
      penalties: cardsOf(session, upTo),
      withdrawn: contestants.filter((one) => hasLeft(session, one) && !cut.has(one)),
    },
    regulation,
  );
}

/** Where all tables play the same deals: what each has on them, and what yellow cards take. Nothing of a round is cut off. */
function standingsByDeals(
  session: SessionPlay,
  settings: SheetSettings,
  counted: SheetsCounted,
  cut: ReadonlyMap<string, number>,
): readonly PlayerStanding[] {
  const { cutOffs: _cutOffs, misplayBeyond: _misplay, ...counting } = settings.counting;
  const played = boardsPlayed(session, counted.upTo);
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
  const all = standingsBy({ ...counting, score: 'whists' }, results, session, counted, cut);
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
function resultsOf(session: SessionPlay, { upTo }: SheetsCounted): TableResult[] {
  const { tables } = scheduleOf(session);
  return tables.flatMap((name, index) =>
    Object.entries(session.written[name] ?? {}).flatMap(([key, written]) => {
      const round = Number(key);
      const sheet = sheetOf(session, written);
      const isCounted = round <= upTo && written.lines.length > 0;
      if (!sheet || !isCounted) return [];
      const players = settleSheet(sheet).map(({ seat, balance }) => ({
        player: written.seated[seat]!,
        whists: balance,
      }));
      return [{ round, table: index + 1, players }];
    }),
  );
}

function cardsOf({ written }: SessionPlay, upTo: number) {
  return Object.values(written).flatMap((rounds) =>
    Object.entries(rounds).flatMap(([key, { cards }]) =>
      cards
        .filter(({ takenBack }) => takenBack === null && Number(key) <= upTo)
        .map(({ contestant, reason }) => ({
          player: contestant,
          round: Number(key),
          reason,
          penalty: { kind: 'yellow-card' as const },
        })),
    ),
  );
}

/** From which round on a player was cut. */
function cutsOf({ cuts }: SessionPlay, upTo: number): Map<string, number> {
  return new Map(
    Object.entries(cuts).flatMap(([key, players]) => {
      const round = Number(key.split('/')[1]);
      return round > upTo + 1 ? [] : players.map((player) => [player, round] as const);
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
