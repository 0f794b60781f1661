import { namesInLine } from '../kit/fitted-names.js';
import type { Flowing } from '../kit/flow.js';
import type { Setting } from '../layout/setting.js';

/** Lines on which people sign, side by side, each with who does. */
export function signatures({ ink }: Pick<Setting, 'ink'>, who: readonly string[], width: number): Flowing {
  const each = width / Math.max(1, who.length);
  return {
    height: 36,
    paint(x, y) {
      for (const [index, name] of who.entries()) {
        const left = x + index * each;
        ink.line([left, y + 22], [left + each - 14, y + 22], { colour: '#222222' });
        const small = { size: 7.5, colour: '#333333' };
        const { text, face } = namesInLine(ink, { names: [name] }, each - 14, small);
        ink.text(text, { x: left, y: y + 31 }, face);
      }
    },
  };
}
