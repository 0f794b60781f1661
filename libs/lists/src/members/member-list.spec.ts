import { readMemberList, type MemberListSaid } from './member-list.js';
import { followsRule, memberKey } from './member-numbers.js';

/** What a list has, a line each: members with everything that is known of them, then the notes. */
function read(text: string, said: MemberListSaid = {}): string[] {
  const { members, notes } = readMemberList(text, said);
  return [
    ...members.map(({ line, number, name, club, rank, handicap, email }) =>
      [`${line}: ${number}`, name ?? '?', club, rank, handicap, email].filter(Boolean).join(' | '),
    ),
    ...notes.map(({ line, code, found }) => `${line}! ${code} ${found}`.trim()),
  ];
}

describe('a list of members', () => {
  it.each([
    ['English', 'Player Number,First Name,Last Name,Club,Grade,Stratum\n12,Ann,Able,Acol,Star,A'],
    ['Polish', 'Nr legitymacji;Imię;Nazwisko;Klub;Ranga;Dywizja\n12;Ann;Able;Acol;Star;A'],
    ['Russian', 'Номер игрока\tИмя\tФамилия\tКлуб\tРазряд\tСтрата\n12\tAnn\tAble\tAcol\tStar\tA'],
  ])('has its columns by headings in %s', (_language, text) => {
    expect(read(text)).toEqual(['2: 12 | Ann Able | Acol | Star | A']);
  });

  it('is read as BridgeWebs exports it: by the number of the federation, without addresses', () => {
    const text =
      'FIRSTNAME,SURNAME,PID,CLUBID,EBU,PC,EMAIL,STATUS\nAnn,Able,7,31,00123456,AB1,ann@example.org,M\n';
    expect(read(text)).toEqual(['2: 00123456 | Ann Able']);
    expect(readMemberList(text).columns).toEqual([
      'first-name',
      'last-name',
      'nothing',
      'nothing',
      'number',
      'nothing',
      'nothing',
      'nothing',
    ]);
    const columns = [...Array.from({ length: 6 }, () => undefined), 'email' as const];
    expect(read(text, { columns })).toEqual(['2: 00123456 | Ann Able | ann@example.org']);
  });

  it('may have whole names, with the last name first before a comma', () => {
    expect(read('No;Name\n1;Able, Ann\n2;Bob Baker')).toEqual(['2: 1 | Ann Able', '3: 2 | Bob Baker']);
    expect(read('Mitgliedsnummer;Vorname;Name;Verein\n1;Jörg;Groß;BC')).toEqual(['2: 1 | Jörg Groß | BC']);
  });

  it('may have no headings, or columns that were named before', () => {
    expect(read('123;Ann Able;Acol\n124;Bob Baker;Acol')).toEqual([
      '1: 123 | Ann Able',
      '2: 124 | Bob Baker',
    ]);
    const before = { headings: [], columns: ['number', 'name', 'club'] as const };
    expect(read('123;Ann Able;Acol\n124;Bob Baker;Acol', { before })).toEqual([
      '1: 123 | Ann Able | Acol',
      '2: 124 | Bob Baker | Acol',
    ]);
    const named = { headings: ['Who', 'Licence', 'Level'], columns: ['name', 'number', 'rank'] as const };
    expect(read('Level,Who,Licence\nStar,Ann,5\n', { before: named })).toEqual(['2: 5 | Ann | Star']);
  });

  it('may have columns of fixed places', () => {
    const text = [
      'Number  Name            Club',
      '12      Ann Able        Acol',
      '1234    Bob B. Baker    BC Ace',
    ];
    expect(read(text.join('\n'))).toEqual(['2: 12 | Ann Able | Acol', '3: 1234 | Bob B. Baker | BC Ace']);
    expect(readMemberList(text.join('\n')).starts).toEqual([0, 8, 24]);
    const cut = { starts: [0, 4], columns: ['number', 'name'] as const };
    expect(read('0012Ann Able\r\n1234Bob Baker', cut)).toEqual(['1: 0012 | Ann Able', '2: 1234 | Bob Baker']);
  });

  it('loses nothing without a word', () => {
    const rows = [
      'Number,Name,Club',
      '1,Ann Able',
      ',No Number',
      '2,',
      '01,Ann Twice',
      '3 4,Bob Baker,Acol,more',
      '5,Ca\uFFFDl Cook',
      '№!,Dan Dean',
      `6,${'x'.repeat(81)}`,
      `7,Eve Ely,${'y'.repeat(101)}`,
    ];
    expect(read(rows.join('\n'))).toEqual([
      '2: 1 | Ann Able',
      '4: 2 | ?',
      '6: 34 | Bob Baker | Acol',
      '7: 5 | Ca\uFFFDl Cook',
      '9: 6 | ?',
      `10: 7 | Eve Ely | ${'y'.repeat(100)}`,
      '3! no-number No Number',
      '4! no-name',
      '5! number-repeated 01',
      '6! more-cells more',
      '7! broken-characters Ca\uFFFDl Cook',
      '8! not-a-number №!',
      `9! not-a-name ${'x'.repeat(81)}`,
      `10! cell-too-long ${'y'.repeat(100)}`,
    ]);
  });
});

describe('numbers of members', () => {
  it('are the same without capitals and leading zeros, and those of Life Masters with their letter', () => {
    expect([memberKey('00123', 'any'), memberKey('PL7', 'any'), memberKey('0', 'any')]).toEqual([
      '123',
      'pl7',
      '0',
    ]);
    expect([
      memberKey('K123456', 'acbl'),
      memberKey('R123456', 'acbl'),
      memberKey('2123456', 'acbl'),
    ]).toEqual(['2123456', '9123456', '2123456']);
    expect(memberKey('K123456', 'any')).toBe('k123456');
  });

  it('are as their federation makes them', () => {
    // The examples of bridgebalma.fr, “Numéros de licence”.
    for (const licence of ['490714', '490706', '2094100', '2094118'])
      expect([licence, followsRule(licence, 'ffb')]).toEqual([licence, true]);
    expect(['490715', '49071', 'A90714'].map((number) => followsRule(number, 'ffb'))).toEqual([
      false,
      false,
      false,
    ]);
    expect(['2123456', 'K123456', '0123456', '123456'].map((number) => followsRule(number, 'acbl'))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('are noted where they are not', () => {
    expect(read('No,Name\n490715,Ann Able', { numbers: 'ffb' })).toEqual([
      '2: 490715 | Ann Able',
      '2! not-of-rule 490715',
    ]);
  });
});
