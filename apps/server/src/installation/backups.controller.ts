import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { Controller, Delete, Get, HttpCode, Inject, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AccessRefused, confirmedBody, type Asker } from '#access';
import type { BackupPlan, KeptBackup } from '#platform';
import { Access } from '../access/access.decorator.js';
import { ParsedBody } from '../access/parsed-body.js';
import { WhoAsks } from '../access/principal-of-request.js';
import { WebAddress } from '../access/web-address.js';
import { CORE, type Core } from '../core/core.js';
import { lastBackups, makeBackup } from '../core/daily-backups.js';
import { restoreKept } from '../core/restoring.js';
import { apiSchema } from '../http/api-schema.js';
import { Problem } from '../http/problem.js';
import { backupPlanBody } from './bodies.js';
import { recordChangesSeen } from './record-changes-seen.js';

/** How many of those who have taken backups are listed. */
const LISTED_TAKEN = 5;

/** Backups that lie in the home: made, kept, handed out, brought, restored. */
@ApiTags('Installation')
@Controller('api/installation/backups')
export class BackupsController {
  readonly #core: Core;
  readonly #address: WebAddress;
  #restoring = false;

  constructor(@Inject(CORE) core: Core, address: WebAddress) {
    this.#core = core;
    this.#address = address;
  }

  @Get()
  @Access('administers')
  @ApiOperation({
    operationId: 'backups',
    summary: 'The stored backups and the automatic schedule',
  })
  async list(@Req() request: FastifyRequest) {
    const { backups, settings, access } = this.#core;
    const [kept, plan, runs, taken] = await Promise.all([
      backups.list(),
      settings.backupPlan(),
      lastBackups(this.#core),
      recordChangesSeen(access, LISTED_TAKEN + 1, { kind: 'backup-taken' }),
    ]);
    return {
      folder: backups.folder,
      backups: kept,
      plan,
      ...runs,
      /** Who was given backups, the latest first. */
      taken: taken.slice(0, LISTED_TAKEN).map(({ line, at, by }) => ({ line, at, by })),
      /** Others were given some before. */
      takenBefore: taken.length > LISTED_TAKEN,
      plainHttp: this.#address.isPlainHttp(request),
    };
  }

  @Put('plan')
  @HttpCode(204)
  @Access('administers')
  @ApiOperation({ operationId: 'planBackups', summary: 'Set the daily backup and how many to keep' })
  @ApiBody({ schema: apiSchema(backupPlanBody) })
  plan(@ParsedBody(backupPlanBody) body: BackupPlan): Promise<void> {
    return this.#core.settings.planBackups(body);
  }

  @Post()
  @HttpCode(200)
  @Access('administers')
  @ApiOperation({
    operationId: 'makeBackup',
    summary: 'Make a backup now. It is kept until it is deleted',
  })
  make(): Promise<KeptBackup> {
    return makeBackup(this.#core, 'by-hand');
  }

  @Post('brought')
  @HttpCode(200)
  @Access('administers')
  @ApiOperation({ operationId: 'bringBackup', summary: 'Upload a backup made elsewhere' })
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  async bring(@Req() request: FastifyRequest): Promise<KeptBackup> {
    this.#requireKnownLine(request, request.headers['x-unencrypted'] === 'yes');
    const content = request.body as Readable | undefined;
    if (typeof content?.pipe !== 'function') throw new Problem('backup.not-one');
    return this.#core.backups.bring(content);
  }

  @Get(':backup/file')
  @Access('administers')
  @ApiOperation({
    operationId: 'backupFile',
    summary: 'Download a backup. The download is journalled. Without TLS it needs an explicit confirmation',
  })
  async file(
    @Param('backup') name: string,
    @Query('unencrypted') unencrypted: string | undefined,
    @WhoAsks() { principal }: Asker,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    this.#requireKnownLine(request, unencrypted === 'yes');
    if (principal.kind !== 'person') throw new AccessRefused('access.sign-in-required');
    const path = await this.#pathOf(name);
    await this.#core.access.recordChanges.backupTaken(principal.person);
    await reply
      .type('application/octet-stream')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(createReadStream(path));
  }

  @Get(':backup')
  @Access('administers')
  @ApiOperation({
    operationId: 'describeBackup',
    summary: 'Contents of a backup compared with the current data',
  })
  async describe(@Param('backup') name: string) {
    const { backups, pool } = this.#core;
    const backup = await backups.describe(name);
    if (!backup) throw new Problem('backup.unknown');
    const { rows } = await pool.query<{ tournaments: number; people: number; players: number }>(
      `SELECT (SELECT count(*) FROM ledger.book)::integer AS tournaments,
         (SELECT count(*) FROM access.person)::integer AS people,
         (SELECT count(*) FROM access.player)::integer AS players`,
    );
    return { backup, now: rows[0]! };
  }

  @Delete(':backup')
  @HttpCode(204)
  @Access('administers')
  @ApiOperation({ operationId: 'removeBackup', summary: 'Delete a backup permanently' })
  async remove(@Param('backup') name: string): Promise<void> {
    if (!(await this.#core.backups.remove(name))) throw new Problem('backup.unknown');
  }

  @Post(':backup/restore')
  @HttpCode(200)
  @Access('administers')
  @ApiOperation({
    operationId: 'restoreBackup',
    summary: 'Replace all data with a backup. The current data is backed up first',
  })
  @ApiBody({ schema: apiSchema(confirmedBody) })
  async restore(
    @Param('backup') name: string,
    @ParsedBody(confirmedBody) { password }: z.infer<typeof confirmedBody>,
    @WhoAsks() { principal }: Asker,
    @Req() request: FastifyRequest,
  ): Promise<{ readonly keptBefore: string }> {
    if (principal.kind !== 'person') throw new AccessRefused('access.sign-in-required');
    const path = await this.#pathOf(name);
    await this.#core.access.signIn.confirm(principal, password, request.ip);
    if (this.#restoring) throw new Problem('installation.restoring');
    this.#restoring = true;
    try {
      return await restoreKept(this.#core, path);
    } finally {
      this.#restoring = false;
    }
  }

  /** Every key is in a backup: it crosses a line that others may read only when somebody says so. */
  #requireKnownLine(request: FastifyRequest, understood: boolean): void {
    if (this.#address.isPlainHttp(request) && !understood) throw new Problem('installation.unencrypted');
  }

  async #pathOf(name: string): Promise<string> {
    const path = await this.#core.backups.pathOf(name);
    if (path === undefined) throw new Problem('backup.unknown');
    return path;
  }
}
