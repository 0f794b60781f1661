import fc from 'fast-check';
import { formatDeal } from '../deal/deal-text.js';
import type { SecretRandomBytes } from '../shuffling/deal-bridge.js';
import { seededRandom } from '../shuffling/seeded-random.js';
import { compareDeals, wrongCard } from './compare-deals.js';
import { fileOfSession, forSession, type SquareDealDescription } from './description.js';
import { readBoards, readPhase, readSquareDeal } from './read-description.js';
import { squareDeals } from './session-deals.js';
import { hashOfSessionKeys, newSessionKeys, readSessionKeys, writeSessionKeys } from './session-keys.js';
import { SquareDealRefused } from './squaredeal-fault.js';
import { withDelayedValue, writeSquareDeal } from './write-description.js';

const draws = seededRandom('5eed'.repeat(16));
const random: SecretRandomBytes = (bytes) => Uint8Array.from(draws(bytes));
const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** The key of each session is its name, over and over. */
const SQK = ['1,1', '1,2', '2,1']
  .map((session) => `${session}:${session.replace(',', 'x').repeat(20)}\r\n`)
  .join('');
const SQD = `# Club
TN Club final
DI Closing of the DJI on 2 June 2026
DV 43275.91
SN 2:1-3,4-6:FINAL##:Final #/2
SN 1:2:PLAYOFF:Play-off
KH ${hashOfSessionKeys(bytesOf(SQK))}
`;
const read = (sqd = SQD, sqk = SQK) => {
  const description = readSquareDeal(bytesOf(sqd));
  return { description, keys: readSessionKeys(bytesOf(sqk), description) };
};

function faultOf(act: () => unknown) {
  try {
    act();
  } catch (error) {
    if (error instanceof SquareDealRefused) return error.fault;
    throw error;
  }
  throw new Error('Nothing was refused.');
}

describe('an SQD', () => {
  it('says what will be dealt', () => {
    expect(read().description).toEqual({
      name: 'Club final',
      delayedInformation: 'Closing of the DJI on 2 June 2026',
      delayedValue: '43275.91',
      phases: [
        {
          sessions: 2,
          boards: [
            { first: 1, last: 3 },
            { first: 4, last: 6 },
          ],
          file: 'FINAL##',
          description: 'Final #/2',
        },
        { sessions: 1, boards: [{ first: 1, last: 2 }], file: 'PLAYOFF', description: 'Play-off' },
      ],
      keyHash: hashOfSessionKeys(bytesOf(SQK)),
    });
  });
  it('names files and sessions by their numbers', () => {
    const [phase] = read().description.phases;
    expect(fileOfSession(phase!, { phase: 1, session: 2, set: 'original' })).toBe('FINAL02');
    expect(fileOfSession(phase!, { phase: 1, session: 2, set: 'reserve' })).toBe('FINAL02reserve');
    expect(forSession(phase!.description, 12)).toBe('Final 12/2');
  });
  it.each([
    ['16', [{ first: 1, last: 16 }]],
    ['5-8', [{ first: 5, last: 8 }]],
    [
      '2x7',
      [
        { first: 1, last: 7 },
        { first: 8, last: 14 },
      ],
    ],
    ['8-5', undefined],
    ['0', undefined],
    ['1-16,', undefined],
    ['99999', undefined],
  ])('has boards %s', (text, boards) => expect(readBoards(text)).toEqual(boards));
  it('may leave boards and the number of sessions open', () => {
    expect(readPhase('*:?:SW#:Swiss #')).toEqual({ sessions: 'open', file: 'SW#', description: 'Swiss #' });
  });
  it('is read as it was written', () => {
    const word = fc.stringMatching(/^[A-Za-zéł0-9][A-Za-zéł0-9 .,'-]{0,20}[A-Za-zé0-9]$/);
    const range = fc
      .tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 0, max: 40 }))
      .map(([first, more]) => ({ first, last: first + more }));
    const oneSpaced = word.map((text) => text.replace(/ +/g, ' '));
    const phase = fc.record(
      {
        sessions: fc.oneof(fc.integer({ min: 1, max: 99 }), fc.constant('open' as const)),
        boards: fc.array(range, { minLength: 1, maxLength: 4 }),
        file: fc.stringMatching(/^[A-Z]{1,8}#{0,2}$/),
        description: oneSpaced,
      },
      { requiredKeys: ['sessions', 'file', 'description'] },
    );
    const description: fc.Arbitrary<SquareDealDescription> = fc.record(
      {
        name: oneSpaced,
        delayedInformation: oneSpaced,
        delayedValue: oneSpaced,
        phases: fc.array(phase, { minLength: 1, maxLength: 5 }),
        keyHash: fc.stringMatching(/^[0-9a-f]{64}$/),
      },
      { requiredKeys: ['name', 'delayedInformation', 'phases'] },
    );
    fc.assert(fc.property(description, (one) => expect(readSquareDeal(writeSquareDeal(one))).toEqual(one)));
  });
  it.each([
    ['something else', 'XX a', { code: 'squaredeal.line', line: 8 }],
    ['no tag at all', 'Dear all', { code: 'squaredeal.line', line: 8 }],
    ['a second name', 'TN Other', { code: 'squaredeal.tag-again', line: 8, tag: 'TN' }],
    ['a phase without boards', 'SN 3:FINAL#:Final', { code: 'squaredeal.phase', line: 8 }],
    ['a phase without sessions', 'SN 0:16:FINAL#:Final', { code: 'squaredeal.phase', line: 8 }],
    ['boards from the last down', 'SN 1:16-1:FINAL#:Final', { code: 'squaredeal.phase', line: 8 }],
    ['a file in another folder', 'SN 1:16:../FINAL:Final', { code: 'squaredeal.phase', line: 8 }],
  ])('with %s is refused by the line', (_what, line, fault) =>
    expect(faultOf(() => read(`${SQD}${line}\n`))).toEqual(fault),
  );
  it('without what it must have is refused', () => {
    for (const [tag, line] of [
      ['TN', 'TN Club final\n'],
      ['DI', 'DI Closing of the DJI on 2 June 2026\n'],
    ] as const)
      expect(faultOf(() => read(SQD.replace(line, '')))).toEqual({ code: 'squaredeal.tag-missing', tag });
    expect(faultOf(() => read(SQD.replace(/KH [0-9a-f]{60}/, 'KH ')))).toEqual({
      code: 'squaredeal.hash',
      line: 7,
    });
    expect(faultOf(() => read(SQD.replace(/KH .*/, '')))).toEqual({ code: 'squaredeal.not-published' });
  });
  it('in Latin-1 is read, but not a value whose bytes would matter', () => {
    const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
    expect(readSquareDeal(latin(SQD.replace('Club final', 'Café'))).name).toBe('Café');
    const value = latin(SQD.replace('43275.91', 'né'));
    expect(faultOf(() => readSquareDeal(value))).toEqual({ code: 'squaredeal.encoding', line: 4 });
  });
});

