import { EDITIONS, lawsOf, pathsOf, procedureOf } from '#laws';
import { LANGUAGES } from '../index.js';
import { en } from './en.js';
import { lawTitle, rectificationKey, rectificationText } from './law-words.js';
import { OTHER_LAWS } from './other-laws.js';
import { pl } from './pl.js';
import { ru } from './ru.js';

const laws = new Set(EDITIONS.flatMap((edition) => lawsOf(edition)));
const paths = EDITIONS.flatMap((edition) =>
  lawsOf(edition).flatMap((law) => pathsOf(procedureOf(law, edition)!)),
);
const taken = paths.flatMap((path) => path.taken);

describe('the words of the law book', () => {
  it('are there for all that procedures ask, offer and end in, and for nothing else', () => {
    const sorted = (keys: Iterable<string>) => [...new Set(keys)].toSorted();
    expect(sorted(Object.keys(en.titles))).toEqual(sorted(laws));
    expect(sorted(Object.keys(en.questions))).toEqual(
      sorted(taken.flatMap(({ of, by }) => (by ? [] : [of]))),
    );
    expect(sorted(Object.keys(en.choosers))).toEqual(sorted(taken.flatMap(({ by }) => by ?? [])));
    expect(sorted(Object.keys(en.answers))).toEqual(
      sorted(taken.flatMap(({ answer, by }) => (by ? [] : [answer]))),
    );
    expect(sorted(Object.keys(en.options))).toEqual(
      sorted(taken.flatMap(({ answer, by }) => (by ? [answer] : []))),
    );
    const ends = paths.flatMap(({ outcome }) => outcome.rectifications);
    expect(sorted(Object.keys(en.outcomes))).toEqual(sorted(ends.map(rectificationKey)));
  });

  it('differ in every language', () => {
    for (const part of Object.keys(en) as (keyof typeof en)[]) {
      const texts = [en, pl, ru].map((words) => Object.entries(words[part]));
      for (const [index, [key, english]] of texts[0]!.entries()) {
        const others = texts.slice(1).map((entries) => entries[index]);
        expect([key, others.map((entry) => entry?.[0])]).toEqual([key, [key, key]]);
        expect(new Set([english, ...others.map((entry) => entry?.[1])]).size).toBe(3);
      }
    }
  });

  it('are there for laws without a procedure too, each in its own words in every language', () => {
    expect(OTHER_LAWS.filter((law) => laws.has(law))).toEqual([]);
    for (const law of OTHER_LAWS) expect(new Set(LANGUAGES.map((each) => lawTitle(each, law))).size).toBe(3);
    expect(lawTitle('en', '27')).toBe('Insufficient bid');
    expect(lawTitle('en', '99')).toBe('99');
  });

  it('name the law of a penalty', () => {
    expect(
      LANGUAGES.map((language) => rectificationText(language, { kind: 'penalty', duty: 'may', law: '90B7' })),
    ).toEqual([
      'A procedural penalty may be given (Law 90B7).',
      'Można dać karę porządkową (prawo 90B7).',
      'Можно назначить процедурный штраф (правило 90B7).',
    ]);
  });
});
