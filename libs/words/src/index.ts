import { dealProblemText, isDealProblem } from './deal-problems.js';
import { faults, type FaultCode } from './faults.js';
import { isMovementRemark, movementRemarkText } from './movement/movement-remarks.js';
import { isRecordProblem, recordProblemText } from './record-problems.js';
import { LANGUAGES, type Language } from './language/language.js';
import { alone } from './problems/alone.js';
import { en, type ProblemCode } from './problems/en.js';
import { pl } from './problems/pl.js';
import { ru } from './problems/ru.js';
import { codeRuleText } from './preferans/code-rules.js';
import { contradictionText, isContradiction } from './preferans/contradictions.js';
import { dealFaultText, isDealFault } from './preferans/deal-faults.js';
import { isLacking, lackingText } from './preferans/lacking.js';

export { dealProblemText } from './deal-problems.js';
export { fault } from './faults.js';
export { filled } from './language/filled.js';
export { answerText, lawTitle, questionText, rectificationText, type WordedBook } from './laws/law-words.js';
export { LAW_NUMBERS } from './laws/law-number.js';
export { lawTopics } from './laws/topics/law-topics.js';
export { OTHER_LAWS, whyWithoutText } from './laws/other-laws.js';
export { inRanges } from './language/in-ranges.js';
export { lostInResultsText } from './lost-in-results.js';
export { countedBoardsText, lostOnBoardsText, withoutDealText } from './lost-on-boards.js';
export { readingFaultText } from './reading-faults.js';
export { assumedNumberText } from './assumed-numbers.js';
export { recordProblemText, wrongInPlayText } from './record-problems.js';
export { sendFaultText, type SendFaultCode } from './send-faults.js';
export { resultRemarkText, type ResultRemarkCode } from './result-remarks.js';
export { LANGUAGES, type Language } from './language/language.js';
export { isParticle, surnameFirst, surnameOf, wordsOfName } from './surname.js';
export { sectionsAlike } from './sections-alike.js';
export { zonedMoment, zonedText } from './zoned-time.js';
export {
  resultMail,
  seatMail,
  testMail,
  type RankingInMail,
  type ResultMail,
  type SeatMail,
} from './mail-words.js';
export { movementChangeText } from './movement/movement-changes.js';
export { movementName } from './movement/movement-names.js';
export { movementOfferText } from './movement/movement-offers.js';
export { movementRemarkText } from './movement/movement-remarks.js';
export { byRegulationText, codeRuleText } from './preferans/code-rules.js';
export { contradictionText } from './preferans/contradictions.js';
export { conventionText } from './preferans/conventions.js';
export { cutOffsFaultText } from './preferans/cut-offs.js';
export { dealFaultText } from './preferans/deal-faults.js';
export { entryReasonText } from './preferans/entry-reasons.js';
export { evidenceText } from './preferans/evidence.js';
export { lineFlagText } from './preferans/line-flags.js';
export { settingText } from './preferans/settings.js';
export { settingValueText } from './preferans/setting-values.js';
export { settledTermText } from './preferans/settled-terms.js';
export {
  dealSeatText,
  playerStatusText,
  standingLineText,
  tieBreakText,
  type StandingLine,
} from './preferans/standings.js';

export type { ProblemCode };

/** What fills the words in braces; members that no words name may be anything. */
export type ProblemParams = Readonly<Record<string, unknown>>;

/** Problems in words, by language and code; words in braces are parameters. */
export const problems: Readonly<Record<Language, Readonly<Record<ProblemCode, string>>>> = { en, pl, ru };

/** True for a code that has words. */
export function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(en, code);
}

/**
 * A problem in words: one sentence that says what is wrong and what would be right. A parameter that is the code of a
 * remark about a movement, or of a fault of a deal, of its record or of what was called and played, is put into words as
 * well, with the other parameters.
 * With `individuals` it is said as it is where everybody plays for himself.
 */
export function problemText(
  code: ProblemCode,
  params: ProblemParams = {},
  language: Language = 'en',
): string {
  const ofIndividuals = params['individuals'] === true ? alone[language][code] : undefined;
  return (ofIndividuals ?? problems[language][code]).replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const param = text(params[name]);
    if (name === 'what' && isLacking(param)) return lackingText(language, param);
    if (name === 'rule') return codeRuleText(language, param);
    if (isContradiction(param)) return contradictionText(language, param);
    if (isDealFault(param)) return dealFaultText(language, param, seatOf(params));
    if (isRecordProblem(param)) return recordProblemText(param, params, language);
    if (isDealProblem(param)) return dealProblemText(param, params, language);
    return isMovementRemark(param) ? movementRemarkText(param, params, language) : param;
  });
}

/** A fault of a body in words, when its message is one of our codes. */
export function faultText(message: string, language: Language): string {
  return Object.hasOwn(faults[language], message) ? faults[language][message as FaultCode] : message;
}

/** The language that an Accept-Language header asks for first, among ours; English when there is none. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wishes = (acceptLanguage ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
    return { language: tag.split('-')[0]!, quality: quality === undefined ? 1 : Number(quality) };
  });
  const best = wishes
    .filter((wish): wish is { language: Language; quality: number } =>
      (LANGUAGES as readonly string[]).includes(wish.language),
    )
    .toSorted((one, other) => other.quality - one.quality)[0];
  return best && best.quality > 0 ? best.language : 'en';
}

/** A contestant in a session is said as people say it: `A-NS3` as `A NS 3`. */
function text(param: unknown): string {
  if (Array.isArray(param)) return param.map(text).join(', ');
  const [, section, line, number] = /^([A-Z]{1,2})-(NS|EW)?(\d+)$/.exec(String(param)) ?? [];
  if (number !== undefined) return [section, line, number].filter(Boolean).join(' ');
  return typeof param === 'string' || typeof param === 'number' ? String(param) : '?';
}

/** With whom a fault of a deal's record is. */
function seatOf({ seat }: ProblemParams): string | undefined {
  return typeof seat === 'string' ? seat : undefined;
}
