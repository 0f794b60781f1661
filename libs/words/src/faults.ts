import type { Language } from './language.js';

const en = {
  'name.empty': 'give a name of at least one character',
  'name.too-long': 'keep the name to 120 characters',
  'name.characters': 'keep the name to one line without control characters',
  'method.name': 'name a method after a preset only if it is that preset, others own',
  'regulation.name': 'name a regulation after a preset only if it is that preset, others own',
  'method.ranking':
    'rank IMPs by their sum or by IMPs a board, scores out of a top by percentage or total; who has no board can only be ranked by the total',
  'text.empty': 'write at least one character, or leave the text out',
  'text.too-long': 'keep the text to 2000 characters',
  'text.characters': 'keep the text free of control characters',
  'password.too-long': 'keep the password to 200 characters',
  'login.empty': 'give a login of at least one character',
  'login.too-long': 'keep the login to 64 characters',
  'login.characters': 'keep the login free of spaces and control characters',
  'person-name.empty': 'write the name of the person',
  'person-name.too-long': 'keep the name of the person to 80 characters',
  'person-name.characters': 'keep the name to one line without control characters',
  'link.incomplete': 'use the whole link, also the part after #',
  'account.incomplete':
    'give name, login and password together, or none of them to accept as the one signed in',
  'tables.none': 'name at least one table',
  'tables.too-many': 'name at most 500 tables at a time',
  'tables.repeated': 'name each table once',
  'code.too-long': 'type the code as the screen shows it',
  'pairing.one-of-two': 'send either the token of the scanned link or the code',
  'session.malformed': 'name the session by its number, from 1',
  'contest.malformed': 'name the contest by its number, from 1',
  'knockout.malformed': 'name the knockout by its number, from 1',
  'table.malformed':
    'name the table by its number, with the section before it where there are several (7, B12)',
  'section.malformed': 'name the section by one or two capital letters',
  'contestant.malformed': 'name the contestant by section and number (A-NS3, A-EW3, A-7)',
  'board-set.malformed': 'name the set of boards by a number from 1',
  'member-number.malformed': 'keep the member number to 20 letters, digits, dots, hyphens and slashes',
} as const;

/** Codes that schemas use as their messages. */
export type FaultCode = keyof typeof en;

/** A code for a schema's message: it has words in every language. */
export function fault(code: FaultCode): FaultCode {
  return code;
}

