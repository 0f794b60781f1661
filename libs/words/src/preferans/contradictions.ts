import type { ContradictionCode } from '#preferans';
import type { Language } from '../language/language.js';

const en: Readonly<Record<ContradictionCode, string>> = {
  'amnesty-of-whists': 'an amnesty applies only to tricks written to the mountain',
  'talon-of-whists': 'if all-passes are written in whists, the talon stays closed',
  'step-without-rise': 'a progression needs a step that raises the price',
  'exit-falls': 'the exit level of all-passes cannot fall from one to the next',
  'exit-never-rises': 'the exit rises after blind passes, but blind passes are not played',
  'opening-not-blind': 'opening all-passes count as blind passes, which are not agreed',
  'bombs-from-nothing': 'bombs come from blind passes, which are not agreed',
  'half-of-odd': 'a half-whist cannot be half of an odd number of tricks',
  'halves-of-odd': 'two whisters cannot share an odd number of tricks equally',
  'duty-beyond-tricks': 'the whist duty exceeds the tricks that the game leaves, or is negative',
  'half-never-offered': 'a half-whist after one’s own whist is agreed, but no game allows a half-whist',
  'barred-from-no-help': 'some players may not be helped, but help is not played',
  'share-of-nothing': 'a talon share with three players is set, but there is no talon share',
  'prices-fall': 'a higher game cannot be worth less to the pool',
  'price-below-nothing': 'a price cannot be negative',
  'points-worth-nothing': 'a point must be worth at least one whist',
  'pools-without-size': 'play ends when pools are closed, but pools have no size',
};

const pl: Readonly<Record<ContradictionCode, string>> = {
  'amnesty-of-whists': 'amnestia dotyczy tylko lew pisanych na górę',
  'talon-of-whists': 'gdy raspasy pisze się wistami, talon zostaje zakryty',
  'step-without-rise': 'progresja potrzebuje kroku, o który rośnie cena',
  'exit-falls': 'próg wyjścia z raspasów nie może spadać',
  'exit-never-rises': 'próg wyjścia ma rosnąć po pasach w ciemno, a takich się nie gra',
  'opening-not-blind': 'raspasy na otwarcie liczą się jako pasy w ciemno, a takich nie uzgodniono',
  'bombs-from-nothing': 'bomby biorą się z pasów w ciemno, a takich nie uzgodniono',
  'half-of-odd': 'połowy nieparzystej liczby lew nie zapisze się za połowę wistu',
  'halves-of-odd': 'dwaj wistujący nie odpowiedzą po połowie za nieparzystą liczbę lew',
  'duty-beyond-tricks': 'wist musiałby wziąć więcej lew, niż zostawia gra, albo mniej niż zero',
  'half-never-offered': 'uzgodniono połowę wistu po własnym wiście, a żadna gra jej nie dopuszcza',
  'barred-from-no-help': 'uzgodniono, komu nie wolno pomagać, a pomocy się nie gra',
  'share-of-nothing': 'część za talon przy trzech zawodnikach, a części się nie pisze',
  'prices-fall': 'wyższa gra nie może być warta mniej do puli',
  'price-below-nothing': 'cena nie może być ujemna',
  'points-worth-nothing': 'punkt musi być wart co najmniej jeden wist',
  'pools-without-size': 'stoły grają do zamknięcia pul, a pule nie mają wielkości',
};

const ru: Readonly<Record<ContradictionCode, string>> = {
  'amnesty-of-whists': 'амнистия бывает только для взяток, которые пишут в гору',
  'talon-of-whists': 'когда распасы пишут вистами, прикуп остаётся закрытым',
  'step-without-rise': 'прогрессии нужен шаг, на который растёт цена',
  'exit-falls': 'порог выхода из распасов не может понижаться',
  'exit-never-rises': 'выход растёт после паса втёмную, а втёмную не играют',
  'opening-not-blind': 'распасы в начале считаются пасом втёмную, а о нём не договорились',
  'bombs-from-nothing': 'бомбы дают за пас втёмную, а о нём не договорились',
  'half-of-odd': 'половину нечётного числа взяток за полвиста не записать',
  'halves-of-odd': 'двое вистующих не могут отвечать за половину нечётного числа взяток',
  'duty-beyond-tricks': 'вист обязан больше взяток, чем оставляет игра, или меньше нуля',
  'half-never-offered': 'договорились о полвиста после своего виста, а его нет ни на одной игре',
  'barred-from-no-help': 'названо, кому нельзя помогать, а помощь не играется',
  'share-of-nothing': 'доля за прикуп при трёх игроках, а за прикуп не пишут',
  'prices-fall': 'старшая игра не может стоить в пулю меньше младшей',
  'price-below-nothing': 'цена не может быть отрицательной',
  'points-worth-nothing': 'очко должно стоить хотя бы один вист',
  'pools-without-size': 'играют до закрытия пуль, а размера у пули нет',
};

/** What settings of a convention have against each other, in words. */
export const contradictions: Readonly<Record<Language, Readonly<Record<ContradictionCode, string>>>> = {
  en,
  pl,
  ru,
};

/** What settings have against each other, in words. */
export function contradictionText(language: Language, code: ContradictionCode): string {
  return contradictions[language][code];
}

/** True for the code of such a contradiction. */
export function isContradiction(code: string): code is ContradictionCode {
  return Object.hasOwn(en, code);
}
