import { addTo, type Side } from '#cards';
import {
  inOwnSession,
  ownPerformance,
  totalOfAwards,
  hasTop,
  type AwardTotal,
  type BoardAward,
  type ScoredBoard,
} from '../methods/board-method.js';
import { once } from '../data/once.js';
import { Rational } from '../arithmetic/rational.js';
import {
  contestantScore,
  type Card,
  type CardEntry,
  type ContestantScore,
  type FullCard,
} from './contestant-score.js';
import { LOOSE } from './field-columns.js';
import { lookup, type Lookup, type Place, type Roster } from './places.js';
import type { FieldSet, ScoredField } from './scored-field.js';
import type { Adjustment, BoardField, SessionContestant, SessionRegulation } from './session.js';
import { Totals } from './totals.js';

/** What a session consists of, and what was already computed of it. */
export interface SessionParts {
  readonly regulation: SessionRegulation;
  readonly roster: Roster;
  readonly fields: FieldSet;
  readonly adjustments: ReadonlyMap<string, readonly Adjustment[]>;
  readonly totals?: Totals;
  readonly counted?: () => CountedLines;
}

type ArtificialAward = Extract<BoardAward, { readonly kind: 'artificial' }>;

/** How many lines of tables contestants have, and their tops together. */
export interface CountedLines {
  readonly boards: Int32Array;
  readonly tops: Totals;
}

/**
 * A scored session. A value: `rescore` makes the next one. Totals are there, and a contestant's score once somebody has
 * asked for it. Cards, awards and what explains them take many times as much room: they are computed for whoever asks, and
 * not kept.
 */
export class SessionScores {
  readonly regulation: SessionRegulation;
  private totals: Totals | undefined;
  private readonly counted: () => CountedLines;
  private readonly fullCards = once(() => this.fullestCards());
  private readonly looseAwards = once(() => this.awardsOfLooseLines());
  /** By contestant's number. */
  private readonly contestantScores: ContestantScore[] = [];
  private readonly playedFields = once(() => this.fieldsByContestant());

  constructor(readonly parts: SessionParts) {
    this.regulation = parts.regulation;
    this.totals = parts.totals;
    this.counted = parts.counted ?? once(() => this.countLines());
  }

  get fields(): Lookup<BoardField> {
    return lookup(this.parts.fields, (name) => this.parts.fields.get(name)!.columns.field);
  }

  /** Awards and charts by field, artificial ones as they are without the session: `contestants` has them as it makes them. */
  get boards(): Lookup<ScoredBoard> {
    return lookup(this.parts.fields, (name) => this.parts.fields.get(name)!.board());
  }

  get contestants(): Lookup<ContestantScore> {
    const { roster } = this.parts;
    return lookup(roster, (name) => {
      const number = roster.numberOf(name);
      return (this.contestantScores[number] ??= this.scoreOf(number));
    });
  }

  /** Stands for a field as it is scored: the very same as long as nothing on it is worth anything else. */
  fieldAsScored(name: string): object | undefined {
    return this.parts.fields.get(name);
  }

  /**
   * An award on a board, as the session of its contestant makes it.
   *
   * @throws Unscorable when nobody entered the contestant
   */
  awardInSession(contestant: string, award: BoardAward): BoardAward {
    if (award.kind !== 'artificial') return award;
    return this.inSession(award, this.sumOf(this.parts.roster.numberOf(contestant)).own);
  }

  /** The artificial awards on a field, as the sessions of their contestants make them: line after line. */
  artificialAwards(name: string): ArtificialAward[] {
    const field = this.parts.fields.get(name);
    if (!field) return [];
    return field.loose.flatMap((line) =>
      field.columns.places.seats.flatMap(({ ns, ew }) =>
        [
          this.inSession(field.award(line, 'NS'), this.sumOf(ns[line]!).own),
          this.inSession(field.award(line, 'EW'), this.sumOf(ew[line]!).own),
        ].filter((award) => award.kind === 'artificial'),
      ),
    );
  }

  /** The parts that a change starts from. The totals go with them: they are added up anew where they are missing. */
  handOver(): SessionParts & { readonly totals: Totals; readonly counted: () => CountedLines } {
    const totals = this.ownTotals();
    this.totals = undefined;
    return { ...this.parts, totals, counted: this.counted };
  }

  private ownTotals(): Totals {
    if (!this.totals) {
      this.totals = new Totals(this.parts.roster.size);
      for (const field of this.parts.fields.values()) this.totals.add(field);
    }
    return this.totals;
  }

  private countLines(): CountedLines {
    const { roster, fields } = this.parts;
    const [boards, tops] = [new Int32Array(roster.size), new Totals(roster.size)];
    for (const field of fields.values()) {
      const { codes, columns, scoring } = field;
      if (scoring.top) tops.addToAll(field, scoring.top);
      for (const { ns, ew } of columns.places.seats) {
        for (let line = 0; line < codes.length; line++) {
          if (codes[line] === LOOSE) continue;
          boards[ns[line]!]!++;
          boards[ew[line]!]!++;
        }
      }
    }
    return { boards, tops };
  }

