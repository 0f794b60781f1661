import { calledAs, calledInList, playingIn } from './contestants.js';

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
