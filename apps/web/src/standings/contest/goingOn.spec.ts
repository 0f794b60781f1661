import { decisionOf, goingOnBy, type Decision } from './goingOn.js';

const entry = (key: string, place: number | null, decided: Decision = null) => ({
  key,
  place,
  last: place,
  decided,
  qualifies: null,
});
const field = [entry('a', 1), entry('b', 2), entry('c', 3), entry('d', 3), entry('e', 3), entry('f', 6)];
const outcomes = (...[entries, places, decisions]: Parameters<typeof goingOnBy>) => {
  const { goingOn } = goingOnBy(entries, places, decisions);
  return entries.map(({ key }) => goingOn.get(key) ?? '-').join(' ');
};

describe('who would go on', () => {
  it('is decided among those who share the last places, for no more than there are', () => {
    expect(outcomes(field, 4, {})).toBe('yes yes tied tied tied -');
    expect(outcomes(field, 4, { c: 'goes-on' })).toBe('yes yes decided tied tied -');
    expect(outcomes(field, 4, { c: 'goes-on', e: 'goes-on' })).toBe('yes yes decided - decided -');
    const three = { c: 'goes-on', d: 'goes-on', e: 'goes-on' } as const;
    expect(goingOnBy(field, 4, three)).toMatchObject({ places: 2, chosen: 3, open: 2 });
    expect(outcomes(field, 4, three)).toBe('yes yes tied tied tied -');
  });

  it('is the next where somebody declines or has withdrawn', () => {
    expect(outcomes(field, 5, { a: 'declines' })).toBe('declined yes yes yes yes yes');
    expect(goingOnBy(field, 3, { a: 'declines' })).toMatchObject({ places: 2, chosen: 0 });
    const without = [{ ...entry('a', 1), qualifies: 'withdrawn' as const }, ...field.slice(1)];
    expect(outcomes(without, 5, {})).toBe('withdrawn yes yes yes yes yes');
  });

  it('is as was decided before, but for what is decided otherwise now', () => {
    const known = [entry('a', 1, 'declines'), entry('b', 2), entry('c', 2, 'goes-on'), entry('d', null)];
    expect(outcomes(known, 1, {})).toBe('declined - decided -');
    expect(outcomes(known, 1, { a: null })).toBe('yes - - -');
    expect(outcomes(known, 1, { b: 'goes-on', c: null })).toBe('declined decided - -');
    expect(outcomes(known, 4, {})).toBe('declined yes yes -');
    expect(known.map((one) => decisionOf(one, { a: null }))).toEqual([null, null, 'goes-on', null]);
  });
});
