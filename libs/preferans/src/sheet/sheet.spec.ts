import type { Seat } from '#cards';
import type { ConventionName } from '../conventions/presets/presets.js';
import type { Settings } from '../conventions/settings.js';
import type { DealRecord } from '../deal/deal-record.js';
import { judgeDeal } from '../deal/judge.js';
import { deal, THREE } from '../testing/deal.js';
import { settingsOf } from '../testing/given.js';
import { drawnSheet } from './drawn-sheet.js';
import { placeIn } from './place-in.js';
import { exitLevelOf } from './series.js';
import { chainOf, figureOf, isGameOver, type Column, type Sheet } from './sheet.js';
import { sheetAt } from './sheet-at.js';
import type { SheetLine } from './sheet-line.js';

const three = THREE.players;

function given(name: ConventionName, agreed: Partial<Settings> = {}, players: readonly Seat[] = three) {
  const start = { settings: settingsOf(name, agreed), players, firstDealer: players.at(-1)! };
  return {
    when: (...lines: readonly (DealRecord | SheetLine)[]): Sheet =>
      sheetAt(
        lines.map((one): SheetLine => ('players' in one ? { kind: 'deal', record: one } : one)),
        start,
      ),
  };
}

const chain = (sheet: Sheet, column: Column) => chainOf(sheet, column).join('.');
const figure = (sheet: Sheet, column: Column) => String(figureOf(sheet, column));
const made = (level: number, seat: Seat, dealer: Seat = 'S') => {
  const others = { N: 'E pass, S pass', E: 'S pass, N pass', S: 'N pass, E pass', W: '' }[seat];
  return deal(`${level}C by ${seat}`, { ...THREE, dealer, whists: others });
};
const passed = (tricks: string, dealer: Seat = 'S') => deal('all-pass', { ...THREE, dealer, tricks });