describe('the delayed value', () => {
  const waiting = SQD.replace('DV 43275.91\n', '');
  const add = (sqd: string, value: string) =>
    textOf(withDelayedValue(bytesOf(sqd), readSquareDeal(bytesOf(sqd)), value));
  it('is added behind what it is, and nothing else changes', () => {
    expect(add(waiting, ' 43275.91\n')).toBe(SQD);
    expect(add(waiting.replaceAll('\n', '\r\n'), '43275.91')).toBe(SQD.replaceAll('\n', '\r\n'));
    expect(add(waiting.replace('SN 2', 'DV \nSN 2'), '43275.91')).toBe(SQD);
  });
  it('is added once, to what is published', () => {
    expect(faultOf(() => add(SQD, '1'))).toEqual({ code: 'squaredeal.value-set', value: '43275.91' });
    expect(faultOf(() => add(waiting.replace(/KH .*/, ''), '1'))).toEqual({
      code: 'squaredeal.not-published',
    });
    expect(faultOf(() => add(waiting, ' '))).toEqual({ code: 'squaredeal.value-empty' });
  });
});

describe('an SQK', () => {
  it('that is not the published one is refused, whichever sign is another', () => {
    fc.assert(
      fc.property(fc.nat({ max: SQK.length - 1 }), (at) => {
        fc.pre(!'\r\n'.includes(SQK[at]!));
        const altered = `${SQK.slice(0, at)}${SQK[at] === '1' ? '2' : '1'}${SQK.slice(at + 1)}`;
        expect(faultOf(() => read(SQD, altered)).code).toMatch(/^squaredeal\.key/);
      }),
    );
    const other = SQK.replace('1x1', '1x3');
    expect(faultOf(() => read(SQD, other))).toEqual({
      code: 'squaredeal.keys-altered',
      published: hashOfSessionKeys(bytesOf(SQK)),
      found: hashOfSessionKeys(bytesOf(other)),
    });
  });
  it('is the same whatever its lines end with', () => {
    expect(read(SQD, SQK.replaceAll('\r', '')).keys).toEqual(read().keys);
    expect(read(SQD, SQK.trimEnd()).keys).toEqual(read().keys);
  });
  it.each([
    ['a line without a key', SQK.replace(/1,2:.*/, '1,2:'), { code: 'squaredeal.key-line', line: 2 }],
    ['an empty line', SQK.replace('\r\n', '\r\n\r\n'), { code: 'squaredeal.key-line', line: 2 }],
    ['no lines', '', { code: 'squaredeal.key-line', line: 1 }],
    [
      'an unknown session',
      SQK.replace('2,1:', '2,2:'),
      { code: 'squaredeal.key-undeclared', line: 3, session: '2,2' },
    ],
    [
      'an unknown phase',
      SQK.replace('2,1:', '3,1:'),
      { code: 'squaredeal.key-undeclared', line: 3, session: '3,1' },
    ],
    [
      'a session twice',
      SQK.replace('2,1:', '1,1:'),
      { code: 'squaredeal.key-again', line: 3, session: '1,1' },
    ],
    ['a session too few', SQK.replace(/2,1:.*\r\n/, ''), { code: 'squaredeal.key-missing', session: '2,1' }],
  ])('with %s is refused', (_what, sqk, fault) => expect(faultOf(() => read(SQD, sqk))).toEqual(fault));
  it('tells no key in what it is refused with', () => {
    for (const sqk of [SQK.replace('1x1', '1x3'), SQK.replace('2,1:', '1,1:'), `secret${SQK}`]) {
      expect(JSON.stringify(faultOf(() => read(SQD, sqk)))).not.toMatch(/1x1|secret/);
    }
  });
  it('is made anew with keys of sixty letters and digits, and proves itself', () => {
    const phases = [...read().description.phases, readPhase('*:8:SW#:Swiss')!];
    const keys = newSessionKeys(phases, random);
    expect([...keys.keys()]).toEqual(['1,1', '1,2', '2,1', '3,*']);
    expect(new Set(keys.values()).size).toBe(4);
    for (const key of keys.values()) expect(key).toMatch(/^[A-Za-z0-9]{60}$/);
    const sqk = writeSessionKeys(keys);
    const description = { ...read().description, phases, keyHash: hashOfSessionKeys(sqk) };
    expect(readSessionKeys(sqk, readSquareDeal(writeSquareDeal(description)))).toEqual(keys);
  });
});

