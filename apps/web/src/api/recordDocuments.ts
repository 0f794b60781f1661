import type { Answer, Given, Schemas } from './schemas.js';

/** What was called and played on a board, as the server reads it. */
export type RecordsSeen = Given<
  Answer<'/api/tournaments/{tournament}/sessions/{session}/boards/{board}/records'>
>;
/** What was called and played at one table. */
export type RecordSeen = RecordsSeen['plays'][number];
export type CallSeen = Given<Schemas['CallSeen']>;
export type TrickSeen = RecordSeen['tricks'][number];
