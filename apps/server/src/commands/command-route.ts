import { Controller, HttpCode, Inject, Post, Req, Res, type Type } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiHeader, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { actorOf, type DevicePrincipal, type Requirement } from '#access';
import type { Json } from '#ledger';
import type { AnyCommand, PlaceOfDevice } from '#tournament';
import { languageOf } from '#words';
import { Access, principalOf } from '../access/route.js';
import { apiSchema, describeLater } from '../http/api-schema.js';
import { parse } from '../http/parse.js';
import { Problem } from '../http/problem.js';
import { ApiCommandId } from './api-command-id.js';
import { GiveCommand } from './give-command.js';

const COMMAND_ID = z.uuid().transform((id) => id.toLowerCase());
const VERSION = z
  .string()
  .regex(/^(0|[1-9]\d{0,14})$/)
  .transform(Number);

const ANSWER = {
  type: 'object',
  properties: { tournament: { type: 'string', format: 'uuid' }, position: { type: 'integer' } },
  required: ['tournament', 'position'],
};

/** The address of a command: derived from its name. */
export function routeOf({ name, opensJournal }: AnyCommand): string {
  return opensJournal ? `api/commands/${name}` : `api/tournaments/:tournament/commands/${name}`;
}

function requirementOf({ access }: AnyCommand): Requirement {
  if (access === 'system') throw new Error('The commands of jobs have no route.');
  return access;
}

/** The id that a request gives its command. @throws Problem `command.id-missing` */
export function commandIdOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const id = COMMAND_ID.safeParse(headers['idempotency-key']);
  if (!id.success) throw new Problem('command.id-missing');
  return id.data;
}

/** For whom a device speaks: its table, a side of it, or its pair. */
function placeOf({ session, table, side, pair, away }: DevicePrincipal): PlaceOfDevice {
  return {
    session,
    table,
    ...(side !== null && { side }),
    ...(pair !== undefined && { pair }),
    ...(away && { away }),
  };
}

/** A command from a request: who gives it, with which id and body, expecting which version. */
function givenBy(command: AnyCommand, request: FastifyRequest) {
  const commandId = commandIdOf(request);
  const header = request.headers['expected-version'];
  const version = header === undefined ? undefined : VERSION.safeParse(header);
  if (version && !version.success) throw new Problem('command.version-invalid');
  const language = languageOf(request.headers['accept-language']);
  const { tournament } = request.params as { tournament?: string };
  const principal = principalOf(request);
  return {
    ...(tournament === undefined ? {} : { tournament }),
    actor: actorOf(principal),
    ...(principal.kind === 'device' ? { place: placeOf(principal) } : {}),
    ...(principal.kind === 'captain' ? { entry: principal.entry } : {}),
    commandId,
    body: parse(command.body, request.body ?? {}, language) as Json,
    ...(version ? { expectedVersion: version.data } : {}),
  };
}

/** The route of one command, derived from its definition: a new command needs no controller of its own. */
export function commandController(command: AnyCommand): Type {
  class CommandController {
    constructor(private readonly bus: CommandBus) {}

    async give(request: FastifyRequest, reply: FastifyReply): Promise<Record<string, Json>> {
      const answer = await this.bus.execute(new GiveCommand(command, givenBy(command, request)));
      if (answer.repeated) void reply.header('idempotent-replayed', 'true');
      return { tournament: answer.tournament, position: answer.position, ...answer.answer };
    }
  }

  const give = Object.getOwnPropertyDescriptor(CommandController.prototype, 'give')!;
  const decorateMethod = (...decorators: MethodDecorator[]) => {
    for (const decorator of decorators) decorator(CommandController.prototype, 'give', give);
  };
  Object.defineProperty(CommandController, 'name', { value: `${command.name}.controller` });
  Inject(CommandBus)(CommandController, undefined, 0);
  Req()(CommandController.prototype, 'give', 0);
  Res({ passthrough: true })(CommandController.prototype, 'give', 1);
  Controller(routeOf(command))(CommandController);
  ApiTags('Commands')(CommandController);
  decorateMethod(
    Post(),
    HttpCode(200),
    Access(requirementOf(command)) as MethodDecorator,
    ApiOperation({ operationId: command.name, summary: command.summary }),
    ApiCommandId(),
    ApiHeader({
      name: 'Expected-Version',
      required: false,
      description: 'The stream version on which the decision was made. Any other version gives 409',
    }),
    ApiOkResponse({
      description: 'Done: the tournament and the position of the last journal entry written',
      schema: ANSWER,
    }),
  );
  describeLater(() => decorateMethod(ApiBody({ schema: apiSchema(command.body) })));
  if (!command.opensJournal) {
    decorateMethod(ApiParam({ name: 'tournament', schema: { type: 'string', format: 'uuid' } }));
  }
  return CommandController;
}

/** The controllers of every command that people or devices give; those from inside come by other routes. */
export function commandControllers(commands: Iterable<AnyCommand>): Type[] {
  const isRouted = ({ access }: AnyCommand) =>
    access !== 'system' && !(typeof access === 'object' && access.inside);
  return [...commands].filter(isRouted).map(commandController);
}
