import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkMovement, movementFromRows, playsFromTriples, type PlayTriple } from '#movement';
import { run } from '../run.js';

/** Runs `tirage movement` and gives what it said. */
async function movement(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const said = { out: '', err: '' };
  const code = await run(
    ['movement', ...words],
    {},
    {
      out: (text) => void (said.out += `${text}\n`),
      err: (text) => void (said.err += `${text}\n`),
    },
  );
  return { code, ...said };
}
const data = async (...words: string[]) => {
  const { code, out } = await movement(...words, '--json');
  return { code, ...(JSON.parse(out) as { name: string; Q: number; rows: PlayTriple[][] }) };
};

describe('tirage movement', () => {
  it('prints a movement: a line for each table, and what it costs', async () => {
    const { code, out } = await movement('--name', 'mitchell', '--tables', '3', '--winners', '2');
    expect(code).toBe(0);
    expect(out).toBe(`Mitchell: 3 tables, 3 rounds, 3 board sets
Round     1          2          3
Table 1   NS1-EW1 1  NS1-EW3 2  NS1-EW2 3
Table 2   NS2-EW2 2  NS2-EW1 3  NS2-EW3 1
Table 3   NS3-EW3 3  NS3-EW2 1  NS3-EW1 2
two winners; balance Q 40.00 (S 18, SS 54); copies of each board set: 1; no sit-outs; stationary: NS1, NS2, NS3
no remarks
`);
  });

  it.each([
    [['--tables', '9', '--rounds', '12'], 'three-quarter-howell', 93],
    [['--tables', '8', '--rounds', '15'], 'howell', 100],
    [['--tables', '8', '--rounds', '8'], 'double-weave', 93],
    [['--tables', '10', '--rounds', '10'], 'share-and-relay', 89],
    [['--tables', '9', '--rounds', '8'], 'mitchell', 60],
    [['--tables', '12', '--rounds', '9'], 'skip-mitchell', 50],
    [['--tables', '7', '--rounds', '3'], 'mitchell', 14],
    [['--tables', '5', '--rounds', '2'], 'mitchell', 7],
  ])('%j takes the most balanced', async (words, name, quality) => {
    const made = await data(...words);
    expect(made).toMatchObject({ code: 0, name, remarks: expect.any(Array) });
    expect(made.Q).toBeGreaterThan(quality - 1);
    const again = movementFromRows(playsFromTriples(made.rows, 1), { winners: 1 });
    expect(checkMovement(again).filter(({ severity }) => severity === 'impossible')).toEqual([]);
  });

  it('looks for one that is not stored, and says when there is none or none was found', async () => {
    expect(await data('--tables', '21', '--rounds', '26', '--seconds', '0.4')).toMatchObject({
      code: 0,
      name: 'three-quarter-howell',
    });
    expect(await movement('--tables', '22', '--rounds', '30', '--seconds', '0')).toMatchObject({
      code: 1,
      err: expect.stringContaining('No movement found in 0 seconds'),
    });
    expect(await movement('--tables', '11', '--rounds', '30')).toMatchObject({
      code: 1,
      err: 'None exists with 11 tables and 30 rounds: there are not enough opponents (nearest number of rounds: 21).\n',
    });
  });

  it('lets two tables have the same boards where there are copies and nothing else will do', async () => {
    expect(await data('--tables', '8', '--rounds', '9', '--seconds', '0.3')).toMatchObject({
      name: 'howell',
    });
    expect(await data('--tables', '8', '--rounds', '9', '--seconds', '0.3', '--copies', '2')).toMatchObject({
      name: 'three-quarter-howell',
      copies: 2,
      declared: { copies: 2 },
      remarks: [],
    });
  });

  it('finds a Howell that is not stored by its name, too', async () => {
    const quick = ['--seconds', '1'];
    expect(
      await data('--name', 'three-quarter-howell', '--tables', '21', '--rounds', '25', ...quick),
    ).toMatchObject({ name: 'three-quarter-howell', rounds: 25, copies: 1, remarks: [] });
    expect(await data('--name', 'howell', '--tables', '25', '--seconds', '30')).toMatchObject({ rounds: 49 });
    const sharing = ['--name', 'three-quarter-howell', '--tables', '8', '--rounds', '9', ...quick];
    expect(await movement(...sharing)).toMatchObject({
      code: 1,
      err: expect.stringContaining('tables would have to share boards (nearest number of rounds: 10)'),
    });
    expect(await data(...sharing, '--copies', '2')).toMatchObject({ declared: { copies: 2 } });
  });

  it.each([
    ['hesitation', 'three-quarter-howell', 8],
    ['double-hesitation', 'three-quarter-howell', 9],
    ['appendix', 'web', 5],
    ['bump', 'rover', 7],
  ])('calls %s what it is', async (also, name, rounds) => {
    expect(await data('--name', also, '--tables', '7')).toMatchObject({
      name,
      rounds,
      remarks: expect.any(Array),
    });
  });

  it('has as many teams or players as there are, where one has a bye', async () => {
    expect(await data('--name', 'round-robin', '--teams', '7')).toMatchObject({
      tables: 6,
      rounds: 7,
      sitOuts: ['1', '2', '3', '4', '5', '6', '7'],
    });
    expect(await data('--players', '18', '--rounds', '5')).toMatchObject({
      name: 'individual-howell',
      tables: 4,
      copies: 4,
      opponents: { least: 0, most: 2 },
      remarks: [],
    });
    expect(await data('--name', 'two-stanza')).toMatchObject({ tables: 2, rounds: 2 });
    const rainbow = await data('--name', 'rainbow', '--tables', '5', '--rounds', '4', '--barometer');
    expect(rainbow).toMatchObject({ declared: { copies: 5 }, copies: 5, sets: 4, remarks: [] });
    for (const row of rainbow.rows) expect(row.map((play) => play.at(-1))).toEqual([1, 2, 3, 4]);
  });

  it('has teams, players, half tables, switched boards and barometers', async () => {
    expect(await data('--name', 'american-whist', '--tables', '5')).toMatchObject({ contestants: 'teams' });
    expect((await data('--name', 'rainbow', '--tables', '5')).rows[0]![0]).toEqual([1, 6, 11, 16, 1]);
    expect(await data('--name', 'individual-howell', '--tables', '4', '--rounds', '9')).toMatchObject({
      code: 0,
      name: 'individual-howell',
      tables: 4,
      rounds: 9,
    });
    expect(await data('--name', 'howell', '--tables', '4', '--without', '8')).toMatchObject({ phantom: 8 });
    expect(await data('--name', 'mitchell', '--tables', '7', '--switch', '1,2')).toMatchObject({
      arrowSwitched: [1, 2],
    });
    expect(await data('--name', 'howell', '--tables', '4', '--barometer')).toMatchObject({
      name: 'barometer',
      copies: 4,
      declared: { copies: 4 },
    });
  });

  it('warns of a web that is far wider than its rounds', async () => {
    const { out } = await movement('--name', 'web', '--tables', '18', '--rounds', '9');
    expect(out).toContain(
      '! A web of 18 tables is too wide for 9 rounds. Many pairs are hardly compared (Q 30.5).',
    );
    expect(
      (await movement('--name', 'web', '--tables', '18', '--rounds', '9', '--winners', '2')).out,
    ).not.toContain('!');
  });

  it('turns boards at each table in rounds of its own', async () => {
    const [whole, scrambled] = await Promise.all([
      data('--name', 'web', '--tables', '10', '--rounds', '7'),
      data('--name', 'web', '--tables', '10', '--rounds', '7', '--scramble'),
    ]);
    expect(scrambled.Q).toBeGreaterThan(whole.Q + 3);
  });

  it.each([
    [['--name', 'web', '--tables', '8'], 'Mitchell with a skip, 7 rounds'],
    [['--name', 'share-and-relay', '--tables', '10'], 'Blackpool, 10 rounds'],
    [['--name', 'share-and-relay', '--tables', '8', '--winners', '2'], 'Double weave, 8 rounds'],
    [['--name', 'new-england-relay', '--tables', '8'], 'American Whist, 6 rounds'],
  ])(
    '%j is refused with fewer copies than it needs, with the nearest that does with them',
    async (words, nearest) => {
      expect(await movement(...words, '--copies', '1')).toMatchObject({
        code: 1,
        err: expect.stringContaining(`Use 2 copies instead of 1, or choose another movement: ${nearest}.`),
      });
      expect((await movement(...words, '--copies', '2')).code).toBe(0);
    },
  );

  it('takes what needs no more copies than are said to be there', async () => {
    const ten = ['--tables', '10', '--rounds', '10'];
    expect(await data(...ten)).toMatchObject({ name: 'share-and-relay', copies: 2 });
    expect(await data(...ten, '--copies', '1')).toMatchObject({ name: 'blackpool', copies: 1 });
  });

  it('says of all that share where they do with one copy, and of nobody who shares nothing', async () => {
    for (const name of ['web', 'share-and-relay', 'new-england-relay']) {
      const { out } = await movement('--name', name, '--tables', '8');
      expect(out).toContain(
        'copies of each board set: 2; with one copy, tables share boards in rounds: 1, 2, 3',
      );
      expect(out).toContain('no remarks');
      expect(await data('--name', name, '--tables', '8')).toMatchObject({
        copies: 2,
        shares: expect.arrayContaining([1, 7]),
        remarks: [],
      });
    }
    // Whoever would share with the first table sits out.
    const half = await movement(
      '--name',
      'share-and-relay',
      '--tables',
      '8',
      '--without',
      '8',
      '--copies',
      '1',
    );
    expect(half.out).toContain('copies of each board set: 1; sit out: 9, 10,');
  });

  it('is as long as there is one, where nothing is said of rounds', async () => {
    expect(await data('--name', 'web', '--tables', '7')).toMatchObject({ code: 0, name: 'web' });
    expect((await data('--name', 'web', '--tables', '9')).rows[0]).toHaveLength(7);
  });

  it('says what fits', async () => {
    const wishes = '--pairs 19 --boards 24 --minutes 180 --winners 1 --copies 2 --stay 7'.split(' ');
    const { code, out } = await movement(...wishes);
    expect(code).toBe(0);
    // What clubs usually play comes first.
    expect(out).toMatch(/^Mitchell with a skip, 10 tables, 8 × 3 boards, one winner/);
    const lines = out.split('\n');
    const howell = lines.findIndex((line) => line.startsWith('Double hesitation'));
    expect(lines.slice(howell, howell + 5)).toEqual([
      'Double hesitation Mitchell, 10 tables, 12 × 2 boards, one winner, Q 83.2, 202 minutes',
      '  boards per pair: 22–24; copies of each board set: 1; pairs with a sit-out: 12 (at most 1 rounds each); relays: 2, board sets waiting: 2',
      '  missing: 1',
      '  7 plays as 13',
      '  Takes 202 minutes, not 180.',
    ]);
    expect(out).toContain('  ! Unbalanced: some pairs are compared much more than others (Q 58.4).');
    expect(out).toContain('with one copy, tables share boards in rounds: 1, 2, 3, 4, 5, 6, 7, 8');
    const teams = await movement('--teams', '7', '--boards', '24', '--minutes', '170');
    expect(teams.out.split('\n').slice(0, 3)).toEqual([
      'American Whist, 7 teams, 6 × 4 boards, 184 minutes',
      '  boards per team: 24 of 28; opponents: 6; copies of each board set: 1',
      '  Takes 184 minutes, not 170.',
    ]);
    expect((await movement('--teams', '41')).out).toContain('The movements are for 2 to 40 teams, not 41.');
    expect(await movement('--pairs', '14', '--tables', '7')).toMatchObject({
      code: 2,
      err: expect.stringContaining('Leave out --tables'),
    });
    expect(await movement('--pairs', '3')).toMatchObject({
      code: 1,
      out: 'No movement fits.\nA section can have from 4 to 80 pairs, not 3.\n',
    });
  });

  it.each([
    ['pl', 'Nie ma go przy 10 stołach: liczba musi być podzielna przez cztery; najbliższy ma 8.'],
    ['ru', 'Её нет для 10 столов: число должно делиться на четыре; ближайшая — 8.'],
  ])('speaks %s', async (language, words) => {
    const refused = await movement('--name', 'double-weave', '--tables', '10', '--language', language);
    expect(refused).toMatchObject({ code: 1, err: `${words}\n` });
    const { out } = await movement(
      '--pairs',
      '36',
      '--winners',
      '1',
      '--copies',
      '2',
      '--language',
      language,
    );
    expect(out).not.toMatch(/\{|undefined/);
  });

  it.each([
    [
      ['--name', 'three-quarter-howell', '--tables', '22', '--rounds', '23'],
      'tables would have to share boards (nearest number of rounds: 24).',
    ],
    [
      ['--name', 'howell', '--tables', '30', '--rounds', '40'],
      'None exists with 30 tables and 40 rounds (nearest number of rounds: 59).',
    ],
    [['--name', 'howell', '--tables', '41'], 'the possible numbers are 2 to 40 (nearest: 40).'],
    [
      ['--name', 'hesitation', '--tables', '8'],
      'tables would have to share boards (nearest number of rounds: 10).',
    ],
    [['--name', 'triple', '--tables', '8'], 'It does not exist for 8 tables (nearest: 3).'],
    [['--name', 'two-stanza', '--rounds', '3'], 'It has 2 rounds, not 3.'],
    [['--name', 'american-whist', '--tables', '7', '--barometer'], 'It cannot be a barometer'],
    [['--name', 'howell', '--tables', '7', '--scramble'], 'It already has one winner'],
    [
      ['--tables', '9', '--rounds', '12', '--switch', '3'],
      'there are not enough opponents (nearest number of rounds: 9).',
    ],
    [['--tables', '21', '--rounds', '26', '--without', '43', '--seconds', '0.2'], 'It has no pair 43'],
    [['--tables', '41', '--rounds', '50'], 'the possible numbers are 2 to 40 (nearest: 40).'],
  ])('%j cannot be', async (words, why) => {
    expect(await movement(...words)).toMatchObject({ code: 1, err: expect.stringContaining(why) });
  });

  it.each([
    [['--tables', '9'], 'Set the number of --rounds'],
    [[], 'Set --tables and --rounds'],
    [['--tables', '9', '--tables', '8', '--rounds', '8'], '--tables is given twice'],
    [['--tables', 'nine', '--rounds', '9'], '--tables must be a whole number'],
    [['--name', 'waltz', '--tables', '9'], 'Set --name to one of mitchell'],
    [['--tables', '9', '--rounds', '9', '--winners', '3'], '--winners must be 1 or 2'],
    [['--tables', '9', '--rounds', '9', '--language', 'fr'], '--language is one of'],
    [['--name', 'howell', '--tables', '8', '--winners', '2'], 'howell has one winner'],
    [
      ['--name', 'hesitation', '--tables', '7', '--rounds', '9'],
      'A hesitation of 7 tables has 8 rounds, not 9',
    ],
    [['--name', 'barometer', '--tables', '7'], 'Add --barometer'],
    [['--name', 'round-robin', '--tables', '7'], 'Use --teams 7 if one has a bye, or --tables 8'],
    [['--name', 'mitchell', '--tables', '7', '--winners', '2', '--switch', '3'], 'Leave out --switch'],
    [['--name', 'mitchell', '--tables', '7', '--scramble', '--switch', '3'], 'Leave out --scramble'],
    [['--name', 'mitchell', '--teams', '7'], '--teams is for team movements'],
    [['--name', 'mitchell', '--tables', '7', '--stay', '3'], '--stay works with --pairs'],
    [['--name', 'american-whist', '--tables', '7', '--without', '3'], 'Leave out --without'],
    [['--name', 'rover', '--tables', '9', '--without', '3'], 'Leave out --without'],
    [['--name', 'rainbow', '--tables', '5', '--without', '3'], 'Leave out --without'],
    [['--name', 'rainbow', '--players', '18'], 'Set --players to 4, 8, 12 …, not 18'],
    [['--pairs', '19', '--stay', '7,77'], 'There is no pair 77'],
    [['--pairs', '19', '--scramble'], '--scramble works with a movement, not with --pairs'],
    [['--teams', '7', '--barometer'], 'not with --teams without --name. Leave out --barometer'],
    [['check', 'file', '--tables', '7'], '--tables works with a movement, not with check FILE'],
    [['check'], 'Name the files'],
    [['cheque', 'file'], 'Unexpected argument cheque'],
  ])('%j makes no sense', async (words, why) => {
    expect(await movement(...words)).toMatchObject({ code: 2, err: expect.stringContaining(why) });
  });
});

describe('tirage movement check', () => {
  let folder: string;
  const file = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'tirage-movement-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('finds nothing in what was printed', async () => {
    const printed = await movement('--tables', '9', '--rounds', '12', '--json');
    const web = await movement('--name', 'web', '--tables', '10', '--rounds', '7', '--json');
    const path = file('library.json', `[${printed.out},${web.out}]`);
    expect(await movement('check', path)).toMatchObject({
      code: 0,
      out: expect.stringContaining('2 movements, 0 with defects.'),
    });
  });

  it.each(['utf8', 'utf16le', 'latin1'] as const)(
    'reads a file in %s, with a mark before its title',
    async (encoding) => {
      const mark = encoding === 'latin1' ? '' : '\uFEFF';
      const text = `${mark}[M6] Zwei Tische für März\r\n0,2,24,8,3\r\n4,1,1,4,2,2,4,3,3\r\n2,3,1,3,1,2,1,2,3\r\n`;
      const { code, out } = await movement('check', file(`${encoding}.txt`, Buffer.from(text, encoding)));
      expect(out).toContain('Zwei Tische für März: 3 remarks:');
      expect(code).toBe(0);
    },
  );

  it('reports each defect by round, table and pair, in JSON and in the British text format', async () => {
    const json = file(
      'one.json',
      JSON.stringify({
        title: 'Mine',
        rows: [
          [
            [1, 2, 1],
            [1, 2, 2],
          ],
          [
            [3, 4, 1],
            [4, 3, 1],
          ],
        ],
      }),
    );
    const text = file('lib.txt', 'Four pairs\n0,2,24,8,3\n4,1,1,4,2,2,4,3,3\n2,3,1,3,1,2,1,2,1\n');
    const { code, out } = await movement('check', json, text);
    expect(code).toBe(1);
    expect(out).toContain('Mine');
    expect(out).toContain('round 2, table 2: 3 has already played board set 1 in round 1');
    expect(out).toContain('round 2, table 1: 1 and 2 have already met in round 1');
    expect(out).toContain('round 3, table 2: 2 has already played board set 1 in round 1');
    expect(out).toContain('2 movements, 2 with defects.');
    const { out: asData } = await movement('check', text, '--json');
    expect(JSON.parse(asData)).toMatchObject({
      defective: 1,
      movements: [
        {
          title: 'Four pairs',
          remarks: expect.arrayContaining([
            expect.objectContaining({
              code: 'movement.board-played-twice',
              round: 3,
              table: 2,
              contestant: '1',
            }),
          ]),
        },
      ],
    });
  });

  it('reports what a file says of its rows and they do not give', async () => {
    const printed = await data('--name', 'web', '--tables', '8', '--winners', '2');
    const said = { ...printed, tables: 9, rounds: 6, sets: 8, copies: 1, Q: 99 };
    const { code, out } = await movement('check', file('said.json', JSON.stringify(said)));
    expect(code).toBe(1);
    for (const [member, told, found] of [
      ['tables', '9', '8'],
      ['rounds', '6', '7'],
      ['sets', '8', '7'],
      ['copies', '1', '2'],
      ['Q', '99', printed.Q.toFixed(1)],
    ])
      expect(out).toMatch(new RegExp(`the file gives ${member}: ${told}, but (has|its rows give) ${found}`));
    const more = file('more.json', JSON.stringify({ ...printed, copies: 3 }));
    expect(await movement('check', more)).toMatchObject({ code: 0 });
  });

  it('finds nothing in any family that was printed', async () => {
    const names = [
      'mitchell',
      'skip-mitchell',
      'share-and-relay',
      'blackpool',
      'double-weave',
      'rover',
      'three-quarter-howell',
      'howell',
      'american-whist',
      'new-england-relay',
      'thurner',
      'outer-table',
      'stagger',
      'parallel-rows',
      'round-robin',
      'triple',
      'two-stanza',
      'rainbow',
      'individual-howell',
    ];
    const printed: string[] = [];
    for (const name of names) {
      const tables = { mitchell: 7, rainbow: 7, triple: 3, 'two-stanza': 2, 'outer-table': 10 }[name] ?? 8;
      const { out, err } = await movement('--name', name, '--tables', String(tables), '--json');
      expect(err).toBe('');
      printed.push(out);
    }
    const library = file('library.json', `[${printed.join()}]`);
    expect((await movement('check', library)).out).toContain(`${names.length} movements, 0 with defects.`);
  });

  it.each([
    ['nothing.json', '{"some": "thing"}', 'contains no movements'],
    ['broken.json', '{"rows": [', 'is not valid JSON'],
    ['empty.txt', '\n\n', 'contains no movements'],
  ])('refuses %s', async (name, content, why) => {
    expect(await movement('check', file(name, content))).toMatchObject({
      code: 1,
      err: expect.stringContaining(why),
    });
  });

  it('refuses a file that is not there', async () => {
    expect(await movement('check', join(folder, 'none.txt'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('Cannot read'),
    });
  });
});
