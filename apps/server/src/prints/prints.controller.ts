import { Controller, Get, Param, Query, Req, Res, Post, HttpCode } from '@nestjs/common';
import { ApiProduces, ApiTags, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccessRefused } from '#access';
import { Ledger } from '#ledger';
import { InstallationSettings } from '#platform';
import { TournamentReading, type Viewer } from '#projections';
import { Access, askerOf, BodyAs } from '../access/route.js';
import { WebAddress } from '../access/web-address.js';
import { venueClock } from '../platform/venue-clock.js';
import { Problem } from '../http/problem.js';
import { UUID_PIPE } from '../http/zod-pipe.js';
import { Costly } from '../lanes/costly.decorator.js';
import { ApiMoment } from '../reading/api-moment.js';
import { MOMENT_PIPE, type Moment } from '../reading/at.js';
import { RequestQueries } from '../reading/request-queries.js';
import { viewerOf } from '../reading/viewer.js';
import { fileName, Prints, type PrintSeen } from './making/prints.js';
import { printDocument } from './print-document.js';
import { isPrintedFor, printWanted, type PrintWanted } from './documents/wanted.js';

/**
 * Printouts as PDF: requested, made in the publication queue, and given to the person who asked. A printout shows what
 * the same person sees of the same documents on the pages.
 */
@ApiTags('Prints')
@Controller('api/tournaments/:tournament/prints')
export class PrintsController {
  constructor(
    private readonly ledger: Ledger,
    private readonly tournaments: TournamentReading,
    private readonly settings: InstallationSettings,
    private readonly prints: Prints,
    private readonly requestQueries: RequestQueries,
    private readonly address: WebAddress,
  ) {}

  @Post()
  @HttpCode(200)
  @Access('may-see')
  @Costly(2)
  @ApiOperation({
    summary: 'Request a printout as PDF, with what you may see. The same request gives the same file',
    operationId: 'askForPrint',
  })
  @ApiMoment(String)
  async ask(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @BodyAs(printWanted) wanted: PrintWanted,
    @Query(MOMENT_PIPE) { at, after }: Moment,
  ): Promise<{ position: number } & PrintSeen> {
    const asker = askerOf(request);
    if (!isPrintedFor(wanted.paper, asker.audience)) {
      throw new AccessRefused(
        asker.principal.kind === 'public' ? 'access.sign-in-required' : 'access.role-required',
      );
    }
    return this.requestQueries.read(asker, tournament, { at, after }, async (queries) => {
      const [overview, of] = await Promise.all([
        this.tournaments.page(tournament),
        this.#of(tournament, queries.position),
      ]);
      const document = await printDocument(queries, wanted, {
        ...of,
        id: tournament,
        tournament: overview?.name ?? '',
        address: this.address.linkBase(request),
        past: at !== undefined,
      });
      const { paper, session, board, contestant, contest, form, round, language, size, colours } = wanted;
      const { knockout } = wanted;
      const parts = [session, board, contestant, contest, knockout, round, form === 'filled' ? '' : form];
      const then = at === undefined ? [] : [queries.position];
      return this.prints.ask({
        tournament,
        reader: readerOf(viewerOf(asker)),
        wanted: JSON.stringify({ ...wanted, ...(at !== undefined && { at: queries.position }) }),
        name: fileName(paper, [overview?.name, ...parts, ...then]),
        document,
        options: { language, size, colours },
      });
    });
  }

  /**
   * Name and logo of the server, and when a journal entry was written and sessions were started, by the venue's clocks.
   */
  async #of(tournament: string, position: number) {
    const { ledger, settings } = this;
    const [house, logo, [line], sessions] = await Promise.all([
      settings.appearance(),
      settings.logo(),
      ledger.readJournal(tournament, { after: position - 1, limit: 1 }),
      this.tournaments.sessions(tournament),
    ]);
    const { dayAt, minuteAt } = venueClock(house.zone);
    const time = line ? minuteAt(line.time) : '';
    const started = new Map(
      sessions.flatMap((one) => (one.started === null ? [] : [[one.session, dayAt(one.started)] as const])),
    );
    return {
      house: house.name,
      logo: logo?.picture.toString('base64') ?? null,
      started,
      asOf: { position, time },
      now: Date.now() * 1_000,
      minuteAt,
    };
  }

  @Get(':print')
  @Access('may-see')
  @ApiOperation({ summary: 'Progress of a printout: pages made, and how many in all', operationId: 'print' })
  async print(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('print', UUID_PIPE) print: string,
  ): Promise<PrintSeen> {
    const found = await this.prints.find(tournament, readerOf(viewerOf(askerOf(request))), print);
    if (!found) throw new Problem('print.unknown');
    return found;
  }

  @Get(':print/file')
  @Access('may-see')
  @ApiOperation({ summary: 'The file of a finished printout', operationId: 'printFile' })
  @ApiProduces('application/pdf')
  async file(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('tournament') tournament: string,
    @Param('print', UUID_PIPE) print: string,
  ): Promise<void> {
    const reader = readerOf(viewerOf(askerOf(request)));
    const found = await this.prints.file(tournament, reader, print);
    if (!found) throw new Problem('print.unknown');
    const { name, bytes } = found;
    await reply
      .type('application/pdf')
      .header(
        'content-disposition',
        `inline; filename="print.pdf"; filename*=UTF-8''${encodeURIComponent(name)}`,
      )
      .send(bytes);
  }
}

/** Who may fetch a file: everybody together, or the one for whom it was decided what stands on it. */
function readerOf(viewer: Viewer): string {
  switch (viewer.kind) {
    case 'public':
      return 'public';
    case 'table':
      return `table ${viewer.session} ${viewer.table}`;
    default:
      return `${viewer.kind} ${viewer.person}`;
  }
}
