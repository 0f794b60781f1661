import { cutAfterRound, type FigureLine } from '#preferans';
import type { Json } from '#ledger';
import { sectionOf, type AnnouncedCut, type TakenAlong } from '#tournament';
import type { StandingsSeen } from '../../visibility/standings-seen.js';
import type { SessionPlay } from '../session-play.js';
import { scheduleOf } from '../schedule.js';
import { hasSharedDeals } from './sheet-boards.js';
import { sheetStandings, sheetTeams, type SheetStanding, type SheetsCounted } from './sheet-standings.js';

/** What a player has in a round; exact numbers as text. */
export type SheetRoundDocument = {
  readonly round: number;
  readonly table: string;
  readonly whists: string;
  readonly score: string;
  /** The place at the table, from `place` to `last`. */
  readonly place: number;
  readonly last: number;
  readonly misplay: boolean;
};

/** A rule that was asked about those who were tied, and what each of them had by it; null: it does not apply to them. */
export type StepDocument = {
  readonly rule: string;
  readonly tied: readonly string[];
  readonly values: { readonly [contestant: string]: readonly string[] } | null;
};

/** A player's standing; exact numbers as text. */
export type SheetStandingDocument = {
  readonly contestant: string;
  /** Null: takes no place. */
  readonly place: number | null;
  readonly last: number | null;
  readonly score: string;
  readonly status: SheetStanding['status'];
  readonly cards: number;
  readonly cutFrom: number | null;
  readonly rounds: readonly SheetRoundDocument[];
  /** They add up to the score; exact numbers in them are texts, tables are called by their names. */
  readonly lines: readonly Readonly<Record<string, Json>>[];
  /** What has told the player apart from those with the same score. */
  readonly steps: readonly StepDocument[];
};

/** A team's standing: the sum of its three players. */
export type SheetTeamDocument = Pick<
  SheetStandingDocument,
  'place' | 'last' | 'score' | 'lines' | 'steps'
> & { readonly team: string };

/** A cut that is announced and not made yet, with whom it would let go on as they stand. */
export type CutAheadDocument = {
  readonly section: string;
  readonly after: number;
  readonly stay: number;
  readonly as: AnnouncedCut['as'];
  /** Null: all that they have is taken along. */
  readonly carry: TakenAlong | null;
  /** Who goes on, and who shares the last places for that; all others do not. */
  readonly goingOn: { readonly [contestant: string]: 'yes' | 'tied' };
};

/** Who stands where in a session that is written on sheets, by the sheets up to a round. */
export type SheetStandingsDocument = {
  readonly upTo: number;
  /** 'deals': all tables play the same ones, each is compared over the field. */
  readonly counting: 'whists' | 'placing' | 'deals';
  readonly standings: readonly SheetStandingDocument[];
  /** The next one of each section that has announced one. */
  readonly cuts: readonly CutAheadDocument[];
  /** Nothing where nobody plays for a team. */
  readonly teams: readonly SheetTeamDocument[];
};

/** The standings of a session that is written on sheets; undefined: it is not. */
export function sheetStandingsDocument(
  session: SessionPlay,
  seen: StandingsSeen,
): SheetStandingsDocument | undefined {
  const { sheets: settings } = session;
  if (!settings) return undefined;
  const counted = sheetsCounted(session, seen);
  const standings = sheetStandings(session, settings, counted);
  return {
    ...counted,
    counting: hasSharedDeals(session) ? 'deals' : settings.counting.score,
    standings: standings.map((standing) => standingDocument(standing, scheduleOf(session).tables)),
    cuts: cutsAhead(session, standings),
    teams: sheetTeams(session, settings, counted).map(({ contestant, place, last, value, lines, steps }) => ({
      team: contestant,
      place: place ?? null,
      last: last ?? null,
      score: `${value}`,
      lines: lines.map(asJson),
      steps: steps.map(stepDocument),
    })),
  };
}

function cutsAhead({ sections }: SessionPlay, standings: readonly SheetStanding[]): CutAheadDocument[] {
  return sections.flatMap(({ section, movement, tables }) => {
    const next = tables?.cuts?.find(({ after }) => after >= (movement.drawn ?? 0));
    if (!next) return [];
    const field = standings.filter(
      ({ contestant, cutFrom }) => cutFrom === null && sectionOf(contestant) === section,
    );
    const { goingOn } = cutAfterRound(field, next.stay);
    const those = [...goingOn].flatMap(([contestant, outcome]) =>
      outcome === 'yes' || outcome === 'tied' ? [[contestant, outcome] as const] : [],
    );
    const { after, stay, as, carry = null } = next;
    return [{ section, after, stay, as, carry, goingOn: Object.fromEntries(those) }];
  });
}

function standingDocument(
  { contestant, place, last, value, status, cards, cutFrom, rounds, lines, steps }: SheetStanding,
  tables: readonly string[],
): SheetStandingDocument {
  const called = (table: number) => tables[table - 1]!;
  return {
    contestant,
    place: place ?? null,
    last: last ?? null,
    score: `${value}`,
    status,
    cards,
    cutFrom,
    rounds: rounds.map(({ round, table, whists, score, placing, isMisplay }) => ({
      round,
      table: called(table),
      whists: `${whists}`,
      score: `${score}`,
      place: placing.place,
      last: placing.last,
      misplay: isMisplay,
    })),
    lines: lines.map(({ table, ...line }: FigureLine) =>
      asJson(table === undefined ? line : { ...line, table: called(table) }),
    ),
    steps: steps.map(stepDocument),
  };
}

function stepDocument({ rule, tied, values }: SheetStanding['steps'][number]): StepDocument {
  const exact = values && [...values].map(([contestant, had]) => [contestant, had.map(String)] as const);
  return {
    rule,
    tied,
    values: exact ? Object.fromEntries(exact.toSorted(([one], [other]) => (one < other ? -1 : 1))) : null,
  };
}

/** With exact numbers as text. */
function asJson(value: object): Record<string, Json> {
  return JSON.parse(JSON.stringify(value)) as Record<string, Json>;
}

/** Which sheets a reader's standings are made of: of rounds that all have finished they are agreed. */
export function sheetsCounted(session: SessionPlay, seen: StandingsSeen): SheetsCounted {
  return { upTo: seen.kind === 'everything' ? scheduleOf(session).rounds : seen.upTo };
}
