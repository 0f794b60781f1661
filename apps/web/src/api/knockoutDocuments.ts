import type { Answer, Schemas } from './schemas.js';
export type KnockoutListed = Schemas['KnockoutListed'];
export type KnockoutSeen = Answer<'/api/tournaments/{tournament}/knockouts/{knockout}'>;

export type TeamOfKnockout = Schemas['TeamOfKnockoutSeen'];
export type RoundOfKnockout = Schemas['KnockoutRoundDocument'];
export type MatchOfKnockout = Schemas['KnockoutMatchDocument'];
export type SideOfMatch = Schemas['SideOfBracket'];
