import { afterMisdeal } from './misdeal.js';

describe('a misdeal', () => {
  const facts = { duplicated: false, ordered: false, matchResultKnown: false };

  it('is dealt again', () => expect(afterMisdeal(facts, 2017)).toEqual({ kind: 'redeal' }));

  it('of a duplicated board is dealt again only when the director orders it', () => {
    expect(afterMisdeal({ ...facts, duplicated: true }, 2017)).toEqual({ kind: 'play-on' });
    expect(afterMisdeal({ ...facts, duplicated: true, ordered: true }, 2017)).toEqual({ kind: 'redeal' });
  });

  it('has an adjusted score when the result of the match could be known', () => {
    const known = { ...facts, ordered: true, matchResultKnown: true };
    expect(afterMisdeal(known, 2007)).toEqual({ kind: 'adjusted-score', law: '86C' });
    expect(afterMisdeal(known, 2017)).toEqual({ kind: 'adjusted-score', law: '86A' });
  });
});
