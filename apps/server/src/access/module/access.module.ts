import {
  Module,
  type BeforeApplicationShutdown,
  type DynamicModule,
  type FactoryProvider,
  type ModuleMetadata,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { APP_GUARD, DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { Access, type TournamentsOfPlayer } from '#access';
import { AccountsController } from '../controllers/accounts.controller.js';
import { AccessGuard } from './access.guard.js';
import { BrowserSession } from '../browser-session.js';
import { Cookies } from '../cookies.js';
import { DevicesController } from '../controllers/devices.controller.js';
import { CaptainsController } from '../controllers/captains.controller.js';
import { checkEveryRouteStatesItsAccess } from '../every-route-states-its-access.js';
import { LastingCardsController } from '../controllers/lasting-cards.controller.js';
import { InvitationsController } from '../controllers/invitations.controller.js';
import { HOUSE, type House } from '../house.js';
import { IS_TEAM, type IsTeam } from '../is-team.js';
import { OwnPlayerController } from '../controllers/own-player.controller.js';
import { PlayersController } from '../controllers/players.controller.js';
import { PAIRS_AT_TABLES, type PairsAtTables } from '../pairs-at-tables.js';
import { SESSION_AT_TABLE, type SessionAtTableNow } from '../session-at-table.js';
import { TABLES_OF_SESSION, type TablesOfSession } from '../tables-of-session.js';
import {
  BLINDS_ELSEWHERE,
  TAKE_PLAYER_BACK,
  type BlindsElsewhere,
  type TakePlayerBack,
} from '../take-player-back.js';
import { TAKES_PART, type TakesPart } from '../takes-part.js';
import { TOURNAMENTS_OF_PLAYER } from '../tournaments-of-player.js';
import { SignInController } from '../controllers/sign-in.controller.js';
import { WebAddress, type WebAddressSettings } from '../web-address.js';

/** What the module needs: what the journals tell, and how the server is reached. */
export interface AccessModuleSettings extends WebAddressSettings {
  readonly takesPart: TakesPart;
  readonly tournamentsOfPlayer: TournamentsOfPlayer;
  readonly takePlayerBack: TakePlayerBack;
  readonly blindsElsewhere: BlindsElsewhere;
  readonly tablesOfSession: TablesOfSession;
  readonly sessionAtTable: SessionAtTableNow;
  readonly pairsAtTables: PairsAtTables;
  readonly isTeam: IsTeam;
  readonly house: House;
}

const SETTINGS = Symbol('AccessModuleSettings');

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
    readonly useFactory: FactoryProvider<AccessModuleSettings>['useFactory'];
  }): DynamicModule {
    const { imports = [], inject = [], useFactory } = options;
    const fromSettings = <T>(make: (settings: AccessModuleSettings) => T) => ({
      inject: [SETTINGS],
      useFactory: make,
    });
    return {
      module: AccessModule,
      global: true,
      imports: [...imports, DiscoveryModule],
      controllers: [
        SignInController,
        AccountsController,
        InvitationsController,
        OwnPlayerController,
        PlayersController,
        DevicesController,
        LastingCardsController,
        CaptainsController,
      ],
      providers: [
        { provide: SETTINGS, inject, useFactory },
        { provide: TAKES_PART, ...fromSettings(({ takesPart }) => takesPart) },
        { provide: TOURNAMENTS_OF_PLAYER, ...fromSettings((settings) => settings.tournamentsOfPlayer) },
        { provide: TAKE_PLAYER_BACK, ...fromSettings(({ takePlayerBack }) => takePlayerBack) },
        { provide: BLINDS_ELSEWHERE, ...fromSettings(({ blindsElsewhere }) => blindsElsewhere) },
        { provide: TABLES_OF_SESSION, ...fromSettings(({ tablesOfSession }) => tablesOfSession) },
        { provide: SESSION_AT_TABLE, ...fromSettings(({ sessionAtTable }) => sessionAtTable) },
        { provide: PAIRS_AT_TABLES, ...fromSettings(({ pairsAtTables }) => pairsAtTables) },
        { provide: IS_TEAM, ...fromSettings(({ isTeam }) => isTeam) },
        { provide: HOUSE, ...fromSettings(({ house }) => house) },
        { provide: WebAddress, ...fromSettings((settings) => new WebAddress(settings)) },
        { provide: Cookies, inject: [WebAddress], useFactory: (address: WebAddress) => new Cookies(address) },
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
