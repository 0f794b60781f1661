import { grouped } from '#cards';
import { boardScoring, type BoardMethod, type BoardScoring } from '../methods/board-method.js';
import type { BoardExpectation } from '../board/field-awards.js';
import { Unscorable } from '../board/unscorable.js';
import { refuseUnit } from './contestant-score.js';
import { FieldColumns, type ScoreChange } from './field-columns.js';
import { FieldSet, ScoredField } from './scored-field.js';
import { Roster } from './places.js';
import { SessionScores } from './session-scores.js';
import type {
  Adjustment,
  BoardField,
  Session,
  SessionContestant,
  SessionRegulation,
  TravellerLine,
} from './session.js';
import { Totals } from './totals.js';

/** What changed in a session. */
export interface SessionChange {
  /** New contestants, and others as they are now. */
  readonly contestants?: readonly SessionContestant[];
  /** Boards as they are now: new ones, and ones that replace what was there. */
  readonly fields?: readonly BoardField[];
  /** Lines as they are now, of boards that are there. */
  readonly lines?: readonly ChangedLine[];
  /** Boards that are gone. */
  readonly removed?: readonly string[];
  /** All lines of the ledger as they are now. */
  readonly adjustments?: readonly Adjustment[];
}

/** A line of a field, instead of the one with its id. */
export interface ChangedLine {
  readonly field: string;
  readonly line: TravellerLine;
}

/**
 * Scores a session from its lines.
 *
 * @throws Unscorable when they contradict themselves
 */
export function scoreSession(session: Session, regulation: SessionRegulation): SessionScores {
  const nothing = new SessionScores({
    regulation,
    roster: Roster.EMPTY,
    fields: FieldSet.EMPTY,
    adjustments: new Map(),
  });
  return rescore(nothing, session);
}

/**
 * The same session by another regulation: all of it is scored anew.
 *
 * @throws Unscorable when the regulation knows nothing of a board, or an adjustment is in a unit that it has not
 */
export function scoreBy(scores: SessionScores, regulation: SessionRegulation): SessionScores {
  const { fields: before, roster, adjustments } = scores.parts;
  for (const given of adjustments.values()) for (const one of given) refuseUnit(one, regulation);
  const scoringOf = boardScorings(regulation.method);
  const totals = new Totals(roster.size);
  const fields = before.values().map(({ columns }) => {
    const field = new ScoredField(columns, scoringOf(columns.field), regulation.method);
    totals.add(field);
    return field;
  });
  return new SessionScores({ regulation, roster, fields: before.with(fields), adjustments, totals });
}

/**
 * Scores what changed: the fields that did, and in the totals what is worth something else now. The same as scoring all
 * anew.
 *
 * @throws Unscorable when the lines contradict themselves
 */
export function rescore(scores: SessionScores, change: SessionChange): SessionScores {
  refuseDoubles(change);
  const { regulation, roster: before, fields: there } = scores.parts;
  const roster = before.with(change.contestants ?? []);
  const adjustments = change.adjustments
    ? adjustmentsByContestant(change.adjustments, roster, regulation)
    : scores.parts.adjustments;
  const scoringOf = boardScorings(regulation.method);
  const scored = (columns: FieldColumns) =>
    new ScoredField(columns, scoringOf(columns.field), regulation.method);
  const removed = there.without(change.removed ?? []);
  const steps: Step[] = (change.removed ?? []).map((name) => ({ gone: there.get(name), field: undefined }));
  const changed = new Map<string, ScoredField>();
  const put = (gone: ScoredField | undefined, field: ScoredField, score?: ScoreChange) => {
    steps.push({ gone, field, ...(score && { score }) });
    changed.set(field.name, field);
  };
  for (const field of change.fields ?? [])
    put(removed.get(field.field), scored(FieldColumns.of(field, roster)));
  for (const { field: name, line } of change.lines ?? []) {
    const field = changed.get(name) ?? removed.get(name);
    if (!field) throw new Unscorable({ code: 'scoring.line-unknown', field: name, line: line.id });
    const score = field.columns.with(line);
    if (score) put(field, field.with(score), score);
    else put(field, scored(FieldColumns.of(withLine(field.columns.field, line), roster)));
  }

  // Nothing is refused any more: what has been added up can be changed.
  const { totals, counted } = scores.handOver();
  totals.resize(roster.size);
  for (const { gone, field, score } of steps) {
    if (gone && field && score) totals.change(gone, field, score);
    else {
      if (gone) totals.remove(gone);
      if (field) totals.add(field);
    }
  }
  const sameLines = roster.size === before.size && steps.every(keepsLines);
  return new SessionScores({
    regulation,
    roster,
    fields: changed.size === 0 ? removed : removed.with([...changed.values()]),
    adjustments,
    totals,
    ...(sameLines && { counted }),
  });
}

/** How a method scores boards; alike for all with the same number of scores, unless it knows boards apart. */
function boardScorings(method: BoardMethod): (on: BoardExpectation) => BoardScoring {
  if (method.kind === 'instant-matchpoints') return (on) => boardScoring(method, on);
  const known = new Map<number, BoardScoring>();
  return (on) => {
    const scoring = known.get(on.expected) ?? boardScoring(method, on);
    known.set(on.expected, scoring);
    return scoring;
  };
}

/** A field that is gone, one that is there now, or both. */
interface Step {
  readonly gone: ScoredField | undefined;
  readonly field: ScoredField | undefined;
  readonly score?: ScoreChange;
}

/** Whether the same lines as before are in tables. */
function keepsLines({ gone, field, score }: Step): boolean {
  return score !== undefined && gone?.without.length === 0 && field?.without.length === 0;
}

function withLine(field: BoardField, line: TravellerLine): BoardField {
  return { ...field, lines: field.lines.map((one) => (one.id === line.id ? line : one)) };
}

function adjustmentsByContestant(
  adjustments: readonly Adjustment[],
  roster: Roster,
  regulation: SessionRegulation,
): Map<string, Adjustment[]> {
  for (const adjustment of adjustments) {
    roster.numberOf(adjustment.contestant);
    refuseUnit(adjustment, regulation);
  }
  return grouped(adjustments, ({ contestant }) => contestant);
}

function refuseDoubles({ contestants = [], fields = [] }: SessionChange): void {
  const field = firstTwice(fields.map((board) => board.field));
  if (field !== undefined) throw new Unscorable({ code: 'scoring.field-twice', field });
  const contestant = firstTwice(contestants.map((entry) => entry.contestant));
  if (contestant !== undefined) throw new Unscorable({ code: 'scoring.contestant-twice', contestant });
}

function firstTwice(names: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return names.find((name) => seen.has(name) || !seen.add(name));
}
