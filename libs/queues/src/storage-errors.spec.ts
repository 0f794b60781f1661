import pg from 'pg';
import { StorageErrors } from './storage-errors.js';
import { logLines } from './testing/log-lines.js';

function fault(code: string): Error {
  return Object.assign(new pg.DatabaseError('terminating connection', 0, 'error'), { code });
}

it('logs each code once in a while, and nothing of connections that were given up', () => {
  const { log, text } = logLines();
  const errors = new StorageErrors(log);
  errors.report('publication', fault('57P01'));
  errors.report('publication', fault('57P01'));
  errors.report('duplication', fault('53300'));
  const said = text();
  expect(said.match(/57P01/g)).toHaveLength(1);
  expect(said.match(/53300/g)).toHaveLength(1);
  errors.end();
  errors.report('publication', fault('08006'));
  expect(text()).toBe(said);
});
