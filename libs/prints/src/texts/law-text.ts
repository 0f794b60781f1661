import type { LawShown } from '../documents/law-shown.js';
import type { Say } from '../words/words.js';

/** How the laws of each book are named. */
const NAMED = { bridge: 'lawOf', preferans: 'codeRule' } as const;

/** A law within a sentence: `Law 64A1, 2017`, `rule 3.9.16.2 of the Preferans Code`, `regulation of the tournament`. */
export function lawText(law: LawShown, say: Say): string {
  if (law.book === 'regulation') return say('tournamentRegulation');
  return say(NAMED[law.book], { law: law.law });
}

/** The same where something begins. */
export function lawHeading(law: LawShown, say: Say): string {
  const text = lawText(law, say);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
