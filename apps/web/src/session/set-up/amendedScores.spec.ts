import { regulationNamed } from '#laws';
import { DEFAULT_SETTINGS, type TournamentSettings } from '#tournament';
import { scoresOtherwise } from './amendedScores.js';

const kept: TournamentSettings = DEFAULT_SETTINGS;

it.each<[string, Partial<TournamentSettings>, boolean]>([
  ['a correction or appeal period', { regulation: regulationNamed('ebu')! }, false],
  ['who is named, and when standings are shown', { names: 'initials', standings: 'running' }, false],
  ['the laws', { laws: '1997' }, true],
  ['the share of boards that a place takes', { minimumShare: 75 }, true],
  ['the method', { method: { ...kept.method, decimals: { score: 2 } } }, true],
])('of what is amended %s scores boards anew: %#', (_what, changed, anew) => {
  expect(scoresOtherwise(kept, { ...kept, ...changed })).toBe(anew);
});
