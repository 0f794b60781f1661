import { commands } from '../catalogue/catalogue.js';
import { GROUNDS, REASONS } from './reasons.js';

interface Shape {
  readonly reason?: { readonly safeParse: (value: unknown) => { readonly success: boolean } };
}

/** The commands that take a reason, and whether their bodies may leave it out. */
const taken = [...commands.values()].flatMap(({ name, body }): [string, boolean][] => {
  const { reason } = (body as unknown as { readonly shape: Shape }).shape;
  return reason ? [[name, reason.safeParse(undefined).success]] : [];
});

describe('reasons', () => {
  it('are taken by these commands and no others', () => {
    expect(taken.map(([name]) => name).toSorted()).toEqual(Object.keys(REASONS).toSorted());
  });

  it.each(taken)(
    'of %s may be left out where no law or regulation asks for one (%s)',
    (name, mayBeLeftOut) => {
      expect(REASONS[name]!.asked !== 'needed').toBe(mayBeLeftOut);
    },
  );

  it('are needed for a ground, each of which is one of a command', () => {
    const grounds = Object.values(REASONS).map(({ ground }) => ground);
    expect([...new Set(grounds)].toSorted()).toEqual(Object.keys(GROUNDS).toSorted());
    for (const { asked, ground, when } of Object.values(REASONS)) {
      expect(asked === 'optional').toBe(ground === 'none');
      expect(asked === 'by-state').toBe(when !== undefined);
    }
  });
});
