import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { RESULTS_FORMATS, RESULTS_WRITERS, resultsFormatOf } from '#interchange';
import { InstallationSettings } from '#platform';
import { PlayReading, PUBLIC_VIEWER, TournamentReading, tournaments as listed, Waiting } from '#projections';
import { games, hasTeams } from '#tournament';
import { Access } from '../../access/route.js';
import { Problem } from '../../http/problem.js';
import { ZodPipe } from '../../http/zod-pipe.js';
import { Costly } from '../../lanes/costly.decorator.js';
import { AFTER_PIPE, type After } from '../at.js';
import { resultsOf } from './results-of-session.js';
import { startedOn } from '../started-on.js';

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
    private readonly tournaments: TournamentReading,
    private readonly play: PlayReading,
    private readonly settings: InstallationSettings,
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
    const { waiting, tournaments, settings } = this;
    if (after !== undefined) await waiting.until(listed, tournament, after);
    // A file is passed on: whoever asks for it, nothing is in it that not everybody may see.
    const queries = await this.play.queries(tournament, PUBLIC_VIEWER);
    const session = await queries.sessions.session(name);
    if (!games[session.game].boardsHaveResults) throw new Problem('results.other-game');
    if (session.status !== 'closed') throw new Problem('results.not-yet');
    const [recap, matches, deals, page, started, appearance] = await Promise.all([
      queries.protocols.recap(name),
      hasTeams(session) ? queries.standings.matches(name) : null,
      queries.protocols.openDeals(name),
      tournaments.page(tournament),
      startedOn(tournaments, settings, tournament, name),
      settings.appearance(),
    ]);
    const results = resultsOf({
      tournament: { id: tournament, name: page!.name },
      club: appearance.name,
      started: started!,
      session,
      recap,
      matches,
      deals,
    });
    await reply
      .type(format.type)
      // The page gives the file its name.
      .header('content-disposition', 'attachment')
      .send(Buffer.from(RESULTS_WRITERS[format.name](results)));
  }
}
