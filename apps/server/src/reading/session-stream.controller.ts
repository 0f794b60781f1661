import { Controller, Get, Headers, Param, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access as AccessServices } from '#access';
import { Ledger } from '#ledger';
import { CurrentStates, sessionNews } from '#projections';
import { Access } from '../access/access.decorator.js';
import { askerOf } from '../access/principal-of-request.js';
import { EventStreams } from '../http/event-streams.js';
import { PlayLooks } from './play-looks.js';
import { resumeAfter } from './resume.js';
import { viewerOf } from './viewer.js';

/** News of a session: which documents are to be read anew. */
@ApiTags('Sessions')
@Controller('api/tournaments/:tournament/sessions/:session/stream')
export class SessionStreamController {
  constructor(
    private readonly ledger: Ledger,
    private readonly current: CurrentStates,
    private readonly access: AccessServices,
    private readonly streams: EventStreams,
    private readonly looks: PlayLooks,
  ) {}

  @Get()
  @Access('may-see')
  @ApiOperation({
    summary:
      'Changes in a session as server-sent events. `changed` lists the documents to reload. The id is the position, and Last-Event-ID resumes. A table phone also gets `phones` when another phone joins or leaves its table',
  })
  @ApiHeader({ name: 'Last-Event-ID', required: false, description: 'The last position seen' })
  @ApiProduces('text/event-stream')
  async stream(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Headers('last-event-id') lastEventId?: string,
  ): Promise<void> {
    const asker = askerOf(request);
    const { position } = await this.looks.read(request, tournament, {}, (look) =>
      look.sessions.clock(session),
    );
    const after = lastEventId ? await resumeAfter(this.ledger, tournament, lastEventId) : position;
    const right = this.access.rightWatch.watch(asker, 'may-see');
    const { current } = this;
    const { devices } = this.access;
    try {
      await this.streams.serve(request, reply, right, async (stream) => {
        const place = { tournament, session };
        let seen = after;
        const { device } = asker.credentials;
        const stop = device && devices.onChangeAt(device, () => void stream.send('phones', seen, {}));
        try {
          const viewer = viewerOf(asker);
          for await (const news of sessionNews(current, place, viewer, after, stream.signal)) {
            seen = news.position;
            await stream.send('changed', news.position, { documents: news.documents });
          }
        } finally {
          stop?.();
        }
      });
    } finally {
      right.stop();
    }
  }
}
