import { checkPlay, tricksOfDeclarer } from '#bridge';
import { dealOfLin } from '../deals/lin.js';
import { dealerIn } from '../deals/deal-file.js';
import { encodedText } from '../deals/records.js';
import { readVulnerability } from '../deals/written-fields.js';
import { FROM_SOUTH } from '../lin/from-south.js';
import { readLinFile, type LinBoard, type LinHeader } from '../lin/lin-file.js';
import { linMoves } from '../lin/lin-moves.js';
import { readLinResult, writeLinResult } from '../lin/lin-result.js';
import { headerText, linLine } from '../lin/write-lin.js';
import { inSuitLetters, inSuitSigns } from '../text/suit-signs.js';
import { contractOfCalls, type PlayInFile } from './play-in-file.js';

const SCORINGS: readonly (readonly [string, string])[] = [
  ['I', 'IMP'],
  ['P', 'MP'],
  ['B', 'BAM'],
];

/** How the boards of a LIN text were played. @throws UnreadableDeals */
export function readLinPlays(text: string): PlayInFile[] {
  let before: PlayInFile | undefined;
  return readLinFile(text).map((one) => (before = playOfLin(one, before)));
}

/** How a board was played, behind another. @throws UnreadableDeals */
export function playOfLin(one: LinBoard, before: PlayInFile | undefined): PlayInFile {
  return playOfBoard(one, one.board ?? (before?.board ?? 0) + 1);
}

function playOfBoard(one: LinBoard, board: number): PlayInFile {
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
export function writeLinPlays(plays: Iterable<PlayInFile>): Uint8Array {
  const matches = new LinMatches();
  for (const play of plays) matches.add(play);
  return encodedText([...matches.texts()].join(''));
}

/** Of a match what its header tells, and the lines of its boards. */
interface MatchInHand {
  readonly event: PlayInFile['event'];
  readonly played: {
    readonly board: number;
    readonly room: PlayInFile['room'];
    readonly result: string | undefined;
  }[];
  readonly lines: string[];
}

/**
 * Matches out of plays that come one by one. A header tells the results of all boards behind it: until the last play no
 * more is kept of one than its line.
 */
export class LinMatches {
  readonly #matches = new Map<string, MatchInHand>();
  // A header holds until the next one.
  #withHeaders = false;

  add(play: PlayInFile): void {
    const { event, board, room, contract, tricks } = play;
    const key = JSON.stringify(
      ['Event', 'Stage', 'Round', 'Table', 'Section', 'HomeTeam', 'VisitTeam'].map((name) => event[name]),
    );
    const match = this.#matches.get(key) ?? { event, played: [], lines: [] };
    this.#matches.set(key, match);
    this.#withHeaders ||= needsHeader(play);
    match.played.push({ board, room, result: resultText({ contract, tricks }) });
    match.lines.push(
      linLine({
        ...play,
        dealer: dealerIn(play),
        more: play.comments.map((text) => ({ key: 'nt', value: inSuitLetters(text, '!') })),
      }),
    );
  }

  /** The file in its pieces. */
  *texts(): Generator<string> {
    for (const match of this.#matches.values()) {
      if (this.#withHeaders) yield headerText(headerOf(match));
      yield* match.lines;
    }
  }
}

function needsHeader({ event, contract, calls }: PlayInFile): boolean {
  return Object.keys(event).length > 0 || (contract !== undefined && calls.length === 0);
}

function resultText({
  contract,
  tricks,
}: {
  readonly contract: PlayInFile['contract'];
  readonly tricks: number | undefined;
}): string | undefined {
  if (contract === 'passed-out') return writeLinResult(contract);
  return contract && tricks !== undefined ? writeLinResult({ ...contract, tricks }) : undefined;
}

function headerOf({ event, played }: MatchInHand): LinHeader {
  let [first, last] = [Infinity, 0];
  for (const { board } of played) [first, last] = [Math.min(first, board), Math.max(last, board)];
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
    for (const { board, room, result } of played) {
      const at = placeOf({ ...header, results }, board, room);
      if (result !== undefined) results[at] ??= result;
    }
  }
  return { ...header, results: Array.from(results, (result) => result ?? '') };
}
