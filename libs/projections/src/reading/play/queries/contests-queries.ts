import { contestDocument, type ContestDocument } from '../../../play/documents/contests/contest-document.js';
import { play } from '../../../play/projection/play.js';
import { seesAllOfContest } from '../../../visibility/standings-seen.js';
import { isStaff } from '../../../visibility/viewer.js';
import { contestMovesSeen, type ContestMoments } from './contest-moves-seen.js';
import {
  contestView,
  mentionedInContest,
  type ContestListed,
  type ContestSeen,
} from '../views/contest-view.js';
import { NotThere } from './not-there.js';
import type { ReaderAtMoment } from './reader-at-moment.js';

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
