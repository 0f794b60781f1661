import type { ProblemCode } from './en.js';
import type { Language } from '../language/language.js';

/** Problems as worded for individuals; of the others the words are the same for all. */
export const alone: Readonly<Record<Language, Readonly<Partial<Record<ProblemCode, string>>>>> = {
  en: {
    'entries.unknown': 'This entry is not taking part. Check the entry, or register the player first.',
    'entries.none': 'No players have entered yet. Register the players first.',
    'session.entry-withdrawn':
      'The player seated as {contestant} has withdrawn their entry. Seat another player there, or leave the place empty.',
    'session.boards-public':
      'Boards {boards} have already been released. Use other boards, or let the late player skip them.',
    'session.too-few-places':
      'The movement has too few places (places: {places}, players: {pairs}). Choose a larger movement, or add a section.',
    'session.no-seeds':
      'No player has a seeding number. Enter the numbers under Entries, or draw without seeding.',
    'session.too-few-stationary':
      'Too many players need a stationary seat (players: {pairs}, stationary places: {places}). Choose a movement with more, such as a rainbow, or mark at most {places}.',
    'session.place-taken':
      'Two players are assigned to {contestant}. Choose another place for one of them. The nearest one is {nearest}.',
    'session.place-moves': '{contestant} is not a stationary place. The nearest one is {nearest}.',
    'session.card-twice':
      'A card or a player is listed twice. For each player, enter the one card they drew.',
    'session.cards-incomplete':
      'The cards do not match the players who take part. Enter one card for each player, and no others.',
    'session.entry-seated': 'This player already has the place {contestant}. Free that place first.',
    'session.contestant-unknown':
      'There is no player {contestant} in this session. Choose a player of its movement.',
    'session.contestant-present':
      'Player {contestant} is already present in that round. Choose a player who is missing.',
    'session.contestant-absent':
      'Player {contestant} is absent at that time. Admit them first, or choose another.',
    'session.contestant-has-played':
      'Player {contestant} has already played in round {round}. Choose a later round.',
    'session.seat-not-held':
      'Player {contestant} does not sit at {seat} in these rounds. Choose one of their seats.',
    'session.not-at-table': 'Player {contestant} does not start at table {table}. Name the players who do.',
    'result.seating-mixed': 'Players cannot sit like this. Name four different players.',
  },
  pl: {
    'entries.unknown': 'Tego zgłoszenia nie ma wśród grających: sprawdź je albo najpierw zgłoś zawodnika.',
    'entries.none': 'Nikt się jeszcze nie zgłosił: najpierw zarejestruj zawodników.',
    'session.entry-withdrawn':
      'Zawodnik na miejscu {contestant} wycofał zgłoszenie: posadź tam innego albo zostaw miejsce wolne.',
    'session.boards-public':
      'Rozdania {boards} są już jawne: wybierz inne albo pozwól spóźnionemu zawodnikowi je opuścić.',
    'session.too-few-places':
      'Schemat przejść ma za mało miejsc (miejsca: {places}, zawodnicy: {pairs}). Wybierz większy albo dodaj sektor.',
    'session.no-seeds':
      'Żaden zawodnik nie ma numeru rozstawienia: podaj numery w zgłoszeniach albo losuj bez rozstawienia.',
    'session.too-few-stationary':
      'Stałych miejsc jest za mało (zawodnicy: {pairs}, stałe miejsca: {places}). Wybierz schemat, który ma ich więcej, na przykład tęczowy, albo oznacz mniej zawodników (najwyżej {places}).',
    'session.place-taken':
      'Miejsce {contestant} przydzielono dwóm zawodnikom: wybierz dla jednego z nich inne. Najbliższe: {nearest}.',
    'session.place-moves': 'Miejsce {contestant} nie jest stałe. Najbliższe stałe miejsce: {nearest}.',
    'session.card-twice':
      'Karta albo zawodnik jest podany dwa razy. Podaj dla każdego zawodnika jedną kartę, którą wyciągnął.',
    'session.cards-incomplete':
      'Karty nie zgadzają się z listą grających zawodników. Podaj po jednej karcie na każdego zawodnika i żadnych innych.',
    'session.entry-seated': 'Ten zawodnik ma już miejsce {contestant}: najpierw je zwolnij.',
    'session.contestant-unknown':
      'W tej sesji nie ma zawodnika {contestant}: wybierz zawodnika z jej schematu przejść.',
    'session.contestant-present':
      'Zawodnik {contestant} jest już obecny w tej rundzie: wybierz zawodnika, którego brakuje.',
    'session.contestant-absent':
      'Zawodnik {contestant} jest wtedy nieobecny: najpierw go dopuść albo wybierz innego.',
    'session.contestant-has-played':
      'Zawodnik {contestant} grał już w rundzie {round}: wybierz późniejszą rundę.',
    'session.seat-not-held':
      'Zawodnik {contestant} nie zajmuje w tych rundach miejsca {seat}: wybierz jedno z jego miejsc.',
    'session.not-at-table':
      'Zawodnik {contestant} nie zaczyna przy stole {table}: podaj tych, którzy tam zaczynają.',
    'result.seating-mixed': 'Zawodnicy nie mogą tak siedzieć: podaj czterech różnych zawodników.',
  },
  ru: {
    'entries.unknown': 'Среди участвующих такой заявки нет: проверьте её или сначала заявите игрока.',
    'entries.none': 'Никто ещё не заявлен: сначала зарегистрируйте игроков.',
    'session.entry-withdrawn':
      'Игрок на месте {contestant} снялся: посадите туда другого или оставьте место пустым.',
    'session.boards-public':
      'Сдачи {boards} уже открыты: возьмите другие или разрешите опоздавшему игроку их пропустить.',
    'session.too-few-places':
      'В схеме движения не хватает мест (мест: {places}, игроков: {pairs}). Выберите схему побольше или добавьте сектор.',
    'session.no-seeds':
      'Ни у одного игрока нет номера посева. Укажите номера в заявках или проведите жеребьёвку без посева.',
    'session.too-few-stationary':
      'Постоянных мест не хватает (игроков: {pairs}, мест: {places}). Выберите схему, где их больше, например радугу, или отметьте меньше игроков (не больше {places}).',
    'session.place-taken':
      'Место {contestant} назначено двум игрокам: выберите для одного из них другое. Ближайшее: {nearest}.',
    'session.place-moves': 'Место {contestant} не постоянное. Ближайшее постоянное место: {nearest}.',
    'session.card-twice':
      'Карта или игрок указаны дважды: введите для каждого игрока одну карту, которую он вытянул.',
    'session.cards-incomplete':
      'Карты не соответствуют списку участвующих игроков. Укажите по одной карте на каждого, без лишних.',
    'session.entry-seated': 'У этого игрока уже есть место {contestant}: сначала освободите его.',
    'session.contestant-unknown':
      'Игрока {contestant} в этой сессии нет: выберите игрока из её схемы движения.',
    'session.contestant-present':
      'Игрок {contestant} в этом раунде уже на месте: допустить можно только отсутствующего.',
    'session.contestant-absent':
      'Игрок {contestant} в это время отсутствует: сначала допустите его или выберите другого.',
    'session.contestant-has-played':
      'Игрок {contestant} уже играл в раунде {round}: выберите более поздний раунд.',
    'session.seat-not-held':
      'В этих раундах игрок {contestant} не сидит на месте {seat}: выберите одно из его мест.',
    'session.not-at-table':
      'Игрок {contestant} начинает не за столом {table}: назовите тех, кто начинает там.',
    'result.seating-mixed': 'Так сидеть нельзя: посадите четырёх разных игроков.',
  },
};
