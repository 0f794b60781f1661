import {
  acceptInvitationBody,
  codeBody,
  invitationBody,
  pairBody,
  passwordBody,
  setUpBody,
  sheetBody,
  signInBody,
} from './bodies.js';
import { normaliseLogin } from './sign-in/login.js';
import type { z } from 'zod';

/** The first fault of a body: where it is and its code; undefined when the body is right. */
function faultOf(schema: z.ZodType, body: unknown): string | undefined {
  const parsed = schema.safeParse(body);
  const [issue] = parsed.error?.issues ?? [];
  return issue && `${issue.path.join('.')} ${issue.message}`.trim();
}

const token = 'a'.repeat(43);
const account = { name: 'Ada Lovelace', login: 'ada', password: 'correct horse' };

describe('a login', () => {
  it.each([
    ['Ada', 'ada'],
    ['  ADA  ', 'ada'],
    ['Ａｄａ', 'ada'],
    ['ŁUKASZ', 'łukasz'],
    ['ИВАН', 'иван'],
    ['a\u0301da', '\u00e1da'],
    ['\u212aelvin', 'kelvin'],
  ])('%j is kept as %j', (typed, kept) => expect(normaliseLogin(typed)).toBe(kept));
});

describe('the body of a set-up', () => {
  it('is normalised', () => {
    const body = setUpBody.parse({ token, ...account, name: '  Ada Lovelace ', login: ' ADA' });
    expect(body).toEqual({ token, ...account });
  });

  it.each([
    [{ name: '   ' }, 'name person-name.empty'],
    [{ name: 'x'.repeat(81) }, 'name person-name.too-long'],
    [{ name: 'Ada\nLovelace' }, 'name person-name.characters'],
    [{ name: 'Ada \u202eecalevoL' }, 'name person-name.characters'],
    [{ login: ' ' }, 'login login.empty'],
    [{ login: 'x'.repeat(65) }, 'login login.too-long'],
    [{ login: 'ada lovelace' }, 'login login.characters'],
    [{ login: 'ada\u0000' }, 'login login.characters'],
    [{ login: 'a\u200bda' }, 'login login.characters'],
    [{ password: 'x'.repeat(1001) }, 'password password.too-long'],
    [{ token: '' }, 'token link.incomplete'],
    [{ token: 'x'.repeat(201) }, 'token link.incomplete'],
  ])('with %j has the fault %s', (wrong, fault) => {
    expect(faultOf(setUpBody, { token, ...account, ...wrong })).toBe(fault);
  });

  it('has no other fields', () => {
    expect(faultOf(setUpBody, { token, ...account, mayCreateTournaments: true })).toContain(
      'mayCreateTournaments',
    );
  });
});

describe('the other bodies', () => {
  it.each<[string, z.ZodType, unknown, string | undefined]>([
    ['sign-in', signInBody, { login: 'ada', password: '' }, undefined],
    ['sign-in', signInBody, { login: 'x'.repeat(257), password: '' }, 'login login.too-long'],
    ['password', passwordBody, { current: 'a', next: 'b' }, undefined],
    ['password', passwordBody, { current: 'a', next: 'b'.repeat(1001) }, 'next password.too-long'],
    ['invitation', invitationBody, { role: 'scorer' }, undefined],
    ['accept', acceptInvitationBody, { token }, undefined],
    ['accept', acceptInvitationBody, { token, ...account }, undefined],
    ['accept', acceptInvitationBody, { token, name: 'Ada' }, 'account.incomplete'],
    ['accept', acceptInvitationBody, { token, login: 'ada', password: 'p' }, 'account.incomplete'],
    ['accept', acceptInvitationBody, { token, ...account, login: '' }, 'login login.empty'],
    ['sheet', sheetBody, { session: '1', tables: ['1', 'A1', 'AB999'] }, undefined],
    ['sheet', sheetBody, { session: '', tables: ['1'] }, 'session session.malformed'],
    ['sheet', sheetBody, { session: 'x'.repeat(37), tables: ['1'] }, 'session session.malformed'],
    ['sheet', sheetBody, { session: '1', tables: ['a1'] }, 'tables.0 table.malformed'],
    ['sheet', sheetBody, { session: '1', tables: ['1', 'ABC1'] }, 'tables.1 table.malformed'],
    ['sheet', sheetBody, { session: '1', tables: ['1000'] }, 'tables.0 table.malformed'],
    ['sheet', sheetBody, { session: '1', tables: [] }, 'tables tables.none'],
    ['sheet', sheetBody, { session: '1', tables: ['1', '1'] }, 'tables tables.repeated'],
    [
      'sheet',
      sheetBody,
      { session: '1', tables: Array.from({ length: 501 }, (_, i) => `${i}`) },
      'tables tables.too-many',
    ],
    ['code', codeBody, { session: '1', table: '7' }, undefined],
    ['code', codeBody, { session: '1', table: '7\n' }, 'table table.malformed'],
    ['pair', pairBody, { token }, undefined],
    ['pair', pairBody, { code: 'K7Q-4MX2P' }, undefined],
    ['pair', pairBody, { code: 'x'.repeat(65) }, 'code code.too-long'],
    ['pair', pairBody, {}, 'pairing.one-of-two'],
    ['pair', pairBody, { token, code: 'K7Q-4MX2P' }, 'pairing.one-of-two'],
  ])('%s: %#', (_name, schema, body, fault) => expect(faultOf(schema, body)).toBe(fault));

  it('name only roles of a tournament', () => {
    expect(faultOf(invitationBody, { role: 'table' })).toContain('role ');
  });
});
