import { begun, event, played, uuid } from '../testing/play-events.js';
import { hasPart } from './has-part.js';

const substitution = { contestant: 'A-EW1', seat: 'E', fromRound: 2, toRound: 2 } as const;
const state = played(
  event('entries.registered', { entry: uuid(1), players: [uuid(11), uuid(12)] }),
  event('entries.registered', { entry: uuid(2), players: [uuid(13), uuid(14)] }),
  event('entries.withdrawn', { entry: uuid(2) }),
  begun(),
  event('session.players-named', { session: '1', contestant: 'A-NS2', players: [uuid(15)] }),
  event('session.substituted', { session: '1', ...substitution, person: uuid(16) }),
);

describe('a part in a tournament', () => {
  it('has who entered, also once the entry is withdrawn, who was named, and who sits in', () => {
    expect([11, 12, 13, 14, 15, 16].filter((one) => !hasPart(state, uuid(one)))).toEqual([]);
  });

  it('has nobody else', () => {
    expect(hasPart(state, uuid(17))).toBe(false);
  });
});
