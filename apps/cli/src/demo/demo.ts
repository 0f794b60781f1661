import { once } from 'node:events';
import { gameNamed } from '#cards';
import type { ServerCommand, ServerContext } from '../command/command.js';
import { DEMO_GAMES, type DemoGame, type Show } from './demo-games.js';
import { readDemoOptions, type DemoOptions } from './demo-options.js';
import { onDemoServer, type DemoServer } from './demo-server.js';
import type { PlayedEvening } from './play/play-evening.js';
import { patientOptions } from '../server/server-watch.js';
import type { SheetPages } from './preferans/sheets-to-see.js';
import type { DemoPages } from './play/what-to-see.js';

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
  summary: 'simulate an evening, so that you can see every page live',
  details: `Simulates an evening of pairs, or a preferans Swiss. It uses the server that runs here or the one you name with --server.
If there is none, it starts a temporary server, which runs until Ctrl-C. Results and deals are invented. Deals stay
hidden until every table has played them. In preferans, the tables write 5 rounds of 8 deals on score sheets.

  --server URL    running server; sign in with TIRAGE_LOGIN and TIRAGE_PASSWORD, or give the set-up link as URL to
                  create the first organiser with them
  --speed N       times faster than real play, or max (default: 16, about ten minutes)
  --game NAME     bridge (default) or preferans
  --tables N      6–40, in preferans 2–40 (default: 12, in preferans 8)
  --seed WORD     the same word gives the same evening, apart from the deals
  --once          stop the temporary server when the evening ends
  --json          output only the result, as JSON
  --help          show this help

A temporary server uses the same address as npm start (PORT, HOST). If the server stops answering, the demo waits and
sends again everything that was not confirmed.`,
  arguments: [0, 0],
  options: ['once', 'json'],
  valued: ['server', 'speed', 'game', 'tables', 'seed'],
  interrupted: 'Interrupted. Results played so far stay on a running server. A temporary server is removed.',
  async run(_, options, context) {
    const chosen = readDemoOptions(context.values);
    const asJson = options.has('json');
    const say = asJson ? () => undefined : context.terminal.out;
    const clientOptions = patientOptions(say);
    return onDemoServer(context, clientOptions, async (server) => {
      const report = await play(server, chosen, say);
      if (asJson) context.terminal.out(JSON.stringify(report, null, 2));
      if (server.account && !options.has('once')) await untilInterrupted(server, context, say);
      return report.closed ? 0 : 1;
    });
  },
};

async function play(
  server: DemoServer,
  options: DemoOptions,
  say: (text: string) => void,
): Promise<DemoReport> {
  const { speed, game, seed } = options;
  const show = DEMO_GAMES[game].show(server, options);
  const { tables, rounds } = show;
  let shown: ReturnType<Show['pages']> | undefined;
  say(`Preparing an evening of ${tables} tables at ${server.address}.`);
  const played = await show.play({
    speed,
    signal: server.signal,
    onReady(venue) {
      shown = show.pages(venue);
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
  const played = `${results} ${DEMO_GAMES[game].counted} at ${tables} tables in ${rounds} rounds`;
  if (!closed) return `\n${played}; the session is still open. Close it at the director’s desk.`;
  const sealed = seal === undefined ? 'not sealed yet' : `seal ${seal.slice(0, 16)}…`;
  const again = Object.entries({ ...gameNamed(game), seed }).map(([name, value]) => `--${name} ${value}`);
  return `\n${played}, ${position} journal entries, ${sealed}. To repeat this evening: ${again.join(' ')}`;
}

/** The server stays for whoever wants to look around. */
async function untilInterrupted(
  { address, signal }: DemoServer,
  { signal: interrupted }: ServerContext,
  say: (text: string) => void,
): Promise<void> {
  say(
    `You can look around at ${address} as long as you like. Ctrl-C stops this server and deletes its data.`,
  );
  if (!signal.aborted) await once(signal, 'abort');
  if (!interrupted.aborted) throw signal.reason;
}
