import { contestDocument, type ContestDocument } from '../../../play/documents/contests/contest-document.js';
import { contestMoves, type ContestMove } from '../../../play/documents/contests/contest-moves.js';
import type { PlayState } from '../../../play/play-state.js';
import { seesAllOfContest } from '../../../visibility/standings-seen.js';
import { type ReaderAtMoment, NotThere } from './reader-at-moment.js';
import type { PlayerSeen } from '../views/people.js';
import { play } from '../../../play/projection/play.js';
import { isStaff } from '../../../visibility/viewer.js';
import {
  contestView,
  mentionedInContest,
  type ContestListed,
  type ContestSeen,
} from '../views/contest-view.js';

/** Who stands elsewhere in a contest, with the names that a reader is shown. */
export interface ContestMovesSeen {
  readonly contest: string;
  readonly title: string;
  /** What its totals are: points or percent. */
  readonly total: ContestDocument['settings']['total'];
  readonly moves: readonly (Omit<ContestMove, 'players'> & { readonly players: readonly PlayerSeen[] })[];
}

/** What has changed in a session moves contests in which it counts. */
export interface ContestsChanged {
  readonly contests: readonly ContestMovesSeen[];
}

/** Two moments of a contest beside each other. */
export interface ContestMoments extends ContestMovesSeen {
  readonly from: number;
  readonly to: number;
}

type TwoMoments = readonly [before: PlayState, after: PlayState];

/** Who stands elsewhere in a contest at a later moment; undefined: there is no such contest then. */
export async function contestMovesSeen(
  [before, after]: TwoMoments,
  contest: string,
  reader: ReaderAtMoment,
): Promise<ContestMovesSeen | undefined> {
  const now = documentAt(after, contest, reader);
  if (!now) return undefined;
  const moves = contestMoves(documentAt(before, contest, reader), now);
  const naming = await reader.naming(moves.flatMap(({ players }) => players));
  return {
    contest,
    title: now.settings.title,
    total: now.settings.total,
    moves: moves.map(({ players, ...move }) => ({ ...move, players: players.map(naming) })),
  };
}

/** The contests in which somebody stands elsewhere because of what has changed in a session that counts there. */
export async function contestsMoved(
  moments: TwoMoments,
  session: string,
  reader: ReaderAtMoment,
): Promise<ContestMovesSeen[]> {
  const counting = Object.values(moments[1].contests).filter(
    ({ settings: { sessions, carry } }) => sessions.includes(session) || carry?.from.includes(session),
  );
  const seen = await Promise.all(counting.map(({ contest }) => contestMovesSeen(moments, contest, reader)));
  return seen
    .flatMap((one) => (one && one.moves.length > 0 ? [one] : []))
    .toSorted((one, other) => Number(one.contest) - Number(other.contest));
}

/** The standing of a contest at a moment, of what is seen of its sessions now. */
function documentAt(state: PlayState, name: string, reader: ReaderAtMoment): ContestDocument | undefined {
  const contest = Object.hasOwn(state.contests, name) ? state.contests[name] : undefined;
  if (!contest) return undefined;
  const { judgedBy, viewer } = reader.at;
  const all = seesAllOfContest({ ...judgedBy, contests: state.contests }, viewer, name);
  return contestDocument(state, contest, (past) => reader.standingsSeenAtMoment(past, all));
}

/** Contests of several sessions. */
export class ContestsQueries {
  constructor(private readonly reader: ReaderAtMoment) {}

  /** Every contest, in the order of their numbers. */
  async all(): Promise<ContestListed[]> {
    const contests = Object.values(this.reader.at.state.contests);
    return contests
      .toSorted((one, other) => Number(one.contest) - Number(other.contest))
      .map(({ contest, settings: { title, sessions } }) => ({ contest, title, sessions }));
  }

  /** The standing of a contest. @throws NotThere */
  async contest(contest: string): Promise<ContestSeen> {
    const document = await this.#contest(contest);
    const { players, actors, texts: ids } = mentionedInContest(document);
    const { people } = this.reader.parts;
    const [naming, names, texts] = await Promise.all([
      this.reader.naming(players),
      isStaff(this.reader.at.viewer) ? people.names(actors) : null,
      this.reader.texts(ids),
    ]);
    return contestView(document, { naming, names, texts });
  }

  /**
   * Contestants whose place in an overall ranking changed since an earlier moment, and why.
   *
   * @param from a position of the journal
   * @throws NotThere
   */
  async movedSince(contest: string, from: number): Promise<ContestMoments> {
    const { state, stateAt, tournament } = this.reader.at;
    const since = Math.min(from, stateAt);
    const past = await this.reader.parts.past.state(play, tournament, since);
    const seen = await contestMovesSeen([past, state], contest, this.reader);
    if (!seen) throw new NotThere('contest.unknown');
    return { from: since, to: stateAt, ...seen };
  }

  /** The standing of a contest, of the parts of its sessions that this reader sees of each. */
  async #contest(name: string): Promise<ContestDocument> {
    const { past, state, judgedBy, viewer } = this.reader.at;
    const contest = Object.hasOwn(state.contests, name) ? state.contests[name] : undefined;
    if (!contest) throw new NotThere('contest.unknown');
    const all = seesAllOfContest({ ...judgedBy, contests: state.contests }, viewer, name);
    if (past) return contestDocument(state, contest, (past) => this.reader.standingsSeenAtMoment(past, all));
    const found = await this.reader.find<ContestDocument>('', all ? 'contest' : 'contest-public', name);
    if (!found) throw new NotThere('contest.unknown');
    return found;
  }
}
