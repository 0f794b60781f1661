import { Controller, Get, Headers, Param, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiHeader, ApiOperation, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Access as AccessServices, type Requirement } from '#access';
import { Ledger } from '#ledger';
import {
  CurrentStates,
  recap,
  room,
  sessionNews,
  standings,
  whereabouts,
  type AnyQuery,
  type SessionNews,
} from '#projections';
import { Access, askerOf } from '../access/route.js';
import { WebAddress } from '../access/web-address.js';
import { EventStreams, type EventStream } from '../streams/event-streams.js';
import { eventText, StreamPiece } from '../streams/stream-piece.js';
import { ZodPipe } from '../http/zod-pipe.js';
import { AnswerChanges } from './answer-changes.js';
import { AskQuery, type QueryAsked } from './ask-query.js';
import { RequestQueries } from './request-queries.js';
import { resumeAfter } from './resume.js';
import { viewerOf } from './viewer.js';

/** An answer that the stream can send itself, and the kinds of documents that it is made of; left out: all. */
interface Pushed {
  readonly query: AnyQuery;
  readonly madeOf?: readonly string[];
}

const PUSHED: Readonly<Record<string, Pushed>> = {
  standings: { query: standings, madeOf: ['standings', 'sheet-standings', 'session', 'entries'] },
  recap: { query: recap },
  room: { query: room, madeOf: ['room', 'session', 'entries'] },
  whereabouts: { query: whereabouts, madeOf: ['whereabouts', 'session', 'entries'] },
};
const NAMES = Object.keys(PUSHED);
const answersToSend = z
  .string()
  .transform((names) => [...new Set(names.split(','))])
  .pipe(z.array(z.enum(NAMES)))
  .default([]);

/** News of a session: which documents are to be read anew. */
@ApiTags('Sessions')
@Controller('api/tournaments/:tournament/sessions/:session/stream')
export class SessionStreamController {
  readonly #changes = new AnswerChanges();
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
    description: `Answers to send themselves, as events of their name: \`answer\` first, then each \`change\`. Separated by commas: ${NAMES.join(', ')}`,
  })
  @ApiProduces('text/event-stream')
  async stream(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Headers('last-event-id') lastEventId?: string,
    @Query('with', new ZodPipe(answersToSend)) names: z.infer<typeof answersToSend> = [],
  ): Promise<void> {
    const requirement = requirementFor(names);
    const { gate, rightWatch } = this.access;
    const asker =
      requirement === 'may-see'
        ? askerOf(request)
        : await gate.ask(askerOf(request).credentials, requirement, tournament);
    const { position } = await this.requestQueries.read(request, tournament, {}, (queries) =>
      queries.sessions.clock(session),
    );
    const after = lastEventId ? await resumeAfter(this.ledger, tournament, lastEventId) : position;
    const right = rightWatch.watch(asker, requirement);
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
          const address = this.address.linkBase(request);
          const pieceOf =
            names.length > 0
              ? this.#pushed(names, { tournament, asker, parameters: { session }, address })
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
      await this.streams.serve(request, reply, right, produce, { packed: names.length > 0 });
    } finally {
      right.stop();
    }
  }

  /** Tells answers themselves where they have changed, and which other documents are to be read again. */
  #pushed(names: readonly string[], asked: QueryAsked) {
    const sent = new Map<string, object>();
    return async (news: SessionNews): Promise<StreamPiece | undefined> => {
      const concerned = names.filter((name) => concerns(PUSHED[name]!, news));
      const answers = await Promise.all(
        concerned.map(async (name) => {
          const after = await this.#answer(PUSHED[name]!.query, news, asked);
          return { name, before: sent.get(name), after };
        }),
      );
      for (const { name, after } of answers) sent.set(name, after);
      const others = news.documents.filter(({ kind }) => !names.includes(kind));
      return this.#changes.piece(news, others, answers);
    };
  }

  /** An answer at some news. Everybody without a role is given the same: it is asked once for all of them. */
  #answer(query: AnyQuery, { documents }: SessionNews, asked: QueryAsked): Promise<object> {
    const ask = () => this.bus.execute(new AskQuery(query, asked));
    if (viewerOf(asked.asker).kind !== 'public') return ask();
    const answers = this.#answers.get(documents) ?? new Map<string, Promise<object>>();
    this.#answers.set(documents, answers);
    const key = `${query.name} ${asked.address}`;
    const answer = answers.get(key) ?? ask();
    answers.set(key, answer);
    return answer;
  }
}

/** What somebody needs to be sent all of these answers: the stream lives on it. */
function requirementFor(names: readonly string[]): Requirement {
  const staff = names.flatMap((name) => {
    const { audience } = PUSHED[name]!.query;
    return typeof audience === 'object' ? [audience.roles] : [];
  });
  const [first, ...others] = staff;
  return first ? { roles: first.filter((role) => others.every((each) => each.includes(role))) } : 'may-see';
}

function concerns({ madeOf }: Pushed, { documents }: SessionNews): boolean {
  return documents.some(({ kind }) => madeOf?.includes(kind) ?? true);
}

const pieces = new WeakMap<SessionNews['documents'], StreamPiece>();

/** Written once for all who are told the same. */
function changedPiece({ position, documents }: SessionNews): StreamPiece {
  const piece = pieces.get(documents) ?? new StreamPiece(eventText('changed', position, { documents }));
  pieces.set(documents, piece);
  return piece;
}
