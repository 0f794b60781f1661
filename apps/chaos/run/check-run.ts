import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Ledger } from '#ledger';
import { createPool } from '#platform';
import { eventCatalogue, verifyJournals } from '#tournament';
import { SESSION } from '../../cli/src/demo/plan/evening-plan.js';
import { run } from '../../cli/src/run.js';
import type { Browser } from '../../cli/src/server/browser.js';
import { faultsOfCommands } from '../checks/check-commands.js';
import { faultsOfDocuments, sameForSeed, type Documents } from '../checks/check-documents.js';
import { faultsOfEntries, faultsOfJobs } from '../checks/check-jobs.js';
import { faultsOfJournalSeen, faultsOfStandingsSeen } from '../checks/check-viewers.js';
import { readDocuments } from '../checks/read-documents.js';
import { LedgerRead } from '../checks/read-ledger.js';
import type { SentCommand } from '../evenings/sent-command.js';
import { viewersOf, type Played } from './played.js';

/** How long jobs, projections and viewers get to come to rest, in milliseconds. */
const REST_MS = 60_000;

/** What a check looked at, and what it found wrong, each in a sentence. */
export interface Checked {
  readonly what: string;
  readonly count: number;
  readonly faults: readonly string[];
}

/** What is checked after a run. */
export interface RunToCheck {
  readonly connectionString: string;
  readonly organiser: Browser;
  readonly commands: readonly SentCommand[];
  /** An evening of each game without faults, and those with faults. */
  readonly undisturbed: readonly Played[];
  readonly disturbed: readonly Played[];
  /** Kills every process, and starts it again. */
  restart(): Promise<void>;
}

/** Checks everything that faults must not change. */
export async function checkRun(wanted: RunToCheck): Promise<Checked[]> {
  const { connectionString, organiser, commands, undisturbed, disturbed } = wanted;
  const ledger = new LedgerRead(connectionString);
  const evenings = [...undisturbed, ...disturbed];
  const tournaments = evenings.map(({ tournament }) => tournament);

  await until(async () => (await ledger.pendingJobs(tournaments)).length === 0);
  const viewers = await checkViewers(evenings, ledger, organiser);
  const { documents, faults: apart } = await documentsAround(wanted, ledger, tournaments);
  const written = await ledger.writtenByJobs(tournaments);
  return [
    {
      what: 'evenings were played to the seal, and nothing was refused',
      count: evenings.length,
      faults: evenings.flatMap(({ tournament, refused, isSealed }) => [
        ...refused.map((text) => `${tournament}: ${text}`),
        ...(isSealed ? [] : [`${tournament} is not sealed`]),
      ]),
    },
    {
      what: 'acknowledged commands are in the ledger once, as answered, and no other',
      count: commands.length,
      faults: faultsOfCommands(commands, await ledger.commands(tournaments)),
    },
    await checkChains(connectionString),
    {
      what: 'effects of jobs are there once',
      count: written.length,
      faults: faultsOfJobs(written, await ledger.pendingJobs(tournaments)),
    },
    await checkEntries(undisturbed, disturbed, ledger),
    {
      what: 'documents are those of an evening without faults',
      count: countOf(disturbed.map(({ tournament }) => documents.get(tournament)!)),
      faults: disturbed.flatMap(({ game, tournament }) =>
        faultsOfDocuments(
          sameForSeed(documents.get(tournament)!),
          sameForSeed(documents.get(ofGame(undisturbed, game).tournament)!),
          `that of an undisturbed evening (${tournament})`,
        ),
      ),
    },
    {
      what: 'documents are those of a rebuild, and of a restart',
      count: 2 * countOf([...documents.values()]),
      faults: apart,
    },
    viewers,
  ];
}

function ofGame(undisturbed: readonly Played[], game: Played['game']): Played {
  return undisturbed.find((each) => each.game === game)!;
}

