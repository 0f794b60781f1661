import * as nest from '@nestjs/common';
import { ApiBody, ApiOperation } from '@nestjs/swagger';
import type { z } from 'zod';
import { apiSchema } from './api-schema.js';
import { ZodPipe } from './zod-pipe.js';

type Route = (path?: string, status?: number) => MethodDecorator;

const answering =
  (method: (path?: string) => MethodDecorator): Route =>
  (path, status) =>
    status === undefined ? method(path) : nest.applyDecorators(method(path), nest.HttpCode(status));

/** Routes, each with the status of its answer where that is not the usual one of the method. */
export const [Post, Put, Patch, Delete] = [
  answering(nest.Post),
  answering(nest.Put),
  answering(nest.Patch),
  answering(nest.Delete),
];

/** What a route does, and its name in the interface's description; left out: by its controller and its method. */
export function Operation(summary: string, operationId?: string): MethodDecorator {
  return ApiOperation({ summary, ...(operationId !== undefined && { operationId }) });
}

/** The body of a request, which is read as a schema says and described by it. */
export function BodyAs(schema: z.ZodType): ParameterDecorator {
  return (target, method, index) => {
    nest.Body(new ZodPipe(schema))(target, method, index);
    const described = Object.getOwnPropertyDescriptor(target, method!)!;
    ApiBody({ schema: apiSchema(schema) })(target, method!, described);
  };
}
