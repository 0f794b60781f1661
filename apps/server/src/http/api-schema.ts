import { Body } from '@nestjs/common';
import { ApiBody, ApiOperation, type ApiBodyOptions } from '@nestjs/swagger';
import { z } from 'zod';
import { ZodPipe } from './zod-pipe.js';

type SchemaObject = NonNullable<Extract<ApiBodyOptions, { schema?: unknown }>['schema']>;

/** A zod schema as OpenAPI 3.1 describes it. */
export function apiSchema(schema: z.ZodType): SchemaObject {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { target: 'draft-2020-12', io: 'input' });
  return json as SchemaObject;
}

/** What a route does, and its name in the interface's description; left out: by its controller and its method. */
export function Operation(summary: string, operationId?: string): MethodDecorator {
  return ApiOperation({ summary, ...(operationId !== undefined && { operationId }) });
}

/** The body of a request, which is read as a schema says and described by it. */
export function BodyAs(schema: z.ZodType): ParameterDecorator {
  return (target, method, index) => {
    Body(new ZodPipe(schema))(target, method, index);
    const described = Object.getOwnPropertyDescriptor(target, method!)!;
    ApiBody({ schema: apiSchema(schema) })(target, method!, described);
  };
}
