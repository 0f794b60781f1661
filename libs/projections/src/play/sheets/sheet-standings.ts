import { preferansStandings, settleSheet, type Standing, type TableResult } from '#preferans';
import { isAbsent, type SheetSettings } from '#tournament';
import type { SessionPlay } from '../session-play.js';
import { scheduleOf } from '../schedule.js';
import { sheetOf } from './sheet-of.js';

/** Which sheets count: those of the rounds up to one, as they are written. */
export interface SheetsCounted {
  readonly upTo: number;
}

/** A player's standing; who was cut stands behind those who went on, the later cut the higher. */
export type SheetStanding = Standing & { readonly cutFrom: number | null };

/** The standings of a session that is written on sheets. */
export function sheetStandings(
  session: SessionPlay,
  settings: SheetSettings,
  counted: SheetsCounted,
): readonly SheetStanding[] {
  const { contestants } = scheduleOf(session);
  const cut = cutsOf(session, counted.upTo);
  const standings = preferansStandings(
    {
      players: contestants,
      results: resultsOf(session, counted),
      penalties: cardsOf(session, counted.upTo),
      withdrawn: contestants.filter((one) => hasLeft(session, one) && !cut.has(one)),
    },
    settings.counting,
  );
  return inStages(standings, cut);
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
function inStages(standings: readonly Standing[], cut: ReadonlyMap<string, number>): SheetStanding[] {
  const stageOf = ({ contestant }: Standing) => cut.get(contestant) ?? Infinity;
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
