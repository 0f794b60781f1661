import { z } from 'zod';
import { accept, defineCommand } from '../command.js';
import { boardSetName, sessionName } from '../names.js';
import { sessionEvents as happened } from './events.js';
import { notInSetUp } from './guards.js';
import { refusedAsPublic, revealedOf, streamsOfBoards } from './public-boards.js';
import { boardsOf } from './schedule.js';
import { usesOfSession } from './streams.js';

export const chooseBoardSet = defineCommand({
  name: 'session.choose-board-set',
  summary:
    'Say which set of boards the session plays, dealt or not, before it starts; the boards of the set before stay secret',
  access: { roles: ['organiser', 'director'] },
  body: z.strictObject({ session: sessionName, boardSet: boardSetName }),
  uses: usesOfSession,
  also: ({ boardSet }, { session }) => streamsOfBoards({ boardSet }, boardsOf(session)),
  decide({ session: id, boardSet }, { tournament, session }, _context, boards) {
    const refused =
      notInSetUp(tournament, session) ?? refusedAsPublic(revealedOf({ boardSet }, boardsOf(session), boards));
    if (refused) return refused;
    if (boardSet === session.boardSet) return accept({});
    return accept({ session: [happened.boardSetChosen({ session: id, boardSet })] });
  },
});
