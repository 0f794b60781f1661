import { dealerOf, type Side } from '#cards';
import { dealerIn, vulnerableIn, type DealInFile } from '../deals/deal-file.js';
import { tagsOfDeal } from '../deals/write-pbn.js';
import { grouped } from '../grouped.js';
import { pbnGame, pbnTag, type PbnGame, type PbnTag } from '../pbn/pbn-game.js';
import { writeScoreTable, writeTotalScoreTable, type PbnScore, type PbnScoreRow } from '../pbn/pbn-scores.js';
import { writePbnGames } from '../pbn/write-pbn-games.js';
import type { PublishedFigures } from '../published/published-figures.js';
import {
  contestantInSession,
  type PublishedGame,
  type PublishedLine,
  type PublishedSection,
  type ScoringMethod,
  type SideOutcome,
} from '../published/published-game.js';
import type { PublishedResult } from '../published/result-format.js';

const SCORINGS: Readonly<Record<ScoringMethod, string>> = {
  matchpoints: 'MP',
  butler: 'IMP;Butler',
  'cross-imps': 'IMP;Cross1',
  imps: 'IMP',
  'board-a-match': 'BAM',
  other: '?',
};
const VULNERABLE = { none: 'None', NS: 'NS', EW: 'EW', both: 'All' } as const;
const PERCENT = { 'average-plus': '60', average: '50', 'average-minus': '40' } as const;
const ARTIFICIAL_COLUMNS = /^(Percentage_(NS|EW))\b/;
const FIGURES = /^(Rank|MP_NS|MP_EW|IMP_NS|IMP_EW)$/;

/**
 * Sessions of pairs as PBN in export format: a game for each board of each section, with its deal where that is known
 * and `ScoreTable`; the first of a section has `TotalScoreTable`. Reading it gives the same lines and figures, except
 * that what is put off is not told from what was not played.
 */
export function writeResultsInPbn(results: readonly PublishedResult[]): Uint8Array {
  return writePbnGames(results.flatMap(gamesOf));
}

/** A PBN text without the figures of its tables: awards, ranks and totals. @throws UnreadableDeals */
export function pbnWithoutFigures(games: Iterable<PbnGame>): Uint8Array {
  return writePbnGames([...games].map(bareGame));
}

function bareGame(game: PbnGame): PbnGame {
  const tags = [...game.tags].flatMap(([name, tag]): [string, PbnTag][] => {
    if (name === 'TotalScoreTable' || /^Score(MP|IMP|Percentage)$/.test(name)) return [];
    return [[name, name === 'ScoreTable' ? bareTable(tag) : tag]];
  });
  return { ...game, tags: new Map(tags) };
}

/** Artificial scores are rulings, and stay. */
function bareTable(tag: PbnTag): PbnTag {
  const columns = tag.value.split(';');
  const names = columns.map((column) =>
    column
      .replace(/^\s*[+-]/, '')
      .replace(/\\.*$/, '')
      .trim(),
  );
  if (tag.elements.length % columns.length !== 0) return tag;
  const isKept = names.map((name) => !FIGURES.test(name));
  const elements = tag.elements.flatMap((element, index) => {
    const column = index % columns.length;
    if (!isKept[column]) return [];
    const isFigure = ARTIFICIAL_COLUMNS.test(names[column]!) && !element.text.startsWith('^');
    return [isFigure ? { ...element, text: '-' } : element];
  });
  return {
    name: tag.name,
    value: columns.filter((_column, index) => isKept[index]).join(';'),
    line: tag.line,
    column: tag.column,
    remarks: tag.remarks,
    notes: tag.notes,
    elements,
  };
}

function gamesOf({ game, figures }: PublishedResult): PbnGame[] {
  const points = new Map(figures.awards.map(({ line, side, points: those }) => [`${line} ${side}`, those]));
  return game.sections.flatMap((section) => {
    const boards = [...grouped(section.lines, ({ board }) => board)];
    return boards.map(([board, lines], index) => {
      const deal = game.deals.find((one) => one.board === board);
      const names = new Map(
        section.contestants.map((one) => [one.contestant, one.players.map(({ name }) => name)]),
      );
      const rows = lines.map((line) => rowOf(line, { names, points, method: game.scoring.method }));
      const totals = index === 0 ? totalsOf(section, figures, game.scoring.method) : [];
      const tags = [...boardTags(board, deal), ...eventTags(game, section), writeScoreTable(rows), ...totals];
      return pbnGame([...new Map(tags.map((tag) => [tag.name, tag])).values()]);
    });
  });
}

function boardTags(board: number, deal: DealInFile | undefined): PbnTag[] {
  if (deal) return tagsOfDeal({ ...deal, event: {} });
  return [
    pbnTag('Board', String(board)),
    ...['West', 'North', 'East', 'South', 'Deal', 'Declarer', 'Contract', 'Result'].map((name) =>
      pbnTag(name, ''),
    ),
    pbnTag('Dealer', dealerIn({ board, dealer: dealerOf(board) })),
    pbnTag('Vulnerable', VULNERABLE[vulnerableIn({ board })]),
  ];
}

