import { differentPlaces, drawnAgain } from '#movement';
import { Refusal } from '#platform';
import type { FilesCommand } from '../command.js';
import { readDraw } from './read-draw.js';

export const drawCommand: FilesCommand = {
  worksOn: 'files',
  name: 'draw',
  usage: 'FILE|ADDRESS',
  summary: 'draw the seats of a session again from what is published of the draw, and compare',
  arguments: [1, 1],
  options: [],
  interrupted: 'Interrupted: nothing was compared.',
  async run([from], _options, { terminal, signal }) {
    const draw = await readDraw(from!, signal);
    const again = tried(() => drawnAgain(draw));
    const different = differentPlaces(draw.seats, again);
    const how = draw.kind === 'seed' ? `from the seed ${draw.seed}` : 'from the cards';
    if (different.length === 0) {
      terminal.out(`${draw.seats.length} seats drawn again ${how}: all the same.`);
      return 0;
    }
    const entryAt = (seats: typeof again, place: string) =>
      seats.find(({ contestant }) => contestant === place)?.entry ?? 'nobody';
    terminal.out(`${different.length} of ${draw.seats.length} seats are different when drawn again ${how}:`);
    for (const place of different) {
      terminal.out(
        `  ${place}: published ${entryAt([...draw.seats], place)}, drawn ${entryAt(again, place)}`,
      );
    }
    return 1;
  },
};

function tried<Value>(draw: () => Value): Value {
  try {
    return draw();
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal(`Nothing can be drawn from this: ${error.message}`);
    throw error;
  }
}
