import { BY_REGULATION, CODE_RULES, preferansCode, type LeftOpen } from '#laws';
import {
  byRegulationText,
  codeRuleText,
  lawTitle,
  settingText,
  settingValueText,
  type Language,
} from '#words';
import { SETTING_RULES, type SettingName, type Settings } from '#preferans';
import type { JudgesBook } from './judgesBook.js';

/** What judges of preferans are called to most often. */
const USUAL = '3.9.16 3.9.14.1 3.9.15 3.9.18 3.2.16 3.2.12 3.2.21 3.2.19 3.4.4 3.3.18 3.9.20 3.8.5.1'.split(
  ' ',
);

/** Section 3 is all that is played by: `9.16` is 3.9.16. */
const NUMBER = /^(?:3\.)?([1-9](?:\.\d{1,2}){1,3})\.?([abc])?$/;
const FOOTNOTE = /^(?:fn|footnote|сноска|сн|прим|примечание|przypis|przyp)\.?\s*(\d{1,2})$/u;
/** The regulation of the tournament, which a judge may rule by as well. */
const REGULATION = /^(?:regulation|regulations|регламент|regulamin)$/u;
/** Before a number, as people say it. */
const SAID = /^(?:rule|правило|пункт|п\.|reguła|regula|punkt|pkt\.?|prawo|law)\s*/u;
const LATIN: Readonly<Record<string, string>> = { а: 'a', б: 'b', в: 'c' };

const RULES: ReadonlyMap<string, (typeof CODE_RULES)[number]> = new Map(
  CODE_RULES.map((rule) => [rule.rule, rule]),
);

/** The names of what is agreed about it. */
function settingsOf(rule: string): SettingName[] {
  return (RULES.get(rule)?.uses ?? []).flatMap((use) =>
    'setting' in use && Object.hasOwn(SETTING_RULES, use.setting) ? [use.setting as SettingName] : [],
  );
}

const proceduresOf = (rule: string) =>
  (RULES.get(rule)?.uses ?? []).flatMap((use) => ('procedure' in use ? [use.procedure] : []));

/** Whether one rule is another, or a part of it: 3.9.14.1 of 3.9.14, but 3.9.16 not of 3.9.1. */
function isPartOf(rule: string, whole: string): boolean {
  return rule.startsWith(whole) && !/^\d/.test(rule.slice(whole.length));
}

/**
 * The number of a rule, `3.8.5.1b`, or of a footnote, `fn 57`, as the Code has it, or `regulation`: that of the tournament;
 * undefined: there is none such.
 */
export function ruleNumber(typed: string): string | undefined {
  const text = typed.trim().toLowerCase().replace(SAID, '');
  if (REGULATION.test(text)) return BY_REGULATION;
  const note = FOOTNOTE.exec(text)?.[1];
  if (note !== undefined) return RULES.has(`fn ${Number(note)}`) ? `fn ${Number(note)}` : undefined;
  const written = text.replaceAll(/[,\s]+/g, '.').replace(/[абв]$/u, (letter) => LATIN[letter]!);
  const [, number, letter = ''] = NUMBER.exec(written) ?? [];
  if (number === undefined) return undefined;
  const rule = `3.${number}${letter}`;
  return CODE_RULES.some((one) => isPartOf(one.rule, rule)) ? rule : undefined;
}

/** Rules that nobody is asked about, as the convention of the session has settled them. */
const AGREED = CODE_RULES.filter(
  ({ rule }) => proceduresOf(rule).length === 0 && settingsOf(rule).length > 0,
).map(({ rule }) => rule);

/** The procedures of a rule, or the rule itself where the convention settles it. */
function leadsTo(rule: string): readonly string[] {
  const procedures = proceduresOf(rule);
  return procedures.length === 0 && settingsOf(rule).length > 0 ? [rule] : procedures;
}

/**
 * The Preferans Code: a rule leads to the procedure that it stands in, a footnote to that of its rule, `3.9` to all of 3.9.
 *
 * @param agreed the settings of the session's convention
 */
export function codeBook(agreed: LeftOpen = {}): JudgesBook {
  const book = preferansCode(agreed);
  const settings = agreed as Partial<Settings>;
  const agreedText = (language: Language, setting: SettingName) => {
    const value = settings[setting];
    const name = settingText(language, setting);
    return value === undefined ? name : `${name}: ${settingValueText(language, setting, value)}`;
  };
  return {
    book,
    words: 'preferans',
    usual: USUAL,
    laws: [...book.procedures.keys(), ...AGREED, BY_REGULATION],
    otherwise: BY_REGULATION,
    number: ruleNumber,
    numbered: (number) => {
      if (number === BY_REGULATION) return [BY_REGULATION];
      const parts = CODE_RULES.map(({ rule }) => rule).filter(
        (rule) => isPartOf(rule, number) || isPartOf(number, rule),
      );
      // What was typed first, then its parts, then what it is a part of.
      const rank = (rule: string) => (rule === number ? 0 : isPartOf(rule, number) ? 1 : 2);
      const likeliest = parts.toSorted((one, other) => rank(one) - rank(other));
      return [...new Set(likeliest.flatMap(leadsTo))];
    },
    titled: (law) => proceduresOf(law)[0] ?? law,
    title: (language, law) => {
      if (law === BY_REGULATION) return byRegulationText(language);
      const title = lawTitle(language, law, 'preferans');
      if (title !== law) return title;
      const settled = settingsOf(law).map((setting) => agreedText(language, setting));
      return settled.length > 0 ? settled.join('; ') : codeRuleText(language, law);
    },
  };
}
