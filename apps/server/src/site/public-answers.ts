import { endOfResults, RESULTS_FORMATS } from '#interchange';

/** What the server answers everybody at an address. */
export interface PublicAnswer {
  readonly status: number;
  readonly body: Buffer;
  /** As a number of seconds, where it turns askers away for now. */
  readonly retryAfter: number | undefined;
}

/** Asks the server as one of whom nothing is known. */
export type AskAsPublic = (path: string) => Promise<PublicAnswer>;

/** A file of a site, by its path in the site's folder. */
export interface SiteFile {
  readonly path: string;
  readonly content: Buffer;
}

/** How the name of an answer's file ends, by the last part of its address. */
function endOfAnswer(part: string): string {
  return part === 'open-deals' ? 'pbn' : (endOfResults(part) ?? 'json');
}

/** Where the answer of an address lies among a site's files, as the pages look for it (`apps/web/src/api/site.ts`). */
export function fileOfAnswer(path: string): string {
  const asked = path.replace(/^\/api/, '');
  const [place] = asked.split('?');
  return `data${place}.${endOfAnswer(asked.slice(asked.lastIndexOf('/') + 1))}`;
}

type Seen = Readonly<Record<string, unknown>>;

const PAGE_OF_JOURNAL = 500;
const PAUSE_MS = 1_000;

/**
 * Everything that everybody may read of a tournament, as files. It is asked for as the public asks: there is no second
 * place here that decides what may be seen.
 */
export class PublicAnswers {
  constructor(
    private readonly ask: AskAsPublic,
    private readonly tournament: string,
  ) {}

