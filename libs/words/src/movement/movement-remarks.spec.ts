import { movementRemarks, movementRemarkText, type MovementRemarkCode } from './movement-remarks.js';

describe('remarks about movements', () => {
  it('say where and what', () => {
    expect(
      movementRemarkText(
        'movement.board-played-twice',
        { round: 3, table: 2, contestant: '7', set: 4, earlierRound: 1 },
        'en',
      ),
    ).toBe('round 3, table 2: 7 has already played board set 4 in round 1');
    expect(movementRemarkText('movement.set-shared', { round: 1, set: 2, tables: [1, 4] }, 'pl')).toBe(
      'runda 1: zestaw 2 przy stołach 1, 4',
    );
  });

  it('leave out the nearest where there is none', () => {
    const said = (params: object) =>
      movementRemarkText('movement.none-with-rounds', { tables: 8, rounds: 9, ...params }, 'en');
    expect(said({ nearest: 10 })).toBe(
      'None exists with 8 tables and 9 rounds (nearest number of rounds: 10).',
    );
    expect(said({})).toBe('None exists with 8 tables and 9 rounds.');
  });

  it('are of one or of several', () => {
    const said = (tables: number) =>
      movementRemarkText('movement.tables-unfit', { tables, nearest: 2 }, 'en');
    expect(said(1)).toBe('It does not exist for 1 table (nearest: 2).');
    expect(said(41)).toBe('It does not exist for 41 tables (nearest: 2).');
    const none = { tables: 1, rounds: 1 };
    expect(movementRemarkText('movement.none-with-rounds', none, 'en')).toBe(
      'None exists with 1 table and 1 round.',
    );
    expect(movementRemarkText('movement.tables-unfit', { tables: 1 }, 'pl')).toBe('Nie ma go przy 1 stole.');
  });

  it('have the same parameters in every language', () => {
    const names = (text: string) =>
      [...text.matchAll(/\{(\w+)\}/g)]
        .map(([, name]) => name!)
        .toSorted((one, other) => (one < other ? -1 : 1));
    for (const [code, text] of Object.entries(movementRemarks.en)) {
      for (const language of ['pl', 'ru'] as const) {
        expect([code, names(movementRemarks[language][code as MovementRemarkCode])]).toEqual([
          code,
          names(text),
        ]);
      }
    }
  });
});
