import fc from 'fast-check';
import { dealOfNumber, SEATS, vulnerabilityOf, BRIDGE_DEALS } from '#cards';
import { scoreForNS } from '#scoring';
import type { DealInFile } from '../deals/deal-file.js';
import type { PublishedEvent, PublishedPlayer } from '../published/published-event.js';
import { NO_FIGURES, type PublishedAward } from '../published/published-figures.js';
import {
  contestantInSession,
  eachApart,
  lineNames,
  type PublishedGame,
  type PublishedLine,
  type PublishedSection,
  type WrittenContract,
} from '../published/published-game.js';
import { matchesOfText } from '../published/scored-matches.js';
import type { PublishedMatch } from '../published/published-match.js';
import type { PublishedTeamsResult } from '../published/published-teams.js';
import type { PublishedResult } from '../published/result-format.js';

/** Whatever people are called, and whatever else they type. */
const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .map((written) => written.replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, '').trim())
  .filter((written) => written !== '');
const figure = fc.integer({ min: -5000, max: 5000 }).map((hundredths) => (hundredths / 100).toFixed(2));
const positive = fc.integer({ min: 0, max: 9999 }).map((hundredths) => (hundredths / 100).toFixed(2));
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

function present<Values extends object>(values: Values) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Values]: Exclude<Values[Key], undefined>;
  };
}

const player: fc.Arbitrary<PublishedPlayer> = fc
  .record({
    name: text,
    number: maybe(fc.stringMatching(/^[1-9]\d{0,7}$/)),
    club: maybe(text.filter((club) => !/^0+$/.test(club))),
  })
  .map(present);

const event: fc.Arbitrary<PublishedEvent> = fc
  .record({
    identifier: maybe(text),
    club: fc
      .record({ name: maybe(text), number: maybe(text) })
      .map((club) => (club.name || club.number ? present(club) : undefined)),
    venue: maybe(text),
    program: maybe(
      fc
        .record({ name: text.filter((name) => !/^compscore/i.test(name)), version: maybe(text) })
        .map(present),
    ),
    method: maybe(fc.constantFrom('acbl-matchpoints', '%7B'.repeat(150))),
  })
  .map((known) => ({ day: '2026-11-23', ...present(known) }));

const contract: fc.Arbitrary<WrittenContract> = fc
  .record({
    level: fc.constantFrom(1, 2, 3, 4, 5, 6, 7),
    strain: fc.constantFrom('C', 'D', 'H', 'S', 'NT'),
    doubling: fc.constantFrom('', 'x', 'xx'),
    declarer: fc.constantFrom(...SEATS),
    tricks: fc.integer({ min: 0, max: 13 }),
    lead: maybe(fc.constantFrom('D2', 'ST', 'CA')),
  })
  .map((written) => present(written) as WrittenContract);

/** What comes of a board: a contract, a score alone, nothing, or what a ruling gives. */
const played: fc.Arbitrary<(board: number) => Pick<PublishedLine, 'contract' | 'outcome'>> = fc.oneof(
  contract.map((made) => (board: number) => {
    const score = scoreForNS(made, vulnerabilityOf(board));
    return { contract: made, outcome: both({ kind: 'score', score }) };
  }),
  fc.constant(() => ({ contract: 'passed-out' as const, outcome: both({ kind: 'score', score: 0 }) })),
  fc
    .constantFrom(-50, 420)
    .map((score) => () => ({ contract: null, outcome: both({ kind: 'score', score }) })),
  fc.constant(() => ({ contract: null, outcome: both({ kind: 'not-played' }) })),
  fc
    .record({
      ns: fc.constantFrom('average-plus', 'average', 'average-minus'),
      ew: fc.constantFrom('0', '5', '70', '100'),
    })
    .map(({ ns, ew }) => () => ({
      contract: null,
      outcome: { ns: { kind: 'artificial', award: ns }, ew: { kind: 'percentage', percent: ew } } as const,
    })),
);

function both(outcome: PublishedLine['outcome']['ns']): PublishedLine['outcome'] {
  return { ns: outcome, ew: outcome };
}

const deals: fc.Arbitrary<DealInFile[]> = fc
  .array(
    fc.record({
      board: fc.integer({ min: 1, max: 8 }),
      deal: fc.bigInt({ min: 0n, max: BRIDGE_DEALS - 1n }).map(dealOfNumber),
      vulnerable: maybe(fc.constantFrom('none', 'NS', 'EW', 'both')),
    }),
    { maxLength: 3 },
  )
  .map((given) => [...new Map(given.map((deal) => [deal.board, present(deal)])).values()]);

const KINDS = ['pairs', 'individual', 'swiss-pairs'] as const;
const METHODS = ['matchpoints', 'butler', 'cross-imps'] as const;

