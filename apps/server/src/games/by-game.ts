import type { DocumentOf, PrintoutName } from '#prints';
import type { PlayQueries, SessionSeen } from '#projections';
import type { GameName } from '#tournament';
import type { Language } from '#words';
import { handsFiles, machineFiles, type DealFilesOfGame } from './deal-files-in-words.js';
import { standingsOfBoards } from '../prints/documents/boards-documents.js';
import { guideCards, tableCards } from '../prints/documents/movement-documents.js';
import { firstSeats } from '../prints/documents/people-documents.js';
import {
  firstTables,
  seatingOfTables,
  standingsOfSheets,
  waysOfPlayers,
} from '../prints/documents/sheets-documents.js';
import type { PrintedAt } from '../prints/documents/stands-as.js';

type Paper<Name extends PrintoutName> = Omit<DocumentOf<Name>, 'heading'>;

/** What the printouts of a session of the game are made of. */
interface PapersOfGame {
  /** Printouts that sessions of other games have. */
  readonly without: readonly PrintoutName[];
  standings(
    queries: PlayQueries,
    session: SessionSeen,
    how: { readonly alone: boolean; readonly language: Language; readonly at: PrintedAt },
  ): Paper<'standings'> | Promise<Paper<'standings'>>;
  readonly guideCards: typeof guideCards;
  readonly tableCards: typeof tableCards;
  /** Where everybody sits in the first round. */
  readonly firstPlaces: typeof firstSeats;
}

/** What the server has of games: the one place in which it tells them apart. */
const GAMES: Readonly<
  Record<GameName, { readonly dealFiles: DealFilesOfGame; readonly papers: PapersOfGame }>
> = {
  bridge: {
    dealFiles: machineFiles,
    papers: {
      without: ['sheets'],
      standings: (queries, session, { alone, at }) => standingsOfBoards(queries, session, alone, at),
      guideCards,
      tableCards,
      firstPlaces: firstSeats,
    },
  },
  preferans: {
    dealFiles: handsFiles,
    papers: {
      without: [
        'hand-records',
        'travellers',
        'recap',
        'score-cards',
        'board-plan',
        'caddy-plan',
        'duplication-plan',
        'board-labels',
      ],
      standings: standingsOfSheets,
      guideCards: (_queries, session, { contestant }) => waysOfPlayers(session, contestant),
      tableCards: (_queries, session) => seatingOfTables(session),
      firstPlaces: (_queries, session) => firstTables(session),
    },
  },
};

/** What the server has of a game. */
export function byGame(game: GameName) {
  return GAMES[game];
}
