import { Problem } from '../../api/problem.js';
import { hiddenBoards } from './hiddenBoards.js';

describe('the boards of a session that are hidden from a judge who plays', () => {
  it('are those whose traveller is not there for them; one that could not be asked for is not asked to be shown', () => {
    const [gone, busy] = [404, 503].map((status) => new Problem({ code: 'any', status }));
    expect(hiddenBoards([1, 2, 3, 4], [gone, null, busy, gone])).toEqual([1, 4]);
    expect(hiddenBoards([1, 2], [null, null])).toEqual([]);
  });
});
