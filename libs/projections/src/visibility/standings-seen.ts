import { sessionsOfMatches } from '#tournament';
import type { Moment, PlayState, SessionPlay } from '../play/play-state.js';
import { isPlayedOut, lastEnded } from '../play/progress.js';
import { scheduleOf } from '../play/schedule.js';
import { hasBoardsBefore } from './before-oneself.js';
import type { Viewer } from './viewer.js';

/** Which part of a session standings are made of. */
export type StandingsSeen =
  /** Everything, as it stands. */
  | { readonly kind: 'everything' }
  /** The rounds up to one, as they stand; or as they stood at a moment: when that round had ended at all tables. */
  | { readonly kind: 'rounds'; readonly upTo: number; readonly as: Moment | null };

export const EVERYTHING: StandingsSeen = { kind: 'everything' };

/** The end of a round in the journal; before the first one there is nothing. */
function asAtEndOf(session: SessionPlay, round: number): StandingsSeen {
  return { kind: 'rounds', upTo: round, as: session.ended[round - 1] ?? null };
}

/** What the public sees: as at ends of rounds, or running by the setting, the last rounds dark; everything from the first close on. */
function seenByPublic({ settings }: PlayState, session: SessionPlay): StandingsSeen {
  if (session.closings.length > 0) return EVERYTHING;
  const { darkRounds, standings } = settings;
  if (darkRounds === 0 && (standings === 'running' || isPlayedOut(session))) return EVERYTHING;
  const light = Math.max(0, scheduleOf(session).rounds - darkRounds);
  if (standings === 'running') return { kind: 'rounds', upTo: light, as: null };
  return asAtEndOf(session, Math.min(light, lastEnded(session)));
}

/** Which part of a session somebody sees in its standings. Who plays sees them as the public does. */
export function standingsSeen(state: PlayState, session: SessionPlay, viewer: Viewer): StandingsSeen {
  switch (viewer.kind) {
    case 'scorer':
    case 'director':
    case 'organiser':
      return hasBoardsBefore(state, session, viewer) ? seenByPublic(state, session) : EVERYTHING;
    default:
      return seenByPublic(state, session);
  }
}

/** What is seen of an earlier moment of a session, by what is seen of it now. */
export function standingsSeenOfPast(past: SessionPlay, now: StandingsSeen): StandingsSeen {
  if (now.kind === 'everything' || now.as === null) return now;
  return asAtEndOf(past, Math.min(now.upTo, lastEnded(past)));
}

/** Whether somebody sees everything of all sessions of a contest, as it stands; who does not sees it as the public does. */
export function seesAllOfContest(state: PlayState, viewer: Viewer, contest: string): boolean {
  const { settings } = state.contests[contest] ?? {};
  return seesAllOf(state, viewer, [...(settings?.sessions ?? []), ...(settings?.carry?.from ?? [])]);
}

/** Whether somebody sees everything of all rounds of a knockout, as it stands; who does not sees it as the public does. */
export function seesAllOfKnockout(state: PlayState, viewer: Viewer, knockout: string): boolean {
  const known = state.knockouts[knockout];
  const sessions = known?.rounds.flatMap((round) => sessionsOfMatches(known, round));
  return seesAllOf(state, viewer, sessions ?? []);
}

/** Whether somebody sees everything of all sessions. */
export function seesAllSessions(state: PlayState, viewer: Viewer): boolean {
  return seesAllOf(state, viewer, Object.keys(state.sessions));
}

function seesAllOf(state: PlayState, viewer: Viewer, sessions: readonly string[]): boolean {
  return sessions.every((name) => {
    const session = state.sessions[name];
    return !session || standingsSeen(state, session, viewer).kind === 'everything';
  });
}

/**
 * Whether somebody sees the sheet of a table in a round. Sheets are live as standings are not; but of the hidden rounds
 * each table sees its own alone, until the public sees everything.
 */
export function maySeeSheet(
  state: PlayState,
  session: SessionPlay,
  { table, round }: { readonly table: string; readonly round: number },
  viewer: Viewer,
): boolean {
  if (viewer.kind === 'table' && viewer.session === session.session && viewer.table === table) return true;
  if (standingsSeen(state, session, viewer).kind === 'everything') return true;
  return round <= scheduleOf(session).rounds - state.settings.darkRounds;
}
