import { countOfFigures, readPublished, type PublishedResult } from '#interchange';
import { ACBLSCORE_MITCHELL } from '../../../interchange/src/testing/samples.js';
import { givenBySession, inSessions, together } from './given-by-sessions.js';

/** The sample as an event of three sections. */
function combined(groups: readonly (readonly (readonly string[])[])[]): PublishedResult {
  const games = JSON.parse(ACBLSCORE_MITCHELL) as {
    event: { combining_and_ranking: unknown; section: Record<string, unknown> }[];
  }[];
  const event = games[0]!.event[0]!;
  const section = event.section['A'];
  event.combining_and_ranking = groups;
  event.section = { A: section, B: section, C: section };
  return readPublished(JSON.stringify(games)).results[0]!;
}

const played = (results: readonly PublishedResult[]) =>
  results.map(({ game: { name, sections, scoring } }) => [
    name,
    sections.map(({ section }) => section).join(' '),
    together(scoring.scored),
    together(scoring.ranked),
  ]);

describe('what a session can give of a published game', () => {
  it.each([
    [[[['A']], [['B']]], [['event 1', 'A B', 'by-section', 'by-section']]],
    [[[['A', 'B']]], [['event 1', 'A B', 'together', 'together']]],
    [[[['A'], ['B']]], [['event 1', 'A B', 'together', 'by-section']]],
    [[[['A', 'B'], ['C']]], [['event 1', 'A B C', 'together', undefined]]],
    [
      [[['A', 'B']], [['C']]],
      [
        ['event 1 A+B', 'A B', 'together', 'together'],
        ['event 1 C', 'C', 'by-section', 'by-section'],
      ],
    ],
  ])('is scored in as few sessions as can be: %j', (groups, sessions) => {
    const whole = combined(groups);
    const parts = inSessions(whole);
    expect(played(parts)).toEqual(sessions);
    const figures = parts.map((part) => countOfFigures(part.figures)).reduce((sum, count) => sum + count);
    expect(figures).toBe(countOfFigures(whole.figures));
  });

  it('is no place over all pairs where they play in several sessions', () => {
    const [both] = inSessions(combined([[['A', 'B']], [['C']]])).map(givenBySession);
    expect(both!.result.figures.rankings.map(({ over }) => over)).not.toContain('overall');
    expect(both!.notCompared).toEqual([
      { why: 'several-sessions', what: 'places over all pairs', figures: 10 },
    ]);
  });

  it('is no place where only some of its sections are ranked together', () => {
    const { result, notCompared } = givenBySession(combined([[['A', 'B'], ['C']]]));
    expect(result.figures.rankings.map(({ over }) => over)).not.toContain('section');
    expect(notCompared).toEqual([{ why: 'ranking', what: 'A+B and C', figures: 39 }]);
    expect(givenBySession(combined([[['A', 'B']]])).notCompared).toEqual([]);
  });
});
