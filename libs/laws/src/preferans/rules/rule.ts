/** What becomes of a rule of the Code here. */
export type RuleUse =
  /** Judges rule by it: the procedure of the law book, by its name. */
  | { readonly procedure: string }
  /** Those who play agree on it: the setting of a convention, or of the Code's regulation. */
  | { readonly setting: string }
  /** It is a rule of play or of scoring: the function of the game's library that keeps it. */
  | { readonly keptBy: string }
  | { readonly notApplied: string };

/** A rule, `3.4.9`, or a footnote, `fn 34`, and what becomes of it. */
export interface CodeRule {
  readonly rule: string;
  readonly uses: readonly [RuleUse, ...RuleUse[]];
}

/** Makes a rule. */
export function is(rule: string, ...uses: readonly [RuleUse, ...RuleUse[]]): CodeRule {
  return { rule, uses };
}

export const procedure = (name: string): RuleUse => ({ procedure: name });
export const setting = (name: string): RuleUse => ({ setting: name });
export const keptBy = (name: string): RuleUse => ({ keptBy: name });
export const notApplied = (reason: string): RuleUse => ({ notApplied: reason });

/** Cards are shuffled, held, led and gathered at the table; the program has calls, tricks and figures. */
export const AT_THE_TABLE = notApplied(
  'It is done with the cards at the table, and nothing follows from it.',
);
