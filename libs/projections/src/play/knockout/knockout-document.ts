import {
  beforeRound,
  bracketOf,
  choosingOf,
  otherwiseBefore,
  sessionsOfMatches,
  standingOfMatch,
  type BracketMatch,
  type KnockoutSettings,
  type KnockoutState,
  type MatchResult,
  type SeededFrom,
} from '#tournament';
import type { StandingsSeen } from '../../visibility/standings-seen.js';
import type { PlayState, SessionPlay } from '../play-state.js';
import { matchResultsOf } from './match-results.js';

/** A knockout: its teams, its bracket as far as it is known, and the places that are decided. */
export type KnockoutDocument = {
  readonly knockout: string;
  readonly settings: KnockoutSettings;
  readonly from: SeededFrom | null;
  /** In the order of seeds, then those who came into a place later. */
  readonly teams: readonly TeamOfKnockout[];
  /** The opponents that the first seeds have chosen; undefined if nobody chooses. */
  readonly choosing: {
    readonly matches: readonly (readonly [string, string])[];
    readonly next: { readonly chooser: string; readonly among: readonly string[] } | null;
    /** Who has chosen last. */
    readonly last: string | null;
  } | null;
  readonly rounds: readonly KnockoutRoundDocument[];
  /** The round that can be opened when the matches of the one before are decided; nothing behind the last. */
  readonly next: number | null;
  readonly places: readonly { readonly entry: string; readonly from: number; readonly to: number }[];
};

export type TeamOfKnockout = {
  readonly entry: string;
  /** From 1; nothing for one that came into another's place. */
  readonly seed: number | null;
  /** Its name, if it has one; otherwise it has its captain's. */
  readonly name: string | null;
  readonly captain: string | null;
  readonly players: readonly string[];
  readonly withdrawn: boolean;
};

export type KnockoutRoundDocument = {
  readonly round: number;
  readonly opened: boolean;
  /** Where it is played, if that is still there. */
  readonly session: string | null;
  readonly status: SessionPlay['status'] | null;
  readonly matches: readonly KnockoutMatchDocument[];
  readonly byes: readonly string[];
  /** The round before would be decided otherwise now, which the director has not answered yet. */
  readonly otherwise: boolean;
};

export type KnockoutMatchDocument = {
  readonly match: number;
  /** Where its two sides come from: seeds, or winners and losers of earlier matches. */
  readonly sides: readonly [SideOfBracket, SideOfBracket];
  /** The places that are open to who wins it. */
  readonly places: { readonly from: number; readonly to: number };
  /** Left open until an earlier match is decided. */
  readonly entries: readonly [string | null, string | null];
  readonly winner: string | null;
  readonly by: BracketMatch['by'];
  /** As it stands, or as it stood when the next round was opened; from the side of the first. */
  readonly score: { readonly first: string; readonly second: string } | null;
  readonly tied: boolean;
  /** The present result, if the next round was opened with a different one: another winner, or a tie. */
  readonly otherwise: { readonly winner: string | null } | null;
  /** Who would meet in it by the round before as it stands now, where these are others; of the last opened round. */
  readonly instead: readonly [string, string] | null;
  /** Extra boards that were opened for it while it was tied, in their order. */
  readonly extras: readonly ExtraBoardsDocument[];
};

export type ExtraBoardsDocument = {
  readonly session: string;
  readonly status: SessionPlay['status'];
  readonly boards: number;
  /** Of these boards alone, from the side of the match's first; nothing before anything of them counts. */
  readonly score: { readonly first: string; readonly second: string } | null;
};

export type SideOfBracket =
  | { readonly of: 'seed'; readonly seed: number }
  | { readonly of: 'winner' | 'loser'; readonly match: number };

/** A knockout of the parts of its sessions that somebody sees. */
export function knockoutDocument(
  state: PlayState,
  knockout: KnockoutState,
  seenOf: (session: SessionPlay) => StandingsSeen,
): KnockoutDocument {
  const results = knockout.rounds.map((round) =>
    sessionsOfMatches(knockout, round).flatMap((session) => {
      const played = sessionOfRound(state, knockout, session);
      return played ? matchResultsOf(played, seenOf(played)) : [];
    }),
  );
  const bracket = bracketOf(knockout, results.at(-1));
  const opened = knockout.rounds.length;
  const now = opened > 1 ? bracketOf(beforeRound(knockout, opened), results.at(-2)).matches : [];
  const gone = opened > 0 && isGone(state, knockout);
  const next = gone ? opened : opened + 1;
  return {
    knockout: knockout.knockout,
    settings: knockout.settings!,
    from: knockout.from,
    teams: teamsOf(state, knockout),
    choosing: choosing(knockout),
    rounds: Array.from({ length: bracket.rounds }, (_, index) => {
      const round = knockout.rounds[index];
      const session = round && sessionOfRound(state, knockout, round.session);
      const would = round && index > 0 ? otherwiseBefore(knockout, index + 1, results[index - 1]!) : [];
      return {
        round: index + 1,
        opened: round !== undefined,
        session: session?.session ?? null,
        status: session?.status ?? null,
        matches: bracket.matches
          .filter((match) => match.round === index + 1)
          .map((match) => ({
            ...matchDocument(knockout, match, results[index] ?? []),
            instead: index === opened - 1 ? insteadOf(knockout, match, now) : null,
            extras: (knockout.extras[match.match] ?? []).flatMap((session) =>
              extraOf(state, knockout, session, scoreIn(session, match, results[index] ?? [])),
            ),
          })),
        byes: index === 0 ? bracket.byes : [],
        otherwise: would.length > 0 && JSON.stringify(would) !== JSON.stringify(round!.kept?.would ?? null),
      };
    }),
    next: next > bracket.rounds ? null : next,
    places: bracket.places,
  };
}

