import { Problem } from '../api/problem.js';
import type { CommandAnswer } from '../api/types.js';
import { Outbox, type OutboxStore, type Unsent } from './outbox.js';

const A1 = { session: '1', table: 'A1' };
const PLAY = { ...A1, round: 1, board: 3 };
const OUT = { kind: 'passed-out' } as const;

/** A server that answers as it is told to, and remembers what it was sent. */
class Server {
  readonly sent: Unsent[] = [];
  answers: (Error | undefined)[] = [];

  readonly send = (command: Unsent): Promise<CommandAnswer> => {
    this.sent.push(command);
    const problem = this.answers.shift();
    return problem
      ? Promise.reject(problem)
      : Promise.resolve({ tournament: 't', position: this.sent.length });
  };
}

function phone(): OutboxStore & { text: string | null } {
  return {
    text: null,
    read() {
      return this.text;
    },
    write(text) {
      this.text = text;
    },
  };
}

const lost = () => new Problem({ code: 'unreachable', status: 0 });

describe('what a table has to send', () => {
  it('is sent in order, each when the one before it was answered', async () => {
    const server = new Server();
    const answered: number[] = [];
    const outbox = new Outbox(phone(), server.send, ({ position }) => answered.push(position));
    outbox.give('result.enter', { ...PLAY, side: 'NS', result: OUT });
    outbox.give('result.enter', { ...PLAY, side: 'EW', result: OUT });
    outbox.give('table.move-on', { ...A1, round: 2 });
    expect(outbox.current().unsent).toHaveLength(3);
    expect(await outbox.flush()).toBe(true);
    expect(server.sent.map(({ name }) => name)).toEqual(['result.enter', 'result.enter', 'table.move-on']);
    expect(answered).toEqual([1, 2, 3]);
    expect(outbox.current().unsent).toEqual([]);
  });

  it('waits while nobody answers, and is sent again under the same id', async () => {
    const server = new Server();
    const outbox = new Outbox(phone(), server.send, () => undefined);
    server.answers = [lost(), new Problem({ code: 'http.500', status: 500 })];
    outbox.give('table.move-on', { ...A1, round: 2 });
    expect(await outbox.flush()).toBe(false);
    expect(await outbox.flush()).toBe(false);
    expect(outbox.current().unsent).toHaveLength(1);
    expect(await outbox.flush()).toBe(true);
    expect(new Set(server.sent.map(({ id }) => id)).size).toBe(1);
    expect(server.sent).toHaveLength(3);
  });

  it('outlives the page', async () => {
    const store = phone();
    const server = new Server();
    server.answers = [lost()];
    const before = new Outbox(store, server.send, () => undefined);
    before.give('result.enter', { ...PLAY, side: 'NS', result: OUT });
    await before.flush();
    const after = new Outbox(store, server.send, () => undefined);
    expect(after.current().unsent).toEqual(before.current().unsent);
    await after.flush();
    expect(server.sent[1]).toEqual(server.sent[0]);
    expect(store.text).toBe('[]');
  });

  it('is taken out when it is refused, with the refusal; what stood behind it is sent', async () => {
    const server = new Server();
    const refusal = new Problem({ code: 'result.agreed', status: 409, detail: 'Agreed already.' });
    server.answers = [refusal];
    const outbox = new Outbox(phone(), server.send, () => undefined);
    outbox.give('result.enter', { ...PLAY, side: 'NS', result: OUT });
    outbox.give('result.enter', { ...PLAY, board: 4, side: 'NS', result: OUT });
    expect(await outbox.flush()).toBe(true);
    expect(outbox.current()).toMatchObject({
      unsent: [],
      refused: { problem: refusal, command: { body: { board: 3 } } },
    });
    expect(server.sent).toHaveLength(2);
    outbox.forgetRefusal();
    expect(outbox.current().refused).toBeUndefined();
  });

  it('begins empty where the store cannot be read', () => {
    const store = phone();
    for (const text of ['{', '{"a":1}', 'null']) {
      store.text = text;
      expect(new Outbox(store, new Server().send, () => undefined).current().unsent).toEqual([]);
    }
  });
});
