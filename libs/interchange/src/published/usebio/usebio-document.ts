import { unreadable, type ValueFault, type Wanted } from '../../faults/unreadable.js';

export const TITLE = 'USEBIO XML';

/** An element that holds nothing but texts: the texts by their names, and where it stands. */
export interface UsebioRecord {
  readonly fields: Readonly<Record<string, string>>;
  readonly line: number;
  readonly column: number;
}

export interface UsebioBoard extends UsebioRecord {
  readonly board: number;
  readonly lines: readonly UsebioRecord[];
  readonly hands: readonly UsebioRecord[];
}

/** A pair, a team or a player of an individual. */
export interface UsebioParticipant extends UsebioRecord {
  readonly kind: 'PAIR' | 'TEAM' | 'PLAYER';
  readonly attributes: { readonly id?: string; readonly name?: string };
  readonly players: readonly UsebioRecord[];
  /** Of a team. */
  readonly pairs: readonly UsebioParticipant[];
}

export interface UsebioMatch extends UsebioRecord {
  readonly boards: readonly UsebioBoard[];
}

/** Where results lie: in the event, or in a session or section of it. */
export interface UsebioPlace {
  readonly fields: Readonly<Record<string, string>>;
  /** From 1. */
  readonly session: number;
  /** What the file calls the section. */
  readonly section: string | undefined;
  /** Those that are its own. */
  readonly participants: readonly UsebioParticipant[] | undefined;
  readonly boards: readonly UsebioBoard[];
  readonly matches: readonly UsebioMatch[];
}

export interface UsebioEvent extends UsebioRecord {
  readonly type: string;
  /** Those of all its places, or of a session of several sections. */
  participantsOf(session: number): readonly UsebioParticipant[] | undefined;
  /** Where its results are: boards and matches lie flat in it, or in sessions, or in sections of either. */
  readonly places: readonly UsebioPlace[];
}

export interface UsebioDocument {
  readonly club: Readonly<Record<string, string>>;
  readonly events: readonly UsebioEvent[];
  /** Hands beside the events, set by set. */
  readonly handSets: readonly (readonly UsebioBoard[])[];
  /** Values that are not understood. */
  readonly leftAside: readonly ValueFault[];
}

/** Where an element is, for a fault. */
export function placeOf({ line, column }: Pick<UsebioRecord, 'line' | 'column'>, path: string) {
  return { format: TITLE, line, column, path };
}

/** @throws Unreadable that says where in the file something else stands than has to */
export function wrong(
  at: Pick<UsebioRecord, 'line' | 'column'>,
  path: string,
  wanted: Wanted,
  found: string,
): never {
  const code = 'interchange.expected';
  return unreadable({ code, ...placeOf(at, path), ...wanted, found: foundIn(found) });
}

/** As much of a text as is said of it. */
export function foundIn(text: string): string {
  return text.slice(0, LONGEST_FOUND);
}

/** @throws Unreadable that says which element has nothing of a name in it */
export function lacks(at: Pick<UsebioRecord, 'line' | 'column'>, path: string, name: string): never {
  return unreadable({ code: 'interchange.missing', ...placeOf(at, path), name });
}

const LONGEST_FOUND = 40;

/** A whole number from a text of a file. */
export function numberOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}
