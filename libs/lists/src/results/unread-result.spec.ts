import { readResult } from './result-text.js';
import { unreadPart } from './unread-result.js';

it.each([
  ['4S', { part: 'declarer-and-tricks', right: '4S N =' }],
  ['4S N', { part: 'tricks', right: '4S N =' }],
  ['W 3ntx', { part: 'tricks', right: '3NTx W =' }],
  ['4S +1', { part: 'declarer', right: '4S N +1' }],
  ['8S N =', { part: 'contract' }],
  ['4Z N =', { part: 'contract' }],
  ['four spades', { part: 'contract' }],
  ['425', { part: 'points' }],
  ['9', { part: 'points' }],
  ['7S N +1', { part: 'too-many', contract: '7S', over: '+1' }],
  ['1C E -8', { part: 'too-many', contract: '1C', over: '-8' }],
  ['4S N = K', { part: 'rest', rest: 'K' }],
  ['4S N 9?', { part: 'rest', rest: '9?' }],
])('says of %s what is wrong with it', (text, part) => expect(unreadPart(text)).toEqual(part));

it('proposes what can be read', () => {
  for (const text of ['4S', '4S N', 'W 3ntx', '4S +1']) {
    const part = unreadPart(text);
    expect('right' in part && readResult(part.right)).toBeTruthy();
  }
});
