import type { ProblemCode } from './en.js';
import type { Language } from '../language.js';

/** Problems as they are said where everybody plays for himself; of the others the words are the same for all. */
export const alone: Readonly<Record<Language, Readonly<Partial<Record<ProblemCode, string>>>>> = {
  en: {
    'entries.unknown': 'No such entry takes part: check it, or register the player first.',
    'entries.none': 'Nobody has entered yet: register the players first.',
    'session.entry-withdrawn':
      'The player seated as {contestant} has withdrawn his entry: seat another player there, or nobody.',
    'session.boards-public':
      'Everybody can read boards {boards} already: play other boards, or let a late player go without them.',
    'session.too-few-places':
      'The movement has too few places (places: {places}, players: {pairs}): choose a larger movement, or add a section.',
    'session.no-seeds': 'No player has a seeding number: give numbers under Entries, or draw by lot alone.',
    'session.too-few-stationary':
      'More players need a stationary seat than the movement has (players: {pairs}, stationary places: {places}): choose a movement with more, such as a rainbow, or mark at most {places}.',
    'session.place-taken':
      'Two players are to have the place {contestant}: choose another for one of them. Nearest: {nearest}.',
    'session.place-moves':
      'The player at {contestant} needs a stationary seat, and that place moves. Nearest stationary place: {nearest}.',
    'session.card-twice': 'A card or a player is named twice: give each player the one card that he drew.',
    'session.cards-incomplete':
      'The cards are not those of the players who take part: give one card for each of them, and for nobody else.',
    'session.entry-seated': 'This player has the place {contestant} already: free that place first.',
    'session.contestant-unknown':
      'There is no player {contestant} in this session: name one of its movement.',
    'session.contestant-present':
      'Player {contestant} is present in that round already: admit only a player who is missing then.',
    'session.contestant-absent':
      'Player {contestant} is not there at that time: admit him first, or choose another.',
    'session.contestant-has-played':
      'Player {contestant} has played in round {round} already: let him leave from a later round.',
    'session.seat-not-held':
      'Player {contestant} does not hold seat {seat} in these rounds: choose a seat that he holds.',
    'session.not-at-table': 'Player {contestant} does not begin at table {table}: name those who do.',
    'result.seating-mixed': 'Nobody can sit like this: name four different players.',
  },
  pl: {
    'entries.unknown': 'Nie ma takiego zgłoszenia wśród grających: sprawdź je albo najpierw zgłoś zawodnika.',
    'entries.none': 'Nikt się jeszcze nie zgłosił: najpierw zarejestruj zawodników.',
    'session.entry-withdrawn':
      'Zawodnik na miejscu {contestant} wycofał zgłoszenie: posadź tam innego albo nikogo.',
    'session.boards-public':
      'Rozdania {boards} może już czytać każdy: zagrajcie inne albo niech spóźniony zawodnik ich nie gra.',
    'session.too-few-places':
      'W schemacie ruchu jest za mało miejsc (miejsca: {places}, zawodnicy: {pairs}): wybierz większy albo dodaj sektor.',
    'session.no-seeds':
      'Żaden zawodnik nie ma numeru rozstawienia: podaj numery w zgłoszeniach albo losuj bez rozstawienia.',
    'session.too-few-stationary':
      'Więcej zawodników potrzebuje stałego miejsca, niż ma ich schemat ruchu (zawodnicy: {pairs}, stałe miejsca: {places}): wybierz schemat, który ma ich więcej, na przykład tęczowy, albo oznacz najwyżej tylu zawodników: {places}.',
    'session.place-taken':
      'Dwaj zawodnicy mają dostać miejsce {contestant}: wybierz dla jednego z nich inne. Najbliższe: {nearest}.',
    'session.place-moves':
      'Zawodnik na miejscu {contestant} potrzebuje stałego miejsca, a to się przesuwa. Najbliższe stałe miejsce: {nearest}.',
    'session.card-twice':
      'Karta albo zawodnik jest podany dwa razy: podaj dla każdego zawodnika tę jedną kartę, którą wyciągnął.',
    'session.cards-incomplete':
      'Karty nie zgadzają się z listą zawodników, którzy grają: podaj po jednej dla każdego z nich i dla nikogo więcej.',
    'session.entry-seated': 'Ten zawodnik ma już miejsce {contestant}: najpierw zwolnij tamto miejsce.',
    'session.contestant-unknown':
      'W tej sesji nie ma zawodnika {contestant}: podaj zawodnika z jej schematu ruchu.',
    'session.contestant-present':
      'Zawodnik {contestant} jest już obecny w tej rundzie: dopuść tylko zawodnika, którego wtedy brakuje.',
    'session.contestant-absent':
      'Zawodnika {contestant} wtedy nie ma: najpierw go dopuść albo wybierz innego.',
    'session.contestant-has-played':
      'Zawodnik {contestant} grał już w rundzie {round}: niech odejdzie od późniejszej rundy.',
    'session.seat-not-held':
      'Zawodnik {contestant} nie zajmuje w tych rundach miejsca {seat}: wybierz miejsce, które zajmuje.',
    'session.not-at-table':
      'Zawodnik {contestant} nie zaczyna przy stole {table}: podaj tych, którzy tam zaczynają.',
    'result.seating-mixed': 'Tak siedzieć się nie da: podaj czterech różnych zawodników.',
  },
  ru: {
    'entries.unknown': 'Среди участвующих такой заявки нет: проверьте её или сначала заявите игрока.',
    'entries.none': 'Никто ещё не заявлен: сначала зарегистрируйте игроков.',
    'session.entry-withdrawn': 'Игрок на месте {contestant} снялся: посадите туда другого или никого.',
    'session.boards-public':
      'Сдачи {boards} уже может прочесть каждый: играйте другие или пусть опоздавший игрок их не играет.',
    'session.too-few-places':
      'В схеме движения не хватает мест (мест: {places}, игроков: {pairs}): выберите схему больше или добавьте сектор.',
    'session.no-seeds':
      'Ни у одного игрока нет номера посева: укажите номера в заявках или проведите розыгрыш без посева.',
    'session.too-few-stationary':
      'Постоянное место нужно большему числу игроков, чем их есть в схеме движения (игроков: {pairs}, постоянных мест: {places}): выберите схему, где их больше, например радужную, или отметьте не больше игроков, чем {places}.',
    'session.place-taken':
      'Место {contestant} назначено двум игрокам: выберите для одного из них другое. Ближайшее: {nearest}.',
    'session.place-moves':
      'Игроку на месте {contestant} нужно постоянное место, а это переходит. Ближайшее постоянное место: {nearest}.',
    'session.card-twice':
      'Карта или игрок названы дважды: укажите для каждого игрока ту одну карту, которую он вытянул.',
    'session.cards-incomplete':
      'Карты не сходятся со списком участвующих игроков: укажите по одной для каждого из них и ни для кого больше.',
    'session.entry-seated': 'У этого игрока уже есть место {contestant}: сначала освободите его.',
    'session.contestant-unknown':
      'Игрока {contestant} в этой сессии нет: назовите игрока из её схемы движения.',
    'session.contestant-present':
      'Игрок {contestant} в этом раунде уже на месте: допустите только того, кого тогда нет.',
    'session.contestant-absent':
      'Игрока {contestant} в это время нет: сначала допустите его или выберите другого.',
    'session.contestant-has-played':
      'Игрок {contestant} уже играл в раунде {round}: пусть уходит с более позднего раунда.',
    'session.seat-not-held':
      'Игрок {contestant} не занимает в этих раундах место {seat}: выберите место, которое он занимает.',
    'session.not-at-table':
      'Игрок {contestant} не начинает за столом {table}: назовите тех, кто там начинает.',
    'result.seating-mixed': 'Так сидеть нельзя: назовите четырёх разных игроков.',
  },
};
