import type { DecisionContext, TextReference } from '../../command/command.js';
import { lawReference } from '../../games/games.js';
import { freeText } from '../../journal/texts.js';
import { rulingId } from '../events.js';

/** What a ruling stands on, as commands say it. */
export const basis = {
  ruling: rulingId.meta({ description: 'Ruling id, created by the sender' }),
  law: lawReference,
  reason: freeText,
  facts: freeText.optional(),
} as const;

/** The free texts of a ruling. */
interface Texts {
  readonly reason: string;
  readonly facts?: string | undefined;
  readonly departs?: string | undefined;
  readonly told?: string | undefined;
}

/** The texts of a ruling as references, and on their way to where they can be erased. */
export function noted(context: DecisionContext, { reason, facts, departs, told }: Texts) {
  const of = (text: string | undefined) => (text === undefined ? [] : [context.note(text)]);
  const [because] = of(reason);
  const others = { facts: of(facts)[0], departs: of(departs)[0], told: of(told)[0] };
  const references: Partial<Record<keyof typeof others, TextReference>> = Object.fromEntries(
    Object.entries(others).flatMap(([name, note]) => (note ? [[name, note.reference]] : [])),
  );
  return {
    references: { reason: because!.reference, ...references },
    notes: [because!, ...Object.values(others).filter((note) => note !== undefined)],
  };
}
