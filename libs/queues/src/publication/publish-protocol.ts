import { z } from 'zod';
import { defineJob } from '../jobs/job-contract.js';
import type { Processor } from '../jobs/job-registry.js';

/** Publishes the protocol of a session as it was at a line: the one that closed or changed it. */
export const PUBLISH_PROTOCOL = defineJob({
  queue: 'publication',
  name: 'publish-protocol',
  data: z.strictObject({ tournament: z.uuid(), session: z.string(), at: z.int().positive() }),
  id: ({ tournament, session, at }) => `publish-protocol-${tournament}-${session}-${at}`,
});

/** All that publishing needs: the protocol's hash, which follows from the journal's lines up to `at` alone. */
export interface ProtocolMaker {
  make(tournament: string, session: string, at: number): Promise<{ format: number; hash: string }>;
}

/** The processor of `publish-protocol`: sends `session.publish-protocol` with the hash of the protocol. */
export function publishProtocol(protocols: ProtocolMaker): Processor<z.output<typeof PUBLISH_PROTOCOL.data>> {
  return async ({ tournament, session, at }, { dispatch }) => {
    const { format, hash } = await protocols.make(tournament, session, at);
    await dispatch('session.publish-protocol', tournament, { session, at, format, hash });
  };
}
