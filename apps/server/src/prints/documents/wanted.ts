import { z } from 'zod';
import type { Audience } from '#access';
import { PAPER_SIZES, PAPERS, SUIT_COLOURS, type PrintoutName } from '#prints';
import { boardNumber, sessionName } from '#tournament';
import { LANGUAGES } from '#words';

const named = z.string().min(1).max(40);

/** A paper that somebody wants as PDF. */
export const printWanted = z.strictObject({
  paper: z.enum(PAPERS),
  session: sessionName
    .optional()
    .meta({ description: 'The session. Not needed for rulings, overall rankings and knockouts' }),
  board: boardNumber.optional().meta({ description: 'For travellers: only this board' }),
  contestant: named.optional().meta({ description: 'For scorecards and guide cards: only this contestant' }),
  contest: named.optional(),
  knockout: named.optional(),
  form: z.enum(['filled', 'named', 'four', 'three']).default('filled').meta({
    description:
      'For rulings and score sheets: filled in, or blank forms. Score sheets can have the names of a round, or fit any table of four or three',
  }),
  round: z.coerce
    .number()
    .int()
    .min(1)
    .max(999)
    .optional()
    .meta({ description: 'For score sheets: only this round' }),
  language: z.enum(LANGUAGES).default('en'),
  size: z.enum(PAPER_SIZES).default('a4'),
  colours: z.enum(SUIT_COLOURS).default('two').meta({ description: 'Suit colours' }),
});
export type PrintWanted = z.infer<typeof printWanted>;

const DIRECTING = ['director', 'organiser'] as const;
const SCORING = ['scorer', ...DIRECTING] as const;
const DUPLICATING = ['duplicator', ...SCORING] as const;

/** Printouts that are not for everybody, like the same documents; all others show what their reader may see. */
const FOR: Readonly<Partial<Record<PrintoutName, readonly Audience[]>>> = {
  'board-labels': DUPLICATING,
  'board-plan': DUPLICATING,
  'caddy-plan': DUPLICATING,
  'duplication-plan': DUPLICATING,
  'entry-list': SCORING,
  'name-slips': SCORING,
  rulings: DIRECTING,
};

/** Whether an audience can have a printout at all. */
export function isPrintedFor(printout: PrintoutName, audience: Audience): boolean {
  return FOR[printout]?.includes(audience) ?? true;
}
