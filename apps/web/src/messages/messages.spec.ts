import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventDefinitions } from '#tournament';
import { LANGUAGES } from './languages.js';

type Catalogue = Readonly<Record<string, string>>;

const PLURAL = /_(zero|one|two|few|many|other)$/;
const here = import.meta.dirname;
const catalogues = new Map(
  LANGUAGES.map(({ code }) => [
    code as string,
    JSON.parse(readFileSync(join(here, `${code}.json`), 'utf8')) as Catalogue,
  ]),
);
const english = catalogues.get('en') ?? {};

// That each language has all messages with the same placeholders, and that all are used, is apps/dev/words' to check.

/** What a message is called where everybody plays for himself, or sheets are written; a language has it where its words then differ. */
const OWN_WORDS = /_(alone|sheets)$/;

/** Messages without their plural forms and without those for individuals and for sheets. */
function messagesOf(catalogue: Catalogue): string[] {
  return [
    ...new Set(Object.keys(catalogue).map((key) => key.replace(PLURAL, '').replace(OWN_WORDS, ''))),
  ].toSorted();
}

/** What is counted in it is something else. */
const COUNTS_OTHERS = /^(papers\.copies|deals\.(same|different))_/;

it('name one board in the singular', () => {
  const plural = Object.entries(english).filter(
    ([key, text]) => /boards \{\{boards/i.test(text) && !COUNTS_OTHERS.test(key),
  );
  expect(plural.length).toBeGreaterThan(35);
  expect(plural.filter(([key]) => !key.endsWith('_other'))).toEqual([]);
});

describe.each(LANGUAGES)('the messages in $name', ({ code }) => {
  const catalogue = catalogues.get(code) ?? {};

  it('have every plural form of the language and no other', () => {
    const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories.toSorted();
    const counted = Object.keys({ ...english, ...catalogue }).filter((key) => key.endsWith('_other'));
    expect(counted).not.toEqual([]);
    for (const key of counted) {
      const message = key.replace(PLURAL, '');
      const given = Object.keys(catalogue)
        .filter((other) => PLURAL.test(other) && other.replace(PLURAL, '') === message)
        .map((other) => PLURAL.exec(other)?.[1] ?? '');
      expect([message, given.toSorted()]).toEqual([message, forms]);
    }
  });

  it('have a form for individuals and for sheets only of what they have otherwise, and with other words', () => {
    const ofTheirOwn = Object.keys(catalogue).filter((key) => OWN_WORDS.test(key));
    expect(ofTheirOwn).not.toEqual([]);
    for (const key of ofTheirOwn) {
      const otherwise = catalogue[key.replace(OWN_WORDS, '')];
      expect([key, otherwise]).not.toEqual([key, undefined]);
      expect([key, catalogue[key]]).not.toEqual([key, otherwise]);
    }
  });
});

describe('the messages', () => {
  it('have words for every event of the journal', () => {
    for (const type of eventDefinitions.keys()) expect(messagesOf(english)).toContain(`line.${type}`);
  });
});
