import fc from 'fast-check';
import { ENTRY_KINDS, readEntryList } from '#lists';
import type { EntrySeen, PlayerFound } from '../../api/deskDocuments.js';
import { plannedEntries, SOMEBODY_ELSE, type PlannedLine } from './plannedEntries.js';

const known = (id: string, name: string, memberNumber: string | null = null): PlayerFound => ({
  id,
  name,
  memberNumber,
  club: null,
});
const entered = (players: { person: string; name: string }[], withdrawn = false): EntrySeen => ({
  entry: players.map(({ person }) => person).join(' '),
  players,
  withdrawn,
  class: { stratum: null, categories: [], handicap: 0, ranked: true },
});

/** What entering a list does, a line each. */
function plan(
  text: string,
  players: readonly PlayerFound[] = [],
  entries: readonly EntrySeen[] = [],
  said: Readonly<Record<string, string>> = {},
) {
  return plannedEntries(
    readEntryList(text, 'pairs', [], { others: new Set(Object.keys(said)) }).lines,
    { players, clubs: [] },
    entries,
    (of) => `new ${of}`,
    new Map(Object.entries(said)),
  ).map((line) =>
    line.is === 'new'
      ? [...line.players.map(({ id }) => id), ...line.remarks.map(({ code }) => `${code}!`)].join(', ')
      : line.is,
  );
}

/** The words and numbers of a text. */
const wordsIn = (text: string) => new Set(text.match(/[\p{L}\p{N}]+/gu) ?? []);

/** The words and numbers that the preview shows of a line. */
function wordsShown(line: PlannedLine): ReadonlySet<string> {
  if (line.is !== 'new') return wordsIn(line.text);
  const { players, numbers, remarks, entry, runningNumber } = line;
  return wordsIn(
    [
      ...players.map(({ name }) => name),
      ...numbers,
      ...remarks.flatMap((remark) => [
        'name' in remark ? remark.name : '',
        'found' in remark ? remark.found : '',
      ]),
      entry.team,
      ...entry.clubs,
      ...entry.categories,
      entry.seed,
      entry.stratum,
      runningNumber,
    ].join(' '),
  );
}

describe('entering a list', () => {
  it('takes who is known by name or number, and writes down the others', () => {
    expect(plan('Ann Able - Bob Baker', [known('ann', 'ANN ABLE')])).toEqual(['ann, new player bob baker']);
    const annas = [known('a1', 'Ann Able', '1001'), known('a2', 'Ann Able', '1002')];
    expect(plan('Player,Member number\nAnn Able,1002', annas)).toEqual(['a2, partner-missing!']);
    expect(plan('Player,Member number\nAnn Able,1003', annas)).toEqual(['new player 1003, partner-missing!']);
  });

  it('takes the clubs that it says, otherwise those of the players who are known', () => {
    const ann = { ...known('ann', 'Ann Able'), club: 'Wola' };
    const clubs = [{ asked: 'klub WOLA', club: 'Wola' }];
    const clubsOf = (text: string) =>
      plannedEntries(readEntryList(text, 'pairs').lines, { players: [ann], clubs }, [], (of) => of).map(
        (line) =>
          line.is === 'new' ? [...line.entry.clubs, ...line.newClubs.map((club) => `${club}?`)] : line.is,
      );
    expect(clubsOf('Player;Partner;Club\nAnn Able;Bob Baker;\nCleo Cox;Dan Day;')).toEqual([['Wola'], []]);
    expect(clubsOf('Player;Partner;Club\nAnn Able;Bob Baker;Praga')).toEqual([['Praga', 'Praga?']]);
    expect(clubsOf('Player;Partner;Club\nAnn Able;Bob Baker;klub WOLA, Praga')).toEqual([
      ['Wola', 'Praga', 'Praga?'],
    ]);
  });

  it('asks where several have a name, and does what is answered', () => {
    const annas = [known('a1', 'Ann Able'), known('a2', 'Ann Able')];
    expect(plan('Ann Able', annas)).toEqual(['ask']);
    expect(plan('Ann Able', annas, [], { '1 ann able': 'a2' })).toEqual(['a2, partner-missing!']);
    expect(plan('Ann Able', annas, [], { '1 ann able': SOMEBODY_ELSE })).toEqual([
      'new player ann able 1, partner-missing!',
    ]);
  });

  it('takes two of one name in the list as two people where somebody says so', () => {
    const list = 'Ann Able - Bob Baker\nAnn Able - Cec Cook';
    const ann = [known('ann', 'Ann Able')];
    expect(plan(list, ann)).toEqual(['ann, new player bob baker', 'unreadable']);
    expect(plan(list, ann, [], { '2 ann able': SOMEBODY_ELSE })).toEqual([
      'ann, new player bob baker',
      'new player ann able 2 1, new player cec cook',
    ]);
    const entry = entered([{ person: 'ann', name: 'Ann Able' }]);
    expect(plan('Ann Able - Cec Cook', ann, [entry])).toEqual(['plays']);
    expect(plan('Ann Able - Cec Cook', ann, [entry], { '1 ann able': SOMEBODY_ELSE })).toEqual([
      'new player ann able 1, new player cec cook',
    ]);
  });

  it('says that a record without the number of the list stays as it is', () =>
    expect(plan('Player,Member number\nAnn Able,1003', [known('ann', 'Ann Able')])).toEqual([
      'ann, partner-missing!, number-not-written!',
    ]));

  it('says that a number belongs to somebody of another name', () =>
    expect(plan('Anne Abel 1003 - Bob Baker', [known('ann', 'Ann Able', '1003')])).toEqual([
      'ann, new player bob baker, known-otherwise!',
    ]));

  it('shows each word of a line, and says at which line it stands', () => {
    const word = fc.constantFrom(
      'Ann',
      'Able',
      'Żaneta',
      'Юрий',
      'Player7',
      '12.',
      '(00123456)',
      '1003',
      'Lions',
      'A',
    );
    const sign = fc.constantFrom(' ', ' ', ' - ', '/', '\t', ';', ', ', ': ');
    const text = fc
      .array(fc.tuple(word, sign), { minLength: 1, maxLength: 9 })
      .map((parts) => parts.flat().join(''));
    fc.assert(
      fc.property(
        fc.array(text, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...ENTRY_KINDS),
        (lines, kind) => {
          const list = readEntryList(lines.join('\n'), kind);
          const planned = plannedEntries(
            list.lines,
            { players: [known('ann', 'Anne Able', '1003')], clubs: [] },
            [],
            (of) => of,
          );
          const shown = new Map(planned.map((line) => [line.line, wordsShown(line)]));
          if (list.headed) shown.set(1, wordsIn(list.headings.join(' ')));
          for (const [at, line] of lines.entries())
            expect([...wordsIn(line)].filter((one) => !shown.get(at + 1)?.has(one))).toEqual([]);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('enters nobody twice, whoever stands first', () => {
    const pair = [
      { person: 'ann', name: 'Ann Able' },
      { person: 'bob', name: 'Bob Baker' },
    ];
    expect(plan('Bob Baker - Ann Able\nAnn Able - Cec Cook', [], [entered(pair)]).at(0)).toBe('entered');
    expect(plan('Ann Able - Cec Cook', [], [entered(pair)])).toEqual(['plays']);
    expect(plan('Ann Able', [], [entered(pair)])).toEqual(['plays']);
    expect(plan('Ann Able - Cec Cook', [], [entered(pair, true)])).toEqual([
      'new player ann able, new player cec cook',
    ]);
  });
});
