import { filled, type Language } from '#words';

const en = {
  done: 'Deals from {from} to {to}: {count}. File: {file}.',
  assumed: '{from} holds no board numbers: boards {boards} are assumed. --first says where they begin.',
  without: '{from} names boards {boards} without a deal: they are left out.',
  'lost.board': '{to} holds no board numbers: boards {boards} will be read as others.',
  'lost.dealer': '{to} holds no dealers: those of boards {boards} are other than usual, and are lost.',
  'lost.vulnerable':
    '{to} holds no vulnerabilities: those of boards {boards} are other than usual, and are lost.',
  'lost.doubleDummy': '{to} holds no double-dummy tables: those of boards {boards} are left out.',
  'unknown-format': '{file} tells no format: it is one of {formats}, by --{option} or the end of the name.',
} as const;

type Phrase = keyof typeof en;

/** What the command says; words in braces are parameters. */
export const convertPhrases: Readonly<Record<Language, Readonly<Record<Phrase, string>>>> = {
  en,
  pl: {
    done: 'Rozdań z {from} do {to}: {count}. Plik: {file}.',
    assumed: '{from} nie ma numerów rozdań: przyjęto {boards}. --first mówi, od którego się zaczynają.',
    without: '{from} wymienia rozdania {boards} bez kart: pominięto je.',
    'lost.board': '{to} nie ma numerów rozdań: rozdania {boards} będą odczytane z innymi.',
    'lost.dealer': '{to} nie ma rozdających: w rozdaniach {boards} są inni niż zwykle i przepadają.',
    'lost.vulnerable': '{to} nie ma założeń: w rozdaniach {boards} są inne niż zwykle i przepadają.',
    'lost.doubleDummy': '{to} nie ma tabel gry w widne karty: pominięto je w rozdaniach {boards}.',
    'unknown-format':
      '{file} nie mówi, jaki to format: jeden z {formats}, przez --{option} albo koniec nazwy.',
  },
  ru: {
    done: 'Сдач из {from} в {to}: {count}. Файл: {file}.',
    assumed: 'В {from} нет номеров сдач: приняты {boards}. --first говорит, с какого они начинаются.',
    without: 'В {from} сдачи {boards} названы без карт: они опущены.',
    'lost.board': 'В {to} нет номеров сдач: сдачи {boards} прочтутся под другими.',
    'lost.dealer': 'В {to} нет сдающих: в сдачах {boards} они не как обычно и теряются.',
    'lost.vulnerable': 'В {to} нет зональности: в сдачах {boards} она не как обычно и теряется.',
    'lost.doubleDummy': 'В {to} нет таблиц игры в открытую: в сдачах {boards} они опущены.',
    'unknown-format':
      '{file} не говорит, какой это формат: один из {formats}, через --{option} или конец имени.',
  },
};

/** Says something of the command. */
export function say(language: Language, phrase: Phrase, params: Readonly<Record<string, unknown>>): string {
  return filled(convertPhrases[language][phrase], params);
}
