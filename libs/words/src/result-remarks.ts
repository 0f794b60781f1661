import { filled } from './language/filled.js';
import type { Language } from './language/language.js';

const en = {
  'no-column': 'no column has the heading {column}',
  'no-number': '“{found}” is not a number: {column}',
  'no-table': '“{found}” is not a table: use A7, or 7 in a session of one section',
  'no-contestant': '“{found}” is not a contestant: use 3, NS3 or A-NS3',
  'no-result': '“{found}” is not a result: use 4S N =, 3NTx W -2, PASS',
  'no-lead': '“{found}” is not a card led: use HK, S10',
  'not-understood': '{of}, {field}: “{found}” is not recognised',
  'no-value': '{of}, {field}: the value is missing',
  'other-score': 'the score should be {score}, not {found}',
  'listed-before': 'row {line} already has this result',
  'section-missing': 'the section of the table is missing',
  'table-unknown': 'the session has no table {table}',
  'round-unknown': 'there is no round {round}: the session has {rounds} rounds',
  'board-unknown': 'board {board} is not played in this session',
  'nobody-there': 'nobody is scheduled at table {table} in round {round}',
  'contestant-unknown': 'there is no contestant {found}',
  'named-before': '{contestant} already has {found} in that seat',
  'no-name': 'number {found} has no name',
  turned: 'arrow-switch: the two sides sit the other way round in the movement',
  'other-contestants': 'others are scheduled there[: {there}]',
  'other-board': 'other boards are scheduled there: {there}',
  'round-not-called': 'round {round} has not started there yet',
  remark: 'the director must decide: {remark}',
  'ruled-otherwise': 'the table already has another ruling; the file has {remark}',
  'put-right': 'it has been corrected here since; the correction stays unless you choose otherwise',
} as const;

/** What can be remarked on a line of results that somebody brings. */
export type ResultRemarkCode = keyof typeof en;
type Words = Readonly<Record<ResultRemarkCode, string>>;

const pl: Words = {
  'no-column': 'żadna kolumna nie ma nagłówka {column}',
  'no-number': '„{found}” to nie liczba: {column}',
  'no-table': '„{found}” to nie stół: A7 albo 7 w sesji z jednym sektorem',
  'no-contestant': '„{found}” to nie uczestnik: 3, NS3 albo A-NS3',
  'no-result': '„{found}” to nie wynik: 4S N =, 3NTx W -2, PASS',
  'no-lead': '„{found}” to nie karta pierwszego wistu: HK, S10',
  'not-understood': '{of}, {field}: „{found}” jest niezrozumiałe',
  'no-value': '{of}, {field}: brak wartości',
  'other-score': 'zapis powinien być {score}, a nie {found}',
  'listed-before': 'ten zapis jest już w wierszu {line}',
  'section-missing': 'nie podano sektora stołu',
  'table-unknown': 'sesja nie ma stołu {table}',
  'round-unknown': 'nie ma rundy {round}: sesja ma ich {rounds}',
  'board-unknown': 'sesja nie gra rozdania {board}',
  'nobody-there': 'według schematu nikt nie gra przy stole {table} w rundzie {round}',
  'contestant-unknown': 'nie ma tu uczestnika {found}',
  'named-before': 'na tym miejscu {contestant} jest już {found}',
  'no-name': 'nie ma nazwiska do numeru {found}',
  turned: 'odwrócona strzałka: według schematu strony siedzą odwrotnie',
  'other-contestants': 'według schematu siedzą tam inni[: {there}]',
  'other-board': 'według schematu gra się tam inne rozdania: {there}',
  'round-not-called': 'rundy {round} jeszcze tam nie rozpoczęto',
  remark: 'do rozstrzygnięcia przez sędziego: {remark}',
  'ruled-otherwise': 'obowiązuje tam inne orzeczenie; w pliku jest {remark}',
  'put-right': 'od tego czasu poprawiono to tutaj; poprawka zostaje, chyba że zdecydujesz inaczej',
};

const ru: Words = {
  'no-column': 'нет столбца с заголовком {column}',
  'no-number': '«{found}» — не число: {column}',
  'no-table': '«{found}» — не стол: A7 или 7 в сессии с одним сектором',
  'no-contestant': '«{found}» — не участник: 3, NS3 или A-NS3',
  'no-result': '«{found}» — не результат: 4S N =, 3NTx W -2, PASS',
  'no-lead': '«{found}» — не карта атаки: HK, S10',
  'not-understood': '{of}, {field}: «{found}» непонятно',
  'no-value': '{of}, {field}: нет значения',
  'other-score': 'запись должна быть {score}, а не {found}',
  'listed-before': 'эта запись уже есть в строке {line}',
  'section-missing': 'не указан сектор стола',
  'table-unknown': 'в сессии нет стола {table}',
  'round-unknown': 'раунда {round} нет: в сессии их {rounds}',
  'board-unknown': 'сдачу {board} в сессии не играют',
  'nobody-there': 'по схеме за столом {table} в раунде {round} никто не играет',
  'contestant-unknown': 'здесь нет участника {found}',
  'named-before': 'на этом месте у {contestant} уже {found}',
  'no-name': 'нет имени к номеру {found}',
  turned: 'поворот стрелки: по схеме стороны сидят наоборот',
  'other-contestants': 'по схеме там сидят другие[: {there}]',
  'other-board': 'по схеме там играют другие сдачи: {there}',
  'round-not-called': 'раунд {round} там ещё не начат',
  remark: 'это решает судья: {remark}',
  'ruled-otherwise': 'там стоит другое решение; в файле {remark}',
  'put-right': 'с тех пор это исправили здесь; исправление остаётся, если вы не решите иначе',
};

const remarks: Readonly<Record<Language, Words>> = { en, pl, ru };

/** Why a line of results is not simply taken, in words. */
export function resultRemarkText(
  remark: { readonly code: ResultRemarkCode } & Readonly<Record<string, unknown>>,
  language: Language,
): string {
  return filled(remarks[language][remark.code], { ...remark, there: remark['there'] || undefined });
}
