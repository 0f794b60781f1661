import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Ledger } from '#ledger';
import { ProtocolReading, TournamentReading, tournaments, Waiting } from '#projections';
import { Access, askerOf } from '../access/route.js';
import { Costly } from '../lanes/costly.decorator.js';
import { ApiMoment } from './api-moment.js';
import { isoTime, MOMENT_PIPE, positionAt, type Moment } from './at.js';
import { viewerOf } from './viewer.js';

/** The published protocol of a session, with what it can be checked by. */
@ApiTags('Sessions')
@Controller('api/tournaments/:tournament/sessions/:session/protocol')
export class ProtocolController {
  constructor(
    private readonly ledger: Ledger,
    private readonly waiting: Waiting,
    private readonly tournaments: TournamentReading,
    private readonly protocols: ProtocolReading,
  ) {}

  @Get()
  @Access('may-see')
  @Costly()
  @ApiOperation({
    summary:
      'The official results file: document, hash and seal. The hash is the SHA-256 of `document` as canonical text (RFC 8785). The journal always reproduces the same document',
  })
  @ApiMoment()
  async protocol(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Query(MOMENT_PIPE) { at, after }: Moment,
  ) {
    const { ledger, waiting } = this;
    if (after !== undefined) await waiting.until(tournaments, tournament, after);
    const asked = at === undefined ? undefined : await positionAt(ledger, tournament, at);
    const viewer = viewerOf(askerOf(request));
    const { published, ...seen } = await this.protocols.protocol(tournament, viewer, session, asked);
    return {
      ...seen,
      published: published && { ...published, time: isoTime(published.time) },
      seal: await this.#sealOver(tournament, seen.at),
    };
  }

  /** The first seal that vouches for a line; nothing as long as none does. */
  async #sealOver(tournament: string, line: number) {
    await this.waiting.until(tournaments, tournament, line);
    const page = await this.tournaments.page(tournament);
    const seal = page?.seals.find(({ position }) => position >= line);
    return seal ? { ...seal, time: isoTime(seal.time) } : null;
  }
}
