import {
  JournalRestored,
  StaleVersion,
  TextUnknown,
  type Append,
  type Appended,
  type Ledger,
  type Line,
} from '#ledger';
import { z } from 'zod';
import { commands } from '../catalogue/catalogue.js';
import { accept, defineCommand, type AnyCommand, type CommandAccess } from '../command/command.js';
import { CHANGES_NOTHING_SEEN } from '../journal/seen.js';
import { tournamentStream } from '../tournament/state.js';
import { CommandHandling, type GivenCommand } from './command-handling.js';
import { CommandRejected } from './command-rejected.js';
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

/** The parts of a ledger that the handling uses, with one journal in memory. */
class LedgerInMemory implements Pick<Ledger, 'stored' | 'epoch' | 'readStreams' | 'append'> {
  /** Thrown by the appends to come, one each. */
  readonly failures: Error[] = [];
  /** The appends that were tried. */
  readonly tried: Append[] = [];
  /** From which version on the tournament's stream was read, each time. */
  readonly readAfter: number[] = [];
  /** Every stream that was read, in order. */
  readonly read: string[] = [];
  /** Happens between the look-up of the command and its decision, once. */
  meanwhile: (() => void) | undefined;
  currentEpoch = 1;
  #lines: Line[] = [];
  #answer: Appended | undefined;

  constructor() {
    this.write('tournament.created', { name: 'Autumn Cup', organiser: OLGA });
  }

