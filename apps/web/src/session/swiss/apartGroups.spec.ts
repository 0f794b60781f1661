import type { DrawOptions } from '#tournament';
import { groupsOf, kindsOf, withApart } from './apartGroups.js';

const entry = (name: string, club: string[], family: string[] = []) => ({
  entry: name,
  forDraws: { groups: { club, country: [], family }, stationary: false, seed: null },
});
const entries = [
  entry('one', ['Młociny']),
  entry('two', ['MŁOCINY', 'Wola']),
  entry('three', ['Wola'], ['K']),
  entry('four', ['Praga'], ['K']),
  { entry: 'five' },
];
const contestants = ['one', 'two', 'three', 'four', 'five'].map((name, index) => ({
  contestant: `A-${index + 1}`,
  entry: name,
}));

it('the members of each club and family are those whose entries say so, however it is written', () => {
  expect(groupsOf(contestants, entries, ['club', 'family'])).toEqual([
    { kind: 'club', contestants: ['A-1', 'A-2'] },
    { kind: 'club', contestants: ['A-2', 'A-3'] },
    { kind: 'family', contestants: ['A-3', 'A-4'] },
  ]);
  expect(groupsOf([{ contestant: 'A-1', entry: null }], entries, ['club'])).toEqual([]);
});

it('what is kept apart is left out where there is nobody', () => {
  const options = { order: 'close' } as DrawOptions;
  const apart = { rounds: 2, groups: groupsOf(contestants, entries, ['family']) };
  expect(kindsOf(withApart(options, apart).apart)).toEqual(['family']);
  expect(withApart({ ...options, apart }, { rounds: 2, groups: [] })).toEqual(options);
});
