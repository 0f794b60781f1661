import { Controller, Delete, Get, HttpCode, Post, Put, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { SHORTEST_PASSPHRASE, type Copy, type KeptBackup } from '#platform';
import { fault, isProblemCode, languageOf } from '#words';
import { Access, BodyAs } from '../access/route.js';
import { Problem } from '../http/problem.js';
import { failureSeen, type FailureSeen } from '../push/failure-seen.js';
import { nextSeen } from '../push/next-seen.js';
import { ownPlace, placeSecret, type OwnPlace } from '../push/push-place.js';
import { Copies } from './copies.js';
import { CopiesSettings, nextCopyOf } from './copies-settings.js';

const LONGEST = 1_000;

const placeBody = z.strictObject({ place: ownPlace, secret: placeSecret });
const newPassphrase = z
  .string()
  .min(SHORTEST_PASSPHRASE, fault('passphrase.too-short'))
  .max(LONGEST, fault('push-field.too-long'));
const beginBody = placeBody.extend({ passphrase: newPassphrase });
const fetchBody = placeBody.extend({ made: z.iso.datetime(), passphrase: z.string().max(LONGEST) });

/** Where copies go, and how that goes; secrets are written and never read. */
interface CopiesSeen {
  readonly place: OwnPlace;
  /** The last copy there; null: there is none yet. */
  readonly copied: { readonly at: Date; readonly bytes: number } | null;
  readonly failure: FailureSeen | null;
  /** When the next one is due, as things are; null: not before something changes. */
  readonly next: Date | null;
}

/** Encrypted copies of everything that go elsewhere by themselves. */
@ApiTags('Installation')
@Controller('api/installation/copies')
export class CopiesController {
  constructor(
    private readonly settings: CopiesSettings,
    private readonly copies: Copies,
  ) {}

  @Get()
  @Access('administers')
  @ApiOperation({ summary: 'Where encrypted copies go, and the current state', operationId: 'copies' })
  async seen(@Req() request: FastifyRequest): Promise<{ readonly copies: CopiesSeen | null }> {
    const row = await this.settings.row();
    if (!row) return { copies: null };
    const { place, copiedAt, bytes, failure } = row;
    const language = languageOf(request.headers['accept-language']);
    return {
      copies: {
        place,
        copied: copiedAt && { at: copiedAt, bytes: bytes ?? 0 },
        failure: failure && failureSeen(failure, language),
        next: nextSeen(nextCopyOf(row, await this.copies.changedAt())),
      },
    };
  }

  @Put()
  @HttpCode(204)
  @Access('administers')
  @ApiOperation({
    summary:
      'Send encrypted copies to a place from now on. Copies that lie there already must have the same passphrase. The server does not keep the passphrase',
    operationId: 'putCopies',
  })
  async put(@BodyAs(beginBody) { passphrase, ...given }: z.output<typeof beginBody>): Promise<void> {
    await this.copies.begin(given, passphrase);
  }

  @Delete()
  @HttpCode(204)
  @Access('administers')
  @ApiOperation({
    summary: 'Stop sending copies and forget the place. Copies already there stay',
    operationId: 'removeCopies',
  })
  async remove(): Promise<void> {
    await this.settings.remove();
  }

  @Post('now')
  @HttpCode(204)
  @Access('administers')
  @ApiOperation({ summary: 'Send a copy now, even after failures', operationId: 'copyNow' })
  async now(): Promise<void> {
    const before = await this.settings.row();
    if (!before) throw new Problem('copies.not-set-up');
    await this.copies.copyWhenDue(undefined, { wanted: 'now' });
    const { code, params } = (await this.settings.row())?.failure ?? {};
    if (code !== undefined) throw new Problem(isProblemCode(code) ? code : 'push.failed', params);
  }

  @Post('there')
  @HttpCode(200)
  @Access('administers')
  @ApiOperation({ summary: 'The copies at a place, latest first', operationId: 'copiesThere' })
  async there(
    @BodyAs(placeBody) given: z.output<typeof placeBody>,
  ): Promise<{ readonly copies: readonly Copy[] }> {
    return { copies: await this.copies.all(given) };
  }

  @Post('fetch')
  @HttpCode(200)
  @Access('administers')
  @ApiOperation({
    summary: 'Import a copy into the backups of this server and decrypt it. Restore it from there',
    operationId: 'fetchCopy',
  })
  async fetch(
    @BodyAs(fetchBody) { made, passphrase, ...given }: z.output<typeof fetchBody>,
  ): Promise<KeptBackup> {
    return this.copies.fetch(given, made, passphrase);
  }
}
