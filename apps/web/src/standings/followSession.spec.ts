import { QueryObserver } from '@tanstack/react-query';
import { until } from '../../../../libs/queues/src/testing/until.js';
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

const of = { tournament: 'spring', session: '1' };
const known = { fetch: globalThis.fetch, addEventListener: globalThis.addEventListener };
const lines: Line[] = [];
let leave: (() => void)[] = [];

beforeEach(() => {
  lines.length = 0;
  leave = [];
  const answer = (path: string, { headers, signal }: RequestInit) => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    signal!.addEventListener('abort', () => void writer.abort().catch(() => undefined));
    const write = (text: string) => void writer.write(new TextEncoder().encode(text)).catch(() => undefined);
    lines.push({
      path: path.split('/').at(-1)!,
      after: new Headers(headers).get('last-event-id'),
      signal: signal!,
      tell: (event, id, data) => write(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`),
    });
    return Promise.resolve(new Response(readable));
  };
  Object.assign(globalThis, {
    fetch: answer,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
});
afterEach(() => {
  for (const each of leave) each();
  Object.assign(globalThis, known);
});

/** A page that follows the session: what it shows, and how often each was read. */
function page() {
  const client = new ReadingsClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const reads: Record<string, number> = {};
  const states: string[] = [];
  const show = async (what: '' | '/clock' | '/room' | '/whereabouts', position: number) => {
    const { queryKey } = reading(what, of);
    const queryFn = () => {
      reads[what] = (reads[what] ?? 0) + 1;
      return { position };
    };
    const observer = new QueryObserver(client, { queryKey, queryFn });
    leave.push(observer.subscribe(() => undefined));
    await until(`${what} is read`, () => observer.getCurrentResult().data !== undefined);
  };
  const follow = () => leave.push(followSession({ client, ...of }, (state) => states.push(state)));
  leave.push(() => client.clear());
  return { client, reads, states, show, follow };
}

describe('a page that follows a session', () => {
  it('asks for more to be sent once it shows more, behind what it was told before', async () => {
    const { client, reads, states, show, follow } = page();
    await show('', 10);
    await show('/room', 12);
    follow();
    await until('line 0 stands', () => lines[0] !== undefined);
    expect(lines[0]).toMatchObject({ path: 'stream?with=room', after: '10' });
    lines[0]!.tell('room', 20, { answer: { position: 20 } });
    lines[0]!.tell('room', 21, { change: { position: 21 } });
    lines[0]!.tell('room', 22, { answer: { position: 22 } });
    const desk = () => client.getQueryData<{ position: number }>(reading('/room', of).queryKey);
    await until('the desk is shown', () => desk()?.position === 22);
    await show('/whereabouts', 22);
    await until('line 1 stands', () => lines[1] !== undefined);
    expect(lines[0]!.signal.aborted).toBe(true);
    expect(lines[1]).toMatchObject({ path: 'stream?with=room,whereabouts', after: '21' });
    lines[1]!.tell('whereabouts', 23, { answer: { position: 23 } });
    const places = () => client.getQueryData<{ position: number }>(reading('/whereabouts', of).queryKey);
    await until('the places are shown', () => places()?.position === 23);
    expect(reads).toEqual({ '': 1, '/room': 1, '/whereabouts': 1 });
    expect(states).toEqual(['connecting', 'live', 'live']);
  });

  it('stays on its line when it shows what is not sent', async () => {
    const { reads, show, follow } = page();
    await show('/room', 12);
    follow();
    await until('line 0 stands', () => lines[0] !== undefined);
    await show('/clock', 12);
    lines[0]!.tell('changed', 13, {
      documents: [
        { kind: 'clock', key: '' },
        { kind: 'room', key: '' },
      ],
    });
    await until('the clock is read again', () => reads['/clock'] === 2);
    expect(lines).toHaveLength(1);
    expect(reads).toEqual({ '/room': 1, '/clock': 2 });
  });
});
