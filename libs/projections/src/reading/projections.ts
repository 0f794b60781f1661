import { journal } from '../journal/journal.js';
import { play } from '../play/projection/play.js';
import type { AnyProjection } from '../projection/projection.js';
import { tournaments } from '../tournaments/tournaments.js';

/** Every read model, in the order in which a tournament's are brought up to date. */
export const projections: readonly AnyProjection[] = [tournaments, journal, play];
