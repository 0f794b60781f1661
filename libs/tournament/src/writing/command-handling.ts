import { createHash, randomBytes } from 'node:crypto';
import {
  type Appended,
  canonicalText,
  erasableText,
  JournalRestored,
  type Json,
  type Ledger,
  StaleVersion,
  type StreamAppend,
  TextUnknown,
} from '#ledger';
import type { NewEvent, StreamUse } from '../journal/aggregate.js';
import {
  type AnyCommand,
  type BoardsVisibility,
  type Capacity,
  type ComparedBoards,
  type CutAtLine,
  type CutWanted,
  type DealGiven,
  type DealImport,
  type DecisionContext,
  type ErasableNote,
  type MatchesAtLine,
  type MatchesWanted,
  type PlaceOfDevice,
  type RankingAtLine,
  type RankingWanted,
  TOURNAMENT_ROLES,
} from '../command/command.js';
import type { PlayPlace } from '../journal/names.js';
import {
  CHANGES_NOTHING_SEEN,
  liesInReadStreams,
  MOST_CHANGES_TOLD,
  type SeenChanges,
  type SeenPart,
  type SeenWanted,
} from '../journal/seen.js';
import { hasIndividuals } from '../session/plan/schedule.js';
import type { SessionState } from '../session/state.js';
import { rolesOf, type TournamentState, tournamentStream } from '../tournament/state.js';
import { CommandRejected } from './command-rejected.js';
import { deviceRefused } from './device-refused.js';
import { tournamentIdOf } from './derived-id.js';
import type { StreamStates, VersionedState } from './states.js';

/** A command on its way: its body has been parsed by its schema. */
export interface GivenCommand {
  /** The tournament; left out by a command that opens a journal. */
  readonly tournament?: string;
  readonly actor: string;
  /** For whom a device speaks. */
  readonly place?: PlaceOfDevice;
  /** The entry whose captain gives it. */
  readonly entry?: string;
  /** The client's uuid for this command: sent again, it is the same command. */
  readonly commandId: string;
  readonly body: Json;
  /** The version of the command's first stream that the client saw; another one is a conflict. */
  readonly expectedVersion?: number;
}

/** What a command's giver is told: the tournament, the position of the command's last line, and the answer. */
export interface CommandAnswer {
  readonly tournament: string;
  readonly position: number;
  readonly repeated: boolean;
  readonly answer: Readonly<Record<string, Json>>;
}

/** Decisions on versions that the handler read itself; a version that the client stated is not decided again. */
const ATTEMPTS = 4;
/** Of decisions that others overtake in streams that are only read, such as all boards of a set that is being dealt. */
const ATTEMPTS_OF_READERS = 20;

/** Standings of the past; undefined if the journal has no such line, or no such session there. */
export type Rankings = (tournament: string, wanted: RankingWanted) => Promise<RankingAtLine | undefined>;

/** Matches of the past; undefined if the journal has no such line, or no such session there. */
export type MatchesAt = (tournament: string, wanted: MatchesWanted) => Promise<MatchesAtLine | undefined>;

/** Who qualified for the last places of a contest; undefined if the journal has no such line or contest. */
export type Cuts = (tournament: string, wanted: CutWanted) => Promise<CutAtLine | undefined>;

/** The plays whose entries are still to be checked, by the last journal entry, and which entry that is. */
export type UncheckedPlays = (
  tournament: string,
) => Promise<{ readonly at: number; readonly plays: readonly PlayPlace[] }>;

/** The rulings whose appeals are not decided, by the last journal entry, and which entry that is. */
export type OpenAppealsAt = (
  tournament: string,
) => Promise<{ readonly at: number; readonly rulings: readonly string[] }>;

/** What somebody may see of boards, by the last journal entry; undefined for anybody who does not read results. */
export type FindVisibility = (
  tournament: string,
  compared: ComparedBoards,
  actor: string,
) => Promise<BoardsVisibility | undefined>;

