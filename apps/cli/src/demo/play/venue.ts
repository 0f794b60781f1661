import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { inPieces } from '#cards';
import { writePbn } from '#interchange';
import { DEFAULT_SESSION_SETTINGS } from '#tournament';
import type { Browser } from '../../server/browser.js';
import { pairTables, type Players, type TablePhone } from '../../server/players.js';
import { SESSION, type EveningPlan } from '../plan/evening-plan.js';
import { fittingDeals } from '../plan/fitting-deals.js';
import type { Speed } from './venue-clock.js';

const LOOK_EVERY_MS = 100;
const LONGEST_LOOK_MS = 120_000;

/** A tournament that is ready to be played: entered, seated, dealt, every table with a phone. */
export interface PreparedVenue {
  readonly tournament: string;
  readonly phones: ReadonlyMap<string, TablePhone>;
}

/**
 * Prepares an evening as an organiser does: a tournament that everybody may see, entries, session, movement, seats,
 * deals, a phone for each table; then the session is started.
 */
export async function prepareVenue(
  players: Players,
  plan: EveningPlan,
  speed: Speed,
): Promise<PreparedVenue> {
  const { organiser } = players;
  const tournament = await organiser.create(plan.name);
  const give = (name: string, body: Readonly<Record<string, unknown>> = {}) =>
    organiser.command(tournament, name, body);
  await give('tournament.publish');
  await give('entries.open');
  for (const { entry, players: members } of plan.pairs) {
    for (const { id, name } of members)
      await organiser.put(`/api/tournaments/${tournament}/players/${id}`, { name });
    await give('entries.register', { entry, players: members.map(({ id }) => id) });
  }
  await give('entries.close');
  const settings = {
    ...DEFAULT_SESSION_SETTINGS,
    clock: wallClock(plan.roundMinutes, speed),
    // Swedish dates are those of ISO 8601.
    day: new Intl.DateTimeFormat('sv', { dateStyle: 'short' }).format(),
  };
  await give('session.create', { session: SESSION, settings });
  const { boardsPerRound, movement } = plan;
  await give('session.set-movement', {
    session: SESSION,
    sections: [{ section: 'A', boardsPerRound, movement }],
  });
  await give('session.draw-seats', { session: SESSION, seed: plan.draw });
  const deals = [...fittingDeals(plan, inPieces(randomBytes))].map(([board, deal]) => ({ board, deal }));
  await organiser.bringDeals(tournament, SESSION, { format: 'PBN', bytes: writePbn({ deals }) });
  const phones = await pairTables(players, tournament, SESSION, plan.tables);
  await give('session.start', { session: SESSION });
  return { tournament, phones };
}

/** The server's clock runs in true time: its rounds are as short as they really are, in whole minutes. */
export function wallClock(roundMinutes: number, speed: Speed): { round: number; change: number } {
  return { round: Math.max(1, Math.round(roundMinutes / speed)), change: 0 };
}

/** Waits for the seal over the closed session. @returns its hash; nothing when it was not set in time */
export async function untilSealed(
  organiser: Browser,
  tournament: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  let hash: string | undefined;
  await until(signal, async () => {
    const { seals } = await organiser.get(`/api/tournaments/${tournament}`);
    hash = (seals as readonly { hash: string }[]).at(-1)?.hash;
    return hash !== undefined;
  });
  return hash;
}

async function until(signal: AbortSignal, isSo: () => Promise<boolean>): Promise<boolean> {
  for (let waited = 0; waited < LONGEST_LOOK_MS; waited += LOOK_EVERY_MS) {
    if (await isSo()) return true;
    await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
  return false;
}
