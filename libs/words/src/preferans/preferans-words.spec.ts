import { z } from 'zod';
import {
  CONTRADICTION_CODES,
  conventionOf,
  CONVENTIONS,
  CutOffsUnreadable,
  DUPLICATE_TIE_BREAKS,
  EVIDENCE,
  LINE_FAULTS,
  SETTING_RULES,
  settingsSchema,
  TIE_BREAKS,
  type LineFault,
  type SettingName,
} from '#preferans';
import {
  codeRuleText,
  contradictionText,
  conventionText,
  cutOffsFaultText,
  dealFaultText,
  entryReasonText,
  evidenceText,
  LANGUAGES,
  problemText,
  settingText,
  settingValueText,
  settledTermText,
  standingLineText,
  tieBreakText,
} from '../index.js';
import { contradictions } from './contradictions.js';
import { conventions } from './conventions.js';
import { cutOffsFaults } from './cut-offs.js';
import { dealFaults } from './deal-faults.js';
import { entryReasons } from './entry-reasons.js';
import { evidence } from './evidence.js';
import { lineFlags } from './line-flags.js';
import { settings } from './settings.js';
import { settingValues } from './setting-values.js';
import { settledTerms } from './settled-terms.js';
import { standings } from './standings.js';

/** Everything said of preferans in a language: by the place where it stands. */
function saidIn(language: (typeof LANGUAGES)[number]): ReadonlyMap<string, string> {
  const told = new Map<string, string>();
  const tell = (path: string, words: unknown): void => {
    if (typeof words === 'string') told.set(path, words);
    else Object.entries(words as object).forEach(([key, value]) => tell(`${path}/${key}`, value));
  };
  const all = {
    contradictions,
    conventions,
    cutOffsFaults,
    dealFaults,
    entryReasons,
    evidence,
    lineFlags,
    settings,
    settingValues,
    settledTerms,
    standings,
  };
  Object.entries(all).forEach(([name, words]) => tell(name, words[language]));
  return told;
}

const parametersOf = (words: string) => words.match(/\{\w+\}|\[|\]/g)?.toSorted() ?? [];

describe('the words of preferans', () => {
  it.each(LANGUAGES)('have every code and the same parameters in %s', (language) => {
    const [english, own] = [saidIn('en'), saidIn(language)];
    expect([...own.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    for (const [path, words] of own) {
      expect([path, words.trim().length > 0]).toEqual([path, true]);
      expect([path, parametersOf(words)]).toEqual([path, parametersOf(english.get(path)!)]);
    }
  });

  it.each(LANGUAGES)('are there in %s for all that the game can say', (language) => {
    for (const fault of Object.keys(LINE_FAULTS) as LineFault[]) {
      expect([fault, dealFaultText(language, fault)]).toEqual([fault, expect.any(String)]);
    }
    for (const code of CONTRADICTION_CODES) {
      expect([code, contradictionText(language, code)]).toEqual([code, expect.any(String)]);
    }
    for (const of of EVIDENCE) expect([of, evidenceText(language, of)]).toEqual([of, expect.any(String)]);
    for (const setting of Object.keys(settingsSchema.shape) as SettingName[]) {
      expect([setting, settingText(language, setting)]).toEqual([setting, expect.any(String)]);
      const schema: unknown = settingsSchema.shape[setting];
      for (const code of schema instanceof z.ZodEnum ? schema.options : []) {
        expect([setting, code, settingValueText(language, setting, code as never)]).not.toContain(undefined);
      }
    }
    for (const { name } of CONVENTIONS) expect(conventionText(language, name)).not.toBe(name);
    for (const rule of [...TIE_BREAKS, ...DUPLICATE_TIE_BREAKS]) {
      expect([rule, tieBreakText(language, rule)]).toEqual([rule, expect.any(String)]);
    }
  });

  it.each(LANGUAGES)('say every value that the conventions have in %s', (language) => {
    for (const convention of CONVENTIONS) {
      for (const setting of Object.keys(settingsSchema.shape) as SettingName[]) {
        const said = settingValueText(language, setting, convention.settings[setting]);
        expect([convention.name, setting, said]).toEqual([
          convention.name,
          setting,
          expect.not.stringMatching(/^$|undefined|object/),
        ]);
      }
    }
  });

  it('say the settings as players do', () => {
    const { settings: sochinka } = conventionOf('sochinka')!;
    expect([
      settingValueText('ru', 'whistStyle', sochinka.whistStyle),
      settingValueText('en', 'poolPrices', sochinka.poolPrices),
      settingValueText('pl', 'poolSize', sochinka.poolSize),
      settingValueText('en', 'allPassNone', sochinka.allPassNone),
      settingValueText('en', 'halfWhistLevels', sochinka.halfWhistLevels),
    ]).toEqual([
      'жлобский',
      '6: 2, 7: 4, 8: 6, 9: 8, 10: 10',
      'pul się nie zamyka',
      '1 × the price of a trick, to the pool',
      '6, 7',
    ]);
    expect(conventionText('ru', 'club-20')).toBe('club-20');
    expect(codeRuleText('ru', SETTING_RULES.jumps)).toBe('3.3.8, сноска 21');
  });

  it('say what a line of the sheet and of the standings is for', () => {
    expect([
      entryReasonText('ru', 'consolation'),
      settledTermText('en', 'whists-on', 'West'),
      settledTermText('en', 'whists-on'),
      standingLineText('en', { what: 'placing', place: 2, last: 3, players: 4 }),
      standingLineText('ru', { what: 'cut-off', from: '200', to: '650', rate: '1/10', whists: '450' }),
      standingLineText('pl', { what: 'cut-off', from: '650', rate: '0', whists: '50' }),
    ]).toEqual([
      'Консоляция',
      'Whists on West',
      'Whists',
      'Place 2–3 of 4 at the table',
      'Отсечка от 200 до 650: 450 × 1/10',
      'Obcięcie od 650: 50 × 0',
    ]);
  });

  it('say which part of the cut-offs cannot be read', () => {
    const unread = new CutOffsUnreadable('cut-offs.unread', 7, 10, 'above what');
    expect(cutOffsFaultText('en', unread)).toContain('“above what” cannot be read');
  });

  it('say which line cannot be, with its rule', () => {
    const params = { line: 3, fault: 'deal.half-whist-level', rule: '3.8.7', seat: 'W' };
    expect(problemText('sheet.line-impossible', params, 'en')).toBe(
      'Row 3 contradicts the Preferans Code, 3.8.7 (W: this game has no half-whist). Correct it.',
    );
    const nobodys = { line: 1, fault: 'deal.tricks-not-ten', rule: '3.2.8, 3.9.5' };
    expect(problemText('sheet.line-impossible', nobodys, 'ru')).toBe(
      'Строка 1 противоречит Кодексу преферанса (3.2.8, 3.9.5; в сумме не десять взяток). Исправьте её.',
    );
    const footnote = { line: 2, fault: 'deal.off-mountain', rule: 'fn 74', seat: 'N' };
    expect(problemText('sheet.line-impossible', footnote, 'pl')).toContain('przypis 74 (N: ');
  });
});
