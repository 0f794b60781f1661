import { readdirSync, readFileSync } from 'node:fs';
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

/** What a message is called where everybody plays for himself, or sheets are written; a language has it where its words then differ. */
const OWN_WORDS = /_(alone|sheets)$/;

/** Messages without their plural forms and without those for individuals and for sheets. */
function messagesOf(catalogue: Catalogue): string[] {
  return [
    ...new Set(Object.keys(catalogue).map((key) => key.replace(PLURAL, '').replace(OWN_WORDS, ''))),
  ].toSorted();
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').toSorted();
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.spec.'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
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

/** Words that stand by themselves, not a sentence. */
const NO_SENTENCE = ['room.reallyText'];

it('begin no English sentence with a bare “who”', () => {
  const bare = Object.entries(english).filter(
    ([key, text]) =>
      !NO_SENTENCE.includes(key) &&
      text.split(/(?<=[.?!:;])\s+/).some((sentence) => /^Who(se)? .*\.$/.test(sentence)),
  );
  expect(bare).toEqual([]);
});

describe.each(LANGUAGES)('the messages in $name', ({ code }) => {
  const catalogue = catalogues.get(code) ?? {};

  it('are those of English', () => expect(messagesOf(catalogue)).toEqual(messagesOf(english)));

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

  it('have quotation marks, apostrophes and an ellipsis as they are printed', () => {
    // Dots between cards are those of PBN.
    const typed = Object.entries(catalogue).filter(
      ([key, text]) => key !== 'sets.handsText' && /['"]|\.\.\./.test(text),
    );
    expect(typed).toEqual([]);
  });

  it('say something, with the same parameters', () => {
    for (const [key, text] of Object.entries(catalogue)) {
      const model =
        english[key] ?? english[key.replace(PLURAL, '_other')] ?? english[key.replace(OWN_WORDS, '')] ?? '';
      expect([key, text.trim()]).not.toEqual([key, '']);
      expect([key, placeholders(text)]).toEqual([key, placeholders(model)]);
    }
  });
});

describe('the messages', () => {
  it('have words for every event of the book', () => {
    for (const type of eventDefinitions.keys()) expect(messagesOf(english)).toContain(`line.${type}`);
  });

  it('are all used', () => {
    const text = sources(join(here, '..')).join('\n');
    const beginnings = [...text.matchAll(/`([\w.]+\.)\$\{/g)].map(([, beginning]) => beginning ?? '');
    const endings = [...text.matchAll(/`\$\{\w+\}(\.\w+)`/g)].map(([, ending]) => ending ?? '');
    const unused = messagesOf(english).filter(
      (key) =>
        !text.includes(`'${key}'`) &&
        !beginnings.some((beginning) => key.startsWith(beginning)) &&
        !endings.some((ending) => key.endsWith(ending)),
    );
    expect(unused).toEqual([]);
  });
});
