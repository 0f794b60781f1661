import { contestSettings } from '../../../../../libs/tournament/src/contest/settings.js';
import { draftOf, faultOf, newContest, settingsOf, type ContestDraft } from './contestDraft.js';

const league = newContest('League', ['1', '2', '3']);

describe('a contest in the fields', () => {
  it.each([
    ['as it begins', league],
    ['best of several, with drop-ins', { ...league, best: 2, least: 2, dropIn: 'percent', percent: '47.5' }],
    [
      'a final after a qualification',
      { ...league, sessions: ['3'], total: 'sum', carry: 'ebu', from: ['1', '2'] },
    ],
    [
      'a part of the difference',
      { ...league, sessions: ['3'], carry: 'difference-to-average', from: ['1'], part: '1/3', most: '16' },
    ],
  ] as [string, ContestDraft][])('is what the server takes, and comes back as it was: %s', (_, draft) => {
    expect(faultOf(draft)).toBeUndefined();
    const settings = settingsOf(draft);
    expect(contestSettings.parse(settings)).toEqual(settings);
    expect(draftOf(settings)).toEqual(draft);
  });

  it.each([
    ['title', { title: ' ' }],
    ['sessions', { sessions: [] }],
    ['percent', { dropIn: 'percent', percent: 'half' }],
    ['from', { carry: 'ebu', from: [] }],
    ['from', { carry: 'ebu', from: ['1'] }],
    ['part', { carry: 'score', from: ['4'], part: 'a third' }],
    ['most', { carry: 'score', from: ['4'], most: '-1' }],
  ] as [string, Partial<ContestDraft>][])('tells that the %s is wrong', (fault, wrong) =>
    expect(faultOf({ ...league, ...wrong })).toBe(fault),
  );

  it('keeps tables and master points that are not among the fields', () => {
    const known = {
      ...settingsOf(league),
      tables: [{ name: 'C', whom: { strata: ['C'] }, handicap: false }],
      masterPoints: { rows: [{ contestants: 4, points: ['1'] }], shared: 'mean' as const },
    };
    expect(settingsOf(draftOf(known), known)).toEqual(known);
  });
});
