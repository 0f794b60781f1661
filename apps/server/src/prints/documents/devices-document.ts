import { createHash } from 'node:crypto';
import type { BwsSessionToWrite } from '#interchange';
import type { DevicePlan, OpenDealSeen, SessionSeen } from '#projections';
import { openDealsOf } from '../../reading/open-deals.js';

/** A session as its devices are told of it. */
export interface SessionForDevices {
  readonly tournament: { readonly id: string; readonly name: string };
  readonly session: SessionSeen;
  readonly plan: DevicePlan;
  /** Deals that everybody may see: whoever plays may look into a device. */
  readonly deals: readonly OpenDealSeen[];
  /** Numbers of players in a club or federation, by the ids of players. */
  readonly memberNumbers: ReadonlyMap<string, string>;
  /** `2026-11-24 19:30`, by the clocks of the venue. */
  readonly now: string;
}

/** What the file for scoring devices has of a session. */
export function forDevices(of: SessionForDevices): BwsSessionToWrite {
  const { tournament, session, plan, deals, memberNumbers, now } = of;
  const names = namesIn(session);
  const nameless = new Set(plan.notes.flatMap((note) => (note.code === 'nameless' ? [note.section] : [])));
  return {
    name: `${tournament.name} ${session.session}`,
    guid: guidOf(tournament.id, session.session),
    made: now,
    sections: plan.sections.map(({ section, players, ...rest }) => ({
      ...rest,
      letter: section,
      asksNumbers: nameless.has(section),
      players: players.flatMap(({ table, seat, person }) => {
        const name = names.get(person) ?? null;
        return name === null ? [] : [{ table, seat, name, number: memberNumbers.get(person) ?? null }];
      }),
    })),
    hands: openDealsOf(deals).map(({ board, deal }) => ({ board, deal })),
  };
}

/** The names of all who play in a session, by their ids. */
export function namesIn({ contestants }: Pick<SessionSeen, 'contestants'>): ReadonlyMap<string, string> {
  const everybody = contestants.flatMap(({ players, substitutions }) => [
    ...players,
    ...substitutions.map(({ player }) => player),
  ]);
  return new Map(
    everybody.flatMap(({ person, name }) =>
      person === undefined || name === null ? [] : [[person, name] as const],
    ),
  );
}

/** The same for each file of a session, and no other session's. */
function guidOf(tournament: string, session: string): string {
  return createHash('sha256').update(`${tournament}/${session}`).digest('hex').slice(0, 32).toUpperCase();
}
