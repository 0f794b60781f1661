import { correctionEnds } from '#tournament';
import { standingProtocol } from '../../fold/protocols.js';
import type {
  ContestChangePlay,
  ContestPlay,
  HistoryEvent,
  PlayState,
  SessionPlay,
} from '../../play-state.js';
import { correctionsDocument, type CorrectionsDocument } from '../rulings/corrections-document.js';
import { sessionsOf } from '../../stages/contest-stages.js';

/** A seal that is set: of which kind, over the lines up to which, and the chain's hash there. */
export type SealOver = {
  readonly kind: 'official' | 'amended';
  readonly position: number;
  readonly hash: string;
};

/** What of a session a contest is made of. */
export type SessionCounted = {
  readonly session: string;
  /** It is closed: as it stands it counts. */
  readonly final: boolean;
  readonly corrections: CorrectionsDocument | null;
  /** The published protocol that it is made from; null: the session is played, changed or being published. */
  readonly protocol: { readonly edition: number; readonly at: number; readonly hash: string } | null;
  /** The official or amended seal over the session as it stands; null: none is set. */
  readonly seal: SealOver | null;
};

/** Something that has changed the ranking of a contest behind the moment from which on it was official. */
export type ContestAmendment = HistoryEvent &
  (
    | { readonly what: ContestChangePlay['what']; readonly reason: string | null }
    /** The session was changed, by a ruling, a score or its settings: its own pages say why. */
    | { readonly what: 'session'; readonly session: string; readonly reason: null }
  );

/** Whether a contest is provisional, official or amended, and from what it is made. */
export type ContestOfficial = {
  /** Until when its sessions are corrected, and from when on it is official; null: a session is still in play. */
  readonly corrections: CorrectionsDocument | null;
  /** In their order; none before it was official. */
  readonly amendments: readonly ContestAmendment[];
  /** The official or amended seal over the contest as it stands; null: none is set. */
  readonly seal: SealOver | null;
  /** Sessions from which something is brought along. */
  readonly broughtFrom: readonly SessionCounted[];
};

/** What of a session is counted. */
export function sessionCounted(state: PlayState, session: SessionPlay): SessionCounted {
  const published = standingProtocol(session);
  return {
    session: session.session,
    final: session.status === 'closed',
    corrections: correctionsDocument(state, session),
    protocol: published ? { edition: published.edition, at: published.at, hash: published.hash } : null,
    seal: session.status === 'closed' ? sealBehind(state, lastAsked(session)) : null,
  };
}

/** Whether all sessions of a contest are there and over, so that its ranking is one to be sealed. */
export function isContestOver(state: PlayState, { settings: { sessions } }: ContestPlay): boolean {
  const counted = sessionsOf(state, sessions);
  return counted.length === sessions.length && counted.every(({ status }) => status === 'closed');
}

/** The last line that was written about the ranking of a contest itself, not about its sessions. */
export function lastChangeOfContest({ chosen, changes }: ContestPlay): number {
  return changes.at(-1)?.position ?? chosen.position;
}

/** Whether a contest is provisional, official or amended, and from what it is made. */
export function contestOfficial(state: PlayState, contest: ContestPlay): ContestOfficial {
  const { sessions, carry } = contest.settings;
  const own = sessionsOf(state, sessions);
  const before = sessionsOf(state, carry?.from ?? []);
  const together = isContestOver(state, contest) ? correctionsTogether(state, own) : null;
  const amendments = together ? amendmentsBehind(together.official, contest, [...own, ...before]) : [];
  const last = Math.max(lastChangeOfContest(contest), ...[...own, ...before].map(lastAsked));
  return {
    corrections: together && { ...together, amended: amendments.at(-1)?.time ?? null },
    amendments,
    seal: together && sealBehind(state, last),
    broughtFrom: before.map((session) => sessionCounted(state, session)),
  };
}

/** The parts of a session that documents of a contest are made of, besides its scores. */
export function officialParts(state: PlayState, session: SessionPlay): unknown[] {
  return [JSON.stringify(sealBehind(state, lastAsked(session))), session.published, session.protocols];
}

/** The end of the last correction period of several sessions. */
function correctionsTogether(
  { regulations }: PlayState,
  sessions: readonly SessionPlay[],
): Omit<CorrectionsDocument, 'amended'> | null {
  const ends = sessions.map(({ closings }) => correctionEnds(closings, regulations));
  const latest = (kind: 'scores' | 'rulings' | 'appeals') => {
    const known = ends.flatMap((end) => end[kind] ?? []);
    return known.length === sessions.length && known.length > 0 ? Math.max(...known) : null;
  };
  const [scores, rulings, appeals] = [latest('scores'), latest('rulings'), latest('appeals')];
  if (scores === null || rulings === null || appeals === null) return null;
  return { scores, rulings, appeals, official: Math.max(scores, rulings) };
}

function amendmentsBehind(
  official: number,
  { changes }: ContestPlay,
  sessions: readonly SessionPlay[],
): ContestAmendment[] {
  const ofSessions = sessions.flatMap(({ session, protocols: { asked, askedLast, askedFrom } }) =>
    askedLast === null || askedFrom === null
      ? []
      : [
          {
            position: asked.at(-1)!,
            time: askedLast,
            actor: askedFrom,
            what: 'session' as const,
            session,
            reason: null,
          },
        ],
  );
  return [...changes, ...ofSessions]
    .filter(({ time }) => time > official)
    .toSorted((one, other) => one.position - other.position);
}

function lastAsked({ protocols: { asked } }: SessionPlay): number {
  return asked.at(-1) ?? 0;
}

/** The last seal over official standings that is set and covers a line. */
function sealBehind({ seals }: PlayState, line: number): SealOver | null {
  const found = seals.findLast(
    ({ kind, request, hash }) => kind !== 'provisional' && hash !== null && request >= line,
  );
  return found?.hash
    ? { kind: found.kind as SealOver['kind'], position: found.request, hash: found.hash }
    : null;
}