describe('the sheet', () => {
  it('is written in chains, as players do, and tells whose deal it is', () => {
    const sheet = given('sochinka').when(
      made(6, 'N', 'S'),
      made(7, 'N', 'N'),
      deal('6D by N', { ...THREE, dealer: 'E', whists: 'E whist, S pass', tricks: 'N 4, E 3, S 3' }),
      made(7, 'N', 'S'),
    );
    const whists = (left: Seat, next: Seat, chain = '') => [
      { on: left, chain: '' },
      { on: next, chain },
    ];
    expect(drawnSheet(sheet)).toEqual([
      { seat: 'N', pool: '2.6.10', mountain: '4', whists: whists('E', 'S'), adjustment: '' },
      { seat: 'E', pool: '', mountain: '', whists: whists('S', 'N', '12.16'), adjustment: '' },
      {
        seat: 'S',
        pool: '',
        mountain: '',
        whists: [
          { on: 'N', chain: '4' },
          { on: 'E', chain: '' },
        ],
        adjustment: '',
      },
    ]);
    expect(sheet).toMatchObject({ deals: 4, dealer: 'N' });
  });

  it('keeps the dealer after a void deal, and passes the deal on where a penalty says so', () => {
    const again = given('sochinka').when(made(6, 'N', 'S'), { kind: 'void' });
    expect(again).toMatchObject({ dealer: 'N', deals: 1, lines: 2 });
    const fined = given('sochinka').when(made(6, 'N', 'S'), {
      kind: 'penalties',
      rectifications: [{ kind: 'mountain', seat: 'N', points: 5, rule: '3.2.17' }],
      dealPasses: true,
    });
    expect(fined.dealer).toBe('E');
    expect(figure(fined, { seat: 'N', kind: 'mountain' })).toBe('5');
  });

  it('raises the price of all-passes in a row up to the cap, and ends the row with a game', () => {
    const row = Array.from({ length: 4 }, () => passed('N 4, E 4, S 2'));
    const sheet = given('sochinka').when(...row);
    expect(chain(sheet, { seat: 'N', kind: 'mountain' })).toBe('2.6.12.18');
    const after = given('sochinka').when(...row, made(6, 'S'), passed('N 4, E 4, S 2'));
    expect(chain(after, { seat: 'N', kind: 'mountain' })).toBe('2.6.12.18.20');
    const geometric = given('sochinka', { allPassProgression: 'geometric', allPassStep: 2 }).when(...row);
    expect(chain(geometric, { seat: 'N', kind: 'mountain' })).toBe('2.6.14.22');
  });

  it('leaves a row of the sports federation by a game that was whisted and made, from a seven', () => {
    const one = [passed('N 4, E 4, S 2')];
    const exitAfter = (...deals: readonly DealRecord[]) => {
      const { series, settings } = given('sports-federation').when(...one, ...deals);
      return exitLevelOf(series, settings);
    };
    expect(exitAfter()).toBe(7);
    expect(exitAfter(made(8, 'N'))).toBe(7);
    expect(exitAfter(deal('misère by N', { ...THREE, tricks: 'N 0, E 5, S 5' }))).toBe(7);
    const whisted = (tricks: string) => deal('7C by N', { ...THREE, whists: 'E whist, S pass', tricks });
    expect(exitAfter(whisted('N 6, E 4, S 0'))).toBe(7);
    expect(exitAfter(whisted('N 7, E 3, S 0'))).toBe(6);
  });

  it('sends points over the pool’s size to the fullest open one for whists, and then off the mountain', () => {
    const sheet = given('sochinka', { poolSize: 10 }).when(
      made(8, 'N'),
      made(7, 'E'),
      made(10, 'N'),
      made(10, 'E'),
    );
    expect(chain(sheet, { seat: 'N', kind: 'pool' })).toBe('6.10');
    expect(chain(sheet, { seat: 'E', kind: 'pool' })).toBe('4.10');
    expect(chain(sheet, { seat: 'N', kind: 'whists', on: 'E' })).toBe('60');
    expect(chain(sheet, { seat: 'S', kind: 'pool' })).toBe('10');
    expect(isGameOver(sheet)).toBe(true);
    const over = given('leningradka', { poolSize: 4, help: false }).when(made(8, 'N'));
    expect(chain(over, { seat: 'N', kind: 'mountain' })).toBe('-4');
    expect(isGameOver(over)).toBe(false);
  });

  it('helps who lacked tricks and the dealer who sat out, but not by the house rule that tournaments refuse', () => {
    const record = deal('8C by N', { whists: 'E whist, S pass', tricks: 'N 10, E 0, S 0' });
    const four: readonly Seat[] = ['N', 'E', 'S', 'W'];
    const open = given('sochinka', { poolSize: 4 }, four).when(record);
    expect(chain(open, { seat: 'E', kind: 'pool' })).toBe('2');
    const barred = given('sochinka', { poolSize: 4, helpBarred: 'short-whister-and-dealer' }, four).when(
      record,
    );
    expect(chain(barred, { seat: 'E', kind: 'pool' })).toBe('');
    expect(chain(barred, { seat: 'S', kind: 'pool' })).toBe('2');
  });

  it('of klassika has bombs, in the order in which they came; a game made uses one up', () => {
    const blind = (dealer: Seat): DealRecord => ({
      ...passed('N 4, E 3, S 3', dealer),
      played: { kind: 'all-pass', blindPasses: ['N', 'E', 'S'] },
    });
    const start = given('klassika-open').when();
    const judged = (record: DealRecord) => judgeDeal(record, start.settings, placeIn(start));
    expect(judged(made(7, 'N'))).toMatchObject({
      faults: [{ fault: 'deal.opening-all-pass', rule: '3.7.9' }],
    });
    expect(judged(blind('S'))).toMatchObject({ possible: true });
    const before = given('klassika-open').when(blind('S'), blind('S'));
    expect(before).toMatchObject({ dealer: 'S', bombs: { N: [2, 4] } });
    // 4 - 3 tricks at 2 and then at 4.
    expect(chain(before, { seat: 'N', kind: 'mountain' })).toBe('2.6');
    const after = given('klassika-open').when(
      blind('S'),
      blind('S'),
      made(8, 'N'),
      made(8, 'N'),
      made(8, 'N'),
    );
    expect(chain(after, { seat: 'N', kind: 'pool' })).toBe('12.36.42');
  });

  it('takes a fourth player in with the means of the others, rounded against him', () => {
    const sheet = given('sochinka').when(made(6, 'N'), made(7, 'E'), made(6, 'S'), passed('N 5, E 3, S 2'), {
      kind: 'joins',
      seat: 'W',
    });
    // Pools 2, 4, 2; mountains 3, 1, 0.
    expect(figure(sheet, { seat: 'W', kind: 'pool' })).toBe('2');
    expect(figure(sheet, { seat: 'W', kind: 'mountain' })).toBe('2');
    expect(sheet).toMatchObject({ players: ['N', 'E', 'S', 'W'], dealer: 'W' });
  });
});
