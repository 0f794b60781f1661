import {
  outcomeIn,
  preferansCode,
  type CodeFactsFound,
  type CodeOutcome,
  type CodeRectification,
} from '#laws';
import { RULED_CODE_ROWS } from '../../../../../../../libs/laws/src/testing/ruled-code-rows.js';

/** The Code as tournaments read it. */
export const CODE = preferansCode();

export type RowName = (typeof RULED_CODE_ROWS)[number]['row'];

/** What the Code says of an irregularity, with what it comes from. */
export interface Ruled {
  readonly law: string;
  readonly facts: CodeFactsFound;
  readonly outcome: CodeOutcome;
  readonly terms: readonly string[];
}

/** Walks the Code with the facts of a row, or with some of them otherwise. */
export function ruled(name: RowName, otherwise: CodeFactsFound = {}): Ruled {
  const row = RULED_CODE_ROWS.find((one) => one.row === name)!;
  const facts: CodeFactsFound = { ...row.facts, ...otherwise };
  const outcome = outcomeIn(CODE, row.law, facts);
  const found = Object.entries(facts).map(([of, answer]) => `${of}: ${answer}`);
  const term = `${outcome.law}: ${[...outcome.rectifications.map(nameOf), ...outcome.next].join(', ')}`;
  return { law: row.law, facts, outcome, terms: [found.join(', '), term] };
}

/** A rectification by its kind with what distinguishes it: `warning.player`. */
export function nameOf(one: CodeRectification): string {
  return Object.values(one).join('.');
}

export function has({ outcome }: Ruled, kind: CodeRectification['kind']): boolean {
  return outcome.rectifications.some((one) => one.kind === kind);
}

/** The rectifications of a kind. */
export function ofKind<Kind extends CodeRectification['kind']>(
  { outcome }: Ruled,
  kind: Kind,
): Extract<CodeRectification, { kind: Kind }>[] {
  return outcome.rectifications.filter(
    (one): one is Extract<CodeRectification, { kind: Kind }> => one.kind === kind,
  );
}
