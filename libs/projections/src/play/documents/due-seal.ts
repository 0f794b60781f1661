import { officialFrom, sealsByItself } from '#tournament';
import { uncheckedPlays } from './entries-to-check.js';
import type { PlayState, SessionPlay } from '../play-state.js';
import { isContestOver, lastChangeOfContest } from './contests/contest-official.js';
import { correctionEndsOf } from './rulings/corrections-document.js';
import { appealedRulings } from './rulings/rulings-document.js';
import { sealKeptBack, suspectedPlays, type SealKeptBack } from './rulings/suspicions.js';

/** A seal over official standings that is set by itself, as soon as nothing is in its way. */
export type DueSeal = {
  /** Amended where standings have changed that an earlier seal was over. */
  readonly kind: 'official' | 'amended';
  /** The last line that has changed what is to be sealed. */
  readonly after: number;
  /** When the last correction period ends, in microseconds since the epoch; null: a session is still played. */
  readonly from: number | null;
  /** Sessions that are being played, or again. */
  readonly playing: readonly string[];
};

/** What keeps a seal back in a session. */
export type KeptBackIn = SealKeptBack & { readonly session: string };

/**
 * The seal that is due of what has happened since the last one; null: none is, or the tournament has no regulation of its
 * own, so that somebody asks for it.
 *
 * @param sealed the line that asked last for an official or amended seal; 0: none has
 */
export function dueSeal(state: PlayState, sealed: number): DueSeal | null {
  if (!sealsByItself(state.settings.regulation)) return null;
  const begun = begunIn(state);
  const changed = begun.filter((session) => lastChange(session) > sealed);
  const contests = Object.values(state.contests).filter(
    (contest) => isContestOver(state, contest) && lastChangeOfContest(contest) > sealed,
  );
  if (changed.length === 0 && contests.length === 0) return null;
  const playing = begun.filter(({ status }) => status === 'running');
  const ends = begun.map((session) => officialFrom(correctionEndsOf(state, session)));
  const known = ends.flatMap((end) => end ?? []);
  return {
    kind:
      changed.some((session) => wasSealed(session, sealed)) ||
      contests.some(
        ({ chosen, settings }) =>
          chosen.position <= sealed &&
          settings.sessions.every((name) => wasSealed(state.sessions[name]!, sealed)),
      )
        ? 'amended'
        : 'official',
    after: Math.max(...changed.map(lastChange), ...contests.map(lastChangeOfContest)),
    from: playing.length > 0 || known.length < ends.length ? null : Math.max(...known),
    playing: playing.map(({ session }) => session),
  };
}

/** What keeps a seal back in the sessions that have begun, if anything does. */
export function keepsSealBack(state: PlayState): KeptBackIn[] {
  return begunIn(state)
    .map((session) => ({ session: session.session, ...sealKeptBack(session, suspectedPlays(session)) }))
    .filter(({ contradictions, disputes, missing }) => contradictions + disputes + missing > 0);
}

/** Whether nothing is in the way of a seal: nothing keeps it back, no appeal is open, and all is published and looked at. */
export function isFreeToSeal(state: PlayState): boolean {
  const isPublished = !begunIn(state).some(isUnpublished);
  return (
    isPublished &&
    keepsSealBack(state).length === 0 &&
    uncheckedPlays(state).length === 0 &&
    appealedRulings(state).length === 0
  );
}

function begunIn({ sessions }: PlayState): SessionPlay[] {
  return Object.values(sessions).filter(({ status }) => status !== 'set-up');
}

/** The line at which a closed session came to what is to be sealed; 0: it was never closed. */
function lastChange({ protocols: { asked } }: SessionPlay): number {
  return asked.at(-1) ?? 0;
}

/** Whether a session was over already when a seal was asked for. */
function wasSealed({ protocols: { asked } }: SessionPlay, sealed: number): boolean {
  return (asked[0] ?? Infinity) <= sealed;
}

function isUnpublished(session: SessionPlay): boolean {
  return lastChange(session) > (session.published.at(-1)?.at ?? 0);
}
