/** By which rule what is brought along follows from the score of earlier sessions. */
export interface CarryShown {
  readonly from: readonly string[];
  readonly by:
    | { readonly rule: 'ebu'; readonly qualification: StageShown; readonly final: StageShown }
    | {
        readonly rule: 'score';
        /** `1/3` */
        readonly part: string;
        readonly most: string | null;
      }
    | {
        readonly rule: 'difference-to-average';
        readonly part: string;
        readonly most: string | null;
        readonly average: string;
      };
}

/** How large a stage is: its boards, and the most that could be had. */
export interface StageShown {
  readonly boards: number;
  readonly maximum: string | null;
}
