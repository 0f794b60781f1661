import { Controller, Get, Param, Query, Req, Delete, Patch, Post, HttpCode } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiQuery, ApiTags, ApiOperation } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import {
  Access as AccessServices,
  AccessRefused,
  actorOf,
  confirmedBody,
  mergeBody,
  playerChangeBody,
  type Asker,
  type PlayerView,
  personOf,
} from '#access';
import type { Json } from '#ledger';
import { CurrentStates, hasAnyBoardsBefore } from '#projections';
import pg from 'pg';
import { Access, WhoAsks, BodyAs } from '../access/route.js';
import { GiveCommand } from '../commands/give-command.js';
import { Problem } from '../http/problem.js';
import { SEARCH_PIPE, UUID_PIPE, ZodPipe, type Searched } from '../http/zod-pipe.js';
import { insiderOf } from '../reading/viewer.js';
import { textBody } from './bodies.js';
import { occurrencesOf, textsNaming } from './occurrences.js';
import { recordChangesSeen, type RecordChangeSeen } from './record-changes-seen.js';

const LISTED = 50;
const LISTED_CHANGES = 200;
const BEFORE = new ZodPipe(z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional());

/** The data about a person, where it is stored, and its erasure. */
@ApiTags('Installation')
@Controller('api/installation')
export class PersonalDataController {
  constructor(
    private readonly pool: pg.Pool,
    private readonly access: AccessServices,
    private readonly current: CurrentStates,
    private readonly bus: CommandBus,
  ) {}

  @Get('players')
  @Access('administers')
  @ApiOperation({ summary: 'Find players by the start of their name', operationId: 'directory' })
  @ApiQuery({ name: 'search', required: false })
  async players(@Query(SEARCH_PIPE) { search }: Searched): Promise<{ players: readonly PlayerView[] }> {
    return { players: await this.access.players.search(search, LISTED) };
  }

  @Patch('players/:somebody')
  @HttpCode(204)
  @Access('administers')
  @ApiOperation({
    summary: 'Correct the name, member number or club of a player',
    operationId: 'changePlayer',
  })
  change(
    @Param('somebody', UUID_PIPE) somebody: string,
    @BodyAs(playerChangeBody) body: z.infer<typeof playerChangeBody>,
    @WhoAsks() { principal }: Asker,
  ): Promise<void> {
    return this.access.players.change(somebody, body, actorOf(principal));
  }

  @Post('players/:somebody/merge')
  @HttpCode(204)
  @Access('administers')
  @ApiOperation({ summary: 'Merge two records of the same player', operationId: 'mergePlayers' })
  merge(
    @Param('somebody', UUID_PIPE) somebody: string,
    @BodyAs(mergeBody) { into }: z.infer<typeof mergeBody>,
    @WhoAsks() { principal }: Asker,
  ): Promise<void> {
    return this.access.players.merge(somebody, into, actorOf(principal));
  }

  @Delete('players/:somebody/merge')
  @HttpCode(204)
  @Access('administers')
  @ApiOperation({ summary: 'Separate a merged record again', operationId: 'separatePlayers' })
  separate(@Param('somebody', UUID_PIPE) somebody: string, @WhoAsks() { principal }: Asker): Promise<void> {
    return this.access.players.separate(somebody, actorOf(principal));
  }

  @Get('personal-data/:somebody')
  @Access('administers')
  @ApiOperation({
    summary: 'All data stored about an account or a player, and where',
    operationId: 'personalData',
  })
  async known(@Param('somebody', UUID_PIPE) id: string) {
    const [known, erased] = await Promise.all([
      this.access.erasures.find(id),
      this.access.erasures.isErased(id),
    ]);
    if (known.length === 0 && !erased) throw new AccessRefused('access.account-unknown');
    const { pool } = this;
    const ids = await this.access.people.sameAs(id);
    const tournaments = await occurrencesOf(pool, ids);
    const changes = await recordChangesSeen(this.access, LISTED, { of: ids });
    const texts = await textsNaming(pool, [
      ...known.flatMap(({ name, merged = [] }) => [name, ...merged.map((record) => record.name)]),
      ...tournaments.flatMap(({ called }) => called ?? []),
    ]);
    return { id, known, erased, tournaments, texts, changes };
  }

  @Get('record-changes')
  @Access('administers')
  @ApiOperation({
    summary: 'Changes to player records and to accounts’ players, latest first',
    operationId: 'recordChanges',
  })
  @ApiQuery({ name: 'before', required: false, description: 'Only entries before this one' })
  async recordChanges(
    @Query('before', BEFORE) before: number | undefined,
  ): Promise<{ changes: readonly RecordChangeSeen[] }> {
    return { changes: await recordChangesSeen(this.access, LISTED_CHANGES, { before }) };
  }

  @Post('personal-data/:somebody/erase')
  @HttpCode(204)
  @Access('administers')
  @ApiOperation({
    summary: 'Permanently erase the data of an account or a player',
    operationId: 'erasePersonalData',
  })
  async erase(
    @Param('somebody', UUID_PIPE) id: string,
    @BodyAs(confirmedBody) { password }: z.infer<typeof confirmedBody>,
    @WhoAsks() asker: Asker,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const principal = personOf(asker);
    await this.access.signIn.confirm(principal, password, request.ip);
    await this.#refuseWhoPlays(id, asker);
    await this.access.erasures.erase(id, actorOf(principal));
  }

  /** The account's player tells that the person plays: with boards still to play they cannot erase that themselves. */
  async #refuseWhoPlays(id: string, asker: Asker): Promise<void> {
    const insider = insiderOf(asker);
    const { person, players = [], formerly = [] } = insider ?? {};
    if (!insider || id === person || ![...players, ...formerly].includes(id)) return;
    for (const tournament of await this.access.roles.tournamentsOf(insider.person)) {
      // oxlint-disable-next-line no-await-in-loop -- one book in memory after the other
      const { state } = await this.current.of(tournament);
      if (hasAnyBoardsBefore(state, insider)) throw new Problem('personal-data.before-you');
    }
  }

  /** The administrator need not be an organiser of the tournament: its journal says who it was. */
  @Post('texts/erase')
  @HttpCode(204)
  @Access('administers')
  @ApiOperation({
    summary: 'Permanently erase a free text of any tournament',
    operationId: 'eraseTextAnywhere',
  })
  async eraseText(
    @BodyAs(textBody) { tournament, text }: z.infer<typeof textBody>,
    @WhoAsks() { principal }: Asker,
  ): Promise<void> {
    const body: Json = { text };
    await this.bus.execute(
      GiveCommand.named('tournament.erase-text', {
        tournament: tournament.toLowerCase(),
        actor: actorOf(principal),
        commandId: randomUUID(),
        body,
      }),
    );
  }
}
