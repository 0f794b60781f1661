import type { Face, Ink } from '../kit/ink.js';
import { MM, pageSize, type Box, type PaperSize } from '../kit/paper-size.js';
import { paintLogo } from '../kit/logo.js';
import type { Heading } from '../documents/heading.js';
import { stageText } from '../texts/stage-text.js';
import type { Say } from '../words/words.js';

/** With what printouts are set. */
export interface Setting {
  readonly ink: Ink;
  readonly size: PaperSize;
  readonly say: Say;
  /** Compares texts as the language sorts them. */
  readonly compare: (one: string, other: string) => number;
  /** A day that is given as YYYY-MM-DD, as the language writes it. */
  readonly dayText: (day: string, month?: 'long' | 'short') => string;
  /** A minute that is given as YYYY-MM-DD HH:MM, as the language writes it. */
  readonly minuteText: (minute: string) => string;
  /** Whether letters that the fonts lack were spelled in Latin ones. */
  readonly spelled: boolean;
}

/** A page: what stands on it, within the box that it was laid out for. */
export interface PageLaid {
  readonly landscape: boolean;
  readonly paint: () => void;
}

/** A paper that is laid out: its title and its pages. */
export interface PlacedPaper {
  readonly title: string;
  readonly pages: readonly PageLaid[];
  /** Pages that are cut have no head: each part says itself what it is of. */
  readonly isCut?: boolean;
}

const MARGIN = 12 * MM;
const HEAD = 34;
const FOOT = 16;
/** How much of the head a title takes. */
const MOST_OF_HEAD = 0.6;

/** The part of a page that a printout may use: under its head, above its foot. */
export function body({ size }: Pick<Setting, 'size'>, { landscape = false, isCut = false } = {}): Box {
  const { width, height } = pageSize(size, landscape);
  const head = isCut ? 0 : HEAD;
  return {
    x: MARGIN,
    y: MARGIN + head,
    width: width - 2 * MARGIN,
    height: height - 2 * MARGIN - head - FOOT,
  };
}

/** What stands above and below each page: the tournament, what it is, which page of how many. */
export function paintFrame(
  setting: Setting,
  heading: Heading,
  { title, isCut = false }: PlacedPaper,
  { landscape, page, pages }: { readonly landscape: boolean; readonly page: number; readonly pages: number },
): void {
  const { ink, size, say, spelled } = setting;
  const { width, height } = pageSize(size, landscape);
  const right = width - MARGIN;
  const told = say('page', { page, pages });
  if (!isCut) {
    const left = MARGIN + paintLogo(ink, heading.logo, { x: MARGIN, y: MARGIN - 4, width: 60, height: 20 });
    // A contest may have a long name: what it is of stands beside it.
    const most = (right - left) * MOST_OF_HEAD;
    const large = Math.min(14, (most - 0.1) / ink.width(title, { size: 1, bold: true }));
    const titled = { size: Math.max(9, large), bold: true };
    const called = ink.cut(title, most, titled);
    ink.text(called, { x: left, y: MARGIN + 12 }, titled);
    const small = { size: 9, colour: '#333333' };
    const numbered = ` · ${told}`;
    const room = right - left - ink.width(called, titled) - ink.width(numbered, small) - 16;
    const place = placeText(heading, setting, { room, face: small });
    ink.text(`${place}${numbered}`, { x: right, y: MARGIN + 12 }, small, 'right');
    ink.line([MARGIN, MARGIN + 19], [right, MARGIN + 19], { weight: 0.8, colour: '#222222' });
  }
  const foot = { size: 7.5, colour: '#555555' };
  const base = height - MARGIN;
  const below = [
    ...(heading.house === null ? [] : [heading.house]),
    ...(isCut ? [placeText(heading, setting, { room: width / 2, face: foot }), title, say('cutHere')] : []),
    ...(heading.asOf === null
      ? []
      : [say('asOf', { ...heading.asOf, time: setting.minuteText(heading.asOf.time) })]),
    ...(spelled ? [say('spelled')] : []),
  ].join(' · ');
  const numbered = isCut ? told : '';
  const room = right - MARGIN - ink.width(numbered, foot) - 12;
  ink.text(ink.cut(below, room, foot), { x: MARGIN, y: base }, foot);
  ink.text(numbered, { x: right, y: base }, foot, 'right');
}

/** The tournament, the session and its day, within a width: of a long name the end is left out, never those. */
export function placeText(
  { tournament, session, stage, day }: Heading,
  { ink, say, dayText }: Pick<Setting, 'ink' | 'say' | 'dayText'>,
  { room, face }: { readonly room: number; readonly face: Face },
): string {
  const behind = [
    ...(session === null ? [] : [say('session', { session }) + (stage ? ` · ${stageText(stage, say)}` : '')]),
    ...(day === null ? [] : [dayText(day)]),
  ]
    .map((part) => `, ${part}`)
    .join('');
  return ink.cut(tournament, room - ink.width(behind, face), face) + behind;
}
