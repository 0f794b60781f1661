import type { PublishedTeamsGame } from '#interchange';
import { DEFAULT_SETTINGS } from '#tournament';
import { settingsOfTeams } from '../plan/settings-of-game.js';
import { dealtAs, type ScriptedSession } from './script-of-game.js';
import { rulingOn, scriptOfRound } from './script-of-round.js';
import type { ScriptedCommand, Scripting } from './scripted-command.js';
import { lineUpsOf } from './line-ups-of-matches.js';
import { teamInSession, type TeamsPlan } from '../teams/plan-of-teams.js';
import type { TeamPlayedBy } from './players-of-teams.js';

/** The commands that make a session of matches as they are planned, before anybody enters. */
export function* setUpOfTeams(
  { event: { day } }: Pick<PublishedTeamsGame, 'event'>,
  { sets: { boardsPerRound, firstBoard = 1 }, movement, method, carried }: TeamsPlan,
  { session, reason }: { readonly session: string; readonly reason: string },
): Generator<ScriptedCommand, void, undefined> {
  const about = (name: string, body: ScriptedCommand['body']): ScriptedCommand => ({
    name,
    body: { session, ...body },
  });
  yield about('session.create', { settings: settingsOfTeams(day) });
  yield about('session.set-movement', {
    sections: [{ section: 'A', boardsPerRound, firstBoard, movement: { kind: 'teams', teams: movement } }],
  });
  yield about('session.score-matches', { method });
  for (const { teams, board, carried: hundredths } of carried)
    yield about('session.carry-into-match', { ...teams, board, hundredths, reason });
}

/** The commands that make a session of a planned game of teams, from its creation to its close. */
export function* scriptOfTeams(
  game: PublishedTeamsGame,
  plan: TeamsPlan,
  {
    session,
    playedBy,
    amongOthers,
    deals,
    dealFormat,
  }: Omit<ScriptedSession, 'playedBy'> & { readonly playedBy: readonly TeamPlayedBy[] },
  scripting: Scripting,
): Generator<ScriptedCommand, void, undefined> {
  const about = (name: string, body: ScriptedCommand['body'] = {}): ScriptedCommand => ({
    name,
    body: { session, ...body },
  });
  const plays = { session, laws: DEFAULT_SETTINGS.laws };
  yield* setUpOfTeams(game, plan, { session, reason: scripting.reason });
  if (amongOthers && playedBy.length > 0) {
    const choice = { kind: 'entries', entries: playedBy.map(({ entry }) => entry) };
    yield about('session.choose-entrants', { choice });
  }
  for (const { team, entry } of playedBy)
    yield about('session.seat-team', { team: teamInSession(plan, team), entry });
  yield* dealtAs({ session, deals, dealFormat, boards: plan.boards });
  yield about('session.start');
  const lineUps = lineUpsOf(game, plan, playedBy);
  for (const planned of plan.rounds) {
    for (const { team, lineUp } of lineUps.filter(({ round }) => round === planned.round)) {
      yield about('session.hand-in-line-up', {
        team: teamInSession(plan, team),
        round: planned.round,
        lineUp,
      });
    }
    yield* scriptOfRound(planned, plays, scripting);
  }
  for (const ruling of plan.neverPlayed) yield rulingOn(ruling, plays, scripting, 'never played');
  yield about('session.close');
}
