import type { Language } from '../language.js';

/** Laws that are ruled without a procedure, in our own words: what directors look for by what happened. */
const en = {
  '9': 'Irregularity, and nobody called the director',
  '11': 'Right to rectification forfeited',
  '20': 'Review or explanation of calls',
  '28': 'Call thought out of turn that was in turn',
  '41': 'Opening lead, questions and the face of dummy',
  '42': 'Rights of dummy',
  '43': 'What dummy may not do',
  '72': 'Infraction on purpose, or one that could have been known to damage',
  '74': 'Conduct and courtesy',
  '76': 'Spectators',
  '79': 'Number of tricks disputed',
  '81': 'Powers and duties of the director',
} as const;

type OtherLaws = { readonly [Law in keyof typeof en]: string };

const pl: OtherLaws = {
  '9': 'Nieprawidłowość bez wezwania sędziego',
  '11': 'Utrata prawa do rektyfikacji',
  '20': 'Powtórzenie albo objaśnienie odzywek',
  '28': 'Zapowiedź uznana za niewłaściwą kolejność, a była w kolejności',
  '41': 'Pierwszy wist, pytania i wyłożenie dziadka',
  '42': 'Prawa dziadka',
  '43': 'Czego dziadkowi nie wolno',
  '72': 'Wykroczenie umyślne albo takie, po którym można było przewidzieć szkodę',
  '74': 'Zachowanie i uprzejmość',
  '76': 'Widzowie',
  '79': 'Spór o liczbę lew',
  '81': 'Uprawnienia i obowiązki sędziego',
};

const ru: OtherLaws = {
  '9': 'Нарушение, о котором не сообщили судье',
  '11': 'Право на исправление утрачено',
  '20': 'Повторение или объяснение заявок',
  '28': 'Заявка в очередь, которую сочли внеочередной',
  '41': 'Первый ход, вопросы и открытие стола',
  '42': 'Права болвана',
  '43': 'Чего нельзя болвану',
  '72': 'Нарушение намеренное или с предсказуемым ущербом',
  '74': 'Поведение и вежливость',
  '76': 'Зрители',
  '79': 'Спор о числе взяток',
  '81': 'Полномочия и обязанности судьи',
};

/** By language and number. */
export const otherLaws: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, pl, ru };

/** The numbers of laws that are ruled without a procedure and have words. */
export const OTHER_LAWS: readonly string[] = Object.keys(en);
