import { forSession, type SquareDealDescription, type SquareDealSession } from '#cards';
import type { Language } from '#words';
import { say } from './words.js';

/** What a session is called: its numbers and the description of its phase. */
export function sessionName(
  { phases }: SquareDealDescription,
  { phase, session, set }: SquareDealSession,
  language: Language,
): string {
  const name = `${phase},${session} ${forSession(phases[phase - 1]!.description, session)}`.trim();
  return set === 'reserve' ? say(language, 'reserve', { session: name }) : name;
}
