import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';

/** Viewers behind one address: a server lets no more streams in from one. */
const BEHIND_ONE = 250;
/** A viewer reads what has changed at most once in this time, as the pages do. */
const APART_MS = 500;

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** A document that came into a viewer's hands: up to which position, and when. */
export interface Delivery {
  readonly position: number;
  readonly at: number;
}

/** Looks at the standings of a session while they change, as a page does. */
export class Viewer {
  readonly deliveries: Delivery[] = [];
  readonly #base: string;
  readonly #session: string;
  readonly #errors: Map<string, number>;
  #stream: ClientRequest | undefined;
  #reading = false;
  #again = false;
  #over = false;

  constructor(base: string, session: string, errors: Map<string, number>) {
    this.#base = base;
    this.#session = session;
    this.#errors = errors;
  }

  /** Opens the stream; resolves once the server has answered. */
  open(place: number): Promise<void> {
    const localAddress = `127.0.${1 + Math.floor(place / (BEHIND_ONE * 200))}.${2 + (Math.floor(place / BEHIND_ONE) % 200)}`;
    return new Promise((resolve) => {
      const asking = request(
        `${this.#base}${this.#session}/stream`,
        { agent: false, localAddress },
        (answer) => {
          if (answer.statusCode !== 200) this.#note(`stream ${answer.statusCode}`);
          let text = '';
          answer.setEncoding('utf8').on('data', (chunk: string) => {
            text += chunk;
            for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
              if (text.slice(0, end).includes('"kind":"standings"')) void this.#read();
              text = text.slice(end + 2);
            }
          });
          answer.once('close', () => this.#over || this.#note('stream closed'));
          resolve();
        },
      );
      asking.once('error', (error) => {
        if (!this.#over) this.#note(`stream ${error.message}`);
        resolve();
      });
      asking.end();
      this.#stream = asking;
    });
  }

  close(): void {
    this.#over = true;
    this.#stream?.destroy();
  }

  async #read(): Promise<void> {
    if (this.#reading) {
      this.#again = true;
      return;
    }
    this.#reading = true;
    do {
      this.#again = false;
      const begun = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- one reading after the other
      const position = await this.#position();
      if (position !== undefined) this.deliveries.push({ position, at: performance.now() });
      // oxlint-disable-next-line no-await-in-loop -- as above
      await sleep(Math.max(0, APART_MS - (performance.now() - begun)));
    } while (this.#again && !this.#over);
    this.#reading = false;
  }

  /** Reads the standings. @returns up to which position they are */
  #position(): Promise<number | undefined> {
    return new Promise((resolve) => {
      const asking = request(
        `${this.#base}${this.#session}/standings`,
        { agent, headers: { 'accept-encoding': 'gzip' } },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.once('end', () => {
            if (answer.statusCode !== 200) {
              this.#note(`standings ${answer.statusCode}`);
              return resolve(undefined);
            }
            resolve(positionIn(answer, Buffer.concat(chunks)));
          });
        },
      );
      asking.once('error', (error) => {
        if (!this.#over) this.#note(`standings ${error.message}`);
        resolve(undefined);
      });
      asking.end();
    });
  }

  #note(what: string): void {
    this.#errors.set(what, (this.#errors.get(what) ?? 0) + 1);
  }
}

/** Every document of play begins with its position. */
function positionIn({ headers }: IncomingMessage, body: Buffer): number {
  const text = (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
  return Number(/^\{"position":(\d+)/.exec(text)?.[1]);
}
