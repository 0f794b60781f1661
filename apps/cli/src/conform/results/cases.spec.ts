import { existsSync, readFileSync } from 'node:fs';
import { readPublished } from '#interchange';
import { describeShared } from '../../../../../libs/cards/src/testing/shared-folder.js';
import { conformResults } from './conform-results.js';

describeShared('files that programs write otherwise', 'cases/', existsSync, (folder) => {
  const textOf = (name: string) => readFileSync(new URL(name, folder), 'utf8');
  const linesOf = (name: string) =>
    readPublished(textOf(name)).results.flatMap(({ game }) => game.sections.flatMap(({ lines }) => lines));

  it.each(['01', '02', '03', '04', '05'])('have a score that means the same, or is named: %s', (number) => {
    const [before, name] = [linesOf('13-usebio-score-00.xml'), `13-usebio-score-${number}.xml`];
    const { leftAside = [] } = readPublished(textOf(name));
    const lines = linesOf(name);
    expect(lines).toHaveLength(before.length);
    const named = leftAside.map(({ line, path, board }) => ({ line, path, board }));
    const isSame = JSON.stringify(lines) === JSON.stringify(before);
    expect(named).toEqual(isSame && named.length === 0 ? [] : [{ line: 19, path: 'SCORE', board: 1 }]);
  });

  it.each([
    '19-one-field-two-sections.xml',
    '19-no-winner-type.xml',
    '19-date-short.xml',
    '19-vp-elements-right.xml',
    '21-acblscore-keys-in-another-order.json',
    '21-acblscore-player-object.json',
    '22-acblscore-penalty.json',
  ])('agree in every figure: %s', (name) => {
    const { equal, different, unknown } = conformResults(name, textOf(name))!;
    expect({ different, unknown }).toEqual({ different: [], unknown: [] });
    expect(equal).toBeGreaterThan(20);
  });

  it('have a short date, and keep their day', () =>
    expect(readPublished(textOf('19-date-short.xml')).results[0]!.game.event.day).toBe('2025-05-08'));

  it('have victory points that contradict each other', () =>
    expect(conformResults('x.xml', textOf('19-vp-elements-wrong.xml'))!.unknown).not.toEqual([]));

  it('have teams with figures that their boards do not make', () =>
    expect(conformResults('x.xml', textOf('20-teams-with-points.xml'))!.different).not.toEqual([]));

  it('have an ampersand that is named where it stands', () =>
    expect(() => readPublished(textOf('19-ampersand.xml'))).toThrow('"line":11,"column":85'));
});
