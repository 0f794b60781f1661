import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner, type DiscoveryService } from '@nestjs/core';
import { isAboutTournament, type Requirement } from '#access';
import { REQUIREMENT } from './route.js';

/** A route of the application and what it asks. */
export interface StatedRoute {
  readonly method: string;
  /** With a slash at the start and parameters as `:name`. */
  readonly path: string;
  readonly requirement: Requirement | undefined;
}

function pathsOf(metadata: unknown): string[] {
  return (Array.isArray(metadata) ? metadata : [metadata ?? '']) as string[];
}

function joined(base: string, path: string): string {
  return `/${[base, path]
    .flatMap((part) => part.split('/'))
    .filter(Boolean)
    .join('/')}`;
}

/** Every route of the application's controllers, by path and method. */
export function routesOf(discovery: DiscoveryService): readonly StatedRoute[] {
  const scanner = new MetadataScanner();
  const controllers = discovery.getControllers();
  const routes = controllers.flatMap(({ metatype, instance }) => {
    if (!metatype) return [];
    const prototype = Object.getPrototypeOf(instance) as Record<string, object>;
    return scanner.getAllMethodNames(prototype).flatMap((name) => {
      const handler = prototype[name] as object;
      const path = Reflect.getMetadata(PATH_METADATA, handler) as unknown;
      if (path === undefined) return [];
      const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod] ?? 'GET';
      const requirement = Reflect.getMetadata(REQUIREMENT, handler) as Requirement | undefined;
      const bases = pathsOf(Reflect.getMetadata(PATH_METADATA, metatype));
      return bases.flatMap((base) =>
        pathsOf(path).map((own) => ({ method, path: joined(base, own), requirement })),
      );
    });
  });
  return routes.toSorted((a, b) => (`${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1));
}

/**
 * Refuses to go on with a route that does not state its access, or that states one about the route's tournament without
 * having a `:tournament` in its path.
 * @throws Error naming the routes
 */
export function checkEveryRouteStatesItsAccess(discovery: DiscoveryService): void {
  const silent = routesOf(discovery).filter(({ requirement }) => requirement === undefined);
  if (silent.length > 0) {
    const names = silent.map(({ method, path }) => `${method} ${path}`).join(', ');
    throw new Error(`These routes do not state their access: ${names}. Give each its @Access(...).`);
  }
  const placeless = routesOf(discovery).filter(
    ({ path, requirement }) =>
      requirement !== undefined && isAboutTournament(requirement) && !path.split('/').includes(':tournament'),
  );
  if (placeless.length > 0) {
    const names = placeless.map(({ method, path }) => `${method} ${path}`).join(', ');
    throw new Error(`These routes ask for a part in a tournament without naming it: ${names}.`);
  }
}
