import { SAMPLES } from '../testing/samples.js';
import { Unreadable } from '../unreadable.js';
import { readPublished, withoutFigures } from './published-file.js';

const names = Object.keys(SAMPLES) as (keyof typeof SAMPLES)[];

describe('a file of published results', () => {
  it.each(names)('is recognised: %s', (name) => {
    expect(readPublished(SAMPLES[name]).format).toBe(name);
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
    [
      '',
      'It is in none of the formats ACBLscore JSON, ACBL Live JSON, USEBIO XML, RealBridge JSON and Knockout JSON.',
    ],
    [
      '{"event": []}',
      'It is in none of the formats ACBLscore JSON, ACBL Live JSON, USEBIO XML, RealBridge JSON and Knockout JSON.',
    ],
    ['[{"event": [}]', 'It is no whole ACBLscore JSON: '],
    [
      '[{"event": [{"event_id": 1, "event_type": "Pairs", "event_scoring": "Matchpoints"}]}]',
      'As ACBLscore JSON it is wrong at combining_and_ranking: ',
    ],
    ['<USEBIO><EVENT></USEBIO>', 'It is no whole USEBIO XML: line 1: '],
    [
      '<USEBIO><EVENT><BOARD><TRAVELLER_LINE/></BOARD></EVENT></USEBIO>',
      'As USEBIO XML it is wrong at BOARD: a board has no number.',
    ],
  ])('is refused in one sentence: %s', (text, sentence) => {
    expect(() => readPublished(text)).toThrow(Unreadable);
    expect(() => readPublished(text)).toThrow(sentence);
  });
});
