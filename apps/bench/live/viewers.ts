import { request, type ClientRequest } from 'node:http';
import { createGunzip } from 'node:zlib';
import { changed, type Change } from '#scoring';

/** Viewers behind one address, as many as a large club has. */
const BEHIND_ONE = 250;

/** How a viewer looks at a session. */
export interface Look {
  /** Where it is, an address of this machine. */
  readonly address: string;
  /** Whether it unpacks what comes. */
  readonly unpacks?: boolean;
  /** Of a table's phone, which is told what to read again, and is sent no standings. */
  readonly cookie?: string;
}

/** Where a viewer is who is at no table. */
export function addressOfViewer(place: number): string {
  const number = Math.floor(place / BEHIND_ONE);
  return `127.0.${1 + Math.floor(number / 200)}.${2 + (number % 200)}`;
}

/** A document that came into a viewer's hands: up to which position, and when. */
export interface Delivery {
  readonly position: number;
  readonly at: number;
}

/**
 * Looks at the standings of a session while they change, as a page does. In a hall each viewer has a device of its own to
 * unpack what comes: here a few do, and the others take it in.
 */
export class Viewer {
  readonly deliveries: Delivery[] = [];
  readonly #base: string;
  readonly #session: string;
  readonly #errors: Map<string, number>;
  #stream: ClientRequest | undefined;
  #standings: Change = null;
  #over = false;

  constructor(base: string, session: string, errors: Map<string, number>) {
    this.#base = base;
    this.#session = session;
    this.#errors = errors;
  }

  /** What it has in its hands. */
  get standings(): Change {
    return this.#standings;
  }

  /** Opens the stream; resolves once the server has answered. */
  open({ address, unpacks = false, cookie }: Look): Promise<void> {
    return new Promise((resolve) => {
      const asking = request(
        `${this.#base}${this.#session}/stream${cookie === undefined ? '?with=standings' : ''}`,
        {
          agent: false,
          localAddress: address,
          headers: { 'accept-encoding': 'gzip', ...(cookie !== undefined && { cookie }) },
        },
        (answer) => {
          if (answer.statusCode !== 200) this.#note(`stream ${answer.statusCode}`);
          if (unpacks) this.#unpack(answer);
          else answer.resume();
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

  #unpack(answer: NodeJS.ReadableStream): void {
    let text = '';
    const plain = answer.pipe(createGunzip());
    // The stream has no end of its own.
    plain.on('error', () => undefined);
    plain.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        this.#take(text.slice(0, end));
        text = text.slice(end + 2);
      }
    });
  }

  #take(event: string): void {
    if (!event.startsWith('event: standings\n')) return;
    const sent = JSON.parse(event.slice(event.indexOf('data: ') + 6)) as {
      readonly answer?: Change;
      readonly change?: Change;
    };
    this.#standings = sent.answer ?? changed(this.#standings, sent.change!);
    const { position } = this.#standings as { readonly position: number };
    this.deliveries.push({ position, at: performance.now() });
  }

  #note(what: string): void {
    this.#errors.set(what, (this.#errors.get(what) ?? 0) + 1);
  }
}
