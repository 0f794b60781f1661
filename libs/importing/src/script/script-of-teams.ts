import type { PublishedTeamsGame, PublishedMatch, PublishedRoom } from '#interchange';
import { DEFAULT_SETTINGS } from '#tournament';
import { KNOCKOUT } from '#scoring';
import { settingsOfTeams } from '../plan/settings-of-game.js';
import { dealtAs, dealtAtTheTable, type ScriptedSession } from './script-of-game.js';
import { rulingOn, scriptOfRound } from './script-of-round.js';
import type { ScriptedCommand, Scripting } from './scripted-command.js';
import { teamInSession, type TeamsPlan } from '../teams/plan-of-teams.js';
import type { TeamPlayedBy } from './players-of-teams.js';
import { planOfMatch, ROOMS } from '../plan/plan-of-match.js';

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

/** The commands that make a session of a knockout match, from its creation to its close. */
export function* scriptOfMatch(
  match: PublishedMatch,
  session: string,
  { reason }: Pick<Scripting, 'reason'>,
): Generator<ScriptedCommand, void, undefined> {
  const about = (name: string, body: ScriptedCommand['body'] = {}): ScriptedCommand => ({
    name,
    body: { session, ...body },
  });
  const { boardsPerRound, movement, carried, rounds } = planOfMatch(match);
  yield about('session.create');
  yield about('session.set-movement', { sections: [{ section: 'A', boardsPerRound, movement }] });
  yield about('session.score-matches', { method: KNOCKOUT });
  yield about('session.carry-into-match', { home: 'A-1', away: 'A-2', hundredths: carried, reason });
  const boards = Array.from({ length: boardsPerRound * rounds.length }, (_, index) => index + 1);
  yield* dealtAtTheTable(session, boards);
  yield about('session.start');
  for (const { round, played, notPlayed } of rounds) {
    yield about('session.call-round', { round });
    for (const { board, table, result } of ROOMS.flatMap(({ room }) => played[room])) {
      yield about('result.record-traveller', { board, lines: [{ table, round, result }] });
    }
    for (const play of notPlayed) yield about('result.mark-not-played', { ...play, round, reason });
  }
  yield about('session.close');
}

/** Who plays for a team from a round on, by the ids of players. */
export interface LineUpOfMatch {
  readonly team: string;
  readonly round: number;
  readonly lineUp: Readonly<Record<'N' | 'E' | 'S' | 'W', string>>;
}

/** Who sat where, as far as the file tells of whole teams: only what is other than before. */
function lineUpsOf(
  { matches }: Pick<PublishedTeamsGame, 'matches'>,
  { placeOf }: Pick<TeamsPlan, 'placeOf'>,
  playedBy: readonly TeamPlayedBy[],
): LineUpOfMatch[] {
  const pairsOf = new Map(playedBy.map(({ team, pairs }) => [team, pairs]));
  const all = matches.flatMap(({ name, teams, segments }) => {
    const place = placeOf.get(name);
    if (!place) return [];
    return segments.flatMap(({ rooms }, at) => {
      const round = place.round + at;
      return [
        ...seated(teams.home, round, rooms?.open?.ns, rooms?.closed?.ew),
        ...seated(teams.away, round, rooms?.closed?.ns, rooms?.open?.ew),
      ];
    });
  });
  const last = new Map<string, string>();
  return all
    .toSorted((one, other) => one.round - other.round)
    .filter(({ team, lineUp }) => {
      const now = Object.values(lineUp).join(' ');
      const isNew = last.get(team) !== now;
      last.set(team, now);
      return isNew;
    });

  function seated(
    team: string,
    round: number,
    northSouth: PublishedRoom['ns'] | undefined,
    eastWest: PublishedRoom['ew'] | undefined,
  ): LineUpOfMatch[] {
    const two = (pair: string | undefined) => (pair === undefined ? undefined : pairsOf.get(team)?.get(pair));
    const [N, S] = two(northSouth) ?? [];
    const [E, W] = two(eastWest) ?? [];
    if (N === undefined || S === undefined || E === undefined || W === undefined) return [];
    return new Set([N, E, S, W]).size === 4 ? [{ team, round, lineUp: { N, E, S, W } }] : [];
  }
}
