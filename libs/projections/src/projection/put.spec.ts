import { play } from '../play/projection/play.js';
import { foldLines, type JournalEntry } from './projection.js';
import { asOneFold, put } from './put.js';
import { RandomEvening } from '../testing/random-evening.js';

describe('a fold', () => {
  it.each([11, 12, 13])(
    'changes nothing that it has told, and tells the same at one go (evening %i)',
    (seed) => {
      const evening = new RandomEvening(seed);
      for (let step = 0; step < 60; step++) evening.step();
      const lines = evening.book.lines as readonly JournalEntry[];
      const states = [play.initial];
      const told = [JSON.stringify(play.initial)];
      for (let from = 0; from < lines.length; from += 1 + (from % 5)) {
        const state = foldLines(play, states.at(-1)!, lines.slice(from, from + 1 + (from % 5)));
        states.push(state);
        told.push(JSON.stringify(state));
      }
      expect(states.map((state) => JSON.stringify(state))).toEqual(told);
      expect(foldLines(play, play.initial, lines)).toEqual(states.at(-1));
    },
  );

  it('copies a record once, and only while it runs', () => {
    const given = { A1: 1 };
    const [first, second] = asOneFold(() => {
      const one = put(given, 'A2', 2);
      return [one, put(one, 'A3', 3)];
    });
    expect(second).toBe(first);
    expect(second).toEqual({ A1: 1, A2: 2, A3: 3 });
    expect(given).toEqual({ A1: 1 });
    expect(put(second!, 'A4', 4)).not.toBe(second);
  });
});
