import { Controller, Get, Param, Req, Post, HttpCode } from '@nestjs/common';
import { ApiTags, ApiOperation } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import {
  Access as AccessServices,
  AccessRefused,
  bindCardsBody,
  lastingCardsBody,
  lastingSetBody,
  type Asker,
  type LastingBy,
  type LastingPrinted,
} from '#access';
import { Access, WhoAsks, BodyAs } from '../route.js';
import { cardsOf, type CardOfTable } from '../card-of-table.js';
import { AccessSettings } from '../access-settings.js';
import { WebAddress } from '../web-address.js';

/** A set of lasting cards, as those see it who direct a tournament. */
export interface LastingSetSeen {
  readonly id: string;
  readonly name: string;
  /** Whether the reader keeps it: prints its cards, and ends them. */
  readonly keeps: boolean;
  readonly tables: readonly string[];
  readonly until: Date | null;
  /** The session that has the cards now, or had them last; null: none had them yet. */
  readonly bound: {
    /** Null: one that the reader may not see. */
    readonly tournament: string | null;
    /** Null where the tournament is not for whoever asks. */
    readonly session: string | null;
    readonly since: Date;
  } | null;
}

/** Lasting cards just printed: they are shown this once. */
export interface LastingCardsMade {
  readonly id: string;
  readonly name: string;
  readonly until: Date;
  readonly tables: readonly CardOfTable[];
}

/** Cards of tables that last for a season, and the session that they are bound to. */
@ApiTags('Access')
@Controller('api/tournaments/:tournament/lasting-cards')
export class LastingCardsController {
  constructor(
    private readonly access: AccessServices,
    private readonly address: WebAddress,
    private readonly settings: AccessSettings,
  ) {}

  @Get()
  @Access({ roles: ['organiser', 'director'] })
  @ApiOperation({
    summary: 'The sets of lasting QR cards that you can use here',
    operationId: 'lastingCards',
  })
  async list(
    @Param('tournament') tournament: string,
    @WhoAsks() asker: Asker,
  ): Promise<{ sets: readonly LastingSetSeen[] }> {
    const by = personIn(tournament, asker);
    const sets = await this.access.lastingCards.offered(by);
    return {
      sets: await Promise.all(
        sets.map(async ({ bound, ...set }) => {
          if (!bound) return { ...set, bound };
          const { tournament, session, boundAt: since } = bound;
          const sees = await this.#sees(tournament, by);
          return { ...set, bound: { ...(sees ? { tournament, session } : HIDDEN), since } };
        }),
      ),
    };
  }

  @Post()
  @HttpCode(200)
  @Access({ roles: ['organiser', 'director'] })
  @ApiOperation({ summary: 'Make a set of QR cards that last a season', operationId: 'makeLastingCards' })
  async make(
    @Param('tournament') tournament: string,
    @BodyAs(lastingSetBody) { name, tables }: z.infer<typeof lastingSetBody>,
    @WhoAsks() asker: Asker,
    @Req() request: FastifyRequest,
  ): Promise<LastingCardsMade> {
    const { lastingCards } = this.access;
    return this.#made(await lastingCards.make(personIn(tournament, asker), name, tables), request);
  }

  @Post(':set/print')
  @HttpCode(200)
  @Access({ roles: ['organiser', 'director'] })
  @ApiOperation({
    summary: 'Print more cards of a set. Earlier cards keep working unless you end them',
    operationId: 'printLastingCards',
  })
  async print(
    @Param('tournament') tournament: string,
    @Param('set') set: string,
    @BodyAs(lastingCardsBody) { tables, endsEarlier }: z.infer<typeof lastingCardsBody>,
    @WhoAsks() asker: Asker,
    @Req() request: FastifyRequest,
  ): Promise<LastingCardsMade> {
    const by = personIn(tournament, asker);
    return this.#made(await this.access.lastingCards.print(by, set, tables, { endsEarlier }), request);
  }

  @Post(':set/bind')
  @HttpCode(204)
  @Access({ roles: ['organiser', 'director'] })
  @ApiOperation({
    summary: 'Use the cards of a set for the tables of a session from now on',
    operationId: 'bindLastingCards',
  })
  async bind(
    @Param('tournament') tournament: string,
    @Param('set') set: string,
    @BodyAs(bindCardsBody) { session }: z.infer<typeof bindCardsBody>,
    @WhoAsks() asker: Asker,
  ): Promise<void> {
    const tables = await this.settings.tablesOfSession(tournament, session);
    if (!tables || tables.size === 0) throw new AccessRefused('access.session-without-tables', { session });
    await this.access.lastingCards.bind(personIn(tournament, asker), set, session);
  }

  async #made(
    { id, name, until, cards }: LastingPrinted,
    request: FastifyRequest,
  ): Promise<LastingCardsMade> {
    return { id, name, until, tables: await cardsOf(cards, this.address.linkBase(request)) };
  }

  /** Whether somebody may see a tournament: one that is no draft, or in which they have a role. */
  async #sees(tournament: string, { tournament: here, person }: LastingBy): Promise<boolean> {
    if (tournament === here) return true;
    const { roles } = this.access;
    if (['published', 'archived'].includes(await roles.visibility(tournament))) return true;
    return (await roles.rolesOf(tournament, person)).size > 0;
  }
}

/** Where cards are bound, of a tournament that is not for whoever asks. */
const HIDDEN = { tournament: null, session: null } as const;

/** Lasting cards are people's: the guard lets nobody else come here. */
function personIn(tournament: string, { principal }: Asker): LastingBy {
  if (principal.kind !== 'person') throw new AccessRefused('access.role-required');
  return { tournament, person: principal.person };
}
