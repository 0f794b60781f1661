const OF_TEAMS = /\s*\(teams\)$/;

/**
 * What is deposited with an appeal in an event of one kind, where a regulation names one for teams beside the others:
 * of `£20; £30 (teams)` `£30` for teams, else `£20`. Any other text is as it is.
 */
export function depositOf(deposit: string, kind: 'teams' | 'others'): string {
  const sums = deposit.split(';').map((sum) => sum.trim());
  const own = sums.filter((sum) => OF_TEAMS.test(sum) === (kind === 'teams'));
  if (own.length === 0 || own.length === sums.length) return deposit;
  return own.map((sum) => sum.replace(OF_TEAMS, '')).join('; ');
}

/**
 * Whether an appellant may appeal a ruling, as far as earlier appeals go: within the appeal period anyone may (Law 92B). After
 * it an organiser takes only a first appeal: whoever withdrew one has let the ruling stand.
 *
 * @param appellant a contestant, of teams the team
 * @param withdrew those who withdrew an appeal against the ruling as it is now
 */
export function mayAppealNow(
  appellant: string,
  { withdrew, inTime }: { readonly withdrew: readonly string[]; readonly inTime: boolean },
): boolean {
  return inTime || !withdrew.includes(appellant);
}

/** Until when something is taken: so many minutes after the session is closed, or until a moment (microseconds). */
export type CorrectionPeriod = { readonly minutes: number } | { readonly until: number };

/** What a body's regulation says of rulings where the laws leave it to the organiser (Laws 79C, 80B2, 90 and 92B, 2017). */
export type Regulation = {
  /** The name of a preset, or own where anything is set by hand. */
  readonly name: 'acbl' | 'ebu' | 'wbf' | 'pzbs' | 'club' | 'own';
  /** Whose regulation it is, and of which edition; of one's own both are empty. */
  readonly source: string;
  readonly edition: string;
  /** The standard procedural penalty (Law 90), in hundredths: of a percent of a top, of a victory point, of an IMP. */
  readonly penalty: {
    readonly percentOfTop: number;
    readonly victoryPoints: number;
    readonly imps: number;
  };
  /** A first offence is warned of before it is penalised. */
  readonly warning: boolean;
  /** Errors in the score (Law 79C), and requests for a ruling (Law 92B). */
  readonly corrections: { readonly scores: CorrectionPeriod; readonly rulings: CorrectionPeriod };
  /** Appeals of a ruling (Law 92B), and what is deposited with one, in words; null: nothing. */
  readonly appeals: { readonly period: CorrectionPeriod; readonly deposit: string | null };
};
