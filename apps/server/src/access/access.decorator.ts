import { SetMetadata, type CustomDecorator } from '@nestjs/common';
import type { Requirement } from '#access';

/** The metadata key for a route's requirement. */
export const REQUIREMENT = 'tirage:access-requirement';

/**
 * Sets what a route requires of its caller. Every route states it: a route without one keeps the server from starting.
 */
export function Access(requirement: Requirement): CustomDecorator {
  return SetMetadata(REQUIREMENT, requirement);
}
