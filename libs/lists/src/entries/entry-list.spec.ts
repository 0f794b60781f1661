import fc from 'fast-check';
import { ENTRY_KINDS, likelyKind, namesakeKey, readEntryList, type EntryKind } from './entry-list.js';

/** What a list enters, a line each: names with numbers, then what else is said; or why not. */
function read(text: string, kind: EntryKind = 'pairs', chosen: Parameters<typeof readEntryList>[2] = []) {
  return readEntryList(text, kind, chosen).lines.map((line) => {
    if ('fault' in line) return `${line.line}: ${line.fault.code}`;
    const { players, clubs, seed, stratum, categories, team } = line.entry;
    const names = players.map(({ name, memberNumber }) => [name, memberNumber].filter(Boolean).join(' #'));
    const more = [...clubs, seed && `seed ${seed}`, stratum, ...categories, team].filter(Boolean);
    const remarks = line.remarks.map(
      (remark) => `${remark.code}! ${'found' in remark ? remark.found : remark.name}`,
    );
    return [`${line.line}: ${names.join(' + ')}`, ...more, ...remarks].join(' | ');
  });
}

describe('a list of entries', () => {
  it.each([
    ['a dash', 'Ann Able - Bob Baker'],
    ['a long dash', '1. Ann Able – Bob Baker'],
    ['a slash', '7) Ann Able/Bob Baker'],
    ['an ampersand', 'Ann Able & Bob Baker'],
    ['a word', 'Ann Able and Bob Baker'],
    ['a tab', 'Ann Able\tBob Baker'],
    ['a semicolon', 'Ann Able;Bob Baker'],
    ['a comma and a quoted comma', 'Ann Able,"Bob Baker"'],
  ])('has two players with %s between them', (_what, text) => {
    expect(read(text)).toEqual(['1: Ann Able + Bob Baker']);
  });

  it('leaves double names whole, and enters who has no partner alone', () => {
    expect(read('Anna Nowak-Kowalska - Jean-Luc Petit\nZoë Lone')).toEqual([
      '1: Anna Nowak-Kowalska + Jean-Luc Petit',
      '2: Zoë Lone | partner-missing! Zoë Lone',
    ]);
  });

  it.each([
    ['English', 'No,Player 1,Player 2,Club,ACBL no.,Member no 2,Seed,Stratum,Category'],
    ['Polish', 'Lp.;Zawodnik 1;Zawodnik 2;Klub;Nr legitymacji;PID 2;Rozstawienie;Dywizja;Kategoria'],
    ['Russian', '№\tИгрок 1\tИгрок 2\tКлуб\tЧленский номер\tБилет 2\tПосев\tРазряд\tКатегория'],
  ])('reads the headings of a table in %s', (_language, headings) => {
    const delimiter = [',', ';', '\t'].find((one) => headings.includes(one))!;
    const row = ['3', 'Ann Able', 'Bob Baker', 'Riverside', '10234', '20345', '2', 'A', 'mixed'];
    expect(read(`\uFEFF${headings}\r\n${row.join(delimiter)}\r\n`)).toEqual([
      '2: Ann Able #10234 + Bob Baker #20345 | Riverside | seed 2 | A | mixed',
    ]);
  });

  it.each([
    ['English', 'Pair\tPlayer 1\tNumber\tPlayer 2\tNumber'],
    ['Polish', 'Para\tZawodnik 1\tNr\tZawodnik 2\tNr'],
    ['Russian', 'Пара\tИгрок 1\t№\tИгрок 2\t№'],
  ])(
    'tells the numbers of pairs and of members by what stands under their headings in %s',
    (_what, heading) => {
      const rows = ['1\tAnn Able\t12001\tBob Baker\t12002', '2\tCec Cook\t12003\tDot Dale\t-'];
      const text = [heading, ...rows].join('\n');
      expect(read(text)).toEqual(['2: Ann Able #12001 + Bob Baker #12002', '3: Cec Cook #12003 + Dot Dale']);
      expect(readEntryList(text, 'pairs').lines.map(({ runningNumber }) => runningNumber)).toEqual([
        '1',
        '2',
      ]);
      // Names under "Pair" are those of the pair, and a number for each row is no member's.
      expect(read('Pair;Number\nAnn Able - Bob Baker;7\nCec Cook - Dot Dale;8')).toEqual([
        '2: Ann Able + Bob Baker',
        '3: Cec Cook + Dot Dale',
      ]);
    },
  );

  it('takes a table without headings by what stands in it, and lets somebody say otherwise', () => {
    const table =
      '1\t10234\tAnn Able\t20345\tBob Baker\tRiverside\n2\t30456\tCec Cook\t40567\tDot Dale\tHilltop';
    expect(read(table)).toEqual([
      '1: Ann Able #10234 + Bob Baker #20345 | not-read! Riverside',
      '2: Cec Cook #30456 + Dot Dale #40567 | not-read! Hilltop',
    ]);
    expect(read(table, 'pairs', [...table.split('\t', 5).map(() => undefined), 'club']).at(0)).toBe(
      '1: Ann Able #10234 + Bob Baker #20345 | Riverside',
    );
  });

  it('names the line that cannot be read, and reads the others', () => {
    expect(
      read(
        [
          'Player;Partner;Seed',
          'Ann Able;Bob Baker;first',
          'Cec Cook;Dot Dale;1',
          'Cec Cook;Eve East;',
          '12;Flo Finn;',
          'Guy Gold;Guy  GOLD;',
          'Hal Hay - Ida Ink;Joe Jay;',
        ].join('\n'),
      ),
    ).toEqual([
      '2: not-a-seed',
      '3: Cec Cook + Dot Dale | seed 1',
      '4: listed-before',
      '5: no-name',
      '6: player-twice',
      '7: too-many-players',
    ]);
  });

  it('reads teams a line each, or a player a line under the name of the team', () => {
    expect(
      read(
        'Team,Player,Player,Player,Player\nLions,Ann A,Bob B,Cec C,Dot D\nOwls,Eve E,Flo F,Guy G,',
        'teams',
      ),
    ).toEqual(['2: Ann A + Bob B + Cec C + Dot D | Lions', '3: too-few-players']);
    expect(
      read('Team;Name\nLions;Ann A\nLions;Bob B\nlions;Cec C\nLions;Dot D\nLions;Eve E', 'teams'),
    ).toEqual(['2: Ann A + Bob B + Cec C + Dot D + Eve E | Lions']);
  });

  it.each([
    ['tabs', 'Lions\tAl Lion\tBo Lion\tCy Lion\tDi Lion\nOwls\tEd Owl\tFay Owl\tGil Owl\tHan Owl'],
    ['commas', 'Lions, Al Lion, Bo Lion, Cy Lion, Di Lion\nOwls, Ed Owl, Fay Owl, Gil Owl, Han Owl'],
    ['dashes', 'Lions - Al Lion - Bo Lion - Cy Lion - Di Lion\nOwls - Ed Owl - Fay Owl - Gil Owl - Han Owl'],
    ['a colon', 'Lions: Al Lion, Bo Lion, Cy Lion, Di Lion\nOwls: Ed Owl, Fay Owl, Gil Owl, Han Owl'],
    ['one cell', 'Lions\tAl Lion, Bo Lion, Cy Lion, Di Lion\nOwls\tEd Owl, Fay Owl, Gil Owl, Han Owl'],
  ])("takes what stands before a team's players for its name: %s", (_what, text) => {
    expect(read(text, 'teams')).toEqual([
      '1: Al Lion + Bo Lion + Cy Lion + Di Lion | Lions',
      '2: Ed Owl + Fay Owl + Gil Owl + Han Owl | Owls',
    ]);
  });

  it("reads six players behind a team's name, and a name of two words before a colon", () => {
    expect(read('7\tLions\tAl A\tBo B\tCy C\tDi D\tEd E\tFay F', 'teams')).toEqual([
      '1: Al A + Bo B + Cy C + Di D + Ed E + Fay F | Lions',
    ]);
    expect(read('Red Lions: Al A, Bo B, Cy C, Di D\nOld Owls: Ed E, Fay F, Gil G, Han H', 'teams')).toEqual([
      '1: Al A + Bo B + Cy C + Di D | Red Lions',
      '2: Ed E + Fay F + Gil G + Han H | Old Owls',
    ]);
    // A team's name has at most 40 letters.
    const named = (name: string) =>
      read(`Name;Player 1;Player 2;Player 3;Player 4\n${name};Al A;Bo B;Cy C;Di D`, 'teams');
    expect(named('L'.repeat(40))).toEqual([`2: Al A + Bo B + Cy C + Di D | ${'L'.repeat(40)}`]);
    expect(named('L'.repeat(41))).toEqual(['2: not-a-team']);
    expect(read('Name;Player 1;Player 2;Player 3;Player 4\nLions;Al A;Bo B;Cy C;Di D', 'teams')).toEqual([
      '2: Al A + Bo B + Cy C + Di D | Lions',
    ]);
  });

  it('takes no player for a team, and lets somebody say otherwise', () => {
    const five = 'Al Lion\tBo Lion\tCy Lion\tDi Lion\tEd Lion';
    expect(read(five, 'teams')).toEqual(['1: Al Lion + Bo Lion + Cy Lion + Di Lion + Ed Lion']);
    expect(read('Lions\tAl Lion\tBo Lion\tCy Lion\tDi Lion', 'teams', ['player'])).toEqual([
      '1: Lions + Al Lion + Bo Lion + Cy Lion + Di Lion',
    ]);
  });

  it.each([
    ['Ann Able\nBob Baker\nCec Cook', 'pairs', 'players'],
    ['Ann Able\nBob Baker\nCec Cook', 'players', undefined],
    ['Ann Able - Bob Baker\nCec Cook - Dot Dale', 'players', 'pairs'],
    ['Ann Able - Bob Baker\nCec Cook - Dot Dale', 'teams', 'pairs'],
    ['Ann Able - Bob Baker\nCec Cook - Dot Dale\nEve East', 'pairs', undefined],
    ['Lions\tAl A\tBo B\tCy C\tDi D\nOwls\tEd E\tFay F\tGil G\tHan H', 'pairs', 'teams'],
    ['Ann Able', 'pairs', undefined],
  ] as const)('knows whose list %j is, where %s was said: rather %s', (text, kind, likely) => {
    expect(likelyKind(text, kind)).toBe(likely);
  });

  it('keeps the players of an individual apart, whatever their names are', () => {
    expect(read('Ann Able\nSir Bob and Sons', 'players')).toEqual([
      '1: Ann Able',
      '2: Sir Bob and Sons | may-be-two! Sir Bob and Sons',
    ]);
  });

  it('tells member numbers from names, wherever they stand', () => {
    for (const [text, pair] of [
      ['Jean Whitfield 00123456 - Al Orr 00234567', 'Jean Whitfield #00123456 + Al Orr #00234567'],
      ['Jean Whitfield (00123456), Al Orr (00234567)', 'Jean Whitfield #00123456 + Al Orr #00234567'],
      ['Jean Whitfield - Al Orr 00123456 00234567', 'Jean Whitfield #00123456 + Al Orr #00234567'],
      ['00123456 Jean Whitfield / 00234567 Al Orr', 'Jean Whitfield #00123456 + Al Orr #00234567'],
      ['Jean Whitfield ACBL J123456 & Al Orr EBU:234567', 'Jean Whitfield #J123456 + Al Orr #234567'],
      ['Jean Whitfield\tAl Orr\t00123456 00234567', 'Jean Whitfield #00123456 + Al Orr #00234567'],
      ['Jean Whitfield 00123456 Al Orr 00234567', 'Jean Whitfield #00123456 + Al Orr #00234567'],
      ['00123456 Jean Whitfield 00234567 Al Orr', 'Jean Whitfield #00123456 + Al Orr #00234567'],
      ['Jean Whitfield 00123456 Al Orr', 'Jean Whitfield #00123456 + Al Orr'],
    ] as const)
      expect(read(text)).toEqual([`1: ${pair}`]);
    expect(read('Jean Whitfield\tAl Orr\t-\t00234567\nAnn Able\tBob Baker\t10234\t?')).toEqual([
      '1: Jean Whitfield + Al Orr #00234567',
      '2: Ann Able #10234 + Bob Baker',
    ]);
    // Two numbers beside the first of two names are not one of each.
    const phoned = read('Ann Able (phone 07700 900123) - Bob Baker').join(' ');
    expect(phoned).not.toMatch(/Bob Baker #/);
    expect(phoned).toContain('number-of-nobody');
    // A cell of players that has a number alone is nobody's place.
    expect(read('Player;Partner;Member no;Member no\n1003;Ann Able;10234;20345')).toEqual([
      '2: Ann Able #10234 | partner-missing! Ann Able | number-of-nobody! 20345 | number-of-nobody! 1003',
    ]);
    // Of one name and two numbers the second is somebody's who is not named.
    expect(read('Jean Whitfield 00123456 00234567')).toEqual([
      '1: Jean Whitfield #00123456 | partner-missing! Jean Whitfield | number-of-nobody! 00234567',
    ]);
  });

  it('takes numbers in a row only alone or behind the last name', () => {
    for (const [text, line] of [
      [
        'Ann Able (phone 07700 900123) - Bob Baker',
        'Ann Able + Bob Baker | number-of-nobody! 07700 | number-of-nobody! 900123',
      ],
      [
        'Ann Able - Bob Baker (phone 07700 900123)',
        'Ann Able + Bob Baker | number-of-nobody! 07700 | number-of-nobody! 900123',
      ],
      [
        'Ann Able 10234 20345 - Bob Baker',
        'Ann Able + Bob Baker | number-of-nobody! 10234 | number-of-nobody! 20345',
      ],
    ] as const)
      expect(read(text)).toEqual([`1: ${line}`]);
  });

  it('parts two names at a number between them', () => {
    for (const text of [
      'Jean Whitfield 00123456 Al Orr 00234567',
      '00123456 Jean Whitfield 00234567 Al Orr',
      'Jean Whitfield (ACBL 00123456) Al Orr (ACBL 00234567)',
    ])
      expect(read(text)).toEqual(['1: Jean Whitfield #00123456 + Al Orr #00234567']);
  });

  it.each(['TBA', 'partner wanted', 'ann@x.org', 'szuka partnera', 'ищу партнёра'])(
    'has %s looked at where a name would stand',
    (name) => {
      expect(read(`Ann Able - ${name}`)).toEqual([`1: Ann Able + ${name} | hardly-name! ${name}`]);
    },
  );

  it.each([
    'Player1;Number1;Player2;Number2',
    'Player 1;No. 1;Player 2;No. 2',
    'Zawodnik 1;Numer 1;Zawodnik 2;Numer 2',
    'Игрок 1;Номер 1;Игрок 2;Номер 2',
  ])('takes numbers that are counted like the players for theirs: %s', (heading) => {
    expect(read(`${heading}\nJean Whitfield;00123456;Al Orr;00234567`)).toEqual([
      '2: Jean Whitfield #00123456 + Al Orr #00234567',
    ]);
    // One number alone is the line's.
    expect(read('Number;Player 1;Player 2\n7;Jean Whitfield;Al Orr')).toEqual(['2: Jean Whitfield + Al Orr']);
  });

  it('tells what divides names from the whole list', () => {
    expect(read('Ann Able - Bob Baker\nDave Ellis, Mike Stanforth\nCec Cook - Dot Dale')).toEqual([
      '1: Ann Able + Bob Baker',
      '2: Dave Ellis + Mike Stanforth',
      '3: Cec Cook + Dot Dale',
    ]);
    expect(read('Able, Ann - Baker, Bob\nEllis, Dave - Stanforth, Mike')).toEqual([
      '1: Able, Ann + Baker, Bob',
      '2: Ellis, Dave + Stanforth, Mike',
    ]);
    expect(read('Ann Able    Bob Baker\nDave Ellis  Mike Stanforth')).toEqual([
      '1: Ann Able + Bob Baker',
      '2: Dave Ellis + Mike Stanforth',
    ]);
    expect(read('Ann Able | Bob Baker\nDave Ellis | Mike Stanforth')).toEqual([
      '1: Ann Able + Bob Baker',
      '2: Dave Ellis + Mike Stanforth',
    ]);
  });

  it.each([
    ['most with a semicolon', 'Ann Able 10234; Bob Baker 20345\nCec Cook 10236; Dot Dale 10237'],
    ['as many with each', 'Ann Able 10234; Bob Baker 20345'],
    ['most with a tab', 'Ann Able 10234\tBob Baker 20345\nCec Cook 10236\tDot Dale 10237'],
  ])('has lines from two lists, %s, that are divided by different signs', (_how, text) => {
    const other = text.includes('\t') ? ';' : '\t';
    const lines = read(`${text}\nEd Ellis 10238${other}Fay Ford 10239`);
    expect(lines[0]).toBe('1: Ann Able #10234 + Bob Baker #20345');
    expect(lines.at(-1)).toBe(`${lines.length}: Ed Ellis #10238 + Fay Ford #10239`);
  });

  it.each([
    ['Player1 - Player2\nPlayer3 - Player4', ['Player1 + Player2', 'Player3 + Player4']],
    ['Player1 - Player2', ['Player1 + Player2']],
    [
      'Northcote Anna - West Mae\nPidgeon Walter - Club Ann',
      ['Northcote Anna + West Mae', 'Pidgeon Walter + Club Ann'],
    ],
    [
      'Ann North\tJim West\nDave Ellis\tMike Stanforth',
      ['Ann North + Jim West', 'Dave Ellis + Mike Stanforth'],
    ],
  ])('takes no players for a heading: %s', (text, pairs) => {
    expect(read(text).map((line) => line.replace(/^\d+: /, '').replace(/ \|.*/, ''))).toEqual(pairs);
  });

  it('marks a name with figures, and one that may be two', () => {
    expect(read('Player1 - Bob Baker\nDave Ellis Mike Stanforth')).toEqual([
      '1: Player1 + Bob Baker | digits-in-name! Player1',
      '2: Dave Ellis Mike Stanforth | may-be-two! Dave Ellis Mike Stanforth',
    ]);
  });

  it('lets somebody say whether the first line is a heading', () => {
    const text = 'Names\nAnn Able - Bob Baker';
    expect(readEntryList(text, 'pairs')).toMatchObject({ headed: true, headings: ['Names'] });
    expect(readEntryList(text, 'pairs', [], { headed: false }).lines.map(({ line }) => line)).toEqual([1, 2]);
  });

  it('asks about two of one name, and takes them as two where somebody says so', () => {
    const text = 'Ann Able - Bob Baker\nAnn Able 20345 - Cec Cook\nDot Dale - Dot Dale';
    expect(read(text)).toEqual(['1: Ann Able + Bob Baker', '2: listed-before', '3: player-twice']);
    const others = new Set([namesakeKey(2, 'ANN ABLE'), namesakeKey(3, 'Dot Dale')]);
    const lines = readEntryList(text, 'pairs', [], { others }).lines;
    expect(lines.map((line) => ('entry' in line ? line.entry.players : line.fault))).toMatchObject([
      [{ name: 'Ann Able' }, { name: 'Bob Baker' }],
      [{ name: 'Ann Able', another: '2 1' }, { name: 'Cec Cook' }],
      [{ name: 'Dot Dale' }, { name: 'Dot Dale', another: '3 2' }],
    ]);
    // Two with numbers of their own are two, and a number is one player's.
    expect(read('Ann Able 10234\nAnn Able 20345\nBob Baker 10234', 'players')).toEqual([
      '1: Ann Able #10234',
      '2: Ann Able #20345',
      '3: number-before',
    ]);
  });

  it('names what is in no column that is known', () => {
    expect(read('Player\tPartner\tPhone\nAnn Able\tBob Baker\t555 017\tlate')).toEqual([
      '2: Ann Able + Bob Baker | left-out! 555 017 | not-read! late',
    ]);
    expect(read('Player;Partner;Stratum\nAnn Able;Bob Baker;A, B')).toEqual([
      '2: Ann Able + Bob Baker | A | not-read! B',
    ]);
  });
});

/** What a text says: its letters and figures, in an order of their own. */
const said = (text: string) => (text.match(/[\p{L}\p{N}]/gu) ?? []).toSorted().join('');

/** Pieces of lines as people type them, in any order. */
const piece = fc.constantFrom(
  'Ann', 'Able', 'Żaneta', 'O’Neill', 'Юрий', 'Player1', '7', '12.', '(00123456)', '234567', 'J123456', 'Sr', '/', '-', ' - ',
  '\t', ';', ',', ', ', ': ', '  ', ' ', ' ', ' ', '|', '&', '#', '"Bob"',
); // prettier-ignore

it('drops nothing: each letter and figure of a line is in a field, in a remark, or in a line that is shown as it is', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(piece, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 4 }),
      fc.constantFrom(...ENTRY_KINDS),
      fc.constantFrom(undefined, 'Player,Partner,Member number,Remarks', 'Name;Number;Phone'),
      (lines, kind, heading) => {
        let number = 100_000;
        const text = [...(heading === undefined ? [] : [heading]), ...lines.map((line) => line.join(''))]
          .join('\n')
          // Each number once: the same one twice of one player is one.
          .replaceAll(/\d{6,}/g, () => String((number += 1)));
        const list = readEntryList(text, kind);
        const kept = list.lines.map((line) => {
          if ('fault' in line) return line.text;
          const { players, clubs, seed, stratum, categories, team } = line.entry;
          return [
            ...players.flatMap(({ name, memberNumber }) => [name, memberNumber]),
            ...clubs,
            ...categories,
            seed,
            stratum,
            team,
            line.runningNumber,
            ...line.remarks.flatMap((remark) => ('found' in remark ? remark.found : [])),
          ].join(' ');
        });
        expect(said([...(list.headed ? list.headings : []), ...kept].join(' '))).toBe(said(text));
      },
    ),
    { numRuns: 300 },
  );
});
