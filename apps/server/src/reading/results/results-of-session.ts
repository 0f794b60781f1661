import type { PublishedParts } from '#interchange';
import { gameOfPairs } from './game-of-pairs.js';
import { gameOfTeams } from './game-of-teams.js';
import type { SessionToPublish } from './session-to-publish.js';

/** The results of a session as files of other programs have them, with the figures that this program publishes. */
export function resultsOf(seen: SessionToPublish): PublishedParts {
  return seen.matches
    ? { results: [], teams: [gameOfTeams(seen, seen.matches)], matches: [] }
    : { results: [gameOfPairs(seen)], teams: [], matches: [] };
}
