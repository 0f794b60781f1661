import type { Answer, Commands, Schemas } from './schemas.js';
import type { AskedEffect } from '#tournament';
import { api } from './client.js';
export type AwardsOfLine = Schemas['ProjectionsAwardsOfLine'];
export type Standing = Schemas['StandingAtMoment'];
export type SheetFiguresSeen = Schemas['ProjectionsSheetFigures'];
export type MatchChangedSeen = Schemas['MatchChanged'];
export type SheetChangedSeen = Schemas['SheetChanged'];
export type EffectPreviewSeen = Schemas['EffectPreview'];
export type AlternativeSeen = Answer<
  '/api/tournaments/{tournament}/rulings/preview',
  'post'
>['alternatives'][number];

/** What rulings would change, before one of them is given. */
export interface RulingsAsked {
  readonly session: string;
  /** The ruling that it would take the place of. */
  readonly amends?: string;
  readonly alternatives: readonly {
    readonly law: Commands['ruling.give']['law'];
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
  const { alternatives } = await api.post('/api/tournaments/{tournament}/rulings/preview', {
    params: { path: { tournament } },
    body,
    signal,
  });
  return alternatives;
}
