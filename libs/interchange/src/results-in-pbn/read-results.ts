import type { Side } from '#cards';
import { scoreForNS } from '#scoring';
import { vulnerableIn } from '../deals/deal-file.js';
import { dealOfGame } from '../deals/read-pbn.js';
import { oncePerBoard } from '../deals/same-boards.js';
import { UnreadableDeals } from '../deals/unreadable-deals.js';
import { isUnsaid, readBoard, readVulnerability } from '../deals/written-fields.js';
import { grouped } from '../grouped.js';
import { pbnPlace, pbnValue, type PbnGame } from '../pbn/pbn-game.js';
import {
  readScoreTable,
  readTotalScoreTable,
  type PbnScoreRow,
  type PbnTotalRow,
} from '../pbn/pbn-scores.js';
import { readPbnGames } from '../pbn/read-pbn-games.js';
import { contractOf } from '../published/contract-text.js';
import { dayOf } from '../published/published-event.js';
import {
  NO_FIGURES,
  type PublishedAward,
  type PublishedFigures,
  type PublishedPlace,
} from '../published/published-figures.js';
import {
  contestantInSession,
  eachApart,
  lineNames,
  type PublishedContestant,
  type PublishedGame,
  type PublishedLine,
  type PublishedSection,
  type ScoringMethod,
  type SideOutcome,
} from '../published/published-game.js';
import type { PublishedResult } from '../published/result-format.js';
import { unreadable } from '../unreadable.js';

export const TITLE = 'PBN with results';

/** A row of results and the board that it is of. */
interface RowOfBoard {
  readonly board: number;
  readonly game: PbnGame;
  readonly row: PbnScoreRow;
}

/**
 * The sessions of pairs that a PBN file has results of: `ScoreTable` of each board (PBN 2.1, 5.9), whose rows name the
 * pairs, and `TotalScoreTable`.
 *
 * @throws Unreadable which names the line
 */
export function readResultsInPbn(text: string): readonly PublishedResult[] {
  try {
    const games = [...readPbnGames(text)].filter(({ tags }) => tags.size > 0);
    const sessions = grouped(games, (game) =>
      JSON.stringify(['Event', 'Date', 'Session'].map((name) => pbnValue(game, name).trim())),
    );
    const read = [...sessions.values()].flatMap((those, index) => sessionOf(those, index));
    if (read.length === 0) unreadable({ code: 'interchange.nobody', format: TITLE, path: 'ScoreTable' });
    return read;
  } catch (error) {
    if (!(error instanceof UnreadableDeals)) throw error;
    const { fault } = error;
    const { line, column, board } = fault;
    const place = {
      ...(line !== undefined && { line }),
      ...(column !== undefined && { column }),
      ...(board !== undefined && { board }),
    };
    return unreadable({ code: 'interchange.of-deals', format: TITLE, ...place, fault });
  }
}

function sessionOf(games: readonly PbnGame[], index: number): PublishedResult[] {
  const rows = games.flatMap(rowsOf);
  if (rows.length === 0) return [];
  const [first] = games;
  const value = (name: string) => (isUnsaid(pbnValue(first!, name)) ? '' : pbnValue(first!, name).trim());
  const named = [...grouped(games, sectionNamed).keys()];
  const letters = new Map(named.map((name, at) => [name, /^[A-Z]{1,2}$/.test(name) ? name : letterAt(at)]));
  const sections = [...grouped(rows, ({ game }) => sectionNamed(game))].map(([name, those]) =>
    sectionOf(letters.get(name)!, those),
  );
  const ids = sections.map(({ section }) => section.section);
  const [year, month, day] = value('Date').split('.').map(Number);
  const date = value('Date').includes('?') ? undefined : dayOf(year ?? 0, month ?? 0, day ?? 0);
  const program = value('Generator') || value('Application');
  const method = methodOf(value('Scoring'), rows);
  const deals = oncePerBoard(
    games.flatMap((game) => (isUnsaid(pbnValue(game, 'Deal')) ? [] : [dealOfGame(game, 1)])),
  );
  const game: PublishedGame = {
    name: `event ${index + 1}`,
    title: value('Event') || TITLE,
    date: value('Date') || null,
    event: {
      ...(date !== undefined && { day: date }),
      ...(value('Site') !== '' && { venue: value('Site') }),
      ...(program !== '' && { program: { name: program } }),
    },
    kind: 'pairs',
    session: { number: /^[1-9]\d?$/.test(value('Session')) ? Number(value('Session')) : 1, of: 1 },
    scoring: {
      method,
      scale: /MP2/.test(value('Scoring')) ? 'acbl' : 'double',
      regulation: 'white-book',
      scored: eachApart(ids),
      ranked: eachApart(ids),
    },
    strata: [],
    sections: sections.map(({ section }) => section),
    deals,
  };
  return [
    {
      game: { ...game, session: { ...game.session, of: game.session.number } },
      figures: figuresOf(games, sections, method, letters),
    },
  ];
}

