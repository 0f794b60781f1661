import type { SessionScore } from '#scoring';
import {
  hasIndividuals,
  isPairOfTeam,
  participantKey,
  UNCLASSED,
  type ContestantClass,
  type ContestSettings,
} from '#tournament';
import { playersOf } from '../../visibility/before-oneself.js';
import type { PlayState, SessionPlay } from '../play-state.js';
import { classOf } from '../scoring/contestants.js';

interface Participant {
  readonly at: { readonly session: string; readonly contestant: string }[];
  readonly players: readonly string[];
}

/**
 * Who is who over several sessions: an entry is one participant wherever it plays, and so are the same players. Where
 * only a number is known, each session's is another one. Where teams are ranked, a contestant is a team here, and its
 * captain, by whom it is called, stands for its players. Where players are ranked, each is one, with any partner.
 */
export class Participants {
  readonly #counted: readonly string[];
  readonly areTeams: boolean;
  readonly arePlayers: boolean;
  readonly #names = new Map<string, string>();
  readonly #known = new Map<string, Participant>();

  constructor(
    private readonly state: PlayState,
    { sessions, of }: Pick<ContestSettings, 'sessions' | 'of'>,
  ) {
    this.#counted = sessions;
    this.areTeams = of === 'teams';
    this.arePlayers = of === 'players';
  }

  /**
   * What those are called here who have the score of a contestant of a session: itself, or each of its players. Pairs of
   * teams give players none: they are others in each round.
   */
  namesOf(session: SessionPlay, contestant: string): string[] {
    const players = this.arePlayers ? this.#playersOf(session, contestant) : [];
    if (this.arePlayers && isPairOfTeam(session, contestant)) return [];
    if (players.length === 0) return [this.nameOf(session, contestant)];
    const here = { session: session.session, contestant };
    return players.map((player, index) =>
      this.#called(here, [player], [`player ${player}`], `${participantKey(here)}/${index + 1}`),
    );
  }

  /**
   * The score of a contestant of a session for each who has it.
   *
   * @param isRanked whether it counts for them; where players are ranked, it does for none whose name is not known
   */
  scoresOf(session: SessionPlay, { contestant, ...score }: SessionScore, isRanked: boolean): SessionScore[] {
    return this.namesOf(session, contestant).map((name) => {
      const counts = isRanked && !(this.arePlayers && this.of(name).players.length === 0);
      return { contestant: name, ...score, ...(counts ? {} : { substitute: true }) };
    });
  }

  /** What a contestant of a session is called here; known from then on. */
  nameOf(session: SessionPlay, contestant: string): string {
    const here = { session: session.session, contestant };
    const players = this.#playersOf(session, contestant);
    return this.#called(here, players, this.#identities(session, contestant, players), participantKey(here));
  }

  /** Known by any of its identities, else by what it is called at first. */
  #called(
    here: Participant['at'][number],
    players: readonly string[],
    identities: readonly string[],
    first: string,
  ): string {
    const known = identities.map((one) => this.#names.get(one)).find((name) => name !== undefined);
    const name = known ?? first;
    for (const one of [...identities, first]) this.#names.set(one, name);
    const participant = this.#known.get(name) ?? { at: [], players };
    if (!participant.at.some((one) => one.session === here.session && one.contestant === here.contestant))
      participant.at.push(here);
    this.#known.set(name, {
      at: participant.at,
      players: participant.players.length > 0 ? participant.players : players,
    });
    return name;
  }

  /** The participants of a session that play for an entry, by number; they keep their names from then on. */
  seatedIn(session: SessionPlay): string[] {
    const { teams, entries } = session;
    return Object.keys(this.areTeams ? teams.entries : entries)
      .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
      .flatMap((one) => this.namesOf(session, one));
  }

  /** The participant that a contestant of a session is, if it has a place or a result there; where players are, nobody. */
  find(who: { readonly session: string; readonly contestant: string }): string | undefined {
    return this.arePlayers ? undefined : this.#names.get(participantKey(who));
  }

  of(name: string) {
    return this.#known.get(name)!;
  }

  /** As what it took part in the last of the sessions that count. */
  classOf(name: string) {
    const { at } = this.of(name);
    const { session, contestant } = at.findLast((one) => this.#counted.includes(one.session)) ?? at.at(-1)!;
    return this.#classIn(this.state.sessions[session]!, contestant);
  }

  /** What a team is called that was given a name. */
  teamOf(name: string): string | null {
    if (!this.areTeams) return null;
    const named = this.of(name).at.map(
      ({ session, contestant }) => this.#entryOf(this.state.sessions[session]!, contestant)?.name,
    );
    return named.find((one) => one !== undefined) ?? null;
  }

  /** Whether its entry takes part no longer. */
  hasWithdrawn(name: string): boolean {
    return this.of(name).at.some(({ session, contestant }) => {
      const play = this.state.sessions[session]!;
      const entry = this.areTeams ? play.teams.entries[contestant] : play.entries[contestant];
      return this.state.entries.entries[entry ?? '']?.withdrawn === true;
    });
  }

  /** Whether a contestant takes a place at all in a session. */
  isRanked(session: SessionPlay, contestant: string): boolean {
    return this.#classIn(session, contestant).ranked;
  }

  #classIn(session: SessionPlay, contestant: string): ContestantClass {
    if (!this.areTeams) return classOf(this.state, session, contestant);
    return this.#entryOf(session, contestant)?.class ?? UNCLASSED;
  }

  /** The entry of a team. */
  #entryOf(session: SessionPlay, team: string) {
    return this.state.entries.entries[session.teams.entries[team] ?? ''];
  }

  #playersOf(session: SessionPlay, contestant: string): readonly string[] {
    if (!this.areTeams) return playersOf(this.state, session, contestant);
    const captain = this.#entryOf(session, contestant)?.captain;
    return captain === undefined ? [] : [captain];
  }

  #identities(session: SessionPlay, contestant: string, players: readonly string[]): string[] {
    if (this.areTeams) {
      const team = session.teams.entries[contestant];
      return team === undefined ? [] : [`entry ${team}`];
    }
    const entry = session.entries[contestant];
    return [
      ...(entry === undefined ? [] : [`entry ${entry}`]),
      ...(players.length < (hasIndividuals(session) ? 1 : 2)
        ? []
        : [`players ${[...players].sort().join(' ')}`]),
    ];
  }
}
