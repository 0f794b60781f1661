import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeShared } from '../../../../libs/cards/src/testing/shared-folder.js';
import { run } from '../run.js';
import type { Report } from './report.js';
import { figuresIn, type Expected } from './comparison/compare-answer.js';
import { conformExamples, conformWithExamples } from './testing/conform-examples.js';
import { preferansVectorsIn } from './testing/preferans/preferans-vectors.js';
import { PREFERANS_RUNNERS } from './testing/preferans/runners.js';
import { readVector, type Vector } from './testing/vectors/vector.js';

async function conform(...paths: string[]): Promise<{ code: number; report: Report }> {
  let said = '';
  const terminal = { out: (text: string) => void (said += text), err: (text: string) => void (said += text) };
  const code = await run(['conform', '--json', ...paths], {}, terminal, [conformWithExamples]);
  return { code, report: JSON.parse(said) as Report };
}

function read(place: URL): unknown {
  return JSON.parse(readFileSync(place, 'utf8'));
}

/** Copies of what is expected with one figure altered, each with the place of that figure. */
function* alterations(expected: Expected, at: string): Generator<{ at: string; altered: Expected }> {
  if (typeof expected !== 'object' || expected === null) {
    yield { at, altered: other(expected) };
    return;
  }
  if (isList(expected)) {
    for (const [index, part] of expected.entries()) {
      for (const one of alterations(part, `${at}[${index}]`)) {
        yield { ...one, altered: expected.with(index, one.altered) };
      }
    }
    return;
  }
  for (const [name, part] of Object.entries(expected)) {
    for (const one of alterations(part, at === '' ? name : `${at}.${name}`)) {
      yield { ...one, altered: { ...expected, [name]: one.altered } };
    }
  }
}

function isList(expected: Expected): expected is readonly Expected[] {
  return Array.isArray(expected);
}

function other(figure: number | string | boolean | null): Expected {
  if (typeof figure === 'number') return figure + 1;
  return typeof figure === 'boolean' ? !figure : `${figure}0`;
}

describeShared('the vectors of scoring', 'vectors/scoring.json', existsSync, (place) => {
  const vectors = (read(place) as unknown[]).map((element) => readVector(element)!);

  it('all run, and every figure in them is ours', async () => {
    const { code, report } = await conform(fileURLToPath(place));
    const [file] = report.files;
    expect(file!.unknownParts).toEqual([]);
    expect(file!.differences).toEqual([]);
    const figures = vectors.reduce((sum, { expected }) => sum + figuresIn(expected), 0);
    expect(file).toMatchObject({ holds: { vectors: vectors.length }, compared: figures, equal: figures });
    expect(code).toBe(0);
  });

  it('fail with any one figure altered, which is named and explained', () => {
    const unnoticed: string[] = [];
    for (const vector of vectors) {
      for (const { at, altered } of alterations(vector.expected, '')) {
        const copy = { ...vector, expected: altered };
        const { different, unknown } = conformExamples('copy', [copy])!;
        const named = different.map(({ of, kind }) => `${of} ${kind}`);
        const explained = different.every(({ explanation }) => explanation.length > 0);
        if (named.join() !== `${vector.id} ${at}` || !explained || unknown.length > 0)
          unnoticed.push(`${vector.id} ${at}: ${named}`);
      }
    }
    expect(unnoticed).toEqual([]);
  });

  it('say what our figure comes from where one is altered', () => {
    const altered = (id: string, expected: Vector['expected']) => {
      const vector = vectors.find((one) => one.id === id)!;
      return conformExamples('copy', [{ ...vector, expected }])!.different;
    };
    expect(altered('NEU-TRAP', { mp: [6, 1] })).toMatchObject([
      {
        kind: 'mp[0]',
        expected: '6',
        ours: '5',
        explanation: ['10: beats 1 of 2, 0 beat it: 2, on the board 5 of 6', 'factored from 2 scores to 4'],
      },
    ]);
    expect(altered('BUT-NBB', { datum: 310 })).toMatchObject([
      {
        explanation: [
          'datum 300, rounded from 302.5: the mean of 450, of which 0 count; 420 (3 times); -50; -800, of which 0 count without 1 at each end',
        ],
      },
    ]);
    expect(altered('XIMP-3', { avg: [4.5, -5, 1.5] })).toMatchObject([
      {
        kind: 'avg[2]',
        ours: '0.5',
        explanation: [expect.stringContaining('against'), '1 times 1/2 is 0.5'],
      },
    ]);
  });
});

describeShared('the tables of scoring', 'vectors/tables.json', existsSync, (place) => {
  it('are ours, every figure of them', async () => {
    const { code, report } = await conform(fileURLToPath(place));
    const [file] = report.files;
    const tables = Object.entries(read(place) as Record<string, Expected>).filter(
      ([name]) => !name.endsWith('_note'),
    );
    const figures = tables.reduce((sum, [, table]) => sum + figuresIn(table), 0);
    expect(file).toMatchObject({
      holds: { tables: tables.length },
      compared: figures,
      equal: figures,
      unknownParts: [],
    });
    expect(code).toBe(0);
  });

  it('fail with any one figure altered, which is named and explained', () => {
    const unnoticed: string[] = [];
    for (const [table, columns] of Object.entries(read(place) as Record<string, Expected>)) {
      if (table.endsWith('_note')) continue;
      // Column by column, so that each is compared as often as it has figures.
      const parts = Array.isArray(columns)
        ? [{ of: table, name: table, part: columns, whole: (part: Expected) => part }]
        : Object.entries(columns as Record<string, Expected>).map(([name, part]) => ({
            of: `${table} ${name}`,
            name,
            part,
            whole: (part: Expected) => ({ [name]: part }),
          }));
      for (const { of, name, part, whole } of parts) {
        for (const { at, altered } of alterations(part, name)) {
          const { different } = conformExamples('copy', { [table]: whole(altered) })!;
          const named = different.map((one) => `${one.of} ${one.kind}`);
          const explained = different.every(({ explanation }) => explanation.length > 0);
          if (named.join() !== `${of} ${at}` || !explained) unnoticed.push(`${of} ${at}: ${named}`);
        }
      }
    }
    expect(unnoticed).toEqual([]);
  });
});

