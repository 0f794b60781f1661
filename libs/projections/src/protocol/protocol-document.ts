import { createHash } from 'node:crypto';
import {
  hasTeams,
  matchpointsOf,
  methodOf,
  type AdjustmentEffect,
  type GameResult,
  type MatchpointSettings,
  type PenaltyAmount,
  type SeatName,
  type SessionMethod,
  type SessionSettings,
  type SheetLineEffect,
  type SideName,
  type TournamentSettings,
} from '#tournament';
import { standingsDocument } from '../play/documents/standings-document.js';
import {
  travellerDocument,
  type AwardDocument,
  type TravellerLineDocument,
} from '../play/documents/boards/traveller-document.js';
import type { PlayState, RulingPlay, SessionPlay } from '../play/play-state.js';
import { boardsIn, scoresOf } from '../play/scoring/scores.js';
import { scheduleOf } from '../play/schedule.js';
import {
  matchesInProtocol,
  type MatchesInProtocol,
  teamsInProtocol,
  type TeamsInProtocol,
} from './teams-in-protocol.js';
import { sheetsInProtocol, type SheetsInProtocol } from './sheets-in-protocol.js';
import { playersOf } from '../visibility/before-oneself.js';

/**
 * The formats of protocols. What was published in a format can be made again from the journal for good: the text that a
 * format gives never changes, a change is another format.
 * - 1: of sessions that are scored by what the rules of their tournament say of matchpoints.
 * - 2: of sessions with a method of their own, in matchpoints or IMPs.
 * - 3: of sessions of teams: with their matches and their standing. Before it was there they had format 1 or 2.
 * - 4: of sessions of teams in several sections, which may be ranked apart. Before it was there they had format 3.
 * - 5: of sessions that are written on sheets: with the sheets and the standing by them. A ruling on a sheet is there with its
 *   line; before rulings were given on sheets they had none.
 * - 6: of sessions whose places go by the victory points of matches: with those matches.
 */
export type ProtocolFormat = 1 | 2 | 3 | 4 | 5 | 6;

/**
 * A session's protocol as it is published: of the session as it was at line `at`.
 *
 * It names nobody. A player is a mark that only somebody who knows the player's id can tell; a reason is the salted
 * hash from the journal. Figures are exact: fractions as text.
 */
export type ProtocolDocument = {
  readonly format: ProtocolFormat;
  readonly tournament: string;
  readonly session: string;
  readonly at: number;
  /** By which it is scored and ranked. */
  readonly rules: Omit<TournamentSettings, 'method' | 'regulation'> & {
    readonly matchpoints?: MatchpointSettings;
  };
  readonly settings: Omit<SessionSettings, 'method'> & { readonly method: SessionMethod | 'matchpoints' };
  /** Everybody in the standings. */
  readonly contestants: readonly ContestantInProtocol[];
  readonly standings: readonly RankingInProtocol[];
  /** What each contestant has on its boards. */
  readonly recap: readonly { readonly contestant: string; readonly boards: readonly BoardInRecap[] }[];
  readonly travellers: readonly TravellerInProtocol[];
  /** The rulings that stand, in the order in which they were given. */
  readonly rulings: readonly RulingInProtocol[];
  /** Of a session of teams, in formats 3 and 4. */
  readonly teams?: TeamsInProtocol;
  /** Of a session that is written on sheets, in format 5. */
  readonly sheets?: SheetsInProtocol;
  /** Of a session that is ranked by victory points, in format 6. */
  readonly matches?: MatchesInProtocol;
};

export type ContestantInProtocol = {
  readonly contestant: string;
  readonly entry: string | null;
  /** Marks (`playerMark`). */
  readonly players: readonly string[];
  readonly substitutions: readonly {
    readonly seat: SeatName;
    readonly player: string;
    readonly fromRound: number;
    readonly toRound: number;
  }[];
};

