import { filled } from './filled.js';
import type { Language } from './language.js';

const en = {
  'no-column': 'no column is named as: {column}',
  'no-number': '“{found}” is no number: {column}',
  'no-table': '“{found}” is no table: A7, or 7 in a session of one section',
  'no-contestant': '“{found}” is no contestant: 3, NS3 or A-NS3',
  'no-result': '“{found}” is no result: 4S N =, 3NTx W -2, PASS',
  'no-lead': '“{found}” is no card that was led: HK, S10',
  'not-understood': '{of}, {field}: “{found}” is not understood',
  'no-value': '{of}, {field}: nothing stands there',
  'other-score': 'the score would be {score}, and {found} stands there',
  'listed-before': 'line {line} has this play already',
  'section-missing': 'it does not say which section the table is in',
  'table-unknown': 'the session has no table {table}',
  'round-unknown': 'there is no round {round}: the session has {rounds}',
  'board-unknown': 'the session does not play board {board}',
  'nobody-there': 'by the movement nobody plays at table {table} in round {round}',
  'contestant-unknown': 'nobody here is {found}',
  'named-before': '{contestant} has {found} in that seat already',
  'no-name': 'there is no name for the number {found}',
  turned: 'the arrow was turned: by the movement the two sides sit the other way round',
  'other-contestants': 'others sit there by the movement[: {there}]',
  'other-board': 'other boards are played there by the movement: {there}',
  'round-not-called': 'round {round} has not been called there yet',
  remark: 'the director is to see to it: {remark}',
  'ruled-otherwise': 'another ruling stands there; the file has {remark}',
  'put-right': 'it was put right here since; the book stays as it is unless you say otherwise',
} as const;

/** What can be remarked on a line of results that somebody brings. */
export type ResultRemarkCode = keyof typeof en;
type Words = Readonly<Record<ResultRemarkCode, string>>;

const pl: Words = {
  'no-column': 'żadna kolumna nie jest oznaczona jako: {column}',
  'no-number': '„{found}” to nie liczba: {column}',
  'no-table': '„{found}” to nie stół: A7 albo 7 w sesji z jedną sekcją',
  'no-contestant': '„{found}” to nie uczestnik: 3, NS3 albo A-NS3',
  'no-result': '„{found}” to nie wynik: 4S N =, 3NTx W -2, PASS',
  'no-lead': '„{found}” to nie karta pierwszego wistu: HK, S10',
  'not-understood': '{of}, {field}: „{found}” jest niezrozumiałe',
  'no-value': '{of}, {field}: nic tam nie ma',
  'other-score': 'zapis wyniósłby {score}, a jest tam {found}',
  'listed-before': 'to rozegranie jest już w wierszu {line}',
  'section-missing': 'nie podano, w której sekcji jest stół',
  'table-unknown': 'sesja nie ma stołu {table}',
  'round-unknown': 'nie ma rundy {round}: sesja ma ich {rounds}',
  'board-unknown': 'sesja nie gra rozdania {board}',
  'nobody-there': 'według ruchu nikt nie gra przy stole {table} w rundzie {round}',
  'contestant-unknown': 'nikt tu nie jest {found}',
  'named-before': 'na tym miejscu {contestant} jest już {found}',
  'no-name': 'nie ma nazwiska do numeru {found}',
  turned: 'strzałka była odwrócona: według ruchu strony siedzą odwrotnie',
  'other-contestants': 'według ruchu siedzą tam inni[: {there}]',
  'other-board': 'według ruchu gra się tam inne rozdania: {there}',
  'round-not-called': 'rundy {round} jeszcze tam nie ogłoszono',
  remark: 'do rozstrzygnięcia przez sędziego: {remark}',
  'ruled-otherwise': 'obowiązuje tam inne orzeczenie; w pliku jest {remark}',
  'put-right': 'od tego czasu poprawiono to tutaj; zapis zostaje, chyba że zdecydujesz inaczej',
};

const ru: Words = {
  'no-column': 'ни один столбец не назван: {column}',
  'no-number': '«{found}» — не число: {column}',
  'no-table': '«{found}» — не стол: A7 или 7 в сессии с одной секцией',
  'no-contestant': '«{found}» — не участник: 3, NS3 или A-NS3',
  'no-result': '«{found}» — не результат: 4S N =, 3NTx W -2, PASS',
  'no-lead': '«{found}» — не карта первого хода: HK, S10',
  'not-understood': '{of}, {field}: «{found}» непонятно',
  'no-value': '{of}, {field}: там ничего нет',
  'other-score': 'запись была бы {score}, а стоит {found}',
  'listed-before': 'этот розыгрыш уже есть в строке {line}',
  'section-missing': 'не сказано, в какой секции стол',
  'table-unknown': 'в сессии нет стола {table}',
  'round-unknown': 'раунда {round} нет: в сессии их {rounds}',
  'board-unknown': 'сдачу {board} в сессии не играют',
  'nobody-there': 'по движению за столом {table} в раунде {round} никто не играет',
  'contestant-unknown': 'здесь никто не {found}',
  'named-before': 'на этом месте у {contestant} уже {found}',
  'no-name': 'нет имени к номеру {found}',
  turned: 'стрелка была повёрнута: по движению стороны сидят наоборот',
  'other-contestants': 'по движению там сидят другие[: {there}]',
  'other-board': 'по движению там играют другие сдачи: {there}',
  'round-not-called': 'раунд {round} там ещё не объявлен',
  remark: 'это решает судья: {remark}',
  'ruled-otherwise': 'там стоит другое решение; в файле {remark}',
  'put-right': 'с тех пор это исправили здесь; запись остаётся, если вы не скажете иначе',
};

const remarks: Readonly<Record<Language, Words>> = { en, pl, ru };

/** Why a line of results is not simply taken, in words. */
export function resultRemarkText(
  remark: { readonly code: ResultRemarkCode } & Readonly<Record<string, unknown>>,
  language: Language,
): string {
  return filled(remarks[language][remark.code], { ...remark, there: remark['there'] || undefined });
}
