import { readEntryList, type EntryKind } from './entry-list.js';

/** What a list enters, a line each: names with numbers, then what else is said; or why not. */
function read(text: string, kind: EntryKind = 'pairs', chosen: Parameters<typeof readEntryList>[2] = []) {
  return readEntryList(text, kind, chosen).lines.map((line) => {
    if ('fault' in line) return `${line.line}: ${line.fault.code}`;
    const { players, clubs, seed, stratum, categories, team } = line.entry;
    const names = players.map(({ name, memberNumber }) => [name, memberNumber].filter(Boolean).join(' #'));
    const more = [...clubs, seed && `seed ${seed}`, stratum, ...categories, team].filter(Boolean);
    return [`${line.line}: ${names.join(' + ')}`, ...more].join(' | ');
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
      '2: Zoë Lone',
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

  it('takes a table without headings by what stands in it, and lets somebody say otherwise', () => {
    const table =
      '1\t10234\tAnn Able\t20345\tBob Baker\tRiverside\n2\t30456\tCec Cook\t40567\tDot Dale\tHilltop';
    expect(read(table)).toEqual([
      '1: Ann Able #10234 + Bob Baker #20345',
      '2: Cec Cook #30456 + Dot Dale #40567',
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

  it('keeps the players of an individual apart, whatever their names are', () => {
    expect(read('Ann Able\nSir Bob and Sons', 'players')).toEqual(['1: Ann Able', '2: Sir Bob and Sons']);
  });
});
