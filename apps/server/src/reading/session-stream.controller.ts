import { Controller, Get, Headers, Param, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiHeader, ApiOperation, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Access as AccessServices } from '#access';
import { Ledger } from '#ledger';
import { CurrentStates, sessionNews, standings, type SessionNews } from '#projections';
import { Access } from '../access/access.decorator.js';
import { askerOf } from '../access/principal-of-request.js';
import { WebAddress } from '../access/web-address.js';
import { EventStreams, type EventStream } from '../streams/event-streams.js';
import { eventText, StreamPiece } from '../streams/stream-piece.js';
import { ZodPipe } from '../http/zod-pipe.js';
import { AnswerChanges } from './answer-changes.js';
import { AskQuery, type QueryAsked } from './ask-query.js';
import { RequestQueries } from './request-queries.js';
import { resumeAfter } from './resume.js';
import { viewerOf } from './viewer.js';

/** The documents that are sent themselves to those who ask for it. */
const DOCUMENTS = ['standings'] as const;
const withDocuments = z.enum(DOCUMENTS).optional();

/** News of a session: which documents are to be read anew. */
@ApiTags('Sessions')
@Controller('api/tournaments/:tournament/sessions/:session/stream')
export class SessionStreamController {
  readonly #changes = new AnswerChanges('standings');
  readonly #answers = new WeakMap<SessionNews['documents'], Map<string, Promise<object>>>();

  constructor(
    private readonly ledger: Ledger,
    private readonly current: CurrentStates,
    private readonly access: AccessServices,
    private readonly streams: EventStreams,
    private readonly requestQueries: RequestQueries,
    private readonly bus: QueryBus,
    private readonly address: WebAddress,
  ) {}

  @Get()
  @Access('may-see')
  @ApiOperation({
    summary:
      'Changes in a session as server-sent events. `changed` lists the documents to reload. The id is the position, and Last-Event-ID resumes. A table phone also gets `phones` when another phone joins or leaves its table',
  })
  @ApiHeader({ name: 'Last-Event-ID', required: false, description: 'The last position seen' })
  @ApiQuery({
    name: 'with',
    required: false,
    enum: [...DOCUMENTS],
    description:
      'Send the standings themselves as `standings` events to readers without a role: `answer` first, then each `change`',
  })
  @ApiProduces('text/event-stream')
  async stream(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Headers('last-event-id') lastEventId?: string,
    @Query('with', new ZodPipe(withDocuments)) pushed?: z.infer<typeof withDocuments>,
  ): Promise<void> {
    const asker = askerOf(request);
    const { position } = await this.requestQueries.read(request, tournament, {}, (queries) =>
      queries.sessions.clock(session),
    );
    const after = lastEventId ? await resumeAfter(this.ledger, tournament, lastEventId) : position;
    const right = this.access.rightWatch.watch(asker, 'may-see');
    const { current } = this;
    const { devices } = this.access;
    try {
      const produce = async (stream: EventStream): Promise<void> => {
        const place = { tournament, session };
        let seen = after;
        const { device } = asker.credentials;
        const stop = device && devices.onChangeAt(device, () => void stream.send('phones', seen, {}));
        try {
          const viewer = viewerOf(asker);
          // Those with a role may each be shown something else: they are told what to read again.
          const pushes = pushed !== undefined && viewer.kind === 'public';
          const address = this.address.linkBase(request);
          const pieceOf = pushes
            ? this.#standings({ tournament, asker, parameters: { session }, address })
            : changedPiece;
          for await (const news of sessionNews(current, place, viewer, after, stream.signal)) {
            seen = news.position;
            const piece = await pieceOf(news);
            if (piece) await stream.sendPiece(piece);
          }
        } finally {
          stop?.();
        }
      };
      await this.streams.serve(request, reply, right, produce, { packed: pushed !== undefined });
    } finally {
      right.stop();
    }
  }

  /** Tells readers without a role the standings themselves where they have changed. */
  #standings(asked: QueryAsked) {
    let before: object | undefined;
    return async (news: SessionNews): Promise<StreamPiece | undefined> => {
      if (!this.#changes.concerns(news)) return changedPiece(news);
      const after = await this.#answer(news, asked);
      const piece = this.#changes.piece(news, { before, after });
      before = after;
      return piece;
    };
  }

  /** The standings at some news: asked once for all who are told these news. */
  #answer({ documents }: SessionNews, asked: QueryAsked): Promise<object> {
    const answers = this.#answers.get(documents) ?? new Map<string, Promise<object>>();
    this.#answers.set(documents, answers);
    const answer = answers.get(asked.address) ?? this.bus.execute(new AskQuery(standings, asked));
    answers.set(asked.address, answer);
    return answer;
  }
}

const pieces = new WeakMap<SessionNews['documents'], StreamPiece>();

/** Written once for all who are told the same. */
function changedPiece({ position, documents }: SessionNews): StreamPiece {
  const piece = pieces.get(documents) ?? new StreamPiece(eventText('changed', position, { documents }));
  pieces.set(documents, piece);
  return piece;
}
