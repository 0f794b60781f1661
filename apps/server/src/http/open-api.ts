import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';

const PATH = 'api/docs';

/** OpenAPI at /api/docs, as a page and as JSON; made when it is first asked for. */
export function serveOpenApi(application: NestFastifyApplication): void {
  const description = new DocumentBuilder()
    .setTitle('Tirage')
    .setDescription(
      'Runs card tournaments. Commands carry an Idempotency-Key and answer with a position; reads wait for it with ' +
        '`after`. Refusals are problem documents of RFC 9457 with a stable `code`.',
    )
    .setVersion('1')
    .build();
  SwaggerModule.setup(PATH, application, () => SwaggerModule.createDocument(application, description), {
    jsonDocumentUrl: `${PATH}/openapi.json`,
    customSiteTitle: 'Tirage API',
  });
  // The page of the documentation, which is not ours, styles itself; scripts stay forbidden there too.
  application
    .getHttpAdapter()
    .getInstance()
    .addHook('onSend', async (request, reply) => {
      const policy = reply.getHeader('content-security-policy');
      if (!request.url.startsWith(`/${PATH}`) || typeof policy !== 'string') return;
      void reply.header(
        'content-security-policy',
        policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
      );
    });
}
