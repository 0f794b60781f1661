import { DEMO_GAMES, type DemoGame } from '../../cli/src/demo/demo-games.js';
import type { EveningChoice } from '../../cli/src/demo/plan/evening-plan.js';
import type { PlayedEvening } from '../../cli/src/demo/play/play-evening.js';
import { Browser } from '../../cli/src/server/browser.js';
import { patientOptions } from '../../cli/src/server/server-watch.js';
import type { Post } from './post.js';

/** What an evening is played with. */
export interface EveningWanted extends EveningChoice {
  readonly game: DemoGame;
  readonly speed: number;
  readonly origin: string;
  /** Signed in. */
  readonly organiser: Browser;
  readonly post: Post;
  readonly signal: AbortSignal;
  /** Told of the tournament before its first round. */
  onReady?(tournament: string): void;
}

/** Plays an evening of the demo, whose players wait for the server as long as it takes. */
export function playEvening(wanted: EveningWanted): Promise<PlayedEvening> {
  const { game, speed, origin, signal, post, tables, seed, onReady } = wanted;
  const options = { ...patientOptions(() => undefined), send: post.send };
  const players = {
    organiser: wanted.organiser.with(options),
    newBrowser: () => new Browser(origin, signal, options),
  };
  const show = DEMO_GAMES[game].show(
    { players, address: origin, account: undefined, signal },
    { tables, seed },
  );
  return show.play({ speed, signal, onReady: ({ tournament }) => onReady?.(tournament) });
}
