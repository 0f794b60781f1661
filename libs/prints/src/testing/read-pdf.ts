import { inflateSync } from 'node:zlib';

/** A text as it stands on a page, in points from the left upper corner; `y` is its base line. */
export interface TextOnPage {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  /** Red, green and blue, from 0 to 1. */
  readonly colour: string;
}

export interface PageRead {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly TextOnPage[];
}

type Matrix = readonly [number, number, number, number, number, number];
const UNMOVED: Matrix = [1, 0, 0, 1, 0, 0];

interface Font {
  readonly letters: ReadonlyMap<number, string>;
  readonly widths: ReadonlyMap<number, number>;
}

/** What can be selected on the pages of a PDF as we write it: read from its streams, not from what has written them. */
export function readPdf(bytes: Uint8Array): PageRead[] {
  const file = Buffer.from(bytes).toString('latin1');
  const objects = new Map(
    [...file.matchAll(/(?:^|\n)(\d+) 0 obj\n(.*?)\nendobj/gs)].map(
      (found) => [Number(found[1]), found[2]!] as const,
    ),
  );
  const at = (id: string | undefined) => objects.get(Number(id)) ?? '';
  const [, pages] = /\/Type \/Pages\b.*?\/Kids \[([^\]]*)\]/s.exec(file) ?? [];
  return [...(pages ?? '').matchAll(/(\d+) 0 R/g)].map(([, id]) => {
    const page = at(id);
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page)!;
    const resources = at(/\/Resources (\d+) 0 R/.exec(page)?.[1]);
    const fonts = new Map(
      [...(/\/Font <<(.*?)>>/s.exec(resources)?.[1] ?? '').matchAll(/\/(\w+) (\d+) 0 R/g)].map(
        ([, name, font]) => [name!, fontOf(at(font), at)] as const,
      ),
    );
    const texts = textsIn(streamOf(at(/\/Contents (\d+) 0 R/.exec(page)?.[1])), fonts, Number(height));
    return { width: Number(width), height: Number(height), texts };
  });
}

/** The texts of a page line by line from above, those of a line from the left. */
export function linesOf({ texts }: PageRead): string[] {
  const lines = new Map<number, TextOnPage[]>();
  for (const text of texts) {
    const y = [...lines.keys()].find((known) => Math.abs(known - text.y) < 1) ?? text.y;
    lines.set(y, [...(lines.get(y) ?? []), text]);
  }
  return [...lines]
    .toSorted(([one], [other]) => one - other)
    .map(([, own]) =>
      own
        .toSorted((one, other) => one.x - other.x)
        .map(({ text }) => text)
        .join(' '),
    );
}

function streamOf(object: string): string {
  const [, dictionary = '', body = ''] = /^(.*?)stream\n(.*)\nendstream/s.exec(object) ?? [];
  const bytes = Buffer.from(body, 'latin1');
  return (dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

function fontOf(font: string, at: (id: string | undefined) => string): Font {
  const letters = new Map<number, string>();
  const map = streamOf(at(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1]));
  for (const [, from, , list] of map.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g)) {
    for (const [index, [, hex]] of [...list!.matchAll(/<([\w ]*)>/g)].entries()) {
      const units = (hex!.match(/\w{4}/g) ?? []).map((unit) => parseInt(unit, 16));
      letters.set(parseInt(from!, 16) + index, String.fromCharCode(...units));
    }
  }
  const descendant = at(/\/DescendantFonts \[(\d+) 0 R\]/.exec(font)?.[1]);
  const widths = /\/W \[0 \[([^\]]*)\]\]/s.exec(descendant)?.[1]?.trim().split(/\s+/) ?? [];
  return { letters, widths: new Map(widths.map((width, glyph) => [glyph, Number(width)])) };
}

function textsIn(stream: string, fonts: ReadonlyMap<string, Font>, height: number): TextOnPage[] {
  const texts: TextOnPage[] = [];
  const kept: Matrix[] = [];
  let [matrix, placed]: Matrix[] = [UNMOVED, UNMOVED];
  let font: Font | undefined;
  let size = 0;
  let numbers: number[] = [];
  let name = '';
  let colour = '';
  for (const [token] of stream.matchAll(/\[[^\]]*\] TJ|\/\w+|-?[\d.]+|[A-Za-z*]+/g)) {
    if (token.startsWith('[')) {
      texts.push({ ...textOf(token, font!, size, times(placed!, matrix!), height), colour });
    } else if (token.startsWith('/')) name = token.slice(1);
    else if (/^-?[\d.]+$/.test(token)) numbers.push(Number(token));
    else {
      if (token === 'q') kept.push(matrix!);
      if (token === 'Q') matrix = kept.pop() ?? UNMOVED;
      if (token === 'cm') matrix = times(numbers.slice(-6) as unknown as Matrix, matrix!);
      if (token === 'Tm') placed = numbers.slice(-6) as unknown as Matrix;
      if (token === 'scn' || token === 'rg') colour = numbers.slice(-3).join(' ');
      if (token === 'Tf') [font, size] = [fonts.get(name), numbers.at(-1)!];
      numbers = [];
    }
  }
  return texts;
}

function textOf(
  shown: string,
  { letters, widths }: Font,
  size: number,
  [a, b, , , x, y]: Matrix,
  height: number,
): Omit<TextOnPage, 'colour'> {
  let [text, advance] = ['', 0];
  for (const [, hex, moved] of shown.matchAll(/<(\w+)>|(-?[\d.]+)/g)) {
    if (moved !== undefined) advance -= Number(moved);
    for (const code of hex?.match(/.{4}/g) ?? []) {
      const glyph = parseInt(code, 16);
      text += letters.get(glyph) ?? '\uFFFD';
      advance += widths.get(glyph) ?? 0;
    }
  }
  const scale = Math.hypot(a, b);
  return { text, x, y: height - y, width: (advance / 1000) * size * scale, size: size * scale };
}

/** First one, then the other. */
function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l];
}