/** The documents at rest, and what differs in them after a rebuild and after a restart. */
async function documentsAround(
  { connectionString, organiser, restart }: RunToCheck,
  ledger: LedgerRead,
  tournaments: readonly string[],
): Promise<{ documents: Map<string, Documents>; faults: string[] }> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- again where an entry came meanwhile
    const heads = await restingHeads(ledger, tournaments);
    const read = async () => {
      const all = new Map<string, Documents>();
      for (const [tournament, head] of heads) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other: a server is busy enough
        all.set(tournament, await readDocuments(organiser, tournament, SESSION, head));
      }
      return all;
    };
    // oxlint-disable no-await-in-loop -- as above
    const documents = await read();
    const rebuilding = await rebuild(connectionString);
    const rebuilt = await read();
    await restart();
    const restarted = await read();
    if (!isDeepStrictEqual(await ledger.heads(tournaments), heads)) continue;
    // oxlint-enable no-await-in-loop
    const faults = tournaments.flatMap((tournament) => [
      ...faultsOfDocuments(documents.get(tournament)!, rebuilt.get(tournament)!, 'a rebuild'),
      ...faultsOfDocuments(rebuilt.get(tournament)!, restarted.get(tournament)!, 'a restart'),
    ]);
    return { documents, faults: [...rebuilding, ...faults] };
  }
}

async function checkEntries(
  undisturbed: readonly Played[],
  disturbed: readonly Played[],
  ledger: LedgerRead,
): Promise<Checked> {
  const faults = disturbed.map(async ({ game, tournament }) => {
    const entries = await ledger.entriesByType(tournament);
    const others = await ledger.entriesByType(ofGame(undisturbed, game).tournament);
    return faultsOfEntries(entries, others).map((fault) => `${tournament} has ${fault}`);
  });
  return {
    what: 'evenings have the entries of one without faults',
    count: disturbed.length,
    faults: (await Promise.all(faults)).flat(),
  };
}

/** Looks at what viewers saw once they had time to see everything, and closes their streams. */
async function checkViewers(
  evenings: readonly Played[],
  ledger: LedgerRead,
  organiser: Browser,
): Promise<Checked> {
  const tournaments = evenings.map(({ tournament }) => tournament);
  const found = async () => {
    const heads = await restingHeads(ledger, tournaments);
    const faults = evenings.map(async ({ tournament, journalViewers, standingsViewers }) => {
      const path = `/api/tournaments/${tournament}/sessions/${SESSION}/standings`;
      const standings = await organiser.get(`${path}?after=${heads.get(tournament)}`);
      return [
        ...journalViewers.flatMap((viewer) => faultsOfJournalSeen(viewer, heads.get(tournament)!)),
        ...standingsViewers.flatMap((viewer) => faultsOfStandingsSeen(viewer, standings)),
      ].map((fault) => `${tournament}: ${fault}`);
    });
    return (await Promise.all(faults)).flat();
  };
  let faults: string[] = [];
  await until(async () => (faults = await found()).length === 0);
  const viewers = evenings.flatMap(viewersOf);
  await Promise.all(viewers.map((viewer) => viewer.close()));
  return { what: 'viewers saw every change up to the head', count: viewers.length, faults };
}

async function checkChains(connectionString: string): Promise<Checked> {
  const pool = createPool(connectionString, { name: 'tirage chaos', max: 2 });
  const ledger = new Ledger({ pool, catalogue: eventCatalogue() });
  const faults: string[] = [];
  let count = 0;
  try {
    for await (const { tournament, ...journal } of verifyJournals(ledger, new AbortController().signal)) {
      count++;
      if (!journal.ok) faults.push(`${tournament}: ${journal.why}`);
    }
  } finally {
    await ledger.close();
    await pool.end();
  }
  return { what: 'chains of journals are unbroken', count, faults };
}

/** As an organiser does it. @returns what went wrong */
async function rebuild(connectionString: string): Promise<string[]> {
  const said: string[] = [];
  const terminal = { out: () => undefined, err: (text: string) => void said.push(text) };
  const code = await run(['rebuild'], { DATABASE_URL: connectionString }, terminal);
  return code === 0 ? said : [...said, `tirage rebuild ended with ${code}`];
}

/** The heads once no entry comes any more. */
async function restingHeads(
  ledger: LedgerRead,
  tournaments: readonly string[],
): Promise<Map<string, number>> {
  let heads = await ledger.heads(tournaments);
  await until(async () => {
    await sleep(1_000);
    const before = heads;
    heads = await ledger.heads(tournaments);
    return isDeepStrictEqual(heads, before);
  });
  return heads;
}

function countOf(documents: readonly Documents[]): number {
  return documents.reduce((sum, each) => sum + Object.keys(each).length, 0);
}

/** Waits until it is so, but not for ever: what is not so is found by the checks. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + REST_MS;
  // oxlint-disable-next-line no-await-in-loop -- until it is so
  while (!(await isSo()) && performance.now() < deadline) await sleep(200);
}
