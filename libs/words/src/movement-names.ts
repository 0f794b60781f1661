import type { Language } from './language.js';

/** What movements are called, by family; 'rows': one that is given row by row. */
const en = {
  mitchell: 'Mitchell',
  'skip-mitchell': 'Mitchell with a skip',
  'share-and-relay': 'Mitchell, share and relay',
  blackpool: 'Blackpool',
  'double-weave': 'Double weave',
  web: 'Web',
  rover: 'Mitchell with a rover',
  'three-quarter-howell': 'Three-quarter Howell',
  howell: 'Howell',
  barometer: 'Barometer',
  'american-whist': 'American Whist',
  'new-england-relay': 'New England relay',
  thurner: 'Thurner',
  'outer-table': 'Each against each, with an outer table',
  stagger: 'Stagger',
  'parallel-rows': 'Two parallel rows',
  'round-robin': 'Round robin',
  random: 'By lot each round',
  triple: 'Three teams, each against each',
  'two-stanza': 'Match in two stanzas',
  rainbow: 'Rainbow individual',
  'individual-howell': 'Individual Howell',
  swiss: 'Swiss',
  rows: 'Movement of its own',
} as const;

/** A movement that has a name. */
export type NamedMovement = keyof typeof en;

const names: Readonly<Record<Language, Readonly<Record<NamedMovement, string>>>> = {
  en,
  pl: {
    mitchell: 'Mitchell',
    'skip-mitchell': 'Mitchell ze skokiem',
    'share-and-relay': 'Mitchell, wspólny stół i stojak',
    blackpool: 'Blackpool',
    'double-weave': 'Podwójny splot',
    web: 'Schemat sieciowy',
    rover: 'Mitchell z parą wędrującą',
    'three-quarter-howell': 'Howell niepełny',
    howell: 'Howell',
    barometer: 'Barometr',
    'american-whist': 'American Whist',
    'new-england-relay': 'New England ze stojakami',
    thurner: 'Thurner',
    'outer-table': 'Każdy z każdym, ze stołem zewnętrznym',
    stagger: 'Stagger',
    'parallel-rows': 'Dwa równoległe rzędy',
    'round-robin': 'Każdy z każdym',
    random: 'Losowanie każdej rundy',
    triple: 'Trzy drużyny, każda z każdą',
    'two-stanza': 'Mecz w dwóch częściach',
    rainbow: 'Indywiduel rainbow',
    'individual-howell': 'Indywiduel Howella',
    swiss: 'Swiss',
    rows: 'Własny schemat',
  },
  ru: {
    mitchell: 'Митчелл',
    'skip-mitchell': 'Митчелл со скачком',
    'share-and-relay': 'Митчелл с общим комплектом и стойкой',
    blackpool: 'Блэкпул',
    'double-weave': 'Двойное плетение',
    web: 'Сетевая схема',
    rover: 'Митчелл с блуждающей парой',
    'three-quarter-howell': 'Неполный Хоуэлл',
    howell: 'Хоуэлл',
    barometer: 'Барометр',
    'american-whist': 'Американский вист',
    'new-england-relay': 'Новая Англия со стойками',
    thurner: 'Тёрнер',
    'outer-table': 'Все со всеми, с внешним столом',
    stagger: 'Стаггер',
    'parallel-rows': 'Два параллельных ряда',
    'round-robin': 'Круговой турнир',
    random: 'Жребий каждого раунда',
    triple: 'Три команды, каждая с каждой',
    'two-stanza': 'Матч в двух частях',
    rainbow: 'Индивидуальный турнир, радуга',
    'individual-howell': 'Индивидуальный турнир, Хоуэлл',
    swiss: 'Швейцарка',
    rows: 'Своя схема',
  },
};

/** What a movement is called. */
export function movementName(name: NamedMovement, language: Language): string {
  return names[language][name];
}
