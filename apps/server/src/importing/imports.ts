import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Access, PeopleImported, type PersonOfJournal } from '#access';
import {
  BRINGS_DEALS,
  putTogether,
  type DealOfBoard,
  type FileImported,
  type FilePrepared,
  type FileScript,
  type Preparing,
} from '#importing';
import { Ledger, Vault, type HiddenSecret, type Json, type SecretKey } from '#ledger';
import { sameName } from '#lists';
import { Turns } from '#platform';
import {
  JournalRejected,
  NewJournals,
  publishedStream,
  tournamentIdOf,
  type JournalGiven,
  type CommandOfJournal,
  type DecidedJournal,
  type KeptFigures,
  type WrittenJournal,
} from '#tournament';
import { faultText, isProblemCode, problemText, type Language } from '#words';
import { commandNamed } from '../commands/give-command.js';
import { faultOfFile } from '../http/file-fault.js';
import { Problem } from '../http/problem.js';
import type { ImportFile } from './import-file.js';
import { ImportsUnderWay, type ImportNamed, type ImportProgress } from './imports-under-way.js';
import { FileThread } from '../threads/file-thread.js';

/** How many results an import may have: the state of one tournament has to fit into memory. */
const MOST_RESULTS = 125_000;

/** How many files are worked on at a time; others wait. */
const AT_A_TIME = 1;

/** How many files are in memory at a time, each of up to 64 MB: nobody sends more before one of them is done. */
const MOST_IN_HAND = 4;

/** Limits for reading and planning a file. */
const LIMITS = { megabytes: 1_024, milliseconds: 180_000 };

/** How many players of a file are looked up among the known ones. */
const MOST_KNOWN = 5_000;

/** Who imports, in which language, by which command id. */
export interface Importer extends ImportNamed {
  readonly language: Language;
}

const REASONS: Readonly<Record<Language, string>> = {
  en: 'As it was published',
  pl: 'Tak jak opublikowano',
  ru: 'Как опубликовано',
};

/** Files of published results become finished tournaments: all of a file at once, or nothing of it. */
@Injectable()
export class Imports {
  readonly #turns = new Turns(AT_A_TIME);
  #inHand = 0;
  readonly #thread = new FileThread<FileImported, FilePrepared, Preparing>(
    'import-thread',
    LIMITS,
    import.meta.url,
  );

  constructor(
    private readonly ledger: Ledger,
    private readonly newJournals: NewJournals,
    private readonly access: Access,
    private readonly vault: Vault,
    private readonly underWay: ImportsUnderWay,
  ) {}

  /**
   * Takes a file in, as long as there is room for one: to be asked before it is read.
   *
   * @throws Problem `server.busy`
   */
  async takeIn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#inHand >= MOST_IN_HAND) throw new Problem('server.busy', { retryAfter: 10 });
    this.#inHand++;
    try {
      return await work();
    } finally {
      this.#inHand--;
    }
  }

  /** A preview of a file and of its import; nothing is written. @throws Problem `import.unreadable` and others */
  async preview({ bytes, name }: ImportFile, language: Language) {
    const prepared = await this.#turns.take(() =>
      this.#thread.read({ bytes, name, seed: '', reason: REASONS[language] }),
    );
    return prepared.kind === 'results'
      ? ({ kind: 'results', ...prepared.script.toCome } as const)
      : dealsOnly(prepared, language);
  }

  /**
   * Imports a file as a new tournament. The same file with the same command id again is the same tournament.
   *
   * @throws Problem `import.unreadable`, `import.no-results`, `import.deals-only`, `import.too-long`, `import.refused` and others
   */
  async import(file: ImportFile, importer: Importer): Promise<WrittenJournal> {
    const sha256 = createHash('sha256').update(file.bytes).digest('hex');
    const { actor, commandId } = importer;
    const given: JournalGiven = { actor, commandId, bodyHash: sha256 };
    const written = await this.newJournals.written(given);
    if (written) return written;
    return this.underWay.during(importer, (tell) =>
      this.#turns.take(() => this.#import(file, importer, given, tell)),
    );
  }

  async #import(
    { bytes, name }: ImportFile,
    { actor, commandId, language }: Importer,
    given: JournalGiven,
    tell: (progress: ImportProgress) => void,
  ): Promise<WrittenJournal> {
    const { length } = bytes;
    tell({ step: 'reading', done: 0, of: length });
    const reason = REASONS[language];
    const brought = { bytes, name, seed: `${actor} ${commandId}`, reason };
    const prepared = await this.#thread.read(brought, { tell, handOver: [bytes.buffer] });
    if (prepared.kind !== 'results') {
      const { format, boards } = dealsOnly(prepared, language);
      throw new Problem('import.deals-only', { format, boards: boards.length });
    }
    const script = await this.#withKnownPlayers(prepared.script);
    if (script.toCome.sessions.length === 0) throw new Problem('import.no-results');
    const { format, program } = script.toCome;
    const imported = {
      format,
      ...(program !== null && { program }),
      sha256: given.bodyHash,
      bytes: length,
      name,
    };
    const results = script.toCome.sessions.reduce((sum, { deeds }) => sum + deeds.results, 0);
    if (results > MOST_RESULTS) throw new Problem('import.too-long', { results, most: MOST_RESULTS });
    const tournament = tournamentIdOf(actor, commandId);
    const keys: SecretKey[] = [];
    const hide = (deal: string) => {
      const { hidden, key } = this.vault.hideUnkept(tournament, deal);
      keys.push(key);
      return hidden;
    };
    const of = script.commands.length + OPENING;
    const decided = await this.#decided(given, commandsOf(script, imported, hide), language, (done) =>
      tell({ step: 'deciding', done, of }),
    );
    tell({ step: 'writing', done: 0, of });
    return this.newJournals.write(decided, {
      sent: (done) => tell({ step: 'writing', done, of }),
      // Without the journal, its people and the keys of its deals are not needed.
      beside: async (client) => {
        await new PeopleImported(client, actor).takeAll(script.players.map(personOf));
        await this.vault.keep(tournament, keys, client);
      },
    });
  }

  /** A player with a known member number and name is not new. */
  async #withKnownPlayers(script: FileScript): Promise<FileScript> {
    const numbers = script.players.flatMap(({ memberNumber }) => memberNumber ?? []);
    if (numbers.length === 0) return script;
    const known = await this.access.players.known([], numbers, MOST_KNOWN);
    const idOf = new Map<string, string>();
    for (const { id, name, memberNumber } of script.players) {
      const same = known.find(
        (one) => one.memberNumber === memberNumber && sameName(one.name) === sameName(name),
      );
      if (memberNumber !== null && same) idOf.set(id, same.id);
    }
    // Two records of one player may have been merged: then the file has two, who are told apart as it does.
    const distinct = new Set(idOf.values()).size === idOf.size;
    return distinct ? withPlayers(script, idOf) : script;
  }

  async #decided(
    given: JournalGiven,
    commands: Iterable<CommandOfJournal>,
    language: Language,
    decided: (commands: number) => void,
  ): Promise<DecidedJournal> {
    try {
      return await this.newJournals.decide(given, commands, { decided });
    } catch (error) {
      if (!(error instanceof JournalRejected)) throw error;
      const { command, place, body, why } = error;
      const { session } = body as { readonly session?: string };
      throw new Problem('import.refused', {
        command,
        place,
        ...(session !== undefined && { session }),
        reason: reasonOf(why, language),
      });
    }
  }

  /** The published figures that are kept beside a session; nothing where there are none. */
  async kept(tournament: string, session: string): Promise<KeptFigures | undefined> {
    const { stream } = publishedStream(session);
    const parts: KeptFigures[] = [];
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- page after page
      const lines = await this.ledger.readStream(tournament, stream, { after: parts.length });
      if (lines.length === 0) return putTogether(parts);
      for (const { payload } of lines) parts.push((payload as unknown as { figures: KeptFigures }).figures);
    }
  }
}

