import type { Shape } from '../shape.js';

/** Who runs the examples of tournaments: what a round's whists score, and penalties on it. */
export const TOURNAMENTS: Readonly<Record<string, readonly Shape[]>> = {};
