import { grouped } from '#cards';
import { dealerIn, vulnerableIn } from '../deals/deal-file.js';
import type { PublishedGame } from '../published/published-game.js';
import type { PublishedTeamsGame, PublishedTeamsResult } from '../published/published-teams.js';
import type { PublishedParts, PublishedResult } from '../published/result-format.js';

/** What a format of results may not hold. */
export type LostKind =
  /** A whole session or game. */
  | 'game'
  /** The scale of matchpoints, how IMPs are divided, and what places go by. */
  | 'scoring'
  | 'together'
  | 'strata'
  | 'beside'
  | 'ranked'
  | 'full-cards'
  | 'results'
  | 'contracts'
  | 'rounds'
  | 'deals'
  | 'double-dummy'
  | 'about'
  | 'players'
  | 'awards'
  | 'totals'
  | 'places'
  | 'matches'
  | 'master-points';

/** Something that is lost where results are written in another format. */
export interface LostInResults {
  readonly what: LostKind;
  /** The title of the session or game. */
  readonly game: string;
  /** On which boards, where it is something of boards. */
  readonly boards?: readonly number[];
}

type Written = Pick<PublishedParts, 'results' | 'teams'>;

/** What is not as it was after results have been written, by what is read again. */
export function lostInResults(written: Written, again: Written): LostInResults[] {
  return [
    ...eachBeside(written.results, again.results, lostInGame),
    ...eachBeside(written.teams, again.teams, lostInTeams),
  ];
}

type Titled = { readonly game: { readonly title: string } };

function eachBeside<Result extends Titled>(
  written: readonly Result[],
  again: readonly Result[],
  lostIn: (one: Result, other: Result) => readonly (Omit<LostInResults, 'game'> | undefined)[],
): LostInResults[] {
  return written.flatMap((one, index) => {
    const other = again[index];
    const { title: game } = one.game;
    if (!other) return [{ what: 'game' as const, game }];
    return lostIn(one, other).flatMap((lost) => (lost ? [{ ...lost, game }] : []));
  });
}

function lostInGame(one: PublishedResult, other: PublishedResult) {
  const [was, is] = [one.game, other.game];
  // In which order they stand says nothing.
  const contestants = (game: PublishedGame) =>
    game.sections.flatMap((section) =>
      section.contestants
        .map((each) => ({ section: section.section, ...each }))
        .toSorted((each, next) => (each.contestant < next.contestant ? -1 : 1)),
    );
  const of = <Part>(part: (game: PublishedGame) => Part) => [part(was), part(is)] as const;
  const ofEach = (part: (contestant: ReturnType<typeof contestants>[number]) => unknown) =>
    of((game) => contestants(game).map(part));
  const lines = (part: (line: PublishedGame['sections'][number]['lines'][number]) => unknown) =>
    of((game) =>
      game.sections.flatMap((section) =>
        section.lines.map((line) => [line.board, `${line.id} ${plain(part(line))}`] as const),
      ),
    );
  const [had, has] = [one.figures, other.figures];
  return [
    lost('scoring', [
      of(({ kind, scoring: { scored: _scored, ranked: _ranked, ...rest } }) => ({ kind, ...rest })),
    ]),
    lost('together', [of(({ scoring: { scored, ranked } }) => ({ scored, ranked }))]),
    lost('strata', [of(({ strata }) => strata), ofEach(({ stratum }) => stratum)]),
    lost('beside', [ofEach(({ beside }) => beside)]),
    lost('ranked', [ofEach(({ ranked }) => ranked)]),
    lost('players', [ofEach(({ section, contestant, players }) => ({ section, contestant, players }))]),
    lost('full-cards', [
      of(({ sections }) =>
        sections.map(({ section, winners, boardsPerRound, expected, fullCard }) => ({
          section,
          winners,
          boardsPerRound,
          expected,
          fullCard,
        })),
      ),
    ]),
    onBoards(
      'results',
      lines(({ outcome, seats, ns, ew, again }) => ({ outcome, seats, ns, ew, again })),
    ),
    onBoards(
      'contracts',
      lines(({ contract }) => contract),
    ),
    onBoards(
      'rounds',
      lines(({ round, table }) => ({ round, table })),
    ),
    ...lostOfEvent(was, is),
    lost('awards', [
      [sorted(had.awards), sorted(has.awards)],
      [sorted(had.datums), sorted(has.datums)],
    ]),
    lost('totals', [[sorted(had.totals), sorted(has.totals)]]),
    lost('places', [[placesIn(had.rankings), placesIn(has.rankings)]]),
    lost('matches', [[sorted(had.meetings), sorted(has.meetings)]]),
    lost('master-points', [[sorted(had.masterPoints), sorted(has.masterPoints)]]),
  ];
}

