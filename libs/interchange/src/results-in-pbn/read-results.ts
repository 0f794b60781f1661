import { grouped, SEATS, type Seat, type Side } from '#cards';
import { UnreadableDeals, unreadable, type ValueFault } from '../faults/unreadable.js';
import type { PbnGame } from '../pbn/pbn-game.js';
import type { PbnScoreRow } from '../pbn/pbn-scores.js';
import { readPbnGames } from '../pbn/read-pbn-games.js';
import {
  contestantInSession,
  lineNames,
  type PublishedContestant,
  type PublishedGame,
  type PublishedLine,
  type ScoringMethod,
} from '../published/published-game.js';
import type { PublishedParts, PublishedResult } from '../published/result-format.js';
import { matchesOfText } from '../published/scored-matches.js';
import { aboutSession, dealsOf, competitionOf, toldByNames } from './about-session.js';
import {
  contradictingRows,
  otherNames,
  saidAgain,
  saidOtherwise,
  type NamesInRow,
} from './contradicting-rows.js';
import { FurtherKnown, MATCHES, scoringIn, STRATA } from './further-tables.js';
import { besideTables, leftOutRows, withoutResult } from './left-out-rows.js';
import { outcomeOf, writtenContract } from './outcome-of-row.js';
import { figuresOf, totalsIn, type SectionRead, type TotalOfSection } from './read-figures.js';
import { teamsOf } from './read-teams.js';
import { playersOf, rowsOf, type RowOfBoard } from './rows-of-games.js';
import { byContestant, isOfTeams, saidBy, saidInSome, sessionsOf, TITLE } from './sessions-in-pbn.js';
import { notUnderstood } from './tags-understood.js';

/**
 * The results that a PBN file has: `ScoreTable` of each board (PBN 2.1, 5.9), whose rows name pairs or individuals, with
 * `TotalScoreTable`; or a game of each table that played a board, of which pairs, individuals and teams are told by names.
 *
 * @throws Unreadable which names the line
 */
