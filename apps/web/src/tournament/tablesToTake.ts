import type { TFunction } from 'i18next';
import { resultTable, type PlayToWrite } from '#lists';
import { Rational } from '#scoring';
import type { BridgeResult } from '#tournament';
import type { SessionSeen, StandingsSeen } from '../api/documents.js';
import type { MatchesSeen } from '../api/matchDocuments.js';
import type { RecapBoardSeen, RecapSeen } from '../api/recapDocuments.js';
import type { AwardSeen } from '../api/travellerDocuments.js';
import { ownLine, recapGroups } from '../standings/sessionRecap.js';
import { namesText } from '../play/namesText.js';
import type { SheetStandingsSeen } from '../play/sheetQueries.js';

/** The rows of a file in CSV, the heading first. */
export type TableToTake = readonly (readonly (string | number | null)[])[];

const decimal = (exact: string | null) => (exact === null ? null : Number(Rational.parse(exact).toText(4)));

/** The names of a session's contestants. */
function namesIn({ contestants }: Pick<SessionSeen, 'contestants'>): (contestant: string | null) => string {
  const names = new Map(contestants.map(({ contestant, players }) => [contestant, namesText(players)]));
  return (contestant) => names.get(contestant ?? '') ?? '';
}

/** The names of the teams of a session's contestants; of a session without teams undefined. */
function teamsOf({
  contestants,
}: Pick<SessionSeen, 'contestants'>): ((contestant: string | null) => string) | undefined {
  if (contestants.every(({ team }) => team === undefined)) return undefined;
  const teams = new Map(contestants.map(({ contestant, team }) => [contestant, team]));
  return (contestant) => teams.get(contestant ?? '') ?? '';
}

/** Who stands where. */
export function standingsTable(
  t: TFunction,
  { rankings }: Pick<StandingsSeen, 'rankings'>,
  session: Pick<SessionSeen, 'contestants'>,
): TableToTake {
  const namesOf = namesIn(session);
  const teamOf = teamsOf(session);
  const heading = [
    ...(['place', 'contestant'] as const),
    ...(teamOf ? (['teamName'] as const) : []),
    ...(['names', 'score', 'percentage', 'boards'] as const),
  ];
  const rows = rankings.flatMap(({ entries }) =>
    entries.map((entry) => [
      entry.place,
      entry.contestant,
      ...(teamOf ? [teamOf(entry.contestant)] : []),
      namesOf(entry.contestant),
      decimal(entry.victoryPoints?.total ?? entry.score),
      decimal(entry.percentage),
      entry.boards,
    ]),
  );
  return [heading.map((column) => t(`take.column.${column}`)), ...rows];
}

/** Which team stands where, with its name and its players. */
export function teamsTable(
  t: TFunction,
  { standing, teams }: Pick<MatchesSeen, 'standing' | 'teams'>,
): TableToTake {
  const heading = ['place', 'team', 'teamName', 'names', 'matches', 'won', 'lost', 'score'] as const;
  const rows = standing.map(({ team, ...row }) => [
    row.place,
    team,
    teams.find((one) => one.team === team)?.name ?? null,
    namesText(teams.find((one) => one.team === team)?.players ?? []),
    row.matches,
    decimal(row.won),
    decimal(row.lost),
    decimal(row.total),
  ]);
  return [heading.map((column) => t(`take.column.${column}`)), ...rows];
}

/** Who stands where by the sheets, with the whists of each round; then teams with what their players bring. */
export function sheetsTable(
  t: TFunction,
  { standings, upTo, teams }: Pick<SheetStandingsSeen, 'standings' | 'upTo' | 'teams'>,
  session: Pick<SessionSeen, 'contestants'>,
): TableToTake {
  const namesOf = namesIn(session);
  const rounds = Array.from({ length: upTo }, (_, index) => index + 1);
  const rows = standings.map((standing) => [
    standing.place,
    standing.contestant,
    namesOf(standing.contestant),
    ...rounds.map((round) => decimal(standing.rounds.find((one) => one.round === round)?.whists ?? null)),
    decimal(standing.score),
  ]);
  const heading = (column: 'place' | 'contestant' | 'names' | 'score') => t(`take.column.${column}`);
  return [
    [
      heading('place'),
      heading('contestant'),
      heading('names'),
      ...rounds.map((round) => t('sheetsSeen.roundShort', { round })),
      heading('score'),
    ],
    ...rows,
    ...teams.map(({ team, place, score, lines }) => [
      place,
      team,
      lines.map(({ player }) => namesOf(String(player)) || String(player)).join(' – '),
      ...rounds.map(() => null),
      decimal(score),
    ]),
  ];
}

