import { hasIndividuals, participantKey } from '#tournament';
import { playersOf } from '../../visibility/before-oneself.js';
import type { PlayState, SessionPlay } from '../play-state.js';
import { classOf } from '../scoring/classes.js';

interface Participant {
  readonly at: { readonly session: string; readonly contestant: string }[];
  readonly players: readonly string[];
}

/**
 * Who is who over several sessions: an entry is one participant wherever it plays, and so are the same players. Where
 * only a number is known, each session's is another one.
 */
export class Participants {
  readonly #state: PlayState;
  readonly #counted: readonly string[];
  readonly #names = new Map<string, string>();
  readonly #known = new Map<string, Participant>();

  constructor(state: PlayState, counted: readonly string[]) {
    this.#state = state;
    this.#counted = counted;
  }

  /** What a contestant of a session is called here; known from then on. */
  nameOf(session: SessionPlay, contestant: string): string {
    const here = { session: session.session, contestant };
    const players = playersOf(this.#state, session, contestant);
    const identities = this.#identities(session, contestant, players);
    const known = identities.map((one) => this.#names.get(one)).find((name) => name !== undefined);
    const name = known ?? participantKey(here);
    for (const one of [...identities, participantKey(here)]) this.#names.set(one, name);
    const participant = this.#known.get(name) ?? { at: [], players };
    if (!participant.at.some((one) => one.session === here.session && one.contestant === contestant))
      participant.at.push(here);
    this.#known.set(name, {
      at: participant.at,
      players: participant.players.length > 0 ? participant.players : players,
    });
    return name;
  }

  /** The participant that a contestant of a session is, if it has a result in one of the sessions. */
  find(who: { readonly session: string; readonly contestant: string }): string | undefined {
    return this.#names.get(participantKey(who));
  }

  of(name: string) {
    return this.#known.get(name)!;
  }

  /** As what it took part in the last of the sessions that count. */
  classOf(name: string) {
    const { at } = this.of(name);
    const { session, contestant } = at.findLast((one) => this.#counted.includes(one.session)) ?? at.at(-1)!;
    return classOf(this.#state, this.#state.sessions[session]!, contestant);
  }

  #identities(session: SessionPlay, contestant: string, players: readonly string[]): string[] {
    const entry = session.entries[contestant];
    return [
      ...(entry === undefined ? [] : [`entry ${entry}`]),
      ...(players.length < (hasIndividuals(session) ? 1 : 2)
        ? []
        : [`players ${[...players].sort().join(' ')}`]),
    ];
  }
}
