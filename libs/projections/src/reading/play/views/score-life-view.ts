import { sameData, tellsOfCards, type GameResult, type Suspicion } from '#tournament';
import type { DoubtOfScore, ScoreStanding, ScoreStep } from '../../../play/documents/score-life.js';
import type { JournalEntry } from '../../../projection/projection.js';
import { peopleAmong } from './people.js';
import { actorView, textView, type ActorSeen, type HistoryVisibility } from './traveller-view.js';

/** What was done to a score as a reader sees it: by whom for those who run the tournament, why for those who direct. */
export type ScoreStepSeen = (ScoreStep extends infer Step
  ? Step extends unknown
    ? Omit<Step, 'actor' | 'reason'>
    : never
  : never) &
  ActorSeen & { readonly reason?: string | null };

/** The whole life of a score; without steps when `shown` is false: its board is still before the reader. */
export interface ScoreLifeSeen {
  readonly shown: boolean;
  readonly steps: readonly ScoreStepSeen[];
}

interface ScoreHistoryVisibility extends HistoryVisibility {
  /** A result as far as it may be seen: with or without what it tells of the cards. */
  readonly result: (result: GameResult) => GameResult;
}

/**
 * The steps of a score's history that a reader sees, by how much of each ruling they may see: of a hidden ruling only
 * its effect on the score.
 */
export function withRulingsSeen(
  steps: readonly ScoreStep[],
  extents: ReadonlyMap<string, 'all' | 'told' | 'scores'>,
): ScoreStep[] {
  return steps.flatMap((step): ScoreStep[] => {
    if (step.kind !== 'ruling' || (extents.get(step.ruling) ?? 'scores') !== 'scores') return [step];
    const { contestant: _contestant, ...rest } = step;
    return sameData(step.before, step.after) ? [] : [rest];
  });
}

/** A score's life as a reader sees it. */
export function scoreLifeView(
  steps: readonly ScoreStep[],
  visibility: ScoreHistoryVisibility,
): ScoreStepSeen[] {
  return steps.map(({ actor, reason, before, after, ...step }) => ({
    ...step,
    ...actorView(actor, visibility),
    ...textView(visibility.texts, 'reason', reason),
    before: standingView(before, visibility.result),
    after: standingView(after, visibility.result),
  }));
}

/** What stands for a play, with a result as far as it may be seen. */
export function standingView(standing: ScoreStanding, seen: ScoreHistoryVisibility['result']): ScoreStanding {
  return standing?.kind === 'result' ? { ...standing, result: seen(standing.result) } : standing;
}

/** The ids of the free texts and of the people that a life names. */
export function mentionedInLife(steps: readonly ScoreStep[]) {
  return {
    texts: steps.flatMap(({ reason }) => reason ?? []),
    people: peopleAmong(steps.map(({ actor }) => actor)),
  };
}

/**
 * What the lines of a result tell of doubts: what was found about an entry, and what somebody has decided.
 *
 * @param open whether the cards of its board may be seen, and what follows from them
 */
export function doubtsIn(lines: readonly JournalEntry[], open: boolean): DoubtOfScore[] {
  const told = (all: readonly Suspicion[]) => (open ? all : all.filter((one) => !tellsOfCards(one)));
  return lines.flatMap((line): DoubtOfScore[] => {
    const { position, time, actor } = line;
    const historyEvent = { position, time, actor };
    if (line.type === 'result.checked') {
      const found = told(line.payload.found);
      return found.length > 0 ? [{ ...historyEvent, what: 'found', suspicions: found, reason: null }] : [];
    }
    if (line.type === 'result.suspicion-decided') {
      const { reason } = line.payload;
      const suspicions = told(line.payload.suspicions);
      if (suspicions.length === 0) return [];
      return [{ ...historyEvent, what: 'decided', suspicions, reason: reason?.text ?? null }];
    }
    return [];
  });
}
