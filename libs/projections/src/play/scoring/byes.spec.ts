import type { DrawOptions } from '#tournament';
import { played, type TestEvents } from '../../testing/play-events.js';
import { swissOfFive } from '../../testing/swiss-of-five.js';
import { nameText } from '../document-names.js';
import { documentsOf } from '../../testing/documents-made.js';
import type { TravellerDocument } from '../documents/boards/traveller-document.js';
import type { SessionPlay } from '../play-state.js';
import { byesOfBoard } from './byes.js';
import { rankingForDraw } from '../games/by-game.js';
import { follows, scoresOf } from './scores.js';

const SIXTY = { kind: 'artificial', award: 'average-plus' } as const;

function percentages(...events: TestEvents): string[] {
  const state = played(...events);
  const { contestants } = scoresOf(state.sessions['1']!, state.settings);
  return ['1', '2', '3', '4', '5'].map((pair) => contestants.get(`A-${pair}`)!.percentage?.toText(2) ?? '–');
}

describe('who sits out in a Swiss', () => {
  it('has its own average as long as the draws do not say otherwise', () => {
    expect(percentages(...swissOfFive())).toEqual(['50.00', '0.00', '50.00', '100.00', '100.00']);
  });

  it('has average plus, or its own average where that is better', () => {
    expect(percentages(...swissOfFive(SIXTY))).toEqual(['50.00', '0.00', '50.00', '100.00', '100.00']);
    const average = { kind: 'artificial', award: 'average' } as const;
    expect(percentages(...swissOfFive(average))).toEqual(['50.00', '0.00', '50.00', '75.00', '75.00']);
  });

  it('has a percentage that is chosen, and nobody else has other matchpoints for that', () => {
    const forty = { kind: 'percentage', hundredths: 4_000 } as const;
    expect(percentages(...swissOfFive(forty))).toEqual(['50.00', '0.00', '50.00', '70.00', '70.00']);
  });

  it('has it as soon as the round is called, also where only what changed is scored anew', () => {
    const events = swissOfFive(SIXTY);
    const before = played(...events.slice(0, 3));
    const session = (state: typeof before): SessionPlay => state.sessions['1']!;
    scoresOf(session(before), before.settings);
    const now = played(...events.slice(0, 4));
    const earlier = { ...session(before), sections: session(now).sections };
    scoresOf(earlier, before.settings);
    const later = { ...session(now) };
    follows(later, earlier);
    const changed = scoresOf(later, before.settings);
    expect(byesOfBoard(session(before), 2)).toEqual([]);
    expect(byesOfBoard(session(now), 2)).toMatchObject([{ contestant: 'A-4', table: 'A3', round: 2 }]);
    expect(changed.contestants.get('A-4')!.boards).toBe(2);
  });

  it('stands in the traveller as who sits out, with what that is worth and why', () => {
    const state = played(...swissOfFive(SIXTY));
    const name = nameText({ session: '1', kind: 'traveller', key: '2' });
    const { lines } = JSON.parse(documentsOf(state).get(name)!.text) as TravellerDocument;
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatchObject({ table: 'A3', round: 2, ns: 'A-4', ew: null, status: 'bye' });
    expect(lines[2]!.awards!.NS).toMatchObject({ kind: 'artificial', award: 'ave+', percent: '100' });
    expect(lines[2]!.awards!.NS).toMatchObject({ plain: { percent: '60' } });
  });

  it('stands in the next draw with what it has for it', () => {
    const after = (bye?: DrawOptions['bye']) => {
      const state = played(...swissOfFive(bye).slice(0, 2));
      return rankingForDraw(state, state.sessions['1']!, 'A', 1).ranking.map(({ contestant, value }) => [
        contestant,
        value,
      ]);
    };
    expect(after()).toContainEqual(['A-5', '50']);
    expect(after(SIXTY)).toContainEqual(['A-5', '60']);
  });
});
