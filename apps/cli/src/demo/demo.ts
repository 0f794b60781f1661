import { once } from 'node:events';
import type { ServerCommand, ServerContext } from '../command.js';
import { readDemoOptions, type DemoGame, type DemoOptions } from './demo-options.js';
import { onDemoServer, type DemoServer } from './demo-server.js';
import { planEvening } from './plan/plan-evening.js';
import type { PreparedHall } from './play/hall.js';
import { playEvening, type EveningOptions, type PlayedEvening } from './play/play-evening.js';
import { patientManners } from './play/server-watch.js';
import { planSheets, ROUNDS } from './preferans/plan-sheets.js';
import { playSheets } from './preferans/play-sheets.js';
import { pagesOfSheets, sheetsToSee, type SheetPages } from './preferans/sheets-to-see.js';
import { pagesOf, whatToSee, type DemoPages } from './what-to-see.js';

/** What is printed with --json. */
export interface DemoReport extends Omit<PlayedEvening, 'seal'> {
  readonly game: DemoGame;
  readonly seed: string;
  readonly tables: number;
  readonly rounds: number;
  readonly pages: DemoPages | SheetPages;
  readonly seal: string | null;
}

export const demoCommand: ServerCommand = {
  worksOn: 'server',
  name: 'demo',
  usage: '[--server URL] [--speed N]',
  summary: 'play an evening at 12 tables live, so that every page moves: tirage demo --help',
  details: `Plays an evening of pairs, or a Swiss of preferans, in the server that runs here, in the one that --server names, or in one of its own, whose
home is temporary and which goes on until Ctrl-C. The results are invented; so are deals that go together with them, which
stay secret until every table has played them. In preferans 5 rounds of 8 deals are written on the tables' sheets.

  --server URL    a running server, signed in with TIRAGE_LOGIN and TIRAGE_PASSWORD (or made its first organiser with
                  them by the set-up link, given as URL)
  --speed N       how many times faster than in a hall, or max; 16 when left out: about ten minutes
  --game NAME     bridge or preferans; bridge when left out
  --tables N      from 6 to 40, in preferans from 2; 12 when left out, in preferans 8
  --seed WORD     the same word makes the same evening, but for the deals
  --once          a server of its own ends with the evening
  --json          only what was played, as data, at the end
  --help          this text

A server of its own listens where npm start would (PORT, HOST). When the server stops answering the demo waits for it and
sends again what was not acknowledged.`,
  arguments: [0, 0],
  options: ['once', 'json'],
  valued: ['server', 'speed', 'game', 'tables', 'seed'],
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

/** What is played, and how it is shown. */
interface Show {
  readonly tables: number;
  readonly rounds: number;
  play(options: EveningOptions): Promise<PlayedEvening>;
  /** Where its pages are, and what is said of them. */
  pages(hall: PreparedHall): { readonly pages: DemoPages | SheetPages; readonly text: string };
}

function showOf({ players, address, account }: DemoServer, { game, ...choice }: DemoOptions): Show {
  if (game === 'preferans') {
    const plan = planSheets(choice);
    return {
      tables: plan.tables.length,
      rounds: ROUNDS,
      play: (options) => playSheets(players, plan, options),
      pages(hall) {
        const pages = pagesOfSheets(address, hall);
        return { pages, text: sheetsToSee(pages, hall, account) };
      },
    };
  }
  const plan = planEvening(choice);
  return {
    tables: plan.tables.length,
    rounds: plan.movement.rounds,
    play: (options) => playEvening(players, plan, options),
    pages(hall) {
      const pages = pagesOf(address, hall, plan);
      return { pages, text: whatToSee(pages, plan, account) };
    },
  };
}

async function play(
  server: DemoServer,
  options: DemoOptions,
  say: (text: string) => void,
): Promise<DemoReport> {
  const { speed, game, seed } = options;
  const show = showOf(server, options);
  const { tables, rounds } = show;
  let shown: ReturnType<Show['pages']> | undefined;
  say(`Preparing an evening of ${tables} tables at ${server.address}.`);
  const played = await show.play({
    speed,
    signal: server.signal,
    onReady(hall) {
      shown = show.pages(hall);
      say(shown.text);
    },
    onHappening: (text, time) => say(`  ${time}  ${text}`),
  });
  say(outcomeText(played, show, options));
  return { ...played, seal: played.seal ?? null, game, seed, tables, rounds, pages: shown!.pages };
}

function outcomeText(
  { results, closed, seal, position }: PlayedEvening,
  { tables, rounds }: Show,
  { game, seed }: DemoOptions,
) {
  const what = game === 'preferans' ? 'deals' : 'results';
  const played = `${results} ${what} at ${tables} tables in ${rounds} rounds`;
  if (!closed) return `\n${played}; the session is still open: close it in the director's room.`;
  const sealed = seal === undefined ? 'its seal is still to be set' : `sealed with ${seal.slice(0, 16)}…`;
  const again = game === 'preferans' ? `--game preferans --seed ${seed}` : `--seed ${seed}`;
  return `\n${played}, ${position} lines in the book, ${sealed}. The same evening again: ${again}`;
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
