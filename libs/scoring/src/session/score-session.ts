import { Unscorable } from '../unscorable.js';
import { refuseUnit } from './contestant-score.js';
import { columnsOf, withScore, type FieldColumns, type ScoreChange } from './field-columns.js';
import { Roster } from './roster.js';
import { ScoredField } from './scored-field.js';
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
    scored: new Map(),
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
  const { scored: before, roster, adjustments } = scores.parts;
  for (const given of adjustments.values()) for (const one of given) refuseUnit(one, regulation);
  const scored = new Map<string, ScoredField>();
  const totals = new Totals(roster.size);
  for (const [name, { columns }] of before) {
    const field = new ScoredField(columns, regulation.method);
    scored.set(name, field);
    totals.add(field);
  }
  return new SessionScores({ regulation, roster, scored, adjustments, totals });
}

/**
 * Scores what changed: the fields that did, and in the totals what is worth something else now. The same as scoring all
 * anew.
 *
 * @throws Unscorable when the lines contradict themselves
 */
export function rescore(scores: SessionScores, change: SessionChange): SessionScores {
  refuseDoubles(change);
  const { regulation, roster: before } = scores.parts;
  const roster = before.with(change.contestants ?? []);
  const adjustments = change.adjustments
    ? adjustmentsByContestant(change.adjustments, roster, regulation)
    : scores.parts.adjustments;
  const scored = new Map(scores.parts.scored);
  const steps: Step[] = [];
  const replace = (name: string, columns: FieldColumns | undefined) => {
    const [gone, field] = [scored.get(name), columns && new ScoredField(columns, regulation.method)];
    steps.push({ gone, field });
    if (field) scored.set(name, field);
    else scored.delete(name);
  };
  for (const name of change.removed ?? []) replace(name, undefined);
  for (const field of change.fields ?? []) replace(field.field, columnsOf(field, roster));
  for (const { field: name, line } of change.lines ?? []) {
    const field = scored.get(name);
    if (!field) throw new Unscorable({ code: 'scoring.line-unknown', field: name, line: line.id });
    const changed = withScore(field.columns, line);
    if (changed) {
      const after = field.with(changed);
      steps.push({ gone: field, field: after, changed });
      scored.set(name, after);
    } else replace(name, columnsOf(withLine(field.columns.field, line), roster));
  }

  // Nothing is refused any more: what has been added up can be changed.
  const { totals, counted } = scores.handOver();
  totals.resize(roster.size);
  for (const { gone, field, changed } of steps) {
    if (gone && field && changed) totals.change(gone, field, changed);
    else {
      if (gone) totals.remove(gone);
      if (field) totals.add(field);
    }
  }
  const sameLines = roster.size === before.size && steps.every(keepsLines);
  return new SessionScores({
    regulation,
    roster,
    scored,
    adjustments,
    totals,
    ...(sameLines && { counted }),
  });
}

/** A field that is gone, one that is there now, or both. */
interface Step {
  readonly gone: ScoredField | undefined;
  readonly field: ScoredField | undefined;
  readonly changed?: ScoreChange;
}

/** Whether the same lines as before are in tables. */
function keepsLines({ gone, field, changed }: Step): boolean {
  return changed !== undefined && gone?.loose === field?.loose;
}

function withLine(field: BoardField, line: TravellerLine): BoardField {
  return { ...field, lines: field.lines.map((one) => (one.id === line.id ? line : one)) };
}

function adjustmentsByContestant(
  adjustments: readonly Adjustment[],
  roster: Roster,
  regulation: SessionRegulation,
): Map<string, Adjustment[]> {
  const ledger = new Map<string, Adjustment[]>();
  for (const adjustment of adjustments) {
    const { contestant } = adjustment;
    roster.numberOf(contestant);
    refuseUnit(adjustment, regulation);
    const known = ledger.get(contestant);
    if (known) known.push(adjustment);
    else ledger.set(contestant, [adjustment]);
  }
  return ledger;
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
