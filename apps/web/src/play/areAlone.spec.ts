import { areAlone } from './areAlone.js';

const entry = (...names: string[]) => ({ players: names });

it.each([
  ['nobody has entered', [], false],
  ['everybody alone', [entry('Anna'), entry('Boris')], true],
  ['a pair among them', [entry('Anna'), entry('Boris', 'Cyryl')], false],
])('%s', (_, entries, alone) => {
  expect(areAlone(entries)).toBe(alone);
});
