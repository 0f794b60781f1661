import { SEATS } from '#cards';
import fc from 'fast-check';
import { CONVENTIONS } from '../conventions/presets/presets.js';
import { judgeDeal } from '../deal/judge.js';
import { placeIn } from '../sheet/place-in.js';
import { sheetAfter } from '../sheet/sheet-at.js';
import { openSheet } from '../sheet/sheet.js';
import { dealLine } from '../sheet/sheet-line.js';
import { inventedDeal } from './invented-deal.js';

describe('invented deals', () => {
  it('can be by every convention, one behind the other on the sheet of three or four', () => {
    const anyShare = fc.infiniteStream(fc.double({ min: 0, max: 0.999_999, noNaN: true }));
    fc.assert(
      fc.property(fc.constantFrom(...CONVENTIONS), fc.boolean(), anyShare, ({ settings }, four, shares) => {
        const share = () => shares.next().value as number;
        let sheet = openSheet(settings, four ? SEATS : SEATS.slice(0, 3), 'N');
        for (let deal = 0; deal < 8; deal++) {
          const record = inventedDeal(sheet, share);
          expect(judgeDeal(record, settings, placeIn(sheet))).toEqual({ possible: true, flags: [] });
          sheet = sheetAfter(sheet, dealLine(record));
        }
      }),
    );
  });
});
