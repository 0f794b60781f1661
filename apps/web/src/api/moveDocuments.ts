import type { Schemas } from './schemas.js';
export type StandingAtMoment = Schemas['StandingAtMoment'];
export type DeedBetween = Schemas['DeedBetween'];
export type AwardMoved = NonNullable<StandingMoved['boards'][number]['before']>;

export type StandingMoved = MomentsCompared['moves'][number];
export type MomentsCompared = Schemas['MomentsCompared'];