/** The script with other ids of some players. */
function withPlayers(script: FileScript, idOf: ReadonlyMap<string, string>): FileScript {
  return {
    ...script,
    players: script.players.filter(({ id }) => !idOf.has(id)),
    commands: script.commands.map((command) => {
      const { players, captain, lineUp } = command.body as {
        readonly players?: readonly string[];
        readonly captain?: string;
        readonly lineUp?: Readonly<Record<string, string>>;
      };
      const known = (id: string) => idOf.get(id) ?? id;
      return {
        ...command,
        body: {
          ...command.body,
          ...(players && { players: players.map(known) }),
          ...(captain !== undefined && { captain: known(captain) }),
          ...(lineUp && {
            lineUp: Object.fromEntries(Object.entries(lineUp).map(([seat, id]) => [seat, known(id)])),
          }),
        },
      };
    }),
  };
}

/** Deals are brought where boards are dealt. @throws Problem where a file can be read as nothing */
function dealsOnly(prepared: Exclude<FilePrepared, { kind: 'results' }>, language: Language) {
  switch (prepared.kind) {
    case 'deals':
      return prepared;
    case 'unreadable':
      throw new Problem('import.unreadable', faultOfFile(prepared.fault, language));
    case 'unreadable-deals':
      throw new Problem('deal-set.unreadable', faultOfFile(prepared.fault, language));
    default:
      return prepared satisfies never;
  }
}

function reasonOf(why: JournalRejected['why'], language: Language): string {
  if (!('code' in why)) return `${why.path}: ${faultText(why.issue, language)}`;
  const { code, ...params } = why;
  return isProblemCode(code) ? problemText(code, params, language) : code;
}

/** How many commands stand before those of a script. */
const OPENING = 2;

/**
 * The commands of the whole journal: its opening, what it is imported from, and everything else. Deals are encrypted,
 * so that the journal has none of them in plain text.
 */
function* commandsOf(
  { toCome, commands }: FileScript,
  imported: Readonly<Record<string, Json>>,
  hide: (deal: string) => HiddenSecret,
): Generator<CommandOfJournal, void, undefined> {
  yield { command: commandNamed('tournament.create'), body: { name: toCome.title } };
  yield { command: commandNamed('tournament.note-import'), body: imported };
  for (const { name, body } of commands) {
    const plain = JSON.parse(JSON.stringify(body)) as Readonly<Record<string, Json>>;
    yield { command: commandNamed(name), body: name === BRINGS_DEALS ? withHiddenDeals(plain, hide) : plain };
  }
}

function withHiddenDeals(body: Readonly<Record<string, Json>>, hide: (deal: string) => HiddenSecret): Json {
  const deals = body['deals'] as unknown as readonly DealOfBoard[];
  return { ...body, deals: deals.map(({ board, deal }) => ({ board, deal: { ...hide(deal) } })) };
}

function personOf({ id, name, memberNumber, club }: FileScript['players'][number]): PersonOfJournal {
  return {
    person: id,
    name,
    ...(memberNumber !== null && { memberNumber }),
    ...(club !== null && { club: { name: club } }),
  };
}
