import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { Controller, Get, Param, Query, Req, Res, Delete, Post, Put, HttpCode } from '@nestjs/common';
import { ApiTags, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Access as AccessServices, type Asker, confirmedBody, personOf } from '#access';
import { type BackupPlan, InstallationSettings, type KeptBackup, KeptBackups, PrismaClient } from '#platform';
import pg from 'pg';
import { Access, WhoAsks, BodyAs } from '../access/route.js';
import { WebAddress } from '../access/web-address.js';
import { lastBackups, makeBackup } from './daily-backups.js';
import { ApiFile } from '../http/api-file.js';
import { Problem } from '../http/problem.js';
import { ZodPipe } from '../http/zod-pipe.js';
import { backupPlanBody } from './bodies.js';
import { recordChangesSeen } from './record-changes-seen.js';
import { Restoring } from './restoring.js';

/** How many of those who have taken backups are listed. */
const LISTED_TAKEN = 5;

const lineUnderstood = z.object({
  unencrypted: z
    .string()
    .optional()
    .transform((answer) => answer === 'yes'),
});
const UNENCRYPTED = new ZodPipe(lineUnderstood);

/** Backups that lie in the home: made, kept, handed out, brought, restored. */
@ApiTags('Installation')
@Controller('api/installation/backups')
export class BackupsController {
  #isRestoring = false;

  constructor(
    private readonly pool: pg.Pool,
    private readonly prisma: PrismaClient,
    private readonly access: AccessServices,
    private readonly settings: InstallationSettings,
    private readonly backups: KeptBackups,
    private readonly restoring: Restoring,
    private readonly address: WebAddress,
  ) {}

  @Get()
  @Access('administers')
  @ApiOperation({ summary: 'The stored backups and the automatic schedule', operationId: 'backups' })
  async list(@Req() request: FastifyRequest) {
    const { backups, settings, access } = this;
    const [kept, plan, runs, taken] = await Promise.all([
      backups.list(),
      settings.backupPlan(),
      lastBackups(this.prisma),
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
      plainHttp: this.address.isPlainHttp(request),
    };
  }

  @Put('plan')
  @HttpCode(204)
  @Access('administers')
  @ApiOperation({ summary: 'Set the daily backup and how many to keep', operationId: 'planBackups' })
  plan(@BodyAs(backupPlanBody) body: BackupPlan): Promise<void> {
    return this.settings.planBackups(body);
  }

  @Post()
  @HttpCode(200)
  @Access('administers')
  @ApiOperation({ summary: 'Make a backup now. It is kept until it is deleted', operationId: 'makeBackup' })
  make(): Promise<KeptBackup> {
    const { prisma, backups } = this;
    return makeBackup({ prisma, backups }, 'by-hand');
  }

  @Post('brought')
  @HttpCode(200)
  @Access('administers')
  @ApiOperation({ summary: 'Upload a backup made elsewhere', operationId: 'bringBackup' })
  @ApiFile()
  async bring(@Req() request: FastifyRequest): Promise<KeptBackup> {
    this.#requireKnownLine(request, request.headers['x-unencrypted'] === 'yes');
    const content = request.body as Readable | undefined;
    if (typeof content?.pipe !== 'function') throw new Problem('backup.not-one');
    return this.backups.bring(content);
  }

  @Get(':backup/file')
  @Access('administers')
  @ApiOperation({
    summary: 'Download a backup. The download is journalled. Without TLS it needs an explicit confirmation',
    operationId: 'backupFile',
  })
  async file(
    @Param('backup') name: string,
    @Query(UNENCRYPTED) { unencrypted }: z.output<typeof lineUnderstood>,
    @WhoAsks() asker: Asker,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    this.#requireKnownLine(request, unencrypted);
    const path = await this.#pathOf(name);
    await this.access.recordChanges.backupTaken(personOf(asker).person);
    await reply
      .type('application/octet-stream')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(createReadStream(path));
  }

  @Get(':backup')
  @Access('administers')
  @ApiOperation({
    summary: 'Contents of a backup compared with the current data',
    operationId: 'describeBackup',
  })
  async describe(@Param('backup') name: string) {
    const { backups, pool, prisma } = this;
    const backup = await backups.describe(name);
    if (!backup) throw new Problem('backup.unknown');
    const [{ rows }, people, players] = await Promise.all([
      pool.query<{ tournaments: number }>('SELECT count(*)::integer AS tournaments FROM ledger.book'),
      prisma.person.count(),
      prisma.player.count(),
    ]);
    return { backup, now: { tournaments: rows[0]!.tournaments, people, players } };
  }

  @Delete(':backup')
  @HttpCode(204)
  @Access('administers')
  @ApiOperation({ summary: 'Delete a backup permanently', operationId: 'removeBackup' })
  async remove(@Param('backup') name: string): Promise<void> {
    if (!(await this.backups.remove(name))) throw new Problem('backup.unknown');
  }

  @Post(':backup/restore')
  @HttpCode(200)
  @Access('administers')
  @ApiOperation({
    summary: 'Replace all data with a backup. The current data is backed up first',
    operationId: 'restoreBackup',
  })
  async restore(
    @Param('backup') name: string,
    @BodyAs(confirmedBody) { password }: z.infer<typeof confirmedBody>,
    @WhoAsks() asker: Asker,
    @Req() request: FastifyRequest,
  ): Promise<{ readonly keptBefore: string }> {
    const path = await this.#pathOf(name);
    await this.access.signIn.confirm(personOf(asker), password, request.ip);
    if (this.#isRestoring) throw new Problem('installation.restoring');
    this.#isRestoring = true;
    try {
      return await this.restoring.restore(path);
    } finally {
      this.#isRestoring = false;
    }
  }

  /** Every key is in a backup: it crosses a line that others may read only when somebody says so. */
  #requireKnownLine(request: FastifyRequest, understood: boolean): void {
    if (this.address.isPlainHttp(request) && !understood) throw new Problem('installation.unencrypted');
  }

  async #pathOf(name: string): Promise<string> {
    const path = await this.backups.pathOf(name);
    if (path === undefined) throw new Problem('backup.unknown');
    return path;
  }
}
