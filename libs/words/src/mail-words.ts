import { filled } from './language/filled.js';
import type { Language } from './language/language.js';

/** A ranking as a mail shows it. */
export interface RankingInMail {
  readonly section: string | null;
  readonly line: 'NS' | 'EW' | 'one';
  readonly lines: readonly {
    readonly contestant: string;
    readonly who: string;
    readonly place: number | null;
    readonly last: number | null;
    readonly figure: string;
  }[];
}

/** What a player is told after a session. */
export interface ResultMail {
  readonly tournament: string;
  readonly session: string;
  /** Whose result it is. */
  readonly contestant: string;
  /** None: the page alone has the results. */
  readonly rankings: readonly RankingInMail[];
  /** The address of the player’s results. */
  readonly page: string;
  /** The address that ends all mail. */
  readonly end: string;
}

/** What a player is told before a session. */
export interface SeatMail extends Pick<ResultMail, 'tournament' | 'session' | 'end'> {
  /** How those are called who play together. */
  readonly who: string;
  /** Where they begin; null: they sit out the first round. */
  readonly table: string | null;
  /** The direction, or the seat of one; null: it does not matter. */
  readonly place: string | null;
  /** The address of the way through the session. */
  readonly page: string;
}

const en = {
  subject: 'Your result: {tournament}',
  testSubject: 'Test mail',
  test: 'This is a test mail from {address}. Your mail server works.',
  seatSubject: 'Your table: {tournament}',
  session: 'Session {session} of {tournament}',
  seat: '{who}: table {table}[, {place}]',
  sitsOut: '{who}: sits out the first round',
  way: 'Where to go, round by round:',
  changed: 'You get another mail if this changes before the session starts.',
  over: 'Session {session} of {tournament} is over.',
  own: '{who}: place {place} of {count}, {figure}',
  ownUnranked: '{who}: {figure}',
  page: 'Your results, board by board:',
  pageAlone: 'The results are here:',
  ranking: 'Ranking',
  section: 'section {section}',
  corrected: 'Results can still be corrected. The page always has the latest.',
  end: 'You get this mail because you agreed to it with your club. To get no more mail from this server:',
} as const;

type Words = Readonly<Record<keyof typeof en, string>>;

const WORDS: Readonly<Record<Language, Words>> = {
  en,
  pl: {
    subject: 'Twój wynik: {tournament}',
    testSubject: 'Wiadomość próbna',
    test: 'To jest wiadomość próbna z {address}. Serwer poczty działa.',
    over: 'Sesja {session} turnieju {tournament} jest zakończona.',
    seatSubject: 'Twój stolik: {tournament}',
    session: 'Sesja {session} turnieju {tournament}',
    seat: '{who}: stolik {table}[, {place}]',
    sitsOut: '{who}: pauza w pierwszej rundzie',
    way: 'Dokąd iść, runda po rundzie:',
    changed: 'Jeśli to się zmieni przed rozpoczęciem sesji, otrzymasz kolejną wiadomość.',
    own: '{who}: miejsce {place} z {count}, {figure}',
    ownUnranked: '{who}: {figure}',
    page: 'Twoje wyniki, rozdanie po rozdaniu:',
    pageAlone: 'Wyniki są tutaj:',
    ranking: 'Klasyfikacja',
    section: 'sektor {section}',
    corrected: 'Wyniki mogą jeszcze zostać poprawione. Na stronie są zawsze aktualne.',
    end: 'Otrzymujesz tę wiadomość, bo taka zgoda jest zapisana w Twoim klubie. Aby nie otrzymywać więcej poczty z tego serwera:',
  },
  ru: {
    subject: 'Ваш результат: {tournament}',
    testSubject: 'Пробное письмо',
    test: 'Это пробное письмо от {address}. Почтовый сервер работает.',
    over: 'Сессия {session} турнира {tournament} завершена.',
    seatSubject: 'Ваш стол: {tournament}',
    session: 'Сессия {session} турнира {tournament}',
    seat: '{who}: стол {table}[, {place}]',
    sitsOut: '{who}: без игры в первом раунде',
    way: 'Куда идти, раунд за раундом:',
    changed: 'Если до начала сессии это изменится, вы получите ещё одно письмо.',
    own: '{who}: место {place} из {count}, {figure}',
    ownUnranked: '{who}: {figure}',
    page: 'Ваши результаты, сдача за сдачей:',
    pageAlone: 'Результаты здесь:',
    ranking: 'Положение',
    section: 'сектор {section}',
    corrected: 'Результаты ещё могут быть исправлены. На странице всегда последние.',
    end: 'Вы получили это письмо, потому что дали согласие своему клубу. Чтобы больше не получать писем с этого сервера:',
  },
};

/** The mail to a player after a session, in plain text: the own result first, then how all are ranked. */
export function resultMail(
  language: Language,
  { rankings, contestant, page, end, ...named }: ResultMail,
): { readonly subject: string; readonly text: string } {
  const words = WORDS[language];
  const own = rankings
    .flatMap(({ lines }) => lines.map((line) => ({ ...line, count: lines.length })))
    .find((line) => line.contestant === contestant);
  const ownWords = own && (own.place === null ? words.ownUnranked : words.own);
  const parts = [
    filled(words.over, named),
    ...(own && ownWords !== undefined ? [filled(ownWords, { ...own, place: placeOf(own) })] : []),
    `${own ? words.page : words.pageAlone}\n${page}`,
    ...rankings.map((ranking) => rankingText(words, ranking)),
    words.corrected,
    endOf(words, end),
  ];
  return { subject: filled(words.subject, named), text: `${parts.join('\n\n')}\n` };
}

/** The mail to a player before a session, in plain text. */
export function seatMail(
  language: Language,
  { table, place, page, end, ...named }: SeatMail,
): { readonly subject: string; readonly text: string } {
  const words = WORDS[language];
  const parts = [
    filled(words.session, named),
    table === null
      ? filled(words.sitsOut, named)
      : filled(words.seat, { ...named, table, place: place ?? undefined }),
    `${words.way}\n${page}`,
    words.changed,
    endOf(words, end),
  ];
  return { subject: filled(words.seatSubject, named), text: `${parts.join('\n\n')}\n` };
}

function endOf(words: Words, end: string): string {
  return `-- \n${words.end}\n${end}`;
}

/** The mail by which an administrator sees that the mail server takes mail. */
export function testMail(
  language: Language,
  address: string,
): { readonly subject: string; readonly text: string } {
  const { testSubject, test } = WORDS[language];
  return { subject: testSubject, text: `${filled(test, { address })}\n` };
}

function rankingText(words: Words, { section, line, lines }: RankingInMail): string {
  const of = [section === null ? [] : filled(words.section, { section }), line === 'one' ? [] : line].flat();
  const title = [words.ranking, ...of].join(', ');
  return [title, ...lines.map((each) => `${placeOf(each)} ${each.who} ${each.figure}`)].join('\n');
}

/** `3`, `2=` where it is shared, `-` for who takes none. */
function placeOf({ place, last }: { readonly place: number | null; readonly last: number | null }): string {
  if (place === null) return '-';
  return last !== null && last !== place ? `${place}=` : String(place);
}
