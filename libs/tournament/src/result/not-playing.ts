import { z } from 'zod';
import { accept, defineCommand, reject } from '../command.js';
import { playPlace } from '../names.js';
import { notRunning } from '../session/guards.js';
import { settling, unsettling } from '../table/settling.js';
import { playKey } from '../table/state.js';
import { freeText } from '../texts.js';
import { resultEvents as happened } from './events.js';
import { staff, unscheduled, usesOfPlay } from './play.js';

export const markNotPlayed = defineCommand({
  name: 'result.mark-not-played',
  summary:
    'A board is not played at a table, in this round or one to come: it does not count there, and is no average',
  access: staff,
  body: z.strictObject({ ...playPlace, reason: freeText.optional() }),
  unhashed: ['reason'],
  uses: usesOfPlay,
  decide({ reason, ...play }, { tournament, session, table, result }, context) {
    const refused = notRunning(tournament, session) ?? unscheduled(session, play);
    if (refused) return refused;
    if (result.status === 'not-played') return accept({});
    if (result.status === 'agreed') return reject({ code: 'result.agreed', board: play.board });
    const note = reason === undefined ? undefined : context.note(reason);
    return accept(
      {
        result: [happened.markedNotPlayed({ ...play, ...(note ? { reason: note.reference } : {}) })],
        table: settling(play, table),
      },
      { notes: note ? [note] : [] },
    );
  },
});

export const postponePlay = defineCommand({
  name: 'result.postpone',
  summary: 'A board is played later (a late play); its table stays unfinished until then',
  access: staff,
  body: z.strictObject({ ...playPlace }),
  uses: usesOfPlay,
  decide(play, { tournament, session, table, result }) {
    const refused = notRunning(tournament, session) ?? unscheduled(session, play);
    if (refused) return refused;
    if (result.status === 'postponed') return accept({});
    if (result.status === 'agreed') return reject({ code: 'result.agreed', board: play.board });
    // The score that a ruling has given would count, and the board would be thought finished here.
    if (table.rulings.has(playKey(play))) return reject({ code: 'ruling.play-ruled', board: play.board });
    return accept({ result: [happened.postponed(play)], table: unsettling(play, table) });
  },
});
