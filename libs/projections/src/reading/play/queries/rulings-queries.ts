import { resultStream, type NewEvent, type RulingsPublication, type SheetLine } from '#tournament';
import { dueSeal, keepsSealBack, type DueSeal, type KeptBackIn } from '../../../play/documents/due-seal.js';
import { scoreLife, type ScoreStanding } from '../../../play/documents/score-life.js';
import type { PlayState } from '../../../play/play-state.js';
import { play } from '../../../play/projection/play.js';
import type { PlayOfBoard } from '../../../play/progress.js';
import { scheduleOf } from '../../../play/schedule.js';
import type { JournalEntry } from '../../../projection/projection.js';
import { maySeeSheet } from '../../../visibility/standings-seen.js';
import { maySeeDeal, maySeeFlags } from '../../../visibility/boards-seen.js';
import type { RulingsReader } from '../views/rulings-seen.js';
import { isDirecting, isStaff, PUBLIC_VIEWER, type Insider } from '../../../visibility/viewer.js';
import { contestsMoved, type ContestsChanged } from './contests-queries.js';
import { NotThere, type ReaderAtMoment } from './reader-at-moment.js';
import { namingFor } from '../views/people.js';
import { momentsOfRuling, rulingChange, written, type RulingChange } from '../changes/ruling-changes.js';
import { boardsTouched, previewOf, stateWith, type EffectPreview } from '../changes/ruling-preview.js';
import { mentionedInRulings, rulingsChosen, rulingsView, type RulingsSeen } from '../views/rulings-view.js';
import {
  doubtsIn,
  mentionedInLife,
  scoreLifeView,
  standingView,
  withRulingsSeen,
  type ScoreLifeSeen,
} from '../views/score-life-view.js';

/** What a ruling has changed, in the order in which it did. */
export interface RulingChangesSeen {
  readonly ruling: string;
  readonly session: string;
  readonly changes: readonly (RulingChange & ContestsChanged)[];
}

/** A seal that is due by itself, and what keeps it back. */
export type DueSealSeen = DueSeal & { readonly keptBack: readonly KeptBackIn[] };

/** As many lines before and behind one as a command may have written with it: a ruling may be about 500 plays. */
const AROUND = 1_100;

/** What was ruled, what it did to scores, and what it keeps back. */
export class RulingsQueries {
  constructor(private readonly reader: ReaderAtMoment) {}

  /**
   * The rulings that the reader is shown.
   *
   * @param self who reads as a player, where somebody is signed in
   */
  shown(self?: Insider): Promise<RulingsSeen> {
    return this.#rulings(this.reader.at.judgedBy, { viewer: this.reader.at.viewer, self });
  }

  /** What everybody would be shown of the rulings, were they published so. */
  published(as: RulingsPublication): Promise<RulingsSeen> {
    const { judgedBy } = this.reader.at;
    return this.#rulings({ ...judgedBy, publishedRulings: as }, { viewer: PUBLIC_VIEWER, self: undefined });
  }

