import type { SealKind } from '../api/types.js';
import type { Meaning } from '../kit/Pill.js';

/** In which colour a kind of seal stands. */
export const SEAL_MEANING: Readonly<Record<SealKind, Meaning>> = {
  provisional: 'warn',
  official: 'good',
  amended: 'live',
};
