import { ACBL_BOARD_A_MATCH_TEAMS, KNOCKOUT, TEAM_PRESETS, WBF_TEAMS } from '#scoring';
import { regulationNamed } from '#laws';
import { teamMethod } from '../../games/bridge/method.js';
import { createSession, setMovement, startSession } from '../../session/commands/commands.js';
import { club, given, type Journal, session } from '../../session/testing/evening.js';
import { chooseSettings } from '../../tournament/commands/decide.js';
import { DEFAULT_SETTINGS } from '../../tournament/settings.js';
import { carryIntoMatch, scoreMatches } from './scoring-matches.js';
import { setTeamSwiss } from './setting-team-swiss.js';

const sections = [
  { section: 'A', boardsPerRound: 2, movement: { kind: 'teams', teams: { name: 'knockout', teams: 2 } } },
];
const setUp = given(club, [createSession, { session: '1' }], [setMovement, { session: '1', sections }]);
const scored = (journal: Journal) => session(journal).teams.method.name;

describe('how matches are scored', () => {
  it.each(TEAM_PRESETS)('can be the preset $name', (preset) => {
    expect(teamMethod.parse(preset)).toEqual(preset);
    const chosen = given(setUp, [scoreMatches, { session: '1', method: KNOCKOUT }]);
    expect(scored(given(chosen, [scoreMatches, { session: '1', method: preset }]))).toBe(preset.name);
  });

  it('is by the scale of the WBF as long as nobody says otherwise', () => {
    expect(scored(setUp)).toBe('wbf-teams');
    given(setUp).when(scoreMatches, { session: '1', method: WBF_TEAMS }).thenNothing();
  });

  it('is that of the federation whose regulation the tournament has, until somebody chooses', () => {
    const settings = { ...DEFAULT_SETTINGS, regulation: regulationNamed('ebu')! };
    const english = given(club, [chooseSettings, { settings }], [createSession, { session: '1' }]);
    const league = given(english, [setMovement, { session: '1', sections }]);
    expect(scored(league)).toBe('ebu-teams');
    const swiss = [setTeamSwiss, { session: '1', teams: 6, matches: 3, boardsPerRound: 8 }] as const;
    expect(scored(given(english, swiss))).toBe('ebu-swiss-teams');
    const chosen = given(league, [scoreMatches, { session: '1', method: WBF_TEAMS }]);
    expect(scored(given(chosen, [setMovement, { session: '1', sections }]))).toBe('wbf-teams');
  });

  it('is what it is called, and has a scale where victory points count', () => {
    for (const method of [
      { ...WBF_TEAMS, result: 'score' },
      { ...WBF_TEAMS, name: 'own', match: { ...WBF_TEAMS.match, vp: undefined } },
      { ...ACBL_BOARD_A_MATCH_TEAMS, name: 'own', match: { ...ACBL_BOARD_A_MATCH_TEAMS.match, scale: 'x' } },
    ]) {
      expect(() => given(setUp).when(scoreMatches, { session: '1', method })).toThrow('method');
    }
  });

  it('is changed with a reason once the session has started', () => {
    const started = given(setUp, [startSession, { session: '1' }]);
    given(started)
      .when(scoreMatches, { session: '1', method: KNOCKOUT })
      .thenRejected('session.reason-needed');
    const amended = given(started, [
      scoreMatches,
      { session: '1', method: KNOCKOUT, reason: 'Conditions of contest' },
    ]);
    expect(scored(amended)).toBe('knockout');
  });

  it('is of teams alone', () => {
    given(club, [createSession, { session: '1' }])
      .when(scoreMatches, { session: '1', method: KNOCKOUT })
      .thenRejected('team.none');
  });
});

describe('what is carried into a match', () => {
  const body = { session: '1', home: 'A-1', away: 'A-2', hundredths: { home: 1000, away: 0 } };

  it('is said with a reason, and once', () => {
    const carried = given(setUp, [carryIntoMatch, { ...body, reason: 'The round robin' }]);
    expect(session(carried).teams.carried).toEqual({ 'A-1/A-2/1': { home: 1000, away: 0 } });
    given(carried)
      .when(carryIntoMatch, { ...body, reason: 'The round robin' })
      .thenNothing();
  });

  it('is of teams that meet', () =>
    given(setUp)
      .when(carryIntoMatch, { ...body, home: 'A-2', away: 'A-1', reason: 'The round robin' })
      .thenRejected('team.match-unknown', { home: 'A-2', away: 'A-1' }));
});