describe('the deals of a session', () => {
  const dealt = (wanted: Parameters<typeof squareDeals>[2], sqd = SQD) => {
    const { description, keys } = read(sqd);
    return squareDeals(description, keys, wanted).map(({ board, deal }) => `${board} ${formatDeal(deal)}`);
  };
  const first = { phase: 1, session: 1, set: 'original' } as const;
  it('have the boards of the session', () => {
    expect(dealt({ ...first, session: 2 }).map((text) => text.split(' ')[0])).toEqual(['4', '5', '6']);
    expect(dealt({ ...first, phase: 2 })).toHaveLength(2);
  });
  it('depend on the key, the delayed value and the set', () => {
    const others = [
      dealt(first),
      dealt({ ...first, set: 'reserve' }),
      dealt(first, SQD.replace('43275.91', '43275.90')),
      dealt({ ...first, session: 2 }),
      dealt({ ...first, phase: 2 }),
    ].flat();
    expect(new Set(others.map((text) => text.replace(/^\d+ /, ''))).size).toBe(others.length);
  });
  it('of an open phase depend on the session’s number', () => {
    const sqk = `1,1:${'abc'.repeat(20)}\r\n`;
    const sqd = `TN T\nDI D\nDV 1\nSN *:4:SW#:Swiss #\nKH ${hashOfSessionKeys(bytesOf(sqk))}\n`;
    const { description, keys } = read(sqd, sqk);
    const sessions = [1, 2, 25].map((session) => squareDeals(description, keys, { ...first, session }));
    expect(new Set(sessions.flat().map(({ deal }) => formatDeal(deal))).size).toBe(12);
  });
  it('are refused where something is not known', () => {
    expect(faultOf(() => dealt({ ...first, phase: 3 }))).toEqual({
      code: 'squaredeal.phase-unknown',
      phase: 3,
      phases: 2,
    });
    for (const session of [0, 3, 1.5])
      expect(faultOf(() => dealt({ ...first, session }))).toMatchObject({
        code: 'squaredeal.session-unknown',
      });
    expect(faultOf(() => dealt(first, SQD.replace('DV 43275.91\n', '')))).toEqual({
      code: 'squaredeal.no-value',
    });
    const open = SQD.replace('1-3,4-6', '?');
    expect(faultOf(() => dealt(first, open))).toEqual({ code: 'squaredeal.boards-open', phase: 1 });
    const { description, keys } = read(open);
    const chosen = squareDeals(description, keys, first, { first: 5, last: 7 });
    expect(chosen.map(({ board }) => board)).toEqual([5, 6, 7]);
    expect(chosen.map(({ deal }) => formatDeal(deal))).toEqual(
      dealt(first).map((text) => text.replace(/^\d+ /, '')),
    );
  });
});

