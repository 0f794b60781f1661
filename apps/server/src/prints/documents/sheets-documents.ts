import { seatsOf } from '#movement';
import type { DocumentOf, SeatLetter, SheetShown } from '#prints';
import type { PlayQueries, SessionSeen } from '#projections';
import type { Seated } from '#tournament';
import { conventionText, type Language } from '#words';
import { CalledIn, placeText } from './called.js';
import { sheetLineShown } from './sheet-line-shown.js';
import { standsAs, type PrintedAt } from './stands-as.js';
import { afterRound } from './after-round.js';
import type { PrintWanted } from './wanted.js';

type Without<Document> = Omit<Document, 'heading'>;
type SheetSeen = Awaited<ReturnType<PlayQueries['sheets']['sheet']>>;

const SEATS = ['N', 'E', 'S', 'W'] as const;
/** As many deals a form has room for where the round has no number of them. */
const ROOM = 16;

/** A table of a round that is drawn, with who is to sit there. */
interface TableInRound {
  readonly table: string;
  readonly round: number;
  readonly seated: Seated;
}

/** The tables of drawn rounds, round by round; those where nobody is are left out. */
function tablesDrawn({ sections, rounds, contestants }: SessionSeen): TableInRound[] {
  const isAway = (contestant: string, round: number) =>
    contestants
      .find((one) => one.contestant === contestant)
      ?.absent.some(
        ({ fromRound, untilRound }) => fromRound <= round && (untilRound === null || round < untilRound),
      ) ?? false;
  const of = Array.from({ length: rounds }, (_, index) => index + 1);
  return of.flatMap((round) =>
    sections.flatMap(({ section, movement }) =>
      movement.rows.flatMap((row, index) => {
        const play = round <= (movement.drawn ?? rounds) ? row[round - 1] : undefined;
        if (!play) return [];
        const there = Object.entries(seatsOf(play))
          .map(([seat, name]) => [seat, `${section}-${name}`] as const)
          .filter(([, contestant]) => !isAway(contestant, round));
        if (there.length === 0) return [];
        return [{ table: `${section}${index + 1}`, round, seated: Object.fromEntries(there) as Seated }];
      }),
    ),
  );
}

/** Each player's way, as far as its tables are drawn. */
export function waysOfPlayers(
  session: SessionSeen,
  contestant: string | undefined,
): Without<DocumentOf<'guide-cards'>> {
  const called = new CalledIn(session);
  const drawn = tablesDrawn(session);
  const last = Math.max(0, ...drawn.map(({ round }) => round));
  const wanted = called.playing().filter((one) => contestant === undefined || one.contestant === contestant);
  return {
    paper: 'guide-cards',
    alone: true,
    cards: wanted.map((one) => ({
      who: called.called(one.contestant),
      stationary: null,
      stops: Array.from({ length: session.rounds }, (_, index) => {
        const round = index + 1;
        const at = drawn.find(
          (each) => each.round === round && Object.values(each.seated).includes(one.contestant),
        );
        const nothing = { with: null, boards: [], turned: false };
        if (!at) {
          const what = round > last ? 'undrawn' : 'sits-out';
          return { round, what, table: null, at: null, against: [], dealsFirst: false, ...nothing };
        }
        const there = SEATS.filter((seat) => at.seated[seat] !== undefined);
        const seat = there.find((each) => at.seated[each] === one.contestant) ?? null;
        return {
          round,
          what: 'plays' as const,
          table: at.table,
          at: seat,
          against: called.some(
            there.filter((each) => each !== seat).map((each) => at.seated[each]),
            round,
          ),
          dealsFirst: seat === there[0],
          ...nothing,
        };
      }),
    })),
  };
}

/** A card for the middle of each table: who sits there in each round that is drawn. */
export function seatingOfTables(session: SessionSeen): Without<DocumentOf<'table-cards'>> {
  const called = new CalledIn(session);
  const drawn = tablesDrawn(session);
  return {
    paper: 'table-cards',
    kind: 'sheets',
    cards: session.tables.map((table) => ({
      table,
      rounds: drawn
        .filter((each) => each.table === table)
        .map(({ round, seated }) => ({
          round,
          what: 'plays' as const,
          seated: SEATS.map((seat) => {
            const contestant = seated[seat];
            return {
              who: contestant === undefined ? null : called.called(contestant, round),
              seat,
              next: null,
            };
          }),
          boards: [],
          fromRelay: false,
          sharedWith: [],
          turned: false,
          carries: [],
        })),
    })),
  };
}

/** Where everybody sits in the first round, as lists of entries have it. */
export function firstTables(session: SessionSeen): ReadonlyMap<string, string> {
  return new Map(
    tablesDrawn(session)
      .filter(({ round }) => round === 1)
      .flatMap(({ table, seated }) =>
        Object.values(seated).map((contestant) => [contestant, table] as const),
      ),
  );
}

