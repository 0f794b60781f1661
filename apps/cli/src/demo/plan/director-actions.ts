import { derivedId, roundsOf, type Scheduled } from '#tournament';
import { DIRECTOR, SESSION, type PlannedAction } from './evening-plan.js';
import type { TimedRound } from './timetable.js';
import type { Troubles } from './troubles.js';

/** Starts each round at its time, even if tables are still playing (Law 8B). */
export function roundStarts(scheduled: Scheduled, roundMinutes: number): PlannedAction[] {
  const last = roundsOf(scheduled);
  return Array.from({ length: last }, (_, index): PlannedAction => {
    const round = index + 1;
    const which = round === last ? `The last round, ${round},` : `Round ${round}`;
    return {
      at: index * roundMinutes,
      by: DIRECTOR,
      command: 'session.call-round',
      body: { session: SESSION, round },
      says: `${which} starts.`,
    };
  });
}

/** One pair does not come, one comes late. */
export function absences(
  { late, noShow }: Troubles,
  roundMinutes: number,
  names: ReadonlyMap<string, string>,
): PlannedAction[] {
  const body = (contestant: string, fromRound: number) => ({ session: SESSION, contestant, fromRound });
  return [
    {
      at: 3.5,
      by: DIRECTOR,
      command: 'session.withdraw-contestant',
      body: body(noShow, 1),
      says: `${names.get(noShow)} (${noShow}) have not come. Their opponents sit out.`,
    },
    {
      at: 4,
      by: DIRECTOR,
      command: 'session.withdraw-contestant',
      body: body(late, 1),
      says: `${names.get(late)} (${late}) are on their way. Round 1 starts without them.`,
    },
    {
      at: roundMinutes - 1.5,
      by: DIRECTOR,
      command: 'session.admit-contestant',
      body: { ...body(late, 2), missed: 'not-played' },
      says: `${late} have arrived and play from round 2.`,
    },
  ];
}

/** The ruling on the board that the slow table does not start. */
export function rulings(
  { slow, notBegun }: Troubles,
  rounds: readonly TimedRound[],
  seed: string,
): PlannedAction[] {
  const { plays } = rounds.find(({ table, round }) => table === slow && round === notBegun.round)!;
  return [
    {
      at: Math.max(...plays.map(({ answered }) => answered)) + 0.5,
      by: DIRECTOR,
      command: 'ruling.give',
      body: {
        session: SESSION,
        ruling: derivedId('demo-ruling', seed, '1'),
        law: { edition: '2017', law: '12C2(a)' },
        reason: `North–South were slow all evening. Board ${notBegun.board} was not started when its round ended.`,
        effects: [
          {
            kind: 'score',
            ...notBegun,
            adjustment: {
              NS: { kind: 'artificial', award: 'average-minus' },
              EW: { kind: 'artificial', award: 'average-plus' },
            },
          },
        ],
      },
      says: `Table ${slow} is far behind. Board ${notBegun.board} is not played there: average minus and average plus.`,
    },
  ];
}

/** Closes the session. */
export function closing(at: number): PlannedAction {
  return {
    at,
    by: DIRECTOR,
    command: 'session.close',
    body: { session: SESSION },
    says: 'All scores are agreed. The session is closed.',
  };
}