/** What has changed since a line of the journal; undefined if the journal has no such line. */
export type ChangesSeen = (
  tournament: string,
  wanted: SeenWanted,
  actor: string,
) => Promise<SeenChanges | undefined>;

/** Where decisions get the state of play from. */
export interface PlayFacts {
  readonly rankings: Rankings;
  readonly matches: MatchesAt;
  readonly cuts: Cuts;
  readonly unchecked: UncheckedPlays;
  readonly openAppeals: OpenAppealsAt;
  readonly visibility: FindVisibility;
  readonly changes: ChangesSeen;
}

/** Compares a deal with a hidden one and encrypts it: what commands bring in plain text goes no further than here. */
export type TakeDeal = (tournament: string, deal: DealGiven) => Promise<DealImport>;

/** The journal that commands are written to: the ledger's, or a draft. */
export type JournalForCommands = Pick<Ledger, 'stored' | 'epoch' | 'append'>;

/** The states that commands are decided on. */
export interface StatesForCommands extends Pick<StreamStates, 'loadTogether' | 'forget'> {
  /**
   * The states as this process has heard of them. They may be old: what is accepted on them is checked by the append, and
   * what is rejected is decided again on those of `loadTogether`. Without it, nothing is heard.
   */
  heard?: StreamStates['loadTogether'];
}

/** The way of every command: load the streams, decide, append, answer with the position. */
export class CommandHandling {
  /**
   * @param now microseconds since the epoch
   * @param told where the state of play comes from that commands are decided on
   * @param takeDeal what encrypts deals that commands bring
   */
  constructor(
    private readonly ledger: JournalForCommands,
    private readonly states: StatesForCommands,
    private readonly now: () => number = () => Date.now() * 1_000,
    private readonly told?: PlayFacts,
    private readonly takeDeal?: TakeDeal,
  ) {}

  /**
   * Handles a command; a command sent again is answered as before.
   *
   * @throws CommandRejected with the decision's stable code
   * @throws StaleVersion when the version that the client stated is not the stream's, or others kept writing
   * @throws CommandIdReused when the command id was used with another body
   */
  async handle(command: AnyCommand, given: GivenCommand): Promise<CommandAnswer> {
    const tournament = command.opensJournal ? tournamentIdOf(given.actor, given.commandId) : given.tournament;
    if (tournament === undefined) throw new TypeError(`${command.name} needs a tournament.`);
    const bodyHash = hashOf(command, given);
    const stored = () => this.ledger.stored(tournament, given.actor, given.commandId, bodyHash);
    // The append knows a command that was given before. One with a deal is looked up, so that its deal is not taken in again.
    const known = command.deal && (await stored());
    if (known) return answerOf(tournament, known);
    // Nor is a deal taken in for a state that may be old. A version that the giver states is compared with the newest.
    let isHeard = this.states.heard !== undefined && !command.deal && given.expectedVersion === undefined;
    let overtaken = 0;
    for (let attempt = 1; ; attempt++) {
      const written = new Set<string>();
      try {
        const appended = await this.#attempt(command, given, tournament, { bodyHash, written, isHeard });
        return answerOf(tournament, appended);
      } catch (error) {
        if (error instanceof TextUnknown) throw new CommandRejected({ code: 'tournament.text-unknown' });
        if (error instanceof CommandRejected) {
          // What it is rejected for may be what it has done when it was given before.
          const twin = await stored();
          if (twin) return answerOf(tournament, twin);
          if (!isHeard) throw error;
        } else if (error instanceof JournalRestored) this.states.forget(tournament);
        else if (!(error instanceof StaleVersion) || given.expectedVersion !== undefined) throw error;
        if (error instanceof JournalRestored || (error instanceof StaleVersion && written.has(error.stream)))
          overtaken++;
        if (overtaken === ATTEMPTS || attempt === ATTEMPTS_OF_READERS) throw error;
        isHeard = false;
      }
    }
  }