  write(type: string, payload: Line['payload'], stream = 'tournament'): void {
    const position = this.#lines.length + 1;
    this.#lines.push({
      tournament: TOURNAMENT,
      position,
      stream,
      version: this.#linesOf(stream).length + 1,
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

  readStreams(_tournament: string, streams: readonly { stream: string; after: number }[]): Promise<Line[]> {
    this.meanwhile?.();
    this.meanwhile = undefined;
    this.read.push(...streams.map(({ stream }) => stream));
    const tournament = streams.find(({ stream }) => stream === 'tournament');
    if (tournament) this.readAfter.push(tournament.after);
    return Promise.resolve(
      streams.flatMap(({ stream, after }) => this.#linesOf(stream).filter(({ version }) => version > after)),
    );
  }

  append(command: Append): Promise<Appended> {
    this.tried.push(command);
    const failure = this.failures.shift();
    if (failure) return Promise.reject(failure);
    return Promise.resolve({ position: this.#lines.length + 1, answer: command.answer, repeated: false });
  }

  #linesOf(stream: string): Line[] {
    return this.#lines.filter((line) => line.stream === stream);
  }
}

function stale(times: number, stream = 'tournament'): Error[] {
  return Array.from({ length: times }, () => new StaleVersion(TOURNAMENT, stream, 1, 2));
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

  it('is decided more often where they wrote what it only reads', async () => {
    ledger.failures.push(...stale(19, 'board/1/7/1'));
    expect(await handling.handle(RENAME, renaming)).toMatchObject({ repeated: false });
    ledger.failures.push(...stale(20, 'board/1/7/1'));
    const again = handling.handle(RENAME, { ...renaming, commandId: crypto.randomUUID() });
    await expect(again).rejects.toBeInstanceOf(StaleVersion);
    expect(ledger.tried).toHaveLength(40);
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

  it('has the version that its giver stated for the stream it names first, not for the tournament’s', async () => {
    const PAUSE: AnyCommand = defineCommand({
      name: 'specification.pause',
      summary: '',
      access: { roles: ['organiser'] },
      body: z.strictObject({}),
      uses: () => ({
        clock: { ...tournamentStream, stream: 'session/1/clock' },
        tournament: tournamentStream,
      }),
      decide: () => accept({}),
    });
    await handling.handle(PAUSE, { ...renaming, body: {}, expectedVersion: 4 });
    const versions = ledger.tried[0]?.streams.map(({ stream, expectedVersion }) => [stream, expectedVersion]);
    expect(versions).toEqual([
      ['session/1/clock', 4],
      ['tournament', 1],
    ]);
  });

  it('keeps no try of one command from those of the next', async () => {
    ledger.failures.push(...stale(3));
    await handling.handle(RENAME, renaming);
    ledger.failures.push(...stale(3));
    await handling.handle(RENAME, renaming);
    expect(ledger.tried).toHaveLength(8);
  });
});

describe('a command whose journal was restored under it', () => {
  it.each([
    ['is decided again on the restored book, read from its first line', {}],
    ['is so with a stated version too, which nobody has written past', { expectedVersion: 1 }],
  ])('%s', async (_what, stated) => {
    ledger.failures.push(new JournalRestored(TOURNAMENT));
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

describe('streams that only the states tell', () => {
  const RULING = '4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55';
  const play = { session: '1', table: 'A7', round: 1, board: 3 };
  const reference = { text: '6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55', hash: 'a'.repeat(64) };
  const withdrawing: GivenCommand = {
    ...renaming,
    body: { ruling: RULING, session: '1', reason: 'It was another table.' },
  };
  const WITHDRAW = commands.get('ruling.withdraw')!;

  beforeEach(() => {
    const settings = { method: 'matchpoints', scored: 'together', ranked: 'together' };
    const clock = { round: 22, change: 2 };
    const created = { session: '1', game: 'bridge', boardSet: '1', settings: { ...settings, clock } };
    ledger.write('session.created', created, 'session/1');
    ledger.write('session.started', { session: '1' }, 'session/1');
    const adjusted = {
      ...play,
      ruling: RULING,
      law: { edition: '2017', law: '12C2(a)' },
      reason: reference,
      seating: { N: 'A-1', E: 'A-2', S: 'A-1', W: 'A-2' },
      adjustment: {
        NS: { kind: 'artificial', award: 'average' },
        EW: { kind: 'artificial', award: 'average' },
      },
    };
    ledger.write('ruling.score-adjusted', adjusted, `ruling/${RULING}`);
    ledger.write('table.play-ruled', { ...play, ruling: RULING }, 'session/1/table/A7');
  });

  it('are read, decided on, and appended to with the others', async () => {
    await handling.handle(WITHDRAW, withdrawing);
    const [{ streams, texts }] = ledger.tried as [Append];
    const versions = streams.map(({ stream, expectedVersion }) => [stream, expectedVersion]);
    expect(Object.fromEntries(versions)).toEqual({
      tournament: 1,
      'session/1': 2,
      [`ruling/${RULING}`]: 1,
      'session/1/table/A7': 1,
    });
    const events = streams.flatMap((part) => part.events.map(({ type }) => [part.stream, type]));
    expect(events).toEqual([
      [`ruling/${RULING}`, 'ruling.withdrawn'],
      ['session/1/table/A7', 'table.play-unruled'],
    ]);
    expect(texts).toMatchObject([{ text: 'It was another table.' }]);
  });

  it('are told anew when others were faster: by then they may be others', async () => {
    const ROLLING = rollingOf('session/1/table/A7', 'session/1/table/A8');
    ledger.failures.push(...stale(1));
    await handling.handle(ROLLING, { ...renaming, body: {} });
    expect(ledger.tried.map(({ streams }) => streams.map(({ stream }) => stream))).toEqual([
      ['tournament', 'session/1/table/A7'],
      ['tournament', 'session/1/table/A8'],
    ]);
    expect(ledger.read).toEqual(['tournament', 'session/1/table/A7', 'tournament', 'session/1/table/A8']);
  });

  it('that nobody has written to yet are not to be there at the append either', async () => {
    await handling.handle(rollingOf('session/1/table/A9'), { ...renaming, body: {} });
    expect(ledger.tried[0]?.streams.at(-1)).toEqual({
      stream: 'session/1/table/A9',
      expectedVersion: 'none',
      events: [],
    });
  });

  it('tell of others again, until they name nothing new', async () => {
    const named = ['session/1/table/A7', 'session/1/table/A8'];
    const CHAINED = defineCommand({
      name: 'specification.chain',
      summary: '',
      access: { roles: ['organiser'] },
      body: z.strictObject({}),
      uses: () => ({ tournament: tournamentStream }),
      also: (_body, _states, known) =>
        Object.fromEntries(
          named
            .slice(0, Object.keys(known).length + 1)
            .map((stream) => [stream, { ...tournamentStream, stream }]),
        ),
      decide: (_body, _states, _context, also) => {
        expect(Object.keys(also)).toEqual(named);
        return accept({});
      },
    });
    await handling.handle(CHAINED, { ...renaming, body: {} });
    expect(ledger.tried[0]!.streams.map(({ stream }) => stream)).toEqual(['tournament', ...named]);
  });

  /** A command that names another stream at each attempt. */
  function rollingOf(...named: string[]): AnyCommand {
    return defineCommand({
      name: 'specification.roll',
      summary: '',
      access: { roles: ['organiser'] },
      body: z.strictObject({}),
      uses: () => ({ tournament: tournamentStream }),
      also: () => ({ further: { ...tournamentStream, stream: named[ledger.tried.length]! } }),
      decide: (_body, _states, _context, also) => {
        expect(also['further']).toBeDefined();
        return accept({});
      },
    });
  }
});

describe('in which capacity a command is given', () => {
  const PERSON = `person:${OLGA}`;
  const DEVICE = 'device:9a0b1c2d-3e4f-4a5b-8c7d-7c1e2d3f4a5b';
  const JOB = 'job:publication';
  const everybody = { roles: ['organiser', 'director', 'scorer', 'duplicator'], device: true } as const;
  const atTable = { session: '1', table: 'A7' };

  /** A command about table A7 that answers with the capacity in which it is given. */
  const asking = (access: CommandAccess): AnyCommand =>
    defineCommand({
      name: 'specification.ask',
      summary: '',
      access,
      body: z.strictObject({ session: z.string(), table: z.string() }),
      table: ({ session, table }) => ({ session, table }),
      uses: () => ({ tournament: tournamentStream }),
      decide: (_body, _states, { capacity }) => accept({}, { answer: { capacity } }),
    });

  async function capacityOf(access: CommandAccess, by: Partial<GivenCommand> = {}) {
    const given = { ...renaming, body: atTable, ...by };
    try {
      return (await handling.handle(asking(access), given)).answer['capacity'];
    } catch (error) {
      if (error instanceof CommandRejected) return { refused: error.code, ...error.params };
      throw error;
    }
  }

  it('is the highest that the command allows and the person has', async () => {
    ledger.write('tournament.role-granted', { person: OLGA, role: 'scorer' });
    ledger.write('tournament.role-granted', { person: OLGA, role: 'director' });
    expect(await capacityOf(everybody)).toBe('organiser');
    expect(await capacityOf({ roles: ['scorer', 'director'] })).toBe('director');
    expect(await capacityOf({ roles: ['scorer'] })).toBe('scorer');
    expect(await capacityOf({ roles: ['duplicator'] })).toEqual({
      refused: 'access.role-required',
      roles: 'duplicator',
    });
  });
  it('is none for a person without a role, whatever table they name', async () => {
    const stranger = `person:${TOURNAMENT}`;
    const refused = await capacityOf(everybody, { actor: stranger, place: atTable });
    expect(refused).toMatchObject({ refused: 'access.role-required' });
  });
  it('is the table’s for the device that is bound to it', async () =>
    expect(await capacityOf(everybody, { actor: DEVICE, place: atTable })).toBe('table'));
  it.each([
    ['another table', { session: '1', table: 'A8' }, 'A8'],
    ['the same table of another session', { session: '2', table: 'A7' }, 'A7'],
    ['no table', undefined, ''],
  ])('is none for a device of %s', async (_where, place, table) =>
    expect(await capacityOf(everybody, { actor: DEVICE, ...(place ? { place } : {}) })).toEqual({
      refused: 'access.device-elsewhere',
      table,
    }),
  );
  it('is none for a device where only people may give the command', async () => {
    const refused = await capacityOf({ roles: ['scorer'] }, { actor: DEVICE, place: atTable });
    expect(refused).toMatchObject({ refused: 'access.role-required' });
  });
  it('is none for the organiser where only a table may give it', async () =>
    expect(await capacityOf({ roles: [], device: true })).toEqual({ refused: 'access.device-required' }));
  it('is the system’s for a job, and for nobody else', async () => {
    expect(await capacityOf('system', { actor: JOB })).toBe('system');
    for (const actor of [PERSON, DEVICE]) {
      expect(await capacityOf('system', { actor, place: atTable })).toEqual({
        refused: 'access.role-required',
        roles: 'system',
      });
    }
  });
  it('is none for a job where people may give the command', async () =>
    expect(await capacityOf(everybody, { actor: JOB, place: atTable })).toMatchObject({
      refused: 'access.role-required',
    }));
  it('is none in a tournament that there is not', async () => {
    const elsewhere = new LedgerInMemory();
    elsewhere.readStreams = () => Promise.resolve([]);
    handling = new CommandHandling(elsewhere as unknown as Ledger, new StreamStates(elsewhere as never));
    for (const actor of [PERSON, DEVICE])
      expect(await capacityOf(everybody, { actor, place: atTable })).toEqual({
        refused: 'tournament.unknown',
      });
  });
});

describe('a text that is not there', () => {
  const ERASE = commands.get('tournament.erase-text')!;
  const erasing = { ...renaming, body: { text: '6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55' } };

  it('cannot be erased, and is not tried again', async () => {
    ledger.failures.push(new TextUnknown(TOURNAMENT));
    await expect(handling.handle(ERASE, erasing)).rejects.toMatchObject({
      name: 'CommandRejected',
      code: 'tournament.text-unknown',
    });
    expect(ledger.tried).toHaveLength(1);
    expect(ledger.tried[0]?.eraseTexts).toEqual([erasing.body.text]);
  });
});

describe('a command that rests on what was seen', () => {
  const PLACE = { what: 'place', session: '1', who: ['A-1'], before: '1. 20', now: '4. -30' } as const;
  const asked: unknown[] = [];
  const RESTING: AnyCommand = defineCommand({
    name: 'specification.rest',
    summary: '',
    access: { roles: ['organiser'] },
    body: z.strictObject({ at: z.int().optional() }),
    uses: () => ({ tournament: tournamentStream }),
    ranking: ({ at = 0 }) => ({ session: '1', section: 'A', upTo: 1, at }),
    decide: (_body, _states, { ranking }) => accept({}, { answer: { readAt: ranking!.at } }),
  });
  const given = (body: object) => ({ ...renaming, body: body as never });
  const resting = (changes: readonly (typeof PLACE)[]) => {
    const used = ledger as unknown as Ledger;
    const nothing = () => Promise.resolve(undefined);
    return new CommandHandling(used, new StreamStates(used), undefined, {
      rankings: (_tournament, { upTo, at }) => Promise.resolve({ at, upTo, open: 0, ranking: [] }),
      matches: nothing,
      cuts: nothing,
      unchecked: () => Promise.resolve({ at: 9, plays: [] }),
      openAppeals: () => Promise.resolve({ at: 9, rulings: [] }),
      visibility: () => Promise.resolve(undefined),
      changes: (...wanted) => {
        asked.push(wanted);
        return Promise.resolve({ head: 9, changes });
      },
    });
  };

  it('is not carried out where that has changed: the changes are told, with the line to go on from', async () => {
    const many = Array.from({ length: 70 }, () => PLACE);
    await expect(resting(many).handle(RESTING, given({ at: 7 }))).rejects.toMatchObject({
      code: 'command.seen-changed',
      params: { at: 7, head: 9, count: 70, changes: many.slice(0, 60) },
    });
    expect(ledger.tried).toEqual([]);
    expect(asked).toEqual([
      [
        TOURNAMENT,
        { at: 7, parts: [{ of: 'standings', session: '1', section: 'A', upTo: 1 }], asked: { at: 7 } },
        renaming.actor,
      ],
    ]);
  });

  it('is decided at the head of the journal where nothing has', async () => {
    expect(await resting([]).handle(RESTING, given({ at: 7 }))).toMatchObject({ answer: { readAt: 9 } });
    expect(ledger.tried[0]!.comparedUpTo).toEqual({ position: 9, except: CHANGES_NOTHING_SEEN });
  });

  it('is compared and decided anew where somebody was faster than what is written', async () => {
    ledger.failures.push(...stale(2, 'result/1/A1/1/7'));
    asked.length = 0;
    expect(await resting([]).handle(RESTING, given({ at: 7 }))).toMatchObject({ answer: { readAt: 9 } });
    expect([asked.length, ledger.tried.length]).toEqual([3, 3]);
  });

  it('rests on nothing where it does not say what was seen', async () => {
    asked.length = 0;
    await resting([PLACE]).handle(RESTING, given({}));
    expect(asked).toEqual([]);
  });
});

describe('a command that depends on open appeals and on entries to be checked', () => {
  const PLAY = { session: '1', table: 'A1', round: 1, board: 7 };
  const depending = (on: { readonly unchecked: boolean; readonly appeals: boolean }): AnyCommand =>
    defineCommand({
      name: 'specification.depend',
      summary: '',
      access: { roles: ['organiser'] },
      body: z.strictObject({}),
      uses: () => ({ tournament: tournamentStream }),
      unchecked: () => on.unchecked,
      appeals: () => on.appeals,
      decide: (_body, _states, { openAppeals = [], unchecked = [] }) =>
        accept({}, { answer: { open: [...openAppeals], unchecked: unchecked.length } }),
    });
  /** The journal is at line 12, and goes on after each reading. */
  const told = () => {
    let head = 12;
    const used = ledger as unknown as Ledger;
    const nothing = () => Promise.resolve(undefined);
    return new CommandHandling(used, new StreamStates(used), undefined, {
      rankings: nothing,
      matches: nothing,
      cuts: nothing,
      unchecked: () => Promise.resolve({ at: head++, plays: [PLAY] }),
      openAppeals: () => Promise.resolve({ at: head++, rulings: ['r'] }),
      visibility: nothing,
      changes: nothing,
    });
  };

  it.each([
    [
      { unchecked: true, appeals: true },
      { open: ['r'], unchecked: 1 },
    ],
    [
      { unchecked: false, appeals: true },
      { open: ['r'], unchecked: 0 },
    ],
    [
      { unchecked: true, appeals: false },
      { open: [], unchecked: 1 },
    ],
  ])('is written only behind the line at which the first of them was read: %j', async (on, answer) => {
    expect(await told().handle(depending(on), { ...renaming, body: {} })).toMatchObject({ answer });
    expect(ledger.tried[0]!.comparedUpTo).toEqual({ position: 12, except: CHANGES_NOTHING_SEEN });
  });

  it('is compared with nothing where it depends on neither', async () => {
    await told().handle(depending({ unchecked: false, appeals: false }), { ...renaming, body: {} });
    expect(ledger.tried[0]!.comparedUpTo).toBeUndefined();
  });
});

describe('the seed of a draw', () => {
  it('is 32 fresh bytes each time', async () => {
    const seeds: string[] = [];
    const DRAW = defineCommand({
      name: 'specification.draw',
      summary: '',
      access: { roles: ['organiser'] },
      body: z.strictObject({}),
      uses: () => ({ tournament: tournamentStream }),
      decide: (_body, _states, { seed }) => {
        seeds.push(seed(), seed());
        return accept({});
      },
    });
    await handling.handle(DRAW, { ...renaming, body: {} });
    expect(seeds.filter((seed) => /^[0-9a-f]{64}$/.test(seed))).toHaveLength(2);
    expect(new Set(seeds).size).toBe(2);
  });
});

describe('a command with events for a stream that it does not name', () => {
  it('fails aloud: they would be lost', async () => {
    const LOSING: AnyCommand = defineCommand({
      name: 'specification.lose',
      summary: '',
      access: { roles: ['organiser'] },
      body: z.strictObject({}),
      uses: () => ({ tournament: tournamentStream }),
      decide: () => accept({ elsewhere: [{ type: 'tournament.published', schema: 1, payload: {} }] }),
    });
    await expect(handling.handle(LOSING, { ...renaming, body: {} })).rejects.toThrow(/elsewhere/);
    expect(ledger.tried).toEqual([]);
  });
});
