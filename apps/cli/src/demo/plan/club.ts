import { derivedId } from '#tournament';
import type { Chance } from './chance.js';

/** A member of the club that plays the demo. */
export interface Member {
  /** Always the same for a name: an evening more makes no second person of it. */
  readonly id: string;
  readonly name: string;
}

interface Names {
  readonly first: readonly string[];
  readonly last: readonly string[];
}

/** Invented names of a country, women's and men's. */
const NAMES: readonly Names[] = [
  {
    first: ['Alice', 'Beatrix', 'Fiona', 'Grace', 'Helen', 'Margaret', 'Olivia', 'Rosemary'],
    last: ['Ashworth', 'Bramley', 'Carrick', 'Dunmore', 'Fairleigh', 'Hartwell', 'Penrose', 'Whitlock'],
  },
  {
    first: ['Andrew', 'Colin', 'Desmond', 'Edmund', 'Graham', 'Neil', 'Patrick', 'Rupert'],
    last: ['Aldous', 'Birch', 'Corrigan', 'Elphick', 'Garside', 'Lockhart', "O'Hanlon", 'Tremayne'],
  },
  {
    first: ['Agnieszka', 'Barbara', 'Danuta', 'Ewa', 'Grażyna', 'Małgorzata', 'Urszula', 'Zofia'],
    last: ['Bielska', 'Czajka', 'Dąbek', 'Gołębiowska', 'Jeżewska', 'Łęcka', 'Rybicka', 'Żurawska'],
  },
  {
    first: ['Bogdan', 'Grzegorz', 'Jacek', 'Krzysztof', 'Łukasz', 'Paweł', 'Stanisław', 'Włodzimierz'],
    last: ['Borecki', 'Ćwik', 'Drozd', 'Gąsior', 'Kruczek', 'Modrzew', 'Szymczyk', 'Wierzba'],
  },
  {
    first: ['Анна', 'Вера', 'Галина', 'Елена', 'Ирина', 'Любовь', 'Наталья', 'Юлия'],
    last: ['Берёзкина', 'Вихрева', 'Журавлёва', 'Лугова', 'Озерова', 'Рябинина', 'Снегирёва', 'Щукина'],
  },
  {
    first: ['Андрей', 'Борис', 'Глеб', 'Дмитрий', 'Игорь', 'Лев', 'Пётр', 'Юрий'],
    last: ['Воронов', 'Громов', 'Ежов', 'Калинин', 'Лосев', 'Мостовой', 'Соколовский', 'Чижов'],
  },
];

/** So many members, no two of one name; partners come from the same country more often than not. */
export function clubMembers(count: number, chance: Chance): Member[] {
  const decks = NAMES.map((names) => {
    const [firsts, lasts] = [chance.shuffled(names.first), chance.shuffled(names.last)];
    // Everybody's first name once with each of the last names, so that none comes again before it has to.
    return lasts.flatMap((_, turn) =>
      firsts.map((first, index) => `${first} ${lasts[(index + turn) % lasts.length]!}`),
    );
  });
  const draw = (country: number): string => decks[country + (chance.happens(0.5) ? 1 : 0)]!.shift()!;
  const countries = Array.from({ length: decks.length / 2 }, (_, index) => index * 2);
  return Array.from({ length: Math.ceil(count / 2) }, () => {
    const home = chance.pick(countries);
    const away = chance.happens(0.8) ? home : chance.pick(countries);
    return [draw(home), draw(away)];
  })
    .flat()
    .slice(0, count)
    .map((name) => ({ id: derivedId('demo-member', name), name }));
}
