import type { DocumentOf } from '../documents/print-document.js';
import { numbersText } from '../texts/figures.js';
import { paintBoard } from '../kit/compass.js';
import { gridded } from '../layout/laid.js';
import { body, type PlacedPaper, type Setting } from '../layout/setting.js';

const COLUMNS = 3;
/** Eighteen boards a page. */
const ROWS = 6;

/** The hand records: eighteen boards a page, each with its four hands, points, tricks of each declarer, and par. */
export function handRecords({ boards, hidden }: DocumentOf<'hand-records'>, setting: Setting): PlacedPaper {
  const { ink, say } = setting;
  const told = hidden.length === 0 ? 0 : 14;
  const box = body(setting);
  const laid = gridded(setting, say('handRecords'), boards, {
    columns: COLUMNS,
    height: box.height / ROWS,
    paint: (board, cell) => paintBoard(ink, say, board, cell),
  });
  if (told === 0) return laid;
  const note = say('hidden', { boards: numbersText(hidden) });
  const [first, ...rest] = laid.pages;
  return {
    ...laid,
    pages: [
      {
        ...first!,
        paint() {
          if (boards.length > 0) first!.paint();
          const face = { size: 7.5, colour: '#333333' };
          ink.text(ink.cut(note, box.width, face), { x: box.x, y: box.y - 5 }, face);
        },
      },
      ...rest,
    ],
  };
}
