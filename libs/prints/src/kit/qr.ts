import { create } from 'qrcode';
import type { Ink } from './ink.js';

/** A code that cameras read, with the empty edge that they ask for. */
export function paintCode(
  ink: Ink,
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const EDGE = 2;
  const step = size / (modules.size + 2 * EDGE);
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (!modules.get(row, column)) continue;
      let to = column;
      while (to + 1 < modules.size && modules.get(row, to + 1)) to += 1;
      const width = (to - column + 1) * step;
      ink.box({ x: x + (column + EDGE) * step, y: y + (row + EDGE) * step, width, height: step });
      column = to;
    }
  }
}
