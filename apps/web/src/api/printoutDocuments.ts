import type { Answer, Schemas } from './schemas.js';
export type WayRound = Schemas['WayRound'];
export type GuideCard = Schemas['GuideCard'];
export type TableCard = Schemas['TableCard'];
export type TableCardRound = Schemas['TableCardRound'];
export type QrSlip =
  Answer<'/api/tournaments/{tournament}/sessions/{session}/papers/name-slips'>['slips'][number];

export type BoardPlan = Schemas['BoardPlanOfSections'];
export type CopyOfBoards = Schemas['CopyOfBoards'];
export type PlannedMove = Schemas['MoveOfPlan'];

export type DeviceNote = Schemas['DeviceNote'];
