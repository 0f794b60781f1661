import {
  Module,
  type BeforeApplicationShutdown,
  type DynamicModule,
  type FactoryProvider,
  type ModuleMetadata,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { APP_GUARD, DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { Access } from '#access';
import { AccountsController } from '../controllers/accounts.controller.js';
import { AccessGuard } from './access.guard.js';
import { BrowserSession } from '../browser-session.js';
import { Cookies } from '../cookies.js';
import { DevicesController } from '../controllers/devices.controller.js';
import { CaptainsController } from '../controllers/captains.controller.js';
import { checkEveryRouteStatesItsAccess } from '../every-route-states-its-access.js';
import { LastingCardsController } from '../controllers/lasting-cards.controller.js';
import { InvitationsController } from '../controllers/invitations.controller.js';
import { AccessSettings } from '../access-settings.js';
import { OwnAccountController } from '../controllers/own-account.controller.js';
import { OwnPlayerController } from '../controllers/own-player.controller.js';
import { PlayersController } from '../controllers/players.controller.js';
import { SignInController } from '../controllers/sign-in.controller.js';
import { provided } from '../../platform/provided.js';
import { WebAddress } from '../web-address.js';

/** Access control: the guard before every route, and the routes of people and table devices. */
@Module({})
export class AccessModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(
    private readonly access: Access,
    private readonly discovery: DiscoveryService,
  ) {}

  /** @param options.imports what provides the services of access, unless it is global */
  static forRootAsync(options: {
    readonly imports?: NonNullable<ModuleMetadata['imports']>;
    readonly inject?: FactoryProvider['inject'];
    readonly useFactory: FactoryProvider<AccessSettings>['useFactory'];
  }): DynamicModule {
    const { imports = [], inject = [], useFactory } = options;
    return {
      module: AccessModule,
      global: true,
      imports: [...imports, DiscoveryModule],
      controllers: [
        SignInController,
        OwnAccountController,
        AccountsController,
        InvitationsController,
        OwnPlayerController,
        PlayersController,
        DevicesController,
        LastingCardsController,
        CaptainsController,
      ],
      providers: [
        { provide: AccessSettings, inject, useFactory },
        provided(WebAddress, [AccessSettings], (settings) => new WebAddress(settings)),
        provided(Cookies, [WebAddress], (address) => new Cookies(address)),
        BrowserSession,
        { provide: APP_GUARD, useClass: AccessGuard },
      ],
      exports: [WebAddress, Cookies],
    };
  }

  async onApplicationBootstrap(): Promise<void> {
    checkEveryRouteStatesItsAccess(this.discovery);
    await this.access.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.access.close();
  }
}
