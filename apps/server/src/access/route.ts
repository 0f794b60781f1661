import {
  applyDecorators,
  Body,
  createParamDecorator,
  SetMetadata,
  type CustomDecorator,
  type ExecutionContext,
} from '@nestjs/common';
import { actorOf, type Requirement, type Asker, type Principal } from '#access';
import type { FastifyRequest } from 'fastify';
import { ApiBody } from '@nestjs/swagger';
import type { z } from 'zod';
import { apiSchema, describeLater } from '../http/api-schema.js';
import { noteAsker } from '../http/security-log.js';
import { ZodPipe } from '../http/zod-pipe.js';

/** The metadata key for a route's requirement. */
export const REQUIREMENT = 'tirage:access-requirement';

/**
 * Sets what a route requires of its caller. Every route states it: a route without one keeps the server from starting.
 */
export function Access(requirement: Requirement): CustomDecorator {
  return SetMetadata(REQUIREMENT, requirement);
}

/** The metadata key of routes for which it makes no difference who asks. */
export const UNASKED = 'tirage:access-unasked';

/** Public, and the same for everybody: it is not even asked who it is, which the database would have to tell. */
export function AccessUnasked(): MethodDecorator {
  return applyDecorators(Access('public'), SetMetadata(UNASKED, true));
}

const askers = new WeakMap<FastifyRequest, Asker>();

/** Remembers as what the guard let a request through. */
export function rememberAsker(request: FastifyRequest, asker: Asker): void {
  askers.set(request, asker);
}

/** Notes for the log who asks, or who has just become somebody. */
export function noteActors(request: FastifyRequest, principals: readonly Principal[]): void {
  noteAsker(request, principals.map(actorOf));
}

/** The caller that the guard has let through: who, with which roles, for which audience. */
export function askerOf(request: FastifyRequest): Asker {
  const asker = askers.get(request);
  if (!asker) throw new Error('This request has not passed the guard: state the access of its route.');
  return asker;
}

/** Who asks. */
export function principalOf(request: FastifyRequest): Principal {
  return askerOf(request).principal;
}

/** The asker as a parameter of a route. */
export const WhoAsks = createParamDecorator((_data: unknown, context: ExecutionContext): Asker =>
  askerOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** The body of a request, which is read as a schema says and described by it. */
export function BodyAs(schema: z.ZodType): ParameterDecorator {
  return (target, method, index) => {
    Body(new ZodPipe(schema))(target, method, index);
    const described = Object.getOwnPropertyDescriptor(target, method!)!;
    describeLater(() => ApiBody({ schema: apiSchema(schema) })(target, method!, described));
  };
}
