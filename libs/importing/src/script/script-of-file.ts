import {
  countOfFigures,
  type PublishedFile,
  type PublishedGame,
  type PublishedMatchResult,
  type PublishedResult,
  type ResultFormatName,
} from '#interchange';
import { Unscorable } from '#scoring';
import type { KeptFigures } from '#tournament';
import { compareGame, type Comparison, type Counts } from '../compare/comparison.js';
import { givenBySession, inSessions, type NotCompared } from '../compare/given-by-sessions.js';
import { methodOfGame } from '../compare/method-of-game.js';
import { beforeSegments, compareMatch } from '../compare/running-scores.js';
import { scoreGame } from '../compare/score-game.js';
import { scoreMatch } from '../compare/score-match.js';
import type { GamePlan } from '../plan/game-plan.js';
import { placesOf, planOfGame } from '../plan/plan-of-game.js';
import { planOfMatch } from '../plan/plan-of-match.js';
import { inParts, keptOfGame, keptOfMatch } from './kept-figures.js';
import type { LeftOut } from './left-out.js';
import { enter, playersOfGames, type PlayedBy, type PlayerInFile } from './players-of-games.js';
import { dealsOfGame } from './deals-of-game.js';
import { scriptOfGame } from './script-of-game.js';
import { scriptOfMatch } from './script-of-match.js';
import type { ScriptedCommand, Scripting } from './scripted-command.js';

/** A session as it will be, for who looks before he imports. */
export interface SessionToCome {
  readonly session: string;
  /** The game or match, as the file tells it apart and names it. */
  readonly game: string;
  readonly title: string;
  readonly date: string | null;
  /** How it is scored: the method's own name, or `knockout` for a match of teams. */
  readonly scoring: string;
  readonly sections: readonly {
    readonly section: string;
    readonly tables: number;
    readonly rounds: number;
    readonly boards: number;
    readonly contestants: number;
    readonly lines: number;
    /** Whether its rounds were computed, for the file does not tell them. */
    readonly computed: boolean;
  }[];
  /** How often each is done: results, what is irregular, rulings, late plays, plays that were not played. */
  readonly deeds: {
    readonly results: number;
    readonly irregular: number;
    readonly artificial: number;
    readonly assigned: number;
    readonly late: number;
    readonly notPlayed: number;
  };
  /** Boards whose deals the file has. */
  readonly deals: number;
  /** What counts beside the session: carried over, given or taken. */
  readonly beside: number;
  /** What the published figures are by the file's own lines; nothing where they contradict themselves. */
  readonly figures: Counts | null;
}

/** What a file would become. */
export interface FileToCome {
  readonly format: ResultFormatName;
  readonly title: string;
  readonly players: number;
  readonly entries: number;
  readonly sessions: readonly SessionToCome[];
  readonly leftOut: readonly LeftOut[];
  /** How many commands it takes. */
  readonly commands: number;
}

/** A file of published results as a tournament: who plays, and every command behind its creation, one after the other. */
export interface FileScript {
  readonly toCome: FileToCome;
  readonly players: readonly PlayerInFile[];
  readonly commands: readonly ScriptedCommand[];
}

/** How the book calls what deals were written in. */
const DEAL_FORMAT: Readonly<Partial<Record<string, string>>> = { usebio: 'XML', pbn: 'PBN' };

/** As many sessions as a tournament is given at once. */
const MOST_SESSIONS = 999;

/** The longest name that a tournament can have. */
const LONGEST_TITLE = 120;

interface PlannedGame {
  readonly result: PublishedResult;
  readonly plan: GamePlan;
  readonly here: Comparison | undefined;
}

/**
 * What a file of published results becomes: a tournament with a session for each of its games and matches. Published
 * figures are in the commands that keep them, and in no other.
 *
 * @param name what the file is called, for a file that names no event
 */
export function scriptOfFile(file: PublishedFile, name: string, scripting: Scripting): FileScript {
  const leftOut: LeftOut[] = [];
  const games: PlannedGame[] = [];
  for (const result of file.results.flatMap(inSessions)) {
    const planned = plannedGame(result, `${games.length + 1}`, leftOut);
    if (planned && games.length < MOST_SESSIONS) games.push(planned);
  }
  const { players, entries, sessions, beyondTwo } = playersOfGames(
    games.map(({ result }) => result.game),
    scripting.idOf,
  );
  for (const { contestant, players: count, game: index } of beyondTwo) {
    const { game } = games[index]!.result;
    leftOut.push({ code: 'import.beyond-two', game: game.name, what: contestant, count });
  }
  const [first] = games;
  const dealFormat = DEAL_FORMAT[file.format] ?? 'JSON';
  const commands: ScriptedCommand[] = [
    ...(first ? [{ name: 'tournament.choose-settings', body: { settings: first.plan.tournament } }] : []),
    ...enter({ entries }),
  ];
  const toCome: SessionToCome[] = [];
  for (const [index, { result, plan, here }] of games.entries()) {
    const session = `${index + 1}`;
    const places = placesOf(plan);
    const playedBy: readonly PlayedBy[] = sessions[index]!.filter(({ contestant }) => places.has(contestant));
    for (const { contestant } of sessions[index]!)
      if (!places.has(contestant))
        leftOut.push({ code: 'import.never-played', game: result.game.name, what: contestant });
    const amongOthers = games.length + file.matches.length > 1;
    const { deals, unusual } = dealsOfGame(result.game, plan);
    if (unusual.length > 0)
      leftOut.push({
        code: 'import.deals',
        game: result.game.name,
        what: unusual.join(', '),
        count: unusual.length,
      });
    commands.push(...scriptOfGame(plan, { session, playedBy, amongOthers, deals, dealFormat }, scripting));
    commands.push(...keeping(session, keptOfGame(result, plan, here)));
    toCome.push({ ...gameToCome(session, result.game, plan, here), deals: deals.length });
  }
  for (const { game } of file.teams) leftOut.push({ code: 'import.kind', game: game.name, what: 'teams' });
  for (const [index, result] of file.matches.entries()) {
    const session = `${games.length + index + 1}`;
    const here = scoredOrNothing(() => compareMatch(result, beforeSegments(scoreMatch(result.match))));
    const { home, away } = result.match.teams;
    leftOut.push({ code: 'import.team-names', game: result.match.name, what: `${home}, ${away}` });
    commands.push(...scriptOfMatch(result.match, session, scripting));
    commands.push(...keeping(session, keptOfMatch(result, here)));
    toCome.push(matchToCome(session, result, here));
  }
  return {
    toCome: {
      format: file.format,
      title: titleOf(toCome, name),
      players: players.length,
      entries: entries.length,
      sessions: toCome,
      leftOut,
      commands: commands.length,
    },
    players,
    commands,
  };
}

