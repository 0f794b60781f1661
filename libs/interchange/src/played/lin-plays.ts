import { checkPlay, tricksOfDeclarer } from '#bridge';
import { dealOfLin } from '../deals/lin.js';
import { readVulnerability } from '../deals/written-fields.js';
import { FROM_SOUTH } from '../lin/from-south.js';
import { readLinFile, type LinBoard, type LinHeader } from '../lin/lin-file.js';
import { linMoves } from '../lin/lin-moves.js';
import { readLinResult } from '../lin/lin-result.js';
import { inSuitSigns } from '../text/suit-signs.js';
import { contractOfCalls, type PlayInFile } from './play-in-file.js';

/** How the header of a LIN and `Scoring` of PBN call a method. */
export const SCORINGS: readonly (readonly [string, string])[] = [
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
export function placeOf({ first = 1 }: LinHeader, board: number, room: LinBoard['room']): number {
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
