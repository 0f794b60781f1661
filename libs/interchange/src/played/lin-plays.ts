import { checkPlay, tricksOfDeclarer } from '#bridge';
import { dealOfLin } from '../deals/lin.js';
import { dealerIn } from '../deals/deal-file.js';
import { readVulnerability } from '../deals/written-fields.js';
import { FROM_SOUTH } from '../lin/from-south.js';
import { readLinFile, type LinBoard, type LinHeader } from '../lin/lin-file.js';
import { linMoves } from '../lin/lin-moves.js';
import { readLinResult, writeLinResult } from '../lin/lin-result.js';
import { writeLinMatches, type MatchForLin } from '../lin/write-lin.js';
import { inSuitLetters, inSuitSigns } from '../text/suit-signs.js';
import { grouped } from '../grouped.js';
import { contractOfCalls, type PlayInFile } from './play-in-file.js';

const SCORINGS: readonly (readonly [string, string])[] = [
  ['I', 'IMP'],
  ['P', 'MP'],
  ['B', 'BAM'],
];

/** How the boards of a LIN text were played. @throws UnreadableDeals */
export function readLinPlays(text: string): PlayInFile[] {
  let next = 1;
  return readLinFile(text).map((one) => {
    const play = playOfLin(one, one.board ?? next);
    next = play.board + 1;
    return play;
  });
}

function playOfLin(one: LinBoard, board: number): PlayInFile {
  const { header, room, md, sv } = one;
  const vulnerable = sv && readVulnerability(sv.value, { format: 'LIN', line: sv.line, board });
  const said = md ? dealOfLin(one, board).one : { board, ...(vulnerable && { vulnerable }) };
  const { calls, cards, tricks: claimed } = linMoves(one);
  const result = header && readLinResult(header.results[placeOf(header, board, room)] ?? '');
  const inHeader = result === 'passed-out' ? result : result && bare(result);
  const contract = contractOfCalls(calls, said) ?? inHeader ?? undefined;
  const tricks =
    claimed ?? wonBy({ contract, cards }) ?? (result && result !== 'passed-out' ? result.tricks : undefined);
  const names =
    one.players.length > 0 ? one.players : (header?.players.slice(room === 'closed' ? 4 : 0) ?? []);
  return {
    ...said,
    ...(room && { room }),
    event: header ? eventOf(header) : {},
    players: Object.fromEntries(
      FROM_SOUTH.flatMap((seat, index) => (names[index] ? [[seat, names[index]] as const] : [])),
    ),
    ...(contract && { contract }),
    ...(tricks !== undefined && typeof contract === 'object' && { tricks }),
    calls,
    cards,
    comments: one.pairs.flatMap(({ key, value }) => (key === 'nt' ? [inSuitSigns(value.trim(), '!')] : [])),
  };
}

function bare({
  level,
  strain,
  doubling,
  declarer,
}: Exclude<PlayInFile['contract'], 'passed-out' | undefined>) {
  return { level, strain, doubling, declarer };
}

/** Where `rs` has the result of a board in a room. */
function placeOf({ first = 1 }: LinHeader, board: number, room: LinBoard['room']): number {
  return 2 * (board - first) + (room === 'closed' ? 1 : 0);
}

/** Declarer's tricks where all cards were played. */
function wonBy({ contract, cards }: Pick<PlayInFile, 'contract' | 'cards'>): number | undefined {
  if (typeof contract !== 'object' || cards.length < 52) return undefined;
  const checked = checkPlay(cards, contract, null);
  return checked.possible ? tricksOfDeclarer(checked.play, contract.declarer, null) : undefined;
}

function eventOf({ title, segment, scoring, home, visit }: LinHeader): Record<string, string> {
  const [, method] = SCORINGS.find(([sign]) => sign === scoring) ?? [];
  const said: Record<string, string | undefined> = {
    Event: title,
    Stage: segment,
    Scoring: method,
    HomeTeam: home.team,
    VisitTeam: visit.team,
  };
  return Object.fromEntries(Object.entries(said).filter(([, text]) => text)) as Record<string, string>;
}

/** Writes how boards were played as LIN: by matches, each with its header where anything is said of it. */
export function writeLinPlays(plays: readonly PlayInFile[]): Uint8Array {
  const matches = grouped(plays, ({ event }) =>
    JSON.stringify(
      ['Event', 'Stage', 'Round', 'Table', 'Section', 'HomeTeam', 'VisitTeam'].map((name) => event[name]),
    ),
  );
  const groups = [...matches.values()];
  // A header holds until the next one.
  const withHeaders = groups.some((group) => group.some(needsHeader));
  return writeLinMatches(groups.map((group) => matchOf(group, withHeaders)));
}

function needsHeader({ event, contract, calls }: PlayInFile): boolean {
  return Object.keys(event).length > 0 || (contract !== undefined && calls.length === 0);
}

function matchOf(plays: readonly PlayInFile[], withHeader: boolean): MatchForLin {
  const boards = plays.map((play) => ({
    ...play,
    dealer: dealerIn(play),
    more: play.comments.map((text) => ({ key: 'nt', value: inSuitLetters(text, '!') })),
  }));
  return withHeader ? { header: headerOf(plays), boards } : { boards };
}

function headerOf(plays: readonly PlayInFile[]): LinHeader {
  const { event } = plays[0]!;
  const numbers = plays.map(({ board }) => board);
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  const [method] = (event['Scoring'] ?? '').split(';');
  const header = {
    title: event['Event'] ?? '',
    segment: event['Stage'] ?? event['Round'] ?? '',
    scoring: SCORINGS.find(([, name]) => name === method?.replace(/^MatchPoints$/, 'MP'))?.[0] ?? '',
    first,
    last,
    home: { team: event['HomeTeam'] ?? '', carryOver: '0' },
    visit: { team: event['VisitTeam'] ?? '', carryOver: '0' },
    players: [],
    more: [],
  };
  const results: string[] = [];
  // Boards that are far apart would make a list of nothing.
  if (last - first < 1_000) {
    for (const { board, room, contract, tricks } of plays) {
      const at = placeOf({ ...header, results }, board, room);
      if (contract === 'passed-out') results[at] ??= writeLinResult(contract);
      else if (contract && tricks !== undefined) results[at] ??= writeLinResult({ ...contract, tricks });
    }
  }
  return { ...header, results: Array.from(results, (result) => result ?? '') };
}
