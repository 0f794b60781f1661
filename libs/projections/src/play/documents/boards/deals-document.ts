import { gameNamed, type PublishedCommitment, type PublishedDeal } from '#cards';
import type { GameName, SquareDealState } from '#tournament';
import type { BoardPlay, Moment, PlayState } from '../../play-state.js';

/** What was promised of the deals of a set before play, and what has become known of them: all that a reader checks. */
export type DealsDocument = {
  readonly tournament: string;
  readonly set: string;
  /** Left out: the usual one. */
  readonly game?: GameName;
  readonly commitments: readonly CommitmentDocument[];
  /** What an SQD has promised of deals that were made elsewhere, with its keys once they are published. */
  readonly squareDeal: SquareDealState | null;
  /** Every board whose deal is open to everybody, by number. */
  readonly boards: readonly PublishedDeal[];
  /** Boards that were dealt by hand, by number, also where their cards were read afterwards. */
  readonly atTable: readonly number[];
};

export type CommitmentDocument = PublishedCommitment & {
  /** The boards that it covers, also while their keys are being made. */
  readonly from: number;
  readonly to: number;
  /** When it was made, and when the delayed value was given. */
  readonly made: Moment | null;
  readonly found: Moment | null;
};

/** Whether the program has dealt a board, and everybody may know how. What was read from cards follows from nothing. */
function isOpenByProgram({ status, byHand }: BoardPlay): boolean {
  return status === 'revealed' && !byHand;
}

/** The sets of which something was promised or is open, in order. */
export function dealSetsIn({ boards, dealSets }: PlayState): string[] {
  const open = Object.entries(boards).flatMap(([set, all]) =>
    Object.values(all).some((board) => isOpenByProgram(board)) ? [set] : [],
  );
  const promised = Object.entries(dealSets).flatMap(([set, { commitments, squareDeal }]) =>
    commitments.length > 0 || squareDeal ? [set] : [],
  );
  return [...new Set([...promised, ...open])].toSorted((one, other) => Number(one) - Number(other));
}

/** The deals of a set of a tournament; an empty one where nothing was promised and nothing is open. */
export function dealsDocument(state: PlayState, tournament: string, set: string): DealsDocument {
  if (!dealSetsIn(state).includes(set)) {
    return { tournament, set, commitments: [], squareDeal: null, boards: [], atTable: [] };
  }
  const { commitments = [], squareDeal = null } = state.dealSets[set] ?? {};
  return {
    tournament,
    set,
    ...gameNamed(state.dealSets[set]?.description?.game),
    commitments: commitments.map(({ from, to, delayed, made, value, found }, index) => ({
      number: index + 1,
      from,
      to,
      delayed,
      hash: made?.hash ?? null,
      boards: (made?.boards ?? []).map(({ board, hash }) => ({ board, hash })),
      value,
      made: made?.at ?? null,
      found,
    })),
    squareDeal,
    boards: Object.entries(state.boards[set] ?? {})
      .flatMap(([board, play]) => {
        const { deal, requests, sealed, key } = play;
        return isOpenByProgram(play)
          ? [{ board: Number(board), deal, request: requests, sealed: sealed && { ...sealed, key } }]
          : [];
      })
      .toSorted((one, other) => one.board - other.board),
    atTable: Object.entries(state.boards[set] ?? {})
      .flatMap(([board, { byHand }]) => (byHand ? [Number(board)] : []))
      .toSorted((one, other) => one - other),
  };
}
