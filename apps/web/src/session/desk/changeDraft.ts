import {
  asMovement,
  CHANGE_KINDS,
  contestantsOf,
  isIndividual,
  movementUnderWay,
  readMovementFile,
  type BrokenTableWay,
  type ChangeKind,
  type ChangeWish,
  type Movement,
  type MovementUnderWay,
  type Play,
} from '#movement';
import type { SessionSeen } from '../../api/documents.js';
import { calledIn } from '../../play/calledParts.js';
import { isAway } from '../../play/schedule.js';

/** A change of a movement as it is being filled in: what is asked depends on its kind. */
export interface ChangeDraft {
  readonly section: string;
  readonly kind: ChangeKind;
  readonly fromRound: number;
  readonly rounds: number;
  readonly pairs: '1' | '2';
  readonly table: number;
  readonly way: BrokenTableWay;
  readonly tables: number;
  readonly newSets: number;
  readonly copies: number;
  readonly meetAgain: boolean;
  /** Rows as somebody writes them. */
  readonly rows: string;
}

type Seen = Pick<SessionSeen, 'sections' | 'contestants' | 'round'> & Partial<Pick<SessionSeen, 'called'>>;

/** In an individual players come and leave one by one, not tables or pairs. */
const KINDS_ALONE = ['late-pair', 'curtail', 'lengthen', 'another', 'rows'] as const satisfies ChangeKind[];

/** The changes that a session may have. */
export function changeKinds({ sections }: Pick<Seen, 'sections'>): readonly ChangeKind[] {
  const alone = sections.some(({ movement }) => isIndividual(movement as Movement));
  return alone ? KINDS_ALONE : CHANGE_KINDS;
}

/** The movement of a section in mid-session, as it stands. */
export function underWay(session: Seen, section: string, fromRound: number): MovementUnderWay {
  const sections = session.sections.map((data) => ({ ...data, movement: data.movement as Movement }));
  return movementUnderWay(sections, section, fromRound, (contestant, round) =>
    isAway(session, contestant, round),
  )!;
}

/** A change of a section before anything is said of it. */
export function newDraft(session: Seen, section: string, kind: ChangeKind): ChangeDraft {
  const { movement } = session.sections.find((data) => data.section === section)!;
  const called = calledIn(session, section);
  const fromRound = called + 1;
  return {
    section,
    kind,
    fromRound,
    rounds: roundsAtFirst(kind, movement.rounds, called),
    pairs: '2',
    table: 1,
    way: 'sit-out',
    tables: tablesAtFirst(session, section),
    newSets: 0,
    copies: movement.declared?.copies ?? 1,
    meetAgain: false,
    rows: rowsText(movement.rows, fromRound),
  };
}

/** As many as there are now; in an individual no more than there are four players for. */
function tablesAtFirst(session: Seen, section: string): number {
  const { movement, away } = underWay(session, section, calledIn(session, section) + 1);
  if (!isIndividual(movement)) return movement.tables;
  const there = contestantsOf(movement).filter(({ contestant }) => !away.has(contestant));
  return Math.max(1, Math.min(movement.tables, Math.floor(there.length / 4)));
}

function roundsAtFirst(kind: ChangeKind, rounds: number, called: number): number {
  if (kind === 'another') return Math.max(rounds, called + 1);
  return kind === 'lengthen' ? rounds + 1 : Math.max(called, rounds - 1, 1);
}

/** What is wished; undefined: its rows cannot be read. */
export function wishOf(
  draft: ChangeDraft,
  { movement, fromRound }: MovementUnderWay,
): ChangeWish | undefined {
  const { kind, rounds, pairs, table, way, tables, newSets, copies, meetAgain } = draft;
  switch (kind) {
    case 'curtail':
    case 'lengthen':
      return { kind, rounds };
    case 'late-pair':
      return { kind };
    case 'extra-table':
      return { kind, pairs: pairs === '1' ? 1 : 2 };
    case 'broken-table':
      return { kind, table, way };
    case 'another':
      return { kind, tables, rounds, newSets, copies, meetAgain };
    case 'rows': {
      const rows = readRows(draft.rows, movement, fromRound);
      return rows && { kind, rows };
    }
    default:
      return kind satisfies never;
  }
}

/**
 * Rows from a round on as text, a line for each table: `NS1 EW3 2 | NS1 EW2 3 | -`; of an individual North, South, East,
 * West and the set, `1 2 3 4 5`.
 */
export function rowsText(rows: Movement['rows'], fromRound: number): string {
  return rows
    .map((row) =>
      row
        .slice(fromRound - 1)
        .map((play) => (play ? playText(play) : '-'))
        .join(' | '),
    )
    .join('\n');
}

function playText({ ns, ew, partners, set }: Play): string {
  return (partners ? [ns, partners.ns, ew, partners.ew, set] : [ns, ew, set]).join(' ');
}

/** Rows from a round on, as `rowsText` writes them or out of a file that holds a whole movement; undefined: unreadable. */
export function readRows(
  text: string,
  movement: Pick<Movement, 'winners' | 'rows'>,
  fromRound: number,
): (Play | null)[][] | undefined {
  return readWritten(text) ?? readFile(text, movement, fromRound);
}

function readWritten(text: string): (Play | null)[][] | undefined {
  const cells = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => playIn(cell)));
  const rounds = cells[0]?.length ?? 0;
  const isWhole = rounds > 0 && cells.every((row) => row.length === rounds);
  return isWhole && cells.flat().every((cell) => cell !== undefined)
    ? (cells as (Play | null)[][])
    : undefined;
}

/** The play of a cell, null for an empty table; undefined: something else. */
function playIn(cell: string): Play | null | undefined {
  if (/^\s*-?\s*$/.test(cell)) return null;
  const four = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)[\s,]+(\d+)\s*$/.exec(cell)?.slice(1);
  if (four) {
    const [n, s, e, w, set] = four as [string, string, string, string, string];
    return { ns: n, ew: e, partners: { ns: s, ew: w }, set: Number(set) };
  }
  const [, ns, ew, set] = /^\s*((?:NS)?\d+)\s+(?:v\s+)?((?:EW)?\d+)[\s,]+(\d+)\s*$/i.exec(cell) ?? [];
  if (ns === undefined || ew === undefined) return undefined;
  return { ns: ns.toUpperCase(), ew: ew.toUpperCase(), set: Number(set) };
}

function readFile(
  text: string,
  under: Pick<Movement, 'winners' | 'rows'>,
  fromRound: number,
): (Play | null)[][] | undefined {
  const alone = isIndividual(under);
  const found = readMovementFile(text)
    .movements.flatMap(({ movement }): Movement[] => {
      if (movement?.of === 'individual' && alone) return [asMovement(movement.rows)];
      return movement?.of === 'pairs' && !alone ? [movement.rows] : [];
    })
    .find(({ winners }) => winners === under.winners);
  return found?.rows.map((row) => row.slice(fromRound - 1));
}