/** The rows that tell both pairs; a table may be there by itself, with a game for each. */
function rowsOf(game: PbnGame): RowOfBoard[] {
  const table = game.tags.get('ScoreTable');
  if (!table) return [];
  const board = readBoard(pbnValue(game, 'Board'), pbnPlace(game, 'Board'));
  if (board === undefined)
    return unreadable({ code: 'interchange.missing', format: TITLE, line: table.line, name: 'Board' });
  return readScoreTable(table).flatMap((row) =>
    row.pairNS !== undefined && row.pairEW !== undefined ? [{ board, game, row }] : [],
  );
}

interface SectionRead {
  readonly section: PublishedSection;
  readonly rows: readonly (RowOfBoard & { readonly line: PublishedLine })[];
}

function sectionOf(section: string, rows: readonly RowOfBoard[]): SectionRead {
  const nameOf = contestantNames(rows.map(({ row }) => row));
  const idOf = lineNames(section);
  const players = new Map<string, readonly string[]>();
  const lines = rows.map((one) => {
    const { board, row } = one;
    const [ns, ew] = [nameOf('NS', row.pairNS!), nameOf('EW', row.pairEW!)];
    for (const [pair, names] of [
      [ns, row.namesNS],
      [ew, row.namesEW],
    ] as const)
      if (names.length > 0 || !players.has(pair)) players.set(pair, names);
    const line: PublishedLine = {
      id: idOf({ board, ns, ew }),
      board,
      round: countIn(row, 'Round'),
      table: countIn(row, 'Table'),
      ns,
      ew,
      outcome: { ns: outcomeOf(one, 'NS'), ew: outcomeOf(one, 'EW') },
      contract: writtenContract(row),
    };
    return { ...one, line };
  });
  const twoWinners = [...players.keys()].every((pair) => /^(NS|EW)/.test(pair));
  const contestants = [...players].map(([contestant, names]): PublishedContestant => ({
    contestant,
    players: names.map((name) => ({ name })),
    ranked: true,
    stratum: null,
    beside: [],
  }));
  return {
    section: {
      section,
      winners: twoWinners ? 2 : 1,
      boardsPerRound: null,
      expected: null,
      fullCard: null,
      contestants: contestants.toSorted((one, other) =>
        one.contestant.localeCompare(other.contestant, 'en', { numeric: true }),
      ),
      lines: lines.map(({ line }) => line),
    },
    rows: lines,
  };
}

/** Pairs of both sides may have the same numbers: then, and only then, the side is a part of their names. */
function contestantNames(rows: readonly PbnScoreRow[]): (side: Side, pair: string) => string {
  const plain = (pair: string) => pair.replace(/\s+/g, '');
  const names = { NS: new Map<string, string>(), EW: new Map<string, string>() };
  for (const row of rows) {
    if (row.namesNS.length > 0) names.NS.set(row.pairNS!, row.namesNS.join(';'));
    if (row.namesEW.length > 0) names.EW.set(row.pairEW!, row.namesEW.join(';'));
  }
  const isTwice = rows.some(
    ({ pairNS, pairEW }) =>
      pairNS === pairEW ||
      (names.EW.has(pairNS!) && names.NS.get(pairNS!) !== names.EW.get(pairNS!) && names.NS.has(pairNS!)),
  );
  return (side, pair) => (isTwice && !plain(pair).startsWith(side) ? `${side}${plain(pair)}` : plain(pair));
}

function outcomeOf({ row, board, game }: RowOfBoard, side: Side): SideOutcome {
  const percentage = side === 'NS' ? row.percentageNS : row.percentageEW;
  if (percentage?.artificial) return artificial(percentage.points);
  const own = row.scoreNS && !row.scoreNS.artificial ? Number(row.scoreNS.points) : undefined;
  const theirs = row.scoreEW && !row.scoreEW.artificial ? 0 - Number(row.scoreEW.points) : undefined;
  const score = (side === 'NS' ? (own ?? theirs) : (theirs ?? own)) ?? scoreOfContract({ row, board, game });
  return score === undefined ? { kind: 'not-played' } : { kind: 'score', score };
}

function artificial(percent: string): SideOutcome {
  const award = { 60: 'average-plus', 50: 'average', 40: 'average-minus' } as const;
  const known = award[Number(percent) as keyof typeof award];
  return known ? { kind: 'artificial', award: known } : { kind: 'percentage', percent };
}

function scoreOfContract({ row, board, game }: RowOfBoard): number | undefined {
  const { contract, declarer, tricks } = row;
  if (contract === 'passed-out') return 0;
  if (!contract || !declarer || tricks === undefined || tricks > 13) return undefined;
  const vulnerable = readVulnerability(pbnValue(game, 'Vulnerable'), pbnPlace(game, 'Vulnerable'));
  return scoreForNS(
    { ...contract, declarer, tricks },
    vulnerableIn({ board, ...(vulnerable && { vulnerable }) }),
  );
}