  readonly #newest: Load = (tournament, uses) => this.states.loadTogether(tournament, uses);
  readonly #heard: Load = (tournament, uses) => this.states.heard!(tournament, uses);

  async #attempt(
    command: AnyCommand,
    given: GivenCommand,
    tournament: string,
    {
      bodyHash,
      written,
      isHeard,
    }: { readonly bodyHash: string; readonly written: Set<string>; readonly isHeard: boolean },
  ): Promise<Appended> {
    const epoch = await this.ledger.epoch();
    const load = isHeard ? this.#heard : this.#newest;
    const { decision, used, loaded, comparedUpTo } = await this.#decided(command, given, tournament, load);
    const streams = Object.keys(used).map((name, index): StreamAppend => {
      const version = loaded[name]!.version;
      const stated = index === 0 ? given.expectedVersion : undefined;
      return {
        stream: used[name]!.stream,
        expectedVersion: stated ?? (version === 0 ? 'none' : version),
        events: (decision.events[name] as StreamAppend['events']) ?? [],
      };
    });
    for (const { stream, events } of streams) if (events.length > 0) written.add(stream);
    return this.ledger.append({
      tournament,
      actor: given.actor,
      commandId: given.commandId,
      bodyHash,
      answer: decision.answer,
      streams,
      texts: decision.notes.map((note) => ({ id: note.reference.text, salt: note.salt, text: note.text })),
      eraseTexts: decision.eraseTexts,
      epoch,
      ...(comparedUpTo && { comparedUpTo }),
    });
  }

  /**
   * What a command would write now, stream by stream; nothing is written.
   *
   * @throws CommandRejected with the decision's stable code
   */
  async preview(
    command: AnyCommand,
    given: Omit<GivenCommand, 'commandId'> & { readonly tournament: string },
  ): Promise<readonly NewEvent[]> {
    const { decision, used } = await this.#decided(
      command,
      { ...given, commandId: '' },
      given.tournament,
      this.#newest,
    );
    return Object.keys(used).flatMap((name) => decision.events[name] ?? []);
  }

  /** Loads the streams and decides. @throws CommandRejected */
  async #decided(command: AnyCommand, given: GivenCommand, tournament: string, load: Load) {
    // The tournament's own stream is always among them: who holds which role is read with everything else, and
    // appended against, so that a role taken away and its holder's command cannot cross.
    // It comes behind what the command names: a version that the client states is that of the command's first stream.
    const uses: Record<string, StreamUse> = { ...command.uses(given.body), tournament: tournamentStream };
    const states = await load(tournament, uses);
    const capacity = capacityOf(command, given, states);
    const { further, also } = await this.#loadFurther(command, given.body, tournament, states, load);
    const parts = partsSeen(command, given.body, stateOf(states));
    const head = await this.#asSeen(parts, given, tournament);
    const { told, readAt } = await this.#toldOfPlay(command, given, tournament, stateOf(states), head);
    const imported = command.deal?.(given.body, stateOf(states), stateOf(also));
    const deal = imported && (await this.takeDeal?.(tournament, imported));
    const decision = command.decide(
      given.body,
      stateOf(states),
      {
        tournament,
        actor: given.actor,
        capacity,
        now: this.now(),
        seed,
        note,
        ...(given.place?.pair === undefined ? {} : { pair: given.place.pair }),
        ...(given.entry === undefined ? {} : { entry: given.entry }),
        ...told,
        ...(deal ? { deal } : {}),
      },
      stateOf(also),
    );
    if (!decision.accepted) {
      const session = states['session'] as VersionedState<SessionState> | undefined;
      throw new CommandRejected(decision.rejection, session && hasIndividuals(session.state));
    }
    const used = { ...uses, ...further };
    const loaded = { ...states, ...also };
    const unnamed = Object.keys(decision.events).find((name) => !Object.hasOwn(used, name));
    if (unnamed !== undefined)
      throw new Error(`${command.name} has events for ${unnamed}, a stream it does not name.`);
    const compared = parts.every(liesInReadStreams) || head === undefined ? [] : [head];
    // The journal goes on between one reading and the next: what comes behind the first of them is news to it.
    const position = Math.min(...compared, ...readAt);
    const comparedUpTo = position === Infinity ? undefined : { position, except: CHANGES_NOTHING_SEEN };
    return { decision, used, loaded, comparedUpTo };
  }

  /**
   * Compares what the giver has seen with the journal's head. If something that the command rests on has changed, the
   * giver is told before anything is written.
   *
   * @returns the line at which the journal is read for the decision
   * @throws CommandRejected `command.seen-changed`
   */
  async #asSeen(
    parts: readonly SeenPart[],
    { body, actor }: Pick<GivenCommand, 'body' | 'actor'>,
    tournament: string,
  ): Promise<number | undefined> {
    const at = seenAtOf(body);
    if (at === undefined || parts.length === 0) return undefined;
    const told = await this.told?.changes(tournament, { at, parts, asked: body }, actor);
    if (!told || told.changes.length === 0) return told?.head;
    const { head, changes } = told;
    const shown = changes.slice(0, MOST_CHANGES_TOLD);
    throw new CommandRejected({
      code: 'command.seen-changed',
      at,
      head,
      count: changes.length,
      changes: shown,
    });
  }

  /**
   * What the command has asked for about play, by the journal, and the lines at which it was read for what must not change
   * before the command is written.
   */
  async #toldOfPlay(
    command: AnyCommand,
    { body, actor }: Pick<GivenCommand, 'body' | 'actor'>,
    tournament: string,
    states: Readonly<Record<string, unknown>>,
    head: number | undefined,
  ): Promise<{ readonly told: ToldOfPlay; readonly readAt: readonly number[] }> {
    const atHead = <Wanted extends { readonly at: number }>(wanted: Wanted): Wanted =>
      head === undefined ? wanted : { ...wanted, at: head };
    const ofRanking = command.ranking?.(body, states);
    const ofMatches = command.matches?.(body, states);
    const ofCut = command.cut?.(body, states);
    const ranking = ofRanking && (await this.told?.rankings(tournament, atHead(ofRanking)));
    const matches = ofMatches && (await this.told?.matches(tournament, atHead(ofMatches)));
    const cut = ofCut && (await this.told?.cuts(tournament, atHead(ofCut)));
    const unchecked = command.unchecked?.(body, states) && (await this.told?.unchecked(tournament));
    const appeals = command.appeals?.(body, states) && (await this.told?.openAppeals(tournament));
    const compared = command.compares?.(body, states);
    const visibility = compared && (await this.told?.visibility(tournament, compared, actor));
    const told = {
      ...(ranking ? { ranking } : {}),
      ...(matches ? { matches } : {}),
      ...(cut ? { cut } : {}),
      ...(unchecked ? { unchecked: unchecked.plays } : {}),
      ...(appeals ? { openAppeals: appeals.rulings } : {}),
      ...(visibility ? { visibility } : {}),
    };
    return { told, readAt: [unchecked, appeals].flatMap((read) => (read ? [read.at] : [])) };
  }

  /** The streams that only the states of others tell, from one to the next. */
  async #loadFurther(
    command: AnyCommand,
    body: Json,
    tournament: string,
    states: Readonly<Record<string, VersionedState<unknown>>>,
    load: Load,
  ) {
    let further: Uses = {};
    let also: Record<string, VersionedState<unknown>> = {};
    for (;;) {
      const named = Object.entries(command.also?.(body, stateOf(states), stateOf(also)) ?? {});
      const unknown = Object.fromEntries(named.filter(([name]) => !Object.hasOwn(also, name)));
      if (Object.keys(unknown).length === 0) return { further, also };
      further = { ...further, ...unknown };
      also = { ...also, ...(await load(tournament, unknown)) };
    }
  }
}

