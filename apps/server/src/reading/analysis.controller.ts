import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { type Look, TournamentReading } from '#projections';
import { Access } from '../access/access.decorator.js';
import { askerOf } from '../access/principal-of-request.js';
import { Costly } from '../lanes/costly.decorator.js';
import { ApiMoment } from './api-moment.js';
import { PlayLooks, type Moment } from './play-looks.js';

/** What somebody has made of the boards that everybody may see. */
@ApiTags('Analysis')
@Controller('api/tournaments/:tournament')
export class AnalysisController {
  constructor(
    private readonly looks: PlayLooks,
    private readonly tournaments: TournamentReading,
  ) {}

  @Get('sessions/:session/contestants/:contestant/analysis')
  @Access('may-see')
  @Costly()
  @ApiOperation({
    summary: 'A contestant’s results in a session: by role, by contract type, and vs double dummy',
  })
  @ApiMoment()
  async contestant(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Param('contestant') contestant: string,
    @Query() moment: Moment,
  ) {
    return this.looks.read(request, tournament, moment, (look) =>
      look.analysis.ofContestant(session, contestant),
    );
  }

  @Get('players/:player/analysis')
  @Access('may-see')
  @Costly()
  @ApiOperation({
    summary: 'A player’s sessions and results, found by their mark in this tournament',
  })
  @ApiMoment()
  async player(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('player') player: string,
    @Query() moment: Moment,
  ) {
    return this.looks.read(request, tournament, moment, (look) => look.analysis.ofPlayer(player));
  }

  @Get('players/:player/elsewhere')
  @Access('may-see')
  @ApiOperation({
    summary:
      'A player’s other tournaments that you may see, and their mark there. Empty if names are shortened',
  })
  async elsewhere(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('player') player: string,
  ) {
    const { principal } = askerOf(request);
    const person = principal.kind === 'person' ? principal.person : undefined;
    const listed = await this.tournaments.list(person);
    const seen = async (look: Look) => {
      const marks = new Map(
        (await look.analysis.elsewhere(player)).map((one) => [one.tournament, one.player]),
      );
      return {
        tournaments: listed.flatMap(({ id, name }) => {
          const mark = marks.get(id);
          return mark === undefined ? [] : [{ tournament: id, name, player: mark }];
        }),
      };
    };
    return this.looks.read(request, tournament, {}, seen, { ofOthers: true });
  }
}
