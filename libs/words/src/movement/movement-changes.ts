import { filled } from '../language/filled.js';
import type { Language } from '../language/language.js';

/** Why a movement cannot be changed in mid-session. */
export const movementChanges = {
  en: {
    'change.round-called':
      'Round {round} has started or does not exist. Change the movement from a later round.',
    'change.rounds-unfit': 'This number of rounds is not possible. Choose from {least} to {most}.',
    'change.no-further-rounds':
      'This movement has no further rounds that continue the ones played. Make another movement from a later round.',
    'change.table-unknown': 'Table {table} has no rounds left to play. Choose a table with rounds to come.',
    'change.tables-unfit':
      'There are not enough pairs for this number of tables. Choose from {least} to {most}.',
    'change.nobody-sits-out':
      'No pair sits out, so the late pair has no opponents at its own table. Let it take the places of others in turn.',
    'change.individual':
      'Players join and leave an individual one by one. Choose a late player, or another movement.',
    'change.teams': 'In a team session, you can only reduce the number of rounds.',
    'change.drawn-by-round':
      'This section is drawn round by round. You can only reduce the number of rounds.',
    'change.none':
      'Every such movement would repeat boards. Choose fewer rounds, other boards, or another way.',
    'change.out-of-time':
      'No such movement was found in time, but one may exist. Choose fewer rounds or more boards, or allow rematches.',
    'change.nothing': 'This would change no seats. Choose another change.',
    'change.otherwise':
      'Something has changed in the meantime, so the preview is out of date. Check it again.',
    'change.play-ruled':
      'Board {board} at table {table} in round {round} already has a ruling. Withdraw it before you change that round.',
  },
  pl: {
    'change.round-called':
      'Runda {round} już się rozpoczęła albo jej nie ma: zmień schemat od późniejszej rundy.',
    'change.rounds-unfit': 'Taka liczba rund jest niemożliwa: wybierz od {least} do {most}.',
    'change.no-further-rounds':
      'Ten schemat nie ma dalszych rund, które pasowałyby do dotychczasowych. Ułóż inny schemat od wybranej rundy.',
    'change.table-unknown': 'Przy stole {table} nie ma już rund do rozegrania: wybierz stół, przy którym są.',
    'change.tables-unfit': 'Na tyle stołów jest za mało par: wybierz od {least} do {most}.',
    'change.nobody-sits-out':
      'Nikt nie pauzuje, więc spóźniona para nie ma przeciwników przy własnym stole. Niech zajmuje kolejno miejsca innych.',
    'change.individual':
      'W turnieju indywidualnym zawodnicy przychodzą i odchodzą pojedynczo: wybierz spóźnionego zawodnika albo inny schemat.',
    'change.teams': 'W sesji drużynowej można tylko zmniejszyć liczbę rund.',
    'change.drawn-by-round':
      'Rundy tego sektora są kojarzone jedna po drugiej: można tylko zmniejszyć ich liczbę.',
    'change.none':
      'W każdym takim schemacie ktoś powtarzałby rozdania: wybierz mniej rund, inne rozdania albo inny sposób.',
    'change.out-of-time':
      'Takiego schematu nie znaleziono na czas, choć może istnieć. Wybierz mniej rund, więcej rozdań albo dopuść powtórki.',
    'change.nothing': 'Ta zmiana nie zmienia żadnych miejsc: wybierz inną.',
    'change.otherwise': 'Tymczasem coś się zmieniło i podgląd jest nieaktualny: obejrzyj zmianę ponownie.',
    'change.play-ruled':
      'Rozdanie {board} przy stole {table} w rundzie {round} ma już orzeczenie. Wycofaj je, zanim zmienisz tę rundę.',
  },
  ru: {
    'change.round-called': 'Раунд {round} уже начат, или его нет: меняйте схему с более позднего раунда.',
    'change.rounds-unfit': 'Такое число раундов невозможно: выберите от {least} до {most}.',
    'change.no-further-rounds':
      'У этой схемы нет дальнейших раундов, которые продолжили бы сыгранные. Составьте другую схему с нужного раунда.',
    'change.table-unknown': 'За столом {table} раундов больше нет: выберите стол, за которым они ещё есть.',
    'change.tables-unfit': 'На столько столов не хватает пар: выберите от {least} до {most}.',
    'change.nobody-sits-out':
      'Никто не пропускает раунд, поэтому у опоздавшей пары нет соперников за своим столом. Пусть она по очереди занимает места других.',
    'change.individual':
      'В индивидуальном турнире игроки приходят и уходят по одному: выберите опоздавшего игрока или другую схему.',
    'change.teams': 'В командной сессии можно только уменьшить число раундов.',
    'change.drawn-by-round': 'Жеребьёвка этого сектора идёт по раундам: можно только уменьшить их число.',
    'change.none':
      'В любой такой схеме кто-то повторит сдачи: выберите меньше раундов, другие сдачи или другой способ.',
    'change.out-of-time':
      'Такая схема не нашлась вовремя, хотя может существовать. Выберите меньше раундов, больше сдач или разрешите повторы.',
    'change.nothing': 'Это изменение не меняет мест: выберите другое.',
    'change.otherwise': 'Тем временем что-то изменилось, и предпросмотр устарел: посмотрите изменение снова.',
    'change.play-ruled':
      'По сдаче {board} за столом {table} в раунде {round} уже есть решение. Отмените его, прежде чем менять этот раунд.',
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
