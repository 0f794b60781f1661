import { basename, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '#platform';
import { UsageError } from '../command/command-line.js';
import type { ServerCommand, ServerContext } from '../command/command.js';
import { patientOptions } from '../server/server-watch.js';
import { ServerRefused } from '../server/server-refused.js';
import { runningServer, signIn } from '../server/sign-in.js';
import {
  callsWaitedFor,
  nameThere,
  planned,
  takeLine,
  type Imported,
  type RoundToCall,
  type SessionThere,
} from './take-results.js';
import { DataConnector, NoAnswer } from './data-connector.js';
import { readFileOfOthers, type FileRead } from './watched-file.js';

/** How often a watched file is looked at, and how often in a row it may be found half written. */
const EVERY_MS = 3_000;
const TORN_TRIES = 10;
const TORN_WAIT_MS = 300;

export const bwsCommand: ServerCommand = {
  worksOn: 'server',
  name: 'bws',
  usage: 'FILE --server URL --tournament ID --session N',
  summary: 'import results from a Bridgemate file',
  details: `Imports the results of a session from FILE into a running server, as a scorer would enter them. FILE comes from the
control program of scoring devices such as Bridgemates, or is a list of results (CSV). It is only read.

Results corrected on the devices are corrected here, and erased results are cancelled. Corrections made in Tirage are
kept. Importing the same file twice changes nothing. Contestants without names get the names entered on the devices.
Rows that do not fit the movement, adjusted scores and unreadable rows are listed and left to the director. Record them
on the session’s page, under Scores.

  --server URL      running server; sign in with TIRAGE_LOGIN and TIRAGE_PASSWORD
  --tournament ID   tournament id, from the address of its pages
  --session N       session (default: 1)
  --watch           check FILE every ${EVERY_MS / 1_000} seconds until Ctrl-C; waits while the server does not answer
  --call-rounds     start the next round when the devices send its first result; if sections start rounds separately,
                    only in that section
  --guid GUID       FILE is the pipe of the Data Connector; GUID is the session’s id there, 32 capitals and digits
  --rulings         give adjusted scores of the devices (60%–40%, A+/A−) as your rulings; you must be a director

The exit code is 1 if a row was refused or cannot be read.`,
  arguments: [1, 1],
  options: ['watch', 'call-rounds', 'rulings'],
  valued: ['server', 'tournament', 'session', 'guid'],
  interrupted: 'Stopped. Results imported so far are saved.',
  async run([path], options, context) {
    const source = sourceOf(path!, context.values.get('guid'));
    const taking = new ResultsImport(source, await sessionAt(context, options), {
      say: context.terminal.out,
      callRounds: options.has('call-rounds'),
      givesRulings: options.has('rulings'),
    });
    const { signal } = context;
    if (!options.has('watch')) return taking.once(signal);
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one look after the other, for as long as somebody wants it
      await taking.look();
      // oxlint-disable-next-line no-await-in-loop -- as above
      await sleep(EVERY_MS, undefined, { signal });
    }
  },
};

/** Where results are read from: undefined while somebody is writing them. */
interface ResultsSource {
  readonly path: string;
  readonly read: () => Promise<FileRead | undefined>;
}

function sourceOf(path: string, guid: string | undefined): ResultsSource {
  if (guid === undefined) {
    const file = resolve(path);
    return { path: file, read: () => readFileOfOthers(file) };
  }
  if (!/^[0-9A-F]{32}$/.test(guid)) throw new UsageError('--guid is 32 capitals and digits, without dashes.');
  const connector = new DataConnector(path, guid);
  return { path, read: () => connector.read() };
}

async function sessionAt(
  { values, env, signal, terminal }: ServerContext,
  options: ReadonlySet<string>,
): Promise<SessionThere> {
  const address = values.get('server');
  const tournament = values.get('tournament');
  if (address === undefined || tournament === undefined)
    throw new UsageError('--server and --tournament are required. See tirage bws --help.');
  const browser = await signIn(runningServer(address), env, signal);
  const clientOptions = patientOptions(
    terminal.out,
    undefined,
    'results from the devices are imported again',
  );
  return {
    browser: options.has('watch') ? browser.with(clientOptions) : browser,
    tournament,
    session: values.get('session') ?? '1',
  };
}

/** The file is not there or never whole, or the server does not take it. */
class NotTaken extends Refusal {
  override readonly name = 'NotTaken';
}

interface ImportOptions {
  readonly say: (text: string) => void;
  readonly callRounds: boolean;
  readonly givesRulings: boolean;
}

/** What was taken from a file, look by look. */
class ResultsImport {
  readonly #source: ResultsSource;
  readonly #there: SessionThere;
  readonly #say: (text: string) => void;
  readonly #options: Omit<ImportOptions, 'say'>;
  /** What was said of each row: it is said once. */
  readonly #said = new Map<string, string>();
  #read: string | undefined;
  #looks = 0;
  /** The last journal entry that this command has written. */
  #position = 0;
  #troubled: string | undefined;

