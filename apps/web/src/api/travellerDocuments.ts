import type { Answer, Schemas } from './schemas.js';
export type TravellerSeen = Answer<'/api/tournaments/{tournament}/sessions/{session}/boards/{board}'>;

export type DealtBySeen = Schemas['DealtByDocument'];
export type SplitSeen = Schemas['SplitSeen'];
export type DealViewSeen = Schemas['DealViewSeen'];
export type DoubleDummySeen = Schemas['DoubleDummyDocument'];
export type FieldSeen = Schemas['FieldDocument'];

/** A score in points for North-South, and how often it is there. */
export interface ScoreSeen {
  readonly score: number;
  readonly frequency: string;
}
export type ChartSeen = Schemas['ChartDocument'];

export interface ChartRowSeen extends ScoreSeen {
  readonly beaten: string;
  readonly better: string;
  readonly raw: string;
  readonly points: string;
}
export type DatumSeen = Schemas['DatumDocument'];
export type ComparisonChartSeen = Schemas['ComparisonChartDocument'];
export type BoardAMatchChartSeen = Schemas['BoardAMatchChartDocument'];
export type AwardSeen = Schemas['AwardDocument'];
export type HistoryEventSeen = Schemas['HistoryEventSeen'];
export type TravellerLineSeen = Schemas['TravellerLineSeen'];
