import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';

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
  SwaggerModule.setup('api/docs', application, () => SwaggerModule.createDocument(application, description), {
    jsonDocumentUrl: 'api/docs/openapi.json',
    customSiteTitle: 'Tirage API',
  });
}
