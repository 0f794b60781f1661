import { z } from 'zod';
import { AccessRefused, isUuid } from '#access';
import { ZodPipe } from '../http/zod-pipe.js';

/** The id of a device, link or invitation in an address; any other text is the id of none. */
export function idPipe(unknown: AccessRefused['code']) {
  return new ZodPipe(z.string().refine(isUuid), () => new AccessRefused(unknown));
}
