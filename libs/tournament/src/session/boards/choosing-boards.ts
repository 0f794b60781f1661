import { z } from 'zod';
import { accept, defineCommand } from '../../command/command.js';
import { boardSetName, sessionName } from '../../journal/names.js';
import { seenAt } from '../../journal/seen.js';
import { sessionEvents } from '../events.js';
import { notInSetUp } from '../guards.js';
import { refusedAsOfOtherGame, refusedAsPlayedBefore, streamsOfPlaysBefore } from '../draws/played-before.js';
import { refusedAsPublic, revealedOf, streamsOfBoards } from './public-boards.js';
import { boardsOf } from '../plan/schedule.js';
import { usesOfSession } from '../streams.js';

export const chooseBoardSet = defineCommand({
  name: 'session.choose-board-set',
  summary:
    'Choose the deal set of a session before it starts, dealt or not. Boards of the previous deal set stay secret',
  access: { roles: ['organiser', 'director'] },
  body: z.strictObject({ session: sessionName, boardSet: boardSetName, at: seenAt }),
  uses: usesOfSession,
  restsOn: ({ session }) => [{ of: 'settings', what: 'board-set', session }],
  also: ({ session: id, boardSet }, { session, tournament }, known) => {
    const boards = boardsOf(session);
    return {
      ...streamsOfBoards({ boardSet }, boards),
      ...streamsOfPlaysBefore({ session: id, boardSet, boards }, tournament, known),
    };
  },
  decide({ session: id, boardSet }, { tournament, session }, _context, known) {
    const refused = notInSetUp(tournament, session);
    if (refused) return refused;
    if (boardSet === session.boardSet) return accept({});
    const boards = boardsOf(session);
    const refusal =
      refusedAsOfOtherGame({ session: id, boardSet, boards, game: session.game }, known) ??
      refusedAsPublic(revealedOf({ boardSet }, boards, known)) ??
      refusedAsPlayedBefore({ session: id, boardSet, boards }, tournament, known);
    if (refusal) return refusal;
    return accept({ session: [sessionEvents.boardSetChosen({ session: id, boardSet })] });
  },
});
