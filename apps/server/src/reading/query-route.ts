import { Controller, Get, Inject, Req, type Type } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AnyQuery, Answered } from '#projections';
import { languageOf } from '#words';
import { Access, askerOf } from '../access/route.js';
import { WebAddress } from '../access/web-address.js';
import { apiSchema } from '../http/api-schema.js';
import { parse } from '../http/parse.js';
import { Costly } from '../lanes/costly.decorator.js';
import { ApiAfter, ApiMoment } from './api-moment.js';
import { AFTER_PIPE, MOMENT_PIPE } from './at.js';
import { AskQuery, type QueryAsked } from './ask-query.js';

/** What reads which moment of a tournament a query is asked of. */
const MOMENT_PIPES = { any: MOMENT_PIPE, now: AFTER_PIPE, 'at-once': undefined };

/** A query from a request: who asks, of which moment, with what. @throws Problem `request.invalid`, `position.invalid` */
function askedBy(query: AnyQuery, request: FastifyRequest, address: WebAddress): QueryAsked {
  const { tournament } = request.params as { readonly tournament: string };
  const said = request.query as object;
  const language = languageOf(request.headers['accept-language']);
  return {
    tournament,
    asker: askerOf(request),
    parameters: parse(query.parameters, { ...said, ...(request.params as object) }, language) as object,
    ...MOMENT_PIPES[query.moments]?.transform(said),
    address: address.linkBase(request),
  };
}

/** The route of one query, derived from its definition: a new query needs no controller of its own. */
function queryController(query: AnyQuery): Type {
  class QueryController {
    readonly #bus: QueryBus;
    readonly #address: WebAddress;

    constructor(bus: QueryBus, address: WebAddress) {
      this.#bus = bus;
      this.#address = address;
    }

    ask(request: FastifyRequest): Promise<Answered<object>> {
      return this.#bus.execute(new AskQuery(query, askedBy(query, request, this.#address)));
    }
  }

  const { prototype } = QueryController;
  const ask = Object.getOwnPropertyDescriptor(prototype, 'ask')!;
  Object.defineProperty(QueryController, 'name', { value: `${query.name}.controller` });
  Inject(QueryBus)(QueryController, undefined, 0);
  Inject(WebAddress)(QueryController, undefined, 1);
  Req()(prototype, 'ask', 0);
  Controller(`api/tournaments/:tournament/${query.path}`)(QueryController);
  ApiTags(query.subject)(QueryController);
  const moments = { any: [ApiMoment()], now: [ApiAfter()], 'at-once': [] }[query.moments];
  for (const decorate of [
    Get(),
    Access(query.audience) as MethodDecorator,
    ...(query.costly ? [Costly()] : []),
    ApiOperation({ operationId: query.name, summary: query.summary }),
    ...moments,
    ...behindAddress(query),
  ]) {
    decorate(prototype, 'ask', ask);
  }
  return QueryController;
}

/** The parameters that do not stand in the address itself. */
function behindAddress({ parameters, path }: AnyQuery): MethodDecorator[] {
  if (!(parameters instanceof z.ZodObject)) return [];
  const inAddress = new Set(['tournament', ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => name)]);
  return Object.entries(parameters.shape as Readonly<Record<string, z.ZodType>>)
    .filter(([name]) => !inAddress.has(name))
    .map(([name, schema]) => {
      const { description, ...told } = apiSchema(schema) as { readonly description?: string };
      const required = !schema.safeParse(undefined).success;
      return ApiQuery({ name, required, ...(description !== undefined && { description }), schema: told });
    });
}

/** The controllers of queries. */
export function queryControllers(queries: Iterable<AnyQuery>): Type[] {
  return [...queries].map(queryController);
}
