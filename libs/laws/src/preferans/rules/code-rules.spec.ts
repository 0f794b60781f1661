import { existsSync, readFileSync } from 'node:fs';
import * as preferans from '#preferans';
import { describeShared } from '../../../../cards/src/testing/shared-folder.js';
import { outcomeIn } from '../../book/law-book.js';
import { pathsOf } from '../../book/walking.js';
import { preferansCode } from '../code-book.js';
import { CODE_REGULATION } from '../terms/regulation.js';
import { CODE_RULES } from './code-rules.js';

/** How many rules each section has, how many parts those that have any, and which of them go by letters. */
const SECTIONS = { 3.1: 2, 3.2: 23, 3.3: 19, 3.4: 14, 3.5: 4, 3.6: 9, 3.7: 10, 3.8: 16, 3.9: 22 };
const PARTS = {
  '3.3.16': 3,
  '3.7.2': 2,
  '3.7.4': 3,
  '3.7.6': 4,
  '3.8.1': 3,
  '3.8.5': 1,
  '3.8.8': 2,
  '3.9.11': 2,
  '3.9.14': 5,
  '3.9.16': 2,
};
const LETTERS = ['3.3.19a', '3.3.19b', '3.3.19c', '3.8.5.1a', '3.8.5.1b'];
const FOOTNOTES = { first: 8, last: 77 };

const parts = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).flatMap(([of, count]) =>
    Array.from({ length: count }, (_none, at) => `${of}.${at + 1}`),
  );
const numbers = [...parts(SECTIONS), ...parts(PARTS)];
const footnotes = Array.from(
  { length: FOOTNOTES.last - FOOTNOTES.first + 1 },
  (_none, at) => `fn ${FOOTNOTES.first + at}`,
);
const uses = (rule: string) => CODE_RULES.find((one) => one.rule === rule)!.uses;

describe('the rules of the Preferans Code', () => {
  it('are all there, each once', () => {
    expect(CODE_RULES.map(({ rule }) => rule).toSorted()).toEqual(
      [...numbers, ...LETTERS, ...footnotes].toSorted(),
    );
  });

  it('are ruled by procedures that the book has, each of which some rule is ruled by', () => {
    const named = CODE_RULES.flatMap((one) =>
      one.uses.flatMap((use) => ('procedure' in use ? [use.procedure] : [])),
    );
    expect([...new Set(named)].toSorted()).toEqual([...preferansCode().procedures.keys()].toSorted());
  });

  it('name all that the book leaves to a regulation', () => {
    const settings = CODE_RULES.flatMap((one) =>
      one.uses.flatMap((use) => ('setting' in use ? [use.setting] : [])),
    );
    expect(Object.keys(CODE_REGULATION).filter((name) => !settings.includes(name))).toEqual([]);
  });

  it('name functions and settings that there are', () => {
    const functions = CODE_RULES.flatMap((one) =>
      one.uses.flatMap((use) => ('keptBy' in use ? [use.keptBy] : [])),
    );
    const library: Readonly<Record<string, unknown>> = preferans;
    expect(functions.filter((name) => typeof library[name] !== 'function')).toEqual([]);
    const known = new Set([...Object.keys(preferans.settingsSchema.shape), ...Object.keys(CODE_REGULATION)]);
    const settings = CODE_RULES.flatMap((one) =>
      one.uses.flatMap((use) => ('setting' in use ? [use.setting] : [])),
    );
    expect(settings.filter((name) => !known.has(name))).toEqual([]);
  });

  it('name each setting of a convention where the setting names them', () => {
    const unnamed = Object.entries(preferans.SETTING_RULES).filter(([name, said]) => {
      const rules = said.match(/3(?:\.\d+)+|fn \d+/g) ?? [];
      const isNamed = (rule: string) => uses(rule).some((use) => 'setting' in use && use.setting === name);
      return rules.length > 0 && !rules.some(isNamed);
    });
    expect(unnamed).toEqual([]);
  });

  it('are read as a convention has them', () => {
    const { settings } = preferans.conventionOf('sochinka')!;
    const agreed = { ...settings, misereBeatenBy: 10, allPassTalon: 'closed' } as const;
    const facts = { 'over-misere': 'nine' } as const;
    expect(outcomeIn(preferansCode(settings), '3.6.4', facts).law).toBe('3.6.6');
    expect(outcomeIn(preferansCode(agreed), '3.6.4', facts).law).toBe('3.6.4');
  });

  it('are not applied for a reason', () => {
    const reasons = CODE_RULES.flatMap((one) =>
      one.uses.flatMap((use) => ('notApplied' in use ? [use.notApplied] : [])),
    );
    expect(reasons.filter((reason) => !/^[A-Z].{20,}\.$/.test(reason))).toEqual([]);
    for (const rule of ['3.4.10', '3.4.11', '3.7.8'])
      expect(uses(rule)).toContainEqual({ notApplied: expect.stringContaining('qualification tournaments') });
  });

  it.each([
    ['3.6.9', '3.6.9'],
    ['3.4.7', '3.4.8'],
    ['3.4.8', '3.4.8'],
    ['3.4.12', '3.9.20'],
    ['3.9.20', '3.9.20'],
    ['fn 70', '3.9.20'],
    ['3.9.14.4', '3.9.14.4'],
    ['3.9.22', '3.9.22'],
    ['3.3.15', '3.3.15'],
    ['fn 23', '3.3.15'],
    ['3.2.16', '3.2.16'],
    ['fn 40', '3.6.4'],
  ])('do not miss what is easily missed: %s has the procedure %s', (rule, name) => {
    expect(uses(rule)).toContainEqual({ procedure: name });
  });

  it('leave a void deal with its dealer, but after his second fault: 3.2.2', () => {
    const passes = [...preferansCode().procedures].flatMap(([law, first]) =>
      pathsOf(first)
        .filter(({ outcome }) => outcome.rectifications.some(({ kind }) => kind === 'deal-passes'))
        .map(({ taken }) => [law, taken.at(-1)]),
    );
    const again = { question: 'dealer-slipped', answer: 'again' };
    expect(passes).toEqual([
      ['3.2.12', again],
      ['3.2.17', again],
    ]);
  });
});

describeShared('the text of the Code', 'seeds/preferans-code-section-3.ru.txt', existsSync, (place) => {
  it('has no rule and no footnote that is not there', () => {
    const lines = readFileSync(place, 'utf8').split('\n');
    const notes = lines.indexOf('Сноски');
    const inText = lines.slice(0, notes).flatMap((line) => /^(3(?:\.\d+){2,3})\./.exec(line)?.[1] ?? []);
    const inNotes = lines.slice(notes).flatMap((line) => /^(\d+)\. /.exec(line)?.[1] ?? []);
    expect([...new Set(inText)].filter((rule) => !numbers.includes(rule))).toEqual([]);
    expect(numbers.filter((rule) => !inText.includes(rule))).toEqual([]);
    expect(inNotes.map((note) => `fn ${note}`)).toEqual(footnotes);
  });
});
