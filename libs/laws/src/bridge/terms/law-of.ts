import type { Edition } from './terms.js';

export type RulingKind = 'artificial' | 'assigned' | 'penalty' | 'fouled';

const OLDER = { artificial: '12C1', assigned: '12C2', penalty: '90', fouled: '87' } as const;

const NEWER = { artificial: '12C2', assigned: '12C1', penalty: '90', fouled: '87' } as const;

/** The law that a ruling mostly stands on: in 2007 the two kinds of adjusted scores changed their numbers. */
export function lawOf(kind: RulingKind, edition: `${Edition}`): string {
  return (edition === '1987' || edition === '1997' ? OLDER : NEWER)[kind];
}
