import { asMovement, individualHowell, mitchell, type Movement } from '#movement';
import type { SessionSeen } from '../api/documents.js';
import { wordsIn } from '../messages/testing/words-in.js';
import { calledAs, calledInList, calledShort, playingIn } from './contestants.js';
import { substitutesText } from './substitutesText.js';

it('a pair is called by its players, as far as they have names', () => {
  const contestant = (name: string, ...names: readonly (string | null)[]) => ({
    contestant: name,
    section: 'A',
    line: 'one' as const,
    entry: null,
    players: names.map((name, index) => ({ person: `${index}`, name })),
    absent: [],
    cancelled: false,
    substitutions: [],
    class: { stratum: null, categories: [], handicap: 0, ranked: true },
  });
  const session = {
    sections: [{} as never],
    contestants: [
      contestant('A-1', 'Anna Nowak', 'Ewa Wiśniewska'),
      contestant('A-2'),
      contestant('A-3', null, 'B. P.'),
    ],
  };
  expect(['A-1', 'A-2', 'A-3', 'A-4'].map((name) => calledAs(session, name))).toEqual([
    { number: '1', names: 'Anna Nowak – Ewa Wiśniewska' },
    { number: '2', names: undefined },
    { number: '3', names: 'B. P.' },
    { number: '4', names: undefined },
  ]);
  expect(['A-1', 'A-2'].map((name) => calledInList(session, name))).toEqual([
    '1 · Anna Nowak – Ewa Wiśniewska',
    '2',
  ]);
});

it('a pair of a team is called by its players and by the name that the team was given', () => {
  const player = (name: string) => ({ name });
  const pair = (contestant: string, team: string | undefined, ...names: readonly string[]) => ({
    contestant,
    ...(team !== undefined && { team }),
    players: names.map(player),
    substitutions: [],
  });
  const session = {
    sections: [{}, {}],
    contestants: [
      pair('A-NS3', 'Foxes', 'Anna Nowak', 'Jan Lis'),
      pair('A-EW3', 'Foxes'),
      pair('A-NS4', undefined, 'Eva Ost', 'Ben Kemp'),
    ],
  } as unknown as SessionSeen;
  expect(['A-NS3', 'A-EW3', 'A-NS4'].map((name) => calledAs(session, name))).toEqual([
    { number: 'Foxes NS', names: 'Anna Nowak – Jan Lis' },
    { number: 'A EW 3', names: 'Foxes' },
    { number: 'A NS 4', names: 'Eva Ost – Ben Kemp' },
  ]);
  expect(['A-NS3', 'A-EW3', 'A-NS4'].map((name) => calledShort(session, name))).toEqual([
    'Foxes NS',
    'Foxes EW',
    'A NS 4',
  ]);
});

describe('a substitute', () => {
  const player = (name: string) => ({ name });
  const sitsIn = { seat: 'S' as const, fromRound: 2, toRound: 2, player: player('Ann Lee') };
  const session = (movement: Movement, contestant: string, ...names: readonly string[]) =>
    ({
      sections: [{ section: 'A', movement }],
      contestants: [{ contestant, players: names.map(player), substitutions: [sitsIn] }],
    }) as unknown as SessionSeen;
  const named = (in_: SessionSeen, contestant: string) =>
    [1, 2, 3].map((round) => calledAs(in_, contestant, round).names);
  const text = async (in_: SessionSeen, contestant: string) =>
    substitutesText((await wordsIn('en')).t, calledAs(in_, contestant).substituted!);

  it('of a pair is named in the rounds in which they sit there, and beside the pair', async () => {
    const pairs = session(mitchell({ tables: 3 }), 'A-NS1', 'Eva Ost', 'Ben Kemp');
    expect(named(pairs, 'A-NS1')).toEqual(['Eva Ost – Ben Kemp', 'Eva Ost – Ann Lee', 'Eva Ost – Ben Kemp']);
    expect(calledAs(pairs, 'A-NS1').names).toBe('Eva Ost – Ben Kemp');
    expect(await text(pairs, 'A-NS1')).toBe('substitute: Ann Lee (round 2)');
  });

  it('of a player of an individual is named alone, whichever seat was said', async () => {
    const alone = session(asMovement(individualHowell({ players: 8 })), 'A-7', 'Ben Kemp');
    expect(named(alone, 'A-7')).toEqual(['Ben Kemp', 'Ann Lee', 'Ben Kemp']);
    expect(await text(alone, 'A-7')).toBe('substitute: Ann Lee (round 2)');
  });
});

it('those who play are counted without phantoms, but with who comes late or leaves and still counts', () => {
  const who = (contestant: string, ...absent: { fromRound: number; untilRound: number | null }[]) => ({
    contestant,
    section: 'A',
    line: 'one' as const,
    entry: null,
    players: [],
    substitutions: [],
    class: { stratum: null, categories: [], handicap: 0, ranked: true },
    absent,
    cancelled: false,
  });
  const contestants = [
    who('A-1'),
    who('A-2', { fromRound: 1, untilRound: null }),
    who('A-3', { fromRound: 1, untilRound: 2 }),
    who('A-4', { fromRound: 3, untilRound: null }),
    { ...who('A-5', { fromRound: 2, untilRound: null }), cancelled: true },
  ];
  expect(playingIn({ contestants }).map(({ contestant }) => contestant)).toEqual(['A-1', 'A-3', 'A-4']);
});
