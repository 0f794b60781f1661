import type { DelayedValue } from '#cards';
import type { PlayState } from '../play-state.js';

/** What was promised of the deals of a set before play, and what has become known of them. */
export type DealsDocument = {
  readonly set: string;
  readonly commitments: readonly CommitmentDocument[];
  /** Every board whose deal is open to everybody, by number. */
  readonly boards: readonly OpenDeal[];
};

export type CommitmentDocument = {
  readonly number: number;
  readonly delayed: DelayedValue | null;
  /** Nothing as long as the keys are being made. */
  readonly hash: string | null;
  readonly boards: readonly { readonly board: number; readonly hash: string }[];
  readonly value: string | null;
};

export type OpenDeal = {
  readonly board: number;
  /** Its canonical text; nothing where its key opened none. */
  readonly deal: string | null;
  /** How often a deal was asked for: a redeal follows from another number. */
  readonly request: number;
  /** Where it was dealt as a commitment said. */
  readonly sealed: {
    readonly commitment: number;
    readonly passedOver: number;
    readonly key: string | null;
  } | null;
};

/** The sets of which something was promised or is open, in order. */
export function dealSetsIn({ boards, dealSets }: PlayState): string[] {
  const open = Object.entries(boards).flatMap(([set, all]) =>
    Object.values(all).some(({ status }) => status === 'revealed') ? [set] : [],
  );
  return [...new Set([...Object.keys(dealSets), ...open])].toSorted(
    (one, other) => Number(one) - Number(other),
  );
}

/** The deals of a set; undefined: nothing is known of it to everybody. */
export function dealsDocument(state: PlayState, set: string): DealsDocument | undefined {
  if (!dealSetsIn(state).includes(set)) return undefined;
  const commitments = state.dealSets[set]?.commitments ?? [];
  return {
    set,
    commitments: commitments.map(({ delayed, made, value }, index) => ({
      number: index + 1,
      delayed,
      hash: made?.hash ?? null,
      boards: (made?.boards ?? []).map(({ board, hash }) => ({ board, hash })),
      value,
    })),
    boards: Object.entries(state.boards[set] ?? {})
      .flatMap(([board, { status, deal, requests, sealed, key }]) =>
        status === 'revealed'
          ? [{ board: Number(board), deal, request: requests, sealed: sealed && { ...sealed, key } }]
          : [],
      )
      .toSorted((one, other) => one.board - other.board),
  };
}
