import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import i18next, { type i18n as I18n } from 'i18next';
import type { JournalLine } from '../api/types.js';
import { actorText, lineText } from './lineText.js';
import { problemText } from './problemText.js';
import { Problem } from '../api/problem.js';

const ANNA = 'a0000000-0000-4000-8000-000000000001';
const BORIS = 'b0000000-0000-4000-8000-000000000002';
const nameOf = (person: string) => (person === ANNA ? 'Anna' : undefined);

let words: I18n;

beforeAll(async () => {
  const translation = JSON.parse(readFileSync(join(import.meta.dirname, 'en.json'), 'utf8')) as Record<
    string,
    string
  >;
  words = i18next.createInstance();
  await words.init({
    lng: 'en',
    resources: { en: { translation } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
});

function line(type: string, data: JournalLine['data']): JournalLine {
  return { position: 4, time: '2026-11-21T18:00:00.000Z', type, actor: { kind: 'job' }, data };
}

describe('a line in words', () => {
  it.each([
    ['tournament.created', { name: 'Spring <Pairs>' }, 'Created as “Spring <Pairs>”'],
    ['tournament.role-granted', { person: ANNA, role: 'director' }, 'Anna became director'],
    [
      'tournament.role-revoked',
      { person: BORIS, name: 'Boris', role: 'scorer' },
      'Boris is no longer scorer',
    ],
    ['tournament.role-revoked', { person: BORIS, role: 'scorer' }, 'b0000000 is no longer scorer'],
    [
      'tournament.sealed',
      { kind: 'official', request: 3, hash: '0123456789abcdef'.repeat(4) },
      'Sealed up to line 3 (official): 01234567…',
    ],
    ['tournament.archived', { reason: 'Over', text: BORIS }, 'Archived: the book is closed. Reason: Over'],
    ['tournament.archived', { reason: null }, 'Archived: the book is closed'],
    ['board.copied', {}, 'Something of the kind “board.copied” happened'],
  ])('%s %j is %j', (type, data, sentence) =>
    expect(lineText(words, line(type, data), nameOf)).toBe(sentence),
  );

  it('says by whom, as far as the reader may know', () => {
    const texts = [
      { kind: 'person', id: ANNA } as const,
      { kind: 'person', id: BORIS, name: 'Boris' } as const,
      { kind: 'person', id: BORIS } as const,
      { kind: 'person' } as const,
      { kind: 'device', id: BORIS } as const,
      { kind: 'device' } as const,
      { kind: 'job', id: 'publication' } as const,
    ].map((actor) => actorText(words, actor, nameOf));
    expect(texts).toEqual([
      'Anna',
      'Boris',
      'person b0000000',
      'staff',
      'table device b0000000',
      'a table device',
      'the program',
    ]);
  });
});

describe('a problem in words', () => {
  it('is told by its code, otherwise in the words of the server', () => {
    const refused = { status: 409, detail: 'The tournament is archived: ask for a seal.' };
    expect(problemText(words, new Problem({ code: 'unreachable', status: 0 }))).toMatch(/does not answer/);
    expect(problemText(words, new Problem({ code: 'tournament.archived', ...refused }))).toBe(refused.detail);
    expect(problemText(words, new Problem({ code: 'http.418', status: 418 }))).toMatch(/status 418/);
    expect(problemText(words, new TypeError('undefined is not a function'))).toMatch(/went wrong/);
  });
});
