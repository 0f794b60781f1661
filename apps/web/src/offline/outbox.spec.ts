import { Problem } from '../api/problem.js';
import type { CommandAnswer } from '../api/types.js';
import { NOTHING_HELD, Outbox, type HeldByPhone, type Unsent } from './outbox.js';
import type { PhoneStore } from './phoneStore.js';

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

/** The store of a phone, for all its pages. */
class Phone implements PhoneStore<HeldByPhone> {
  held = NOTHING_HELD;
  full = false;

  readonly read = () => Promise.resolve(this.held);

  readonly update = (change: (held: HeldByPhone) => HeldByPhone): Promise<HeldByPhone> => {
    if (this.full) return Promise.reject(new Error('QuotaExceededError'));
    this.held = change(this.held);
    return Promise.resolve(this.held);
  };

  readonly watch = () => () => undefined;
}

const refusal = (code: string, status = 409) => new Problem({ code, status });
const lost = () => refusal('unreachable', 0);
const outboxOf = (phone: Phone, server: Server) => new Outbox(phone, server.send, () => undefined);

describe('what a table has to send', () => {
  it('is sent in order, each when the one before it was answered', async () => {
    const server = new Server();
    const answered: number[] = [];
    const outbox = new Outbox(new Phone(), server.send, (answer) => answered.push(answer!.position));
    outbox.give('result.enter', { ...PLAY, side: 'NS', result: OUT });
    outbox.give('result.enter', { ...PLAY, side: 'EW', result: OUT });
    outbox.give('table.move-on', { ...A1, round: 2 });
    expect(outbox.current().unsent).toHaveLength(3);
    expect(await outbox.flush()).toBe(true);
    expect(server.sent.map(({ name }) => name)).toEqual(['result.enter', 'result.enter', 'table.move-on']);
    expect(answered).toEqual([1, 2, 3]);
    expect(outbox.current().unsent).toEqual([]);
  });

  it('is told as refused only when what stands in its way has been read', async () => {
    const server = new Server();
    server.answers = [refusal('result.entered-anew')];
    const read: unknown[] = [];
    const outbox: Outbox = new Outbox(new Phone(), server.send, (answer, { name }) =>
      read.push([answer, name, outbox.current().refused.length]),
    );
    outbox.give('result.enter', { ...PLAY, side: 'NS', result: OUT });
    expect(await outbox.flush()).toBe(true);
    expect(read).toEqual([[undefined, 'result.enter', 0]]);
    expect(outbox.current().refused).toHaveLength(1);
  });

  it('waits while nobody answers, and is sent again under the same id', async () => {
    const server = new Server();
    const outbox = outboxOf(new Phone(), server);
    server.answers = [lost(), refusal('http.500', 500)];
    outbox.give('table.move-on', { ...A1, round: 2 });
    expect(await outbox.flush()).toBe(false);
    expect(await outbox.flush()).toBe(false);
    expect(outbox.current().unsent).toHaveLength(1);
    expect(await outbox.flush()).toBe(true);
    expect(new Set(server.sent.map(({ id }) => id)).size).toBe(1);
    expect(server.sent).toHaveLength(3);
  });

  it('says why the server cannot take it now, as long as it cannot', async () => {
    const server = new Server();
    const outbox = outboxOf(new Phone(), server);
    server.answers = [refusal('server.disk-full', 503), lost()];
    outbox.give('table.move-on', { ...A1, round: 2 });
    expect(await outbox.flush()).toBe(false);
    expect(outbox.current()).toMatchObject({
      heldUp: { code: 'server.disk-full' },
      unsent: [{}],
      refused: [],
    });
    // Where nobody answers, the page itself says so.
    expect(await outbox.flush()).toBe(false);
    expect(outbox.current().heldUp).toBeUndefined();
    expect(await outbox.flush()).toBe(true);
  });

  it('outlives the page', async () => {
    const phone = new Phone();
    const server = new Server();
    server.answers = [lost()];
    const before = outboxOf(phone, server);
    before.give('result.enter', { ...PLAY, side: 'NS', result: OUT });
    await before.flush();
    const after = outboxOf(phone, server);
    await after.refresh();
    expect(after.current().unsent).toEqual(before.current().unsent);
    await after.flush();
    expect(server.sent[1]).toEqual(server.sent[0]);
    expect(phone.held).toEqual(NOTHING_HELD);
  });

  it('is taken out when it is refused; what stood behind it is sent, and the refusal is told until it is read', async () => {
    const phone = new Phone();
    const server = new Server();
    server.answers = [refusal('result.agreed'), refusal('result.impossible', 422)];
    const outbox = outboxOf(phone, server);
    for (const board of [3, 4, 5]) outbox.give('result.enter', { ...PLAY, board, side: 'NS', result: OUT });
    expect(await outbox.flush()).toBe(true);
    expect(server.sent).toHaveLength(3);

    const anew = outboxOf(phone, server);
    await anew.refresh();
    const { refused } = anew.current();
    expect(refused).toMatchObject([
      { problem: { code: 'result.agreed' }, command: { body: { board: 3 } } },
      { problem: { code: 'result.impossible' }, command: { body: { board: 4 } } },
    ]);
    anew.forgetRefusals([refused[0]!.command.id]);
    await anew.refresh();
    expect(phone.held.refused).toEqual([refused[1]]);
  });

  it('falls with an entry that is refused where it rests on it: another one may have its number by now', async () => {
    const phone = new Phone();
    const server = new Server();
    const outbox = outboxOf(phone, server);
    server.answers = [lost()];
    const entered = { ...PLAY, side: 'EW', result: OUT } as const;
    outbox.give('result.enter', { ...entered, entry: 0 });
    outbox.give('result.enter', { ...entered, result: { kind: 'score', score: 420 }, entry: 1 });
    outbox.give('result.confirm', { ...PLAY, side: 'NS', entry: 2 });
    outbox.give('result.enter', { ...entered, board: 4, entry: 1 });
    await outbox.flush();
    server.answers = [refusal('result.entered-anew')];
    expect(await outbox.flush()).toBe(true);
    const boards = server.sent.map(({ body }) => 'board' in body && body.board);
    expect(boards).toEqual([3, 3, 4]);
    const { refused } = outbox.current();
    expect(refused.map(({ command: { name }, problem: { code } }) => [name, code])).toEqual([
      ['result.enter', 'result.entered-anew'],
      ['result.enter', 'result.entered-anew'],
      ['result.confirm', 'result.entered-anew'],
    ]);
  });

  it('waits with its round as long as that is not called; what is about rounds before goes', async () => {
    const server = new Server();
    const outbox = outboxOf(new Phone(), server);
    server.answers = [refusal('session.round-not-called'), undefined];
    outbox.give('table.move-on', { ...A1, round: 2 });
    outbox.give('result.enter', { ...PLAY, round: 2, side: 'NS', result: OUT });
    outbox.give('result.enter', { ...PLAY, side: 'NS', result: OUT });
    expect(await outbox.flush()).toBe(false);
    expect(server.sent.map(({ body }) => 'round' in body && body.round)).toEqual([2, 1]);
    expect(outbox.current()).toMatchObject({ notCalled: 2, refused: [], unsent: [{}, {}] });
    expect(await outbox.flush()).toBe(true);
    expect(outbox.current().notCalled).toBeUndefined();
  });

  it('goes at once when it is given while a round before it waits to be called', async () => {
    const server = new Server();
    const outbox = outboxOf(new Phone(), server);
    server.answers = [refusal('session.round-not-called')];
    outbox.give('table.move-on', { ...A1, round: 2 });
    const seen = new Set<number>();
    outbox.subscribe(() => {
      // Whenever something becomes known, also while the page leaves off sending, somebody enters one board more.
      const { unsent, notCalled } = outbox.current();
      if (notCalled === undefined || unsent.length > 1 || seen.size === 5) return;
      seen.add(seen.size);
      outbox.give('result.enter', { ...PLAY, board: seen.size, side: 'NS', result: OUT });
    });
    await outbox.flush();
    const boards = server.sent.flatMap(({ body }) => ('board' in body ? [body.board] : []));
    expect(boards).toEqual([1, 2, 3, 4, 5]);
  });

  it('stays when the phone no longer stands for the table', async () => {
    const server = new Server();
    const outbox = outboxOf(new Phone(), server);
    outbox.give('table.move-on', { ...A1, round: 2 });
    const turnsAway = [
      refusal('access.sign-in-needed', 401),
      // Of a draft nobody learns who has no part in it.
      refusal('tournament.unknown', 404),
    ];
    for (const away of turnsAway) {
      server.answers = [away];
      expect(await outbox.flush()).toBe(false);
      expect(outbox.current()).toMatchObject({ turnedAway: {}, refused: [], unsent: [{}] });
    }
    expect(await outbox.flush()).toBe(true);
    expect(outbox.current().turnedAway).toBeUndefined();
  });

  it('is sent by one of two pages of the same phone', async () => {
    const phone = new Phone();
    const server = new Server();
    const [one, other] = [outboxOf(phone, server), outboxOf(phone, server)];
    one.give('result.enter', { ...PLAY, side: 'NS', result: OUT });
    other.give('table.move-on', { ...A1, round: 2 });
    await Promise.all([one.flush(), other.flush()]);
    await other.flush();
    await one.flush();
    expect(server.sent.map(({ name }) => name)).toEqual(['result.enter', 'table.move-on']);
    expect(phone.held).toEqual(NOTHING_HELD);
  });

  it('is sent all the same by a phone that keeps nothing, which says so, and is kept as soon as it can be', async () => {
    const phone = new Phone();
    const server = new Server();
    phone.full = true;
    const outbox = outboxOf(phone, server);
    await outbox.refresh();
    expect(outbox.current().kept).toBe(false);
    server.answers = [lost()];
    outbox.give('table.move-on', { ...A1, round: 2 });
    await outbox.flush();
    expect(outbox.current()).toMatchObject({ kept: false, unsent: [{ name: 'table.move-on' }] });
    phone.full = false;
    await outbox.refresh();
    expect(outbox.current().kept).toBe(true);
    expect(phone.held.unsent).toHaveLength(1);
    await outbox.flush();
    expect(phone.held.unsent).toEqual([]);
  });

  it('comes behind what an earlier version kept', async () => {
    const phone = new Phone();
    const server = new Server();
    const earlier: Unsent = { id: '1', name: 'table.move-on', body: { ...A1, round: 1 } };
    const outbox = outboxOf(phone, server);
    server.answers = [lost()];
    outbox.give('table.move-on', { ...A1, round: 2 });
    await outbox.takeOver([earlier]);
    await outbox.takeOver([earlier]);
    expect(outbox.current().unsent.map(({ body }) => 'round' in body && body.round)).toEqual([1, 2]);
  });
});
