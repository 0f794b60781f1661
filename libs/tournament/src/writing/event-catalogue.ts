import { EventCatalogue } from '#ledger';
import { eventDefinitions } from '../catalogue/catalogue.js';

/** Every event type of the program, as the ledger checks and reads them. */
export function eventCatalogue(): EventCatalogue {
  return new EventCatalogue(eventDefinitions.values());
}
