import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { languageOf } from '#words';
import { parse } from '../http/parse.js';

/**
 * The request's body as a parameter of a route, in the shape of a schema. The schema stays out of the decorator's data:
 * Nest takes whatever has a `transform` there for a pipe.
 */
export function ParsedBody(schema: z.ZodType): ParameterDecorator {
  return createParamDecorator((_data: unknown, context: ExecutionContext): unknown => {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    return parse(schema, request.body ?? {}, languageOf(request.headers['accept-language']));
  })();
}
