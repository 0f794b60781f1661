import { randomUUID } from 'node:crypto';
import { Controller, HttpCode, Module, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Access as AccessServices, entryRequestBody, ownRequestBody, tokenHash } from '#access';
import { CurrentStates } from '#projections';
import {
  CommandRejected,
  type EnteredAs,
  enteringThemselves,
  type EntriesState,
  requestsStanding,
  type RequestStanding,
  standingOfRequest,
} from '#tournament';
import { Access, BodyAs } from '../access/route.js';
import { GiveCommand } from '../commands/give-command.js';
import { Problem } from '../http/problem.js';

const ACTOR = 'job:entry-requests';

/** What players have entered themselves, as their link shows it. */
export interface OwnRequestSeen {
  readonly as: EnteredAs;
  readonly players: readonly string[];
  readonly standing: RequestStanding;
  /** The place on the waiting list, the first is 1; null: it is not on it. */
  readonly place: number | null;
}

/** Players who enter themselves. Nobody signs in for it: their link alone shows and withdraws what they have entered. */
@ApiTags('Entries')
@Controller('api/tournaments/:tournament/entry-requests')
export class EntryRequestsController {
  constructor(
    private readonly access: AccessServices,
    private readonly current: CurrentStates,
    private readonly bus: CommandBus,
  ) {}

  @Post()
  @HttpCode(200)
  @Access('may-see')
  @ApiOperation({
    summary: 'Enter oneself: a pair, a team (its captain first) or an individual, by names',
    operationId: 'requestEntry',
  })
  async request(
    @Param('tournament') tournament: string,
    @BodyAs(entryRequestBody) { entry, players, token }: z.output<typeof entryRequestBody>,
    @Req() { ip }: FastifyRequest,
  ): Promise<OwnRequestSeen> {
    await this.access.throttle.entry(ip);
    const link = linkOf(token)!;
    const known = enteringThemselves(await this.#entries(tournament)).requests[entry];
    // Sent again: the first answer was lost.
    if (known?.link !== link) await this.#requested(tournament, { entry, players, link });
    return this.#seen(tournament, entry);
  }

  @Post('own')
  @HttpCode(200)
  @Access('may-see')
  @ApiOperation({ summary: 'What was entered with a link', operationId: 'ownRequest' })
  async own(
    @Param('tournament') tournament: string,
    @BodyAs(ownRequestBody) { token }: z.output<typeof ownRequestBody>,
    @Req() { ip }: FastifyRequest,
  ): Promise<OwnRequestSeen> {
    const { entry } = await this.#find(tournament, token, ip);
    return this.#seen(tournament, entry);
  }

  @Post('own/withdraw')
  @HttpCode(200)
  @Access('may-see')
  @ApiOperation({ summary: 'Withdraw what was entered with a link', operationId: 'withdrawOwnRequest' })
  async withdraw(
    @Param('tournament') tournament: string,
    @BodyAs(ownRequestBody) { token }: z.output<typeof ownRequestBody>,
    @Req() { ip }: FastifyRequest,
  ): Promise<OwnRequestSeen> {
    const found = await this.#find(tournament, token, ip);
    await this.#give('entries.withdraw-request', tournament, found);
    return this.#seen(tournament, found.entry);
  }

  /** Names are written down first: the journal has ids alone. Where it refuses them, they are struck out again. */
  async #requested(
    tournament: string,
    { entry, players, link }: { entry: string; players: readonly string[]; link: string },
  ): Promise<void> {
    const written = players.map((name) => ({ id: randomUUID(), name }));
    const ids = written.map(({ id }) => id);
    for (const player of written)
      // oxlint-disable-next-line no-await-in-loop -- six at most
      await this.access.players.put(player, ACTOR, 'nobody');
    try {
      await this.#give('entries.request', tournament, { entry, players: ids, link });
    } catch (error) {
      if (error instanceof CommandRejected) await this.access.players.strikeOut(ids);
      throw error;
    }
    const { requests } = enteringThemselves(await this.#entries(tournament));
    if (!requests[entry]?.players.includes(ids[0]!)) await this.access.players.strikeOut(ids);
  }

  async #give(command: string, tournament: string, body: object): Promise<void> {
    await this.bus.execute(
      GiveCommand.named(command, { tournament, actor: ACTOR, commandId: randomUUID(), body: { ...body } }),
    );
  }

  async #find(
    tournament: string,
    token: string,
    address: string,
  ): Promise<{ readonly entry: string; readonly link: string }> {
    const attempt = await this.access.throttle.link(address);
    const link = linkOf(token);
    const { requests } = enteringThemselves(await this.#entries(tournament));
    const [entry] = Object.entries(requests).find(([, each]) => each.link === link) ?? [];
    if (entry === undefined || link === undefined) throw new Problem('access.link-unknown');
    await attempt.succeeded();
    return { entry, link };
  }

  async #seen(tournament: string, entry: string): Promise<OwnRequestSeen> {
    const entries = await this.#entries(tournament);
    const { as, players } = enteringThemselves(entries).requests[entry]!;
    const names = await this.access.people.names(players, tournament);
    const place = requestsStanding(entries, 'waiting').indexOf(entry) + 1;
    return {
      as,
      players: players.map((player) => names.get(player) ?? '–'),
      standing: standingOfRequest(entries, entry),
      place: place === 0 ? null : place,
    };
  }

  async #entries(tournament: string): Promise<EntriesState> {
    return (await this.current.of(tournament)).state.entries;
  }
}

function linkOf(token: string): string | undefined {
  const hash = tokenHash(token);
  return hash && Buffer.from(hash).toString('hex');
}

/** The routes by which players enter themselves. */
@Module({ controllers: [EntryRequestsController] })
export class EnteringModule {}
