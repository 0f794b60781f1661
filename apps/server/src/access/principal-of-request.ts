import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Asker, Principal } from '#access';

const askers = new WeakMap<FastifyRequest, Asker>();

/** Remembers as what the guard let a request through. */
export function rememberAsker(request: FastifyRequest, asker: Asker): void {
  askers.set(request, asker);
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
