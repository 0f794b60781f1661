import {
  EDITIONS,
  lawsOf,
  pathsOf,
  preferansCode,
  RULED_WITHOUT,
  type CodeRegulation,
  type Rectification,
  type Terms,
} from '#laws';
import { formerProcedures } from '../../../tournament/src/testing/former-way.js';
import { LANGUAGES } from '../index.js';
import { en } from './en.js';
import { answerText, lawTitle, questionText, rectificationKey, rectificationText } from './law-words.js';
import { OTHER_LAWS, whyWithoutText } from './other-laws.js';
import { pl } from './pl.js';
import { en as codeEn } from './preferans/en.js';
import { pl as codePl } from './preferans/pl.js';
import { ru as codeRu } from './preferans/ru.js';
import { ru } from './ru.js';
import { procedureOf } from '../../../laws/src/testing/procedure-of.js';

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

const laws = new Set(EDITIONS.flatMap((edition) => lawsOf(edition)));
const code = [...openReadings(), {}].map((regulation) => preferansCode(regulation));

/** Each law book with its words: all ways through it, and the laws that it has procedures of. */
const BOOKS = [
  {
    book: 'bridge',
    languages: [en, pl, ru],
    laws,
    // What was asked before is still read in rulings that were given then.
    paths: EDITIONS.flatMap((edition) =>
      lawsOf(edition).flatMap((law) =>
        [procedureOf(law, edition)!, ...formerProcedures(law, { edition })].flatMap((one) =>
          pathsOf<Terms>(one),
        ),
      ),
    ),
  },
  {
    book: 'preferans',
    languages: [codeEn, codePl, codeRu],
    laws: new Set(preferansCode().procedures.keys()),
    paths: code.flatMap(({ procedures }) =>
      [...procedures].flatMap(([law, one]) =>
        [one, ...formerProcedures(law)].flatMap((first) => pathsOf<Terms>(first)),
      ),
    ),
  },
] as const;

/** The Preferans Code in the readings that ask or say something else than tournaments have. */
function openReadings(): Partial<CodeRegulation>[] {
  return [
    { wrongCountDeadline: 'deal-ends', dealingErrorDeadline: 'deal-ends', dealerTurnDeadline: 'deal-ends' },
    { wrongCountDeadline: 'auction-begins', allPassTalon: 'closed', extraCardInPlay: 'discarded' },
    { wrongCountDeadline: 'auction-ends', auctionEndsOverMisere: false },
  ];
}

describe.each(BOOKS)('the words of the law book of $book', ({ languages, laws, paths }) => {
  const words: readonly Words[] = languages;
  const taken = paths.flatMap((path) => path.taken);

  it('are there for all that procedures ask, offer and end in, and for nothing else', () => {
    const sorted = (keys: Iterable<string>) => [...new Set(keys)].toSorted();
    const keysOf = (part: string) => sorted(Object.keys(words[0]![part]!));
    expect(keysOf('titles')).toEqual(sorted(laws));
    expect(keysOf('questions')).toEqual(sorted(taken.flatMap(({ question, by }) => (by ? [] : [question]))));
    expect(keysOf('choosers')).toEqual(sorted(taken.flatMap(({ by }) => by ?? [])));
    const answers = taken.flatMap(({ question, answer, by }) =>
      by ? [] : [{ answer, asked: `${question}.${answer}` }],
    );
    // Some are worded once more for one question.
    const asked = new Set(answers.map((one) => one.asked));
    expect(keysOf('answers').filter((key) => !asked.has(key))).toEqual(
      sorted(answers.map(({ answer }) => answer)),
    );
    expect(keysOf('options')).toEqual(sorted(taken.flatMap(({ answer, by }) => (by ? [answer] : []))));
    const ends = paths.flatMap(({ outcome: { law, rectifications } }) =>
      (rectifications as readonly Rectification[]).map((one) => {
        const key = rectificationKey(one);
        return { key, followed: `${law}.${key}` };
      }),
    );
    // Some are worded once more for one law.
    const followed = new Set(ends.map((one) => one.followed));
    expect(keysOf('outcomes').filter((key) => !followed.has(key))).toEqual(
      sorted(ends.map(({ key }) => key)),
    );
  });

  it('differ in every language', () => {
    for (const part of Object.keys(words[0]!)) {
      const texts = words.map((each) => Object.entries(each[part]!));
      for (const [index, [key, english]] of texts[0]!.entries()) {
        const others = texts.slice(1).map((entries) => entries[index]);
        expect([key, others.map((entry) => entry?.[0])]).toEqual([key, [key, key]]);
        expect([key, new Set([english, ...others.map((entry) => entry?.[1])]).size]).toEqual([key, 3]);
      }
    }
  });
});

