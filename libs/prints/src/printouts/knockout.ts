import type { KnockoutMatch, KnockoutRound, KnockoutSide } from '../documents/match-shown.js';
import type { DocumentOf } from '../documents/print-document.js';
import { pointsText } from '../texts/figures.js';
import { namesInLine } from '../kit/fitted-names.js';
import type { Face } from '../kit/ink.js';
import type { Box } from '../kit/paper-size.js';
import { emptyPage } from '../layout/laid.js';
import { body, type PageLaid, type PlacedPaper, type Setting } from '../layout/setting.js';
import { bothText, DECIDED_BY } from './match-text.js';
import { bracketPages, rowsOf, type BracketPage, type TreeNode } from './bracket-trees.js';
import { forText } from '../texts/stage-text.js';

/** Rows and rounds that a page has room for, and how high a row is at most. */
const ROWS = 12;
const ROUNDS = 5;
const HIGHEST = 62;
const TITLES = 26;
/** Between two rounds, where lines lead from one to the next. */
const BETWEEN = 22;
/** For the places that are decided, right of the last round. */
const PLACES = 118;
const LOOK = { weight: 0.6, colour: '#444444' };

/** The bracket of a knockout: rounds side by side, lines from each match to the next, and the places at the right. */
export function knockout(document: DocumentOf<'knockout'>, setting: Setting): PlacedPaper {
  const { rounds, title } = document;
  const matches = rounds.flatMap(({ round, matches: own }) => own.map((match) => ({ round, match })));
  const pages = bracketPages(matches, { rows: ROWS, columns: ROUNDS }).map((page): PageLaid => ({
    landscape: true,
    paint: () => paintPage(page, rounds, setting),
  }));
  return {
    title: `${setting.say('bracket')}: ${title}`,
    pages: pages.length > 0 ? pages : [emptyPage(setting, true)],
  };
}

function paintPage(
  { from, to, trees }: BracketPage,
  rounds: readonly KnockoutRound[],
  setting: Setting,
): void {
  const { ink, say } = setting;
  const box = body(setting, { landscape: true });
  const isDecided = trees.some(({ root: { match } }) => match.places.to - match.places.from === 1);
  const column = (box.width - (isDecided ? PLACES : 0)) / (to - from + 1);
  const boxOf = (round: number) => ({ x: box.x + (round - from) * column, width: column - BETWEEN });
  for (const { round, session } of rounds.filter((each) => each.round >= from && each.round <= to)) {
    const told = [
      `${say('round')} ${round}`,
      ...(session === null ? [] : [say('session', { session })]),
    ].join(' · ');
    const { x, width } = boxOf(round);
    const face = { size: 10, bold: true };
    ink.text(ink.cut(told, width, face), { x, y: box.y + 12 }, face);
  }
  const all = trees.reduce((sum, { rows }) => sum + rows, 0);
  const row = Math.min(HIGHEST, (box.height - TITLES) / all);
  let top = box.y + TITLES;
  for (const { root, rows } of trees) {
    paintNode(root, { top, row, boxOf }, setting);
    top += rows * row;
  }
}

interface Grid {
  readonly top: number;
  readonly row: number;
  readonly boxOf: (round: number) => Pick<Box, 'x' | 'width'>;
}

/** A match in the middle of those that lead to it. @returns the height of its middle line on the page */
function paintNode({ round, match, children }: TreeNode, grid: Grid, setting: Setting): number {
  const { ink } = setting;
  let top = grid.top;
  const middles = children.map((child) => {
    const middle = paintNode(child, { ...grid, top }, setting);
    top += rowsOf(child) * grid.row;
    return { middle, from: grid.boxOf(child.round) };
  });
  const own =
    middles.length === 0
      ? grid.top + grid.row / 2
      : middles.reduce((sum, { middle }) => sum + middle, 0) / middles.length;
  const { x, width } = grid.boxOf(round);
  for (const { middle, from } of middles) {
    const [start, turn] = [from.x + from.width, x - BETWEEN / 2];
    ink.line([start, middle], [turn, middle], LOOK);
    ink.line([turn, middle], [turn, own], LOOK);
    ink.line([turn, own], [x, own], LOOK);
  }
  paintMatch(match, { x, width, middle: own, row: grid.row }, setting);
  return own;
}

