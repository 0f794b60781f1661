import type { SettingName, Settings } from '#preferans';
import { filled } from '../language/filled.js';
import type { Language } from '../language/language.js';

/** The settings whose values are codes. */
type CodedSetting = {
  [S in SettingName]-?: Exclude<Settings[S], undefined> extends string ? S : never;
}[SettingName];

interface Words {
  readonly codes: { readonly [S in CodedSetting]: Readonly<Record<Exclude<Settings[S], undefined>, string>> };
  /** What it means that there is none. */
  readonly none: Readonly<
    Record<{ [S in SettingName]-?: null extends Settings[S] ? S : never }[SettingName], string>
  >;
  readonly allPassNone: Readonly<
    Record<`${Settings['allPassNone']['to']}.${Settings['allPassNone']['of']}`, string>
  >;
  readonly yes: string;
  readonly no: string;
}

/** Values of settings in words; numbers are said as they are. */
export const settingValues: Readonly<Record<Language, Words>> = {
  en: {
    codes: {
      responsibility: { full: 'full', half: 'half' },
      responsibilityOncePoolsClosed: { same: 'as before', full: 'full' },
      consolationTo: { defenders: 'both defenders', everybody: 'everyone, including the dealer' },
      whistStyle: { greedy: 'greedy', gentleman: 'gentleman’s' },
      shortfallCounted: { own: 'each one’s own missing tricks', side: 'at most their joint missing tricks' },
      ten: { whisted: 'whisted', checked: 'checked with open cards, without whist' },
      hold: { nobody: 'nobody', 'first-hand': 'the first hand', 'elder-hand': 'the elder of the two hands' },
      jumps: { flagged: 'accepted with a remark', refused: 'refused' },
      allPassKind: { mountain: 'to the mountain', whists: 'in whists of the player with fewest tricks' },
      allPassProgression: {
        none: 'none',
        arithmetic: 'step added each time',
        geometric: 'multiplied by the step each time',
      },
      allPassTalon: { opened: 'opened', closed: 'closed' },
      allPassDeal: { 'passes-on': 'next dealer', stays: 'same dealer' },
      exitAfter: { 'any-all-pass': 'each all-pass', 'blind-pass': 'blind passes' },
      exitBy: {
        'any-game': 'any game',
        made: 'a game made',
        'whisted-and-made': 'a game whisted and made',
      },
      endsAt: {
        'pools-closed': 'all pools are closed',
        'mountains-written-off': 'all mountains are written off',
      },
      helpBarred: {
        nobody: 'nobody',
        'short-whister-and-dealer': 'a whister short of tricks, and the dealer',
      },
      talonBonusOfThree: { 'half-each': 'half to each opponent', none: 'none' },
      wrongCountDeadline: {
        'own-first-call': 'the player’s own first call',
        'auction-begins': 'start of the auction',
        'auction-ends': 'end of the auction',
        'deal-ends': 'end of dealing',
      },
      extraCardInPlay: { remise: 'its holder goes down', discarded: 'discarded, and the game counts' },
      orderedWithWrongCount: {
        'as-failed': 'as undertricks: mountain and consolation, whisters not down',
        'as-in-play': 'mountain only, the rest as played',
      },
      seating: { 'judges-draw': 'drawn by the judges', 'by-cards': 'chosen in order of drawn cards' },
      disputedPlan: { judge: 'the judge rules', compensation: 'the player who insisted compensates' },
      changedTalon: { judge: 'the judge decides', 'dealer-draws': 'the dealer redraws it' },
    },
    none: {
      dealerWhistsFrom: 'never',
      allPassCap: 'no limit',
      poolSize: 'pools not closed',
      talonRefusal: 'not played',
    },
    allPassNone: {
      'pool.tricks': '{count} × the price of a trick, to the pool',
      'pool.points': '{count} to the pool',
      'off-mountain.tricks': '{count} × the price of a trick, off the mountain',
      'off-mountain.points': '{count} off the mountain',
    },
    yes: 'yes',
    no: 'no',
  },
  pl: {
    codes: {
      responsibility: { full: 'pełna', half: 'połowiczna' },
      responsibilityOncePoolsClosed: { same: 'bez zmian', full: 'pełna' },
      consolationTo: { defenders: 'obaj obrońcy', everybody: 'wszyscy, także rozdający' },
      whistStyle: { greedy: 'zachłanny', gentleman: 'dżentelmeński' },
      shortfallCounted: { own: 'to, czego brakuje każdemu', side: 'najwyżej to, czego brakuje im razem' },
      ten: { whisted: 'jest wistowana', checked: 'jest sprawdzana w odkryte karty, bez wistu' },
      hold: { nobody: 'nikt', 'first-hand': 'pierwsza ręka', 'elder-hand': 'kto licytuje wcześniej' },
      jumps: { flagged: 'zostają, z uwagą', refused: 'są odrzucane' },
      allPassKind: { mountain: 'na górę', whists: 'wistami tego, kto ma najmniej lew' },
      allPassProgression: { none: 'brak', arithmetic: 'krok się dodaje', geometric: 'przez krok się mnoży' },
      allPassTalon: { opened: 'jest odkrywany', closed: 'zostaje zakryty' },
      allPassDeal: { 'passes-on': 'przechodzi dalej', stays: 'zostaje u tego samego rozdającego' },
      exitAfter: { 'any-all-pass': 'każdych raspasach', 'blind-pass': 'pasach w ciemno' },
      exitBy: {
        'any-game': 'każda gra',
        made: 'gra wygrana',
        'whisted-and-made': 'gra wistowana i wygrana',
      },
      endsAt: { 'pools-closed': 'wszystkie pule są zamknięte', 'mountains-written-off': 'góry są odpisane' },
      helpBarred: {
        nobody: 'nie ma takich',
        'short-whister-and-dealer': 'wistującemu, któremu brakło lew, i rozdającemu',
      },
      talonBonusOfThree: { 'half-each': 'po połowie każdemu z obrońców', none: 'nie ma' },
      wrongCountDeadline: {
        'own-first-call': 'do własnej pierwszej zapowiedzi',
        'auction-begins': 'do początku licytacji',
        'auction-ends': 'do końca licytacji',
        'deal-ends': 'do końca rozdawania',
      },
      extraCardInPlay: { remise: 'to wpadka jej właściciela', discarded: 'jest odrzucana, gra się liczy' },
      orderedWithWrongCount: {
        'as-failed': 'jak niedobrane lewy: góra, konsolacja, wistujący bez wpadki',
        'as-in-play': 'tylko na górę, reszta jak rozegrano',
      },
      seating: { 'judges-draw': 'losują sędziowie', 'by-cards': 'wybierane według wyciągniętych kart' },
      disputedPlan: { judge: 'rozstrzyga sędzia', compensation: 'wyrównuje ten, kto nalegał' },
      changedTalon: { judge: 'rozstrzyga sędzia', 'dealer-draws': 'rozdający ciągnie od nowa' },
    },
    none: {
      dealerWhistsFrom: 'nigdy',
      allPassCap: 'bez końca',
      poolSize: 'pul się nie zamyka',
      talonRefusal: 'nie gra się',
    },
    allPassNone: {
      'pool.tricks': '{count} × cena lewy do puli',
      'pool.points': '{count} do puli',
      'off-mountain.tricks': '{count} × cena lewy z góry',
      'off-mountain.points': '{count} z góry',
    },
    yes: 'tak',
    no: 'nie',
  },
  ru: {
    codes: {
      responsibility: { full: 'полная', half: 'половинная' },
      responsibilityOncePoolsClosed: { same: 'как раньше', full: 'полная' },
      consolationTo: { defenders: 'оба противника', everybody: 'все, и сдатчик' },
      whistStyle: { greedy: 'жлобский', gentleman: 'джентльменский' },
      shortfallCounted: { own: 'свой недобор каждый', side: 'не больше общего недобора' },
      ten: { whisted: 'вистуется', checked: 'проверяется в открытую, без виста' },
      hold: { nobody: 'никто', 'first-hand': 'первая рука', 'elder-hand': 'старшая из двух рук' },
      jumps: { flagged: 'остаются, с замечанием', refused: 'не принимаются' },
      allPassKind: { mountain: 'в гору', whists: 'вистами того, у кого взяток меньше' },
      allPassProgression: { none: 'нет', arithmetic: 'прибавляется шаг', geometric: 'умножается на шаг' },
      allPassTalon: { opened: 'открывается', closed: 'остаётся закрытым' },
      allPassDeal: { 'passes-on': 'переходит дальше', stays: 'остаётся у того же сдатчика' },
      exitAfter: { 'any-all-pass': 'каждых распасов', 'blind-pass': 'паса втёмную' },
      exitBy: {
        'any-game': 'любой игрой',
        made: 'сыгранной игрой',
        'whisted-and-made': 'завистованной и сыгранной игрой',
      },
      endsAt: { 'pools-closed': 'закрыты все пули', 'mountains-written-off': 'списаны горы' },
      helpBarred: {
        nobody: 'таких нет',
        'short-whister-and-dealer': 'вистующему с недобором и сдатчику',
      },
      talonBonusOfThree: { 'half-each': 'по половине каждому противнику', none: 'не пишется' },
      wrongCountDeadline: {
        'own-first-call': 'до своей первой заявки',
        'auction-begins': 'до начала торговли',
        'auction-ends': 'до окончания торговли',
        'deal-ends': 'до окончания сдачи',
      },
      extraCardInPlay: { remise: 'ремиз её владельцу', discarded: 'сбрасывается, игра засчитывается' },
      orderedWithWrongCount: {
        'as-failed': 'как недобранные взятки: гора, консоляция, без ремиза вистующих',
        'as-in-play': 'только в гору, остальное как сыграно',
      },
      seating: { 'judges-draw': 'по жребию судейской коллегии', 'by-cards': 'по вытянутым картам' },
      disputedPlan: { judge: 'решает судья', compensation: 'возмещает настоявший' },
      changedTalon: { judge: 'решает судья', 'dealer-draws': 'сдатчик тянет заново' },
    },
    none: {
      dealerWhistsFrom: 'никогда',
      allPassCap: 'без ограничения',
      poolSize: 'пули не закрываются',
      talonRefusal: 'не играется',
    },
    allPassNone: {
      'pool.tricks': 'в пулю: {count} × цена взятки',
      'pool.points': 'в пулю: {count}',
      'off-mountain.tricks': 'с горы: {count} × цена взятки',
      'off-mountain.points': 'с горы: {count}',
    },
    yes: 'да',
    no: 'нет',
  },
};

/** The value of a setting as those who play say it: prices by the level of the game, `6: 2, 7: 4`. */
export function settingValueText<S extends SettingName>(
  language: Language,
  setting: S,
  value: Settings[S],
): string {
  const words = settingValues[language];
  // A convention of before there was a choice has it as it was then.
  const given: Settings[SettingName] = value === undefined ? 'as-in-play' : value;
  if (given === null) return (words.none as Readonly<Record<string, string>>)[setting]!;
  if (typeof given === 'boolean') return given ? words.yes : words.no;
  if (typeof given === 'string') {
    const codes = (words.codes as Readonly<Record<string, Readonly<Record<string, string>>>>)[setting];
    return codes?.[given] ?? given;
  }
  if (typeof given === 'number') return String(given);
  if (Array.isArray(given)) return given.join(', ') || '–';
  if ('to' in given) return filled(words.allPassNone[`${given.to}.${given.of}`], { count: given.count });
  return Object.entries(given)
    .map(([level, price]) => `${level}: ${price}`)
    .join(', ');
}
