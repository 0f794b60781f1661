import { pendingJob } from '../jobs/pending-jobs.js';
import { logLines } from '../testing/log-lines.js';
import { publishProtocol, PUBLISH_PROTOCOL } from './publish-protocol.js';

const TOURNAMENT = '2f1c5b70-8a52-4d0e-9d3c-6f1f7f0a4b11';
const DATA = { tournament: TOURNAMENT, session: '2', at: 412 };

describe('publishing a protocol', () => {
  it('sends the hash of the protocol of the line that asks for it', async () => {
    const dispatched: unknown[] = [];
    const asked: unknown[] = [];
    const process = publishProtocol({
      make: (...of) => {
        asked.push(of);
        return Promise.resolve({ format: 1, hash: 'ab12', document: { players: ['never in a command'] } });
      },
    });
    await process(DATA, {
      jobId: 'publish-protocol-x',
      signal: new AbortController().signal,
      log: logLines().log,
      dispatch: (...command) => Promise.resolve(dispatched.push(command)),
    });
    expect(asked).toEqual([[TOURNAMENT, '2', 412]]);
    expect(dispatched).toEqual([
      ['session.publish-protocol', TOURNAMENT, { session: '2', at: 412, format: 1, hash: 'ab12' }],
    ]);
  });

  it('is one job for one line', () => {
    const id = (at: number) => pendingJob(PUBLISH_PROTOCOL, { ...DATA, at }, TOURNAMENT, at).id;
    expect(id(412)).toBe(`publish-protocol-${TOURNAMENT}-2-412`);
    expect(id(413)).not.toBe(id(412));
  });
});