describeShared('the table of rulings', 'vectors/rulings.json', existsSync, (place) => {
  const rows = read(place) as { readonly law: string; readonly [part: string]: Expected }[];

  it('is reached by the law book, every row in each of its editions, with a near miss', async () => {
    const { code, report } = await conform(fileURLToPath(place));
    const [file] = report.files;
    expect(file).toMatchObject({ holds: { rows: rows.length }, unknownParts: [], differences: [] });
    expect(file!.equal).toBe(file!.compared);
    expect(file!.compared).toBeGreaterThan(2 * rows.length);
    expect(code).toBe(0);
  });

  it('is refused with another rectification, or a row that is not there', () => {
    const unnoticed = rows.flatMap((row) =>
      ['rectification', 'record'].flatMap((part) =>
        [...alterations(row[part]!, part)].filter(({ altered }) => {
          const { different } = conformExamples('copy', [{ ...row, [part]: altered }])!;
          return different.length === 0 || different.some(({ of }) => of !== `Law ${row.law}`);
        }),
      ),
    );
    expect(unnoticed).toEqual([]);
    const { unknown } = conformExamples('copy', [{ ...rows[0], law: '6G' }])!;
    expect(unknown).toMatchObject([{ of: 'Law 6G', why: 'the law book has no such row' }]);
  });

  it('names the outcome that a phrase asks for in vain', () => {
    const row = rows.find(({ law }) => law === '64A1')!;
    const { different } = conformExamples('copy', [{ ...row, record: ['0 tricks, 64C check'] }])!;
    expect(different[0]).toMatchObject({
      kind: '1987.record[0]',
      ours: 'not tricks.0, no-tricks.1, no-tricks.2',
      explanation: ['Laws 64A1, 64A1 (1987)'],
    });
  });
});

describeShared('the vectors of preferans', 'vectors/preferans.json', existsSync, (place) => {
  interface PreferansVector {
    readonly id: string;
    readonly kind: string;
    readonly input: { readonly fact?: string };
    readonly expected: Readonly<Record<string, Expected>>;
  }
  const vectors = preferansVectorsIn(read(place)) as readonly PreferansVector[];
  const run = vectors.filter(({ kind }) => Object.hasOwn(PREFERANS_RUNNERS, kind));
  const copyOf = (vector: unknown) => conformExamples('copy', { meta: {}, vectors: [vector] })!;

  it('are ours, every figure of every kind that runs; a kind that does not is told', async () => {
    const { report } = await conform(fileURLToPath(place));
    const [file] = report.files;
    expect(file!.differences).toEqual([]);
    expect(file!.equal).toBe(run.reduce((sum, { expected }) => sum + figuresIn(expected), 0));
    expect(file!.unknownParts.map(({ of }) => of)).toEqual(
      vectors.filter((vector) => !run.includes(vector)).map(({ id }) => id),
    );
  });

  it('fail with any one figure altered, which is named and explained', () => {
    const unnoticed: string[] = [];
    for (const vector of run) {
      for (const { at, altered } of alterations(vector.expected, '')) {
        const { different, unknown } = copyOf({ ...vector, expected: altered });
        const named = different.map(({ of, kind }) => `${of} ${kind}`);
        const isExplained = different.every(({ explanation }) => explanation.length > 1);
        if (!named.includes(`${vector.id} ${at}`) || !isExplained || unknown.length > 0)
          unnoticed.push(`${vector.id} ${at}: ${named}`);
      }
    }
    expect(unnoticed).toEqual([]);
  });

  it('cannot be run with a fact that is not known here', () => {
    const facts = run.filter(({ input }) => input.fact !== undefined);
    expect(new Set(facts.map(({ kind }) => kind)).size).toBeGreaterThan(4);
    for (const vector of facts) {
      const { unknown } = copyOf({ ...vector, input: { ...vector.input, fact: 'the moon was full' } });
      const why = expect.stringContaining(`examples of ${vector.kind}`);
      expect(unknown).toMatchObject([{ of: vector.id, why }]);
    }
  });
});

describeShared('a copy of the vectors of scoring', 'vectors/scoring.json', existsSync, (place) => {
  it.each([
    ['CS-2H-V-8', 'score', 140],
    ['NEU-FOUL-7-3', 'pct', 88.8],
    ['WGT-WRONGWAY', 'must_not_equal', 3],
    ['VPC-12-52', 'loser', 0.01],
    ['CF-EBU', 'CF', 195.5],
    ['TIE-CBAI', 'winner', 'second'],
    ['SPLIT-VP', 'must_balance', true],
  ])('with another %s %s is refused, and that figure is named', async (id, name, figure) => {
    const folder = mkdtempSync(join(tmpdir(), 'tirage-vectors-'));
    const copy = (read(place) as Vector[]).map((one) =>
      one.id === id ? { ...one, expected: { ...one.expected, [name]: figure } } : one,
    );
    const path = join(folder, 'scoring.json');
    writeFileSync(path, JSON.stringify(copy));
    const { code, report } = await conform(path);
    rmSync(folder, { recursive: true });
    expect(code).toBe(1);
    expect(report.files[0]!.differences).toMatchObject([{ of: id, kind: name, expected: String(figure) }]);
  });
});
