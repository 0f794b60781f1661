import { z } from 'zod';
import { defineQuery, numberIn, ofSession, since, type QueryAudience } from './define-query.js';

const RUNNING: QueryAudience = { roles: ['organiser', 'director', 'scorer'] };
const ofBoard = ofSession.extend({ board: z.string() });
const boardIn = (board: string) => numberIn(board, 'session.board-unknown', { board });

export const sessionList = defineQuery({
  name: 'session.list',
  summary: 'List the sessions of a tournament',
  path: 'sessions',
  audience: 'may-see',
  parameters: z.object({}),
  read: async ({ queries }) => ({ sessions: await queries.sessions.all() }),
});

export const session = defineQuery({
  name: 'session.one',
  summary: 'A session: progress, movement, contestants and released boards',
  path: 'sessions/:session',
  audience: 'may-see',
  parameters: ofSession,
  read: ({ queries }, of) => queries.sessions.session(of.session),
});

export const seatsDrawn = defineQuery({
  name: 'session.seats-drawn',
  summary: 'The seat draw: everything needed to repeat it, and unavoidable meetings',
  path: 'sessions/:session/seats-drawn',
  audience: 'may-see',
  costly: true,
  parameters: ofSession,
  read: ({ queries }, of) => queries.sessions.seatsDrawn(of.session),
});

export const clock = defineQuery({
  name: 'session.clock',
  summary: 'Get the clock',
  path: 'sessions/:session/clock',
  audience: 'may-see',
  parameters: ofSession,
  read: ({ queries }, of) => queries.sessions.clock(of.session),
});

export const standings = defineQuery({
  name: 'session.standings',
  summary: 'The standings: after each round for the public, live for the staff',
  path: 'sessions/:session/standings',
  audience: 'may-see',
  parameters: ofSession,
  read: ({ queries }, of) => queries.standings.places(of.session),
});

export const standingsMoves = defineQuery({
  name: 'session.standings-moves',
  summary: 'Places changed since an earlier moment, and the boards that caused it',
  path: 'sessions/:session/standings/moves',
  audience: 'may-see',
  costly: true,
  parameters: ofSession.extend({ from: since }),
  read: async ({ queries, moment }, { session: of, from }) =>
    queries.standings.movedSince(of, from === undefined ? 1 : await moment(from)),
});

export const matches = defineQuery({
  name: 'session.matches',
  summary: 'Team matches board by board, the revealed line-ups and the standings',
  path: 'sessions/:session/matches',
  audience: 'may-see',
  parameters: ofSession,
  read: ({ queries }, of) => queries.standings.matches(of.session),
});

export const recap = defineQuery({
  name: 'session.recap',
  summary: 'The official results of a session: all released boards and the standings',
  path: 'sessions/:session/recap',
  audience: 'may-see',
  parameters: ofSession,
  read: ({ queries }, of) => queries.protocols.recap(of.session),
});

export const traveller = defineQuery({
  name: 'session.traveller',
  summary: 'A board’s traveller once released: results, awards with reasons, rulings and history',
  path: 'sessions/:session/boards/:board',
  audience: 'may-see',
  parameters: ofBoard,
  read: ({ queries }, { session: of, board }) => queries.protocols.traveller(of, boardIn(board)),
});

export const records = defineQuery({
  name: 'session.records',
  summary:
    'Auction and play of a released board, table by table, with claims and contradictions of the result',
  path: 'sessions/:session/boards/:board/records',
  audience: 'may-see',
  parameters: ofBoard,
  read: ({ queries }, { session: of, board }) => queries.records.ofBoard(of, boardIn(board)),
});

export const scoreLife = defineQuery({
  name: 'session.score-life',
  summary:
    'Score history: each entry, dispute, correction, doubt and ruling, with person, time, and score before and after',
  path: 'sessions/:session/boards/:board/plays/:table/:round',
  audience: 'may-see',
  own: true,
  parameters: ofBoard.extend({ table: z.string(), round: z.string() }),
  read({ queries, own }, { session: of, board: text, table, round }) {
    const board = boardIn(text);
    const play = { table, round: numberIn(round, 'session.table-unknown', { table }), board };
    return queries.rulings.scoreLife(of, play, own.self);
  },
});

export const card = defineQuery({
  name: 'session.card',
  summary:
    'A contestant’s scorecard: where they play, and their scores on released boards. Their own players also see scores on hidden boards they have played',
  path: 'sessions/:session/contestants/:contestant',
  audience: 'may-see',
  own: true,
  parameters: ofSession.extend({ contestant: z.string() }),
  read: ({ queries, own }, { session: of, contestant }) => queries.protocols.card(of, contestant, own),
});

export const table = defineQuery({
  name: 'session.table',
  summary:
    'A table: players, results entered or waiting for confirmation, scores on boards just played, next move',
  path: 'sessions/:session/tables/:table',
  audience: { roles: ['organiser', 'director', 'scorer'], device: true },
  moments: 'now',
  own: true,
  parameters: ofSession.extend({ table: z.string() }),
  table: (place) => place,
  read: ({ queries, own }, place) => queries.tables.table(place.session, place.table, own),
});

export const room = defineQuery({
  name: 'session.room',
  summary: 'All tables: round, boards left, late, disputed and unlikely results',
  path: 'sessions/:session/room',
  audience: RUNNING,
  parameters: ofSession,
  read: ({ queries }, of) => queries.sessions.room(of.session),
});

export const scores = defineQuery({
  name: 'session.scores',
  summary: 'All results of the rounds started so far: missing, waiting for confirmation, or agreed',
  path: 'sessions/:session/scores',
  audience: RUNNING,
  parameters: ofSession,
  read: ({ queries }, of) => queries.sessions.scores(of.session),
});

export const draw = defineQuery({
  name: 'session.draw',
  summary: 'Rounds drawn one by one: the last draw, a preview of the next, and its basis',
  path: 'sessions/:session/draw',
  audience: { roles: ['organiser', 'director'] },
  parameters: ofSession,
  read: ({ queries }, of) => queries.sessions.draw(of.session),
});

export const whereabouts = defineQuery({
  name: 'session.whereabouts',
  summary: 'Where each board is, and which boards are dealt',
  path: 'sessions/:session/whereabouts',
  audience: { roles: ['organiser', 'director', 'scorer', 'duplicator'] },
  parameters: ofSession,
  read: ({ queries }, of) => queries.sessions.whereabouts(of.session),
});
