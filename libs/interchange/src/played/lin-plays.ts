import { checkPlay, tricksOfDeclarer } from '#bridge';
import { dealerInMd, dealOfLin, hasHands, hiddenInMd } from '../deals/lin.js';
import { refuse, type DealPlace } from '../faults/unreadable.js';
import { besides } from '../pbn/pbn-game.js';
import { averageIn, percentagesIn } from '../text/written-values.js';
import { soundPlay } from './sound-play.js';
import { readVulnerability } from '../text/written-fields.js';
import { FROM_SOUTH } from '../lin/lin-pairs.js';
import { readLinFile, type LinBoard, type LinHeader } from '../lin/lin-file.js';
import { linMoves } from '../lin/lin-moves.js';
import { linResultIn } from '../published/lin-result.js';
import { inSuitSigns } from '../text/calls-written.js';
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
  const { header, md, sv } = one;
  const at = ({ line, column }: { readonly line: number; readonly column: number }): DealPlace => ({
    format: 'LIN',
    line,
    ...besides({ column }),
    board,
  });
  const vulnerable = sv && readVulnerability(sv.value, at(sv));
  const isWhole = md !== undefined && hasHands(md.value) && !hiddenInMd(one, board);
  const dealer = md && dealerInMd(md.value);
  const said = isWhole
    ? dealOfLin(one, board).one
    : { board, ...(dealer && { dealer }), ...(vulnerable && { vulnerable }) };
  const { tricks: claimed, claimPlace, ...moves } = linMoves(one, board);
  const { unknownRoom } = one;
  const text = (!unknownRoom && header?.results[placeOf(header, board, one.room)]) || '';
  const resultPlace = header?.resultsAt ? at(header.resultsAt) : { format: 'LIN', line: one.line, board };
  const result = linResultIn(text) ?? unreadResult(text, resultPlace);
  const inHeader = result === 'passed-out' ? result : result && bare(result);
  const called = contractOfCalls(moves.calls, said);
  const contract = inHeader ?? called;
  const won = wonBy({ contract, cards: moves.cards });
  const tricks = claimed ?? won ?? (result && result !== 'passed-out' ? result.tricks : undefined);
  const room = roomOf(one);
  const names = namesOf(one);
  return soundPlay({
    rest: {
      ...said,
      ...(room && { room }),
      event: header ? eventOf(header) : {},
      players: Object.fromEntries(
        FROM_SOUTH.flatMap((seat, index) => (names[index] ? [[seat, names[index]] as const] : [])),
      ),
      comments: [...commentsOf(one), ...(result === null && isRuled(text) ? [`Result: ${text.trim()}`] : [])],
    },
    said: inHeader ?? undefined,
    saidPlace: resultPlace,
    ...moves,
    tricks,
    tricksPlace: claimPlace,
    unknownRoom: unknownRoom && { place: at(unknownRoom), text: unknownRoom.value.trim() },
  });
}

/** Comments, and explanations before any call. */
function commentsOf({ pairs }: LinBoard): string[] {
  const firstCall = pairs.findIndex(({ key }) => key === 'mb');
  return pairs.flatMap(({ key, value }, index) =>
    key === 'nt' || (key === 'an' && value.trim() !== '' && (firstCall === -1 || index < firstCall))
      ? [inSuitSigns(value.trim(), '!')]
      : [],
  );
}

/** Who sat there: of both rooms those behind the first four are in the closed one. */
function namesOf({ players, header, room, unknownRoom }: LinBoard): readonly string[] {
  const all = players.length > 0 ? players : (!unknownRoom && header?.players) || [];
  const isOfOneRoom = players.length > 0 && players.length <= 4;
  return room === 'closed' && !isOfOneRoom ? all.slice(4) : all;
}

/** A room is one only of a match: boards by themselves are all called open. */
function roomOf({ room, header }: LinBoard): LinBoard['room'] {
  const isMatch = header !== undefined && (header.home.team !== '' || header.visit.team !== '');
  return isMatch || room === 'closed' ? room : undefined;
}

/** A ruling is kept as text. @throws UnreadableDeals for anything else that is no result */
function unreadResult(text: string, place: DealPlace): null {
  if (text.trim() === '' || linResultIn(text) === null || isRuled(text)) return null;
  return refuse({ ...place, code: 'deal-file.expected', expected: 'result', found: text.slice(0, 20) });
}

function isRuled(text: string): boolean {
  return averageIn(text) !== undefined || percentagesIn(text) !== undefined;
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
export function wonBy({ contract, cards }: Pick<PlayInFile, 'contract' | 'cards'>): number | undefined {
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
