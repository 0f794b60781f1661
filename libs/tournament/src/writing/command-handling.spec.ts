import { BookRestored, StaleVersion, type Append, type Appended, type Ledger, type Line } from '#ledger';
import { commands } from '../catalogue.js';
import { CommandHandling, type GivenCommand } from './command-handling.js';
import { StreamStates } from './states.js';

const TOURNAMENT = '0b5e6f1a-7f4e-4b55-9d0c-2f1a3b4c5d6e';
const OLGA = '7c1e2d3f-4a5b-4c6d-8e7f-9a0b1c2d3e4f';
const RENAME = commands.get('tournament.rename')!;
const PUBLISH = commands.get('tournament.publish')!;

const renaming: GivenCommand = {
  tournament: TOURNAMENT,
  actor: `person:${OLGA}`,
  commandId: '5a4b3c2d-1e0f-4a9b-8c7d-6e5f4a3b2c1d',
  body: { name: 'Winter Cup' },
};
const publishing: GivenCommand = { ...renaming, body: {} };

/** What the handling uses of a ledger, with one book in memory. */
class LedgerInMemory implements Pick<Ledger, 'stored' | 'epoch' | 'readStream' | 'append'> {
  /** Thrown by the appends to come, one each. */
  readonly failures: Error[] = [];
  /** The appends that were tried. */
  readonly tried: Append[] = [];
  /** From which version on the stream was read, each time. */
  readonly readAfter: number[] = [];
  /** Happens between the look-up of the command and its decision, once. */
  meanwhile: (() => void) | undefined;
  currentEpoch = 1;
  #lines: Line[] = [];
  #answer: Appended | undefined;

  constructor() {
    this.write('tournament.created', { name: 'Autumn Cup', organiser: OLGA });
  }

  write(type: string, payload: Line['payload']): void {
    const position = this.#lines.length + 1;
    this.#lines.push({
      tournament: TOURNAMENT,
      position,
      stream: 'tournament',
      version: position,
      type,
      schema: 1,
      command: renaming.commandId,
      actor: renaming.actor,
      time: position,
      payload,
      metadata: {},
      hash: '00'.repeat(32),
    });
  }

  /** The command's twin succeeds. */
  answered(answer: Appended['answer']): void {
    this.#answer = { position: this.#lines.length, answer, repeated: true };
  }

  stored(): Promise<Appended | undefined> {
    return Promise.resolve(this.#answer);
  }

  epoch(): Promise<number> {
    return Promise.resolve(this.currentEpoch);
  }

  readStream(_tournament: string, _stream: string, { after = 0 } = {}): Promise<Line[]> {
    this.meanwhile?.();
    this.meanwhile = undefined;
    this.readAfter.push(after);
    return Promise.resolve(this.#lines.filter(({ version }) => version > after));
  }

  append(command: Append): Promise<Appended> {
    this.tried.push(command);
    const failure = this.failures.shift();
    if (failure) return Promise.reject(failure);
    return Promise.resolve({ position: this.#lines.length + 1, answer: command.answer, repeated: false });
  }
}

function stale(times: number): Error[] {
  return Array.from({ length: times }, () => new StaleVersion(TOURNAMENT, 'tournament', 1, 2));
}

let ledger: LedgerInMemory;
let handling: CommandHandling;

beforeEach(() => {
  ledger = new LedgerInMemory();
  const used = ledger as unknown as Ledger;
  handling = new CommandHandling(used, new StreamStates(used));
});

describe('a command that others were faster than', () => {
  it('is decided again on what they wrote', async () => {
    ledger.failures.push(...stale(2));
    expect(await handling.handle(RENAME, renaming)).toMatchObject({ position: 2, repeated: false });
    expect(ledger.tried).toHaveLength(3);
    expect(ledger.readAfter).toEqual([0, 1, 1]);
  });

  it('is given up after the fourth time', async () => {
    ledger.failures.push(...stale(4));
    await expect(handling.handle(RENAME, renaming)).rejects.toBeInstanceOf(StaleVersion);
    expect(ledger.tried).toHaveLength(4);
  });

  it('is never decided again when its giver stated the version', async () => {
    ledger.failures.push(...stale(1));
    const stated = handling.handle(RENAME, { ...renaming, expectedVersion: 1 });
    await expect(stated).rejects.toBeInstanceOf(StaleVersion);
    expect(ledger.tried).toHaveLength(1);
  });

  it('keeps no try of one command from those of the next', async () => {
    ledger.failures.push(...stale(3));
    await handling.handle(RENAME, renaming);
    ledger.failures.push(...stale(3));
    await handling.handle(RENAME, renaming);
    expect(ledger.tried).toHaveLength(8);
  });
});

describe('a command whose book was restored under it', () => {
  it.each([
    ['is decided again on the restored book, read from its first line', {}],
    ['is so with a stated version too, which nobody has written past', { expectedVersion: 1 }],
  ])('%s', async (_what, stated) => {
    ledger.failures.push(new BookRestored(TOURNAMENT));
    const append = ledger.append.bind(ledger);
    ledger.append = (command) => append(command).finally(() => (ledger.currentEpoch = 2));
    await handling.handle(RENAME, { ...renaming, ...stated });
    expect(ledger.readAfter).toEqual([0, 0]);
    expect(ledger.tried.map(({ epoch }) => epoch)).toEqual([1, 2]);
  });
});

describe('a command whose twin was faster', () => {
  it('is answered as its twin, not rejected for what the twin did', async () => {
    ledger.meanwhile = () => {
      ledger.write('tournament.published', {});
      ledger.answered({});
    };
    expect(await handling.handle(PUBLISH, publishing)).toMatchObject({ position: 2, repeated: true });
    expect(ledger.tried).toEqual([]);
  });

  it('is rejected when somebody else did it', async () => {
    ledger.meanwhile = () => ledger.write('tournament.published', {});
    await expect(handling.handle(PUBLISH, publishing)).rejects.toMatchObject({
      code: 'tournament.already-published',
    });
  });
});
