import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { Access, type Credentials, type Principal, type Requirement } from '#access';
import { noteActors, REQUIREMENT, rememberAsker, UNASKED } from '../route.js';
import { Cookies } from '../cookies.js';
import { refuseForeignWrite } from '../own-origin.js';
import { AccessSettings } from '../access-settings.js';
import { whereItIs } from '../pairs-at-tables.js';
import { WebAddress } from '../web-address.js';

/** Stands before every route: the origin of writes, then who asks and whether they may. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly access: Access,
    private readonly cookies: Cookies,
    private readonly address: WebAddress,
    private readonly settings: AccessSettings,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const requirement = this.reflector.get<Requirement | undefined>(REQUIREMENT, context.getHandler());
    if (requirement === undefined) throw new Error('This route does not state its access.');
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    refuseForeignWrite(request, this.address);
    const isAsked = this.reflector.get<true | undefined>(UNASKED, context.getHandler()) === undefined;
    const credentials = isAsked ? await this.#credentials(request) : {};
    noteActors(request, principalsOf(credentials));
    const { tournament } = request.params as { tournament?: string };
    rememberAsker(request, await this.access.gate.ask(credentials, requirement, tournament));
    return true;
  }

  async #credentials(request: FastifyRequest): Promise<Credentials> {
    const { device, ...others } = await this.access.credentials(this.cookies.read(request));
    if (!device) return others;
    return { ...others, device: await whereItIs(this.settings.pairsAtTables, this.access.devices, device) };
  }
}

/** Everything that a browser is. */
function principalsOf({ person, device, captain }: Credentials): Principal[] {
  return [person?.principal, device, captain].filter((principal) => principal !== undefined);
}
