import { Controller, Get, Headers, Param, Query, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Access as AccessServices } from '#access';
import { Ledger } from '#ledger';
import { journal, JournalFeed, JournalReading, Waiting } from '#projections';
import { Access, askerOf } from '../access/route.js';
import { ZodPipe } from '../http/zod-pipe.js';
import { EventStreams } from '../streams/event-streams.js';
import { ApiMoment } from './api-moment.js';
import { invalidPosition, moments, position, positionAt, type Moment } from './at.js';
import { journalAudienceOf, JournalView } from './journal-view.js';
import { resumeAfter } from './resume.js';
import { viewerOf } from './viewer.js';

const PAGE = 100;
const LARGEST_PAGE = 500;

/** Which entries are asked for: the newest at a moment, or those before a position. */
interface PageWanted extends Moment {
  readonly before?: number | undefined;
  readonly limit: number;
}

const pageWanted: z.ZodType<PageWanted> = moments.extend({
  before: position.optional(),
  limit: position.optional().transform((lines = PAGE) => Math.min(lines, LARGEST_PAGE)),
});
const PAGE_PIPE = new ZodPipe(pageWanted, invalidPosition);

/** A tournament's journal: every entry, as pages and live. */
@ApiTags('Journal')
@Controller('api/tournaments/:tournament/journal')
export class JournalController {
  constructor(
    private readonly ledger: Ledger,
    private readonly waiting: Waiting,
    private readonly reading: JournalReading,
    private readonly feed: JournalFeed,
    private readonly access: AccessServices,
    private readonly view: JournalView,
    private readonly streams: EventStreams,
  ) {}

  @Get()
  @Access('may-see')
  @ApiOperation({ summary: 'Journal entries, newest first' })
  @ApiQuery({
    name: 'limit',
    required: false,
    type: String,
    description: `Maximum number of entries (default ${PAGE}, up to ${LARGEST_PAGE})`,
  })
  @ApiQuery({
    name: 'before',
    required: false,
    type: String,
    description: 'Only entries before this position',
  })
  @ApiMoment(String)
  async lines(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Query(PAGE_PIPE) { at, after, before, limit }: PageWanted,
  ) {
    const { ledger, waiting } = this;
    const until = at === undefined ? undefined : await positionAt(ledger, tournament, at);
    const required = Math.max(until ?? 0, after ?? 0);
    if (required > 0) await waiting.until(journal, tournament, required);
    const { position } = await waiting.position(journal, tournament);
    const asker = askerOf(request);
    const audience = journalAudienceOf(asker);
    const reader = { audience, viewer: viewerOf(asker) };
    const lines = await this.reading.lines(tournament, audience, {
      ...(before === undefined ? {} : { before }),
      until: until ?? position,
      limit,
    });
    return { position: until ?? position, lines: await this.view.lines(tournament, reader, lines) };
  }

  @Get('stream')
  @Access('may-see')
  @ApiOperation({
    summary: 'The live journal as server-sent events. The id is the position, and Last-Event-ID resumes',
  })
  @ApiHeader({ name: 'Last-Event-ID', required: false, description: 'The last position seen' })
  @ApiProduces('text/event-stream')
  async stream(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('tournament') tournament: string,
    @Headers('last-event-id') lastEventId?: string,
  ): Promise<void> {
    const asker = askerOf(request);
    const audience = journalAudienceOf(asker);
    const reader = { audience, viewer: viewerOf(asker) };
    const after = await resumeAfter(this.ledger, tournament, lastEventId);
    const right = this.access.rightWatch.watch(asker, 'may-see');
    try {
      await this.streams.serve(request, reply, right, async (stream) => {
        for await (const page of this.feed.follow(tournament, audience, after, stream.signal)) {
          for (const line of await this.view.lines(tournament, reader, page)) {
            await stream.send('line', line.position, line);
          }
        }
      });
    } finally {
      right.stop();
    }
  }
}
