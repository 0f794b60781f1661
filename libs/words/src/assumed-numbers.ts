import { dealPlaces } from './deal-problems.js';
import { filled } from './language/filled.js';
import type { Language } from './language/language.js';

const ASSUMED: Readonly<Record<Language, Readonly<Record<'board' | 'results', string>>>> = {
  en: {
    board: 'the board number is missing here: board {board} is assumed',
    results: 'the header gives no first board: its results are counted from board {board}',
  },
  pl: {
    board: 'nie ma tu numeru rozdania: przyjęto rozdanie {board}',
    results: 'nagłówek nie podaje pierwszego rozdania: wyniki liczone są od rozdania {board}',
  },
  ru: {
    board: 'номера сдачи здесь нет: принята сдача {board}',
    results: 'в заголовке нет первой сдачи: результаты считаются со сдачи {board}',
  },
};

/** What a board without a number was taken for, without a full stop: `line 3: the board number is missing here: ...`. */
export function assumedNumberText(
  { of, place }: { readonly of: 'board' | 'results'; readonly place: Readonly<Record<string, unknown>> },
  language: Language,
): string {
  const said = filled(ASSUMED[language][of], place);
  const where = filled(dealPlaces[language], { ...place, board: undefined }).slice(2);
  return where === '' ? said : `${where}: ${said}`;
}
