import { mock } from 'node:test';
import { Paced } from './paced.js';

describe('what is handed on at a pace', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
  afterEach(() => mock.timers.reset());

  function paced() {
    const taken: string[][] = [];
    return { taken, changes: new Paced<string>(500, (items) => taken.push([...items])) };
  }

  it('is the first at once, and what comes soon after it together', () => {
    const { taken, changes } = paced();
    changes.add(['room']);
    expect(taken).toEqual([['room']]);
    changes.add(['standings']);
    changes.add(['room', 'standings']);
    expect(taken).toHaveLength(1);
    mock.timers.tick(500);
    expect(taken).toEqual([['room'], ['standings', 'room']]);
    mock.timers.tick(2_000);
    changes.add(['clock']);
    expect(taken.at(-1)).toEqual(['clock']);
  });

  it('is nothing after the end', () => {
    const { taken, changes } = paced();
    changes.add(['room']);
    changes.add(['standings']);
    changes.stop();
    mock.timers.tick(2_000);
    expect(taken).toEqual([['room']]);
  });
});
