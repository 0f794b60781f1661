import {
  isAfter,
  standing,
  type Adjustment,
  type AdjustmentEffect,
  type GameResult,
  type ResultSource,
  type ResultState,
  type SideName,
  type Suspicion,
} from '#tournament';
import {
  NOTHING_SAID,
  resultOf,
  withScoreEvent,
  type DecisionEvent,
  type DecisionPlay,
  type HistoryEvent,
  type PlayState,
  type ScoreEvent,
  type RulingPlay,
  type SessionPlay,
} from '../play-state.js';
import type { PlayOfBoard } from '../progress.js';
import { correctionEndsOf } from './rulings/corrections-document.js';
import type { AfterPeriod } from './boards/traveller-document.js';

/** The present score of a play: a result, agreed or not, or a ruling's adjustment; null: none. */
export type ScoreStanding =
  | { readonly kind: 'result'; readonly result: GameResult; readonly agreed: boolean }
  | { readonly kind: 'ruled'; readonly ruling: string; readonly adjustment: Adjustment }
  | null;

/** Something suspicious was found about an entry, or somebody has decided that it was so. */
export type DoubtOfScore = HistoryEvent & {
  readonly what: 'found' | 'decided';
  readonly suspicions: readonly Suspicion[];
  readonly reason: string | null;
};

/** What was done to a score, and what stood before and after. Reasons are ids of free texts. */
export type ScoreStep = HistoryEvent &
  AfterPeriod & {
    readonly reason: string | null;
    readonly before: ScoreStanding;
    readonly after: ScoreStanding;
  } & (
    | {
        readonly kind: 'result';
        readonly what: ScoreEvent['what'];
        readonly side?: SideName;
        readonly source?: ResultSource;
      }
    | {
        readonly kind: 'doubt';
        readonly what: DoubtOfScore['what'];
        readonly suspicions: readonly Suspicion[];
      }
    | {
        readonly kind: 'ruling';
        readonly what: 'given' | DecisionEvent['what'];
        readonly ruling: string;
        readonly law: RulingPlay['law'];
        readonly contestant?: string;
      }
  );

type Adjusted = RulingPlay & { readonly what: AdjustmentEffect };

/** The rulings that adjust the score of a play, also those that no longer do, in the order in which they were given. */
function adjustmentsOf({ rulings }: SessionPlay, { table, round, board }: PlayOfBoard): Adjusted[] {
  return Object.values(rulings)
    .filter(
      (effect): effect is Adjusted =>
        effect.what.kind === 'adjustment' &&
        effect.what.board === board &&
        effect.what.table === table &&
        effect.what.round === round,
    )
    .toSorted((one, other) => one.given.position - other.given.position);
}

/** What stands for a play. */
export function scoreStanding(session: SessionPlay, play: PlayOfBoard): ScoreStanding {
  const ruled = adjustmentsOf(session, play).find(({ withdrawn }) => withdrawn === null);
  if (ruled) return standingOf(ruled);
  return resultStanding(resultOf(session, play));
}

function resultStanding(known: ResultState): ScoreStanding {
  const stands = standing(known);
  return stands ? { kind: 'result', result: stands.result, agreed: stands.status === 'agreed' } : null;
}

function standingOf({ ruling, what }: Adjusted): ScoreStanding {
  return { kind: 'ruled', ruling, adjustment: what.adjustment };
}

/** The rulings about a play: those that were given on it, that adjust it, or that say another form of it was played. */
function rulingsAbout(session: SessionPlay, { table, round, board }: PlayOfBoard): DecisionPlay[] {
  const isPlay = (place: { readonly table: string; readonly round: number }) =>
    place.table === table && place.round === round;
  const affecting = Object.values(session.rulings).flatMap(({ ruling, what }) => {
    if (what.kind === 'adjustment') return what.board === board && isPlay(what) ? [ruling] : [];
    return what.kind === 'field-split' && what.board === board && what.plays.some(isPlay) ? [ruling] : [];
  });
  return Object.values(session.decisions).filter(
    ({ ruling, about }) =>
      affecting.includes(ruling) ||
      about.some((place) => 'board' in place && place.board === board && isPlay(place)),
  );
}

