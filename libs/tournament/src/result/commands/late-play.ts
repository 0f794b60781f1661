import { z } from 'zod';
import { accept, defineCommand, reject, type Rejected } from '../../command/command.js';
import { playPlace, tableName } from '../../journal/names.js';
import { seenAt } from '../../journal/seen.js';
import { noSuchTable, notRunning } from '../../session/guards.js';
import { contradictionsNow } from './checking.js';
import { playKey } from '../../table/state.js';
import { unsettling } from '../../table/settling.js';
import { reasonNoted } from '../../command/reason-noted.js';
import { freeText } from '../../journal/texts.js';
import { resultEvents } from '../events.js';
import { isMissed, notPlayable, restsOnPlay, unscheduled, usesOfPlay } from './play.js';
import { stillPlaying, streamsOfPlayers } from './still-playing.js';
import { isPostponed, type ResultState } from '../state.js';

const directing = { roles: ['organiser', 'director'] } as const;

export const postponePlay = defineCommand({
  name: 'result.postpone',
  summary:
    'Grant a late play: the board is played later, does not delay other tables, and stays hidden until then. A late play that has started can be postponed again',
  access: directing,
  body: z.strictObject({ ...playPlace, at: seenAt, reason: freeText.optional() }),
  uses: usesOfPlay,
  restsOn: restsOnPlay,
  decide({ at: _seen, reason, ...play }, { tournament, session, table, result }, context) {
    const refused = notRunning(tournament, session) ?? unscheduled(session, play);
    if (refused) return refused;
    if (isPostponed(result)) return accept({});
    if (result.status === 'agreed') return reject({ code: 'result.agreed', board: play.board });
    // The score that a ruling has given would count, and the board would be thought finished here.
    if (playKey(play) in table.rulings) return reject({ code: 'ruling.play-ruled', board: play.board });
    const { reference, notes } = reasonNoted(context, reason);
    return accept(
      {
        result: [resultEvents.postponed({ ...play, ...reference })],
        table: [...unsettling(play, table), ...contradictionsNow(play, table, false)],
      },
      { notes },
    );
  },
});

/** What prevents postponing a play that somebody has begun to score, or that is not to be played. */
function tooLateToAsk({ status }: ResultState, board: number): Rejected | undefined {
  if (status === 'not-played') return reject({ code: 'result.not-to-be-played', board });
  return status === 'none' || status === 'voided' || status === 'postponed'
    ? undefined
    : reject({ code: 'result.agreed', board });
}

export const askLatePlay = defineCommand({
  name: 'result.ask-late-play',
  summary: 'Ask the director, as the table, to play a board later',
  access: { roles: [], device: true },
  body: z.strictObject(playPlace),
  table: ({ session, table, round }) => ({ session, table, of: { table, round } }),
  uses: usesOfPlay,
  decide(play, { tournament, session, result }) {
    const refused =
      notRunning(tournament, session) ?? notPlayable(session, play) ?? tooLateToAsk(result, play.board);
    if (refused) return refused;
    const told = result.lateAsked || result.status === 'postponed';
    return accept(told ? {} : { result: [resultEvents.latePlayAsked(play)] });
  },
});

export const refuseLatePlay = defineCommand({
  name: 'result.refuse-late-play',
  summary:
    'Decline a request for a late play, or cancel a late play not started; the board must be played in its round',
  access: directing,
  body: z.strictObject({ ...playPlace, at: seenAt }),
  uses: usesOfPlay,
  restsOn: restsOnPlay,
  decide({ at: _seen, ...play }, { tournament, session, result }) {
    const refused = notRunning(tournament, session) ?? unscheduled(session, play);
    if (refused) return refused;
    const refuses = result.lateAsked || isPostponed(result);
    return accept(refuses ? { result: [resultEvents.latePlayRefused(play)] } : {});
  },
});

export const beginLatePlay = defineCommand({
  name: 'result.begin-late-play',
  summary: 'Start a late play at a table when both sides are free; that table’s phone then shows the board',
  access: { roles: ['organiser', 'director', 'scorer'], device: true },
  body: z.strictObject({
    ...playPlace,
    at: tableName.meta({ description: 'Table where it is played; can differ from the original table' }),
  }),
  table: ({ session, at, table, round }) => ({ session, table: at, of: { table, round } }),
  uses: usesOfPlay,
  also: (play, { session }) => streamsOfPlayers(session, play),
  decide({ at, ...play }, { tournament, session, table, result }, _context, also) {
    const refused = notRunning(tournament, session) ?? notPlayable(session, play) ?? noSuchTable(session, at);
    if (refused) return refused;
    const { board } = play;
    if (result.status === 'agreed') return reject({ code: 'result.agreed', board });
    if (playKey(play) in table.rulings) return reject({ code: 'ruling.play-ruled', board });
    const granted = result.late !== null || isMissed(session, play);
    if (!granted || result.status === 'not-played')
      return reject({ code: 'late-play.not-granted', board, table: play.table, round: play.round });
    if (result.late?.at === at) return accept({});
    // Another table would see what was entered.
    if (result.status === 'entered' || result.status === 'disputed')
      return reject({ code: 'late-play.scored', board });
    const playing = stillPlaying(session, play, also, table);
    if (playing) return reject({ code: 'late-play.pair-playing', ...playing });
    return accept({ result: [resultEvents.latePlayBegun({ ...play, at })] });
  },
});
