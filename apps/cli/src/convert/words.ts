import { filled, type Language } from '#words';

const en = {
  'done.deals': 'Deals from {from} to {to}: {count}. File: {file}.',
  'done.plays': 'Boards with auctions, plays and results from {from} to {to}: {count}. File: {file}.',
  assumed: '{from} holds no board numbers: boards {boards} are assumed. --first says where they begin.',
  'assumed.more': '{count} more boards have no number.',
  without: '{from} names boards {boards} without a deal: they are left out.',
  'lost.board': '{to} holds no board numbers: boards {boards} will be read as others.',
  'lost.dealer': '{to} holds no dealers: those of boards {boards} are other than usual, and are lost.',
  'lost.vulnerable':
    '{to} holds no vulnerabilities: those of boards {boards} are other than usual, and are lost.',
  'done.results': 'Sessions and games of teams from {from} to {to}: {count}. File: {file}.',
  'results.none': '{file} holds nothing that was played.',
  'lost.played': '{to} holds no players, auctions, plays and results: those of boards {boards} are left out.',
  'lost.tables': '{to} holds no tables of scores: those of boards {boards} are left out.',
  'lost.doubleDummy': '{to} holds no double-dummy tables: those of boards {boards} are left out.',
  'lost.hands': 'Not all hands are given on boards {boards}: {to} gets no deal of them.',
  'lost.doubleDummyPart': 'Double-dummy tables of boards {boards} are not whole: they are left out.',
  'lost.event': '{to} has no place for some facts of the event: they are left out on boards {boards}.',
  'lost.scores': '{to} has no place for scores and awards: they are left out on boards {boards}.',
  'lost.contract': '{to} needs tricks with a contract: it is left out on boards {boards}.',
  'lost.results': 'Results of boards {boards} stand alone in IN: they are left out.',
  'lost.annotations': '{to} has no place for marks of calls and cards: they are left out on boards {boards}.',
  'lost.texts': '{to} cannot hold some names or texts as they are: they are changed on boards {boards}.',
  'lost.tags': '{to} has no place for other tags: they are left out on boards {boards}.',
  'lost.record': 'Calls and cards that cannot be are kept as text: boards {boards}.',
  'wrong.more': '{count} more boards have calls or cards that cannot be.',
  progress: 'Reading {reading}: {percent} %',
  'unknown-format': '{file} tells no format: it is one of {formats}, by --{option} or the end of the name.',
} as const;

type Phrase = keyof typeof en;

