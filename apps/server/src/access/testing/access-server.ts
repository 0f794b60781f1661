import { Controller, Get, Post, type Type } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import cookie from '@fastify/cookie';
import { accessInTest, type AccessInTest } from '../../../../../libs/access/src/testing/access-in-test.js';
import { Access as Services } from '#access';
import { createLog } from '#platform';
import { HiddenNames } from '../../http/hidden-names.js';
import { keepNothing } from '../../http/request-guards.js';
import { ProblemFilter } from '../../http/problem-filter.js';
import { requestId } from '../../http/request-id.js';
import { logSecurity } from '../../http/security-log.js';
import { applicationUnderTest } from '../../testing/application-under-test.js';
import { Access } from '../route.js';
import { AccessModule } from '../module/access.module.js';
import type { WebAddressSettings } from '../web-address.js';

/** One route for each requirement. */
@Controller('api')
class EveryRequirementController {
  @Get('anybody')
  @Access('public')
  anybody() {
    return {};
  }

  @Get('signed-in')
  @Access('signed-in')
  signedIn() {
    return {};
  }

  @Post('creators')
  @Access('may-create-tournaments')
  creators() {
    return {};
  }

  @Get('tournaments/:tournament/seen')
  @Access('may-see')
  seen() {
    return {};
  }

  @Get('tournaments/:tournament/device')
  @Access('device')
  device() {
    return {};
  }

  @Post('tournaments/:tournament/scores')
  @Access({ roles: ['scorer'], device: true })
  scores() {
    return {};
  }
}

/** The look of the server in tests. */
export const HOUSE_IN_TEST = { name: null, zone: 'Europe/Warsaw', colour: null, logo: null };

/** The services of access, as the server has them in a module of their own. */
class ServicesModule {
  readonly name = 'services';
}

/** A browser with its cookies, at an address of its own. */
export interface Browser {
  readonly cookies: Map<string, string>;
  request(
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>;
}

/** What tests look at in answers of every kind. */
export interface Body {
  readonly code: string;
  readonly id: string;
  readonly link: string;
  readonly plainHttp: boolean;
  readonly address: { readonly base: string; readonly reachesPhones: boolean };
  readonly person?: { readonly id: string };
  readonly device?: { readonly id: string };
  readonly deviceEnded?: unknown;
  readonly tables: readonly { readonly table: string; readonly link: string; readonly qr: string }[];
  readonly devices: readonly { readonly id: string; readonly revokedAt: string | null }[];
  readonly codes: readonly unknown[];
  readonly invitations: readonly unknown[];
}

export interface Answer {
  readonly status: number;
  readonly body: Body;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  /** The cookies that were set, each as the whole header. */
  readonly setCookies: readonly string[];
}

export interface AccessServer extends AccessInTest {
  readonly app: NestFastifyApplication;
  browser(host?: string, secure?: boolean): Browser;
  logged(): string;
  stop(): Promise<void>;
}

/** The access routes on a server of their own, on a database of its own. */
export async function accessServer(
  settings: WebAddressSettings = {},
  controllers: Type[] = [EveryRequirementController],
): Promise<AccessServer> {
  const test = await accessInTest();
  const lines: string[] = [];
  const log = createLog('trace', { write: (line: string) => void lines.push(line) });
  const parts = {
    controllers,
    providers: [{ provide: APP_FILTER, useValue: new ProblemFilter(log) }],
    imports: [
      AccessModule.forRootAsync({
        imports: [
          {
            module: ServicesModule,
            providers: [{ provide: Services, useValue: test.access }],
            exports: [Services],
          },
        ],
        useFactory: () => ({
          takesPart: () => Promise.resolve(true),
          tournamentsOfPlayer: () => Promise.resolve([]),
          takePlayerBack: () => Promise.resolve(),
          blindsElsewhere: () => Promise.resolve(false),
          sessionAtTable: () => Promise.resolve({ is: 'on', shown: true }),
          tablesOfSession: () => Promise.resolve(undefined),
          pairsAtTables: {
            at: () => Promise.resolve(undefined),
            placeOf: () => Promise.resolve(undefined),
            hasSides: () => Promise.resolve(true),
          },
          isTeam: () => Promise.resolve(true),
          house: () => Promise.resolve(HOUSE_IN_TEST),
          ...settings,
        }),
      }),
    ],
  };
  const adapter = new FastifyAdapter({ genReqId: requestId, trustProxy: ['127.0.0.1'] });
  const app = await applicationUnderTest(parts, {
    adapter,
    async prepare(application) {
      await application.register(cookie);
      keepNothing(adapter.getInstance());
      logSecurity(adapter.getInstance(), log, new HiddenNames(test.access.installationKey));
    },
    drop: () => test.drop(),
  });

  const browser = (host = '192.168.1.5:3000', secure = false): Browser => {
    const cookies = new Map<string, string>();
    return {
      cookies,
      async request(method, url, body, headers = {}) {
        const reply = await app.inject({
          method,
          url,
          headers: {
            host,
            ...(secure && { 'x-forwarded-proto': 'https' }),
            ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
            ...(method !== 'GET' && { origin: `${secure ? 'https' : 'http'}://${host}` }),
            ...headers,
          },
          ...(body !== undefined && { payload: body as object }),
        });
        const setCookies = [reply.headers['set-cookie'] ?? []].flat();
        for (const header of setCookies) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
          if (value === '') cookies.delete(name);
          else cookies.set(name, value);
        }
        const isJson = String(reply.headers['content-type']).includes('json');
        return {
          status: reply.statusCode,
          body: (isJson ? JSON.parse(reply.body) : {}) as Body,
          text: reply.body,
          headers: reply.headers,
          setCookies,
        };
      },
    };
  };
  return {
    ...test,
    app,
    browser,
    logged: () => lines.join(''),
    async stop() {
      await app[Symbol.asyncDispose]();
    },
  };
}
