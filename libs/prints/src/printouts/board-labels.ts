import type { Heading } from '../documents/heading.js';
import type { DocumentOf } from '../documents/print-document.js';
import { vulnerabilityText } from '../kit/compass.js';
import { MM, type Box } from '../kit/paper-size.js';
import { gridded } from '../layout/laid.js';
import { placeText, type PlacedPaper, type Setting } from '../layout/setting.js';

type Label = DocumentOf<'board-labels'>['boards'][number] & { readonly copy: number };

/** Labels for boards: one for each copy, with number, dealer and vulnerability; to be cut. */
export function boardLabels({ heading, boards }: DocumentOf<'board-labels'>, setting: Setting): PlacedPaper {
  const labels = boards.flatMap((board) =>
    Array.from({ length: board.copies }, (_, index) => ({ ...board, copy: index + 1 })),
  );
  return gridded(setting, setting.say('labels'), labels, {
    columns: 3,
    height: 31 * MM,
    isCut: true,
    paint: (label, cell) => paintLabel(label, cell, heading, setting),
  });
}

function paintLabel(label: Label, { x, y, width, height }: Box, heading: Heading, setting: Setting): void {
  const { ink, say } = setting;
  const { board, dealer, vulnerable, copies, copy } = label;
  const [left, right] = [x + 10, x + width - 10];
  ink.text(`${board}`, { x: left, y: y + 42 }, { size: 38, bold: true });
  ink.text(say('dealerOf', { seat: dealer }), { x: right, y: y + 22 }, { size: 11, bold: true }, 'right');
  const face = { size: 9 };
  const room = width - 24 - ink.width(`${board}`, { size: 38, bold: true });
  const told = ink.cut(vulnerabilityText(vulnerable, say), room, face);
  ink.text(told, { x: right, y: y + 37 }, face, 'right');
  const middle = y + height - 26;
  // Whose cards are dealt first, and who is in danger, as boards have it: a bar on their sides.
  for (const [index, seat] of (['N', 'E', 'S', 'W'] as const).entries()) {
    const isVulnerable = vulnerable === 'both' || (vulnerable !== 'none' && vulnerable.includes(seat));
    const cell = { x: left + index * 20, y: middle - 10, width: 17, height: 14 };
    ink.frame(cell, { weight: isVulnerable ? 1.6 : 0.4, colour: '#000000' });
    const bold = seat === dealer;
    ink.text(seat, { x: cell.x + cell.width / 2, y: cell.y + 10.5 }, { size: 9, bold }, 'centre');
    if (bold)
      ink.line([cell.x + 4, cell.y + 12], [cell.x + 13, cell.y + 12], { weight: 0.8, colour: '#000000' });
  }
  if (copies > 1) ink.text(say('copy', { copy }), { x: right, y: middle }, { size: 9, bold: true }, 'right');
  const foot = { size: 6, colour: '#555555' };
  ink.text(
    placeText(heading, setting, { room: width - 20, face: foot }),
    { x: left, y: y + height - 7 },
    foot,
  );
}