/** Faults of a body in words, by language and code. */
export const faults: Readonly<Record<Language, Readonly<Record<FaultCode, string>>>> = {
  en,
  pl: {
    'name.empty': 'podaj nazwę mającą co najmniej jeden znak',
    'name.too-long': 'nazwa może mieć najwyżej 120 znaków',
    'name.characters': 'nazwa ma być w jednym wierszu, bez znaków sterujących',
    'method.name': 'nazwij metodę jak gotową tylko wtedy, gdy jest taka sama, inną: own',
    'regulation.name': 'nazwij regulamin jak gotowy tylko wtedy, gdy jest taki sam, inny: own',
    'method.ranking':
      'IMP-y klasyfikuje się według sumy lub średniej na rozdanie, inne wyniki według procentu lub sumy; kto nie ma rozdania, tylko według sumy',
    'text.empty': 'wpisz co najmniej jeden znak albo pomiń tekst',
    'text.too-long': 'tekst może mieć najwyżej 2000 znaków',
    'text.characters': 'tekst nie może zawierać znaków sterujących',
    'password.too-long': 'hasło może mieć najwyżej 200 znaków',
    'login.empty': 'podaj login mający co najmniej jeden znak',
    'login.too-long': 'login może mieć najwyżej 64 znaki',
    'login.characters': 'login nie może zawierać spacji ani znaków sterujących',
    'person-name.empty': 'wpisz imię i nazwisko osoby',
    'person-name.too-long': 'imię i nazwisko mogą mieć najwyżej 80 znaków',
    'person-name.characters': 'imię i nazwisko mają być w jednym wierszu, bez znaków sterujących',
    'link.incomplete': 'użyj całego odnośnika, także części po znaku #',
    'account.incomplete':
      'podaj razem nazwę, login i hasło albo żadnego z nich, jeśli przyjmujesz jako zalogowany',
    'tables.none': 'podaj co najmniej jeden stół',
    'tables.too-many': 'podaj najwyżej 500 stołów naraz',
    'tables.repeated': 'podaj każdy stół tylko raz',
    'code.too-long': 'wpisz kod tak, jak pokazuje go ekran',
    'pairing.one-of-two': 'wyślij albo token ze zeskanowanego odnośnika, albo kod',
    'session.malformed': 'podaj numer sesji, od 1',
    'contest.malformed': 'podaj klasyfikację łączną numerem, od 1',
    'knockout.malformed': 'podaj rozgrywki pucharowe numerem, od 1',
    'table.malformed': 'podaj numer stołu, a przy kilku sektorach sektor przed nim (7, B12)',
    'section.malformed': 'nazwij sektor jedną lub dwiema wielkimi literami',
    'contestant.malformed': 'podaj uczestnika przez sektor i numer (A-NS3, A-EW3, A-7)',
    'board-set.malformed': 'nazwij zestaw rozdań liczbą od 1',
    'member-number.malformed': 'numer legitymacji to najwyżej 20 liter, cyfr, kropek, łączników i ukośników',
  },
  ru: {
    'name.empty': 'введите название хотя бы из одного знака',
    'name.too-long': 'название — не длиннее 120 знаков',
    'name.characters': 'название — в одну строку, без управляющих знаков',
    'method.name': 'называйте метод как готовый, только если он такой же, другой — own',
    'regulation.name': 'называйте регламент как готовый, только если он такой же, другой — own',
    'method.ranking':
      'места по ИМПам — по сумме или на сдачу, остальные — по проценту или сумме; без сдач — только по сумме',
    'text.empty': 'введите хотя бы один знак или не пишите текста',
    'text.too-long': 'текст — не длиннее 2000 знаков',
    'text.characters': 'в тексте не должно быть управляющих знаков',
    'password.too-long': 'пароль — не длиннее 200 знаков',
    'login.empty': 'введите логин хотя бы из одного знака',
    'login.too-long': 'логин — не длиннее 64 знаков',
    'login.characters': 'в логине не должно быть пробелов и управляющих знаков',
    'person-name.empty': 'введите имя и фамилию',
    'person-name.too-long': 'имя и фамилия — не длиннее 80 знаков',
    'person-name.characters': 'имя и фамилия — в одну строку, без управляющих знаков',
    'link.incomplete': 'откройте ссылку целиком, вместе с частью после #',
    'account.incomplete':
      'введите имя, логин и пароль вместе или ничего из них, если принимаете как вошедший',
    'tables.none': 'назовите хотя бы один стол',
    'tables.too-many': 'назовите не больше 500 столов за раз',
    'tables.repeated': 'назовите каждый стол один раз',
    'code.too-long': 'введите код так, как его показывает экран',
    'pairing.one-of-two': 'отправьте либо токен из отсканированной ссылки, либо код',
    'session.malformed': 'назовите номер сессии, от 1',
    'contest.malformed': 'назовите общий зачёт номером, от 1',
    'knockout.malformed': 'назовите плей-офф номером, от 1',
    'table.malformed': 'назовите номер стола, а при нескольких секторах — сектор перед ним (7, B12)',
    'section.malformed': 'назовите сектор одной или двумя заглавными латинскими буквами',
    'contestant.malformed': 'назовите участника сектором и номером (A-NS3, A-EW3, A-7)',
    'board-set.malformed': 'назовите комплект сдач числом от 1',
    'member-number.malformed': 'номер игрока — не длиннее 20 букв, цифр, точек, дефисов и косых черт',
  },
};
