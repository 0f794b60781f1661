import { createLog } from './log.js';

const CANARY = 'canary-4711';

function written(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog('trace', { write: (line: string) => void lines.push(line) }));
  return lines.join('');
}

describe('the log', () => {
  it.each([
    'authorization',
    'Cookie',
    'set-cookie',
    'token',
    'pairingToken',
    'password',
    'newPassword',
    'password_hash',
    'code',
    'pairingCode',
    'key',
    'api_key',
    'dealKey',
    'secret',
    'salt',
  ])('never shows the field %s, at any depth, in lists, maps and bindings', (name) => {
    const secret = { [name]: CANARY };
    const text = written((log) => {
      log.info(secret, 'flat');
      log.info({ request: { headers: [{ more: secret }] } }, 'deep');
      log.info({ map: new Map([['a', secret]]), json: { toJSON: () => secret } }, 'other shapes');
      log.child(secret).info('bound');
      log.error({ request: { [name]: { inner: CANARY } } }, 'an object');
    });
    expect(text).not.toContain(CANARY);
    expect(text.match(/\[redacted\]/g)).toHaveLength(6);
  });

  it('shows no password of an address and no bearer token, wherever they stand', () => {
    const address = `postgresql://tirage:${CANARY}@127.0.0.1:5432/tirage`;
    const text = written((log) => {
      log.info(`connecting to ${address}`);
      log.info({ address, list: [`redis://:${CANARY}@cache`] }, 'fields');
      log.error(new Error(`refused by ${address}`));
      log.warn({ said: `Authorization: Bearer ${CANARY}` });
    });
    expect(text).not.toContain(CANARY);
    expect(text).toContain('127.0.0.1:5432/tirage');
  });

  it("shows an error's kind, message, reason and stack, and nothing of what hangs on it", () => {
    const error = Object.assign(new TypeError('broken'), {
      code: '23505',
      detail: `Key (login)=(${CANARY}) already exists.`,
      config: { password: CANARY },
      cause: new Error(CANARY),
    });
    for (const fields of [error, { err: error }, { error }, { at: { error } }, { failure: error }]) {
      const text = written((log) => log.error(fields, 'failed'));
      expect(text).not.toContain(CANARY);
      expect(text).toContain(
        '"type":"TypeError","message":"broken","reason":"23505","stack":"TypeError: broken',
      );
    }
  });

  it('keeps what is no secret', () => {
    const text = written((log) =>
      log.info({
        statusCode: 404,
        keyboard: 'qwerty',
        tournament: 't',
        bytes: Buffer.from('abc'),
        when: new Date(0),
      }),
    );
    expect(JSON.parse(text)).toMatchObject({
      level: 'info',
      statusCode: 404,
      keyboard: 'qwerty',
      tournament: 't',
      bytes: '[3 bytes]',
      when: '1970-01-01T00:00:00.000Z',
    });
  });

  it('is one line each, whatever stands in it', () => {
    const forged = 'x\n{"level":"info","msg":"forged"}\u2028\u001b[31m';
    const text = written((log) => log.warn({ route: forged, [forged]: forged }, forged));
    expect(text.match(/\n/g)).toHaveLength(1);
    expect(text).not.toContain('\u001b');
    expect(JSON.parse(text)).toMatchObject({ level: 'warn', route: forged, msg: forged });
  });

  it('survives an object that contains itself', () => {
    const loop: Record<string, unknown> = { name: 'loop' };
    loop['self'] = loop;
    expect(written((log) => log.info({ loop }))).toContain('[deep]');
  });

  it('leaves out lines below its level', () => {
    const lines: string[] = [];
    const log = createLog('warn', { write: (line: string) => void lines.push(line) });
    log.info('quiet');
    log.warn('loud');
    expect(lines).toHaveLength(1);
  });
});