function paintMatch(
  match: KnockoutMatch,
  {
    x,
    width,
    middle,
    row,
  }: { readonly x: number; readonly width: number; readonly middle: number; readonly row: number },
  { ink, say }: Setting,
): void {
  const { sides, winner, score, places, by, tied, extras } = match;
  const line = Math.min(14, (row - 14) / 2);
  const size = Math.min(9, line * 0.72);
  const small = { size: Math.min(6.8, size), colour: '#444444' };
  const box = { x, y: middle - line, width, height: 2 * line };
  ink.frame(box, LOOK);
  ink.line([x, middle], [x + width, middle], { weight: 0.3, colour: '#999999' });
  const played = extras.flatMap((extra) => (extra === null ? [] : [{ home: extra[0], away: extra[1] }]));
  const extraText = [say('extraBoards'), played.map((extra) => bothText(extra, say)).join(', ')].join(' ');
  const notes = [
    ...(extras.length > 0 ? [extraText.trim()] : []),
    ...(by !== null ? [say(DECIDED_BY[by])] : tied && winner === null ? [say('tied')] : []),
  ];
  const what = [say('matchOf', { match: match.match }), forText(places, say), ...notes]
    .filter(Boolean)
    .join(' · ');
  ink.text(ink.cut(what, width, small), { x, y: box.y - 3 }, small);
  for (const [index, side] of sides.entries()) {
    const base = box.y + index * line + line / 2 + size * 0.36;
    const isOpen = side.of !== 'team';
    // Small, and light: there is room for a name to be written over it.
    const face = isOpen ? { size: Math.min(6.8, size), colour: '#777777' } : { size, bold: winner === index };
    const points = score === null ? '' : pointsText(score[index]!, say);
    const room = width - 10 - (points === '' ? 0 : ink.width(points, face) + 6);
    const shown = isOpen
      ? { text: ink.cut(sideText(side, say), room, face), face }
      : teamText(side, room, face, ink);
    ink.text(shown.text, { x: x + 4, y: base }, shown.face);
    ink.text(points, { x: x + width - 4, y: base }, face, 'right');
  }
  if (places.to - places.from !== 1 || winner === null) return;
  const taken = [sides[winner]!, sides[1 - winner]!];
  for (const [index, side] of taken.entries()) {
    const face = { size: index === 0 ? 9.5 : 8.5, bold: index === 0 };
    const place = `${places.from + index}.  `;
    const room = PLACES - 4 - ink.width(place, face);
    const left = x + width + 12;
    const base = box.y + index * line + line / 2 + 3;
    ink.text(place, { x: left, y: base }, face);
    if (side.of !== 'team') continue;
    const shown = teamText({ ...side, seed: null }, room, face, ink);
    ink.text(shown.text, { x: left + ink.width(place, face), y: base }, shown.face);
  }
}

type Say = Setting['say'];

function teamText(
  { seed, name, isTeams }: Extract<KnockoutSide, { of: 'team' }>,
  room: number,
  face: Face,
  ink: Setting['ink'],
): ReturnType<typeof namesInLine> {
  const called = { names: [name], ...(seed !== null && { number: `${seed}` }), ...(isTeams && { isTeams }) };
  return namesInLine(ink, called, room, face);
}

function sideText(side: Exclude<KnockoutSide, { of: 'team' }>, say: Say): string {
  if (side.of === 'chosen') return say('sideChosen');
  return say(side.of === 'winner' ? 'winnerOf' : 'loserOf', { match: side.match });
}
