import { drawnAgain, seatsDrawnWith } from '#movement';
import { publicWishes, type SeatingWishes } from '#tournament';
import { event, NOTED, played, setUp, THREE_TABLES, uuid } from '../../testing/play-events.js';
import type { PlayState } from '../play-state.js';
import { nameText } from '../document-names.js';
import { documentsOf } from '../../testing/documents-made.js';
import type { SessionDocument } from './session-document.js';
import type { SeatsDrawnDocument } from './seats-drawn-document.js';

const SEED = '5eed'.repeat(16);
const places = ['NS', 'EW'].flatMap((line) => [1, 2, 3].map((number) => `A-${line}${number}`));
const entries = places.map((_place, index) => uuid(index + 1));
const wishes: SeatingWishes = {
  places,
  fixed: [{ entry: uuid(3), contestant: 'A-EW2' }],
  staying: [uuid(4)],
  stayingAt: [{ entry: uuid(4), contestant: 'A-NS1' }],
  seeds: [{ entry: uuid(5), seed: 1 }],
  apart: [[uuid(1), uuid(3), uuid(4)]],
  unavoidable: 'late',
};
const seats = seatsDrawnWith({ ...publicWishes(wishes), entries, sections: [THREE_TABLES] }, SEED);
const drawn = event('session.seats-drawn', { session: '1', seed: SEED, seats, wishes });

function read(state: PlayState, kind: 'seats-drawn' | 'session'): unknown {
  return JSON.parse(documentsOf(state).get(nameText({ session: '1', kind, key: '' }))!.text);
}
const seatsDrawn = (state: PlayState) => (read(state, 'seats-drawn') as SeatsDrawnDocument).draw;

describe('how seats were drawn', () => {
  it('is nothing as long as they were not', () => expect(seatsDrawn(played(setUp()))).toBeNull());

  it('holds all from which anybody draws the same, and not who has to stay', () => {
    const draw = seatsDrawn(played(setUp(), drawn))!;
    expect(drawnAgain(draw)).toEqual(seats);
    expect(JSON.stringify(draw)).not.toContain('staying');
    expect(draw).toMatchObject({
      number: 1,
      wishes: { held: [wishes.fixed[0], wishes.stayingAt[0]], sections: [{ section: 'A' }] },
    });
  });

  it('says who meets that was to be kept apart', () => {
    const { met } = seatsDrawn(played(setUp(), drawn))!;
    expect(met).toContainEqual(expect.objectContaining({ ns: uuid(4), ew: uuid(3) }));
  });

  it('is the last draw and its number; another movement takes the draw away, and the number goes on', () => {
    const lot = event('session.seats-drawn', { session: '1', seed: SEED, seats, reason: NOTED });
    const again = played(setUp(), drawn, lot);
    expect(seatsDrawn(again)).toMatchObject({ number: 2, wishes: null, met: [] });
    const moved = event('session.movement-set', { session: '1', sections: [THREE_TABLES] });
    const elsewhere = played(setUp(), drawn, lot, moved);
    expect(seatsDrawn(elsewhere)).toBeNull();
    expect(read(elsewhere, 'session')).toMatchObject({ draw: null, seatDraws: 2 });
    expect(seatsDrawn(played(setUp(), drawn, lot, moved, lot))).toMatchObject({ number: 3 });
  });

  it('leaves what a draw kept to out of the session’s document, which everybody follows', () => {
    const { draw } = read(played(setUp(), drawn), 'session') as SessionDocument;
    expect(draw).not.toHaveProperty('wishes');
    expect(draw).toMatchObject({ kind: 'seed', seed: SEED, seats });
  });
});
