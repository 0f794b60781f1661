import type { WhyWithout } from '#laws';
import type { Language } from '../language/language.js';

/** Laws that are ruled without questions in every edition, in our own words: what directors look for by what happened. */
const en = {
  '1': 'The pack: rank of cards and suits',
  '2': 'The boards',
  '3': 'Arrangement of tables',
  '4': 'Partnerships',
  '5': 'Seats',
  '77': 'Scoring table',
  '78': 'Methods of scoring',
  '80': 'Organisation and regulations',
} as const;

type OtherLaws = { readonly [Law in keyof typeof en]: string };

const pl: OtherLaws = {
  '1': 'Talia: starszeństwo kart i kolorów',
  '2': 'Pudełka',
  '3': 'Ustawienie stołów',
  '4': 'Pary i drużyny',
  '5': 'Miejsca przy stole',
  '77': 'Tabela zapisu',
  '78': 'Metody obliczania wyników',
  '80': 'Organizacja i regulaminy',
};

const ru: OtherLaws = {
  '1': 'Колода: старшинство карт и мастей',
  '2': 'Боксы',
  '3': 'Расстановка столов',
  '4': 'Пары и команды',
  '5': 'Места за столом',
  '77': 'Таблица записи',
  '78': 'Способы подсчёта',
  '80': 'Организация и регламенты',
};

/** By language and number. */
export const otherLaws: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, pl, ru };

/** The numbers of laws that are ruled without a procedure and have words. */
export const OTHER_LAWS: readonly string[] = Object.keys(en);

const why: Readonly<Record<Language, Readonly<Record<WhyWithout, string>>>> = {
  en: {
    arrangement: 'This law says with what and where people play; it leaves nothing to ask.',
    computed: 'Scores are computed by this law; it leaves nothing to ask.',
    regulations:
      'This law leaves the matter to the tournament’s regulations, and what they leave open to you.',
    'text-of-the-edition': 'The law book has no questions for this law in this edition.',
  },
  pl: {
    arrangement: 'Ten przepis mówi, czym i gdzie się gra; nie ma o co pytać.',
    computed: 'Według tego przepisu oblicza się wyniki; nie ma o co pytać.',
    regulations: 'Ten przepis odsyła do regulaminu turnieju, a resztę zostawia tobie.',
    'text-of-the-edition': 'Dla tego wydania nie ma pytań do tego przepisu.',
  },
  ru: {
    arrangement: 'Это правило говорит, чем и где играют; спрашивать не о чем.',
    computed: 'По этому правилу считают результаты; спрашивать не о чем.',
    regulations: 'Это правило отсылает к регламенту турнира, а остальное оставляет вам.',
    'text-of-the-edition': 'Для этой редакции вопросов к этому правилу нет.',
  },
};

/** Why a law is ruled without questions. */
export function whyWithoutText(language: Language, reason: WhyWithout): string {
  return why[language][reason];
}
