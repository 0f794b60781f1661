import { CurrentState } from '../../../current/current-state.js';
import { begun, played, TOURNAMENT } from '../../../testing/play-events.js';
import { PUBLIC_VIEWER } from '../../../visibility/viewer.js';
import { playFacts } from './play-facts.js';

const STATE = played(...begun());

/** A journal of so many lines; `earlier` are the lines at which its past was asked for. */
function journalOf(position: number) {
  const earlier: number[] = [];
  const facts = playFacts(
    {
      current: { of: () => Promise.resolve(new CurrentState({ position, state: STATE })) },
      past: {
        state: (_projection, _tournament, at) => {
          earlier.push(at);
          return Promise.resolve(STATE as never);
        },
      },
    },
    () => Promise.resolve(PUBLIC_VIEWER),
  );
  const rankings = (at: number) => facts.rankings(TOURNAMENT, { session: '1', section: 'A', upTo: 1, at });
  return { facts, rankings, earlier };
}

describe('what commands are decided on', () => {
  it('is, at the last line, the state that readers are shown: nothing of it is folded twice', async () => {
    const { facts, rankings, earlier } = journalOf(9);
    expect(await facts.openAppeals(TOURNAMENT)).toEqual({ at: 9, rulings: [] });
    expect(await facts.unchecked(TOURNAMENT)).toEqual({ at: 9, plays: [] });
    expect(await rankings(9)).toMatchObject({ at: 9 });
    expect(earlier).toEqual([]);
  });

  it('is an earlier one where an earlier line is named, and nothing behind the last', async () => {
    const { rankings, earlier } = journalOf(9);
    expect(await rankings(7)).toMatchObject({ at: 7 });
    expect(await rankings(10)).toBeUndefined();
    expect(earlier).toEqual([7]);
  });

  it('is nothing of a journal without a line', async () => {
    const { facts, earlier } = journalOf(0);
    expect(await facts.matches(TOURNAMENT, { sessions: ['1'], at: 0 } as never)).toBeUndefined();
    expect(await facts.openAppeals(TOURNAMENT)).toEqual({ at: 0, rulings: [] });
    expect(earlier).toEqual([]);
  });
});
