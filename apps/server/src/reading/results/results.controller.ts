import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { RESULTS_FORMATS, RESULTS_WRITERS, resultsFormatOf } from '#interchange';
import { tournaments as listed, Waiting } from '#projections';
import { Access } from '../../access/route.js';
import { Problem } from '../../http/problem.js';
import { ZodPipe } from '../../http/zod-pipe.js';
import { Costly } from '../../lanes/costly.decorator.js';
import { AFTER_PIPE, type After } from '../at.js';
import { resultsOf } from './results-of-session.js';
import { SessionResults } from './session-results.js';

const FORMATS = RESULTS_FORMATS.map(({ name }) => name);
const formatWanted = z.object({
  format: z
    .enum(FORMATS)
    .optional()
    .transform((named) => resultsFormatOf(named)!),
});
const FORMAT_PIPE = new ZodPipe(formatWanted, (asked) => {
  const { format } = asked as { readonly format: string };
  return new Problem('results.format-unknown', { format, known: FORMATS.join(', ') });
});

/** The results of a session as a file for other programs and the sites of federations. */
@ApiTags('Sessions')
@Controller('api/tournaments/:tournament/sessions/:session/results')
export class ResultsController {
  constructor(
    private readonly waiting: Waiting,
    private readonly sessionResults: SessionResults,
  ) {}

  @Get()
  @Access('may-see')
  @Costly()
  @ApiOperation({
    summary: 'Results of a closed session as a file. It holds public data only and is the same for everyone',
  })
  @ApiQuery({ name: 'format', required: false, enum: FORMATS })
  @ApiQuery({
    name: 'after',
    required: false,
    description: 'A journal position that the answer must include',
  })
  @ApiProduces(...new Set(RESULTS_FORMATS.map(({ type }) => type)))
  async results(
    @Res() reply: FastifyReply,
    @Param('tournament') tournament: string,
    @Param('session') name: string,
    @Query(FORMAT_PIPE) { format }: z.output<typeof formatWanted>,
    @Query(AFTER_PIPE) { after }: After,
  ): Promise<void> {
    if (after !== undefined) await this.waiting.until(listed, tournament, after);
    const results = resultsOf(await this.sessionResults.of(tournament, name));
    await reply
      .type(format.type)
      // The page gives the file its name.
      .header('content-disposition', 'attachment')
      .send(Buffer.from(RESULTS_WRITERS[format.name](results)));
  }
}
