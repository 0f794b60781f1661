import { z } from 'zod';
import { accept, defineCommand, reject } from '../../command/command.js';
import { playPlace } from '../../journal/names.js';
import { seenAt } from '../../journal/seen.js';
import { notCorrectable } from '../../session/guards.js';
import { contradictionsNow } from './checking.js';
import { settling } from '../../table/settling.js';
import { freeText } from '../../journal/texts.js';
import { resultEvents } from '../events.js';
import { restsOnPlay, staff, unscheduled, usesOfPlay } from './play.js';

export const markNotPlayed = defineCommand({
  name: 'result.mark-not-played',
  summary: 'Mark a board as not played at a table in this or a later round: no score and no average',
  access: staff,
  body: z.strictObject({ ...playPlace, at: seenAt, reason: freeText.optional() }),
  uses: usesOfPlay,
  restsOn: restsOnPlay,
  decide({ at: _seen, reason, ...play }, states, context) {
    const { session, table, result } = states;
    const refused = notCorrectable('scores', states, context, reason) ?? unscheduled(session, play);
    if (refused) return refused;
    if (result.status === 'not-played') return accept({});
    if (result.status === 'agreed') return reject({ code: 'result.agreed', board: play.board });
    const note = reason === undefined ? undefined : context.note(reason);
    return accept(
      {
        result: [resultEvents.markedNotPlayed({ ...play, ...(note ? { reason: note.reference } : {}) })],
        table: [...settling(play, table), ...contradictionsNow(play, table, false)],
      },
      { notes: note ? [note] : [] },
    );
  },
});
