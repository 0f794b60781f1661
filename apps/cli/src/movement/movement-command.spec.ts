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
    expect(out).toBe(`Mitchell: 3 tables, 3 rounds, 3 sets of boards
Round     1          2          3
Table 1   NS1-EW1 1  NS1-EW3 2  NS1-EW2 3
Table 2   NS2-EW2 2  NS2-EW1 3  NS2-EW3 1
Table 3   NS3-EW3 3  NS3-EW2 1  NS3-EW1 2
two winners; quality Q 40.00 (S 18, SS 54); copies of each set: 1; nobody sits out; stay: NS1, NS2, NS3
nothing to remark
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
      err: expect.stringContaining('None was found in 0 seconds'),
    });
    expect(await movement('--tables', '11', '--rounds', '30')).toMatchObject({
      code: 1,
      err: 'There is none of 11 tables and 30 rounds: nobody has so many opponents; the nearest has 21.\n',
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
      '! A web of 18 tables is far too wide for 9 rounds: many pairs are hardly compared (Q 30.5).',
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

  it('is refused with fewer copies than it needs, where that is said', async () => {
    expect(await movement('--name', 'web', '--tables', '8', '--copies', '1')).toMatchObject({
      code: 1,
      err: expect.stringContaining('have so many copies (2, not 1)'),
    });
    expect((await movement('--name', 'web', '--tables', '8', '--copies', '2')).code).toBe(0);
  });

  it('is as long as there is one, where nothing is said of rounds', async () => {
    expect(await data('--name', 'web', '--tables', '7')).toMatchObject({ code: 0, name: 'web' });
    expect((await data('--name', 'web', '--tables', '9')).rows[0]).toHaveLength(7);
  });

  it('says what fits', async () => {
    const wishes = '--pairs 19 --boards 24 --minutes 180 --winners 1 --copies 2 --stay 7'.split(' ');
    const { code, out } = await movement(...wishes);
    expect(code).toBe(0);
    expect(out.split('\n').slice(0, 4)).toEqual([
      'Three-quarter Howell, 10 tables, 12 × 2 boards, one winner, Q 83.2, 202 minutes',
      '  boards a pair: 22–24; copies of each set: 1; pairs that sit out: 12 (rounds each at most: 1); relays: 2, sets that wait: 2',
      '  missing: 1',
      '  7 plays as 13',
    ]);
    expect(out).toContain(
      '  ! Unbalanced: some pairs are compared with each other much more than others (Q 58.4).',
    );
    expect(out).toContain('with one copy tables share in rounds: 1, 2, 3, 4, 5, 6, 7, 8');
    expect(await movement('--pairs', '14', '--tables', '7')).toMatchObject({
      code: 2,
      err: expect.stringContaining('leave --tables out'),
    });
    expect(await movement('--pairs', '3')).toMatchObject({
      code: 1,
      out: 'No movement fits.\nThere are movements for 4 to 80 pairs in a section, not for 3.\n',
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
    [['--tables', '9'], 'Say how many --rounds'],
    [[], 'Say how many --tables'],
    [['--tables', 'nine', '--rounds', '9'], '--tables is a whole number'],
    [['--name', 'waltz', '--tables', '9'], '--name is one of mitchell'],
    [['--tables', '9', '--rounds', '9', '--winners', '3'], '--winners is 1 or 2'],
    [['--tables', '9', '--rounds', '9', '--language', 'fr'], '--language is one of'],
    [['check'], 'Say which files'],
    [['cheque', 'file'], 'cheque is too much'],
  ])('%j makes no sense', async (words, why) => {
    expect(await movement(...words)).toMatchObject({ code: 2, err: expect.stringContaining(why) });
  });
});

describe('tirage movement check', () => {
  let folder: string;
  const file = (name: string, content: string) => {
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
      out: expect.stringContaining('2 movements, 0 of them with defects.'),
    });
  });

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
    expect(out).toContain('round 2, table 2: 3 has played set 1 in round 1');
    expect(out).toContain('round 2, table 1: 1 and 2 have met in round 1');
    expect(out).toContain('round 3, table 2: 2 has played set 1 in round 1');
    expect(out).toContain('2 movements, 2 of them with defects.');
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

  it.each([
    ['nothing.json', '{"some": "thing"}', 'holds no movement'],
    ['broken.json', '{"rows": [', 'is no whole JSON'],
    ['empty.txt', '\n\n', 'holds no movement'],
  ])('refuses %s', async (name, content, why) => {
    expect(await movement('check', file(name, content))).toMatchObject({
      code: 1,
      err: expect.stringContaining(why),
    });
  });

  it('refuses a file that is not there', async () => {
    expect(await movement('check', join(folder, 'none.txt'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('cannot be read (ENOENT)'),
    });
  });
});
