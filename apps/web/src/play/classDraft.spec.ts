import { classOf, draftOf, isPlain, listOf } from './classDraft.js';

const written = { stratum: 'B', categories: 'mixed, seniors', handicap: '2.5', ranked: true };
const B = { stratum: 'B', categories: ['mixed', 'seniors'], handicap: 250, ranked: true };

describe('a class in the fields', () => {
  it('comes back as it was', () => {
    expect(classOf(written)).toEqual(B);
    expect(draftOf(B)).toEqual(written);
    expect(classOf(draftOf({ ...B, handicap: -75 }))).toEqual({ ...B, handicap: -75 });
  });

  it('is none as long as nothing is written', () => {
    const nothing = classOf({ stratum: ' ', categories: ' , ', handicap: '', ranked: true })!;
    expect(nothing).toEqual({ stratum: null, categories: [], handicap: 0, ranked: true });
    expect(isPlain(nothing)).toBe(true);
    expect(isPlain({ ...nothing, ranked: false })).toBe(false);
  });

  it('is not there while its handicap is no number', () => {
    expect(classOf({ ...written, handicap: 'two' })).toBeUndefined();
    expect(classOf({ ...written, handicap: '2,5' })).toEqual(B);
  });

  it('has each category once', () => expect(listOf('a, b,a ,, b')).toEqual(['a', 'b']));
});
