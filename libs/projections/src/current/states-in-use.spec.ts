import { randomUUID } from 'node:crypto';
import { Ledger, type Json } from '#ledger';
import { CommandHandling, commands, eventCatalogue, StreamStates, tournamentStream } from '#tournament';
import { journals, ORGANISER, type Journals } from '../testing/journal.js';
import { CurrentStates } from './current-states.js';
import { StatesInUse } from './states-in-use.js';

let at: Journals;
let elsewhere: Ledger;

beforeAll(async () => {
  at = await journals();
  elsewhere = new Ledger({ pool: at.pool, catalogue: eventCatalogue(), log: at.log });
});
afterAll(async () => {
  await elsewhere.close();
  await at.close();
});

/** A process in which commands are given, and the tournament that they are about. */
class Process {
  readonly streams: StreamStates;
  readonly current: CurrentStates;
  /** How often streams were read. */
  reads = 0;
  readonly #handling: CommandHandling;

  constructor(ledger: Ledger) {
    const counted = Object.assign(Object.create(ledger) as Ledger, {
      readStreams: (...asked: Parameters<Ledger['readStreams']>) => {
        this.reads++;
        return ledger.readStreams(...asked);
      },
    });
    this.streams = new StreamStates(counted);
    this.current = new CurrentStates({ pool: at.pool, ledger, streams: this.streams });
    this.#handling = new CommandHandling(ledger, new StatesInUse(this.streams, this.current));
  }

  give(name: string, body: Json = {}, tournament?: string, commandId = randomUUID()) {
    const command = commands.get(name)!;
    const given = { actor: `person:${ORGANISER}`, commandId, body: command.body.parse(body) as Json };
    return this.#handling.handle(command, { ...given, ...(tournament && { tournament }) });
  }
}

async function opened() {
  const [here, there] = [new Process(at.ledger), new Process(elsewhere)];
  const { tournament } = await here.give('tournament.create', { name: 'Autumn Cup' });
  await here.give('tournament.rename', { name: 'Winter Cup' }, tournament);
  await here.current.of(tournament);
  return { here, there, tournament };
}

describe('the states that commands are decided on', () => {
  it('follow a journal in use: its streams are not read for each command', async () => {
    const { here, there, tournament } = await opened();
    here.reads = 0;
    for (const name of ['One', 'Two', 'Three']) await here.give('tournament.rename', { name }, tournament);
    expect(here.reads).toBe(0);
    await here.current.of(tournament);
    const followed = here.streams.remembered(tournament, { tournament: tournamentStream });
    const read = await there.streams.loadTogether(tournament, { tournament: tournamentStream });
    expect(followed).toEqual(read);
    expect(read.tournament.version).toBe(5);
  });

  it('are not read for a result that nobody has entered here; what others have entered counts', async () => {
    const { here, there, tournament } = await opened();
    const movement = { kind: 'made', name: 'mitchell', tables: 3, rounds: 3 };
    const sections = [{ section: 'A', boardsPerRound: 1, movement }];
    await here.give('session.create', { session: '1' }, tournament);
    await here.give('session.set-movement', { session: '1', sections }, tournament);
    await here.give('session.start', { session: '1' }, tournament);
    await here.give('session.call-round', { session: '1', round: 1 }, tournament);
    const entry = (board: number, score: number) => ({
      session: '1',
      table: `A${board}`,
      round: 1,
      board,
      result: { kind: 'score', score },
    });
    await here.give('result.record', entry(1, 420), tournament);
    here.reads = 0;
    await here.give('result.record', entry(2, 170), tournament);
    expect(here.reads).toBe(1); // The table's own stream.
    await there.give('result.record', entry(3, -50), tournament);
    const again = here.give('result.record', entry(3, -100), tournament);
    await expect(again).rejects.toThrow('result.recorded-already');
  });

  it('may be old: what others have written meanwhile counts all the same', async () => {
    const { here, there, tournament } = await opened();
    await here.give('tournament.publish', {}, tournament);
    await here.current.of(tournament);
    // Nothing of it is heard here before the next command.
    await there.give('tournament.rename', { name: 'Spring Cup' }, tournament);
    expect(await here.give('tournament.rename', { name: 'Summer Cup' }, tournament)).toMatchObject({
      position: 5,
      repeated: false,
    });
    const refused = here.give('tournament.publish', {}, tournament);
    await expect(refused).rejects.toThrow('tournament.already-published');
  });

  it('answer a command that was given before as before, whatever would be decided now', async () => {
    const { here, there, tournament } = await opened();
    const commandId = randomUUID();
    const first = await here.give('tournament.publish', {}, tournament, commandId);
    await there.give('tournament.rename', { name: 'Spring Cup' }, tournament);
    for (const process of [here, there]) {
      const again = await process.give('tournament.publish', {}, tournament, commandId);
      expect(again).toEqual({ ...first, repeated: true });
    }
  });

  it('are read where something of the journal was missed', async () => {
    const { here, there, tournament } = await opened();
    await there.give('tournament.rename', { name: 'Two' }, tournament);
    await there.give('tournament.rename', { name: 'Three' }, tournament);
    const lines = await elsewhere.readJournal(tournament);
    const version = () =>
      here.streams.remembered(tournament, { tournament: tournamentStream })?.tournament.version;
    expect(version()).toBe(2);
    here.streams.follow(tournament, lines.slice(-1));
    expect(version()).toBeUndefined();
    const { tournament: read } = await here.streams.loadTogether(tournament, {
      tournament: tournamentStream,
    });
    expect(read).toMatchObject({ version: 4, state: { name: 'Three' } });
    here.streams.follow(tournament, lines);
    expect(version()).toBe(4);
  });
});