/** The sessions of the rounds that are opened, and of extra boards. */
export function sessionsOfKnockout(state: PlayState, knockout: KnockoutState): SessionPlay[] {
  return knockout.rounds
    .flatMap((round) => sessionsOfMatches(knockout, round))
    .flatMap((session) => sessionOfRound(state, knockout, session) ?? []);
}

/** Extra boards of a match, if their session is still there. */
function extraOf(
  state: PlayState,
  knockout: KnockoutState,
  name: string,
  score: ExtraBoardsDocument['score'],
): ExtraBoardsDocument[] {
  const session = sessionOfRound(state, knockout, name);
  if (!session) return [];
  const [section] = session.sections;
  return [{ session: name, status: session.status, boards: section?.boardsPerRound ?? 0, score }];
}

/** What two teams have of their match in one session. */
function scoreIn(
  session: string,
  { entries: [first, second] }: Pick<BracketMatch, 'entries'>,
  results: readonly MatchResult[],
): ExtraBoardsDocument['score'] {
  const own = results.find(
    (one) =>
      one.session === session && [one.home, one.away].every((entry) => [first, second].includes(entry)),
  );
  if (!own?.begun) return null;
  const { home, away } = own.score;
  return own.home === first ? { first: home, second: away } : { first: away, second: home };
}

/** The session of a round; nothing where it was taken away, and its number given to another. */
function sessionOfRound(
  { sessions }: PlayState,
  { knockout }: KnockoutState,
  name: string | null,
): SessionPlay | undefined {
  const session = name === null ? undefined : sessions[name];
  return session?.knockout === knockout ? session : undefined;
}

/** Whether the session of the last round was taken away: the round is to be opened once more. */
function isGone(state: PlayState, knockout: KnockoutState): boolean {
  const { session } = knockout.rounds.at(-1)!;
  return session !== null && sessionOfRound(state, knockout, session) === undefined;
}

function teamsOf({ entries }: PlayState, { entries: seeds, replaced }: KnockoutState): TeamOfKnockout[] {
  const later = replaced.map(({ by }) => by).filter((by) => !seeds.includes(by));
  return [...new Set([...seeds, ...later])].map((entry, index) => {
    const known = entries.entries[entry];
    return {
      entry,
      seed: index < seeds.length ? index + 1 : null,
      name: known?.name ?? null,
      captain: known?.captain ?? null,
      players: known?.players ?? [],
      withdrawn: known?.withdrawn ?? false,
    };
  });
}

function choosing(knockout: KnockoutState): KnockoutDocument['choosing'] {
  const known = choosingOf(knockout);
  if (!known) return null;
  const { matches, next, choosers } = known;
  const last = knockout.rounds.length === 0 ? choosers[knockout.chosen.length - 1] : undefined;
  return { matches, next: next ?? null, last: last ?? null };
}

/** Who would meet in a match of the last round now, if that has changed. */
function insteadOf(
  { rounds }: KnockoutState,
  { match }: BracketMatch,
  now: readonly BracketMatch[],
): KnockoutMatchDocument['instead'] {
  const drawn = rounds.at(-1)!.matches.find((one) => one.match === match);
  const [home, away] = now.find((one) => one.match === match)?.entries ?? [null, null];
  if (!drawn || home === null || away === null) return null;
  return home === drawn.home && away === drawn.away ? null : [home, away];
}

function matchDocument(
  knockout: KnockoutState,
  { round, left: _left, places: { from, to }, ...rest }: BracketMatch,
  results: readonly MatchResult[],
): Omit<KnockoutMatchDocument, 'extras' | 'instead'> {
  const match = { ...rest, places: { from, to } };
  const opened = knockout.rounds[round - 1];
  const drawn = opened?.matches.find((one) => one.match === match.match);
  if (!drawn) return { ...match, score: null, tied: false, otherwise: null };
  const { score, tied } = standingOfMatch(knockout, opened!, drawn, results);
  const isLast = round === knockout.rounds.length;
  const would = isLast
    ? undefined
    : otherwiseBefore(knockout, round + 1, results).find((one) => one.match === match.match);
  return {
    ...match,
    score: score && { first: score.home, second: score.away },
    tied,
    otherwise: would ? { winner: would.winner } : null,
  };
}