type ToldOfPlay = Pick<
  DecisionContext,
  'ranking' | 'matches' | 'cut' | 'unchecked' | 'openAppeals' | 'visibility'
>;
type Uses = Readonly<Record<string, StreamUse>>;
type Load = StreamStates['loadTogether'];

/** The journal entry up to which the giver of a command has seen it. */
function seenAtOf(body: Json): number | undefined {
  const { at } = body as { readonly at?: Json };
  return typeof at === 'number' ? at : undefined;
}

/** All that a command rests on: what its decision is made of, and what it names besides. */
export function partsSeen(
  command: AnyCommand,
  body: Json,
  states: Readonly<Record<string, unknown>>,
): SeenPart[] {
  if (command.access === 'system') return [];
  const ranking = command.ranking?.(body, states);
  const matches = command.matches?.(body, states);
  const cut = command.cut?.(body, states);
  return [
    ...(ranking
      ? [
          {
            of: 'standings' as const,
            session: ranking.session,
            section: ranking.section,
            upTo: ranking.upTo,
          },
        ]
      : []),
    ...(matches ? [{ of: 'matches' as const, sessions: matches.sessions }] : []),
    ...(cut ? [{ of: 'contest' as const, contest: cut.contest }] : []),
    ...(command.restsOn?.(body, states) ?? []),
  ];
}

