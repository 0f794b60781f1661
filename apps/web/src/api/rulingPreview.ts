import type { AskedEffect, SeatName } from '#tournament';
import { request } from './client.js';
import type { ContestMovesSeen } from './contestDocuments.js';
import type { AwardSeen } from './travellerDocuments.js';

/** What each side of a table has on a board; nothing where there is no score. */
export type AwardsOfLine = { readonly NS: AwardSeen; readonly EW: AwardSeen } | null;

/** Where a contestant, or a team, stands. Exact: fractions as text. */
export interface Standing {
  readonly place: number | null;
  readonly score: string;
  readonly percentage: string | null;
}

/** What a player has on a sheet. Exact: fractions as text. */
export interface SheetFiguresSeen {
  readonly pool: string;
  readonly mountain: string;
  readonly whists: readonly { readonly on: SeatName; readonly amount: string }[];
  readonly balance: string;
}

/** A sheet before and after; where boards are shared of one of them by itself. */
export interface SheetChangedSeen {
  readonly table: string;
  readonly round: number;
  readonly board: number | null;
  readonly players: readonly {
    readonly seat: SeatName;
    readonly contestant: string;
    readonly before: SheetFiguresSeen | null;
    readonly after: SheetFiguresSeen | null;
  }[];
}

/** What is or would be otherwise: the lines of boards, and who stands where. */
export interface EffectPreviewSeen {
  readonly boards: readonly {
    readonly board: number;
    readonly lines: readonly {
      readonly table: string;
      readonly round: number;
      readonly ns: string | null;
      readonly ew: string | null;
      readonly before: AwardsOfLine;
      readonly after: AwardsOfLine;
    }[];
  }[];
  readonly standings: readonly {
    readonly contestant: string;
    /** Among how many. */
    readonly of: number;
    readonly before: Standing | null;
    readonly after: Standing | null;
  }[];
  /** Sheets on which somebody has another figure. */
  readonly sheets: readonly SheetChangedSeen[];
  /** The contests in which somebody stands elsewhere because of it. */
  readonly contests: readonly ContestMovesSeen[];
}

/** What one of several outcomes would change, or why it cannot be. */
export interface AlternativeSeen extends EffectPreviewSeen {
  readonly refused: { readonly code: string } | null;
}

/** What rulings would change, before one of them is given. */
export interface RulingsAsked {
  readonly session: string;
  /** The ruling that it would take the place of. */
  readonly amends?: string;
  readonly alternatives: readonly {
    readonly law: { readonly edition: string; readonly law: string };
    readonly effects: readonly AskedEffect[];
  }[];
}

/** As many outcomes as are compared at once. */
export const MOST_ALTERNATIVES = 6;

/** Asks what rulings would change. */
export async function previewRulings(
  tournament: string,
  body: RulingsAsked,
  signal: AbortSignal,
): Promise<readonly AlternativeSeen[]> {
  const path = `/api/tournaments/${tournament}/rulings/preview`;
  const { alternatives } = await request<{ readonly alternatives: readonly AlternativeSeen[] }>(path, {
    method: 'POST',
    body,
    signal,
  });
  return alternatives;
}