/** A session as USEBIO can hold it: with figures that nobody has computed. */
export const randomGame: fc.Arbitrary<PublishedResult> = fc
  .record({
    title: text,
    event,
    kind: fc.constantFrom(...KINDS),
    method: fc.constantFrom(...METHODS),
    winners: fc.constantFrom(1 as const, 2 as const),
    letters: fc.constantFrom(['A'], ['B'], ['A', 'BB'], ['A', 'B', 'C']),
    tables: fc.integer({ min: 1, max: 3 }),
    boards: fc.integer({ min: 1, max: 4 }),
    boardsPerRound: fc.option(fc.integer({ min: 1, max: 4 })),
    deals,
    matches: fc.constantFrom(
      '',
      'wbf-continuous share',
      'wbf-discrete told-apart',
      'ebu-percentages told-apart',
    ),
  })
  .chain((shape) => {
    const lines = shape.letters.length * shape.tables * shape.boards;
    const contestants = shape.letters.length * shape.tables * 4;
    return fc.record({
      shape: fc.constant(shape),
      players: fc.array(player, { minLength: 2 * contestants, maxLength: 2 * contestants }),
      plays: fc.array(played, { minLength: lines, maxLength: lines }),
      rounds: fc.array(fc.option(fc.integer({ min: 1, max: 9 })), { minLength: lines, maxLength: lines }),
      points: fc.array(figure, { minLength: 2 * lines, maxLength: 2 * lines }),
      totals: fc.array(fc.tuple(figure, positive, fc.integer({ min: 1, max: 20 })), {
        minLength: contestants,
        maxLength: contestants,
      }),
    });
  })
  .map(({ shape, players, plays, rounds, points, totals }) => {
    const { kind, method, letters, tables, boards, title, boardsPerRound } = shape;
    const winners = kind === 'individual' ? 1 : shape.winners;
    const restOf = { players: players.values(), plays: plays.values(), rounds: rounds.values() };
    const next = <Value>(values: Iterator<Value>) => values.next().value as Value;
    const sections = letters.map((section): PublishedSection => {
      const name = lineNames(section);
      const numbers = Array.from(
        { length: tables * (kind === 'individual' ? 4 : 2) },
        (_, index) => index + 1,
      );
      const contestants = numbers.map((number) =>
        winners === 1 ? `${number}` : `${number % 2 ? 'NS' : 'EW'}${Math.ceil(number / 2)}`,
      );
      const tableLines = (table: number, board: number): PublishedLine => {
        const at = (index: number) => contestants[index]!;
        const seats = { N: at(4 * table), S: at(4 * table + 1), E: at(4 * table + 2), W: at(4 * table + 3) };
        const sides =
          kind === 'individual'
            ? { ns: `${seats.N}+${seats.S}`, ew: `${seats.E}+${seats.W}`, seats }
            : { ns: at(2 * table), ew: at(2 * table + 1) };
        const of = { board, ns: sides.ns, ew: sides.ew };
        const round = next(restOf.rounds);
        return {
          id: name(of),
          board,
          ...sides,
          round: kind === 'swiss-pairs' ? 1 : round,
          table: round === null ? null : table + 1,
          ...next(restOf.plays)(board),
        };
      };
      const each = (count: number) => Array.from({ length: count }, (_, index) => index);
      return {
        section,
        winners,
        boardsPerRound,
        expected: null,
        fullCard: null,
        contestants: contestants.map((contestant) => ({
          contestant,
          players:
            kind === 'individual' ? [next(restOf.players)] : [next(restOf.players), next(restOf.players)],
          ranked: true,
          stratum: null,
          beside: [],
        })),
        lines:
          kind === 'swiss-pairs'
            ? each(tables).flatMap((table) => each(boards).map((board) => tableLines(table, board + 1)))
            : each(boards).flatMap((board) => each(tables).map((table) => tableLines(table, board + 1))),
      };
    });
    const lines = sections.flatMap((section) => section.lines);
    const everybody = sections.flatMap(({ section, contestants }) =>
      contestants.map(({ contestant }) => contestantInSession(section, contestant)),
    );
    const placesOf = ({ section, contestants }: PublishedSection, line: string) =>
      contestants
        .filter(({ contestant }) => contestant.startsWith(line))
        .map(({ contestant }) => {
          const name = contestantInSession(section, contestant);
          const first = totals[everybody.indexOf(name)]![2];
          return { contestant: name, kind: 'first' as const, first, last: first };
        });
    const game: PublishedGame = {
      name: 'event 1',
      title,
      date: '23/11/2026',
      event: shape.event,
      kind,
      session: { number: 1, of: 1 },
      scoring: {
        method,
        scale: 'double',
        regulation: 'white-book',
        scored: eachApart(letters),
        ranked: eachApart(letters),
        ...(kind === 'swiss-pairs' && { matches: matchesOfText(shape.matches, method) }),
      },
      strata: [],
      sections,
      deals: shape.deals,
    };
    return {
      game,
      figures: {
        ...NO_FIGURES,
        printed: { award: 2, score: 2, percentage: 2 },
        awards: lines.flatMap(({ id }, index): PublishedAward[] => [
          { line: id, side: 'NS', points: points[2 * index]! },
          { line: id, side: 'EW', points: points[2 * index + 1]! },
        ]),
        datums:
          method === 'butler' && kind !== 'swiss-pairs'
            ? sections.flatMap(({ section }) => [{ section, board: 1, datum: '-130' }])
            : [],
        totals: everybody.map((contestant, index) => ({
          contestant,
          boards: totals[index]![2],
          score: totals[index]![0],
          percentage: totals[index]![1],
        })),
        rankings: sections.flatMap((section) =>
          (winners === 1 ? [''] : ['NS', 'EW']).flatMap((line) => {
            const places = placesOf(section, line);
            const name = `${section.section} ${line || 'one'}`;
            return places.length === 0 ? [] : [{ name, over: 'section' as const, stratum: null, places }];
          }),
        ),
        meetings:
          kind === 'swiss-pairs'
            ? sections.flatMap((section) =>
                [...new Map(section.lines.map(({ ns, ew }) => [ns, ew]))].map(([ns, ew]) => ({
                  section: section.section,
                  round: 1,
                  ns,
                  ew,
                  nsPoints: '12.5',
                  ewPoints: '7.5',
                })),
              )
            : [],
        masterPoints: everybody
          .slice(0, 1)
          .map((contestant) => ({ contestant, points: '12', colour: 'GREEN' })),
      },
    };
  });

