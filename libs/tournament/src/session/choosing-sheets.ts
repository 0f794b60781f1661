import { z } from 'zod';
import { accept, defineCommand, reject } from '../command.js';
import { sheetGame, sheetSettings } from '../games/games.js';
import { sessionName } from '../names.js';
import { sameData } from '../same-data.js';
import { freeText } from '../texts.js';
import { sessionEvents as happened } from './events.js';
import { notUnderWay } from './guards.js';
import { usesOfSession } from './streams.js';

export const chooseSheets = defineCommand({
  name: 'session.choose-sheets',
  summary:
    'Choose by what the sheets of a session are written: the convention and until when tables play; with the reason once it has started',
  access: { roles: ['organiser', 'director'] },
  body: z.strictObject({ session: sessionName, sheets: sheetSettings, reason: freeText.optional() }),
  unhashed: ['reason'],
  uses: usesOfSession,
  decide({ session: id, sheets, reason }, { tournament, session }, context) {
    const refused = notUnderWay(tournament, session);
    if (refused) return refused;
    if (!sheetGame(session.game)) return reject({ code: 'session.other-game', game: session.game });
    if (session.sheets !== null && sameData(sheets, session.sheets)) return accept({});
    if (session.status === 'running' && reason === undefined)
      return reject({ code: 'session.reason-needed' });
    const note = reason === undefined ? undefined : context.note(reason);
    const event = { session: id, sheets, ...(note && { reason: note.reference }) };
    return accept({ session: [happened.sheetsChosen(event)] }, { notes: note ? [note] : [] });
  },
});
