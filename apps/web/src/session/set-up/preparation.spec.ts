import { asMovement, individualFor, mitchell } from '#movement';
import type { SessionSeen } from '../../api/documents.js';
import { preparationOf } from './preparation.js';
import { isDone, STEPS } from './steps.js';

type Facts = Parameters<typeof preparationOf>[0];

const section = (movement: object) =>
  [{ section: 'A', movement, boardsPerRound: 3, firstBoard: 1 }] as unknown as SessionSeen['sections'];
const seats = (...entries: readonly (string | null)[]) =>
  entries.map((entry, index) => ({
    contestant: `A-${index + 1}`,
    entry,
  })) as unknown as SessionSeen['contestants'];
const dealing = (...statuses: readonly string[]) =>
  ({ dealing: statuses.map((status) => ({ status })) }) as unknown as Facts['whereabouts'];
const entries = ['Ann', 'Bob', 'Cyd'].map((entry) => ({ entry }));

const NOTHING: Facts = {
  session: { sections: [], contestants: [], status: 'set-up' },
  forTeams: false,
  entries: [],
  listed: false,
  matches: undefined,
  whereabouts: undefined,
  cardless: undefined,
  scoringUnsaved: false,
};
const done = (facts: Facts) => STEPS.filter((step) => isDone(step, preparationOf(facts))).join(' ');

/** A preparation as a director goes through it, and which steps are done then. */
const way = (
  { forTeams, movement }: { readonly forTeams: boolean; readonly movement: object },
  seated: (...entries: readonly (string | null)[]) => Partial<Facts> & Pick<Facts, 'session'>,
) => {
  const sections = section(movement);
  const withSeats = (...some: readonly (string | null)[]): Facts => {
    const { session, ...others } = seated(...some);
    return { ...NOTHING, forTeams, entries, ...others, session: { ...session, sections } };
  };
  const all = { ...withSeats('Ann', 'Bob', 'Cyd'), whereabouts: dealing('none', 'dealt'), cardless: 2 };
  return [
    done({ ...NOTHING, forTeams }),
    done({ ...NOTHING, forTeams, entries }),
    done(withSeats(null, null, null)),
    done(withSeats('Ann', null, 'Cyd')),
    done({ ...all, scoringUnsaved: true }),
    done({ ...all, whereabouts: dealing('dealt', 'dealt') }),
    done({ ...all, whereabouts: dealing('dealt', 'dealt'), cardless: 0 }),
  ];
};

const STEP_BY_STEP = [
  '',
  'entries',
  'entries movement scoring',
  'entries movement scoring',
  'entries movement seats',
  'entries movement scoring seats deals',
  'entries movement scoring seats deals cards',
];

describe('each step of a preparation is done when its thing is', () => {
  const bySeats = (...some: readonly (string | null)[]) => ({
    session: { ...NOTHING.session, contestants: seats(...some) },
  });

  it('of pairs', () =>
    expect(way({ forTeams: false, movement: mitchell({ tables: 3 }) }, bySeats)).toEqual(STEP_BY_STEP));

  it('of individuals', () =>
    expect(
      way({ forTeams: false, movement: asMovement(individualFor({ players: 8, rounds: 7 })) }, bySeats),
    ).toEqual(STEP_BY_STEP));

  it('of teams, whose numbers are known from their matches', () => {
    const movement = { ...mitchell({ tables: 3 }), teams: { segments: 1 } };
    const byMatches = (...some: readonly (string | null)[]) => ({
      session: NOTHING.session,
      matches: { teams: some.map((entry) => ({ entry })) } as unknown as Facts['matches'],
    });
    expect(way({ forTeams: true, movement }, byMatches)).toEqual(STEP_BY_STEP);
  });

  it('and the start once it is started', () =>
    expect(done({ ...NOTHING, session: { ...NOTHING.session, status: 'running' } })).toBe('start'));
});
