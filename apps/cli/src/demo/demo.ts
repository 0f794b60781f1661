import { once } from 'node:events';
import type { ServerCommand, ServerContext } from '../command.js';
import { readDemoOptions } from './demo-options.js';
import { onDemoServer, type DemoServer } from './demo-server.js';
import type { DemoOptions } from './demo-options.js';
import { planEvening } from './plan/plan-evening.js';
import type { EveningPlan } from './plan/evening-plan.js';
import { playEvening, type PlayedEvening } from './play/play-evening.js';
import { patientManners } from './play/server-watch.js';
import { pagesOf, whatToSee, type DemoPages } from './what-to-see.js';

/** What is printed with --json. */
export interface DemoReport extends Omit<PlayedEvening, 'seal'> {
  readonly seed: string;
  readonly tables: number;
  readonly rounds: number;
  readonly pages: DemoPages;
  readonly seal: string | null;
}

export const demoCommand: ServerCommand = {
  worksOn: 'server',
  name: 'demo',
  usage: '[--server URL] [--speed N]',
  summary: 'play an evening at 12 tables live, so that every page moves: tirage demo --help',
  details: `Plays an evening of pairs in the server that runs here, in the one that --server names, or in one of its own, whose
home is temporary and which goes on until Ctrl-C. The results are invented; so are deals that go together with them, which
stay secret until every table has played them.

  --server URL    a running server, signed in with TIRAGE_LOGIN and TIRAGE_PASSWORD (or made its first organiser with
                  them by the set-up link, given as URL)
  --speed N       how many times faster than in a hall, or max; 16 when left out: about ten minutes
  --tables N      from 6 to 40; 12 when left out
  --seed WORD     the same word makes the same evening, but for the deals
  --once          a server of its own ends with the evening
  --json          only what was played, as data, at the end
  --help          this text

A server of its own listens where npm start would (PORT, HOST). When the server stops answering the demo waits for it and
sends again what was not acknowledged.`,
  arguments: [0, 0],
  options: ['once', 'json'],
  valued: ['server', 'speed', 'tables', 'seed'],
  interrupted:
    'Interrupted: what was played by then stays on a server that was running; one of its own is gone.',
  async run(_, options, context) {
    const chosen = readDemoOptions(context.values);
    const asJson = options.has('json');
    const say = asJson ? () => undefined : context.terminal.out;
    const manners = patientManners(say);
    return onDemoServer(context, manners, async (server) => {
      const report = await play(server, chosen, say);
      if (asJson) context.terminal.out(JSON.stringify(report, null, 2));
      if (server.account && !options.has('once')) await untilInterrupted(server, context, say);
      return report.closed ? 0 : 1;
    });
  },
};

async function play(
  { players, address, account, signal }: DemoServer,
  { speed, ...choice }: DemoOptions,
  say: (text: string) => void,
): Promise<DemoReport> {
  const plan = planEvening(choice);
  let pages: DemoPages | undefined;
  say(`Preparing an evening of ${plan.tables.length} tables at ${address}.`);
  const played = await playEvening(players, plan, {
    speed,
    signal,
    onReady(hall) {
      pages = pagesOf(address, hall, plan);
      say(whatToSee(pages, plan, account));
    },
    onHappening: (text, time) => say(`  ${time}  ${text}`),
  });
  say(outcomeText(played, plan, choice.seed));
  return {
    ...played,
    seal: played.seal ?? null,
    seed: choice.seed,
    tables: plan.tables.length,
    rounds: plan.movement.rounds,
    pages: pages!,
  };
}

function outcomeText({ results, closed, seal, position }: PlayedEvening, plan: EveningPlan, seed: string) {
  const played = `${results} results at ${plan.tables.length} tables in ${plan.movement.rounds} rounds`;
  if (!closed) return `\n${played}; the session is still open: close it in the director's room.`;
  const sealed = seal === undefined ? 'its seal is still to be set' : `sealed with ${seal.slice(0, 16)}…`;
  return `\n${played}, ${position} lines in the book, ${sealed}. The same evening again: --seed ${seed}`;
}

/** The server stays for whoever wants to look around. */
async function untilInterrupted(
  { address, signal }: DemoServer,
  { signal: interrupted }: ServerContext,
  say: (text: string) => void,
): Promise<void> {
  say(`Look around at ${address} as long as you like. Ctrl-C ends this server and removes its home.`);
  if (!signal.aborted) await once(signal, 'abort');
  if (!interrupted.aborted) throw signal.reason;
}