export type RankingInProtocol = {
  readonly section: string | null;
  readonly line: 'NS' | 'EW' | 'one';
  readonly entries: readonly {
    readonly contestant: string;
    readonly place: number | null;
    readonly last: number | null;
    readonly percentage: string | null;
    readonly score: string;
    readonly maximum: string | null;
    /** IMPs a board, in format 2. */
    readonly mean?: string | null;
    /** In format 6. */
    readonly victoryPoints?: string;
    readonly points: string;
    readonly tops: string | null;
    readonly boards: number;
    readonly penalties: readonly { readonly ruling: string; readonly points: string }[];
  }[];
};

export type BoardInRecap = {
  readonly board: number;
  readonly table: string;
  readonly round: number;
  readonly side: SideName;
  readonly award: AwardInProtocol;
};

export type TravellerInProtocol = {
  readonly board: number;
  readonly dealer: string;
  readonly vulnerable: string;
  readonly lines: readonly {
    readonly table: string;
    readonly round: number;
    readonly ns: string | null;
    readonly ew: string | null;
    /** Of an individual alone: who sat South and West. */
    readonly partners?: { readonly ns: string; readonly ew: string };
    readonly status: string;
    readonly irregular: boolean;
    readonly result: GameResult | null;
    readonly score: number | null;
    readonly awards: AwardsInProtocol | null;
    /** The ruling that stands in the place of the result. */
    readonly ruling: string | null;
  }[];
};

/** What a line is worth to each side; of an individual alone, also to those who sat South and West. */
export type AwardsInProtocol = {
  readonly NS: AwardInProtocol;
  readonly EW: AwardInProtocol;
  readonly partners?: { readonly NS: AwardInProtocol; readonly EW: AwardInProtocol };
};

/** Matchpoints out of the board's top, or IMPs; what they come from where no comparison gave them. */
export type AwardInProtocol = {
  readonly kind: AwardDocument['kind'] | 'ave+' | 'ave' | 'ave-';
  readonly points: string | null;
  readonly top: string | null;
};

export type RulingInProtocol = {
  readonly ruling: string;
  readonly law: RulingPlay['law'];
  /** Salted hashes of the texts. */
  readonly reason: string;
  readonly facts: string | null;
} & (
  | {
      readonly kind: 'adjustment';
      readonly table: string;
      readonly round: number;
      readonly board: number;
      readonly adjustment: AdjustmentInProtocol;
    }
  | ({ readonly kind: 'sheet-line' } & Pick<
      SheetLineEffect,
      'table' | 'round' | 'line' | 'board' | 'written' | 'before'
    >)
  | { readonly kind: 'penalty'; readonly contestant: string; readonly amount: PenaltyAmount }
  | { readonly kind: 'warning'; readonly contestant: string }
  | {
      readonly kind: 'field-split';
      readonly board: number;
      readonly plays: readonly { readonly table: string; readonly round: number }[];
    }
);

type Given = AdjustmentEffect['adjustment'];

/** Averages to both sides, or a result to both: so this format has had them before sides were told apart. */
export type AdjustmentInProtocol =
  | Given
  | { readonly kind: 'artificial'; readonly NS: string; readonly EW: string }
  | { readonly kind: 'assigned'; readonly NS: GameResult; readonly EW: GameResult };

/** What stands for a player in a published protocol: SHA-256 over `<tournament> <player>`, the ids as they are written. */
export function playerMark(tournament: string, player: string): string {
  return createHash('sha256').update(`${tournament} ${player}`).digest('hex');
}

/**
 * The protocol of a session from what was known of play at line `at`.
 *
 * @param published the format in which it was published, if it was: it is made again in that
 */
