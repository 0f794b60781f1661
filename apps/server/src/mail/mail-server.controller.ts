import { Controller, Delete, Get, HttpCode, Post, Put, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fault, isProblemCode, languageOf, problemText, testMail } from '#words';
import { Access, BodyAs } from '../access/route.js';
import { Problem } from '../http/problem.js';
import { ServerProcess } from '../platform/server-process.js';
import { MailSettings } from './mail-settings.js';
import { Mails } from './mails.js';
import { mailAddress, smtpServer, type SmtpServer } from './smtp-server.js';

const serverBody = z.strictObject({
  active: z.boolean(),
  server: smtpServer,
  password: z.string().min(1, fault('push-field.empty')).max(1_000, fault('push-field.too-long')).optional(),
});
const testBody = z.strictObject({ to: mailAddress });

/** Through which server mail goes; its password is written and never read. */
interface MailServerSeen {
  readonly active: boolean;
  readonly server: SmtpServer;
  /** Why the server could not be used; null: it could. */
  readonly failure: { readonly code: string; readonly detail: string } | null;
}

/** The mail server of the installation. */
@ApiTags('Installation')
@Controller('api/installation/mail')
export class MailServerController {
  constructor(
    private readonly process: ServerProcess,
    private readonly settings: MailSettings,
    private readonly mails: Mails,
  ) {}

  @Get()
  @Access('administers')
  @ApiOperation({ summary: 'The mail server, and whether mail is sent', operationId: 'mailServer' })
  async seen(
    @Req() request: FastifyRequest,
  ): Promise<{ readonly mail: MailServerSeen | null; readonly address: string | null }> {
    const address = this.process.configuration.publicUrl ?? null;
    const row = await this.settings.server();
    if (!row) return { mail: null, address };
    const { active, server, failure: code } = row;
    const language = languageOf(request.headers['accept-language']);
    const failure =
      code !== null && isProblemCode(code) ? { code, detail: problemText(code, {}, language) } : null;
    return { mail: { active, server, failure }, address };
  }

  @Put()
  @HttpCode(204)
  @Access('administers')
  @ApiOperation({
    summary:
      'Set the mail server, and start or stop sending. Leave out the password to keep it for the same server',
    operationId: 'putMailServer',
  })
  async put(@BodyAs(serverBody) body: z.output<typeof serverBody>): Promise<void> {
    if (body.active && this.process.configuration.publicUrl === undefined)
      throw new Problem('mail.no-address');
    await this.settings.put(body.active, body.server, body.password);
  }

  @Delete()
  @HttpCode(204)
  @Access('administers')
  @ApiOperation({ summary: 'Stop sending mail and forget the mail server', operationId: 'removeMailServer' })
  async remove(): Promise<void> {
    await this.settings.remove();
  }

  @Post('test')
  @HttpCode(204)
  @Access('administers')
  @ApiOperation({ summary: 'Send a test mail, also while nothing else is sent', operationId: 'sendTestMail' })
  async test(
    @BodyAs(testBody) { to }: z.output<typeof testBody>,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const language = languageOf(request.headers['accept-language']);
    const address = this.process.configuration.publicUrl ?? 'Tirage';
    await this.mails.sendNow({ to, ...testMail(language, address) });
  }
}
