import type { PublishedTeamsGame } from '#interchange';
import { DEFAULT_SETTINGS } from '#tournament';
import { dealtAs, type ScriptedSession } from '../script/script-of-game.js';
import { rulingOn, scriptOfRound } from '../script/script-of-round.js';
import type { ScriptedCommand, Scripting } from '../script/scripted-command.js';
import { lineUpsOf } from './line-ups-of-matches.js';
import type { TeamsPlan } from './plan-of-teams.js';
import type { TeamPlayedBy } from './players-of-teams.js';

/** A team as a session calls it. */
export function teamInSession({ numbers }: Pick<TeamsPlan, 'numbers'>, team: string): string {
  return `A-${numbers.get(team)!}`;
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
  const { boardsPerRound, firstBoard = 1 } = plan.sets;
  const plays = { session, laws: DEFAULT_SETTINGS.laws };
  yield about('session.create');
  yield about('session.set-movement', {
    sections: [
      { section: 'A', boardsPerRound, firstBoard, movement: { kind: 'teams', teams: plan.movement } },
    ],
  });
  yield about('session.score-matches', { method: plan.method });
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
