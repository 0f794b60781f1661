import { Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access as AccessServices } from '#access';
import { Access } from '../access/route.js';

/** The end of all mail to an address, by the link in each. Nobody signs in for it: RFC 8058. */
@ApiTags('Players')
@Controller('api/mail')
export class MailEndController {
  constructor(private readonly access: AccessServices) {}

  /** Mail programs fetch addresses unasked, so this ends nothing. */
  @Get(':token')
  @Access('public')
  @ApiOperation({ summary: 'Leads to the page that ends mail to an address', operationId: 'mailEndPage' })
  async page(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    await this.access.mailing.check(token);
    await reply.redirect(`/mail#${token}`, 303);
  }

  @Post(':token')
  @HttpCode(204)
  @Access('public')
  @ApiOperation({ summary: 'End all mail to the address that the link is for', operationId: 'endMail' })
  async end(@Param('token') token: string): Promise<void> {
    await this.access.mailing.end(token);
  }
}
