import { Controller, Get, Param, Req, Res, Delete, Post, HttpCode } from '@nestjs/common';
import { ApiTags, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import {
  Access as AccessServices,
  AccessRefused,
  actorOf,
  deviceOf,
  besideBody,
  codeBody,
  makeRoomBody,
  pairBody,
  sheetBody,
  type Asker,
  type DeviceView,
} from '#access';
import { idPipe } from '../id-pipe.js';
import { Access, WhoAsks, BodyAs } from '../route.js';
import { BrowserSession } from '../browser-session.js';
import { cardsOf } from '../card-of-table.js';
import { AccessSettings } from '../access-settings.js';
import type { SessionView } from '../session-view.js';
import { WebAddress } from '../web-address.js';

const DEVICE = idPipe('access.device-unknown');

/** Table devices: the sheet to print, the short code, pairing, the list. */
@ApiTags('Access')
@Controller('api')
export class DevicesController {
  constructor(
    private readonly access: AccessServices,
    private readonly browser: BrowserSession,
    private readonly address: WebAddress,
    private readonly settings: AccessSettings,
  ) {}

  @Post('tournaments/:tournament/devices/sheet')
  @HttpCode(200)
  @Access({ roles: ['organiser', 'director'] })
  @ApiOperation({ summary: 'Make a QR table card for each table', operationId: 'deviceSheet' })
  async sheet(
    @Param('tournament') tournament: string,
    @BodyAs(sheetBody) { session, tables, endsEarlier }: z.infer<typeof sheetBody>,
    @WhoAsks() { principal }: Asker,
    @Req() request: FastifyRequest,
  ) {
    await this.#requireTables(tournament, session, tables);
    const base = this.address.linkBase(request);
    const by = actorOf(principal);
    const printed = await this.access.sheets.print(tournament, session, tables, by, { endsEarlier });
    return { tables: await cardsOf(printed, base) };
  }

  @Post('tournaments/:tournament/devices/code')
  @HttpCode(200)
  @Access({ roles: ['organiser', 'director'] })
  @ApiOperation({ summary: 'Create a short code for one table', operationId: 'deviceCode' })
  async code(
    @Param('tournament') tournament: string,
    @BodyAs(codeBody) { session, table }: z.infer<typeof codeBody>,
    @WhoAsks() { principal }: Asker,
  ) {
    await this.#requireTables(tournament, session, [table]);
    const place = { tournament, session, table, side: null };
    const { code, expires } = await this.access.codes.issue(place, actorOf(principal));
    return { code, expires };
  }

  @Post('tournaments/:tournament/devices/beside')
  @HttpCode(200)
  @Access('device')
  @ApiOperation({
    summary: 'Make a short code for a second phone at the table, for one side',
    operationId: 'deviceBeside',
  })
  async beside(
    @BodyAs(besideBody) { side }: z.infer<typeof besideBody>,
    @WhoAsks() asker: Asker,
    @Req() request: FastifyRequest,
  ) {
    const device = deviceOf(asker);
    const { tournament, session, table } = device;
    const place = { tournament, session, table, side };
    const { code, expires } = await this.access.codes.issue(place, actorOf(device));
    return { code, expires, link: `${this.address.linkBase(request)}/pair#${code}` };
  }

  @Post('tournaments/:tournament/devices/make-room')
  @HttpCode(204)
  @Access('device')
  @ApiOperation({
    summary: 'Answer another phone that asks for the place of this one',
    operationId: 'makeRoom',
  })
  async makeRoom(
    @BodyAs(makeRoomBody) { request, makesRoom }: z.infer<typeof makeRoomBody>,
    @WhoAsks() asker: Asker,
  ): Promise<void> {
    await this.access.devices.answer(deviceOf(asker), request, makesRoom);
  }

  @Get('tournaments/:tournament/devices')
  @Access({ roles: ['organiser', 'director'] })
  @ApiOperation({ summary: 'All devices, QR cards and codes, including ended ones', operationId: 'devices' })
  async list(@Param('tournament') tournament: string) {
    const [devices, sheets, codes] = await Promise.all([
      this.access.devices.list(tournament),
      this.access.sheets.list(tournament),
      this.access.codes.list(tournament),
    ]);
    return {
      devices: await Promise.all(devices.map((each) => this.#whereItIs(tournament, each))),
      sheets,
      codes,
    };
  }

  @Delete('tournaments/:tournament/devices/:device')
  @HttpCode(204)
  @Access({ roles: ['organiser', 'director'] })
  @ApiOperation({ summary: 'Unlink a device', operationId: 'revokeDevice' })
  revoke(@Param('tournament') tournament: string, @Param('device', DEVICE) device: string): Promise<void> {
    return this.access.devices.revoke(tournament, device);
  }

  @Post('devices/pair')
  @HttpCode(200)
  @Access('public')
  @ApiOperation({ summary: 'Link this device to a table', operationId: 'pairDevice' })
  async pair(
    @BodyAs(pairBody) { token, code, as, request: asking }: z.infer<typeof pairBody>,
    @WhoAsks() asker: Asker,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionView> {
    const { devices } = this.access;
    const own = asker.credentials.device?.device;
    const pairing = {
      address: request.ip,
      as,
      own,
      request: asking,
      pairAt: this.settings.pairsAtTables.at,
      hasSides: this.settings.pairsAtTables.hasSides,
      sessionAt: this.settings.sessionAtTable,
    };
    const paired =
      token === undefined
        ? await devices.pairByCode(code ?? '', pairing)
        : await devices.pairByLink(token, pairing);
    return this.browser.pair(request, reply, asker, paired);
  }

  @Post('devices/leave')
  @HttpCode(200)
  @Access('public')
  @ApiOperation({ summary: 'Unlink this device from its table', operationId: 'leaveTable' })
  leave(
    @WhoAsks() asker: Asker,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionView> {
    return this.browser.leave(request, reply, asker);
  }

  /** A device of a pair is listed at the table where the pair is now. */
  async #whereItIs(tournament: string, device: DeviceView): Promise<DeviceView> {
    const { session, pair, revokedAt } = device;
    const place =
      pair === null || revokedAt !== null
        ? undefined
        : await this.settings.pairsAtTables.placeOf(tournament, session, pair);
    return place ? { ...device, table: place.table, side: place.side } : device;
  }

  /** A device of a table that the session does not have would never be asked for anything. */
  async #requireTables(tournament: string, session: string, tables: readonly string[]): Promise<void> {
    const known = await this.settings.tablesOfSession(tournament, session);
    const unknown = known && tables.find((table) => !known.has(table));
    if (unknown !== undefined) throw new AccessRefused('access.table-unknown', { session, table: unknown });
  }
}