describe('the words of a law book', () => {
  it('are there for laws without a procedure too, each in its own words in every language', () => {
    expect(OTHER_LAWS.filter((law) => laws.has(law))).toEqual([]);
    for (const law of OTHER_LAWS) expect(new Set(LANGUAGES.map((each) => lawTitle(each, law))).size).toBe(3);
    for (const { why } of RULED_WITHOUT)
      expect(new Set(LANGUAGES.map((each) => whyWithoutText(each, why))).size).toBe(3);
    expect(lawTitle('en', '27')).toBe('Insufficient bid');
    expect(lawTitle('en', '99')).toBe('99');
  });

  it('call a hand whose turn it is the correct one: the right one is the opponent’s beside it', () => {
    const said = Object.values(en).flatMap((part) => Object.values<string>(part));
    expect(said.filter((text) => /\bright hands?\b/i.test(text))).toEqual([]);
    expect(
      LANGUAGES.map((language) => rectificationText(language, { kind: 'lead-from-right-hand' })),
    ).toEqual(['The correct hand leads.', 'Wychodzi właściwa ręka.', 'Ходит правильная рука.']);
  });

  it('say who keeps the lead', () => {
    expect(LANGUAGES.map((language) => rectificationText(language, { kind: 'no-lead-of-suit' }))).toEqual([
      'The suit may not be led while the offender’s partner retains the lead.',
      'Nie wolno wyjść w ten kolor, dopóki partner wykraczającego utrzymuje się przy wyjściu.',
      'Нельзя ходить в эту масть, пока ход за партнёром нарушителя.',
    ]);
  });

  it('name the law of a penalty', () => {
    expect(
      LANGUAGES.map((language) => rectificationText(language, { kind: 'penalty', duty: 'may', law: '90B7' })),
    ).toEqual([
      'You may give a procedural penalty (Law 90B7).',
      'Można wymierzyć karę proceduralną (przepis 90B7).',
      'Можно назначить процедурный штраф (правило 90B7).',
    ]);
  });

  it('tell of partner’s information and of an insufficient bid why a score is adjusted, or not', () => {
    const texts = (law: string, when: 'now' | 'if-it-mattered') =>
      LANGUAGES.map((language) =>
        rectificationText(language, { kind: 'adjust', score: 'assigned', when }, 'bridge', law),
      );
    expect(texts('16B3', 'now')[0]).toBe(
      'Unauthorised information suggested the chosen action over a logical alternative, and the offender gained. The score is adjusted (Law 12C1).',
    );
    expect(texts('27B1b', 'if-it-mattered')).toEqual([
      'The score is adjusted only if the insufficient bid helped (Law 27D).',
      'Wynik zmienia się tylko wtedy, gdy odzywka niewystarczająca pomogła (przepis 27D).',
      'Результат исправляют, только если недостаточная заявка помогла (правило 27D).',
    ]);
    expect(rectificationText('en', { kind: 'call-replaced' }, 'bridge', '27B1b')).toBe(
      'The auction continues.',
    );
    expect(rectificationText('en', { kind: 'call-replaced' }, 'bridge', '27B2')).toBe(
      'A legal call replaces it.',
    );
  });

  it('are the same whichever member of a rectification the journal has first', () => {
    const sorted = { count: 1, kind: 'tricks' } as const;
    expect(rectificationText('en', sorted)).toBe(rectificationText('en', { kind: 'tricks', count: 1 }));
    expect(rectificationKey({ change: -1, kind: 'tricks', to: 'opponents' })).toBe('tricks.-1.opponents');
  });

  it('name the points of a remise', () => {
    const remise = { kind: 'remise', to: 'dealer', mountain: 5 } as const;
    expect(LANGUAGES.map((language) => rectificationText(language, remise, 'preferans'))).toEqual([
      'The dealer writes 5 to the mountain.',
      'Rozdający pisze 5 na górę.',
      'Сдатчик пишет 5 в гору.',
    ]);
  });

  it('are those of their own book', () => {
    expect(lawTitle('en', '3.9.16', 'preferans')).toBe('Revoke');
    expect(lawTitle('en', '27', 'preferans')).toBe('27');
    expect(questionText('ru', 'all-agreed', 'preferans')).toBe('Все согласны с результатом?');
    expect(answerText('ru', 'all-pass', 'preferans', 'game-is')).toBe('Распасы');
    expect(answerText('ru', 'all-pass', 'preferans', 'played-by')).toBe('Игрок на распасах');
    expect(answerText('ru', 'give-card', 'preferans')).toBe('Отдать карту туда, где недостаёт');
    expect(questionText('en', 'declarer', 'preferans')).toBe('Declarer chooses');
  });
});