  /** @returns nothing where the public sees no such tournament */
  async *files(): AsyncGenerator<SiteFile, void, undefined> {
    const at = `/api/tournaments/${this.tournament}`;
    const page = await this.#answer(at);
    if (!page) return;
    // Everything is to be as of this line, or later: what is behind is waited for.
    const after = Number(page.seen['position']);
    const sessions = await this.#answer(`${at}/sessions?after=${after}`);
    yield { ...page.file, content: Buffer.from(JSON.stringify(page.seen)) };
    yield* this.#one('/api/session');
    yield* this.#listed();
    yield* this.#journal(`${at}/journal`, after);
    yield* this.#one(`${at}/entries`);
    yield* this.#each(`${at}/rulings`, ({ rulings }) =>
      named(rulings, 'ruling').map((ruling) => `${at}/rulings/${ruling}/changes`),
    );
    yield* this.#each(`${at}/contests`, ({ contests }) =>
      named(contests, 'contest').map((contest) => `${at}/contests/${contest}`),
    );
    yield* this.#each(`${at}/knockouts`, ({ knockouts }) =>
      named(knockouts, 'knockout').map((knockout) => `${at}/knockouts/${knockout}`),
    );
    yield* this.#each(`${at}/deals`, ({ sets }) => texts(sets).map((set) => `${at}/deals/${set}`));
    if (!sessions) return;
    yield sessions.file;
    const players = new Set<string>();
    for (const session of named(sessions.seen['sessions'], 'session')) {
      yield* this.#session(`${at}/sessions/${session}`, players);
    }
    for (const player of players) yield* this.#one(`${at}/players/${player}/analysis`);
  }

  async *#session(at: string, players: Set<string>): AsyncGenerator<SiteFile, void, undefined> {
    const session = await this.#answer(at);
    if (!session) return;
    yield session.file;
    const parts = [
      'seats-drawn',
      'clock',
      'standings',
      'recap',
      'open-deals',
      ...RESULTS_FORMATS.map((format) => `results?format=${format.name}`),
      'matches',
      'protocol',
      'sheet-standings',
    ];
    for (const part of parts) yield* this.#one(`${at}/${part}`);
    for (const board of texts(session.seen['boards'])) {
      const traveller = await this.#answer(`${at}/boards/${board}`);
      if (!traveller) continue;
      yield traveller.file;
      yield* this.#one(`${at}/boards/${board}/records`);
      for (const { table, round, recorded } of listed(traveller.seen['lines'])) {
        if (recorded) yield* this.#one(`${at}/boards/${board}/plays/${String(table)}/${String(round)}`);
      }
      yield* this.#one(`${at}/sheet-boards/${board}`);
    }
    for (const contestant of listed(session.seen['contestants'])) {
      const name = String(contestant['contestant']);
      for (const { id } of listed(contestant['players'])) if (typeof id === 'string') players.add(id);
      yield* this.#one(`${at}/contestants/${name}`);
      yield* this.#one(`${at}/contestants/${name}/analysis`);
      yield* this.#one(`${at}/papers/guide-cards/${name}`);
    }
    yield* this.#each(`${at}/sheets`, ({ sheets }) =>
      listed(sheets).map(({ table, round }) => `${at}/sheets/${String(table)}/${String(round)}`),
    );
  }

  /** The list of tournaments, with this one alone. */
  async *#listed(): AsyncGenerator<SiteFile, void, undefined> {
    const all = await this.#answer('/api/tournaments');
    const tournaments = listed(all?.seen['tournaments']).filter(({ id }) => id === this.tournament);
    yield { path: fileOfAnswer('/api/tournaments'), content: Buffer.from(JSON.stringify({ tournaments })) };
  }

  /** All lines of the journal as one answer. */
  async *#journal(at: string, after: number): AsyncGenerator<SiteFile, void, undefined> {
    const lines: Seen[] = [];
    let position: unknown;
    for (let before: unknown; ; before = lines.at(-1)?.['position']) {
      const from = before === undefined ? `&after=${after}` : `&before=${Number(before)}`;
      const page = await this.#answer(`${at}?limit=${PAGE_OF_JOURNAL}${from}`);
      if (!page) return;
      position ??= page.seen['position'];
      const more = listed(page.seen['lines']);
      lines.push(...more);
      if (more.length < PAGE_OF_JOURNAL) break;
    }
    yield { path: fileOfAnswer(at), content: Buffer.from(JSON.stringify({ position, lines })) };
  }

  async *#one(path: string): AsyncGenerator<SiteFile, void, undefined> {
    const answer = await this.#answer(path);
    if (answer) yield answer.file;
  }

  /** An answer, and those of the addresses that it leads to. */
  async *#each(path: string, further: (seen: Seen) => readonly string[]) {
    const answer = await this.#answer(path);
    if (!answer) return;
    yield answer.file;
    for (const other of further(answer.seen)) yield* this.#one(other);
  }

  /** What everybody is answered; nothing where there is nothing for everybody. */
  async #answer(path: string): Promise<{ readonly file: SiteFile; readonly seen: Seen } | undefined> {
    for (;;) {
      const { status, body, retryAfter } = await this.ask(path);
      if (status === 200) {
        const seen = parsed(body);
        return { file: { path: fileOfAnswer(path), content: undated(seen, body) }, seen };
      }
      if (retryAfter === undefined) {
        if (status < 500) return undefined;
        throw new Error(`${path} answers ${status}.`);
      }
      await new Promise((resolve) => setTimeout(resolve, Math.max(PAUSE_MS, 1_000 * retryAfter)));
    }
  }
}

/** Deals in PBN are no JSON, and lead nowhere. */
function parsed(body: Buffer): Seen {
  try {
    return JSON.parse(body.toString()) as Seen;
  } catch {
    return {};
  }
}

/**
 * A document without the line up to which it was asked for: `made.json` says that for all of them together, and what says
 * nothing new is the same file, which is not sent again.
 */
function undated({ position, ...seen }: Seen, body: Buffer): Buffer {
  return position === undefined ? body : Buffer.from(JSON.stringify(seen));
}

function listed(value: unknown): readonly Seen[] {
  return Array.isArray(value) ? (value as Seen[]) : [];
}

function named(value: unknown, member: string): readonly string[] {
  return listed(value).map((each) => String(each[member]));
}

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