/** What the command says; words in braces are parameters. */
export const convertPhrases: Readonly<Record<Language, Readonly<Record<Phrase, string>>>> = {
  en,
  pl: {
    'done.deals': 'Rozdań z {from} do {to}: {count}. Plik: {file}.',
    'done.plays': 'Rozdań z licytacją, rozgrywką i wynikami z {from} do {to}: {count}. Plik: {file}.',
    assumed: '{from} nie ma numerów rozdań: przyjęto {boards}. --first mówi, od którego się zaczynają.',
    'assumed.more': 'Rozdań bez numeru jest jeszcze {count}.',
    without: '{from} wymienia rozdania {boards} bez kart: pominięto je.',
    'lost.board': '{to} nie ma numerów rozdań: rozdania {boards} będą odczytane z innymi.',
    'lost.dealer': '{to} nie ma rozdających: w rozdaniach {boards} są inni niż zwykle i przepadają.',
    'lost.vulnerable': '{to} nie ma założeń: w rozdaniach {boards} są inne niż zwykle i przepadają.',
    'done.results': 'Sesji i turniejów drużyn z {from} do {to}: {count}. Plik: {file}.',
    'results.none': 'W {file} nie ma niczego, co rozegrano.',
    'lost.played':
      '{to} nie ma zawodników, licytacji, rozgrywek ani wyników: pominięto je w rozdaniach {boards}.',
    'lost.tables': '{to} nie ma tabel wyników: pominięto je w rozdaniach {boards}.',
    'lost.doubleDummy': '{to} nie ma tabel gry w widne karty: pominięto je w rozdaniach {boards}.',
    'lost.hands': 'W rozdaniach {boards} nie podano wszystkich rąk: w {to} ich nie będzie.',
    'lost.doubleDummyPart': 'Tabele gry w widne karty w rozdaniach {boards} są niepełne: pominięto je.',
    'lost.event': '{to} nie mieści części danych o turnieju: pominięto je w rozdaniach {boards}.',
    'lost.scores': '{to} nie mieści zapisów i punktów: pominięto je w rozdaniach {boards}.',
    'lost.contract': '{to} wymaga lew przy kontrakcie: pominięto go w rozdaniach {boards}.',
    'lost.results': 'Wyniki rozdań {boards} stoją w pliku same: pominięto je.',
    'lost.annotations':
      '{to} nie mieści znaków przy odzywkach i kartach: pominięto je w rozdaniach {boards}.',
    'lost.texts': '{to} nie mieści części nazwisk lub tekstów bez zmian: zmieniono je w rozdaniach {boards}.',
    'lost.tags': '{to} nie mieści innych znaczników: pominięto je w rozdaniach {boards}.',
    'lost.record': 'Odzywki i karty, które są niemożliwe, zapisano jako tekst: rozdania {boards}.',
    'wrong.more': 'Rozdań z niemożliwymi odzywkami lub kartami jest jeszcze {count}.',
    progress: 'Odczyt {reading}: {percent}%',
    'unknown-format':
      '{file} nie mówi, jaki to format: jeden z {formats}, przez --{option} albo koniec nazwy.',
  },
  ru: {
    'done.deals': 'Сдач из {from} в {to}: {count}. Файл: {file}.',
    'done.plays': 'Сдач с торговлей, розыгрышем и результатами из {from} в {to}: {count}. Файл: {file}.',
    assumed: 'В {from} нет номеров сдач: приняты {boards}. --first говорит, с какого они начинаются.',
    'assumed.more': 'Сдач без номера ещё {count}.',
    without: 'В {from} сдачи {boards} названы без карт: они опущены.',
    'lost.board': 'В {to} нет номеров сдач: сдачи {boards} прочтутся под другими.',
    'lost.dealer': 'В {to} нет сдающих: в сдачах {boards} они не как обычно и теряются.',
    'lost.vulnerable': 'В {to} нет зональности: в сдачах {boards} она не как обычно и теряется.',
    'done.results': 'Сессий и командных турниров из {from} в {to}: {count}. Файл: {file}.',
    'results.none': 'В {file} нет ничего сыгранного.',
    'lost.played': 'В {to} нет игроков, торговли, розыгрыша и результатов: в сдачах {boards} они опущены.',
    'lost.tables': 'В {to} нет таблиц результатов: в сдачах {boards} они опущены.',
    'lost.doubleDummy': 'В {to} нет таблиц игры в открытую: в сдачах {boards} они опущены.',
    'lost.hands': 'В сдачах {boards} указаны не все руки: в {to} их не будет.',
    'lost.doubleDummyPart': 'Таблицы игры в открытую в сдачах {boards} неполны: они опущены.',
    'lost.event': 'В {to} нет места части данных о турнире: в сдачах {boards} они опущены.',
    'lost.scores': 'В {to} нет места записям и очкам: в сдачах {boards} они опущены.',
    'lost.contract': 'Для контракта в {to} нужны взятки: в сдачах {boards} он опущен.',
    'lost.results': 'Результаты сдач {boards} стоят в файле отдельно: они опущены.',
    'lost.annotations': 'В {to} нет места знакам при заявках и картах: в сдачах {boards} они опущены.',
    'lost.texts': 'В {to} часть имён или текстов не помещается как есть: в сдачах {boards} они изменены.',
    'lost.tags': 'В {to} нет места другим тегам: в сдачах {boards} они опущены.',
    'lost.record': 'Невозможные заявки и карты сохранены как текст: сдачи {boards}.',
    'wrong.more': 'Сдач с невозможными заявками или картами ещё {count}.',
    progress: 'Чтение {reading}: {percent} %',
    'unknown-format':
      '{file} не говорит, какой это формат: один из {formats}, через --{option} или конец имени.',
  },
};

/** Says something of the command. */
export function say(language: Language, phrase: Phrase, params: Readonly<Record<string, unknown>>): string {
  return filled(convertPhrases[language][phrase], params);
}
