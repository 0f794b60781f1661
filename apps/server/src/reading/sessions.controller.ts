import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Ledger } from '#ledger';
import { NotThere } from '#projections';
import { Access } from '../access/access.decorator.js';
import { askerOf } from '../access/principal-of-request.js';
import { Costly } from '../lanes/costly.decorator.js';
import { ApiMoment } from './api-moment.js';
import { positionAt } from './at.js';
import { PlayLooks, type Moment } from './play-looks.js';
import { insiderOf, ownReaderOf } from './viewer.js';

const BOARD = /^[1-9]\d{0,2}$/;
const ROUND = BOARD;

/** Sessions as everybody may see them; whoever runs the tournament sees more, and sooner. */
@ApiTags('Sessions')
@Controller('api/tournaments/:tournament/sessions')
export class SessionsController {
  constructor(
    private readonly looks: PlayLooks,
    private readonly ledger: Ledger,
  ) {}

  @Get()
  @Access('may-see')
  @ApiOperation({ summary: 'List the sessions of a tournament' })
  @ApiMoment()
  async sessions(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Query() moment: Moment,
  ) {
    return this.looks.read(request, tournament, moment, async (look) => ({
      sessions: await look.sessions.all(),
    }));
  }

  @Get(':session')
  @Access('may-see')
  @ApiOperation({ summary: 'A session: progress, movement, contestants and released boards' })
  @ApiMoment()
  async session(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Query() moment: Moment,
  ) {
    return this.looks.read(request, tournament, moment, (look) => look.sessions.session(session));
  }

  @Get(':session/seats-drawn')
  @Access('may-see')
  @Costly()
  @ApiOperation({
    summary: 'The seat draw: everything needed to repeat it, and unavoidable meetings',
  })
  @ApiMoment()
  async seatsDrawn(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Query() moment: Moment,
  ) {
    return this.looks.read(request, tournament, moment, (look) => look.sessions.seatsDrawn(session));
  }

  @Get(':session/clock')
  @Access('may-see')
  @ApiOperation({ summary: 'Get the clock' })
  @ApiMoment()
  async clock(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Query() moment: Moment,
  ) {
    return this.looks.read(request, tournament, moment, (look) => look.sessions.clock(session));
  }

  @Get(':session/standings')
  @Access('may-see')
  @ApiOperation({
    summary: 'The standings: after each round for the public, live for the staff',
  })
  @ApiMoment()
  async standings(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Query() moment: Moment,
  ) {
    return this.looks.read(request, tournament, moment, (look) => look.standings.places(session));
  }

  @Get(':session/standings/moves')
  @Access('may-see')
  @Costly()
  @ApiOperation({
    summary: 'Places changed since an earlier moment, and the boards that caused it',
  })
  @ApiQuery({
    name: 'from',
    required: false,
    description: 'A journal position or a time (ISO 8601). Default: the first entry',
  })
  @ApiMoment()
  async moves(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Query() { from, ...moment }: Moment & { readonly from?: string },
  ) {
    const earlier = from === undefined ? 1 : await positionAt(this.ledger, tournament, from);
    return this.looks.read(request, tournament, moment, (look) =>
      look.standings.movedSince(session, earlier),
    );
  }

  @Get(':session/matches')
  @Access('may-see')
  @ApiOperation({
    summary: 'Team matches board by board, the revealed line-ups and the standings',
  })
  @ApiMoment()
  async matches(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Query() moment: Moment,
  ) {
    return this.looks.read(request, tournament, moment, (look) => look.standings.matches(session));
  }

  @Get(':session/recap')
  @Access('may-see')
  @ApiOperation({ summary: 'The official results of a session: all released boards and the standings' })
  @ApiMoment()
  async recap(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Query() moment: Moment,
  ) {
    return this.looks.read(request, tournament, moment, (look) => look.protocols.recap(session));
  }

  @Get(':session/boards/:board')
  @Access('may-see')
  @ApiOperation({
    summary: 'A board’s traveller once released: results, awards with reasons, rulings and history',
  })
  @ApiMoment()
  async traveller(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Param('board') board: string,
    @Query() moment: Moment,
  ) {
    if (!BOARD.test(board)) throw new NotThere('session.board-unknown', { board });
    return this.looks.read(request, tournament, moment, (look) =>
      look.protocols.traveller(session, Number(board)),
    );
  }

  @Get(':session/boards/:board/records')
  @Access('may-see')
  @ApiOperation({
    summary:
      'Auction and play of a released board, table by table, with claims and contradictions of the result',
  })
  @ApiMoment()
  async records(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Param('board') board: string,
    @Query() moment: Moment,
  ) {
    if (!BOARD.test(board)) throw new NotThere('session.board-unknown', { board });
    return this.looks.read(request, tournament, moment, (look) =>
      look.records.ofBoard(session, Number(board)),
    );
  }

  @Get(':session/boards/:board/plays/:table/:round')
  @Access('may-see')
  @ApiOperation({
    summary:
      'Score history: each entry, dispute, correction, doubt and ruling, with person, time, and score before and after',
  })
  @ApiMoment()
  async life(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Param('board') board: string,
    @Param('table') table: string,
    @Param('round') round: string,
    @Query() moment: Moment,
  ) {
    if (!BOARD.test(board)) throw new NotThere('session.board-unknown', { board });
    if (!ROUND.test(round)) throw new NotThere('session.table-unknown', { table });
    const play = { table, round: Number(round), board: Number(board) };
    return this.looks.read(request, tournament, moment, (look) =>
      look.rulings.scoreLife(session, play, insiderOf(askerOf(request))),
    );
  }

  @Get(':session/contestants/:contestant')
  @Access('may-see')
  @ApiOperation({
    summary:
      'A contestant’s scorecard: where they play, and their scores on released boards. Their own players also see scores on hidden boards they have played',
  })
  @ApiMoment()
  async card(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Param('contestant') contestant: string,
    @Query() moment: Moment,
  ) {
    return this.looks.read(request, tournament, moment, (look) =>
      look.protocols.card(session, contestant, ownReaderOf(askerOf(request))),
    );
  }
}
