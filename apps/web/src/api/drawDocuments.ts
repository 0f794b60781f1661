import type { Schemas } from './schemas.js';
export type RoundDrawsSeen = Schemas['ProjectionsDrawSeen'];
export type SectionDraws = Schemas['SectionDrawSeen'];

export type ProposedDraw = Schemas['ProposedDraw'];
export type DrawnMeeting = Schemas['DrawnPlaySeen'];
export type LastDraw = Schemas['LastDraw'];