describe('a file of deals', () => {
  const { description, keys } = read();
  const sessions = [
    { phase: 1, session: 1, set: 'original' },
    { phase: 1, session: 2, set: 'original' },
    { phase: 2, session: 1, set: 'original' },
  ] as const;
  const all = sessions.flatMap((session) => squareDeals(description, keys, session));
  const compare = (found: Parameters<typeof compareDeals>[2]) => compareDeals(description, keys, found);
  /** The same deal but for two cards that have changed hands. */
  const swapped = (at: number) => {
    const { board, deal } = all[at]!;
    const [card, other] = [deal.N[0]!, deal.E[0]!];
    return { board, deal: { ...deal, N: deal.N.with(0, other), E: deal.E.with(0, card) } };
  };
  it('is as it was dealt', () => {
    expect(compare(all)).toEqual({
      sessions: [
        { ...sessions[0], equal: 3, boards: 3 },
        { ...sessions[1], equal: 3, boards: 3 },
        { ...sessions[2], equal: 2, boards: 2 },
      ],
      differences: [],
    });
    expect(compare(all.map(({ deal }) => ({ deal }))).differences).toEqual([]);
    expect(compare(all.slice(3, 6)).sessions).toEqual([{ ...sessions[1], equal: 3, boards: 3 }]);
  });
  it('may be of a reserve session', () => {
    const reserve = { ...sessions[0], set: 'reserve' } as const;
    expect(compare(squareDeals(description, keys, reserve))).toEqual({
      sessions: [{ ...reserve, equal: 3, boards: 3 }],
      differences: [],
    });
  });
  it('with two cards changed is told by board and first wrong card', () => {
    for (const at of all.keys()) {
      const { differences } = compare(all.with(at, swapped(at)));
      const wrong = wrongCard(all[at]!.deal, swapped(at).deal);
      expect(differences).toEqual([
        expect.objectContaining({ kind: 'altered', place: at + 1, board: all[at]!.board, wrong }),
      ]);
      expect([wrong!.dealt, wrong!.found].toSorted()).toEqual(['E', 'N']);
    }
    expect(compare([swapped(7)]).differences).toMatchObject([
      { kind: 'altered', phase: 2, board: 2 },
      { kind: 'missing', phase: 2, board: 1 },
    ]);
  });
  it('with another deal in it is told by the board', () => {
    const foreign = squareDeals(
      description,
      new Map([...keys].map(([at, key]) => [at, `${key}x`])),
      sessions[0],
    );
    const { differences } = compare(all.with(4, { board: 5, deal: foreign[0]!.deal }));
    expect(differences).toMatchObject([{ kind: 'altered', place: 5, phase: 1, session: 2, board: 5 }]);
    expect(compare(foreign)).toEqual({
      sessions: [],
      differences: [1, 2, 3].map((place) => ({ kind: 'unknown', place, board: place })),
    });
  });
  it('that lacks a board, has one twice or under another number is told so', () => {
    expect(compare(all.toSpliced(4, 1)).differences).toEqual([{ kind: 'missing', ...sessions[1], board: 5 }]);
    expect(compare(all.toSpliced(4, 0, all[0]!)).differences).toEqual([
      { kind: 'again', place: 5, ...sessions[0], board: 1 },
    ]);
    const renumbered = all.with(4, { ...all[4]!, board: 9 });
    expect(compare(renumbered).differences).toEqual([
      { kind: 'renumbered', place: 5, ...sessions[1], board: 5, says: 9 },
    ]);
  });
  it('that is empty has nothing of it', () => expect(compare([])).toEqual({ sessions: [], differences: [] }));
});
