import type { CodeRectification } from '#laws';
import { type DealRecordInput, sheetLineSchema } from '#preferans';
import { isShown } from './shown-in-line.js';

/** Four play, West deals. */
const deal = (record: Pick<DealRecordInput, 'played' | 'tricks' | 'rectifications'>) =>
  sheetLineSchema.parse({
    kind: 'deal',
    record: { players: ['N', 'E', 'S', 'W'], dealer: 'W', ...record },
  });
const allPass = (tricks: DealRecordInput['tricks']) => deal({ played: { kind: 'all-pass' }, tricks });
const misere = (halved: boolean) =>
  deal({
    played: { kind: 'misere', declarer: 'N', ...(halved && { halved }) },
    tricks: { N: 0, E: 5, S: 5 },
  });
const takes = (tricks: 'first-two' | 'all' | 'rest'): CodeRectification => ({ kind: 'takes', tricks });

describe('what a ruling by the Preferans Code comes to', () => {
  it('is in the tricks of an all-pass: of who saw the talon, and of who led out of turn', () => {
    const by = (law: string) => ({ law, seat: 'E' as const });
    const few = allPass({ N: 9, E: 1, S: 0 });
    expect(isShown(takes('first-two'), [few], by('3.2.19'))).toBe(false);
    expect(isShown(takes('first-two'), [allPass({ N: 5, E: 2, S: 3 })], by('3.2.19'))).toBe(true);
    expect(isShown(takes('all'), [allPass({ N: 0, E: 10, S: 0 })], by('3.2.19'))).toBe(true);
    expect(isShown(takes('all'), [few], by('3.2.19'))).toBe(false);
    expect(isShown(takes('rest'), [few], by('3.9.14.3'))).toBe(true);
    expect(isShown(takes('rest'), [allPass({ N: 5, E: 0, S: 5 })], by('3.9.14.3'))).toBe(false);
    expect(isShown(takes('rest'), [misere(false)], by('3.9.14.3'))).toBe(false);
    expect(isShown(takes('first-two'), [allPass({ N: 5, E: 2, S: 3 })], { law: '3.2.19' })).toBe(false);
  });

  it('is a misère in halves where the dealer accepted, and a whole one where the invitation was void', () => {
    expect(isShown({ kind: 'misere-shared' }, [misere(true)], { law: '3.6.9' })).toBe(true);
    expect(isShown({ kind: 'misere-shared' }, [misere(false)], { law: '3.6.9' })).toBe(false);
    expect(isShown({ kind: 'invitation-void' }, [misere(true)], { law: '3.6.9' })).toBe(false);
  });

  it('is whists on who is at fault, by the rule that says so', () => {
    const compensates: CodeRectification = { kind: 'dealer-compensates' };
    const whists = (on: 'W' | 'S', rule = '3.2.16') =>
      sheetLineSchema.parse({
        kind: 'penalties',
        rectifications: [{ kind: 'whists', by: 'N', on, whists: 12, rule }],
      });
    const by = { law: '3.2.16', seat: 'W' } as const;
    expect(isShown(compensates, [whists('W')], by)).toBe(true);
    expect(isShown(compensates, [whists('W', '3.2.15, 3.2.16')], by)).toBe(true);
    expect(isShown(compensates, [whists('S')], by)).toBe(false);
    expect(isShown(compensates, [whists('W', '3.2.17')], by)).toBe(false);
    expect(isShown(compensates, [{ kind: 'void' }], by)).toBe(false);
  });

  it('leaves no trace where it happens at the table', () =>
    expect(isShown({ kind: 'play-on' }, [{ kind: 'void' }], { law: '3.3.16' })).toBe(true));
});
