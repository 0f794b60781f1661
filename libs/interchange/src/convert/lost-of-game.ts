import { scoreForNS, type Doubling } from '#scoring';
import { vulnerableIn } from '../deals/deal-file.js';
import { EVENT_TAGS, hiddenHand } from '../deals/read-pbn.js';
import { item, plain } from '../lin/write-lin.js';
import { LONGEST } from '../pbn/pbn-export-lines.js';
import { pbnValue, type PbnGame, type PbnTag } from '../pbn/pbn-game.js';
import { pbnMoves } from '../pbn/pbn-moves.js';
import { elementRows } from '../pbn/pbn-table.js';
import { SCORINGS } from '../played/lin-plays.js';
import { commentsOf } from '../played/pbn-plays.js';
import type { PlayInFile } from '../played/play-in-file.js';
import { inSuitLetters, inSuitSigns } from '../text/calls-written.js';
import type { LostFact, LostField } from './converted.js';

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
  'HomeTeam',
  'VisitTeam',
]);
/** Tags of a deal and of how it was played, which are told by other words. */
const OF_DEAL_OR_PLAY: ReadonlySet<string> = new Set([
  'Board',
  'Dealer',
  'Vulnerable',
  'Deal',
  'DoubleDummyTricks',
  'OptimumResultTable',
  'Ability',
  'North',
  'East',
  'South',
  'West',
  'Contract',
  'Declarer',
  'Result',
  'Auction',
  'Play',
  'Note',
]);
const DOUBLE_DUMMY: ReadonlySet<string> = new Set(['DoubleDummyTricks', 'OptimumResultTable', 'Ability']);
const OF_EVENT: ReadonlySet<string> = new Set([...EVENT_TAGS, 'Competition', 'Scoring', 'Table', 'Room']);

/** What of a game LIN has no place for. */
export function lostInLin(game: PbnGame, play: PlayInFile): readonly LostFact[] {
  return [
    ...(hiddenHand(game, play.board) ? (['hands'] as const) : []),
    ...tagsSaid(game).flatMap((name) => (isInLin(name, game, play) ? [] : [lostTag(name, play)])),
    ...againSaid(game),
    ...(hasMarks(game) ? (['annotations'] as const) : []),
    ...(textsOfLin(play).some((isChanged) => isChanged) ? (['texts'] as const) : []),
  ];
}

/** What of a game a format of deals has no place for beside what was played. */
export function lostInDeals(game: PbnGame): readonly LostFact[] {
  return [
    ...tagsSaid(game).flatMap((name) => (OF_DEAL_OR_PLAY.has(name) ? [] : [lostTag(name, undefined)])),
    ...(hasComments(game) ? (['comments'] as const) : []),
    ...againSaid(game),
  ];
}

/** Whether a game says more than its deal and how it was played. */
export function saysMore(game: PbnGame): boolean {
  return hasComments(game) || tagsSaid(game).some((name) => !OF_DEAL_OR_PLAY.has(name));
}

/** Tags of a game that say something, those of the games before it as well. */
function tagsSaid({ tags, inherited }: PbnGame): string[] {
  const own = [...tags.values()].filter(({ value, elements }) => isSaid(value) || elements.length > 0);
  const before = [...inherited].filter(([name, value]) => !tags.has(name) && isSaid(value));
  return [...own.map(({ name }) => name), ...before.map(([name]) => name)];
}

/** Tags that a game has once more. */
function againSaid({ again = [] }: PbnGame): LostFact[] {
  return again.map(({ name }) => ({ field: 'tags', name }));
}

function isSaid(value: string): boolean {
  return !/^[-?\s]*$/.test(value);
}

function hasComments(game: PbnGame): boolean {
  return commentsOf(game).length > 0;
}

/** Whether LIN holds what a tag says, or it says nothing new beside the others. */
function isInLin(name: string, game: PbnGame, play: PlayInFile): boolean {
  if (name === 'Scoring') return !isScoringLost(play);
  if (IN_LIN.has(name)) return true;
  if (name === 'Room')
    return play.room === 'closed' || (play.room !== undefined && play.event['HomeTeam'] !== undefined);
  return name === 'Score' && isScoreOf(play, pbnValue(game, name));
}

function lostTag(name: string, play: PlayInFile | undefined): LostFact {
  if (DOUBLE_DUMMY.has(name)) return play?.doubleDummy === undefined ? 'doubleDummyPart' : 'doubleDummy';
  if (/Score(Table|.*History)$/.test(name)) return { field: 'tables', name };
  if (name.startsWith('Score')) return { field: 'scores', name };
  return { field: OF_EVENT.has(name) ? 'event' : 'tags', name };
}

function isScoringLost({ event }: PlayInFile): boolean {
  return event['Scoring'] !== undefined && !isScoringOfLin(event['Scoring']);
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

/** Points of both sides, North-South's first. */
export interface PbnPoints {
  readonly ns: number;
  readonly ew: number;
}

/** `OptimumScore` (PBN 2.1, 4.2.7): `NS 420`, `EW -420`, or both. Nothing where it tells none, or two that differ. */
export function readOptimumScore(value: string): PbnPoints | undefined {
  const sides = [...value.matchAll(/(NS|EW)\s*([+-]?\d{1,5})(?!\d)/gi)];
  const rest = sides.reduce((text, [whole]) => text.replace(whole, ''), value);
  const scores = new Set(
    sides.map(([, side, score]) => (side!.toUpperCase() === 'NS' ? 1 : -1) * Number(score)),
  );
  const [score] = scores;
  if (score === undefined || scores.size > 1 || rest.trim() !== '') return undefined;
  return { ns: score + 0, ew: 0 - score };
}
