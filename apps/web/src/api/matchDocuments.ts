import type { Answer, Schemas } from './schemas.js';
export type MatchesSeen = Answer<'/api/tournaments/{tournament}/sessions/{session}/matches'>;

export type TeamSeen = Schemas['TeamSeen'];
export type ByeSeen = Schemas['ByeDocument'];
export type MatchSeen = Schemas['MatchSeen'];
export type SideOfMatch = Schemas['SideOfMatch'];
export type SegmentSeen = MatchSeen['segments'][number];
export type BoardOfMatchSeen = Schemas['BoardOfMatchSeen'];
export type RoomResultSeen = Schemas['ProjectionsRoomResult'];

export type ComparisonSeen =
  | {
      readonly kind: 'scored';
      readonly points: string;
      readonly parts: readonly { readonly difference: number; readonly worth: string }[];
    }
  | { readonly kind: 'ruled'; readonly points: string }
  | { readonly kind: 'not-played' };
export type TeamStandingSeen = Schemas['TeamStandingDocument'];
