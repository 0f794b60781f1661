import type { ContradictionCode } from '#preferans';
import type { Language } from '../language.js';

const en: Readonly<Record<ContradictionCode, string>> = {
  'amnesty-of-whists': 'an amnesty is only of tricks that are written to the mountain',
  'talon-of-whists': 'where an all-pass is written in whists, the talon stays closed',
  'step-without-rise': 'a progression needs a step by which the price rises',
  'exit-falls': 'the level that leaves all-passes does not fall from one to the next',
  'exit-never-rises': 'the exit is to rise after passes without looking, and there are none',
  'opening-not-blind': 'opening all-passes count as passed without looking, which was not agreed',
  'bombs-from-nothing': 'bombs come from passes without looking, which were not agreed',
  'half-of-odd': 'half of an odd number of tricks cannot be written for a half-whist',
  'halves-of-odd': 'two whisters cannot answer for halves of an odd number of tricks',
  'duty-beyond-tricks': 'whist would have to take more tricks than the game leaves, or fewer than none',
  'half-never-offered': 'a half-whist after one’s own whist, and no game has a half-whist',
  'barred-from-no-help': 'who may not be helped is agreed, and nobody is helped',
  'share-of-nothing': 'the share for the talon with three players, and nobody has a share',
  'prices-fall': 'a higher game is not worth less to the pool',
  'price-below-nothing': 'a price is not below nothing',
  'points-worth-nothing': 'a point is worth something in whists',
  'pools-without-size': 'tables play until pools are closed, and pools have no size',
};

const pl: Readonly<Record<ContradictionCode, string>> = {
  'amnesty-of-whists': 'amnestia dotyczy tylko lew pisanych na górę',
  'talon-of-whists': 'gdy raspasy pisze się wistami, talon zostaje zakryty',
  'step-without-rise': 'progresja potrzebuje kroku, o który rośnie cena',
  'exit-falls': 'próg wyjścia z raspasów nie spada z jednych na następne',
  'exit-never-rises': 'próg wyjścia ma rosnąć po pasach w ciemno, a takich się nie gra',
  'opening-not-blind': 'raspasy na otwarcie liczą się jako pasy w ciemno, a takich nie uzgodniono',
  'bombs-from-nothing': 'bomby biorą się z pasów w ciemno, a takich nie uzgodniono',
  'half-of-odd': 'połowy nieparzystej liczby lew nie zapisze się za połowę wistu',
  'halves-of-odd': 'dwaj wistujący nie odpowiedzą po połowie za nieparzystą liczbę lew',
  'duty-beyond-tricks': 'wist musiałby wziąć więcej lew, niż zostawia gra, albo mniej niż zero',
  'half-never-offered': 'połowa wistu po własnym wiście, a żadna gra nie zna połowy wistu',
  'barred-from-no-help': 'uzgodniono, komu nie wolno pomagać, a pomocy się nie gra',
  'share-of-nothing': 'część za talon przy trzech zawodnikach, a części się nie pisze',
  'prices-fall': 'wyższa gra nie jest warta mniej do puli',
  'price-below-nothing': 'cena nie jest mniejsza od zera',
  'points-worth-nothing': 'punkt jest coś wart w wistach',
  'pools-without-size': 'stoły grają do zamknięcia pul, a pule nie mają wielkości',
};

const ru: Readonly<Record<ContradictionCode, string>> = {
  'amnesty-of-whists': 'амнистия бывает только для взяток, которые пишут в гору',
  'talon-of-whists': 'когда распасовку пишут вистами, прикуп остаётся закрытым',
  'step-without-rise': 'прогрессии нужен шаг, на который растёт цена',
  'exit-falls': 'выход из распасовок от одной к другой не понижается',
  'exit-never-rises': 'выход растёт после паса втёмную, а втёмную не играют',
  'opening-not-blind': 'распасовки в начале считаются пасом втёмную, а о нём не договорились',
  'bombs-from-nothing': 'бомбы дают за пас втёмную, а о нём не договорились',
  'half-of-odd': 'половину нечётного числа взяток за полвиста не записать',
  'halves-of-odd': 'двое вистующих не могут отвечать за половину нечётного числа взяток',
  'duty-beyond-tricks': 'вист обязан больше взяток, чем оставляет игра, или меньше нуля',
  'half-never-offered': 'полвиста после своего виста, а полвиста нет ни на одной игре',
  'barred-from-no-help': 'названо, кому нельзя помогать, а помощь не играется',
  'share-of-nothing': 'доля за прикуп при трёх игроках, а за прикуп не пишут',
  'prices-fall': 'старшая игра не может стоить в пулю меньше младшей',
  'price-below-nothing': 'цена не бывает меньше нуля',
  'points-worth-nothing': 'очко чего-то стоит в вистах',
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
