import type { Heading } from '../documents/heading.js';
import type { DocumentOf } from '../documents/print-document.js';
import type { Slip } from '../documents/seating.js';
import { faceFor, namesSet } from '../kit/fitted-names.js';
import { MM, type Box } from '../kit/paper-size.js';
import { paintCode } from '../kit/qr.js';
import { gridded } from '../layout/laid.js';
import { placeText, type PlacedPaper, type Setting } from '../layout/setting.js';

/** QR slips, to be cut: who it is, where they begin, and a code that leads to their scorecard. */
export function nameSlips({ heading, slips }: DocumentOf<'name-slips'>, setting: Setting): PlacedPaper {
  return gridded(setting, setting.say('nameSlips'), slips, {
    columns: 2,
    height: 44 * MM,
    isCut: true,
    paint: (slip, cell) => paintSlip(slip, cell, heading, setting),
  });
}

function paintSlip({ who, alone, start, link }: Slip, cell: Box, heading: Heading, setting: Setting): void {
  const { ink, say } = setting;
  const pad = 9;
  const code = Math.min(cell.height - 2 * pad, 34 * MM);
  const x = cell.x + pad;
  const width = cell.width - code - 3 * pad;
  const called = who.team ?? say(alone ? 'playerNumber' : 'pairNumber', { number: who.number });
  let y = cell.y + pad + 11;
  // Both names whole under each other, where there are two.
  const names =
    who.names.length > 0
      ? who.names.map((name) => ({ names: [name] }))
      : [{ names: [called], isTeams: true as const }];
  const lines = names.flatMap((each) => {
    const face = faceFor(ink, each, width, { size: 12, least: 9, bold: true });
    const set = namesSet(ink, each, width, face);
    return set.lines.map((text) => ({ text, face: set.face }));
  });
  // Of surnames that go on in the next line, too, there is room for no more than three usual lines.
  const leading = Math.min(14.5, 43.5 / lines.length);
  for (const { text, face } of lines) {
    ink.text(text, { x, y }, face);
    y += leading;
  }
  if (who.names.length > 0) {
    // The side stands behind the name of a team.
    const { size } = faceFor(ink, { names: [called] }, width, { size: 9, least: 6 });
    ink.text(ink.cut(called, width, { size }), { x, y: y - 2 }, { size, colour: '#333333' });
    y += 11;
  }
  if (start) {
    const begins =
      start.round > 1
        ? say('beginsIn', { round: start.round })
        : say(start.sitsOut ? 'beginsSittingOut' : 'begins');
    ink.text(ink.cut(begins, width, { size: 8 }), { x, y }, { size: 8, colour: '#333333' });
    const place = `${start.table} ${say(`${start.at}_name`)}`;
    const large = { size: Math.min(17, width / ink.width(place, { size: 1, bold: true })), bold: true };
    ink.text(place, { x, y: y + 18 }, large);
    y += 28;
  }
  const small = { size: 6.5, colour: '#333333' };
  for (const [index, line] of ink.lines(say('scan'), width, small).entries())
    ink.text(line, { x, y: y + index * 7.6 }, small);
  const foot = { size: 6.5, colour: '#555555' };
  ink.text(
    placeText(heading, setting, { room: width, face: foot }),
    { x, y: cell.y + cell.height - 7 },
    foot,
  );
  paintCode(ink, link, {
    x: cell.x + cell.width - pad - code,
    y: cell.y + (cell.height - code) / 2,
    size: code,
  });
}
