import type { TravellerLineSeen } from '../api/travellerDocuments.js';
import { sidesHave, sidesTold } from './figuresOfSides.js';

const award = (percent: string | null, top: string | null, points = '0') =>
  ({ kind: 'matchpoints', percent, top, points }) as unknown as NonNullable<
    TravellerLineSeen['awards']
  >['NS'];
const lineOf = (ns: ReturnType<typeof award>, ew: ReturnType<typeof award>) => ({
  awards: { NS: ns, EW: ew },
});

it('tells both sides on the phone of both, and its own on that of one side', () => {
  expect(sidesTold(undefined)).toEqual(['NS', 'EW']);
  expect(sidesTold('EW')).toEqual(['EW']);
});

it('has what one side gains as the loss of the other, each with its own percentage', () => {
  const line = lineOf(award('62.5', '8'), award('37.5', '8'));
  expect(sidesHave(420, line, undefined)).toEqual([
    { side: 'NS', score: 420, percent: '62.5', imps: undefined },
    { side: 'EW', score: -420, percent: '37.5', imps: undefined },
  ]);
  expect(sidesHave(-50, line, 'EW')).toMatchObject([{ side: 'EW', score: 50, percent: '37.5' }]);
});

it('tells IMPs where there is no top', () => {
  const line = lineOf(award(null, null, '3'), award(null, null, '-3'));
  expect(sidesHave(100, line, undefined)).toMatchObject([
    { percent: undefined, imps: '3' },
    { percent: undefined, imps: '-3' },
  ]);
});

it('tells plus and minus alone as long as the field may not be seen, and no minus zero', () => {
  expect(sidesHave(0, undefined, undefined)).toEqual([
    { side: 'NS', score: 0, percent: undefined, imps: undefined },
    { side: 'EW', score: 0, percent: undefined, imps: undefined },
  ]);
});
