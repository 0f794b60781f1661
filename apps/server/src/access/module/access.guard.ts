import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { Access, type Requirement } from '#access';
import { REQUIREMENT } from '../access.decorator.js';
import { Cookies } from '../cookies.js';
import { refuseForeignWrite } from '../own-origin.js';
import { PAIRS_AT_TABLES, whereItIs, type PairsAtTables } from '../pairs-at-tables.js';
import { rememberAsker } from '../principal-of-request.js';
import { WebAddress } from '../web-address.js';

/** Stands before every route: the origin of writes, then who asks and whether they may. */
@Injectable()
export class AccessGuard implements CanActivate {
  readonly #pairs: PairsAtTables;

  constructor(
    private readonly reflector: Reflector,
    private readonly access: Access,
    private readonly cookies: Cookies,
    private readonly address: WebAddress,
    @Inject(PAIRS_AT_TABLES) pairs: PairsAtTables,
  ) {
    this.#pairs = pairs;
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const requirement = this.reflector.get<Requirement | undefined>(REQUIREMENT, context.getHandler());
    if (requirement === undefined) throw new Error('This route does not state its access.');
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    refuseForeignWrite(request, this.address);
    const { device, ...others } = await this.access.credentials(this.cookies.read(request));
    const credentials = {
      ...others,
      ...(device && { device: await whereItIs(this.#pairs, this.access.devices, device) }),
    };
    const { tournament } = request.params as { tournament?: string };
    rememberAsker(request, await this.access.gate.ask(credentials, requirement, tournament));
    return true;
  }
}
