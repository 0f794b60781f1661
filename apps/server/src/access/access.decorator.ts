import { SetMetadata, type CustomDecorator } from '@nestjs/common';
import type { Requirement } from '#access';

/** Where a route's requirement lies in its handler's metadata. */
export const REQUIREMENT = 'tirage:access-requirement';

/** What a route asks of whoever calls it. Every route states it; a route without one keeps the server from starting. */
export function Access(requirement: Requirement): CustomDecorator {
  return SetMetadata(REQUIREMENT, requirement);
}