export function protocolDocument(
  state: PlayState,
  session: SessionPlay,
  {
    tournament,
    at,
    published,
  }: { readonly tournament: string; readonly at: number; readonly published?: number | undefined },
): ProtocolDocument {
  const sheets = sheetsInProtocol(session);
  if (sheets) return protocolOfSheets(state, session, { tournament, at }, sheets);
  const travellers = travellersOf(state, session);
  const withTeams = hasTeams(session) && (published ?? 4) >= 3;
  const inSections = session.sections.length > 1 && (published ?? 4) >= 4;
  const scored = howScored(state, session, withTeams ? (inSections ? 4 : 3) : undefined);
  const matches = withTeams ? undefined : matchesInProtocol(state, session);
  const standings = standingsOf(state, session, scored.format);
  const ranked = standings.flatMap(({ entries }) => entries.map(({ contestant }) => contestant));
  return {
    format: scored.format,
    tournament,
    session: session.session,
    at,
    rules: scored.rules,
    settings: scored.settings,
    contestants: ranked
      .toSorted()
      .map((contestant) => contestantIn({ state, session, tournament }, contestant)),
    standings,
    recap: recapOf(ranked, travellers),
    travellers,
    rulings: rulingsOf(session),
    ...(matches && { matches }),
    ...(withTeams && {
      teams: teamsInProtocol(state, session, (player) => playerMark(tournament, player), {
        sections: inSections,
      }),
    }),
  };
}

/** The protocol of a session that is written on sheets: it has no boards, and no standing by them. */
function protocolOfSheets(
  state: PlayState,
  session: SessionPlay,
  { tournament, at }: { readonly tournament: string; readonly at: number },
  sheets: SheetsInProtocol,
): ProtocolDocument {
  const { method: _tournaments, regulation: _periods, ...rules } = state.settings;
  const { contestants } = scheduleOf(session);
  return {
    format: 5,
    tournament,
    session: session.session,
    at,
    rules,
    settings: { ...session.settings, method: methodOf(state.settings, session.settings) },
    contestants: contestants
      .toSorted()
      .map((contestant) => contestantIn({ state, session, tournament }, contestant)),
    standings: [],
    recap: [],
    travellers: [],
    rulings: rulingsOf(session),
    sheets,
  };
}

function contestantIn(
  {
    state,
    session,
    tournament,
  }: { readonly state: PlayState; readonly session: SessionPlay; readonly tournament: string },
  contestant: string,
): ContestantInProtocol {
  const mark = (player: string) => playerMark(tournament, player);
  return {
    contestant,
    entry: session.entries[contestant] ?? null,
    players: playersOf(state, session, contestant).map(mark),
    substitutions: (session.substitutions[contestant] ?? []).map(({ seat, person, fromRound, toRound }) => ({
      seat,
      player: mark(person),
      fromRound,
      toRound,
    })),
  };
}

/** How a session is scored and ranked, in the format that has the words for it: of teams in theirs. */
function howScored(
  { settings }: PlayState,
  session: SessionPlay,
  ofTeams: 3 | 4 | undefined,
): Pick<ProtocolDocument, 'format' | 'rules' | 'settings'> {
  const { method: _tournaments, regulation: _periods, ...rules } = settings;
  const method = methodOf(settings, session.settings);
  if (ofTeams) return { format: ofTeams, rules, settings: { ...session.settings, method } };
  const matchpoints = session.settings.method === 'by-tournament' ? matchpointsOf(method) : undefined;
  return matchpoints
    ? {
        format: 1,
        rules: { ...rules, matchpoints },
        settings: { ...session.settings, method: 'matchpoints' },
      }
    : {
        format: method.ranking.by === 'victory-points' ? 6 : 2,
        rules,
        settings: { ...session.settings, method },
      };
}

function standingsOf(state: PlayState, session: SessionPlay, format: ProtocolFormat): RankingInProtocol[] {
  const { rankings } = standingsDocument(state, session, { kind: 'everything' });
  return rankings.map(({ section, line, entries }) => ({
    section,
    line,
    entries: entries.map((entry) => ({
      contestant: entry.contestant,
      place: entry.place,
      last: entry.last,
      percentage: entry.percentage,
      score: entry.score,
      maximum: entry.maximum,
      ...(format > 1 && { mean: entry.mean }),
      ...(entry.victoryPoints && { victoryPoints: entry.victoryPoints.total }),
      points: entry.points,
      tops: entry.tops,
      boards: entry.boards,
      penalties: entry.penalties.map(({ ruling, points }) => ({ ruling, points })),
    })),
  }));
}

