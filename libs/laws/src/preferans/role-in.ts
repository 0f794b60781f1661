import type { Outcome } from '../book/terms.js';

/** As what a way through a law book names somebody: at fault, or insisting on a plan, which is no fault (3.8.5.1a). */
export function roleIn({ rectifications }: Pick<Outcome, 'rectifications'>): 'atFault' | 'insister' {
  return rectifications.some(({ kind }) => kind === 'compensation-from-insister') ? 'insister' : 'atFault';
}
