export type { Aggregate, Place, StreamUse } from './aggregate.js';
export { aggregates, commands, eventDefinitions } from './catalogue.js';
export * from './command.js';
export {
  defineEvent,
  type EventDefinition,
  type EventOf,
  type Json,
  type NewEvent,
  type Upcast,
} from './event.js';
export type { Rejection, RejectionCode } from './rejection.js';
export {
  SEAL_KINDS,
  tournamentEvents,
  type SealKind,
  type BookEvent,
  type TournamentEvent,
} from './tournament/events.js';
export {
  rolesOf,
  tournamentAggregate,
  tournamentStream,
  type SealRequest,
  type TournamentState,
  type TournamentStatus,
} from './tournament/state.js';
export { CommandHandling, type CommandAnswer, type GivenCommand } from './writing/command-handling.js';
export { CommandRejected } from './writing/command-rejected.js';
export { derivedId, tournamentIdOf } from './writing/derived-id.js';
export { eventCatalogue } from './writing/event-catalogue.js';
export { StreamStates, type VersionedState } from './writing/states.js';
