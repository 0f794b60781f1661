import { addTo } from '#cards';
import {
  contestantInSession,
  contestantsOnLine,
  type PublishedGame,
  type PublishedLine,
  type PublishedSection,
  type SideOutcome,
} from '#interchange';
import {
  guaranteeOf,
  type Adjustment,
  type BoardField,
  type LineContestants,
  type ScoringMethod,
  type Session,
  type SessionContestant,
  type SessionRegulation,
  type SideResult,
  type TravellerLine,
} from '#scoring';

/** By the laws in force when those programs were written. */
export function regulationOf(method: ScoringMethod): SessionRegulation {
  const { board, fullCard, decimals } = method;
  return { method: board, guarantee: guaranteeOf(method, '2017'), fullCard, ...(decimals && { decimals }) };
}

/** A game's lines as scoring knows them, with the points that are given or taken in it. */
export function sessionOf({ scoring, sections }: PublishedGame, given: readonly Adjustment[]): Session {
  const adjustments = [...given, ...sections.flatMap(penaltiesOf)];
  return {
    contestants: sections.flatMap(contestantsOf),
    fields: scoring.scored.flatMap((group) =>
      fieldsOf(group.flatMap((letter) => sections.filter(({ section }) => section === letter))),
    ),
    adjustments,
  };
}

/** Those that the section lists, and behind them who plays in it without being listed. */
function contestantsOf({ section, winners, fullCard, contestants, lines }: PublishedSection) {
  const listed = new Set(contestants.map(({ contestant }) => contestant));
  const others = new Set(lines.flatMap(countedOn).filter((one) => !listed.has(one)));
  const everybody = [...contestants, ...[...others].map((contestant) => ({ contestant, ranked: false }))];
  return everybody.map(({ contestant, ranked }): SessionContestant => ({
    contestant: contestantInSession(section, contestant),
    section,
    line: winners === 1 ? 'one' : contestant.slice(0, 2),
    ranked,
    ...(fullCard !== null && { maximum: fullCard }),
  }));
}

/** Points that are given or taken by hand. */
function penaltiesOf({ section, contestants }: PublishedSection): Adjustment[] {
  return contestants.flatMap(({ contestant, beside }) =>
    beside.flatMap(({ reason, points }, index): Adjustment[] => {
      const name = contestantInSession(section, contestant);
      if (reason !== 'penalty') return [];
      return [{ id: `${name} ${index}`, contestant: name, unit: 'points', amount: points }];
    }),
  );
}

/** The boards of sections that are compared with each other. */
function fieldsOf(sections: readonly PublishedSection[]): BoardField[] {
  const boards = new Map<number, TravellerLine[]>();
  for (const { section, lines } of sections) {
    for (const played of lines) {
      const { id, board, outcome } = played;
      const line: TravellerLine = {
        id,
        contestants: sidesOf(section, played),
        ns: sideResultOf(outcome.ns),
        ew: sideResultOf(outcome.ew),
      };
      addTo(boards, board, line);
    }
  }
  const told = sections.flatMap(({ expected }) => expected ?? []);
  const expected = Math.max(
    1,
    ...(told.length > 0 ? told : [...boards.values()].map(({ length }) => length)),
  );
  const name = sections.map(({ section }) => section).join('+');
  return [...boards].map(([board, lines]) => ({ field: `${name}/${board}`, board, expected, lines }));
}

/** Who has a line, as `sidesOf` calls them. */
function countedOn(line: PublishedLine): string[] {
  return line.seats ? contestantsOnLine(line) : [called(line, 'NS'), called(line, 'EW')];
}

/** A side, or its shadow where another line of the board counts for it: that is compared with, and nobody's. */
function called({ id, ns, ew, again }: PublishedLine, side: 'NS' | 'EW'): string {
  const contestant = side === 'NS' ? ns : ew;
  return again?.includes(side) ? `${contestant} in ${id}` : contestant;
}

/** Who has a line: of an individual everybody for himself. */
function sidesOf(section: string, line: PublishedLine): LineContestants {
  const { seats } = line;
  const named = (contestant: string) => contestantInSession(section, contestant);
  if (!seats) return { ns: named(called(line, 'NS')), ew: named(called(line, 'EW')) };
  const { N, E, S, W } = seats;
  return { ns: named(N), ew: named(E), partners: { ns: named(S), ew: named(W) } };
}

const ARTIFICIAL = { 'average-plus': 'ave+', average: 'ave', 'average-minus': 'ave-' } as const;

/** What a side has on a line, as scoring knows it. */
export function sideResultOf(outcome: SideOutcome): SideResult {
  switch (outcome.kind) {
    case 'score':
      return { kind: 'score', score: outcome.score };
    case 'artificial':
      return { kind: 'artificial', award: ARTIFICIAL[outcome.award] };
    case 'percentage':
      return { kind: 'percentage', percent: outcome.percent };
    case 'late':
    case 'not-played':
      return { kind: 'not-played' };
    default:
      return outcome satisfies never;
  }
}