type Said = ScoreStep extends infer Step
  ? Step extends unknown
    ? Omit<Step, 'before' | 'after'>
    : never
  : never;

/**
 * The history of a score in the order of the journal: every entry, confirmation, dispute, correction and doubt, and
 * every ruling with what became of it.
 *
 * @param doubts suspicions about its entries, and how they were decided
 */
export function scoreLife(
  state: PlayState,
  session: SessionPlay,
  play: PlayOfBoard,
  doubts: readonly DoubtOfScore[],
): ScoreStep[] {
  const history = resultOf(session, play).history;
  const ends = correctionEndsOf(state, session);
  const marked = (
    end: number | null,
    { position, time, actor }: HistoryEvent,
  ): HistoryEvent & AfterPeriod => ({
    position,
    time,
    actor,
    ...(isAfter(end, time) && { afterPeriod: true }),
  });
  const ofRuling = (historyEvent: HistoryEvent, isOfRulings: boolean) =>
    marked(isOfRulings ? ends.rulings : ends.appeals, historyEvent);
  const said: Said[] = [
    ...history.map((historyEvent): Said => ({
      ...marked(ends.scores, historyEvent),
      kind: 'result',
      what: historyEvent.what,
      reason: historyEvent.reason ?? null,
      ...(historyEvent.side && { side: historyEvent.side }),
      ...(historyEvent.source && { source: historyEvent.source }),
    })),
    ...doubts.map(({ what, suspicions, reason, ...doubt }): Said => ({
      ...marked(null, doubt),
      kind: 'doubt',
      what,
      suspicions,
      reason,
    })),
    ...rulingsAbout(session, play).flatMap((decision) => saidOfRuling(session, decision, ofRuling)),
  ];
  let result: ResultState = NOTHING_SAID;
  let before: ScoreStanding = null;
  return said
    .toSorted((one, other) => one.position - other.position)
    .map((step) => {
      const historyEvent =
        step.kind === 'result' && history.find(({ position }) => position === step.position);
      if (historyEvent) result = withScoreEvent(result, historyEvent);
      const ruled = adjustmentsOf(session, play).find((effect) => heldAfter(session, effect, step.position));
      const after = ruled ? standingOf(ruled) : resultStanding(result);
      const whole = { ...step, before, after } as ScoreStep;
      before = after;
      return whole;
    });
}

/** The history of a ruling: that it was given, and everything since, with the law that it was based on at the time. */
function saidOfRuling(
  { rulings }: SessionPlay,
  { ruling, law: lawNow, given, reason, history }: DecisionPlay,
  marked: (historyEvent: HistoryEvent, isOfRulings: boolean) => HistoryEvent & AfterPeriod,
): Said[] {
  const [next] = history;
  const effects = Object.values(rulings).filter((effect) => effect.ruling === ruling);
  const ofFirst = effects.find((effect) => !next || effect.given.position < next.position);
  let law = ofFirst?.law ?? lawNow;
  const first: Said = { ...marked(given, true), kind: 'ruling', what: 'given', ruling, law, reason };
  return [
    first,
    ...history.map((historyEvent): Said => {
      if ('law' in historyEvent) law = historyEvent.law;
      return {
        ...marked(historyEvent, !historyEvent.what.startsWith('appeal')),
        kind: 'ruling',
        what: historyEvent.what,
        ruling,
        law,
        reason: historyEvent.reason,
        ...(historyEvent.what === 'appealed' && { contestant: historyEvent.contestant }),
      };
    }),
  ];
}

/** Whether an effect held once something was written: it is written right behind what its ruling says. */
function heldAfter(
  { decisions }: SessionPlay,
  { ruling, given, withdrawn }: Adjusted,
  position: number,
): boolean {
  const { given: first, history } = decisions[ruling]!;
  const from = [first, ...history].findLast(
    (historyEvent) => historyEvent.position <= given.position,
  )!.position;
  return from <= position && (withdrawn === null || withdrawn.position > position);
}