/** Matches of teams as USEBIO can hold them. */
export const randomTeams: fc.Arbitrary<PublishedTeamsResult> = fc
  .record({
    title: text,
    event,
    kind: fc.constantFrom('swiss', 'knockout', 'matches'),
    scoring: fc.constantFrom('victory-points', 'imps', 'board-a-match', 'point-a-board'),
    names: fc.tuple(text, text, text, text),
    carryOver: fc.constantFrom({ home: '0', away: '0' }, { home: '10', away: '-2.5' }),
    pairs: fc.boolean(),
    players: fc.array(player, { minLength: 20, maxLength: 20 }),
    boards: fc.integer({ min: 1, max: 4 }),
    plays: fc.array(played, { minLength: 32, maxLength: 32 }),
    segments: fc.integer({ min: 1, max: 2 }),
    deals,
  })
  .map(
    ({
      title,
      event: of,
      kind,
      scoring,
      names,
      carryOver,
      pairs,
      players,
      boards,
      plays,
      segments,
      deals: given,
    }) => {
      const named = players.map((one, index) => ({ ...one, number: `${index + 1}` }));
      const teams = names.map((name, index) => {
        const own = named.slice(5 * index, 5 * index + 5);
        const team = `${index + 1}`;
        const sitting = pairs
          ? [
              { pair: `${team}A`, players: own.slice(0, 2) },
              { pair: `${team}B`, players: own.slice(2, 4) },
            ]
          : [];
        return { team, name, players: own, pairs: sitting, ranked: true, stratum: null, beside: [] };
      });
      const rest = plays.values();
      const matches = [
        ['1', '2'],
        ['4', '3'],
      ].map(([home, away], index): PublishedMatch => {
        const nameOf = (team: string) => names[Number(team) - 1]!;
        return {
          name: `match ${index + 1}`,
          title: `${nameOf(home!)} - ${nameOf(away!)}`,
          round: 1,
          teams: { home: home!, away: away! },
          carryOver,
          segments: Array.from({ length: segments }, (_, at) => ({
            segment: at + 1,
            boards: Array.from({ length: boards }, (_each, board) => {
              const [open, closed] = [rest.next().value!(board + 1), rest.next().value!(board + 1)];
              const outcomes = {
                ...(open.contract === null && { open: open.outcome }),
                ...(closed.contract === null && { closed: closed.outcome }),
              };
              return {
                board: board + 1,
                open: open.contract,
                closed: closed.contract,
                ...(Object.keys(outcomes).length > 0 && { outcomes }),
              };
            }),
            ...(pairs && {
              rooms: {
                open: { ns: `${home}A`, ew: `${away}A` },
                closed: { ns: `${away}B`, ew: `${home}B` },
              },
            }),
          })),
        };
      });
      const game = {
        name: 'event 1',
        title,
        date: '23/11/2026',
        event: of,
        session: { number: 1, of: 1 },
        kind,
        scoring,
        teams,
        matches,
        deals: given,
      } as const;
      const places = teams.map(({ team }, index) => ({
        contestant: team,
        kind: 'first' as const,
        first: index + 1,
        last: index + 1,
      }));
      return {
        game,
        figures: {
          matches: matches.map(({ name }) => ({ match: name, home: '12.35', away: '7.65' })),
          boards: segments === 1 ? [{ match: 'match 1', board: 1, imps: '-3' }] : [],
          totals: teams.map(({ team }) => ({ contestant: team, score: '20' })),
          rankings: [{ name: 'teams', over: 'overall' as const, stratum: null, places }],
          masterPoints: [],
          unread: [],
        },
      };
    },
  );
