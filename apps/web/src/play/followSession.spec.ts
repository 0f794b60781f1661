import { QueryObserver } from '@tanstack/react-query';
import { ReadingsClient } from '../api/firstReadings.js';
import { reading } from '../api/sessionQueries.js';
import { followSession } from './followSession.js';

/** A line to a server that the test speaks on. */
interface Line {
  readonly path: string;
  readonly after: string | null;
  readonly signal: AbortSignal;
  tell(event: string, id: number, data: object): void;
}

type What = '' | '/clock' | '/room' | '/whereabouts';

const of = { tournament: 'spring', session: '1' };
const { fetch, addEventListener, removeEventListener } = globalThis;
let opened: (line: Line) => void;
let leave: (() => void)[];

beforeEach(() => {
  leave = [];
  const answer = (path: string, { headers, signal }: { headers: HeadersInit; signal: AbortSignal }) => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    signal.addEventListener('abort', () => void writer.abort().catch(() => undefined));
    opened({
      path: path.split('/').at(-1)!,
      after: new Headers(headers).get('last-event-id'),
      signal,
      tell(event, id, data) {
        const text = `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
        void writer.write(new TextEncoder().encode(text)).catch(() => undefined);
      },
    });
    return Promise.resolve(new Response(readable));
  };
  const nothing = () => undefined;
  Object.assign(globalThis, { fetch: answer, addEventListener: nothing, removeEventListener: nothing });
});
afterEach(() => {
  for (const each of leave) each();
  Object.assign(globalThis, { fetch, addEventListener, removeEventListener });
});

const nextLine = () =>
  new Promise<Line>((resolve) => {
    opened = resolve;
  });

/** A page of the session: what it shows, and how often each was read. */
class Page {
  readonly reads: Partial<Record<What, number>> = {};
  readonly states: string[] = [];
  readonly #client = new ReadingsClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  });

  constructor() {
    leave.push(() => this.#client.clear());
  }

  /** Shows something of the session, as it is read up to a journal entry from now on. */
  async show(what: What, position: number): Promise<void> {
    const queryFn = () => {
      this.reads[what] = (this.reads[what] ?? 0) + 1;
      return { position };
    };
    const { queryKey } = reading(what, of);
    const observer = new QueryObserver<{ position: number }>(this.#client, { queryKey, queryFn });
    leave.push(observer.subscribe(() => undefined));
    await this.shows(what, position);
  }

  follow(): Promise<Line> {
    const line = nextLine();
    leave.push(followSession({ client: this.#client, ...of }, (state) => this.states.push(state)));
    return line;
  }

  /** Waits until what is shown is that of a journal entry, and was read so often. */
  shows(what: What, position: number, reads = 0): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        const data = this.#client.getQueryData<{ position: number }>(reading(what, of).queryKey);
        if (data?.position === position && (this.reads[what] ?? 0) >= reads) resolve();
      };
      leave.push(this.#client.getQueryCache().subscribe(look));
      look();
    });
  }
}

describe('a page that follows a session', () => {
  it('asks for more to be sent once it shows more, behind what it was told before', async () => {
    const page = new Page();
    await page.show('', 10);
    await page.show('/room', 12);
    const first = await page.follow();
    expect(first).toMatchObject({ path: 'stream?with=room', after: '10' });
    for (const position of [20, 21, 22]) first.tell('room', position, { answer: { position } });
    await page.shows('/room', 22);
    const another = nextLine();
    await page.show('/whereabouts', 22);
    const second = await another;
    expect(first.signal.aborted).toBe(true);
    // Of the last entry not all may have come.
    expect(second).toMatchObject({ path: 'stream?with=room,whereabouts', after: '21' });
    second.tell('whereabouts', 23, { answer: { position: 23 } });
    await page.shows('/whereabouts', 23);
    expect(page.reads).toEqual({ '': 1, '/room': 1, '/whereabouts': 1 });
    expect(page.states).toEqual(['connecting', 'live', 'live']);
  });

  it('stays on its line when it shows what is not sent', async () => {
    const page = new Page();
    await page.show('/room', 12);
    const line = await page.follow();
    await page.show('/clock', 12);
    const documents = ['clock', 'room'].map((kind) => ({ kind, key: '' }));
    line.tell('changed', 13, { documents });
    await page.shows('/clock', 12, 2);
    expect(line.signal.aborted).toBe(false);
    expect(page.reads).toEqual({ '/room': 1, '/clock': 2 });
  });
});
