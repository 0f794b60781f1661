import type { TournamentListed } from '../api/types.js';
import { dateOf } from '../parts/instants.js';
import { isPlayed } from '../play/isPlayed.js';
import { venueDay, venueText } from '../browser/venueZone.js';

/** Where a tournament stands in time. */
export type TournamentGroup =
  | { readonly kind: 'now' | 'ahead' | 'recent' }
  /** Over longer than a while; as `2026-11`, on the venue's calendar. */
  | { readonly kind: 'month'; readonly month: string };

export interface GroupOfTournaments {
  readonly group: TournamentGroup;
  /** A text of its own for each group. */
  readonly name: string;
  /** The newest first. */
  readonly tournaments: readonly TournamentListed[];
}

const DAY = 24 * 60 * 60_000;
const DAY_LENGTH = 'yyyy-mm-dd'.length;
/** For how long what is over is recent. */
const RECENT = 14 * DAY;
/** After how long without anything happening nobody waits for what was prepared. */
const FORGOTTEN = 180 * DAY;

type Listed = Pick<TournamentListed, 'status' | 'createdAt' | 'sessions' | 'announced'>;

function time(instant: string | null): number {
  return instant === null ? 0 : dateOf(instant).getTime();
}

/** On which day a session is played: the one that was chosen, otherwise that of its start; null: not yet. */
function playedOn({ day, started }: Listed['sessions'][number]): string | null {
  return day === null ? started : venueDay(day);
}

/** When a tournament is played last; when it was created as long as nobody knows, in milliseconds since the epoch. */
export function lastPlayed({ createdAt, ...tournament }: Omit<Listed, 'status'>): number {
  return time(daysPlayed(tournament).at(-1) ?? null) || time(createdAt);
}

/** When it is played first and last; one where it is the same, none before that is known or anything was played. */
export function daysPlayed({
  sessions,
  announced,
}: Pick<Listed, 'sessions' | 'announced'>): readonly string[] {
  const ofSessions = sessions.flatMap((session) => playedOn(session) ?? []);
  const said = announced ? [announced.starts, announced.ends ?? announced.starts] : [];
  const played = (
    ofSessions.length > 0 ? ofSessions : said.map((text) => venueDay(text.slice(0, DAY_LENGTH)))
  ).toSorted((one, other) => time(one) - time(other));
  return played.length === 0 ? [] : [played[0]!, played.at(-1)!];
}

/** Where a tournament stands at a moment, in milliseconds since the epoch. */
export function groupOf(tournament: Listed, now: number): TournamentGroup {
  const { status, sessions } = tournament;
  const last = lastPlayed(tournament);
  if (status !== 'archived') {
    if (sessions.some(isPlayed)) return { kind: 'now' };
    // A session that has begun is played from its first round on: until then it is about to start.
    const waits = sessions.length === 0 || sessions.some((session) => session.status !== 'closed');
    if (waits && now - last < FORGOTTEN) return { kind: 'ahead' };
  }
  if (now - last < RECENT) return { kind: 'recent' };
  return { kind: 'month', month: venueText(last).slice(0, 'yyyy-mm'.length) };
}

const ORDER = ['now', 'ahead', 'recent', 'month'];

/** Tournaments by where they stand at a moment: what is played now, what comes, what is over by months. */
export function groupsOf(tournaments: readonly TournamentListed[], now: number): GroupOfTournaments[] {
  const groups = new Map<string, { group: TournamentGroup; tournaments: TournamentListed[] }>();
  for (const tournament of tournaments.toSorted((one, other) => lastPlayed(other) - lastPlayed(one))) {
    const group = groupOf(tournament, now);
    const name = group.kind === 'month' ? group.month : group.kind;
    const known = groups.get(name);
    if (known) known.tournaments.push(tournament);
    else groups.set(name, { group, tournaments: [tournament] });
  }
  // Months come as their tournaments do, the newest first.
  return [...groups]
    .map(([name, known]) => ({ name, ...known }))
    .toSorted((one, other) => ORDER.indexOf(one.group.kind) - ORDER.indexOf(other.group.kind));
}
