import { matchpoints, type BoardAwards } from '../matchpoints/matchpoints.js';
import { Rational } from '../rational.js';
import { Unscorable } from '../unscorable.js';
import {
  cardOf,
  contestantScore,
  type Card,
  type CardEntry,
  type ContestantScore,
  type FullCard,
} from './contestant-score.js';
import type {
  Adjustment,
  BoardField,
  Session,
  SessionContestant,
  SessionRegulation,
  TravellerLine,
} from './session.js';

/** A scored session. A value: `rescore` makes the next one. */
export interface SessionScores {
  readonly regulation: SessionRegulation;
  readonly fields: ReadonlyMap<string, BoardField>;
  /** Awards and charts by field, artificial ones as they are without the session: `contestants` has them as it makes them. */
  readonly boards: ReadonlyMap<string, BoardAwards>;
  readonly contestants: ReadonlyMap<string, ContestantScore>;
  /** Parts that later changes start from. */
  readonly cards: ReadonlyMap<string, Card>;
  readonly fullCards: ReadonlyMap<string, FullCard>;
}

/** What changed in a session. */
export interface SessionChange {
  /** New contestants, and others as they are now. */
  readonly contestants?: readonly SessionContestant[];
  /** Boards as they are now: new ones, and ones that replace what was there. */
  readonly fields?: readonly BoardField[];
  /** Boards that are gone. */
  readonly removed?: readonly string[];
  /** All lines of the ledger as they are now. */
  readonly adjustments?: readonly Adjustment[];
}

/**
 * Scores a session by matchpoints from its lines.
 *
 * @throws Unscorable when they contradict themselves
 */
export function scoreSession(session: Session, regulation: SessionRegulation): SessionScores {
  const nothing: SessionScores = {
    regulation,
    fields: new Map(),
    boards: new Map(),
    contestants: new Map(),
    cards: new Map(),
    fullCards: new Map(),
  };
  return rescore(nothing, session);
}

/**
 * Scores what changed, and what hangs on it: the boards that changed, the contestants who have a line on them, and
 * those who are scaled to a fullest card that is another now. The same as scoring all anew.
 *
 * @throws Unscorable when the lines contradict themselves
 */
export function rescore(scores: SessionScores, change: SessionChange): SessionScores {
  refuseDoubles(change);
  const { regulation } = scores;
  const touched = new Set<string>();
  const before = new Map(scores.cards);
  for (const contestant of change.contestants ?? []) {
    const card = before.get(contestant.contestant) ?? cardOf(contestant, [], [], regulation);
    before.set(contestant.contestant, { ...card, contestant });
    touched.add(contestant.contestant);
  }

  const fields = new Map(scores.fields);
  const boards = new Map(scores.boards);
  const changedFields = new Set(change.removed);
  for (const field of changedFields) {
    touchAll(fields.get(field), touched);
    fields.delete(field);
    boards.delete(field);
  }
  const news = new Map<string, CardEntry[]>();
  for (const field of change.fields ?? []) {
    touchAll(scores.fields.get(field.field), touched);
    touchAll(field, touched);
    changedFields.add(field.field);
    const awards = matchpoints(field.lines, { ...regulation.matchpoints, expected: field.expected });
    fields.set(field.field, field);
    boards.set(field.field, awards);
    for (const [contestant, entry] of entriesOf(field, awards)) pushTo(news, contestant, entry);
  }

  const ledger = change.adjustments && adjustmentsByContestant(change.adjustments);
  if (ledger) {
    for (const contestant of ledger.keys()) touched.add(contestant);
    for (const [contestant, card] of before) if (card.adjustments.length > 0) touched.add(contestant);
  }

  const cards = new Map(before);
  for (const contestant of touched) {
    const card = before.get(contestant);
    if (!card) throw new Unscorable({ code: 'scoring.contestant-unknown', contestant });
    const kept = card.entries.filter((entry) => !changedFields.has(entry.field));
    const entries = [...kept, ...(news.get(contestant) ?? [])];
    const adjustments = ledger ? (ledger.get(contestant) ?? []) : card.adjustments;
    cards.set(contestant, cardOf(card.contestant, entries, adjustments, regulation));
  }

  const fullCards = fullCardsOf(cards.values(), regulation);
  const contestants = new Map(scores.contestants);
  for (const [contestant, card] of cards) {
    const group = fullCardOf(card.contestant, regulation);
    const full = fullCards.get(group)!;
    if (touched.has(contestant) || !sameFullCard(full, scores.fullCards.get(group))) {
      contestants.set(contestant, contestantScore(card, full, regulation));
    }
  }
  return { regulation, fields, boards, contestants, cards, fullCards };
}

function touchAll(field: BoardField | undefined, touched: Set<string>): void {
  for (const { contestants } of field?.lines ?? []) touched.add(contestants.ns).add(contestants.ew);
}

function* entriesOf(field: BoardField, awards: BoardAwards): Iterable<[string, CardEntry]> {
  for (const [index, line] of field.lines.entries()) {
    const { ns, ew } = awards.lines[index]!;
    yield [
      line.contestants.ns,
      { ...at(field, line), side: 'NS', opponents: line.contestants.ew, award: ns },
    ];
    yield [
      line.contestants.ew,
      { ...at(field, line), side: 'EW', opponents: line.contestants.ns, award: ew },
    ];
  }
}

function at({ field, board }: BoardField, { id }: TravellerLine) {
  return { field, board, line: id };
}

function fullCardsOf(cards: Iterable<Card>, regulation: SessionRegulation): Map<string, FullCard> {
  const full = new Map<string, FullCard>();
  for (const { contestant, boards, maximum } of cards) {
    const group = fullCardOf(contestant, regulation);
    const before = full.get(group) ?? { boards: 0, maximum: Rational.ZERO };
    full.set(group, {
      boards: Math.max(before.boards, boards),
      maximum: Rational.max(before.maximum, maximum),
    });
  }
  return full;
}

/** Whose fullest card a contestant is measured by: all of its section and line, or of its section. */
function fullCardOf({ section, line }: SessionContestant, { fullCard }: SessionRegulation): string {
  return fullCard === 'section' ? section : `${section} ${line}`;
}

function sameFullCard(a: FullCard, b: FullCard | undefined): boolean {
  return b !== undefined && a.boards === b.boards && a.maximum.equals(b.maximum);
}

function adjustmentsByContestant(adjustments: readonly Adjustment[]): Map<string, Adjustment[]> {
  const ledger = new Map<string, Adjustment[]>();
  for (const adjustment of adjustments) pushTo(ledger, adjustment.contestant, adjustment);
  return ledger;
}

function pushTo<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
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
