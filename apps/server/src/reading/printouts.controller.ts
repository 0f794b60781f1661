import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Access } from '../access/access.decorator.js';
import { WebAddress } from '../access/web-address.js';
import { ApiMoment } from './api-moment.js';
import { PlayLooks, type Moment } from './play-looks.js';

/** What is printed of a session and laid on its tables, as data. */
@ApiTags('Sessions')
@Controller('api/tournaments/:tournament/sessions/:session/papers')
export class PrintoutsController {
  constructor(
    private readonly looks: PlayLooks,
    private readonly address: WebAddress,
  ) {}

  @Get('board-plan')
  @Access({ roles: ['organiser', 'director', 'scorer', 'duplicator'] })
  @ApiOperation({
    summary:
      'The board plan: copies of each board set, positions at the start, relays, and moves after each round',
  })
  @ApiMoment()
  async boardPlan(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Query() moment: Moment,
  ) {
    return this.looks.read(request, tournament, moment, (look) => look.papers.boardPlan(session));
  }

  @Get('guide-cards')
  @Access('may-see')
  @ApiOperation({ summary: 'The guide cards: where each contestant plays in each round' })
  @ApiMoment()
  async guideCards(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Query() moment: Moment,
  ) {
    return this.looks.read(request, tournament, moment, (look) => ({
      cards: look.papers.guideCards(session),
    }));
  }

  @Get('guide-cards/:contestant')
  @Access('may-see')
  @ApiOperation({ summary: 'A contestant’s guide card: table and opponents in each round' })
  @ApiMoment()
  async guideCard(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Param('contestant') contestant: string,
    @Query() moment: Moment,
  ) {
    return this.looks.read(request, tournament, moment, (look) => look.papers.guideCard(session, contestant));
  }

  @Get('table-cards')
  @Access('may-see')
  @ApiOperation({
    summary: 'The table cards: who plays which boards at each table, and where they go next',
  })
  @ApiMoment()
  async tableCards(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Query() moment: Moment,
  ) {
    return this.looks.read(request, tournament, moment, (look) => ({
      cards: look.papers.tableCards(session),
    }));
  }

  @Get('name-slips')
  @Access({ roles: ['organiser', 'director', 'scorer'] })
  @ApiOperation({ summary: 'The QR slips: where each contestant starts, and the link to their scorecard' })
  @ApiMoment()
  async nameSlips(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Query() moment: Moment,
  ) {
    const card = `${this.address.linkBase(request)}/tournaments/${tournament}/session/${session}/pair`;
    return this.looks.read(request, tournament, moment, (look) => ({
      slips: look.papers
        .nameSlips(session)
        .map((slip) => ({ ...slip, link: `${card}/${slip.contestant}?slip` })),
    }));
  }
}