  async #rulings(judgedBy: PlayState, reader: RulingsReader): Promise<RulingsSeen> {
    const { state, tournament } = this.reader.at;
    const chosen = rulingsChosen(state, judgedBy, reader);
    const { texts: ids, actors, players } = mentionedInRulings(state, chosen);
    const [naming, names, texts] = await Promise.all([
      namingFor(reader.viewer, judgedBy.settings, this.reader.parts.people, players),
      this.reader.parts.people.names(actors),
      this.reader.parts.ledger.texts(tournament, ids),
    ]);
    const line = (session: string, board: number | undefined) =>
      board === undefined
        ? (written: SheetLine) => written
        : this.reader.lineSeen(this.reader.sessionNow(session), board);
    return rulingsView(state, judgedBy, chosen, { naming, texts, names, line });
  }

  /**
   * What a ruling has changed each time something was said of it: scores, what tables have for them, and who stands where.
   *
   * @param self who reads as a player, where somebody is signed in
   * @throws NotThere also for whom only its outcome without names is published
   */
  async changes(ruling: string, self?: Insider): Promise<RulingChangesSeen> {
    const { state, judgedBy, viewer, tournament } = this.reader.at;
    const { shown } = rulingsChosen(state, judgedBy, { viewer, self });
    const seen = shown.find((one) => one.ruling.ruling === ruling);
    if (!seen) throw new NotThere('ruling.unknown');
    const { session } = seen.ruling;
    const now = this.reader.sessionNow(session);
    const visibility = {
      name: session,
      seen: this.reader.standingsSeen(now),
      maySee: this.reader.travellersSeen(now),
      maySeeSheet: (place: { readonly table: string; readonly round: number }) =>
        maySeeSheet(judgedBy, now, place, viewer),
      result: (standing: ScoreStanding, board: number) =>
        standingView(standing, this.reader.resultSeen(now, board)),
    };
    const changes: (RulingChange & ContestsChanged)[] = [];
    for (const moment of momentsOfRuling(state.sessions[session]!.decisions[ruling]!)) {
      const { position } = moment;
      const lines = await this.reader.parts.ledger.readJournal(tournament, {
        after: Math.max(0, position - AROUND),
        until: position + AROUND,
        limit: 2 * AROUND,
      });
      const { first, last } = written(lines, position);
      const [before, after] = await Promise.all([
        this.reader.parts.past.state(play, tournament, first - 1),
        this.reader.parts.past.state(play, tournament, last),
      ]);
      changes.push({
        ...rulingChange(moment, [before, after], visibility),
        contests: await contestsMoved([before, after], session, this.reader),
      });
    }
    return { ruling, session, changes };
  }

  /** The ids of all rulings of a session. @throws NotThere */
  known(session: string): { known: string[] } {
    return { known: Object.keys(this.reader.sessionNow(session).decisions) };
  }

  /**
   * What events would change in a session, for directors; empty if the reader still has boards to play that they are
   * about.
   *
   * @throws NotThere
   */
  async wouldChange(
    session: string,
    events: readonly NewEvent[],
    actor: string,
  ): Promise<EffectPreview & ContestsChanged> {
    const { stateAt, state } = this.reader.at;
    const now = this.reader.sessionNow(session);
    const after = stateWith(state, events, { position: stateAt, time: Date.now() * 1_000, actor });
    const preview = previewOf(state, after, session);
    const boards = [
      ...boardsTouched(state.sessions[session]!, after.sessions[session]!),
      ...preview.sheets.flatMap(({ board }) => board ?? []),
    ];
    const maySee = boards.every(this.reader.travellersSeen(now));
    if (!maySee || this.reader.standingsSeen(now).kind !== 'everything')
      return { boards: [], matches: [], sheets: [], standings: [], contests: [] };
    return { ...preview, contests: await contestsMoved([state, after], session, this.reader) };
  }

  /**
   * Everything that was ever done to the score of a play, and what stood before and after. Of rulings that the reader is
   * not shown it tells what they did to the score, as travellers do.
   *
   * @param self who reads as a player, where somebody is signed in
   * @throws NotThere
   */
  async scoreLife(session: string, of: PlayOfBoard, self?: Insider): Promise<ScoreLifeSeen> {
    const { state, stateAt, judgedBy, viewer, tournament } = this.reader.at;
    const { board, table } = of;
    const now = this.reader.sessionNow(session);
    const past = this.reader.sessionAtMoment(session);
    const { tables, boards } = scheduleOf(past);
    if (!tables.includes(table)) throw new NotThere('session.table-unknown', { table });
    if (!boards.includes(board)) throw new NotThere('session.board-unknown', { board });
    if (!this.reader.travellersSeen(now)(board)) return { shown: false, steps: [] };
    const directs = isDirecting(viewer) && maySeeFlags(judgedBy, now, board, viewer);
    const { stream } = resultStream({ session, ...of });
    const lines = directs ? await this.reader.parts.ledger.readStream(tournament, stream) : [];
    const doubts = doubtsIn(
      (lines as JournalEntry[]).filter(({ position }) => position <= stateAt),
      maySeeDeal(judgedBy, now, board, viewer),
    );
    const { shown } = rulingsChosen(state, judgedBy, { viewer, self });
    const extents = new Map(shown.map(({ ruling: { ruling }, extent }) => [ruling, extent]));
    const steps = withRulingsSeen(scoreLife(state, past, of, doubts), extents);
    const { texts: ids, people } = mentionedInLife(steps);
    const staff = isStaff(viewer);
    const [names, texts] = await Promise.all([
      staff ? this.reader.parts.people.names(people) : new Map<string, string>(),
      this.reader.texts(ids),
    ]);
    return {
      shown: true,
      steps: scoreLifeView(steps, { staff, names, texts, result: this.reader.resultSeen(now, board) }),
    };
  }

  /** The official or amended seal that is due by itself, and what keeps it back; null: none is. */
  dueSeal(sealed: number): DueSealSeen | null {
    const { state } = this.reader.at;
    const due = dueSeal(state, sealed);
    return due && { ...due, keptBack: keepsSealBack(state) };
  }
}
