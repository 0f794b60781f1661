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
  standings,
  whereabouts,
  type AnyQuery,
  type SessionNews,
  type Viewer,
} from '#projections';
import { Access, askerOf } from '../access/route.js';
import { WebAddress } from '../access/web-address.js';
import { EventStreams, type EventStream } from '../streams/event-streams.js';
import { eventText, RecentPieces } from '../streams/stream-piece.js';
import { ZodPipe } from '../http/zod-pipe.js';
import { AnswerChanges } from './answer-changes.js';
import { AskQuery, type QueryAsked } from './ask-query.js';
import { RequestQueries } from './request-queries.js';
import { resumeAfter } from './resume.js';
import {
  SessionBroadcast,
  ToldUpTo,
  type NewsReader,
  type NewsWritten,
  type WriteNews,
} from './session-broadcast.js';
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

/** A session, and as whom it is read. */
interface SessionRead {
  readonly tournament: string;
  readonly session: string;
  readonly viewer: Viewer;
}

/** News of a session: which documents are to be read anew. */
@ApiTags('Sessions')
@Controller('api/tournaments/:tournament/sessions/:session/stream')
export class SessionStreamController {
  readonly #changes = new AnswerChanges();
  readonly #pieces = new RecentPieces();
  /** Those of everybody without a role, and those of the tables. */
  readonly #shared = new Map<string, SessionBroadcast>();

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
      'Changes in a session as server-sent events. `changed` lists the documents to reload. The id is the position, and Last-Event-ID resumes. A table phone also gets `phones` when another phone joins or leaves its table, or asks for its place',
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
    const { position } = await this.requestQueries.read(asker, tournament, {}, (queries) =>
      queries.sessions.clock(session),
    );
    const after = lastEventId ? await resumeAfter(this.ledger, tournament, lastEventId) : position;
    const right = rightWatch.watch(asker, requirement);
    const { devices } = this.access;
    const viewer = viewerOf(asker);
    const broadcast = this.#broadcastOf(
      { tournament, session, viewer },
      names,
      this.address.linkBase(request),
    );
    try {
      const produce = async (stream: EventStream): Promise<void> => {
        const reader: NewsReader = { stream, asker, viewer, told: new ToldUpTo(after) };
        const { device } = asker.credentials;
        const tellPhones = () => void stream.send('phones', reader.told.position, {});
        const stop = device && devices.onChangeAt(device, tellPhones);
        try {
          await broadcast.serve(reader);
        } finally {
          stop?.();
        }
      };
      await this.streams.serve(request, reply, right, produce, { packed: names.length > 0 });
    } finally {
      right.stop();
    }
  }

  /** All without a role have one, and all tables: people with a role do not wait behind a hall. */
  #broadcastOf(
    { tournament, session, viewer }: SessionRead,
    names: readonly string[],
    address: string,
  ): SessionBroadcast {
    const write: WriteNews = (news, told, asker) =>
      this.#written(names, news, { told, asked: { tournament, asker, parameters: { session }, address } });
    const pace = viewer.kind === 'table' ? 'own' : 'of-all';
    const open = () => new SessionBroadcast(this.current, { tournament, session }, write, { pace });
    if (viewer.kind !== 'public' && viewer.kind !== 'table') return open();
    const key = [viewer.kind, tournament, session, names.join(), address].join(' ');
    const known = this.#shared.get(key);
    if (known) return known;
    for (const [other, { isIdle }] of this.#shared) if (isIdle) this.#shared.delete(other);
    const opened = open();
    this.#shared.set(key, opened);
    return opened;
  }

  /** Tells answers themselves where they have changed, and which other documents are to be read again. */
  async #written(
    names: readonly string[],
    news: SessionNews,
    { told, asked }: { readonly told: ToldUpTo; readonly asked: QueryAsked },
  ): Promise<NewsWritten> {
    const { position, documents } = news;
    const concerned = names.filter((name) => concerns(PUSHED[name]!, news));
    const answers = await Promise.all(
      concerned.map(async (name) => {
        const after = await this.bus.execute(new AskQuery(PUSHED[name]!.query, asked));
        return { name, before: told.sent.get(name), after };
      }),
    );
    const others = documents.filter(({ kind }) => !names.includes(kind));
    const text =
      answers.map((answer) => this.#changes.text(position, answer)).join('') +
      (others.length > 0 ? eventText('changed', position, { documents: others }) : '');
    const sent = new Map([...told.sent, ...answers.map(({ name, after }) => [name, after] as const)]);
    const piece = text === '' ? undefined : this.#pieces.of(text);
    if (names.length > 0) await piece?.pack();
    return { told: new ToldUpTo(position, sent), piece };
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
