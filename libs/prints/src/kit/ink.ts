// oxlint-disable-next-line import/no-named-as-default -- its types know the default alone
import PDFDocument from 'pdfkit';
import { fontBytes } from './fonts.js';
import { isPrintable } from './printable-picture.js';
import type { SuitColours } from './suit-colours.js';

const BLACK = '#000000';
/** Darker than a screen's: they can be told apart in grey, too. */
const COLOURS: Readonly<Record<SuitColours, Readonly<Record<string, string>>>> = {
  two: { '♠': BLACK, '♥': '#c00418', '♦': '#c00418', '♣': BLACK },
  four: { '♠': BLACK, '♥': '#c00418', '♦': '#a34a00', '♣': '#0b6b2e' },
};
const SUIT = /([♠♥♦♣])/;
const ELLIPSIS = '…';

/** A picture as the library has opened it, in dots. */
interface Picture {
  readonly width: number;
  readonly height: number;
}
const NO_PICTURE: Picture = { width: 0, height: 0 };

/** How a text is set. */
export interface Face {
  /** In points. */
  readonly size: number;
  readonly bold?: boolean;
  readonly colour?: string;
}

export type Align = 'left' | 'right' | 'centre';

/** What a page is drawn with. Places are in points from the page's left upper corner. */
export class Ink {
  readonly #widths = new Map<string, number>();
  /** The one picture of a document, opened once: it stands on each of its pages. */
  #picture: Picture | undefined;

  /** @param document without a page yet, with its fonts registered */
  constructor(
    private readonly document: PDFKit.PDFDocument,
    private readonly colours: SuitColours,
  ) {}

  /** How wide a text is in one line. */
  width(text: string, { size, bold = false }: Face): number {
    const key = `${bold} ${text}`;
    let ofOne = this.#widths.get(key);
    if (ofOne === undefined) {
      // Widths grow with the size: measured once, large.
      this.document.font(bold ? 'bold' : 'plain').fontSize(100);
      ofOne = this.document.widthOfString(text) / 100;
      this.#widths.set(key, ofOne);
    }
    return ofOne * size;
  }

  /** The text, or as much of it as a width has room for, with a sign where something is left out. */
  cut(text: string, width: number, face: Face): string {
    if (this.width(text, face) <= width) return text;
    const letters = Array.from(text);
    let [fits, not] = [0, letters.length];
    while (not - fits > 1) {
      const middle = Math.floor((fits + not) / 2);
      const isFitting = this.width(letters.slice(0, middle).join('') + ELLIPSIS, face) <= width;
      [fits, not] = isFitting ? [middle, not] : [fits, middle];
    }
    return (
      letters
        .slice(0, fits)
        .join('')
        .replace(/[\s.,]+$/u, '') + ELLIPSIS
    );
  }

  /** The lines of a text within a width, broken between words; a word that is wider stands alone and is cut. */
  lines(text: string, width: number, face: Face): string[] {
    const lines: string[] = [];
    for (const paragraph of text.split('\n')) {
      let line = '';
      for (const word of paragraph.split(' ')) {
        const longer = line === '' ? word : `${line} ${word}`;
        if (line !== '' && this.width(longer, face) > width) {
          lines.push(this.cut(line, width, face));
          line = word;
        } else line = longer;
      }
      lines.push(this.cut(line, width, face));
    }
    return lines;
  }

  /**
   * A text in one line; signs of suits have their colours.
   *
   * @param at where it begins, ends or has its middle, by `align`, and its base line
   */
  text(
    text: string,
    at: { readonly x: number; readonly y: number },
    face: Face,
    align: Align = 'left',
  ): void {
    if (text === '') return;
    const { size, bold = false, colour = BLACK } = face;
    const width = align === 'left' ? 0 : this.width(text, face);
    let x = align === 'right' ? at.x - width : align === 'centre' ? at.x - width / 2 : at.x;
    for (const part of text.split(SUIT)) {
      if (part === '') continue;
      this.document
        .font(bold ? 'bold' : 'plain')
        .fontSize(size)
        .fillColor(COLOURS[this.colours][part] ?? colour)
        .text(part, x, at.y, { lineBreak: false, baseline: 'alphabetic' });
      x += this.width(part, face);
    }
  }

  /** A straight line. */
  line(
    from: readonly [x: number, y: number],
    to: readonly [x: number, y: number],
    { weight = 0.4, colour = '#666666', dashed = false } = {},
  ): void {
    this.document.lineWidth(weight).strokeColor(colour);
    if (dashed) this.document.dash(3, { space: 2 });
    this.document
      .moveTo(...from)
      .lineTo(...to)
      .stroke();
    if (dashed) this.document.undash();
  }

  /** The edge of a box. */
  frame(
    { x, y, width, height }: { x: number; y: number; width: number; height: number },
    { weight = 0.4, colour = '#666666', dashed = false } = {},
  ): void {
    this.document.lineWidth(weight).strokeColor(colour);
    if (dashed) this.document.dash(3, { space: 2 });
    this.document.rect(x, y, width, height).stroke();
    if (dashed) this.document.undash();
  }

  /** A box filled with black. */
  box({ x, y, width, height }: { x: number; y: number; width: number; height: number }): void {
    this.document.rect(x, y, width, height).fill(BLACK);
  }

  /** A circle's line, white within. */
  circle(x: number, y: number, radius: number): void {
    this.document.lineWidth(0.6).circle(x, y, radius).fillAndStroke('#ffffff', '#444444');
  }

  /** A picture left in the middle of a box's height, as large as it fits. @returns how wide it is; 0 where it is none */
  picture(
    bytes: Buffer,
    { x, y, width, height }: { x: number; y: number; width: number; height: number },
  ): number {
    const picture = (this.#picture ??= isPrintable(bytes) ? opened(this.document, bytes) : NO_PICTURE);
    if (picture.width === 0) return 0;
    const scale = Math.min(width / picture.width, height / picture.height);
    const [wide, high] = [picture.width * scale, picture.height * scale];
    this.document.image(picture as unknown as Buffer, x, y + (height - high) / 2, {
      width: wide,
      height: high,
    });
    return wide;
  }

  /** What is drawn turned by some degrees around a point. */
  turned(degrees: number, origin: readonly [x: number, y: number], draw: () => void): void {
    this.document.save().rotate(degrees, { origin: [...origin] });
    draw();
    this.document.restore();
  }
}

/** A document without pages, with its fonts, and the ink for it. Nothing in it tells when it was made. */
export function inkwell(info: { readonly title: string; readonly language: string }, colours: SuitColours) {
  const document = new PDFDocument({
    autoFirstPage: false,
    // Without one pdfkit looks for its own.
    font: null as unknown as string,
    margin: 0,
    lang: info.language,
    displayTitle: true,
    info: { Title: info.title, Producer: 'Tirage', Creator: 'Tirage', CreationDate: new Date(0) },
  });
  document.registerFont('plain', fontBytes('plain'));
  document.registerFont('bold', fontBytes('bold'));
  return { document, ink: new Ink(document, colours) };
}

/** A picture, opened; nothing where it is broken. */
function opened(document: PDFKit.PDFDocument, bytes: Buffer): Picture {
  try {
    return (document as unknown as { openImage(from: Buffer): Picture }).openImage(bytes);
  } catch {
    return NO_PICTURE;
  }
}
