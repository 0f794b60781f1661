import type { PublishedMatch } from '#interchange';
import { KNOCKOUT } from '#scoring';
import { planOfMatch, ROOMS } from '../plan/plan-of-match.js';
import { dealtAtTheTable } from './script-of-game.js';
import type { ScriptedCommand, Scripting } from './scripted-command.js';

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
