import { parseDeal, highCardPoints, SUITS, suitOf, rankOf, type Card } from '#cards';
import type { BoardShown, SeatLetter } from '../documents/board-shown.js';
import { signed } from '../texts/figures.js';
import type { Say } from '../words/words.js';
import type { Ink } from './ink.js';
import type { Box } from './paper-size.js';

const SIGNS = { S: '♠', H: '♥', D: '♦', C: '♣', NT: 'NT' } as const;
const STRAINS = ['NT', 'S', 'H', 'D', 'C'] as const;
const DECLARERS = ['N', 'S', 'E', 'W'] as const;
const VULNERABLE = { none: 'vulNone', NS: 'vulNS', EW: 'vulEW', both: 'vulBoth' } as const;

/** How wide the tricks of each declarer are. */
const TRICKS_WIDTH = 63;

/**
 * A board as hand records have it: number, dealer and vulnerability left above, the four hands as a compass, points below
 * left, tricks of each declarer below right, and par.
 */
export function paintBoard(ink: Ink, say: Say, shown: BoardShown, { x, y, width, height }: Box): void {
  const line = Math.min(9.4, (height - 14) / 12.4);
  const size = line * 0.96;
  const [third, right] = [x + width * 0.345, x + width * 0.665];
  const top = y + 4;
  const small = { size: Math.min(6.6, size), colour: '#222222' };
  const told = [say('dealerOf', { seat: shown.dealer }), vulnerabilityText(shown.vulnerable, say)];
  ink.text(`${shown.board}`, { x: x + 4, y: top + 13 }, { size: 15, bold: true });
  for (const [index, text] of told.entries()) {
    ink.text(ink.cut(text, third - x - 6, small), { x: x + 4, y: top + 22 + index * 8 }, small);
  }
  if (shown.deal === null) return;
  const deal = parseDeal(shown.deal);
  const places: Readonly<Record<SeatLetter, readonly [number, number]>> = {
    N: [third, 0],
    W: [x + 4, 4],
    E: [right, 4],
    S: [third, 8],
  };
  const edge = x + width - 3;
  const until: Readonly<Record<SeatLetter, number>> = {
    N: edge,
    W: right - 4,
    E: edge,
    S: shown.tricks ? edge - TRICKS_WIDTH - 3 : edge,
  };
  for (const [seat, [left, row]] of Object.entries(places) as [SeatLetter, readonly [number, number]][]) {
    for (const [index, suit] of SUITS.entries()) {
      const held = heldIn(ink, deal[seat], suit, until[seat] - left, size);
      ink.text(held.text, { x: left, y: top + (row + index + 0.85) * line }, { size: held.size });
    }
  }
  paintPoints(ink, deal, { x: x + 4, y: top + 8.6 * line, width: third - x - 8, line });
  paintTricks(ink, shown, { x: edge - TRICKS_WIDTH, y: top + 8.1 * line, line });
  const par = parText(shown, say);
  const face = { size: small.size, colour: '#222222' };
  if (par !== '') ink.text(ink.cut(par, width - 8, face), { x: x + 4, y: y + height - 4 }, face);
}

/** Who is vulnerable, in a word or two. */
export function vulnerabilityText(vulnerable: string, say: Say): string {
  return say(VULNERABLE[vulnerable as keyof typeof VULNERABLE]);
}

function paintPoints(
  ink: Ink,
  deal: ReturnType<typeof parseDeal>,
  {
    x,
    y,
    width,
    line,
  }: { readonly x: number; readonly y: number; readonly width: number; readonly line: number },
): void {
  const face = { size: line * 0.8, bold: true };
  const middle = x + Math.min(width, 40) / 2;
  const of = (seat: SeatLetter) => `${highCardPoints(deal[seat])}`;
  ink.text(of('N'), { x: middle, y: y + line * 0.8 }, face, 'centre');
  ink.text(of('W'), { x: middle - 12, y: y + line * 1.7 }, face, 'centre');
  ink.text(of('E'), { x: middle + 12, y: y + line * 1.7 }, face, 'centre');
  ink.text(of('S'), { x: middle, y: y + line * 2.6 }, face, 'centre');
}

function paintTricks(
  ink: Ink,
  { tricks }: BoardShown,
  { x, y, line }: { readonly x: number; readonly y: number; readonly line: number },
): void {
  if (!tricks) return;
  const size = Math.min(6.4, line * 0.78);
  const step = Math.min(line * 0.86, 7.6);
  const column = (TRICKS_WIDTH - 10) / STRAINS.length;
  for (const [index, strain] of STRAINS.entries()) {
    ink.text(SIGNS[strain], { x: x + 10 + (index + 0.5) * column, y: y + step * 0.8 }, { size }, 'centre');
  }
  for (const [row, seat] of DECLARERS.entries()) {
    const base = y + step * (row + 1.8);
    ink.text(seat, { x: x + 2, y: base }, { size, bold: true });
    for (const [index, strain] of STRAINS.entries()) {
      const won = tricks[seat][strain];
      ink.text(
        won === null ? '–' : `${won}`,
        { x: x + 10 + (index + 0.5) * column, y: base },
        { size },
        'centre',
      );
    }
  }
}

function parText({ par }: BoardShown, say: Say): string {
  if (!par) return '';
  const contracts = par.contracts.map(
    ({ level, strain, doubled, declarers, over }) =>
      `${level}${SIGNS[strain]}${doubled ? '×' : ''} ${declarers.join('')} ${over === 0 ? '=' : signed(over)}`,
  );
  const told = contracts.length === 0 ? say('passedOut') : contracts.join(', ');
  return `${say('par')} ${signed(par.score)}: ${told}`;
}

/** The cards of a suit: apart where there is room for it, closer where not, and the longest suits smaller. */
function heldIn(
  ink: Ink,
  hand: readonly Card[],
  suit: (typeof SUITS)[number],
  room: number,
  size: number,
): { readonly text: string; readonly size: number } {
  const ranks = hand
    .filter((card) => suitOf(card) === suit)
    .map((card) => (rankOf(card) === 'T' ? '10' : rankOf(card)));
  const ways = [' ', ''].map((between) => `${SIGNS[suit]} ${ranks.join(between) || '–'}`);
  const text = ways.find((each) => ink.width(each, { size }) <= room) ?? ways.at(-1)!;
  return { text, size: Math.min(size, (size * room) / ink.width(text, { size })) };
}
