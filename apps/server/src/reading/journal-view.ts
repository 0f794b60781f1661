import { Injectable } from '@nestjs/common';
import { Access, type Asker } from '#access';
import { Ledger, type Json } from '#ledger';
import {
  CurrentStates,
  type JournalAudience,
  type JournalLine,
  type PlayState,
  type Viewer,
} from '#projections';
import { isoTime } from './at.js';
import { withoutHiddenBoards } from './journal-boards.js';

/** A journal line as it is answered: the names of people stand beside their ids, for those who hold a role. */
export interface JournalLineView {
  readonly position: number;
  readonly time: string;
  readonly type: string;
  readonly actor: ActorView;
  readonly data: Readonly<Record<string, Json>>;
}

/** Who or what has written a line. */
export type ActorKind = 'person' | 'device' | 'captain' | 'job';

/** The same as it is answered. */
export interface ActorView {
  readonly kind: ActorKind;
  readonly id?: string;
  readonly name?: string;
}

/** Who or what an actor of lines is, with the name where it is known. */
export function actorView(actor: string, names: ReadonlyMap<string, string>): ActorView {
  const [kind, id] = actor.split(':') as [ActorKind, string?];
  const name = id === undefined ? undefined : names.get(id);
  return { kind, ...(id === undefined ? {} : { id }), ...(name === undefined ? {} : { name }) };
}

const DIRECTING: readonly string[] = ['director', 'organiser'];

/** The journal that an asker sees: that of those who direct, of those who hold another role, or the public one. */
export function journalAudienceOf({ roles, audience }: Pick<Asker, 'roles' | 'audience'>): JournalAudience {
  if (DIRECTING.includes(audience)) return 'director';
  return roles.size > 0 ? 'staff' : 'public';
}

/** The members of lines that name people by their ids. */
interface PeopleNamed {
  readonly person?: string;
  readonly players?: readonly string[];
}

/** The teams of a line about a session, by their numbers. */
interface SessionLineOfTeams {
  readonly session?: string;
  readonly team?: string;
  readonly teams?: readonly string[];
  readonly home?: string;
  readonly away?: string;
}

/** How the teams of a line are called, by the entries or the numbers that it names. */
interface TeamsCalled {
  readonly captains: ReadonlyMap<string, string>;
  readonly names: ReadonlyMap<string, string>;
}

function teamsIn(line: JournalLine, state: PlayState): TeamsCalled {
  const captains = captainsIn(line, state);
  const names = [...captains.keys()].flatMap((entry) => {
    const name = state.entries.entries[entry]?.name;
    return name === undefined ? [] : [[entry, name] as const];
  });
  return { captains, names: new Map([...names, ...namesInSession(line, state)]) };
}

/** The names of the teams that a line about a session has by their numbers: those that were given one. */
function namesInSession({ type, data }: JournalLine, { sessions, entries }: PlayState): [string, string][] {
  const { session, team, teams = [], home, away } = data as SessionLineOfTeams;
  const numbers = sessions[session ?? '']?.teams.entries;
  if (!numbers || !type.startsWith('session.')) return [];
  return [team, home, away, ...teams].flatMap((number): [string, string][] => {
    const name = entries.entries[numbers[number ?? ''] ?? '']?.name;
    return number === undefined || name === undefined ? [] : [[number, name]];
  });
}

/** The captains of the teams of a line about a knockout, by the entries that it names. */
function captainsIn({ type, data }: JournalLine, { entries }: PlayState): ReadonlyMap<string, string> {
  if (!type.startsWith('knockout.')) return new Map();
  const named = Object.values(data as Readonly<Record<string, Json>>).flat();
  return new Map(
    named.flatMap((entry) => {
      const captain = typeof entry === 'string' ? entries.entries[entry]?.captain : undefined;
      return captain ? [[entry as string, captain] as const] : [];
    }),
  );
}

function peopleIn(line: JournalLine, state: PlayState): string[] {
  const { actor, data } = line;
  const { person, players = [] } = data as PeopleNamed;
  return [
    ...captainsIn(line, state).values(),
    ...(actor.startsWith('person:') ? [actor.slice('person:'.length)] : []),
    ...(person ? [person] : []),
    ...players,
  ];
}

/** The names of a line's players by their ids, those that are known. */
function namesOf(
  players: readonly string[],
  names: ReadonlyMap<string, string>,
): { [player: string]: string } {
  return Object.fromEntries(
    players.flatMap((player) => (names.has(player) ? [[player, names.get(player)!]] : [])),
  );
}

/** Who reads a journal: which lines are told, and which boards may be seen in them. */
export interface JournalReader {
  readonly audience: JournalAudience;
  readonly viewer: Viewer;
}

/** Puts names and erasable texts beside the ids that journal lines carry. */
@Injectable()
export class JournalView {
  constructor(
    private readonly access: Access,
    private readonly ledger: Ledger,
    private readonly current: CurrentStates,
  ) {}

  async lines(
    tournament: string,
    { audience, viewer }: JournalReader,
    read: readonly JournalLine[],
  ): Promise<JournalLineView[]> {
    if (audience === 'public') {
      const lines = await this.#publicly(tournament, viewer, read);
      return lines.map((line) => view(line, new Map(), new Map()));
    }
    const { state } = await this.current.of(tournament);
    const lines = withoutHiddenBoards(read, state, viewer);
    const reasons = lines
      .map(({ data }) => (data as { reason?: string }).reason)
      .filter((id) => id !== undefined);
    const [names, texts] = await Promise.all([
      this.access.people.names([...new Set(lines.flatMap((line) => peopleIn(line, state)))], tournament),
      reasons.length > 0 ? this.ledger.texts(tournament, reasons) : new Map<string, string | null>(),
    ]);
    return lines.map((line) => view(line, names, texts, teamsIn(line, state)));
  }

  /** Of lines for everybody only those of sheets tell what was played: not before all tables have played the board. */
  async #publicly(
    tournament: string,
    viewer: Viewer,
    read: readonly JournalLine[],
  ): Promise<readonly JournalLine[]> {
    const tells = ({ data }: JournalLine) => (data as { readonly what?: Json }).what !== undefined;
    if (!read.some(tells)) return read;
    const { state } = await this.current.of(tournament);
    return read.map((line) => (tells(line) ? withoutHiddenBoards([line], state, viewer)[0]! : line));
  }
}

function view(
  line: JournalLine,
  names: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, string | null>,
  teams: TeamsCalled = { captains: new Map(), names: new Map() },
): JournalLineView {
  const { person, players, reason } = line.data as PeopleNamed & { readonly reason?: string };
  const shownName = person === undefined ? undefined : names.get(person);
  const byCaptain = [...teams.captains].flatMap(([entry, captain]) =>
    names.has(captain) ? [[entry, names.get(captain)!] as const] : [],
  );
  const named = [...new Map([...byCaptain, ...teams.names])];
  return {
    position: line.position,
    time: isoTime(line.time),
    type: line.type,
    actor: actorView(line.actor, names),
    data: {
      ...(line.data as { [key: string]: Json }),
      ...(shownName === undefined ? {} : { name: shownName }),
      ...(named.length === 0 ? {} : { named: Object.fromEntries(named) }),
      ...(players === undefined ? {} : { names: namesOf(players, names) }),
      ...(reason === undefined ? {} : { reason: texts.get(reason) ?? null, text: reason }),
    },
  };
}
