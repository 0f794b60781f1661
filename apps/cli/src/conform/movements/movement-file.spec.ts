import { existsSync, readFileSync } from 'node:fs';
import { describeShared } from '../../../../../libs/cards/src/testing/shared-folder.js';
import type { ConformedFile } from '../comparison/conformed-file.js';
import { figuresIn, type Expected } from '../comparison/compare-answer.js';
import { conformExamples } from '../testing/conform-examples.js';

const conform = (content: unknown): ConformedFile => conformExamples('movements.json', content)!;

describe('movements as worked examples', () => {
  const threeTables = {
    tables: 3,
    rounds: 3,
    kind: 'std',
    valid: true,
    copies: 1,
  };

  it('are told by their parts, and every figure is compared', () => {
    expect(conform({ mitchellValidity3to40: [threeTables] })).toMatchObject({
      format: 'movements',
      holds: { parts: 1 },
      equal: 3,
      different: [],
      unknown: [],
    });
    expect(conformExamples('others.json', { something: [] })).toBeUndefined();
  });

  it('differ where they say something else', () => {
    const { different } = conform({ mitchellValidity3to40: [{ ...threeTables, copies: 2 }] });
    expect(different).toEqual([
      {
        of: 'mitchellValidity3to40 3 std',
        kind: 'copies',
        expected: '2',
        ours: '1',
        explanation: ['tables share in 0 cases of a set and a round'],
      },
    ]);
  });

  it('that cannot be run count as different', () => {
    const { unknown } = conform({
      mitchellValidity3to40: [{ tables: 4 }, { ...threeTables, tables: 4 }],
      more: [1, 2],
    });
    expect(unknown.map(({ of, figures }) => [of, figures])).toEqual([
      ['mitchellValidity3to40 0', 1],
      ['mitchellValidity3to40 4 std', 3],
      ['more', 2],
    ]);
  });

  it('of a web that is none', () => {
    const of = (example: object) => conform({ webDecision: [example] });
    expect(of({ T: 11, R: 8, none: true }).different).toEqual([]);
    expect(of({ T: 12, R: 7, none: true }).different).toMatchObject([{ kind: 'none', ours: 'false' }]);
    expect(of({ T: 11, R: 8, a: 1, k: 2, skip: 4, c: 3 }).different).toHaveLength(4);
  });

  it('of a Howell: a figure that does not go on from the others is named, wherever it stands', () => {
    const rows = [
      [
        [4, 1, 1],
        [4, 2, 2],
        [4, 3, 3],
      ],
      [
        [2, 3, 1],
        [3, 1, 2],
        [1, 2, 3],
      ],
    ];
    const misprinted = structuredClone(rows);
    misprinted[1]![0]![2] = 3;
    const different = conform({
      shortHowell: [{ T: 2, R: 3, stationaryPairs: 1, Q: 0, rows: misprinted }],
    }).different;
    expect(different.map(({ kind }) => kind)).toContain('rows[1][0][2]');
  });
});

/** Places of the figures in what is expected, with a copy in which one is another. */
function* alterations(
  whole: Expected,
  at = '',
): Iterable<{ readonly at: string; readonly altered: Expected }> {
  if (typeof whole === 'number') yield { at, altered: whole + 1 };
  else if (typeof whole === 'boolean') yield { at, altered: !whole };
  else if (typeof whole === 'object' && whole !== null) {
    const isList = Array.isArray(whole);
    for (const [name, part] of Object.entries(whole)) {
      const inside = isList ? `${at}[${name}]` : `${at}${at === '' ? '' : '.'}${name}`;
      for (const { at: place, altered } of alterations(part as Expected, inside)) {
        const copy: Expected = isList
          ? [...(whole as Expected[])]
          : { ...(whole as Record<string, Expected>) };
        (copy as Record<string, Expected>)[name] = altered;
        yield { at: place, altered: copy };
      }
    }
  }
}

/** Remarks and what is given: with something else given it is another example. */
const GIVEN = new Set(
  ['rule', 'kind', 'ms', 'mode', 'group', 'note'].concat([
    'T',
    'R',
    'n',
    'teams',
    'tables',
    'rounds',
    'start',
    'rankOrder',
    'played',
  ]),
);

describeShared('the movements', 'vectors/movements.json', existsSync, (place) => {
  const vectors = JSON.parse(readFileSync(place, 'utf8')) as Record<string, Expected>;
  const examples = Object.entries(vectors)
    .filter(([part]) => part !== 'format')
    .flatMap(([part, content]) =>
      (Array.isArray(content)
        ? (content as Record<string, Expected>[])
        : [content as Record<string, Expected>]
      ).map((example) => ({ part, example, listed: Array.isArray(content) })),
    );

  it('are ours, every figure of them', () => {
    const { equal, different, unknown } = conform(vectors);
    expect({ different, unknown }).toEqual({ different: [], unknown: [] });
    expect(equal).toBeGreaterThan(25_000);
    expect(equal).toBeLessThanOrEqual(figuresIn(vectors));
  });

  it('are noticed when one is altered, and it is named', () => {
    const unnoticed: string[] = [];
    for (const [index, { part, example, listed }] of examples.entries()) {
      const given = (at: string) =>
        GIVEN.has(at.split(/[.[]/)[0]!) || (part === 'boardPlan5Howell' && at.startsWith('rows'));
      const places = [...alterations(example)].filter(({ at }) => !given(at));
      // Of many some, other ones in each example.
      const step = Math.max(1, Math.floor(places.length / 2));
      for (const [number, { at, altered }] of places.entries()) {
        if (number % step !== index % step) continue;
        const { different, unknown } = conform({ [part]: listed ? [altered] : altered });
        // Which of two in a play is the wrong one cannot always be told.
        const play = at.replace(/\[[01]\]$/, '');
        if (unknown.length > 0 || different.every(({ kind }) => !kind.startsWith(play))) {
          unnoticed.push(`${part} ${index} ${at}`);
        }
      }
    }
    expect(unnoticed).toEqual([]);
  });
});
