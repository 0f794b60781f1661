import { Controller, Get, Param, Req, Res, Patch, Post, Put, HttpCode } from '@nestjs/common';
import { ApiTags, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import {
  Access as AccessServices,
  accountBody,
  accountLinkBody,
  accountTokenBody,
  actorOf,
  newPasswordBody,
  personOf,
  secondFactorRequiredBody,
  setUpBody,
  type AccountLinkSeen,
  type AccountView,
  type Asker,
} from '#access';
import { UUID_PIPE } from '../../http/zod-pipe.js';
import { Access, WhoAsks, BodyAs } from '../route.js';
import { BrowserSession } from '../browser-session.js';
import type { SessionView } from '../session-view.js';
import { WebAddress } from '../web-address.js';

/** The accounts of the server, for its administrators, and the one-time links that they hand over. */
@ApiTags('Installation')
@Controller('api')
export class AccountsController {
  readonly #address: WebAddress;

  constructor(
    private readonly access: AccessServices,
    private readonly browser: BrowserSession,
    webAddress: WebAddress,
  ) {
    this.#address = webAddress;
  }

  @Get('installation/accounts')
  @Access('administers')
  @ApiOperation({ summary: 'All accounts, including closed ones', operationId: 'accounts' })
  async list(): Promise<{ accounts: readonly AccountView[]; secondFactorRequired: boolean }> {
    const [accounts, secondFactorRequired] = await Promise.all([
      this.access.accounts.list(),
      this.access.secondFactors.isRequired(),
    ]);
    return { accounts, secondFactorRequired };
  }

  @Put('installation/second-factor')
  @HttpCode(204)
  @Access('administers')
  @ApiOperation({
    summary: 'Require a second factor of organisers and administrators from their next sign-in, or not',
    operationId: 'requireSecondFactor',
  })
  requireSecondFactor(
    @BodyAs(secondFactorRequiredBody) { required }: z.infer<typeof secondFactorRequiredBody>,
  ): Promise<void> {
    return this.access.secondFactors.require(required);
  }

  @Patch('installation/accounts/:account')
  @HttpCode(204)
  @Access('administers')
  @ApiOperation({
    summary: 'Rename an account, change its rights, close or reopen it',
    operationId: 'changeAccount',
  })
  change(
    @Param('account', UUID_PIPE) account: string,
    @BodyAs(accountBody) body: z.infer<typeof accountBody>,
  ): Promise<void> {
    return this.access.accounts.change(account, body);
  }

  @Post('installation/accounts/:account/sign-out')
  @HttpCode(204)
  @Access('administers')
  @ApiOperation({ summary: 'Sign an account out everywhere', operationId: 'signOutAccount' })
  signOut(@Param('account', UUID_PIPE) account: string): Promise<void> {
    return this.access.accounts.signOut(account);
  }

  @Post('installation/accounts/:account/second-factor/off')
  @HttpCode(204)
  @Access('administers')
  @ApiOperation({
    summary: 'Switch the second factor of an account off',
    operationId: 'switchAccountSecondFactorOff',
  })
  switchSecondFactorOff(
    @Param('account', UUID_PIPE) account: string,
    @WhoAsks() asker: Asker,
  ): Promise<void> {
    return this.access.secondFactors.switchOff(account, actorOf(asker.principal));
  }

  @Post('installation/accounts/:account/password-link')
  @HttpCode(200)
  @Access('administers')
  @ApiOperation({ summary: 'Make a one-time link for a new password', operationId: 'passwordLink' })
  async passwordLink(
    @Param('account', UUID_PIPE) account: string,
    @WhoAsks() asker: Asker,
    @Req() request: FastifyRequest,
  ) {
    const issued = await this.access.accounts.passwordLink(account, personOf(asker).person);
    return this.#link(issued, request);
  }

  @Post('installation/account-links')
  @HttpCode(200)
  @Access('administers')
  @ApiOperation({ summary: 'Make a one-time link for a new account', operationId: 'accountLink' })
  async invite(
    @BodyAs(accountLinkBody) rights: z.infer<typeof accountLinkBody>,
    @WhoAsks() asker: Asker,
    @Req() request: FastifyRequest,
  ) {
    return this.#link(await this.access.accounts.invite(rights, personOf(asker).person), request);
  }

  @Post('account-links/look')
  @HttpCode(200)
  @Access('public')
  @ApiOperation({ summary: 'Show the purpose of a one-time link', operationId: 'lookAtAccountLink' })
  look(
    @BodyAs(accountTokenBody) { token }: z.infer<typeof accountTokenBody>,
    @Req() request: FastifyRequest,
  ): Promise<AccountLinkSeen> {
    return this.access.accounts.look(token, request.ip);
  }

  @Post('account-links/account')
  @HttpCode(200)
  @Access('public')
  @ApiOperation({
    summary: 'Create an account with a one-time link, and sign in',
    operationId: 'makeAccount',
  })
  async make(
    @BodyAs(setUpBody) { token, ...account }: z.infer<typeof setUpBody>,
    @WhoAsks() asker: Asker,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionView> {
    const made = await this.access.accounts.redeem(token, account, request.ip);
    return this.browser.beginAs(request, reply, asker, made);
  }

  @Post('account-links/password')
  @HttpCode(200)
  @Access('public')
  @ApiOperation({
    summary: 'Set a new password with a one-time link, and sign in',
    operationId: 'renewPassword',
  })
  async renew(
    @BodyAs(newPasswordBody) { token, password }: z.infer<typeof newPasswordBody>,
    @WhoAsks() asker: Asker,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionView> {
    const renewed = await this.access.accounts.renewPassword(token, password, request.ip);
    return this.browser.beginAs(request, reply, asker, renewed);
  }

  #link({ token, expires }: { readonly token: string; readonly expires: Date }, request: FastifyRequest) {
    return { link: `${this.#address.linkBase(request)}/account#${token}`, expires };
  }
}
