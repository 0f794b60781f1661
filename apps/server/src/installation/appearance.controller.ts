import { Controller, Get, Req, Res, Delete, Put, HttpCode } from '@nestjs/common';
import { ApiTags, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import {
  type Appearance,
  hallAddresses,
  InstallationSettings,
  logoTypeOf,
  machineZone,
  PrismaClient,
  type Sending,
} from '#platform';
import { isPrintable } from '#prints';
import { Access, BodyAs } from '../access/route.js';
import { WebAddress } from '../access/web-address.js';
import { lastBackups } from './daily-backups.js';
import { Problem } from '../http/problem.js';
import { ServerProcess } from '../platform/server-process.js';
import { appearanceBody, logoBody, sendingBody } from './bodies.js';

const YEAR = 31_536_000;

/** Name and look of the server, and what is still to be done about it. */
@ApiTags('Installation')
@Controller('api/installation')
export class AppearanceController {
  constructor(
    private readonly process: ServerProcess,
    private readonly prisma: PrismaClient,
    private readonly settings: InstallationSettings,
    private readonly address: WebAddress,
  ) {}

  @Get()
  @Access('administers')
  @ApiOperation({ summary: 'Settings, addresses and open set-up steps', operationId: 'installation' })
  async installation(@Req() request: FastifyRequest) {
    const { settings, prisma } = this;
    const [appearance, sending, plan, backups, accounts] = await Promise.all([
      settings.appearance(),
      settings.sending(),
      settings.backupPlan(),
      lastBackups(this.prisma),
      prisma.person.count({ where: { closedAt: null } }),
    ]);
    return {
      appearance,
      sending,
      machineZone: machineZone(),
      /** The likeliest address for phones first; none: it listens to this machine alone. */
      addresses: hallAddresses(this.process.listening),
      plainHttp: this.address.isPlainHttp(request),
      backupPlan: plan,
      backups,
      accounts,
    };
  }

  @Put('appearance')
  @HttpCode(200)
  @Access('administers')
  @ApiOperation({ summary: 'Set name, time zone and colour', operationId: 'putAppearance' })
  async put(@BodyAs(appearanceBody) body: z.infer<typeof appearanceBody>): Promise<Appearance> {
    await this.settings.change(body);
    return this.settings.appearance();
  }

  @Put('sending')
  @HttpCode(200)
  @Access('administers')
  @ApiOperation({
    summary: 'Set what results files for a federation say of the club',
    operationId: 'putSending',
  })
  async putSending(@BodyAs(sendingBody) body: z.infer<typeof sendingBody>): Promise<Sending> {
    await this.settings.changeSending(body);
    return this.settings.sending();
  }

  @Put('logo')
  @HttpCode(200)
  @Access('administers')
  @ApiOperation({
    summary: 'Set the logo: a printable PNG or JPEG of at most 128 KiB',
    operationId: 'putLogo',
  })
  async putLogo(@BodyAs(logoBody) body: z.infer<typeof logoBody>): Promise<Appearance> {
    const picture = Buffer.from(body.picture, 'base64');
    const type = logoTypeOf(picture);
    if (!type || !isPrintable(picture)) throw new Problem('installation.logo-refused');
    await this.settings.putLogo({ type, picture });
    return this.settings.appearance();
  }

  @Delete('logo')
  @HttpCode(200)
  @Access('administers')
  @ApiOperation({ summary: 'Delete the logo', operationId: 'deleteLogo' })
  async deleteLogo(): Promise<Appearance> {
    await this.settings.putLogo(undefined);
    return this.settings.appearance();
  }

  /** The address carries what changes with the picture, so that it can be kept. */
  @Get('logo')
  @Access('public')
  @ApiOperation({ summary: 'Get the logo', operationId: 'logo' })
  async logo(@Res() reply: FastifyReply): Promise<void> {
    const logo = await this.settings.logo();
    if (!logo) throw new Problem('route.unknown');
    await reply
      .type(logo.type)
      .header('cache-control', `public, max-age=${YEAR}, immutable`)
      .send(logo.picture);
  }
}
