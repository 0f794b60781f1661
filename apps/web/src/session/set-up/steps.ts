import { createContext, useContext } from 'react';

/** What is to be done between the first entry and the first call, in this order. */
export const STEPS = ['entries', 'movement', 'scoring', 'seats', 'deals', 'cards', 'start'] as const;
export type Step = (typeof STEPS)[number];

/** How far a preparation is: what there is of each thing. */
export interface Preparation {
  readonly entered: number;
  /** Whether names are written and not entered yet, or are being entered. */
  readonly listed: boolean;
  /** Whether there is a movement, or tables are set. */
  readonly movement: boolean;
  /** Whether there is something to be scored, and nothing of how is changed and not saved. */
  readonly scoring: boolean;
  /** How many who take part have no place yet. */
  readonly waiting: number;
  /** How many boards nobody has said of who deals them; undefined: there are none to be dealt. */
  readonly undealt: number | undefined;
  /** How many tables have neither a card nor a phone; undefined: there are no tables yet. */
  readonly cardless: number | undefined;
  readonly started: boolean;
}

/**
 * The step that is to be done next: scoring and cards can be left as they are. Without names one goes on with a movement;
 * names that are written are entered first.
 */
export function nextStep({
  entered,
  listed,
  movement,
  waiting,
  undealt,
  started,
}: Preparation): Step | undefined {
  if (started) return undefined;
  if (listed || (entered === 0 && !movement)) return 'entries';
  if (!movement) return 'movement';
  if (waiting > 0) return 'seats';
  if (undealt !== undefined && undealt > 0) return 'deals';
  return 'start';
}

/** Whether a step is done. Of the scoring what was not touched holds: it comes with the movement. */
export function isDone(
  step: Step,
  { entered, listed, movement, scoring, waiting, undealt, cardless, started }: Preparation,
): boolean {
  if (step === 'entries') return entered > 0 && !listed;
  if (step === 'movement') return movement;
  if (step === 'scoring') return scoring;
  if (step === 'seats') return movement && entered > 0 && waiting === 0;
  if (step === 'deals') return undealt === 0;
  if (step === 'cards') return cardless === 0;
  return step === 'start' && started;
}

/** The step that is to be done next on this page; undefined: the page does not lead through them. */
export const CurrentStep = createContext<Step | undefined>(undefined);

/** How the button of a step looks: the one that is next is the page's primary action. */
export function useStepVariant(step: Step): 'filled' | 'default' {
  const current = useContext(CurrentStep);
  return current === undefined || current === step ? 'filled' : 'default';
}

/** Where a step stands on its page. */
export function stepId(step: Step): string {
  return `step-${step}`;
}
