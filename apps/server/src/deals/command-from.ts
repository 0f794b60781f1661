import type { FastifyRequest } from 'fastify';
import { actorOf } from '#access';
import type { Insider } from '#projections';
import { languageOf, type Language } from '#words';
import { askerOf } from '../access/route.js';
import { commandIdOf } from '../commands/command-route.js';
import { insiderOf } from '../reading/viewer.js';

/** Who asks for something that is journalled, and by which command id. */
export interface CommandFrom {
  readonly tournament: string;
  readonly actor: string;
  readonly commandId: string;
  /** The ids of the players that the person was ever said to be. */
  readonly players: readonly string[] | undefined;
  /** Who it is, as one who may be playing. */
  readonly insider: Insider | undefined;
  readonly language: Language;
}

/** Who asks, for requests to other routes than those of commands. @throws Problem `command.id-missing` */
export function commandFrom(request: FastifyRequest, tournament: string): CommandFrom {
  const asker = askerOf(request);
  const { principal, credentials } = asker;
  const { players, formerly } = credentials.person ?? {};
  return {
    tournament,
    actor: actorOf(principal),
    commandId: commandIdOf(request),
    players: players || formerly ? [...(players ?? []), ...(formerly ?? [])] : undefined,
    insider: insiderOf(asker),
    language: languageOf(request.headers['accept-language']),
  };
}
