import { Controller, Get, Inject, Param, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { NotThere } from '#projections';
import { Access } from '../access/access.decorator.js';
import { askerOf } from '../access/principal-of-request.js';
import { CORE, type Core } from '../core/core.js';
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
  readonly #looks: PlayLooks;
  readonly #core: Core;

  constructor(@Inject(PlayLooks) looks: PlayLooks, @Inject(CORE) core: Core) {
    this.#looks = looks;
    this.#core = core;
  }

  @Get()
  @Access('may-see')
  @ApiOperation({ summary: 'The sessions of a tournament' })
  @ApiMoment()
  async sessions(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Query() moment: Moment,
  ) {
    return this.#looks.read(request, tournament, moment, async (look) => ({
      sessions: await look.sessions.all(),
    }));
  }

  @Get(':session')
  @Access('may-see')
  @ApiOperation({ summary: 'A session: how far it is, its movement, who plays, which boards may be seen' })
  @ApiMoment()
  async session(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Query() moment: Moment,
  ) {
    return this.#looks.read(request, tournament, moment, (look) => look.sessions.session(session));
  }

  @Get(':session/seats-drawn')
  @Access('may-see')
  @Costly()
  @ApiOperation({
    summary:
      'How the seats were drawn: all from which anybody draws the same seats, and who meets all the same',
  })
  @ApiMoment()
  async seatsDrawn(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Query() moment: Moment,
  ) {
    return this.#looks.read(request, tournament, moment, (look) => look.sessions.seatsDrawn(session));
  }

  @Get(':session/clock')
  @Access('may-see')
  @ApiOperation({ summary: 'The clock' })
  @ApiMoment()
  async clock(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Query() moment: Moment,
  ) {
    return this.#looks.read(request, tournament, moment, (look) => look.sessions.clock(session));
  }

  @Get(':session/standings')
  @Access('may-see')
  @ApiOperation({
    summary:
      'The standings: for the public as at ends of rounds, for those who run the session as they stand',
  })
  @ApiMoment()
  async standings(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Query() moment: Moment,
  ) {
    return this.#looks.read(request, tournament, moment, (look) => look.standings.places(session));
  }

  @Get(':session/standings/moves')
  @Access('may-see')
  @Costly()
  @ApiOperation({
    summary:
      'Who stands elsewhere than at an earlier moment, and why: the boards on which they have something else',
  })
  @ApiQuery({
    name: 'from',
    required: false,
    description: 'A position of the book, or a time (ISO 8601); left out: its first line',
  })
  @ApiMoment()
  async moves(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Query() { from, ...moment }: Moment & { readonly from?: string },
  ) {
    const earlier = from === undefined ? 1 : await positionAt(this.#core.ledger, tournament, from);
    return this.#looks.read(request, tournament, moment, (look) =>
      look.standings.movedSince(session, earlier),
    );
  }

  @Get(':session/matches')
  @Access('may-see')
  @ApiOperation({
    summary:
      'The matches of a session of teams board by board, line-ups that are shown, and who stands where',
  })
  @ApiMoment()
  async matches(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Query() moment: Moment,
  ) {
    return this.#looks.read(request, tournament, moment, (look) => look.standings.matches(session));
  }

  @Get(':session/recap')
  @Access('may-see')
  @ApiOperation({ summary: 'The protocol of a session: every board that may be seen, and the standings' })
  @ApiMoment()
  async recap(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Query() moment: Moment,
  ) {
    return this.#looks.read(request, tournament, moment, (look) => look.protocols.recap(session));
  }

  @Get(':session/boards/:board')
  @Access('may-see')
  @ApiOperation({
    summary: 'A board’s traveller, once it may be seen: results, awards and why, rulings, the past',
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
    return this.#looks.read(request, tournament, moment, (look) =>
      look.protocols.traveller(session, Number(board)),
    );
  }

  @Get(':session/boards/:board/records')
  @Access('may-see')
  @ApiOperation({
    summary:
      'What was called and played on a board, table by table, once its deal may be seen: auctions, tricks, claims, and what they say otherwise than the results',
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
    return this.#looks.read(request, tournament, moment, (look) =>
      look.records.ofBoard(session, Number(board)),
    );
  }

  @Get(':session/boards/:board/plays/:table/:round')
  @Access('may-see')
  @ApiOperation({
    summary:
      'A score’s life: every entry, dispute, correction, doubt and ruling, with who, when and what stood before and after',
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
    return this.#looks.read(request, tournament, moment, (look) =>
      look.rulings.scoreLife(session, play, insiderOf(askerOf(request))),
    );
  }

  @Get(':session/contestants/:contestant')
  @Access('may-see')
  @ApiOperation({
    summary:
      'A contestant’s card: where it plays, and what it has on the boards that may be seen, from its own side; to those who played them also what they have on boards that are still hidden',
  })
  @ApiMoment()
  async card(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Param('contestant') contestant: string,
    @Query() moment: Moment,
  ) {
    return this.#looks.read(request, tournament, moment, (look) =>
      look.protocols.card(session, contestant, ownReaderOf(askerOf(request))),
    );
  }
}
