import {
  commands,
  type AnyCommand,
  type JournalEvent,
  type Capacity,
  type DealImport,
  type DealGiven,
  type MatchesAtLine,
  type RankingAtLine,
  type StreamUse,
} from '#tournament';
import { tournamentStream } from '#tournament';
import { NOTHING_PLAYED, sessionOf } from '../play/play-state.js';
import { matchesWantedOf } from '../play/knockout/match-results.js';
import { rankingForDraw } from '../play/games/by-game.js';
import type { JournalEntry } from '../projection/projection.js';
import { BEGINS, DIRECTOR, foldPlay, TOURNAMENT, uuid } from './play-events.js';

/** Who gives a command. */
export interface Giver {
  readonly actor: string;
  readonly capacity: Capacity;
}

export const DIRECTING: Giver = { actor: `person:${DIRECTOR}`, capacity: 'director' };
export const SYSTEM: Giver = { actor: 'job:test', capacity: 'system' };

/** The device of a table. */
export function deviceOf(table: string): Giver {
  return { actor: `device:${table}`, capacity: 'table' };
}

type Uses = Readonly<Record<string, StreamUse>>;

/** A tournament's journal in memory: commands take the same way as in the server, without a database. */
export class JournalInMemory {
  readonly lines: JournalEntry[] = [];
  readonly #states = new Map<string, unknown>();
  readonly #deals = new Map<string, string>();
  #texts = 0;
  #seeds = 0;

  /** Gives a command. @returns its answer; nothing, and nothing happens, when it is refused */
  give(
    name: string,
    body: object = {},
    by: Giver = DIRECTING,
  ): Readonly<Record<string, unknown>> | undefined {
    const command = commands.get(name);
    if (!command) throw new Error(`There is no command ${name}.`);
    const parsed: unknown = command.body.parse(body);
    const uses: Uses = { tournament: tournamentStream, ...(command.uses(parsed) as Uses) };
    const states = this.#statesOf(uses);
    const also = this.#further(command, parsed, states);
    const decision = this.#decide(command, parsed, states, this.#statesOf(also), by);
    if (!decision.accepted) return undefined;
    const streams = { ...uses, ...also };
    for (const [use, events] of Object.entries(decision.events)) {
      for (const event of (events ?? []) as JournalEvent[]) this.#append(streams[use]!, event, by.actor);
    }
    return decision.answer;
  }

  /** The states of all streams, as the write side knows them. */
  get states(): ReadonlyMap<string, unknown> {
    return this.#states;
  }

  /** A stream's state. */
  state<State>({ stream, aggregate }: StreamUse<State>): State {
    return (this.#states.get(stream) ?? aggregate.initial) as State;
  }

  /** The streams that only the states of others tell, from one to the next. */
  #further(command: AnyCommand, body: unknown, states: object, known: Uses = {}): Uses {
    const also = this.#statesOf(known);
    const named: Uses = command.also?.(body, states as never, also as never) ?? {};
    const further = { ...known, ...named };
    return Object.keys(further).length === Object.keys(known).length
      ? known
      : this.#further(command, body, states, further);
  }

  /** The standings that a command is decided on, from the lines up to the one that it names. */
  #ranking(command: AnyCommand, body: unknown, states: object): RankingAtLine | undefined {
    const wanted = command.ranking?.(body, states as never);
    if (!wanted || wanted.at > this.lines.length) return undefined;
    const state = foldPlay(NOTHING_PLAYED, this.lines.slice(0, wanted.at));
    const session = sessionOf(state, wanted.session);
    if (!session?.sections.some(({ section }) => section === wanted.section)) return undefined;
    return { at: wanted.at, ...rankingForDraw(state, session, wanted.section, wanted.upTo) };
  }

  /** The matches that a command is decided on, from the lines up to the one that it names. */
  #matches(command: AnyCommand, body: unknown, states: object): MatchesAtLine | undefined {
    const wanted = command.matches?.(body, states as never);
    if (!wanted || wanted.at > this.lines.length) return undefined;
    return matchesWantedOf(foldPlay(NOTHING_PLAYED, this.lines.slice(0, wanted.at)), wanted);
  }

  #decide(command: AnyCommand, body: unknown, states: object, also: object, { actor, capacity }: Giver) {
    const ranking = this.#ranking(command, body, states);
    const matches = this.#matches(command, body, states);
    const imported = command.deal?.(body, states as never, also as never);
    const context = {
      ...(imported && { deal: this.#hidden(imported) }),
      ...(ranking ? { ranking } : {}),
      ...(matches ? { matches } : {}),
      tournament: TOURNAMENT,
      actor,
      capacity,
      now: this.#now(),
      seed: () => String(++this.#seeds).padStart(64, '0'),
      note: (text: string) => {
        const id = `00000000-0000-4000-8000-${String(++this.#texts).padStart(12, '7')}`;
        return { reference: { text: id, hash: 'a'.repeat(64) }, salt: 'b'.repeat(64), text };
      },
    };
    return command.decide(body, states as never, context, also as never);
  }

  /** What a command has brought, by the number that stands for its ciphertext. */
  opened(text: string): string | undefined {
    return this.#deals.get(text);
  }

  /** A deal that a command brings: in memory a number stands for its ciphertext. */
  #hidden({ text, beside, under }: DealGiven): DealImport {
    if (beside !== null && this.#deals.get(beside.text) === text) return { alike: true };
    const number = `${this.#deals.size + 1}`;
    this.#deals.set(number, text);
    return {
      alike: false,
      hidden: {
        id: under ?? uuid(9_999 + this.#deals.size),
        cipher: 'A256GCM',
        nonce: 'n'.repeat(16),
        text: number,
      },
    };
  }

  #statesOf(uses: Uses): Record<string, unknown> {
    return Object.fromEntries(Object.entries(uses).map(([name, use]) => [name, this.state(use)]));
  }

  #now(): number {
    return BEGINS + (this.lines.length + 1) * 1_000_000;
  }

  #append({ stream, aggregate }: StreamUse, event: JournalEvent, actor: string): void {
    const line = {
      ...event,
      tournament: TOURNAMENT,
      stream,
      version: 1,
      command: '',
      metadata: null,
      hash: '',
      position: this.lines.length + 1,
      time: this.#now(),
      actor,
    } as unknown as JournalEntry;
    this.lines.push(line);
    const before = this.state({ stream, aggregate });
    const { position, time } = line;
    this.#states.set(stream, aggregate.evolve(before, event as never, { position, time }));
  }
}