  constructor(source: ResultsSource, there: SessionThere, { say, ...importOptions }: ImportOptions) {
    this.#source = source;
    this.#there = there;
    this.#say = say;
    this.#options = importOptions;
  }

  /** Takes what is there. @returns 1 where something is wrong with it @throws NotTaken */
  async once(signal: AbortSignal): Promise<number> {
    for (let tries = 1; ; tries += 1) {
      // oxlint-disable-next-line no-await-in-loop -- the file is read again only where it was half written
      const imported = await this.#brought();
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (imported) return (await this.#take(imported)) ? 1 : 0;
      if (tries >= TORN_TRIES)
        throw new NotTaken(`${this.#source.path} never became readable. Check that it is a BWS file.`);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await sleep(TORN_WAIT_MS, undefined, { signal });
    }
  }

  /** Takes what is new in a file that is watched; what stands against it is told once, and tried again. */
  async look(): Promise<void> {
    try {
      const imported = await this.#brought();
      if (!imported) return;
      this.#trouble(undefined);
      await this.#take(imported);
    } catch (error) {
      if (!(error instanceof NotTaken)) throw error;
      this.#read = undefined;
      this.#trouble(error.message);
    }
  }

  #trouble(text: string | undefined): void {
    if (text !== undefined && text !== this.#troubled) this.#say(`${text} Trying again.`);
    this.#troubled = text;
  }

  /** What the file will do; undefined: it is as it was, or it is just being written. */
  async #brought(): Promise<Imported | undefined> {
    const { path, read } = this.#source;
    const file = await read().catch((error: unknown) => {
      if (error instanceof NoAnswer) throw new NotTaken(error.message, { cause: error });
      const { code } = error as NodeJS.ErrnoException;
      if (code === undefined) throw error;
      throw new NotTaken(`${path} cannot be read: ${code}.`);
    });
    // The journal may have changed, too: now and then the same file is read again.
    this.#looks += 1;
    if (!file || (file.hash === this.#read && this.#looks % LOOKS_AT_THE_BOOK !== 0)) return undefined;
    try {
      const imported = await planned(this.#there, {
        name: basename(path),
        bytes: file.bytes,
        after: this.#position,
      });
      this.#read = file.hash;
      return imported;
    } catch (error) {
      if (!(error instanceof ServerRefused)) throw error;
      if (error.problem.code === 'results-file.broken') return undefined;
      // The journal is an older one, from a backup: what it lacks is imported again.
      if (error.problem.code === 'position.beyond-head') this.#position = 0;
      throw new NotTaken(error.problem.detail ?? error.message, { cause: error });
    }
  }

  /** @returns whether something is wrong with a line */
  async #take(imported: Imported): Promise<boolean> {
    const { callRounds, givesRulings } = this.#options;
    await this.#name(imported);
    let wrong = false;
    for (const line of imported.lines) {
      // oxlint-disable-next-line no-await-in-loop -- in the order in which they were sent
      const told = await takeLine(this.#there, line, givesRulings);
      if (!told) continue;
      this.#position = Math.max(this.#position, told.position ?? 0);
      wrong ||= told.wrong;
      if (line.is === 'later' && callRounds) continue;
      const row = `${line.of ?? ''} ${line.row}`;
      if (this.#said.get(row) !== told.text) this.#say(told.text);
      this.#said.set(row, told.text);
    }
    const calls = callRounds ? callsWaitedFor(imported.lines) : [];
    if (calls.length === 0) return wrong;
    await this.#call(calls);
    this.#read = undefined;
    const next = await this.#brought();
    return next ? (await this.#take(next)) || wrong : wrong;
  }

  /** Calls rounds. @throws NotTaken where none of them can be */
  async #call(calls: readonly RoundToCall[]): Promise<void> {
    const { browser, tournament, session } = this.#there;
    let refusal: ServerRefused | undefined;
    let isCalled = false;
    for (const call of calls) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- a section that cannot be called keeps no other from it
        const { position } = await browser.command(tournament, 'session.call-round', { session, ...call });
        this.#position = Math.max(this.#position, Number(position));
        isCalled = true;
        const section = call.section === undefined ? '' : ` of section ${call.section}`;
        this.#say(`Round ${call.round}${section} started.`);
      } catch (error) {
        if (!(error instanceof ServerRefused)) throw error;
        refusal = error;
      }
    }
    if (refusal && !isCalled)
      throw new NotTaken(refusal.problem.detail ?? refusal.message, { cause: refusal });
  }

  /** Names are given by those who direct; a scorer's work does not end with that. */
  async #name({ names }: Imported): Promise<void> {
    try {
      for (const text of await nameThere(this.#there, names)) this.#say(`${text}: names added`);
    } catch (error) {
      if (!(error instanceof ServerRefused)) throw error;
      const text = `Names were not imported: ${error.problem.detail ?? error.problem.code}`;
      if (this.#said.get('names') !== text) this.#say(text);
      this.#said.set('names', text);
    }
  }
}

/** After so many looks at the same file the journal is read, too: half a minute. */
const LOOKS_AT_THE_BOOK = 10;
