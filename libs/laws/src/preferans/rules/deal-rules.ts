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

/** Rules 3.1 and 3.2: the seats and the deal. */
export const DEAL_RULES: readonly CodeRule[] = [
  is('3.1.1', setting('seating'), keptBy('seatsByCards')),
  is('3.1.2', procedure('3.1.2'), keptBy('joiningEntries')),
  is('3.2.1', setting('seating'), keptBy('firstDealerByCards')),
  is('3.2.2', keptBy('sheetAfter'), procedure('3.2.17')),
  is('3.2.3', AT_THE_TABLE),
  is('3.2.4', procedure('3.2.12')),
  is('3.2.5', procedure('3.2.6')),
  is('3.2.6', procedure('3.2.6')),
  is('3.2.7', procedure('3.2.6')),
  is('3.2.8', procedure('3.2.8')),
  is('3.2.9', procedure('3.2.8')),
  is('3.2.10', procedure('3.2.10'), keptBy('handsOf')),
  is('3.2.11', procedure('3.2.12')),
  is('3.2.12', procedure('3.2.12')),
  is('3.2.13', procedure('3.2.13'), procedure('3.2.16'), setting('dealingErrorDeadline')),
  is('3.2.14', procedure('3.2.14')),
  is(
    '3.2.15',
    procedure('3.2.15'),
    procedure('3.2.6'),
    procedure('3.2.8'),
    procedure('3.2.12'),
    procedure('3.2.13'),
    procedure('3.2.14'),
    procedure('3.2.16'),
  ),
  is('3.2.16', procedure('3.2.16'), setting('wrongCountDeadline')),
  is('3.2.17', procedure('3.2.17'), setting('penaltySecondDealingFault')),
  is('3.2.18', procedure('3.2.6'), procedure('3.2.14'), setting('dealerTurnDeadline')),
  is('3.2.19', procedure('3.2.19')),
  is('3.2.20', procedure('3.2.20')),
  is('3.2.21', procedure('3.2.21'), setting('penaltyTalonSeen')),
  is('3.2.22', procedure('3.9.19')),
  is('3.2.23', procedure('3.2.16'), setting('wrongCountDeadline')),
  is('fn 8', setting('seating')),
  is('fn 9', notApplied('Who deals first is drawn (3.2.1); volunteers are for play among friends.')),
  is('fn 10', procedure('3.2.6')),
  is('fn 11', procedure('3.2.8')),
  is('fn 12', procedure('3.2.12'), setting('penaltySecondExposedCard')),
  is('fn 13', procedure('3.2.8'), setting('wrongCountDeadline'), setting('dealingErrorDeadline')),
  is('fn 14', procedure('3.2.16'), setting('wrongCountDeadline'), setting('extraCardInPlay')),
  is('fn 15', notApplied('It tells why the holder answers for his cards, not the dealer.')),
  is('fn 16', notApplied('It is about play for two, which no tournament has.')),
  is('fn 17', setting('allPassTalon')),
  is('fn 18', notApplied('It tells why the penalty of 3.2.19 is so high.')),
];
