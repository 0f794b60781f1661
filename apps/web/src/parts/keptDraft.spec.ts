import { draftsIn, isMadeLike, typedOver, withDraft } from './keptDraft.js';

describe('what is half entered', () => {
  it('is kept for each play by itself, and goes when it is handed over', () => {
    const one = withDraft([], 'A1 2 5 0', { level: 4 });
    const both = withDraft(one, 'A1 2 6 0', { level: 3 });
    expect(draftsIn(JSON.stringify(both))).toEqual([
      ['A1 2 5 0', { level: 4 }],
      ['A1 2 6 0', { level: 3 }],
    ]);
    expect(withDraft(both, 'A1 2 5 0', undefined)).toEqual([['A1 2 6 0', { level: 3 }]]);
  });

  it('does not pile up', () => {
    const many = Array.from({ length: 30 }, (_, board) => `A1 2 ${board} 0`);
    const kept = many.reduce((drafts, of) => withDraft(drafts, of, {}), draftsIn(null));
    expect(kept.map(([of]) => of)).toEqual(many.slice(-8));
  });

  it('is nothing where the text is none of ours', () => {
    for (const text of ['', '{', '{}', '7', '[[1, 2], "x"]']) expect(draftsIn(text)).toEqual([]);
  });

  it('is taken up only where it is made like what is entered now', () => {
    const model = { passedOut: false, doubling: '', marks: [], tricks: null };
    const draft = { passedOut: false, doubling: 'x', marks: ['blind'], tricks: { N: 3 }, level: 4 };
    expect(isMadeLike(draft, model)).toBe(true);
    expect(isMadeLike({ ...draft, marks: 'blind' }, model)).toBe(false);
    expect(isMadeLike({ ...draft, passedOut: undefined }, model)).toBe(false);
    expect(isMadeLike(null, model)).toBe(false);
    expect(isMadeLike({ dealer: 'N', draft }, { dealer: 'E', draft: model })).toBe(true);
    expect(isMadeLike({ dealer: 'N', draft: 7 }, { dealer: 'E', draft: model })).toBe(false);
  });

  it('keeps a number of a form that was cleared, and what is typed beside it', () => {
    const first = { name: '', minutes: 7, boards: undefined };
    const kept = (typed: object): unknown => JSON.parse(JSON.stringify(typed));
    expect(typedOver(kept({ ...first, name: 'Final', minutes: undefined }), first)).toEqual({
      name: 'Final',
      minutes: undefined,
      boards: undefined,
    });
    expect(typedOver(kept({ ...first, boards: 24 }), first)).toEqual({ ...first, boards: 24 });
    expect(typedOver({ name: 4, minutes: 7 }, first)).toBe(first);
    expect(typedOver(undefined, first)).toBe(first);
  });
});
