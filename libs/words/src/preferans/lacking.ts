import type { Language } from '../language/language.js';

const en = {
  redeal: 'the same player deals again',
  'right-dealer-deals': 'the right dealer deals again',
  'deal-passes': 'the next player deals',
  'lost-value-on-offender': 'the others’ lost value is written on the player at fault',
  'without-all': 'the deal is recorded as down all',
  result: 'the results of both plans are recorded',
  tricks: 'the player at fault has more or fewer tricks',
  remise: 'points are added to the mountain of the player at fault',
  undertricks: 'undertricks are recorded for the player at fault',
  'proven-undertricks': 'the proven undertricks are recorded',
  takes: 'tricks of the all-pass go to the player at fault',
  'misere-shared': 'each of the two writes half the misère',
  'invitation-void': 'declarer plays the misère alone',
  'dealer-compensates': 'whists on the dealer make up for the others’ loss',
  'compensation-from-insister': 'whists on the player who insisted make up for the others’ loss',
} as const;

type Lacking = keyof typeof en;
type Words = Readonly<Record<Lacking, string>>;

/** What a ruling on a sheet lacks by the Preferans Code. */
const lacking: Readonly<Record<Language, Words>> = {
  en,
  pl: {
    redeal: 'ten sam zawodnik rozdaje ponownie',
    'right-dealer-deals': 'ponownie rozdaje właściwy rozdający',
    'deal-passes': 'rozdaje następny zawodnik',
    'lost-value-on-offender': 'utracone wartości zapisuje się na winnego',
    'without-all': 'rozdanie zapisuje się bez wszystkich lew',
    result: 'zapisuje się wyniki obu planów',
    tricks: 'winny ma więcej lub mniej lew',
    remise: 'winny dostaje punkty na górę',
    undertricks: 'winnemu zapisuje się wpadkę',
    'proven-undertricks': 'zapisuje się udowodnioną wpadkę',
    takes: 'lewy z raspasów przechodzą na winnego',
    'misere-shared': 'mizera piszą obaj po połowie',
    'invitation-void': 'mizer gra sam rozgrywający',
    'dealer-compensates': 'stratę pozostałych wyrównują wisty na rozdającego',
    'compensation-from-insister': 'stratę pozostałych wyrównują wisty na tego, kto obstawał przy planie',
  },
  ru: {
    redeal: 'тот же игрок сдаёт заново',
    'right-dealer-deals': 'заново сдаёт тот, чья очередь',
    'deal-passes': 'сдаёт следующий игрок',
    'lost-value-on-offender': 'упущенное другими записывается на виновного',
    'without-all': 'сдача записывается без всех взяток',
    result: 'записываются результаты обоих планов',
    tricks: 'у виновного больше или меньше взяток',
    remise: 'виновному пишется в гору',
    undertricks: 'виновному записывается подсад',
    'proven-undertricks': 'записывается доказанный подсад',
    takes: 'взятки распасов переходят к виновному',
    'misere-shared': 'мизер пишется пополам',
    'invitation-void': 'мизер играет один разыгрывающий',
    'dealer-compensates': 'ущерб остальных возмещают висты на сдатчика',
    'compensation-from-insister': 'ущерб остальных возмещают висты на того, кто настоял на плане',
  },
};

/** Whether something is a code of what a ruling lacks. */
export function isLacking(what: string): what is Lacking {
  return Object.hasOwn(en, what);
}

/** What a ruling lacks, as part of a sentence. */
export function lackingText(language: Language, what: Lacking): string {
  return lacking[language][what];
}