/** What an award is worth: a percentage of its top, or IMPs; nothing where none was given. */
function worth(award: AwardSeen | undefined): number | null {
  if (!award || award.kind === 'not-played') return null;
  return decimal(award.top === null ? award.points : award.percent);
}

/** Every contestant on every board, in the order of the standings: per cent, or IMPs. Boards not to be seen yet stay empty. */
export function recapTable(
  t: TFunction,
  recap: Pick<RecapSeen, 'boards' | 'standings'>,
  session: Pick<SessionSeen, 'contestants'>,
): TableToTake {
  const namesOf = namesIn(session);
  const teamOf = teamsOf(session);
  const heading = [
    ...(['place', 'contestant'] as const),
    ...(teamOf ? (['teamName'] as const) : []),
    ...(['names', 'score', 'percentage'] as const),
  ];
  const rows = recapGroups(recap, session, undefined).flatMap((group) =>
    group.rows.map(({ contestant, standing }) => [
      standing?.place ?? null,
      contestant,
      ...(teamOf ? [teamOf(contestant)] : []),
      namesOf(contestant),
      decimal(standing?.score ?? null),
      decimal(standing?.percentage ?? null),
      ...recap.boards.map((board) => worth(ownLine(board, contestant)?.award)),
    ]),
  );
  return [
    [...heading.map((column) => t(`take.column.${column}`)), ...recap.boards.map(({ board }) => board)],
    ...rows,
  ];
}

/** A contract in letters, as other programs read it: `4Hx S`. */
function contractOf(t: TFunction, result: BridgeResult | null): readonly (string | number | null)[] {
  if (result?.kind === 'passed-out') return [t('contract.passedOut'), null, null, null];
  if (result?.kind !== 'contract') return [null, null, null, null];
  const { level, strain, doubling, declarer, lead = null, tricks } = result;
  return [`${level}${strain}${doubling}`, declarer, lead, tricks];
}

/** Every board at every table, as far as it may be seen: who, what, and what it is worth to each side. */
export function travellersTable(
  t: TFunction,
  boards: readonly RecapBoardSeen[],
  session: Pick<SessionSeen, 'contestants'>,
): TableToTake {
  const namesOf = namesIn(session);
  const teamOf = teamsOf(session);
  const side = (contestant: string | null, partner: string | undefined) => [
    [contestant, partner].filter(Boolean).join(' + '),
    ...(teamOf ? [teamOf(contestant)] : []),
    [contestant, partner ?? null].map(namesOf).filter(Boolean).join(' – '),
  ];
  const heading = [
    ...(['board', 'dealer', 'vulnerable', 'table', 'round', 'ns'] as const),
    ...(teamOf ? (['nsTeam'] as const) : []),
    ...(['nsNames', 'ew'] as const),
    ...(teamOf ? (['ewTeam'] as const) : []),
    ...(['ewNames'] as const),
    ...(['contract', 'declarer', 'lead', 'tricks', 'scoreNs', 'pointsNs', 'pointsEw'] as const),
  ];
  const rows = boards.flatMap(({ board, dealer, vulnerable, lines }) =>
    lines.map(({ table, round, ns, ew, partners, result, score, awards }) => [
      board,
      dealer,
      vulnerable,
      table,
      round,
      ...side(ns, partners?.ns),
      ...side(ew, partners?.ew),
      ...contractOf(t, result as BridgeResult | null),
      score,
      ...(['NS', 'EW'] as const).map((each) => decimal(pointsOf(awards?.[each]))),
    ]),
  );
  return [heading.map((column) => t(`take.column.${column}`)), ...rows];
}

/** Every result that may be seen, in the form in which it can be brought into a session again. */
export function resultsTable(boards: readonly RecapBoardSeen[]): TableToTake {
  const plays = boards.flatMap(({ board, lines }) =>
    lines.flatMap(({ table, round, ns, ew, partners, result, awards }): PlayToWrite[] => {
      const notPlayed = awards?.NS.kind === 'not-played' && awards.EW.kind === 'not-played';
      if (ns === null || ew === null || (result === null && !notPlayed)) return [];
      return [{ round, table, board, ns, ew, partners, result: result as BridgeResult | null }];
    }),
  );
  return resultTable(
    plays.toSorted(
      (one, other) => one.round - other.round || inOrder(one.table, other.table) || one.board - other.board,
    ),
  );
}

const { compare: inOrder } = new Intl.Collator('en', { numeric: true });

function pointsOf(award: AwardSeen | undefined): string | null {
  return award && award.kind !== 'not-played' ? award.points : null;
}
