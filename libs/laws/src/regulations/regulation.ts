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
