import { readVenues, venueTexts } from './venueText.js';

const known = { tables: ['A1', 'A2', 'A3'], pairs: ['A-1', 'A-2', 'A-3', 'A-4', 'A-5'] };

it('rooms are written by the numbers of their tables and pairs, and read again', () => {
  const venues = [
    { tables: ['A1', 'A2'], contestants: ['A-1', 'A-2', 'A-3', 'A-5'] },
    { tables: ['A3'], contestants: ['A-4'] },
  ];
  const texts = venueTexts(venues);
  expect(texts).toEqual([
    { tables: '1–2', pairs: '1–3, 5' },
    { tables: '3', pairs: '4' },
  ]);
  expect(readVenues(texts, 'A', known)).toEqual(venues);
});

it.each([
  ['nothing', [{ tables: '', pairs: '1' }], { index: 0, field: 'tables', kind: 'unread' }],
  ['a range that runs backwards', [{ tables: '1', pairs: '4-2' }], { field: 'pairs', kind: 'unread' }],
  ['a table that is not there', [{ tables: '1-4', pairs: '1' }], { kind: 'unknown', name: '4' }],
  [
    'a pair in two rooms',
    [
      { tables: '1', pairs: '1-3' },
      { tables: '2', pairs: '3' },
    ],
    { index: 1, field: 'pairs', kind: 'twice', name: '3' },
  ],
] as const)('says that it cannot read %s', (_, texts, fault) => {
  expect(readVenues(texts, 'A', known)).toMatchObject(fault);
});