/** The standings of a session that is written on sheets, to be hung up and signed. */
export function standingsOfSheets(
  queries: PlayQueries,
  session: SessionSeen,
  { language, at }: { readonly language: Language; readonly at: PrintedAt },
): Without<Extract<DocumentOf<'standings'>, { kind: 'sheets' }>> {
  const called = new CalledIn(session);
  const seen = session.sheets ? queries.sheets.standings(session.session) : null;
  const rounds = Array.from({ length: Math.min(seen?.upTo ?? 0, session.round) }, (_, index) => index + 1);
  const convention = session.sheets?.convention.name;
  return {
    paper: 'standings',
    kind: 'sheets',
    convention: convention === undefined ? null : conventionText(language, convention),
    signed: session.status === 'closed',
    progress: {
      afterRound: afterRound(session, seen?.upTo ?? 0),
      rounds: session.rounds,
      stands: standsAs({ final: session.status === 'closed', corrections: session.corrections }, at),
    },
    rounds,
    counting: seen?.counting === 'placing' ? 'points' : 'whists',
    lines: (seen?.standings ?? []).map((standing) => ({
      place: placeText(standing),
      who: called.called(standing.contestant),
      rounds: rounds.map((round) => {
        const own = standing.rounds.find((one) => one.round === round);
        return own ? { whists: own.whists, place: placeText(own) ?? '–' } : null;
      }),
      score: standing.score,
    })),
    teams: (seen?.teams ?? []).map(({ team, score, ...places }) => ({
      place: placeText(places),
      who: { number: team, names: [] },
      score,
    })),
  };
}

/** Sheets as they are written, or forms: with the names of a round, or of any table of four or three. */
export async function sheets(
  queries: PlayQueries,
  session: SessionSeen,
  { form, round: wanted, language }: Pick<PrintWanted, 'form' | 'round' | 'language'>,
): Promise<Without<DocumentOf<'sheets'>>> {
  const named = { ...conventionOf(session, language), room: roomOf(session) };
  if (form === 'four' || form === 'three') {
    const seats = SEATS.slice(0, form === 'four' ? 4 : 3);
    return {
      paper: 'sheets',
      sheets: [
        {
          ...named,
          table: null,
          round: null,
          lines: [],
          players: seats.map((seat) => blank(seat, '', seats)),
        },
      ],
    };
  }
  const places = tablesDrawn(session);
  const last = Math.max(
    1,
    form === 'filled' ? session.round : Math.max(0, ...places.map(({ round }) => round)),
  );
  const round = wanted ?? last;
  const called = new CalledIn(session);
  const own = places.filter((place) => place.round === round);
  if (form === 'named') return { paper: 'sheets', sheets: own.map((place) => formOf(place, named, called)) };
  if (!session.sheets || round > session.round) return { paper: 'sheets', sheets: [] };
  const seen = queries.sheets.all(session.session).filter((each) => each.round === round);
  const whole = await Promise.all(
    seen.map(({ table }) => queries.sheets.sheet(session.session, table, round)),
  );
  return { paper: 'sheets', sheets: whole.map((sheet) => written(sheet, named, called)) };
}

type OfSession = Pick<SheetShown, 'convention' | 'poolSize' | 'room'>;

function conventionOf({ sheets: settings }: SessionSeen, language: Language) {
  const convention = settings?.convention;
  return {
    convention: convention === undefined ? null : conventionText(language, convention.name),
    poolSize: convention?.settings.poolSize ?? null,
  };
}

function roomOf({ sheets: settings }: SessionSeen): number {
  return settings?.ends.by === 'deals' ? Math.min(60, settings.ends.deals) : ROOM;
}

function blank(seat: SeatLetter, name: string, seats: readonly SeatLetter[]): SheetShown['players'][number] {
  const whists = seats.filter((other) => other !== seat).map((on) => ({ on, chain: '' }));
  return { seat, name, pool: '', mountain: '', whists, balance: null, signed: false };
}

function nameIn(called: CalledIn, contestant: string): string {
  const { names, number } = called.called(contestant);
  return names[0] ?? number;
}

function formOf({ table, round, seated }: TableInRound, named: OfSession, called: CalledIn): SheetShown {
  const seats = SEATS.filter((seat) => seated[seat] !== undefined);
  return {
    ...named,
    table,
    round,
    lines: [],
    players: seats.map((seat) => blank(seat, nameIn(called, seated[seat]!), seats)),
  };
}

function written(sheet: SheetSeen, named: OfSession, called: CalledIn): SheetShown {
  const seats = SEATS.filter((seat) => sheet.seated[seat] !== undefined);
  return {
    ...named,
    table: sheet.table,
    round: sheet.round,
    lines: sheet.lines.map(({ line, what }) => ({ line, what: sheetLineShown(what) })),
    players: seats.map((seat) => {
      const part = sheet.parts.find((one) => one.seat === seat);
      const player = blank(seat, nameIn(called, sheet.seated[seat]!), seats);
      const signed = sheet.signed.includes(seat);
      if (!part) return { ...player, signed };
      const { pool, mountain, whists, balance } = part;
      return {
        ...player,
        pool,
        mountain,
        whists: whists.map(({ on, chain }) => ({ on: on as SeatLetter, chain })),
        balance,
        signed,
      };
    }),
  };
}