function writtenContract({ contract, declarer, tricks, more }: PbnScoreRow): PublishedLine['contract'] {
  if (contract === undefined || contract === 'passed-out') return contract ?? null;
  const { level, strain, doubling } = contract;
  return contractOf({
    contract: `${level}${strain}${doubling}`,
    declarer,
    tricks: tricks?.toString(),
    lead: more.get('Lead'),
  });
}

function countIn({ more }: PbnScoreRow, column: string): number | null {
  const text = more.get(column) ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}

function methodOf(scoring: string, rows: readonly RowOfBoard[]): ScoringMethod {
  const [method = '', ...modifiers] = scoring.split(';').map((part) => part.trim());
  if (/^(MP|MatchPoints|MP1|MP2|EMP)$/i.test(method)) return 'matchpoints';
  if (/^BAM$/i.test(method)) return 'board-a-match';
  if (/^Butler/i.test(modifiers.join(' '))) return 'butler';
  if (/^IMP/i.test(method)) return modifiers.some((one) => /^Cross/i.test(one)) ? 'cross-imps' : 'imps';
  if (method !== '') return 'other';
  if (rows.some(({ row }) => row.mpNS ?? row.percentageNS)) return 'matchpoints';
  return rows.some(({ row }) => row.impNS) ? 'cross-imps' : 'matchpoints';
}

function figuresOf(
  games: readonly PbnGame[],
  sections: readonly SectionRead[],
  method: ScoringMethod,
  letters: ReadonlyMap<string, string>,
): PublishedFigures {
  const isInImps = method === 'butler' || method === 'cross-imps' || method === 'imps';
  const awards = sections.flatMap(({ rows }) =>
    rows.flatMap(({ row, line }): PublishedAward[] => {
      const [ns, ew] = isInImps ? [row.impNS, row.impEW] : [row.mpNS, row.mpEW];
      return [
        ...(ns ? [{ line: line.id, side: 'NS' as const, points: ns.points }] : []),
        ...(ew ? [{ line: line.id, side: 'EW' as const, points: ew.points }] : []),
      ];
    }),
  );
  const totals = games.flatMap((game) => {
    const table = game.tags.get('TotalScoreTable');
    const section = letters.get(sectionNamed(game))!;
    const { contestants } = sections.find(({ section: one }) => one.section === section)?.section ?? {
      contestants: [],
    };
    const known = new Set(contestants.map(({ contestant }) => contestant));
    return table
      ? readTotalScoreTable(table).flatMap((row) => {
          const pair = row.pair?.replace(/\s+/g, '') ?? '';
          return known.has(pair) ? [{ row, contestant: contestantInSession(section, pair), section }] : [];
        })
      : [];
  });
  const decimals = Math.max(0, ...awards.map(({ points }) => (points.split('.')[1] ?? '').length));
  return {
    printed: { award: decimals, score: 2, percentage: 2 },
    ...NO_FIGURES,
    awards,
    totals: totals.map(({ row, contestant }) => {
      const total = isInImps ? row.totalIMP : row.totalMP;
      const percentage = row.totalPercentage ?? row.meanPercentage;
      return {
        contestant,
        ...(row.boards !== undefined && { boards: row.boards }),
        ...(total && { score: total.points }),
        ...(percentage && { percentage: percentage.points }),
      };
    }),
    rankings: [...grouped(totals, ({ section }) => section)].flatMap(([section, those]) =>
      rankingsOf(section, those, sections),
    ),
  };
}

function rankingsOf(
  section: string,
  totals: readonly { readonly row: PbnTotalRow; readonly contestant: string }[],
  sections: readonly SectionRead[],
): PublishedFigures['rankings'] {
  const { winners } = sections.find(({ section: one }) => one.section === section)!.section;
  const lines = winners === 1 ? [''] : ['NS', 'EW'];
  return lines.flatMap((line) => {
    const places = totals
      .filter(({ contestant }) => contestant.startsWith(contestantInSession(section, line)))
      .flatMap(({ row: { rank }, contestant }): PublishedPlace[] =>
        rank === undefined ? [] : [{ contestant, kind: 'first', first: rank, last: rank }],
      );
    return places.length === 0
      ? []
      : [{ name: `${section} ${line || 'one'}`, over: 'section', stratum: null, places }];
  });
}

function sectionNamed(game: PbnGame): string {
  return isUnsaid(pbnValue(game, 'Section')) ? '' : pbnValue(game, 'Section').trim();
}

function letterAt(at: number): string {
  return at < 26 ? String.fromCharCode(65 + at) : `${letterAt(Math.floor(at / 26) - 1)}${letterAt(at % 26)}`;
}
