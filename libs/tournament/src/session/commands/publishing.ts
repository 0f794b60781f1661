import { z } from 'zod';
import { accept, defineCommand, reject } from '../../command/command.js';
import { sessionName } from '../../journal/names.js';
import { sessionEvents } from '../events.js';
import { usesOfSession } from '../streams.js';

export const publishProtocol = defineCommand({
  name: 'session.publish-protocol',
  summary: 'Publish the hash of a session’s official results file at a journal position',
  access: 'system',
  body: z.strictObject({
    session: sessionName,
    at: z.int().positive(),
    format: z.int().positive(),
    hash: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  unhashed: ['format', 'hash'],
  uses: usesOfSession,
  decide({ session: id, at, format, hash }, { session }) {
    if (session.status === 'none') return reject({ code: 'session.unknown' });
    const { firstClosed, published } = session;
    if (firstClosed === null || at < firstClosed) return reject({ code: 'session.protocol-not-owed', at });
    // Published already: versions follow the journal, so earlier lines are covered, too.
    const protocol = published.at(-1);
    if (protocol && at <= protocol.at) return accept({});
    const edition = (protocol?.edition ?? 0) + 1;
    return accept({ session: [sessionEvents.protocolPublished({ session: id, at, edition, format, hash })] });
  },
});