/** Plans a game, or says why there is none to plan. */
function plannedGame(
  published: PublishedResult,
  session: string,
  leftOut: LeftOut[],
): PlannedGame | undefined {
  const { result, notCompared } = givenBySession(published);
  const { game } = result;
  const notAtAll = (left: LeftOut, what: string) => {
    leftOut.push(left);
    const count = countOfFigures(published.figures);
    if (count > 0) leftOut.push({ code: 'import.figures', game: game.name, what, why: 'method', count });
    return undefined;
  };
  if (!methodOfGame(game.scoring)) {
    const what = published.figures.unread.map((each) => each.what).join(', ') || game.scoring.method;
    return notAtAll({ code: 'import.scoring', game: game.name, what }, what);
  }
  const plan = planOfGame(game, session);
  if (plan.rounds.length === 0) {
    leftOut.push({ code: 'import.empty', game: game.name });
    return undefined;
  }
  for (const { line, why } of plan.unplayable)
    leftOut.push({ code: 'import.line', game: game.name, what: line, why });
  for (const { what, why, figures } of notCompared as readonly NotCompared[])
    leftOut.push({ code: 'import.figures', game: game.name, what, why, count: figures });
  const here = scoredOrNothing(() => compareGame(result, scoreGame(game)!));
  return { result, plan, here };
}

/** Of a game that contradicts itself nothing is known beforehand. */
function scoredOrNothing(score: () => Comparison): Comparison | undefined {
  try {
    return score();
  } catch (error) {
    if (error instanceof Unscorable) return undefined;
    throw error;
  }
}

function keeping(session: string, kept: KeptFigures): ScriptedCommand[] {
  return inParts(kept).map((part, index) => ({
    name: 'published.keep-figures',
    body: { session, part: index + 1, figures: part },
  }));
}

function gameToCome(
  session: string,
  { name, title, date, sections, scoring }: PublishedGame,
  plan: GamePlan,
  here: Comparison | undefined,
): Omit<SessionToCome, 'deals'> {
  const count = (of: (round: GamePlan['rounds'][number]) => Iterable<unknown>) =>
    plan.rounds.reduce((sum, round) => sum + [...of(round)].length, 0);
  const rulings = [...plan.rounds.flatMap((round) => round.rulings), ...plan.neverPlayed];
  return {
    session,
    game: name,
    title,
    date,
    scoring: scoring.method,
    sections: plan.schedules.map(({ section, movement, rounds, lines, unplaced }) => ({
      section,
      tables: movement.tables,
      rounds: movement.rounds,
      boards: new Set(lines.map(({ line }) => line.board)).size,
      contestants: sections.find((each) => each.section === section)!.contestants.length,
      lines: lines.length + unplaced.length,
      computed: rounds === 'computed',
    })),
    deeds: {
      results: count(({ atTables, travellers }) => [...atTables.values(), ...travellers.values()].flat()),
      irregular: count(({ irregular }) => irregular),
      artificial: rulings.filter(({ kind }) => kind === 'artificial').length,
      assigned: rulings.filter(({ kind }) => kind === 'assigned').length,
      late: count(({ late }) => late),
      notPlayed: count(({ notPlayed }) => notPlayed),
    },
    beside: (plan.contest?.carried.length ?? 0) + (plan.contest?.penalties.length ?? 0),
    figures: here?.counts ?? null,
  };
}

function matchToCome(
  session: string,
  { match }: PublishedMatchResult,
  here: Comparison | undefined,
): SessionToCome {
  const { rounds } = planOfMatch(match);
  const lines = rounds.flatMap(({ played }) => [...played.open, ...played.closed]).length;
  const blank = rounds.flatMap((round) => round.blank).length;
  return {
    session,
    game: match.name,
    title: match.title,
    date: null,
    scoring: 'knockout',
    sections: [
      {
        section: 'A',
        tables: 2,
        rounds: rounds.length,
        boards: match.segments.reduce((sum, { boards }) => sum + boards.length, 0),
        contestants: 2,
        lines: lines + blank,
        computed: false,
      },
    ],
    deeds: { results: lines, irregular: 0, artificial: 0, assigned: 0, late: 0, notPlayed: blank },
    deals: 0,
    beside: 0,
    figures: here?.counts ?? null,
  };
}

/** The one title that all its games have, or the file's name. */
function titleOf(sessions: readonly SessionToCome[], name: string): string {
  const titles = [...new Set(sessions.map(({ title }) => title))];
  const title = titles.length === 1 ? titles[0]! : name.replace(/\.[a-z]{2,7}$/i, '');
  const clean = title.replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ').trim();
  return (clean || name || '?').slice(0, LONGEST_TITLE);
}
