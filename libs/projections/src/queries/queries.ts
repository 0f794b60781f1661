import type { AnyQuery } from './define-query.js';
import * as printouts from './printout-queries.js';
import * as sessions from './session-queries.js';
import * as sheets from './sheet-queries.js';
import * as tournaments from './tournament-queries.js';

/** Every query about a tournament, by its name. */
export const queries: ReadonlyMap<string, AnyQuery> = new Map(
  [sessions, sheets, printouts, tournaments]
    .flatMap((of): AnyQuery[] => Object.values(of))
    .map((query) => [query.name, query]),
);
