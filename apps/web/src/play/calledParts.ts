import type { ClockFacts, ClockSeen, SessionSeen } from '../api/documents.js';

/** The section of a table or of a contestant. */
export function sectionOf(name: string): string {
  return /^[A-Z]+/.exec(name)?.[0] ?? '';
}

/** The last round that was called where a table, a contestant or a section belongs; 0 before the first. */
export function calledIn(
  session: Pick<SessionSeen, 'round'> & Partial<Pick<SessionSeen, 'called'>>,
  name: string,
): number {
  return session.called?.[sectionOf(name)] ?? session.round;
}

/** What rounds are called for, and timed: the whole session, or one section of it where they are called apart. */
export interface CalledPart {
  /** Nothing: all sections together. */
  readonly section?: string;
  /** The session as if it had no other section. */
  readonly session: SessionSeen;
  readonly clock: ClockFacts | undefined;
}

/** The parts of a session that have rounds and a clock of their own; one, where sections are called together. */
export function calledParts(session: SessionSeen, clock: ClockSeen | undefined): CalledPart[] {
  if (session.settings.called !== 'by-section') return [{ session, clock }];
  return session.sections.map((data) => {
    const { section, movement } = data;
    const own = { ...session, sections: [data], round: calledIn(session, section), rounds: movement.rounds };
    return {
      section,
      session: own,
      clock: clock?.sections?.find((each) => each.section === section),
    };
  });
}

/** The part of a session to which a table or a contestant belongs. */
export function calledPartOf(session: SessionSeen, clock: ClockSeen | undefined, name: string): CalledPart {
  const parts = calledParts(session, clock);
  return parts.find(({ section }) => section === sectionOf(name)) ?? parts[0]!;
}