function stateOf(states: Readonly<Record<string, VersionedState<unknown>>>) {
  return Object.fromEntries(Object.entries(states).map(([name, { state }]) => [name, state]));
}

function seed(): string {
  return randomBytes(32).toString('hex');
}

function note(text: string): ErasableNote {
  const { reference, stored } = erasableText(text);
  return { reference: { text: reference.text, hash: reference.hash }, salt: stored.salt, text };
}

/**
 * In which capacity the actor gives a command.
 *
 * @throws CommandRejected when it has none that the command allows
 */
function capacityOf(
  command: AnyCommand,
  { actor, place, body }: GivenCommand,
  states: Readonly<Record<string, VersionedState<unknown>>>,
): Capacity {
  const tournament = states['tournament'] as VersionedState<TournamentState>;
  const { access } = command;
  if (access === 'system') {
    if (!actor.startsWith('job:'))
      throw new CommandRejected({ code: 'access.role-required', roles: 'system' });
    return 'system';
  }
  if (access === 'may-create-tournaments') return 'nobody';
  if (tournament.version === 0) throw new CommandRejected({ code: 'tournament.unknown' });
  if (access.device && actor.startsWith('device:')) {
    const session = states['session']?.state as SessionState | undefined;
    const refused = deviceRefused(command.table!(body), place, session);
    if (refused) throw new CommandRejected(refused);
    return 'table';
  }
  if (access.captain && actor.startsWith('captain:')) return 'captain';
  if (access.roles.length === 0) throw new CommandRejected({ code: 'access.device-required' });
  const held = rolesOf(tournament.state, actor.replace(/^person:/, ''));
  const capacity = TOURNAMENT_ROLES.find((role) => access.roles.includes(role) && held.has(role));
  if (!capacity) throw new CommandRejected({ code: 'access.role-required', roles: access.roles.join(', ') });
  return capacity;
}

function hashOf({ name, unhashed }: AnyCommand, { tournament, body, expectedVersion }: GivenCommand): string {
  const members = Object.entries(body as { readonly [member: string]: Json });
  const hashed = Object.fromEntries(members.filter(([member]) => !unhashed.includes(member)));
  const text = canonicalText({
    name,
    tournament: tournament ?? null,
    body: hashed,
    expectedVersion: expectedVersion ?? null,
  });
  return createHash('sha256').update(text).digest('hex');
}

function answerOf(tournament: string, { position, repeated, answer }: Appended): CommandAnswer {
  return { tournament, position, repeated, answer: answer as CommandAnswer['answer'] };
}