function travellersOf(state: PlayState, session: SessionPlay): TravellerInProtocol[] {
  const scores = scoresOf(session, state.settings);
  return boardsIn(session).map((board) => {
    const { dealer, vulnerable, lines } = travellerDocument(state, session, board, scores, true);
    return { board, dealer, vulnerable, lines: lines.map(lineIn) };
  });
}

function lineIn(line: TravellerLineDocument): TravellerInProtocol['lines'][number] {
  const { table, round, ns, ew, partners, status, irregular, result, score, awards, rulings } = line;
  return {
    table,
    round,
    ns,
    ew,
    ...(partners && { partners }),
    status,
    irregular,
    result,
    score,
    awards: awards && awardsIn(awards),
    ruling: rulings.find(({ withdrawn }) => withdrawn === null)?.ruling ?? null,
  };
}

function awardsIn({ NS, EW, partners }: NonNullable<TravellerLineDocument['awards']>): AwardsInProtocol {
  return { NS: awardIn(NS), EW: awardIn(EW), ...(partners && { partners: awardsIn(partners) }) };
}

function awardIn(award: AwardDocument): AwardInProtocol {
  if (award.kind === 'not-played') return { kind: award.kind, points: null, top: null };
  const { points, top } = award;
  return { kind: award.kind === 'artificial' ? award.award : award.kind, points, top };
}

function recapOf(
  contestants: readonly string[],
  travellers: readonly TravellerInProtocol[],
): ProtocolDocument['recap'] {
  const cards = new Map<string, BoardInRecap[]>(contestants.map((contestant) => [contestant, []]));
  for (const { board, lines } of travellers) {
    for (const { table, round, awards, ...seated } of lines) {
      if (!awards) continue;
      const add = (who: { ns: string | null; ew: string | null }, { NS, EW }: AwardsInProtocol) => {
        cards.get(who.ns ?? '')?.push({ board, table, round, side: 'NS', award: NS });
        cards.get(who.ew ?? '')?.push({ board, table, round, side: 'EW', award: EW });
      };
      add(seated, awards);
      if (seated.partners) add(seated.partners, awards.partners ?? awards);
    }
  }
  return [...cards]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([contestant, boards]) => ({ contestant, boards }));
}

function rulingsOf({ rulings }: SessionPlay): RulingInProtocol[] {
  return Object.values(rulings)
    .filter(({ withdrawn }) => withdrawn === null)
    .toSorted((one, other) => one.given.position - other.given.position)
    .map(({ ruling, law, hashes, what }) => {
      const basis = { ruling, law, reason: hashes.reason, facts: hashes.facts };
      if (what.kind === 'penalty') {
        return { ...basis, kind: what.kind, contestant: what.contestant, amount: what.amount };
      }
      if (what.kind === 'sheet-line') {
        const { seated: _seated, ...line } = what;
        return { ...basis, ...line };
      }
      if (what.kind === 'warning') return { ...basis, kind: what.kind, contestant: what.contestant };
      if (what.kind === 'field-split')
        return { ...basis, kind: what.kind, board: what.board, plays: what.plays };
      const { kind, table, round, board, adjustment } = what;
      return { ...basis, kind, table, round, board, adjustment: adjustmentIn(adjustment) };
    });
}

function adjustmentIn({ NS, EW }: Given): AdjustmentInProtocol {
  if (NS.kind === 'artificial' && EW.kind === 'artificial')
    return { kind: 'artificial', NS: NS.award, EW: EW.award };
  if (NS.kind === 'assigned' && EW.kind === 'assigned')
    return { kind: 'assigned', NS: NS.result, EW: EW.result };
  return { NS, EW };
}
