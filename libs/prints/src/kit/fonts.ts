import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Latin with Polish, Cyrillic, and the signs of suits: DejaVu, whose licence lets everybody print and embed it. */
const FILES = { plain: 'DejaVuSansCondensed.ttf', bold: 'DejaVuSansCondensed-Bold.ttf' } as const;

const read = new Map<keyof typeof FILES, Buffer>();

/** The bytes of a font, from its package. */
export function fontBytes(font: keyof typeof FILES): Buffer {
  const known = read.get(font);
  if (known) return known;
  const bytes = readFileSync(createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${FILES[font]}`));
  read.set(font, bytes);
  return bytes;
}
