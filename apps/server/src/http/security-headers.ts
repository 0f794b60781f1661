import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Configuration } from '#platform';

/** Headers that keep a browser to our own pages; they also work over plain HTTP on the local network. */
export async function hardenHttp(
  application: NestFastifyApplication,
  { publicUrl }: Configuration,
): Promise<void> {
  const tls = publicUrl?.startsWith('https:') ?? false;
  await application.register(cookie);
  await application.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: tls ? { maxAge: 31_536_000 } : false,
    // Browsers take these from secure origins only and complain about them elsewhere.
    crossOriginOpenerPolicy: tls ? { policy: 'same-origin' } : false,
    originAgentCluster: tls,
    referrerPolicy: { policy: 'no-referrer' },
  });
}
