import { filled } from './language/filled.js';
import type { Language } from './language/language.js';

const en = {
  'club.no-name': 'The club’s name is missing.',
  'club.no-number': 'The club’s number is missing.',
  'charge.none': 'The charge code is missing.',
  'points.no-band': 'Master points are awarded, but their band is missing.',
  'points.no-colour': 'Master points are awarded, but their colour is missing.',
  'points.not-whole': '{contestant} has {found} master points. Readers take whole numbers only.',
  'player.no-name': '{contestant}: a player has no name.',
  'player.no-number': '{name} ({contestant}) has no number.',
  'player.same-number': 'Several players have the number {found}: {names}.',
  'pair.not-two': '{contestant} has {count} {count:player|players}. Readers take two of a pair.',
  'line.no-score': 'Board {board}, {contestant}: this score has no form in the file and is left out.',
  'usebio.unknown': 'Line {line} of the file: no description has {element}.',
  'usebio.place': 'Line {line} of the file: {element} must not be in {parent}.',
  'usebio.again': 'Line {line} of the file: {element} appears twice in {parent}.',
  'usebio.missing': 'Line {line} of the file: {element} is missing.',
  'usebio.text': 'Line {line} of the file: {element} must not be “{found}”.',
  'usebio.version': 'Line {line} of the file: version {version} has no {element}.',
} as const;

/** What is missing in a results file, or what its reader would refuse. */
export type SendFaultCode = keyof typeof en;

/** What to put right before results are sent, in words; words in braces are parameters. */
export const sendFaultWords: Readonly<Record<Language, Readonly<Record<SendFaultCode, string>>>> = {
  en,
  pl: {
    'club.no-name': 'Brakuje nazwy klubu.',
    'club.no-number': 'Brakuje numeru klubu.',
    'charge.none': 'Brakuje kodu opłaty.',
    'points.no-band': 'Są punkty klasyfikacyjne, ale brakuje ich skali.',
    'points.no-colour': 'Są punkty klasyfikacyjne, ale brakuje ich koloru.',
    'points.not-whole':
      '{contestant} ma {found} p. klasyfikacyjnych. Programy czytają tylko liczby całkowite.',
    'player.no-name': '{contestant}: zawodnik bez nazwiska.',
    'player.no-number': '{name} ({contestant}): brakuje numeru.',
    'player.same-number': 'Kilku zawodników ma numer {found}: {names}.',
    'pair.not-two': '{contestant}: liczba zawodników to {count}. Programy czytają dwóch z pary.',
    'line.no-score': 'Rozdanie {board}, {contestant}: plik nie ma formy dla tego zapisu i go pomija.',
    'usebio.unknown': 'Wiersz {line} pliku: żaden opis nie ma {element}.',
    'usebio.place': 'Wiersz {line} pliku: {element} nie może być w {parent}.',
    'usebio.again': 'Wiersz {line} pliku: {element} jest dwa razy w {parent}.',
    'usebio.missing': 'Wiersz {line} pliku: brakuje {element}.',
    'usebio.text': 'Wiersz {line} pliku: {element} nie może być „{found}”.',
    'usebio.version': 'Wiersz {line} pliku: wersja {version} nie ma {element}.',
  },
  ru: {
    'club.no-name': 'Нет названия клуба.',
    'club.no-number': 'Нет номера клуба.',
    'charge.none': 'Нет кода оплаты.',
    'points.no-band': 'Мастерские баллы есть, но не указана их шкала.',
    'points.no-colour': 'Мастерские баллы есть, но не указан их цвет.',
    'points.not-whole': '{contestant}: мастерских баллов {found}. Программы читают только целые числа.',
    'player.no-name': '{contestant}: игрок без имени.',
    'player.no-number': '{name} ({contestant}): нет номера.',
    'player.same-number': 'У нескольких игроков номер {found}: {names}.',
    'pair.not-two': '{contestant}: игроков {count}. Программы читают двоих из пары.',
    'line.no-score': 'Сдача {board}, {contestant}: в файле нет формы для этой записи, она пропущена.',
    'usebio.unknown': 'Строка {line} файла: ни в одном описании нет {element}.',
    'usebio.place': 'Строка {line} файла: {element} не может стоять в {parent}.',
    'usebio.again': 'Строка {line} файла: {element} стоит дважды в {parent}.',
    'usebio.missing': 'Строка {line} файла: нет {element}.',
    'usebio.text': 'Строка {line} файла: {element} не может быть «{found}».',
    'usebio.version': 'Строка {line} файла: в версии {version} нет {element}.',
  },
};

interface Coded<Code extends string> {
  readonly code: Code;
}

/** What to put right before results are sent, as a sentence. */
export function sendFaultText(
  fault:
    | Coded<Exclude<SendFaultCode, `usebio.${string}`>>
    | (Coded<'file.rule'> & { readonly fault: Coded<Extract<SendFaultCode, `usebio.${string}`>> }),
  language: Language,
): string {
  const said = fault.code === 'file.rule' ? fault.fault : fault;
  return filled(sendFaultWords[language][said.code], { ...said });
}
