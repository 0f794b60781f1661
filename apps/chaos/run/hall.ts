import type { DemoGame } from '../../cli/src/demo/demo-games.js';
import type { EveningChoice } from '../../cli/src/demo/plan/evening-plan.js';
import type { Browser } from '../../cli/src/server/browser.js';
import { patientOptions } from '../../cli/src/server/server-watch.js';
import { runningServer, signIn } from '../../cli/src/server/sign-in.js';
import { Client } from '../../server/src/testing/client.js';
import { PASSWORD } from '../../server/src/testing/server-under-test.js';
import { playEvening } from '../evenings/evening.js';
import type { Post } from '../evenings/post.js';
import { JournalViewer, StandingsViewer } from '../evenings/viewers.js';
import type { Installation } from '../installation/installation.js';
import type { Played } from './played.js';

/** Who plays and looks on in an installation. */
export class Hall {
  /** Waits for the server as long as it takes. */
  readonly organiser: Browser;
  readonly #origin: string;
  readonly #director: Client;
  readonly #post: Post;
  readonly #signal: AbortSignal;

  private constructor(
    origin: string,
    { organiser, director }: { organiser: Browser; director: Client },
    post: Post,
    signal: AbortSignal,
  ) {
    this.organiser = organiser.with(patientOptions(() => undefined));
    this.#origin = origin;
    this.#director = director;
    this.#post = post;
    this.#signal = signal;
  }

  /** Does the first set-up, and signs in. */
  static async open({ origin, processes }: Installation, post: Post, signal: AbortSignal): Promise<Hall> {
    // A server that starts makes a new token, which takes the place of the one before.
    const token = processes.findLast(({ setUpToken }) => setUpToken !== undefined)?.setUpToken;
    const account = { TIRAGE_LOGIN: 'olga', TIRAGE_PASSWORD: PASSWORD };
    const organiser = await signIn(runningServer(`${origin}/set-up#${token}`), account, signal);
    const director = new Client(origin);
    await director.post('/api/sign-in', { login: 'olga', password: PASSWORD });
    return new Hall(origin, { organiser, director }, post, signal);
  }

  /** Plays an evening while two look on: the director at the journal, somebody without a role at the standings. */
  async play(game: DemoGame, speed: number, choice: EveningChoice): Promise<Played> {
    const journalViewers: JournalViewer[] = [];
    const standingsViewers: StandingsViewer[] = [];
    const [origin, signal] = [this.#origin, this.#signal];
    const { tournament, refused, seal, results } = await playEvening({
      game,
      ...choice,
      speed,
      origin,
      organiser: this.organiser,
      post: this.#post,
      signal,
      onReady: (opened) => {
        journalViewers.push(new JournalViewer(this.#director, opened, signal));
        standingsViewers.push(new StandingsViewer(new Client(origin), opened, signal));
      },
    });
    const isSealed = seal !== undefined;
    return { game, tournament, results, refused, isSealed, journalViewers, standingsViewers };
  }
}