function lostInTeams(one: PublishedTeamsResult, other: PublishedTeamsResult) {
  const [was, is] = [one.game, other.game];
  const of = <Part>(part: (game: PublishedTeamsGame) => Part) => [part(was), part(is)] as const;
  const boards = (
    part: (board: PublishedTeamsGame['matches'][number]['segments'][number]['boards'][number]) => unknown,
  ) =>
    of(({ matches }) =>
      matches.flatMap(({ segments }, match) =>
        segments.flatMap((segment) =>
          segment.boards.map(
            (board) => [board.board, `${match}/${segment.segment} ${plain(part(board))}`] as const,
          ),
        ),
      ),
    );
  const [had, has] = [one.figures, other.figures];
  return [
    lost('scoring', [of(({ kind, scoring }) => ({ kind, scoring }))]),
    lost('strata', [of(({ teams }) => teams.map(({ stratum }) => stratum))]),
    lost('beside', [
      of(({ teams }) => teams.map(({ beside }) => beside)),
      of(({ matches }) => matches.map(({ carryOver }) => carryOver)),
    ]),
    lost('ranked', [of(({ teams }) => teams.map(({ ranked }) => ranked))]),
    lost('players', [
      of(({ teams }) => teams.map(({ team, name, players, pairs }) => ({ team, name, players, pairs }))),
    ]),
    onBoards(
      'results',
      boards(({ outcomes }) => outcomes),
    ),
    onBoards(
      'contracts',
      boards(({ open, closed }) => ({ open, closed })),
    ),
    lost('rounds', [
      of(({ matches }) =>
        matches.map(({ round, teams, segments }) => ({
          round,
          teams,
          rooms: segments.map(({ rooms }) => rooms),
        })),
      ),
    ]),
    ...lostOfEvent(was, is),
    lost('awards', [[sorted(had.boards), sorted(has.boards)]]),
    lost('totals', [[sorted(had.totals), sorted(has.totals)]]),
    lost('places', [[placesIn(had.rankings), placesIn(has.rankings)]]),
    lost('matches', [[sorted(had.matches), sorted(has.matches)]]),
    lost('master-points', [[sorted(had.masterPoints), sorted(has.masterPoints)]]),
  ];
}

type OfEvent = Pick<PublishedGame, 'title' | 'event' | 'session' | 'deals'>;

function lostOfEvent(was: OfEvent, is: OfEvent) {
  const dealt = ({ deals }: OfEvent) =>
    deals.map(({ doubleDummy: _doubleDummy, ...deal }) => {
      // What Law 2 says of a board is not lost where a format does not say it.
      const known = { ...deal, dealer: dealerIn(deal), vulnerable: vulnerableIn(deal) };
      return [deal.board, plain(known)] as const;
    });
  const solved = ({ deals }: OfEvent) =>
    deals.flatMap(({ board, doubleDummy }) => (doubleDummy ? [[board, doubleDummy] as const] : []));
  return [
    onBoards('deals', [dealt(was), dealt(is)]),
    onBoards('double-dummy', [solved(was), solved(is)]),
    lost('about', [
      [
        { title: was.title, event: was.event, session: was.session },
        { title: is.title, event: is.event, session: is.session },
      ],
    ]),
  ];
}

type BothWays = readonly [was: unknown, is: unknown];

function lost(what: LostKind, parts: readonly BothWays[]): Omit<LostInResults, 'game'> | undefined {
  return parts.every(([was, is]) => plain(was) === plain(is)) ? undefined : { what };
}

type OnBoards = readonly (readonly [board: number, text: string])[];

/** Of boards that had something which none of them has any more. */
function onBoards(
  what: LostKind,
  [was, is]: readonly [OnBoards, OnBoards],
): Omit<LostInResults, 'game'> | undefined {
  const texts = new Map([...grouped(is, ([board]) => board)].map(([board, those]) => [board, textOf(those)]));
  const boards = [...grouped(was, ([board]) => board)].flatMap(([board, those]) =>
    texts.get(board) === textOf(those) ? [] : [board],
  );
  return boards.length === 0 ? undefined : { what, boards: boards.toSorted((one, other) => one - other) };
}

function textOf(those: OnBoards): string {
  return those
    .map(([, text]) => text)
    .toSorted()
    .join('\n');
}

function placesIn(rankings: PublishedResult['figures']['rankings']): string[] {
  return sorted(
    rankings.flatMap(({ over, stratum, places }) => places.map((place) => ({ over, stratum, ...place }))),
  );
}

function sorted(values: readonly unknown[]): string[] {
  return values.map(plain).toSorted();
}

/** The same for values that say the same, in whatever order their members are. */
function plain(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
