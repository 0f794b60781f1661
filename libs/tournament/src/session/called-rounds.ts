import { reject, type Rejected } from '../command/command.js';
import { sectionOf } from '../journal/names.js';
import type { SessionSettings } from './events.js';
import type { SectionData } from './section/section-data.js';

/** The rounds that were called in a session: of all sections together, or of each by itself. */
export interface CalledRounds {
  readonly settings: Pick<SessionSettings, 'called'>;
  /** The last round that was called, in whichever section; 0 before the first. */
  readonly round: number;
  /** The last started round of each section that has begun, if sections start apart. */
  readonly roundsCalled: Readonly<Record<string, number>>;
}

/** Whether each section of a session has rounds and a clock of its own. */
export function isCalledApart({ settings }: Pick<CalledRounds, 'settings'>): boolean {
  return settings.called === 'by-section';
}

/**
 * The last round that was called where a table, a contestant or a section belongs.
 *
 * @param name a table `A7`, a contestant `A-NS3` or a section `A`
 * @returns 0 before the first
 */
export function calledIn(session: CalledRounds, name: string): number {
  return isCalledApart(session) ? (session.roundsCalled[sectionOf(name)] ?? 0) : session.round;
}

/** What a call changes: the round of its section, or of all. */
export function withCalled(
  { round: before, roundsCalled }: Pick<CalledRounds, 'round' | 'roundsCalled'>,
  { round, section }: { readonly round: number; readonly section?: string | undefined },
): Pick<CalledRounds, 'round' | 'roundsCalled'> {
  return section === undefined
    ? { round, roundsCalled }
    : { round: Math.max(before, round), roundsCalled: { ...roundsCalled, [section]: round } };
}

/** What changes when the start of a round is undone: the round before is the last one called. */
export function withCallWithdrawn(
  { round: before, roundsCalled: known }: Pick<CalledRounds, 'round' | 'roundsCalled'>,
  { round, section }: { readonly round: number; readonly section?: string | undefined },
): Pick<CalledRounds, 'round' | 'roundsCalled'> {
  if (section === undefined) return { round: Math.min(before, round - 1), roundsCalled: known };
  const roundsCalled = { ...known, [section]: round - 1 };
  return { round: Math.max(0, ...Object.values(roundsCalled)), roundsCalled };
}

/** What a command about rounds or the clock means: all, or the section it names, if called apart. */
export function partCalled<Session extends CalledRounds & { readonly sections: readonly SectionData[] }>(
  session: Session,
  section: string | undefined,
): Session | Rejected {
  if (!isCalledApart(session)) {
    return section === undefined ? session : reject({ code: 'session.called-together', section });
  }
  if (section === undefined) return reject({ code: 'session.called-apart' });
  const sections = session.sections.filter((data) => data.section === section);
  return sections.length === 0
    ? reject({ code: 'session.section-unknown', section })
    : { ...session, sections, round: calledIn(session, section) };
}

/**
 * Why sections cannot be called apart: two of them share a table, or their boards; or teams play. Line-ups are handed in
 * unseen, and the call of a round opens those of all teams for it: a section that is ahead would open those of a section
 * behind it, whose captains have still to choose. Undefined: nothing prevents it.
 */
export function notToBeCalledApart({
  settings,
  sections,
}: Pick<CalledRounds, 'settings'> & { readonly sections: readonly SectionData[] }): Rejected | undefined {
  if (!isCalledApart({ settings })) return undefined;
  for (const { section, hosts, boardsWith, movement } of sections) {
    const other = hosts?.section ?? boardsWith;
    if (other !== undefined) return reject({ code: 'session.sections-share', section, other });
    if (movement.teams) return reject({ code: 'session.teams-called-together', section });
  }
  return undefined;
}
