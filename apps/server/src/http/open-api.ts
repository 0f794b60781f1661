import { readFileSync } from 'node:fs';
import type { INestApplication } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { projectRoot } from '#platform';
import { describeNow } from './api-schema.js';

const PATH = 'api/docs';

/** The schemas of answers by operation, made from their types when the program is built. */
const ANSWERS = 'dist/interface/answers.json';

type OperationObject = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

interface Answers {
  /** By operation: what it answers. */
  readonly operations: Readonly<Record<string, Schemas[string]>>;
  /** By name: what they refer to. */
  readonly schemas: Schemas;
}

/** OpenAPI 3.1 of every route that an application has; its providers need not be there. */
export function describeInterface(application: INestApplication): OpenAPIObject {
  describeNow();
  const description = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Tirage')
    .setDescription(
      'Runs card tournaments. Commands carry an Idempotency-Key and answer with a position; reads wait for it with ' +
        '`after`. Refusals are problem documents of RFC 9457 with a stable `code`.',
    )
    .setVersion('1')
    .build();
  return withAnswers(
    SwaggerModule.createDocument(application, description),
    JSON.parse(readFileSync(`${projectRoot()}/${ANSWERS}`, 'utf8')) as Answers,
  );
}

/** Nest tells only those parts of an address that a method asks for. */
function nameParameters(address: string, operation: OperationObject): void {
  operation.parameters ??= [];
  const told = operation.parameters.flatMap((parameter) => ('name' in parameter ? parameter.name : []));
  for (const [, name = ''] of address.matchAll(/\{(\w+)\}/g)) {
    if (!told.includes(name)) {
      operation.parameters.push({ name, in: 'path', required: true, schema: { type: 'string' } });
    }
  }
}

function withAnswers(document: OpenAPIObject, { operations, schemas }: Answers): OpenAPIObject {
  for (const [address, path] of Object.entries(document.paths)) {
    for (const operation of [path.get, path.post, path.put, path.patch, path.delete]) {
      if (!operation) continue;
      nameParameters(address, operation);
      const schema = operations[operation.operationId ?? ''];
      if (!schema) continue;
      const success = Object.keys(operation.responses).find((status) => status.startsWith('2')) ?? '200';
      const known = operation.responses[success];
      const { description = '' } = known && 'description' in known ? known : {};
      operation.responses[success] = { description, content: { 'application/json': { schema } } };
    }
  }
  return {
    ...document,
    components: { ...document.components, schemas: { ...document.components?.schemas, ...schemas } },
  };
}

/** OpenAPI at /api/docs, as a page and as JSON. It is made when it is first asked for. */
export function serveOpenApi(application: NestFastifyApplication): void {
  SwaggerModule.setup(PATH, application, () => describeInterface(application), {
    jsonDocumentUrl: `${PATH}/openapi.json`,
    raw: ['json'],
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
