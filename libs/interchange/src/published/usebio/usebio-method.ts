import { instructionName } from '../xml.js';

/** Where USEBIO says by which method an event was scored: the format has no element for it, so it is a processing instruction. */
export const METHOD = instructionName('tirage-method');
