import type { Schemas } from './schemas.js';
export type StandingAtMoment = Schemas['StandingAtMoment'];
export type EventBetween = Schemas['EventBetween'];
export type AwardMoved = NonNullable<StandingMoved['boards'][number]['before']>;

export type StandingMoved = MomentsCompared['moves'][number];
export type MomentsCompared = Schemas['MomentsCompared'];
