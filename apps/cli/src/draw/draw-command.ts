import { differentPlaces, drawnAgain } from '#movement';
import { Refusal } from '#platform';
import type { FilesCommand } from '../command/command.js';
import { readDraw } from './read-draw.js';

export const drawCommand: FilesCommand = {
  worksOn: 'files',
  name: 'draw',
  usage: 'FILE|ADDRESS',
  summary: 'repeat and check a published seat draw',
  arguments: [1, 1],
  options: [],
  interrupted: 'Interrupted. Nothing was compared.',
  async run([from], _options, { terminal, signal }) {
    const draw = await readDraw(from!, signal);
    const again = tried(() => drawnAgain(draw));
    const different = differentPlaces(draw.seats, again);
    const how = draw.kind === 'seed' ? `from the seed ${draw.seed}` : 'from the cards';
    if (different.length === 0) {
      terminal.out(`Redrew ${draw.seats.length} seats ${how}: all match.`);
      return 0;
    }
    const entryAt = (seats: typeof again, place: string) =>
      seats.find(({ contestant }) => contestant === place)?.entry ?? 'no one';
    terminal.out(`Redrew ${draw.seats.length} seats ${how}: ${different.length} differ.`);
    for (const place of different) {
      terminal.out(
        `  ${place}: published ${entryAt([...draw.seats], place)}, redrawn ${entryAt(again, place)}`,
      );
    }
    return 1;
  },
};

function tried<Value>(draw: () => Value): Value {
  try {
    return draw();
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal(`This draw cannot be repeated: ${error.message}`);
    throw error;
  }
}