  private awardsOfLooseLines(): Map<number, BoardAward[]> {
    const awards = new Map<number, BoardAward[]>();
    const add = (contestant: number, award: BoardAward) => addTo(awards, contestant, award);
    for (const field of this.parts.fields.values()) {
      for (const line of field.loose) {
        const [forNS, forEW] = [field.award(line, 'NS'), field.award(line, 'EW')];
        for (const { ns, ew } of field.columns.places.seats) {
          add(ns[line]!, forNS);
          add(ew[line]!, forEW);
        }
      }
    }
    return awards;
  }

  /** What a contestant has on lines of tables, all of which were compared. */
  private inTables(contestant: number): AwardTotal {
    const { boards, tops } = this.counted();
    return {
      boards: boards[contestant]!,
      points: this.ownTotals().total(contestant),
      maximum: hasTop(this.regulation.method) ? tops.total(contestant) : undefined,
    };
  }

  /** A contestant's card without its entries. */
  private sumOf(contestant: number): Omit<Card, 'entries'> {
    const loose = this.looseAwards().get(contestant);
    const inTables = this.inTables(contestant);
    if (!loose)
      return {
        contestant: this.parts.roster.contestants[contestant]!,
        ...inTables,
        own: ownPerformance(inTables),
      };
    const compared = together(inTables, totalOfAwards(loose.filter(({ kind }) => kind === 'scored')));
    const own = ownPerformance(compared);
    const inSession = loose.map((award) => this.inSession(award, own));
    return {
      contestant: this.parts.roster.contestants[contestant]!,
      ...together(inTables, totalOfAwards(inSession)),
      own,
    };
  }

  private inSession(award: BoardAward, own: Rational | undefined): BoardAward {
    const { method, guarantee } = this.regulation;
    return inOwnSession(award, own, method, guarantee);
  }

  private scoreOf(contestant: number): ContestantScore {
    const card = this.sumOf(contestant);
    const given = this.parts.adjustments.get(card.contestant.contestant) ?? [];
    const full = this.fullCards().get(fullCardOf(card.contestant, this.regulation))!;
    const entries = () => this.entriesOf(contestant, card.own);
    return {
      ...contestantScore(card, given, full, this.regulation),
      get entries() {
        return entries();
      },
    };
  }

  private entriesOf(contestant: number, own: Rational | undefined): CardEntry[] {
    const entries: CardEntry[] = [];
    for (const field of this.playedFields().get(contestant) ?? []) {
      for (const place of field.columns.places.of(contestant)) {
        const award = this.inSession(field.award(place.line, place.side), own);
        entries.push(entryAt(field, place, this.parts.roster.contestants[contestant]!, award));
      }
    }
    return entries.sort(byBoard);
  }

  private fieldsByContestant(): Map<number, ScoredField[]> {
    const played = new Map<number, ScoredField[]>();
    for (const field of this.parts.fields.values()) {
      for (const contestant of field.columns.places.everybody()) {
        addTo(played, contestant, field);
      }
    }
    return played;
  }

  private fullestCards(): Map<string, FullCard> {
    const full = new Map<string, FullCard>();
    for (const [number, contestant] of this.parts.roster.contestants.entries()) {
      const { boards, maximum } = this.playedBy(number);
      const group = fullCardOf(contestant, this.regulation);
      const before = full.get(group);
      full.set(group, {
        boards: Math.max(before?.boards ?? 0, boards),
        maximum: maximum && (before?.maximum ? Rational.max(before.maximum, maximum) : maximum),
      });
    }
    return full;
  }

  /** How many boards count for a contestant, and their tops. */
  private playedBy(contestant: number): Pick<AwardTotal, 'boards' | 'maximum'> {
    const { boards, tops } = this.counted();
    const maximum = hasTop(this.regulation.method) ? tops.total(contestant) : undefined;
    const inTables = { boards: boards[contestant]!, points: Rational.ZERO, maximum };
    return together(inTables, totalOfAwards(this.looseAwards().get(contestant) ?? []));
  }
}

function together(one: AwardTotal, other: AwardTotal): AwardTotal {
  return {
    boards: one.boards + other.boards,
    points: one.points.add(other.points),
    maximum: one.maximum?.add(other.maximum ?? Rational.ZERO),
  };
}

function entryAt(
  { columns }: ScoredField,
  { line, side }: Place,
  { contestant }: SessionContestant,
  award: BoardAward,
): CardEntry {
  const { field, board, lines } = columns.field;
  const { id, contestants } = lines[line]!;
  const pair = (of: Side) => {
    const on = of === 'NS' ? 'ns' : 'ew';
    return [contestants[on], ...(contestants.partners ? [contestants.partners[on]] : [])];
  };
  return {
    field,
    board,
    line: id,
    side,
    partner: pair(side).find((name) => name !== contestant),
    opponents: pair(side === 'NS' ? 'EW' : 'NS'),
    award,
  };
}

function byBoard(a: CardEntry, b: CardEntry): number {
  return a.board - b.board || compareTexts(a.field, b.field) || compareTexts(a.line, b.line);
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Whose fullest card a contestant is measured by: all of its section and line, or of its section. */
function fullCardOf({ section, line }: SessionContestant, { fullCard }: SessionRegulation): string {
  return fullCard === 'section' ? section : `${section} ${line}`;
}