function eventTags(
  { title, date, event, session, scoring }: PublishedGame,
  { section }: PublishedSection,
): PbnTag[] {
  return [
    pbnTag('Event', title),
    pbnTag('Site', event.venue ?? ''),
    pbnTag('Date', event.day?.replaceAll('-', '.') ?? date ?? '?'),
    pbnTag(
      'Scoring',
      `${SCORINGS[scoring.method]}${scoring.scale === 'acbl' && scoring.method === 'matchpoints' ? ';MP2' : ''}`,
    ),
    pbnTag('Section', section),
    ...(session.of > 1 ? [pbnTag('Session', String(session.number))] : []),
    ...(event.program ? [pbnTag('Generator', event.program.name)] : []),
  ];
}

interface Around {
  readonly names: ReadonlyMap<string, readonly string[]>;
  readonly points: ReadonlyMap<string, string>;
  readonly method: ScoringMethod;
}

function rowOf(line: PublishedLine, { names, points, method }: Around): Omit<PbnScoreRow, 'line'> {
  const { ns, ew, outcome, contract, round, table, id } = line;
  const isMatchpoints = method === 'matchpoints' || method === 'board-a-match' || method === 'other';
  const award = (side: Side): PbnScore | undefined => plainScore(points.get(`${id} ${side}`));
  const isSplit = JSON.stringify(outcome.ns) !== JSON.stringify(outcome.ew);
  const scoreNS = scoreOf(outcome.ns, 'NS');
  const scoreEW = isSplit ? scoreOf(outcome.ew, 'EW') : undefined;
  const [percentageNS, percentageEW] = [percentageOf(outcome.ns), percentageOf(outcome.ew)];
  const more = new Map([
    ...(contract && contract !== 'passed-out' && contract.lead ? [['Lead', contract.lead] as const] : []),
    ...(round === null ? [] : [['Round', String(round)] as const]),
    ...(table === null ? [] : [['Table', String(table)] as const]),
  ]);
  const awards = { ns: award('NS'), ew: award('EW') };
  return {
    pairNS: ns,
    pairEW: ew,
    namesNS: names.get(ns) ?? [],
    namesEW: names.get(ew) ?? [],
    ...(contract && { contract }),
    ...(contract && contract !== 'passed-out' && { declarer: contract.declarer, tricks: contract.tricks }),
    ...(scoreNS && { scoreNS }),
    ...(scoreEW && { scoreEW }),
    ...(percentageNS && { percentageNS }),
    ...(percentageEW && { percentageEW }),
    ...(awards.ns && { [isMatchpoints ? 'mpNS' : 'impNS']: awards.ns }),
    ...(awards.ew && { [isMatchpoints ? 'mpEW' : 'impEW']: awards.ew }),
    more,
  };
}

function scoreOf(outcome: SideOutcome, side: Side): PbnScore | undefined {
  return outcome.kind === 'score'
    ? plainScore(String(side === 'NS' ? outcome.score : 0 - outcome.score))
    : undefined;
}

function percentageOf(outcome: SideOutcome): PbnScore | undefined {
  if (outcome.kind === 'artificial') return { points: PERCENT[outcome.award], artificial: true };
  return outcome.kind === 'percentage' ? { points: outcome.percent, artificial: true } : undefined;
}

function plainScore(points: string | undefined): PbnScore | undefined {
  return points === undefined ? undefined : { points, artificial: false };
}

function totalsOf(
  { section, contestants }: PublishedSection,
  figures: PublishedFigures,
  method: ScoringMethod,
): PbnTag[] {
  const isInImps = method === 'butler' || method === 'cross-imps' || method === 'imps';
  const places = new Map(
    figures.rankings
      .filter(({ over, stratum }) => over === 'section' && stratum === null)
      .flatMap((ranking) => ranking.places.map(({ contestant, first }) => [contestant, first] as const)),
  );
  const rows = contestants.flatMap(({ contestant, players }) => {
    const name = contestantInSession(section, contestant);
    const total = figures.totals.find((one) => one.contestant === name);
    const rank = places.get(name);
    if (!total && rank === undefined) return [];
    const score = plainScore(total?.score);
    const percentage = plainScore(total?.percentage);
    return [
      {
        ...(rank !== undefined && { rank }),
        pair: contestant,
        names: players.map((player) => player.name),
        ...(score && { [isInImps ? 'totalIMP' : 'totalMP']: score }),
        ...(percentage && { totalPercentage: percentage }),
        ...(total?.boards !== undefined && { boards: total.boards }),
      },
    ];
  });
  return rows.length === 0 ? [] : [writeTotalScoreTable(rows)];
}
