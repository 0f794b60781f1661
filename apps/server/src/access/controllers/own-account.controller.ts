import { Controller, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags, ApiOperation } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import {
  Access as AccessServices,
  type Asker,
  confirmedBody,
  type NewSecondFactor,
  passwordBody,
  personOf,
  type SecondFactorView,
  secondFactorBody,
  secondFactorOffBody,
  type SessionView,
} from '#access';
import { UUID_PIPE } from '../../http/zod-pipe.js';
import { AccessSettings } from '../access-settings.js';
import { Access, WhoAsks, BodyAs } from '../route.js';

/** A sign-in of one's own. */
export interface SignInView extends SessionView {
  /** Whether it is the one that asks. */
  readonly isThis: boolean;
}

/** One's own account: the password, the second factor, and where it is signed in. */
@ApiTags('Access')
@Controller('api')
export class OwnAccountController {
  constructor(
    private readonly access: AccessServices,
    private readonly settings: AccessSettings,
  ) {}

  @Get('account')
  @Access('signed-in')
  @ApiOperation({ summary: 'Where you are signed in, and your second factor', operationId: 'ownAccount' })
  async account(
    @WhoAsks() asker: Asker,
  ): Promise<{ signIns: readonly SignInView[]; secondFactor: SecondFactorView | null }> {
    const { person, session } = personOf(asker);
    const [sessions, secondFactor] = await Promise.all([
      this.access.sessions.list(person),
      this.access.secondFactors.of(person),
    ]);
    return { signIns: sessions.map((each) => ({ ...each, isThis: each.id === session })), secondFactor };
  }

  @Delete('account/sign-ins')
  @HttpCode(204)
  @Access('signed-in')
  @ApiOperation({ summary: 'Sign out everywhere else', operationId: 'endOtherSignIns' })
  endOthers(@WhoAsks() asker: Asker): Promise<void> {
    return this.access.sessions.endOthers(personOf(asker));
  }

  @Delete('account/sign-ins/:signIn')
  @HttpCode(204)
  @Access('signed-in')
  @ApiOperation({ summary: 'End one of your sign-ins', operationId: 'endSignIn' })
  end(@Param('signIn', UUID_PIPE) signIn: string, @WhoAsks() asker: Asker): Promise<void> {
    return this.access.sessions.revoke(personOf(asker).person, signIn);
  }

  @Post('password')
  @HttpCode(204)
  @Access('signed-in')
  @ApiOperation({
    summary: 'Change the password and sign out everywhere else',
    operationId: 'changePassword',
  })
  changePassword(
    @BodyAs(passwordBody) body: z.infer<typeof passwordBody>,
    @WhoAsks() asker: Asker,
    @Req() { ip }: FastifyRequest,
  ): Promise<void> {
    return this.access.signIn.changePassword(personOf(asker), body, ip);
  }

  @Post('account/second-factor')
  @HttpCode(200)
  @Access('signed-in')
  @ApiOperation({
    summary: 'Begin to set up a second factor. It is on once a code of it was confirmed',
    operationId: 'beginSecondFactor',
  })
  async begin(
    @BodyAs(confirmedBody) { password }: z.infer<typeof confirmedBody>,
    @WhoAsks() asker: Asker,
    @Req() { ip }: FastifyRequest,
  ): Promise<NewSecondFactor> {
    const principal = personOf(asker);
    await this.access.signIn.confirm(principal, password, ip);
    const { name } = await this.settings.house();
    return this.access.secondFactors.begin(principal.person, name ?? 'Tirage');
  }

  @Post('account/second-factor/confirm')
  @HttpCode(200)
  @Access('signed-in')
  @ApiOperation({
    summary: 'Switch the second factor on and sign out everywhere else. The recovery codes are shown once',
    operationId: 'confirmSecondFactor',
  })
  async confirm(
    @BodyAs(secondFactorBody) { code }: z.infer<typeof secondFactorBody>,
    @WhoAsks() asker: Asker,
    @Req() { ip }: FastifyRequest,
  ): Promise<{ recoveryCodes: readonly string[] }> {
    return { recoveryCodes: await this.access.secondFactors.confirm(personOf(asker), code, ip) };
  }

  @Post('account/second-factor/off')
  @HttpCode(204)
  @Access('signed-in')
  @ApiOperation({ summary: 'Switch the second factor off', operationId: 'switchSecondFactorOff' })
  async switchOff(
    @BodyAs(secondFactorOffBody) { password, code }: z.infer<typeof secondFactorOffBody>,
    @WhoAsks() asker: Asker,
    @Req() { ip: address }: FastifyRequest,
  ): Promise<void> {
    const principal = personOf(asker);
    const { person } = principal;
    await this.access.signIn.confirm(principal, password, address);
    await this.access.secondFactors.prove(person, code, { address, browser: `session of ${person}` });
    await this.access.secondFactors.switchOff(person, `person:${person}`);
  }
}