export function readResultsInPbn(text: string): PublishedParts {
  try {
    const games = [...readPbnGames(text)].filter(({ tags }) => tags.size > 0);
    const sessions = sessionsOf(games).map((those, index) => ({ those, name: `event ${index + 1}` }));
    const all: RowOfBoard[] = [];
    const faults: ValueFault[] = [];
    const results = sessions.flatMap(({ those, name }) => sessionOf(those, name, { all, faults }));
    const teams = sessions.flatMap(({ those, name }) => teamsOf(those, name, { all, faults }));
    if (results.length + teams.length === 0)
      unreadable({ code: 'interchange.nobody', format: TITLE, path: 'ScoreTable' });
    const leftAside = named([
      ...withoutResult(all),
      ...contradictingRows(all),
      ...faults,
      ...saidAgain(games),
    ]);
    return { results, teams, matches: [], ...(leftAside.length > 0 && { leftAside }) };
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

/** So many are named. */
const MOST_NAMED = 100;

/** The first of many, with how many more there are. */
function named(faults: readonly ValueFault[]): readonly ValueFault[] {
  const further = faults.length - MOST_NAMED;
  if (further <= 0) return faults;
  return [...faults.slice(0, MOST_NAMED), { code: 'interchange.further', format: TITLE, count: further }];
}

/**
 * @param all takes every row that is read
 * @param faults takes what is said again, and otherwise
 */
function sessionOf(
  games: readonly PbnGame[],
  name: string,
  { all, faults }: { readonly all: RowOfBoard[]; readonly faults: ValueFault[] },
): PublishedResult[] {
  const isInTables = games.some(({ tags }) => tags.has('ScoreTable'));
  const given = games.filter((game) => isInTables || !isOfTeams(game)).flatMap(rowsOf);
  const rows = toldByNames(given);
  for (const fault of leftOutRows(given, rows)) faults.push(fault);
  if (rows.length === 0) return [];
  for (const row of rows) all.push(row);
  const letters = lettersOf(games, rows);
  const totals = totalsIn(games, letters, [...new Set(rows.map(({ section }) => letters.get(section)!))]);
  const further = new FurtherKnown();
  for (const one of games) further.add(one, contestantInSession(letters.get(saidBy(one, 'Section'))!, ''));
  const sections = [...grouped(rows, ({ section }) => section)].map(([called, those]) =>
    sectionOf(letters.get(called)!, those, totals, further),
  );
  const ids = sections.map(({ section }) => section.section);
  const contestants = sections.flatMap(({ section }) =>
    section.contestants.map(({ contestant, players }) => ({
      id: contestantInSession(section.section, contestant),
      names: players.map((player) => player.name),
    })),
  );
  const told = [
    ...saidOtherwise(games),
    ...notUnderstood(games, rows, ids),
    ...sections.flatMap(({ names: { all: those, unread } }) => [...otherNames(those), ...unread]),
    ...besideTables(rows, new Set(contestants.flatMap(({ names }) => names))),
    ...further.faults(contestants),
  ];
  for (const fault of told) faults.push(fault);
  const scoring = saidInSome(games, 'Scoring');
  const method = methodOf(scoring, rows);
  const { session, ...about } = aboutSession(games);
  const kind = kindOf(rows);
  const matches = saidInSome(games, MATCHES);
  const game: PublishedGame = {
    name,
    ...about,
    kind,
    session,
    scoring: {
      method,
      scale: /MP2/.test(scoring) ? 'acbl' : 'double',
      ...scoringIn(games, ids),
      ...(kind === 'swiss-pairs' && matches !== '' && { matches: matchesOfText(matches, method) }),
    },
    strata: strataOf(games),
    sections: sections.map(({ section }) => section),
    deals: dealsOf(games),
  };
  return [{ game, figures: figuresOf(sections, totals, further, game.scoring) }];
}

/** The strata that a session has, the strongest first. */
function strataOf(games: readonly PbnGame[]): string[] {
  return saidInSome(games, STRATA)
    .split(';')
    .flatMap((name) => name.trim() || []);
}

function kindOf(rows: readonly RowOfBoard[]): PublishedGame['kind'] {
  if (rows.some(({ row }) => row.players)) return 'individual';
  return rows.some(({ game }) => /swiss/i.test(competitionOf(game))) ? 'swiss-pairs' : 'pairs';
}

/** Sections by letters, whatever the file calls them. */
function lettersOf(games: readonly PbnGame[], rows: readonly RowOfBoard[]): ReadonlyMap<string, string> {
  const named = new Set([
    ...rows.map(({ section }) => section),
    ...games.map((one) => saidBy(one, 'Section')),
  ]);
  return new Map([...named].map((name, at) => [name, /^[A-Z]{1,2}$/.test(name) ? name : letterAt(at)]));
}

function sectionOf(
  section: string,
  rows: readonly RowOfBoard[],
  totals: readonly TotalOfSection[],
  further: FurtherKnown,
): SectionRead & {
  readonly names: { readonly all: readonly NamesInRow[]; readonly unread: readonly ValueFault[] };
} {
  const nameOf = contestantNames(rows.map(({ row }) => row));
  const idOf = lineNames(section);
  const players = new Map<string, readonly string[]>();
  const all: NamesInRow[] = [];
  const unread: ValueFault[] = [];
  const named = (
    contestant: string,
    names: readonly string[],
    { line, board }: { readonly line: number; readonly board?: number },
  ) => {
    all.push({ contestant, names, line, ...(board !== undefined && { board }) });
    if (names.length > 0 || !players.has(contestant)) players.set(contestant, names);
  };
  const lines = rows.map((one) => {
    const { board, row } = one;
    const sides = row.players
      ? individualsIn(row.players)
      : { ns: nameOf('NS', row.pairNS!), ew: nameOf('EW', row.pairEW!) };
    if (row.players) {
      const names = playersOf(one);
      if (!names) unread.push(...namesOfFewer(one));
      for (const seat of SEATS) named(row.players[seat], names ? [names[seat]] : [], { ...row, board });
    } else {
      named(sides.ns, row.namesNS, { ...row, board });
      named(sides.ew, row.namesEW, { ...row, board });
    }
    const line: PublishedLine = {
      id: idOf({ board, ...sides }),
      board,
      round: countIn(row, 'Round'),
      table: countIn(row, 'Table'),
      ...sides,
      outcome: { ns: outcomeOf(one, 'NS'), ew: outcomeOf(one, 'EW') },
      contract: writtenContract(row),
    };
    return { ...one, line };
  });
  for (const { row, section: of } of totals) {
    const contestant = row.contestant ?? '';
    const known = of === section ? players.get(contestant) : undefined;
    if (known?.length === 0) named(contestant, row.names, row);
    else if (known) all.push({ contestant, names: row.names, line: row.line });
  }
  const twoWinners = [...players.keys()].every((pair) => /^(NS|EW)/.test(pair));
  const contestants = [...players].map(([contestant, names]): PublishedContestant => ({
    contestant,
    players: names.map((name) => further.player(contestantInSession(section, contestant), name)),
    ...further.of(contestantInSession(section, contestant)),
  }));
  return {
    section: {
      section,
      winners: twoWinners ? 2 : 1,
      boardsPerRound: null,
      expected: null,
      fullCard: null,
      contestants: contestants.toSorted(byContestant),
      lines: lines.map(({ line }) => line),
    },
    rows: lines,
    names: { all, unread },
  };
}

/** Names of a row of individuals that are not two of each side: nobody tells whose they are. */
function namesOfFewer({ board, row: { line, namesNS, namesEW } }: RowOfBoard): ValueFault[] {
  const found = [...namesNS, ...namesEW].join(', ');
  if (found === '') return [];
  return [{ code: 'interchange.not-understood', format: TITLE, line, path: 'Names', board, found }];
}

function individualsIn(players: Readonly<Record<Seat, string>>) {
  const [N, E, S, W] = SEATS.map((seat) => players[seat].replace(/\s+/g, ''));
  return { ns: `${N}+${S}`, ew: `${E}+${W}`, seats: { N: N!, E: E!, S: S!, W: W! } };
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

function countIn({ more }: PbnScoreRow, column: string): number | null {
  const text = more.get(column) ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}

function methodOf(scoring: string, rows: readonly RowOfBoard[]): ScoringMethod {
  const [method = '', ...modifiers] = scoring.split(';').map((part) => part.trim());
  const among = (kind: RegExp) => [method, ...modifiers].some((one) => kind.test(one));
  if (/^(MPs?|Match[- ]?points?|MP1|MP2|EMP|Pairs)$/i.test(method)) return 'matchpoints';
  if (/^(BAM|Board[- ]?a[- ]?Match)$/i.test(method)) return 'board-a-match';
  if (among(/^(Butler|Mean|Median)/i)) return 'butler';
  // Between pairs IMPs are of every comparison where nothing is said, as in USEBIO.
  if (/^(X[- ]?)?IMPs?(_\d{4})?$|^Cross|^IMPs? pairs$/i.test(method)) return 'cross-imps';
  if (method !== '') return 'other';
  if (rows.some(({ row }) => row.mpNS ?? row.percentageNS)) return 'matchpoints';
  return rows.some(({ row }) => row.impNS) ? 'cross-imps' : 'matchpoints';
}

function letterAt(at: number): string {
  return at < 26 ? String.fromCharCode(65 + at) : `${letterAt(Math.floor(at / 26) - 1)}${letterAt(at % 26)}`;
}
