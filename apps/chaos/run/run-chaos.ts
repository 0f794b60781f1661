import type { DemoGame } from '../../cli/src/demo/demo-games.js';
import { Chance } from '../../cli/src/demo/plan/chance.js';
import { countCommands, type CommandCounts } from '../evenings/count-commands.js';
import { Post } from '../evenings/post.js';
import { commitFaults, textOf, type CommittedFault } from '../faults/commit-faults.js';
import type { Fault, FaultKind } from '../faults/fault.js';
import { planFaults } from '../faults/plan-faults.js';
import { faultsOfInstallation } from '../installation/installation-faults.js';
import type { Installation } from '../installation/installation.js';
import { LAYOUTS, type LayoutName } from '../installation/layout.js';
import { openInstallation } from '../installation/open-installation.js';
import { checkRun, type Checked } from './check-run.js';
import { Hall } from './hall.js';
import { viewersOf, type Played } from './played.js';

/** What a run of chaos is made from. */
export interface ChaosWanted {
  readonly seed: string;
  readonly layout: LayoutName;
  readonly games: readonly DemoGame[];
  readonly tables: number;
  readonly faults: number;
  readonly kinds: readonly FaultKind[];
  /** How much faster than in a hall the disturbed evenings are played. */
  readonly speed: number;
  readonly longestFaultMs: number;
  /** Over how long the faults are spread; left out: over the commands of one evening. */
  readonly overMs?: number;
  readonly signal: AbortSignal;
  say(text: string): void;
}

/** What came of a run. */
export interface ChaosReport {
  readonly committed: readonly CommittedFault[];
  /** Faults that cannot be committed here. */
  readonly notTried: readonly FaultKind[];
  readonly commands: CommandCounts;
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly streamsOpened: number;
  readonly evenings: number;
  /** Of processes that ended without having been killed, or could not start. */
  readonly ends: readonly string[];
  readonly checks: readonly Checked[];
}

/** Plays evenings in an installation to which faults are done, and checks what must be the same all the same. */
export async function runChaos(wanted: ChaosWanted): Promise<ChaosReport> {
  const installation = await openInstallation(LAYOUTS[wanted.layout], wanted.kinds.includes('fill-disk'));
  const over = new AbortController();
  const signal = AbortSignal.any([wanted.signal, over.signal]);
  let report: ChaosReport | undefined;
  let notInOrder: readonly string[];
  try {
    report = await runIn(installation, { ...wanted, signal });
  } finally {
    // Players would wait for their server for ever.
    over.abort();
    notInOrder = await installation.close();
  }
  const ending = { what: 'processes end in order', count: installation.processes.length, faults: notInOrder };
  return { ...report, checks: [...report.checks, ending] };
}

async function runIn(installation: Installation, wanted: ChaosWanted): Promise<ChaosReport> {
  const { seed, games, kinds, signal, say } = wanted;
  const post = new Post(new Chance(`${seed} on the way`));
  const hall = await Hall.open(installation, post, signal);
  const play = async (game: DemoGame, speed: number): Promise<Played> => {
    const played = await hall.play(game, speed, wanted);
    say(`  ${game}, ${played.results} results: ${played.tournament}`);
    return played;
  };

  say(`Evenings without faults at ${installation.origin}:`);
  const undisturbed: Played[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const game of games) undisturbed.push(await play(game, Infinity));

  const committing = { ...faultsOfInstallation(installation), ...post.faults };
  const possible = kinds.filter((kind) => committing[kind] !== undefined);
  const plan = planOf(wanted, possible, post.acknowledged);
  say(`${plan.length} faults:`);
  const committed: CommittedFault[] = [];
  const over = new AbortController();
  const evenings = Promise.all(
    games.map(async (game) => {
      const disturbed: Played[] = [];
      do {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        disturbed.push(await play(game, wanted.speed));
      } while (wanted.overMs !== undefined && !over.signal.aborted);
      return disturbed;
    }),
  );
  const faults = commitFaults(plan, committing, post, {
    until: evenings,
    signal,
    onCommitted(fault) {
      committed.push(fault);
      say(`  ${committed.length}. ${textOf(fault)}`);
    },
  }).finally(() => over.abort());
  const [lanes] = await Promise.all([evenings, faults]);
  const disturbed = lanes.flat();
  await installation.up();

  const { commands } = post;
  const checks = await checkRun({
    connectionString: installation.database.connectionString,
    organiser: hall.organiser,
    commands,
    undisturbed,
    disturbed,
    async restart() {
      await Promise.all(installation.processes.map((each) => each.kill(0)));
    },
  });
  const all = [...undisturbed, ...disturbed];
  return {
    committed,
    notTried: kinds.filter((kind) => !possible.includes(kind)),
    commands: countCommands(commands),
    statuses: Object.fromEntries(post.statuses),
    streamsOpened: all.flatMap(viewersOf).reduce((sum, { opened }) => sum + opened, 0),
    evenings: all.length,
    ends: installation.processes.flatMap(({ name, ends, failedStarts }) => [
      ...ends.map((end) => `${name} ended with ${end}`),
      ...failedStarts.map((said) => `${name} did not start: ${said}`),
    ]),
    checks: [...checks, ...stayedUp(installation)],
  };
}

/** A process whose database is not its own stays up while the database is away. */
function stayedUp({ layout, processes }: Installation): Checked[] {
  if (layout.database === 'of-home') return [];
  const faults = processes.flatMap(({ name, ends }) => ends.map((end) => `${name} ended with ${end}`));
  return [{ what: 'processes stay up whatever is away', count: processes.length, faults }];
}

/** @param before how many commands an evening without faults took, all of which are acknowledged */
function planOf(
  { seed, layout, faults, longestFaultMs, overMs }: ChaosWanted,
  kinds: readonly FaultKind[],
  before: number,
): Fault[] {
  const over = overMs === undefined ? { from: before, commands: before } : { ms: overMs };
  return planFaults({ seed: `${seed} ${layout}`, count: faults, kinds, longestMs: longestFaultMs, over });
}
