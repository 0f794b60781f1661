import type { JournalMarks } from './journal-marks.js';
import type { Followers } from './followers.js';
import { Clients, type Contender } from './workload.js';

/** One load, put on every contender in turn. */
export interface Scenario {
  readonly clients: number;
  readonly tournaments: number;
  readonly events: number;
}

/** A contender under a load: events a second, one figure a round. */
export interface Throughput {
  readonly scenario: Scenario;
  readonly contender: string;
  readonly kind: ContenderKind;
  readonly values: number[];
}

export type ContenderKind = 'raw' | 'emmett' | 'ledger' | 'ledger, followed live';

export interface Entry {
  readonly kind: ContenderKind;
  readonly contender: Contender;
}

/** Milliseconds of every contender in every scenario before the first round. */
const WARM = 150;

/** Runs every scenario on its contenders, in turn within each round, the order turning from round to round. */
export async function measureThroughput(options: {
  readonly rounds: number;
  /** Milliseconds of one contender in one scenario in one round. */
  readonly slice: number;
  readonly tournaments: readonly string[];
  readonly one: string;
  readonly scenarios: readonly { readonly scenario: Scenario; readonly entries: readonly Entry[] }[];
  readonly followers: Followers;
  readonly acknowledged: ReadonlyMap<string, JournalMarks>;
  readonly progress: (text: string) => void;
}): Promise<Throughput[]> {
  const { rounds, slice, tournaments, one, followers, acknowledged, progress } = options;
  const runs = options.scenarios.map(({ scenario, entries }, number) =>
    entries.map(({ kind, contender }) => ({
      contender,
      clients: new Clients(
        `${number}:${kind}:${contender.name}`.replaceAll(/[^0-9a-z:]/gi, ''),
        scenario.tournaments === 1 ? [one] : tournaments,
        scenario.clients,
        scenario.events,
      ),
      result: { scenario, contender: contender.name, kind, values: [] as number[] },
    })),
  );
  // Connections plan their statements and the code is compiled before anything counts.
  for (const entries of runs)
    for (const { contender, clients } of entries) await clients.run(contender, WARM);
  for (let round = 0; round < rounds; round++) {
    for (const entries of runs) {
      for (let turn = 0; turn < entries.length; turn++) {
        const { contender, clients, result } = entries[(turn + round) % entries.length]!;
        if (result.kind !== 'ledger, followed live') followers.closeGate();
        result.values.push(await clients.run(contender, slice));
        followers.openGate();
        await followers.caughtUp(acknowledged);
      }
    }
    progress(`round ${round + 1} of ${rounds}`);
  }
  return runs.flatMap((entries) => entries.map(({ result }) => result));
}
