import { SEATS, type Seat } from '#cards';
import type { ConventionName } from '../conventions/presets/presets.js';
import type { Settings } from '../conventions/settings.js';
import type { DealRecord } from '../deal/deal-record.js';
import { judgeDeal } from '../deal/judge.js';
import { placeIn } from '../sheet/place-in.js';
import { openSheet, type Sheet } from '../sheet/sheet.js';
import { sheetAfter } from '../sheet/sheet-at.js';
import type { SheetLine } from '../sheet/sheet-line.js';
import { deal, THREE } from '../testing/deal.js';
import { settingsOf } from '../testing/given.js';
import { settleSheet } from '../sheet/explain.js';
import { figuresOf } from './settlement.js';

/** Plays the lines one after the other, each deal judged at its place. */
function given(
  name: ConventionName,
  { players, firstDealer }: { players: readonly Seat[]; firstDealer: Seat },
  agreed: Partial<Settings> = {},
) {
  const at = (sheet: Sheet, line: SheetLine | DealRecord) => {
    if ('kind' in line) return sheetAfter(sheet, line);
    const record = { ...line, dealer: sheet.dealer, players: [...players] };
    expect(judgeDeal(record, sheet.settings, placeIn(sheet))).toMatchObject({ possible: true });
    return sheetAfter(sheet, { kind: 'deal', record });
  };
  return {
    when(...lines: readonly (SheetLine | DealRecord)[]) {
      const sheet = lines.reduce(at, openSheet(settingsOf(name, agreed), players, firstDealer));
      const { pools, mountains, whists } = figuresOf(sheet.entries, players);
      const points = (figures: typeof pools) => players.map((seat) => String(figures[seat])).join(' ');
      return {
        /** Pools, mountains and balances of the players in their order, and whists as they are written. */
        settles: (told: { pools: string; mountains: string; whists: string; balances: string }) =>
          expect({
            pools: points(pools),
            mountains: points(mountains),
            whists: whists
              .filter(({ amount }) => !amount.isZero)
              .map(({ by, on, amount }) => `${by}-${on} ${amount}`)
              .join(', '),
            balances: settleSheet(sheet)
              .map(({ balance }) => String(balance))
              .join(' '),
          }).toEqual(told),
      };
    },
  };
}

const four = { players: SEATS, firstDealer: 'W' } as const;
const three = { players: THREE.players, firstDealer: 'S' } as const;

