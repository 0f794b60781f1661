import { contestSettings, type ContestSettings } from '#tournament';
import {
  draftOf,
  faultOf,
  inUnit,
  isContestBegun,
  newContest,
  settingsOf,
  type ContestDraft,
} from './contestDraft.js';

const words = { handicap: 'With handicap' };
const league = newContest('League', ['1', '2', '3']);

it('a contest has begun with a session that counts in it, or from which something is brought along', () => {
  const carry = { from: ['1'] } as unknown as NonNullable<ContestSettings['carry']>;
  const begun = (running: string) =>
    isContestBegun(
      { sessions: ['2', '3'], carry },
      ['1', '2', '3', '4'].map((session) => ({
        session,
        status: session === running ? 'running' : 'set-up',
      })),
    );
  expect(['1', '2', '4', 'none'].map(begun)).toEqual([true, true, false, false]);
});

describe('a contest in the fields', () => {
  it.each([
    ['as it begins', league],
    [
      'best of several, with drop-ins',
      { ...league, best: 2, least: 2, qualify: 8, dropIn: 'percent', percent: '47.5' },
    ],
    [
      'a final after a qualification',
      { ...league, sessions: ['3'], total: 'sum', carry: 'ebu', from: ['1', '2'] },
    ],
    ['of teams', inUnit({ ...league, of: 'teams', carry: 'ebu', dropIn: 'percent' }, [])],
    ['of players', { ...inUnit({ ...league, of: 'players', carry: 'ebu', qualify: 4 }, []), best: 2 }],
    ['of evenings on sheets', inUnit({ ...league, carry: 'score', from: ['4'] }, ['4'])],
    [
      'with tables and master points',
      { ...league, strata: 'A, B, C', categories: 'mixed', handicap: true, points: '8: 0.75, 0.5' },
    ],
    [
      'a part of the difference',
      { ...league, sessions: ['3'], carry: 'difference-to-average', from: ['1'], part: '1/3', most: '16' },
    ],
  ] as [string, ContestDraft][])('is what the server takes, and comes back as it was: %s', (_, draft) => {
    expect(faultOf(draft)).toBeUndefined();
    const settings = settingsOf(draft, words);
    expect(contestSettings.parse(settings)).toEqual(settings);
    expect(draftOf(settings)).toEqual(draft);
  });

  it('counts in points as soon as one session is on sheets', () => {
    expect(inUnit(league, ['3']).total).toBe('sum');
    expect(inUnit(league, ['4'])).toEqual(league);
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

  it('tells that a line of master points is wrong', () =>
    expect(faultOf({ ...league, points: 'eight' })).toBe('points'));

  it('has a table of each stratum with all weaker ones', () =>
    expect(settingsOf({ ...league, strata: 'A, B' }, words).tables).toEqual([
      { name: 'A', whom: { strata: ['A', 'B'] }, handicap: false },
      { name: 'B', whom: { strata: ['B'] }, handicap: false },
    ]));

  it('keeps tables that are not of this page, and whatever else master points go by', () => {
    const known: ContestSettings = {
      ...settingsOf(league, words),
      tables: [{ name: 'The weaker half', whom: { strata: ['C', 'D'] }, handicap: false }],
      masterPoints: { rows: [{ contestants: 4, points: ['1'] }], shared: 'best', factor: '1.5' },
    };
    expect(settingsOf(draftOf(known), words, known)).toEqual(known);
  });
});
