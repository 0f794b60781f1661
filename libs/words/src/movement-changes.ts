import { filled } from './filled.js';
import type { Language } from './language.js';

/** Why a movement cannot be changed in mid-session. */
export const movementChanges = {
  en: {
    'change.round-called':
      'Round {round} has been called or is not there: change the movement from a round that is still to be called.',
    'change.rounds-unfit': 'There is no such number of rounds: choose from {least} to {most}.',
    'change.no-further-rounds':
      'This movement has no further rounds that go on from those so far: make another movement from a round on.',
    'change.table-unknown':
      'Nobody is to play at table {table} any more: choose a table with rounds to come.',
    'change.tables-unfit': 'There are not the pairs for so many tables: choose from {least} to {most}.',
    'change.nobody-sits-out':
      'Nobody sits out whom a late pair could play at a table of their own: let it take others’ places in turn.',
    'change.individual':
      'In an individual players come and leave one by one: choose a late player, or another movement.',
    'change.teams': 'In a session of teams only the number of rounds can be made smaller.',
    'change.drawn-by-round':
      'This section is drawn round by round: only the number of rounds can be made smaller.',
    'change.none':
      'There is no such movement in which nobody plays a board again: choose fewer rounds, other boards, or another way.',
    'change.out-of-time':
      'No such movement was found in time, though there may be one: choose fewer rounds, more boards, or let pairs meet again.',
    'change.nothing': 'Nobody would sit elsewhere than now: choose another change.',
    'change.otherwise':
      'Something has happened meanwhile, and the change would be another one than was shown: look at it again.',
    'change.play-ruled':
      'Board {board} at table {table} in round {round} has a ruling already: withdraw it before that round is changed.',
  },
  pl: {
    'change.round-called':
      'Runda {round} jest już ogłoszona albo jej nie ma: zmień schemat od rundy, która jeszcze nie została ogłoszona.',
    'change.rounds-unfit': 'Tylu rund być nie może: wybierz od {least} do {most}.',
    'change.no-further-rounds':
      'Ten schemat nie ma dalszych rund, które pasowałyby do dotychczasowych: ułóż inny schemat od wybranej rundy.',
    'change.table-unknown':
      'Przy stole {table} nikt już nie ma grać: wybierz stół, przy którym są jeszcze rundy.',
    'change.tables-unfit': 'Na tyle stołów nie ma par: wybierz od {least} do {most}.',
    'change.nobody-sits-out':
      'Nikt nie pauzuje, z kim spóźniona para mogłaby grać przy własnym stole: niech zajmuje kolejno miejsca innych.',
    'change.individual':
      'W turnieju indywidualnym zawodnicy przychodzą i odchodzą pojedynczo: wybierz spóźnionego zawodnika albo inny schemat.',
    'change.teams': 'W sesji drużynowej można tylko zmniejszyć liczbę rund.',
    'change.drawn-by-round':
      'Rundy tego sektora są kojarzone jedna po drugiej: można tylko zmniejszyć ich liczbę.',
    'change.none':
      'Nie ma takiego schematu, w którym nikt nie grałby ponownie tych samych rozdań: wybierz mniej rund, inne rozdania albo inny sposób.',
    'change.out-of-time':
      'Takiego schematu nie znaleziono na czas, choć może istnieć: wybierz mniej rund, więcej rozdań albo pozwól parom spotkać się ponownie.',
    'change.nothing': 'Nikt nie siedziałby inaczej niż teraz: wybierz inną zmianę.',
    'change.otherwise':
      'Tymczasem coś się wydarzyło i zmiana byłaby inna, niż pokazano: obejrzyj ją ponownie.',
    'change.play-ruled':
      'Rozdanie {board} przy stole {table} w rundzie {round} ma już orzeczenie: cofnij je, zanim zmienisz tę rundę.',
  },
  ru: {
    'change.round-called':
      'Раунд {round} уже объявлен, или его нет: меняйте схему с раунда, который ещё не объявлен.',
    'change.rounds-unfit': 'Столько раундов быть не может: выберите от {least} до {most}.',
    'change.no-further-rounds':
      'У этой схемы нет дальнейших раундов, которые продолжили бы сыгранные: составьте другую схему с нужного раунда.',
    'change.table-unknown':
      'За столом {table} больше никто не должен играть: выберите стол, за которым ещё есть раунды.',
    'change.tables-unfit': 'На столько столов не хватает пар: выберите от {least} до {most}.',
    'change.nobody-sits-out':
      'Никто не пропускает раунд, с кем опоздавшая пара могла бы играть за своим столом: пусть она по очереди занимает места других.',
    'change.individual':
      'В индивидуальном турнире игроки приходят и уходят по одному: выберите опоздавшего игрока или другую схему.',
    'change.teams': 'В командной сессии можно только уменьшить число раундов.',
    'change.drawn-by-round': 'Раунды этого сектора разыгрываются по одному: можно только уменьшить их число.',
    'change.none':
      'Нет такой схемы, в которой никто не играл бы сдачу снова: выберите меньше раундов, другие сдачи или другой способ.',
    'change.out-of-time':
      'Такая схема не нашлась вовремя, хотя может существовать: выберите меньше раундов, больше сдач или разрешите парам встретиться снова.',
    'change.nothing': 'Никто не сидел бы иначе, чем сейчас: выберите другое изменение.',
    'change.otherwise':
      'Тем временем что-то произошло, и изменение было бы не тем, что показано: посмотрите его снова.',
    'change.play-ruled':
      'По сдаче {board} за столом {table} в раунде {round} уже есть решение: отмените его, прежде чем менять этот раунд.',
  },
} as const;

export type MovementChangeCode = keyof typeof movementChanges.en;

/** Why a movement cannot be changed as it was wished, in one sentence. */
export function movementChangeText(
  code: MovementChangeCode,
  params: Readonly<Record<string, unknown>>,
  language: Language,
): string {
  return filled(movementChanges[language][code], params);
}