/** Whole sheets, reckoned with pencil and paper by the rules' text. */
describe('a whole sheet', () => {
  it('of sochinka: half-whist, the second whister alone, a misère shared and one caught, two all-passes, help', () =>
    given('sochinka', { ...four, firstDealer: 'N' }, { poolSize: 10 })
      .when(
        deal('6S by E', { whists: 'S whist, W pass', tricks: 'E 5, S 3, W 2' }),
        deal('8H by S', { whists: 'W whist, N whist', tricks: 'S 10, W 0, N 0' }),
        deal('7D by W', { whists: 'N pass, E half' }),
        {
          ...deal('misère by N', { tricks: 'N 0, E 4, S 6' }),
          played: { kind: 'misere', declarer: 'N', halved: true },
        },
        deal('all-pass', { tricks: 'E 4, S 3, W 2, N 1' }),
        deal('all-pass', { tricks: 'S 5, W 5, N 0' }),
        deal('10NT by W', { whists: 'N pass, E pass' }),
        deal('misère by N', { tricks: 'N 2, E 4, S 4' }),
      )
      .settles({
        pools: '10 2 10 10',
        mountains: '26 5 12 11',
        whists: 'N-E 2, E-W 4, S-E 12, W-N 30, W-E 22, W-S 40',
        balances: '-133 -7 7 133',
      }));

  it('of leningradka: whists shared by gentlemen, a whist returned, all-passes 2 and 4, halves of a shortfall', () =>
    given('leningradka', three)
      .when(
        deal('6C by N', { whists: 'E whist, S pass', tricks: 'N 5, E 3, S 2' }),
        deal('7H by E', { whists: 'S pass, N half, S whist, N pass', tricks: 'E 5, S 3, N 2' }),
        deal('all-pass', { tricks: 'N 6, E 4, S 0' }),
        deal('all-pass', { tricks: 'N 4, E 4, S 2' }),
        deal('misère by S', { tricks: 'S 3, N 3, E 4' }),
        deal('6NT by S', { whists: 'N whist, E whist', tricks: 'S 9, N 1, E 0' }),
        deal('10S by N', { whists: 'E whist, S whist', tricks: 'N 10, E 0, S 0' }),
      )
      .settles({
        pools: '10 0 4',
        mountains: '26 36 70',
        whists: 'N-E 16, N-S 4, E-N 14, S-N 14, S-E 56',
        balances: '836/3 -214/3 -622/3',
      }));

  it('of rostov: all-passes in whists, the dealer’s point, ten of consolation', () =>
    given('rostov', four)
      .when(
        deal('all-pass', { tricks: 'N 6, E 2, S 2' }),
        deal('all-pass', { tricks: 'E 0, S 4, W 6' }),
        deal('6D by S', { whists: 'W whist, N pass', tricks: 'S 4, W 4, N 2' }),
        deal('7S by W', { whists: 'N whist, E whist', tricks: 'W 8, N 2, E 0' }),
        deal('7S by N', { whists: 'E pass, S whist', tricks: 'N 9, E 1, S 0' }),
      )
      .settles({
        pools: '5 1 0 5',
        mountains: '0 0 6 0',
        whists: 'N-S 26, N-W 8, E-N 15, E-S 40, E-W 30, S-N 19, W-S 26',
        balances: '75/2 165/2 -291/2 51/2',
      }));

  it('of klassika: an opening in the dark, bombs kept and used, an exit by a seven, help with a bomb', () =>
    given('klassika-open', three, { poolSize: 10 })
      .when(
        {
          ...deal('all-pass', { ...THREE, tricks: 'N 4, E 3, S 3' }),
          played: { kind: 'all-pass', blindPasses: ['N', 'E', 'S'] },
        },
        deal('7C by N', { whists: 'E whist, S pass', tricks: 'N 6, E 2, S 2' }),
        deal('8D by E', { whists: 'S pass, N pass' }),
        deal('6H by N', { whists: 'E pass, S half' }),
        {
          ...deal('misère by S', { tricks: 'S 1, N 4, E 5' }),
          played: { kind: 'misere', declarer: 'S', blind: true },
        },
        deal('6S by S', { whists: 'N whist, E whist', tricks: 'S 9, N 1, E 0' }),
      )
      .settles({
        pools: '4 10 6',
        mountains: '12 4 40',
        whists: 'N-S 4, E-N 24, E-S 20, S-N 32',
        balances: '-12 224 -212',
      }));

  it('of the sports federation: no amnesty, an all-pass off the mountain, the talon’s tricks, a dealer who does not answer', () =>
    given('sports-federation', four)
      .when(
        deal('all-pass', { tricks: 'N 4, E 3, S 3' }),
        deal('all-pass', { tricks: 'E 0, S 5, W 4, N 1' }),
        deal('7H by S', { whists: 'W whist, N pass', tricks: 'S 7, W 2, N 1' }),
        deal('6C by W', { whists: 'N pass, E pass', talon: ['CA', 'CK'] }),
        deal('8S by N', { whists: 'E pass, S pass, W whist', tricks: 'N 10, E 0, S 0' }),
      )
      .settles({
        pools: '6 0 4 2',
        mountains: '12 -2 26 16',
        whists: 'S-W 8, W-S 24',
        balances: '70 90 -126 -34',
      }));

  it('with penalties: a wrong count, a void deal, a closed trick, a second fault in dealing, “without all”', () =>
    given('sochinka', three)
      .when(
        deal('6H by N', {
          whists: 'E whist, S pass',
          tricks: 'N 8, E 2, S 0',
          rectifications: [{ kind: 'remise', seat: 'N', tricks: 2, rule: '3.9.18' }],
        }),
        { kind: 'void' },
        deal('7C by E', {
          whists: 'S whist, N whist',
          tricks: 'E 6, S 3, N 1',
          rectifications: [{ kind: 'penalty-tricks', seat: 'S', tricks: 1, rule: '3.9.11.2' }],
        }),
        {
          kind: 'penalties',
          dealPasses: true,
          rectifications: [{ kind: 'mountain', seat: 'E', points: 5, rule: '3.2.17' }],
        },
        deal('10D by N', { whists: 'E whist, S pass', tricks: 'N 9, E 1, S 0' }),
        deal('all-pass', {
          tricks: 'N 3, E 3, S 4',
          rectifications: [{ kind: 'penalty-tricks', seat: 'S', tricks: 1, rule: '3.9.11.2' }],
        }),
        deal('6S by S', { ended: 'without-all' }),
      )
      .settles({
        pools: '0 0 0',
        mountains: '14 13 14',
        whists: 'N-E 8, N-S 12, E-N 24, E-S 12, S-N 10, S-E 12',
        balances: '-52/3 68/3 -16/3',
      }));
});
