import fc from 'fast-check';
import { KNOCKOUT, REALBRIDGE_SESSIONS, SAMPLES, USEBIO_BUTLER } from '../../testing/samples.js';
import { USEBIO_TEAMS } from '../../testing/samples-of-kinds.js';
import { faultOfReading } from '../../testing/fault-of-reading.js';
import { Unreadable } from '../../faults/unreadable.js';
import { readPublished, readPublishedBytes } from './published-file.js';
import { withoutFigures } from '../../testing/without-figures.js';

const names = Object.keys(SAMPLES) as (keyof typeof SAMPLES)[];

describe('a file of published results', () => {
  it.each(names)('is recognised: %s', (name) => {
    expect(readPublished(SAMPLES[name]).format).toBe(name);
  });

  it.each(names)('is the same from its bytes: %s', (name) => {
    expect(readPublishedBytes(Buffer.from(SAMPLES[name]))).toEqual(readPublished(SAMPLES[name]));
  });

  it('is read piece by piece where it is a long USEBIO, wherever a piece ends within a letter', () => {
    const named = SAMPLES.usebio.replaceAll('<PLAYER_NAME>', '<PLAYER_NAME>Żółć Щ ');
    for (const shift of [0, 1, 2]) {
      const comment = `<!-- ${'x'.repeat(shift)}${'ż'.repeat(50_000)} -->`;
      const long = named.replace('</USEBIO>', `${comment}</USEBIO>`).replace(/<EVENT /, `${comment}$&`);
      const told: number[] = [];
      const bytes = Buffer.from(long);
      expect(readPublishedBytes(bytes, (count) => told.push(count))).toEqual(readPublished(long));
      expect(told.length).toBeGreaterThan(2);
      expect(told.at(-1)).toBe(bytes.length);
    }
  });

  it.each(names)('is the same game without its figures: %s', (name) => {
    const bare = withoutFigures(SAMPLES[name]);
    const { results } = readPublished(SAMPLES[name]);
    const stripped = readPublished(bare).results;
    expect(stripped.map(({ game }) => game)).toEqual(results.map(({ game }) => game));
    for (const { figures } of stripped) {
      expect(figures).toMatchObject({ awards: [], rankings: [], unread: [] });
      for (const { contestant, ...figuresOfTotal } of figures.totals) {
        expect({ contestant, figuresOfTotal }).toEqual({ contestant, figuresOfTotal: {} });
      }
    }
    expect(withoutFigures(bare)).toBe(bare);
  });

  it.each([
    ['', { code: 'interchange.format-unknown', formats: expect.stringContaining('USEBIO XML') }],
    ['{"event": []}', { code: 'interchange.format-unknown' }],
    [
      '[{"event": [}]',
      {
        code: 'interchange.expected',
        format: 'ACBLscore JSON',
        line: 1,
        column: 13,
        expected: 'json-value-or-end',
        found: '}',
      },
    ],
    [
      '[{"event": [\n {"event_id": 1, "event_type": "Pairs", "event_scoring": "Matchpoints"}]}]',
      {
        code: 'interchange.missing',
        format: 'ACBLscore JSON',
        line: 2,
        column: 2,
        path: '0 > event > 0',
        name: 'section',
      },
    ],
    [
      '<USEBIO><EVENT></USEBIO>',
      {
        code: 'interchange.expected',
        format: 'USEBIO XML',
        line: 1,
        column: 25,
        expected: 'xml-closing-tag',
        name: 'EVENT',
        opened: 1,
        found: '',
      },
    ],
    [
      '<USEBIO><EVENT><BOARD><TRAVELLER_LINE/></BOARD></EVENT></USEBIO>',
      {
        code: 'interchange.missing',
        format: 'USEBIO XML',
        line: 1,
        column: 16,
        path: 'BOARD',
        name: 'BOARD_NUMBER',
      },
    ],
  ])('is refused with what is wrong where: %s', (text, fault) => {
    expect(faultOfReading(() => readPublished(text))).toMatchObject(fault);
  });
});

/** What becomes of a text. @throws whatever is no refusal */
function fateOf(text: string): 'read' | 'refused' {
  try {
    readPublished(text);
    return 'read';
  } catch (error) {
    if (error instanceof Unreadable) return 'refused';
    throw error;
  }
}

describe('a file of published results that is damaged anywhere', () => {
  const files: Readonly<Record<string, string>> = {
    ...SAMPLES,
    butler: USEBIO_BUTLER,
    realbridge: REALBRIDGE_SESSIONS,
    knockout: KNOCKOUT,
  };
  const damage = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.integer({ min: 0, max: 40 }),
    put: fc.oneof(
      fc.string({ unit: 'binary', maxLength: 5 }),
      fc.constantFrom(
        '<',
        '</',
        '&x;',
        ']',
        '{',
        '"',
        '-1',
        '1e9',
        'null',
        '__proto__',
        '<BOARD>',
        '</EVENT>',
      ),
    ),
  });

  it.each(Object.keys(files))('is read or refused with a reason: %s', (name) => {
    fc.assert(
      fc.property(fc.array(damage, { minLength: 1, maxLength: 3 }), (damages) => {
        let text = files[name]!;
        for (const { at, length, put } of damages) {
          const from = Math.floor(at * text.length);
          text = text.slice(0, from) + put + text.slice(from + length);
        }
        expect(['read', 'refused']).toContain(fateOf(text));
      }),
      { numRuns: 150 },
    );
  });

  it('is refused where it only opens and opens', () => {
    for (const begins of ['[{"event":[', '{"pair_summaries":[', '[{"session":[']) {
      expect(() => readPublished(begins + '['.repeat(200_000))).toThrow(Unreadable);
    }
  });
});

describe('a pair that stands nowhere among those who take part', () => {
  it.each(names)('is named with its first board, and its results stay: %s', (name) => {
    const { title, results } = readPublished(SAMPLES[name]);
    const [whole] = results;
    const [gone] = whole!.game.sections[0]!.contestants;
    const text = withoutEntry(name, SAMPLES[name]);
    const read = readPublished(text);
    const { path, found } = { path: whole!.game.title, found: `A-${gone!.contestant}` };
    expect(read.leftAside ?? []).toEqual([
      { code: 'interchange.unnamed', format: title, path, board: 1, found },
    ]);
    expect(read.results[0]!.game.sections[0]!.lines).toEqual(whole!.game.sections[0]!.lines);
    expect(readPublishedBytes(Buffer.from(text)).leftAside).toEqual(read.leftAside);
  });

  it('is a team, too', () => {
    const text = USEBIO_TEAMS.replace(/<TEAM TEAM_ID="2".*?<\/TEAM>/, '');
    expect(readPublished(text).leftAside).toMatchObject([{ code: 'interchange.unnamed', found: '2' }]);
  });
});

/** A file without the entry of its first pair. */
function withoutEntry(name: (typeof names)[number], text: string): string {
  return {
    acblscore: () => text.replace(/"1N":\{.*?\}\]?\},?/, ''),
    'acbl-live': () => text.replace(/\{"pair_number":"1".*?\}\]\},/, ''),
    usebio: () => text.replace(/<PAIR>.*?<\/PAIR>/s, ''),
  }[name]();
}
