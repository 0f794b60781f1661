import { flow, gap, type Flowing } from '../kit/flow.js';
import type { Box } from '../kit/paper-size.js';
import type { Block } from '../kit/block.js';
import { body, type PlacedPaper, type PageLaid, type Setting } from './setting.js';

/** Blocks flowing over pages, in columns side by side where there are several. */
export function flowing(
  setting: Setting,
  title: string,
  blocksOf: (width: number) => readonly Flowing[],
  { landscape = false, columns = 1, between = 18 } = {},
): PlacedPaper {
  const box = body(setting, { landscape });
  const width = (box.width - (columns - 1) * between) / columns;
  const laid = flow(blocksOf(width), box.height);
  const pages: PageLaid[] = [];
  for (let first = 0; first < laid.length; first += columns) {
    const own = laid.slice(first, first + columns);
    pages.push({
      landscape,
      paint() {
        for (const [index, column] of own.entries()) {
          const x = box.x + index * (width + between);
          for (const { block, y } of column) block.paint(x, box.y + y);
        }
      },
    });
  }
  return { title, pages: pages.length > 0 ? pages : [emptyPage(setting, landscape)] };
}

/** Where nothing can be printed yet: a page that says so. */
export function emptyPage({ ink, say, size }: Setting, landscape = false): PageLaid {
  const box = body({ size }, { landscape });
  return { landscape, paint: () => ink.text(say('nothing'), { x: box.x, y: box.y + 16 }, { size: 10 }) };
}

/** Cells of one size, row by row, as many as fit on a page. */
export function gridded<Item>(
  setting: Setting,
  title: string,
  items: readonly Item[],
  {
    columns,
    height,
    isCut = false,
    paint,
  }: {
    readonly columns: number;
    /** The least; what a page has left over is shared among the rows. */
    readonly height: number;
    readonly isCut?: boolean;
    readonly paint: (item: Item, cell: Box) => void;
  },
): PlacedPaper {
  const box = body(setting, { isCut });
  const rows = Math.max(1, Math.floor(box.height / height));
  const cell = { width: box.width / columns, height: box.height / rows };
  const perPage = rows * columns;
  const pages: PageLaid[] = [];
  for (let first = 0; first < items.length; first += perPage) {
    const own = items.slice(first, first + perPage);
    pages.push({
      landscape: false,
      paint() {
        for (const [index, item] of own.entries()) {
          const x = box.x + (index % columns) * cell.width;
          const y = box.y + Math.floor(index / columns) * cell.height;
          setting.ink.frame({ x, y, ...cell }, { dashed: isCut, colour: isCut ? '#999999' : '#666666' });
          paint(item, { x, y, ...cell });
        }
      },
    });
  }
  return { title, isCut, pages: pages.length > 0 ? pages : [emptyPage(setting)] };
}

/** A heading above what belongs together. */
export function headingBlock({ ink }: Pick<Setting, 'ink'>, text: string, width: number, size = 11): Flowing {
  return {
    height: size * 1.9,
    withNext: true,
    paint: (x, y) =>
      ink.text(ink.cut(text, width, { size, bold: true }), { x, y: y + size * 1.35 }, { size, bold: true }),
  };
}

/** A text in as many lines as it needs, each of which may begin a page. */
export function paragraph(
  { ink }: Pick<Setting, 'ink'>,
  text: string,
  width: number,
  { size = 9, bold = false, colour = '#000000', withNext = false } = {},
): Flowing[] {
  const face = { size, bold, colour };
  const lines = ink.lines(text, width, face);
  return lines.map((line, index) => ({
    height: size * 1.4,
    withNext: withNext || (index === 0 && lines.length > 1),
    paint: (x, y) => ink.text(line, { x, y: y + size }, face),
  }));
}

/** A block that flows with what stands in a frame around it. */
export function framed(setting: Pick<Setting, 'ink'>, inner: Block, width: number, padding = 8): Block {
  return {
    height: inner.height + 2 * padding,
    paint(x, y) {
      setting.ink.frame(
        { x, y, width, height: inner.height + 2 * padding },
        { dashed: true, colour: '#999999' },
      );
      inner.paint(x + padding, y + padding);
    },
  };
}

export { gap };
