import type { Doubling } from '#scoring';
import { scoreForNS } from '#scoring';
import { vulnerableIn } from '../deals/deal-file.js';
import { EVENT_TAGS, hiddenHand } from '../deals/read-pbn.js';
import { item, plain } from '../lin/write-lin.js';
import { LONGEST } from '../pbn/pbn-export-lines.js';
import { pbnValue, type PbnGame, type PbnTag } from '../pbn/pbn-game.js';
import { pbnMoves } from '../pbn/pbn-moves.js';
import { readOptimumScore } from '../pbn/pbn-par.js';
import { elementRows } from '../pbn/pbn-table.js';
import { SCORINGS } from '../played/lin-plays.js';
import type { PlayInFile } from '../played/play-in-file.js';
import { inSuitLetters, inSuitSigns } from '../text/suit-signs.js';
import type { LostField } from './converted.js';

/** Tags of which LIN has the values, and those that say nothing beside them. */
const IN_LIN: ReadonlySet<string> = new Set([
  'Board',
  'West',
  'North',
  'East',
  'South',
  'Dealer',
  'Vulnerable',
  'Deal',
  'Declarer',
  'Contract',
  'Result',
  'Auction',
  'Play',
  'Note',
  'Event',
  'Stage',
  'Scoring',
  'HomeTeam',
  'VisitTeam',
]);
const DOUBLE_DUMMY: ReadonlySet<string> = new Set(['DoubleDummyTricks', 'OptimumResultTable', 'Ability']);
const OF_EVENT: ReadonlySet<string> = new Set([...EVENT_TAGS, 'Competition', 'Table', 'Room']);

/** What of a game LIN has no place for. */
export function lostInLin(game: PbnGame, play: PlayInFile): readonly LostField[] {
  const lost = new Set<LostField>();
  const isSaid = (name: string) => !/^[-?\s]*$/.test(pbnValue(game, name));
  if (hiddenHand(game, play.board)) lost.add('hands');
  for (const tag of game.tags.values()) {
    const field = lostTag(tag, game, play);
    if (field && (isSaid(tag.name) || tag.elements.length > 0)) lost.add(field);
  }
  for (const name of game.inherited.keys())
    if (isSaid(name) && OF_EVENT.has(name) && !IN_LIN.has(name)) lost.add('event');
  if (game.again) lost.add('tags');
  if (play.event['Scoring'] !== undefined && !isScoringOfLin(play.event['Scoring'])) lost.add('event');
  if (hasMarks(game)) lost.add('annotations');
  if (textsOfLin(play).some((isChanged) => isChanged)) lost.add('texts');
  return [...lost];
}

function lostTag({ name }: PbnTag, game: PbnGame, play: PlayInFile): LostField | undefined {
  if (IN_LIN.has(name)) return undefined;
  if (name === 'Room' && play.room !== undefined && play.event['HomeTeam'] !== undefined) return undefined;
  if (name === 'Room' && play.room === 'closed') return undefined;
  if (DOUBLE_DUMMY.has(name)) return play.doubleDummy === undefined ? 'doubleDummyPart' : 'doubleDummy';
  if (/Score(Table|.*History)$/.test(name)) return 'tables';
  if (name === 'Score' && isScoreOf(play, pbnValue(game, name))) return undefined;
  if (name.startsWith('Score')) return 'scores';
  return OF_EVENT.has(name) ? 'event' : 'tags';
}

function isScoringOfLin(scoring: string): boolean {
  return SCORINGS.some(([, name]) => name === scoring.replace(/^MatchPoints$/i, 'MP'));
}

/** Whether a score is what the contract gives, so that nothing is lost without it. */
function isScoreOf(play: PlayInFile, value: string): boolean {
  const { contract, tricks } = play;
  const said = readOptimumScore(value)?.ns;
  if (contract === 'passed-out') return said === 0;
  if (!contract || tricks === undefined) return false;
  const doubling: Doubling = contract.doubling;
  return said === scoreForNS({ ...contract, doubling, tricks }, vulnerableIn(play));
}

/** Whether calls or cards are marked: by glyphs, as irregular, as to be continued; or cards are explained. */
function hasMarks({ tags }: PbnGame): boolean {
  const [auction, play] = [tags.get('Auction'), tags.get('Play')];
  if ((play?.notes.length ?? 0) > 0) return true;
  const moves = [...(auction ? pbnMoves(auction, 'call') : []), ...(play ? pbnMoves(play, 'card') : [])];
  return moves.some(({ nags, irregular, sign }) => nags.length > 0 || irregular || sign === '+');
}

/** Of each text of a play whether LIN writes it otherwise: commas divide its lists, `|` its pairs, `!S` is a spade. */
function textsOfLin({ event, players, calls, comments }: PlayInFile): boolean[] {
  const listed = [event['Event'], event['Stage'] ?? event['Round'], event['HomeTeam'], event['VisitTeam']];
  const isOther = (text: string) =>
    plain(inSuitLetters(text, '!')) !== inSuitLetters(text, '!') || inSuitSigns(text, '!') !== text;
  return [
    ...[...listed, ...Object.values(players)].map((text) => text !== undefined && item(text) !== text),
    ...calls.map(({ explanation }) => explanation !== undefined && isOther(explanation)),
    ...comments.map(isOther),
  ];
}

/** What of a game is not written again in export format: what its lines have no room for. */
export function lostInPbn(game: PbnGame): readonly LostField[] {
  const isCut = [...game.tags.values(), ...(game.again ?? [])].some(
    (tag) =>
      `[${tag.name} ""]`.length + (tag.written ?? tag.value).length > LONGEST ||
      tag.notes.some(
        ({ index, text, written }) => (written ?? `${index}:${text}`).length + '[Note ""]'.length > LONGEST,
      ) ||
      isTableCut(tag),
  );
  return isCut ? ['texts'] : [];
}

function isTableCut(tag: PbnTag): boolean {
  if (tag.name === 'Auction' || tag.name === 'Play' || tag.elements.length === 0) return false;
  const rows = elementRows(tag) ?? [];
  return rows.some((row) => row.map(({ text }) => text).join(' ').length > LONGEST);
}
