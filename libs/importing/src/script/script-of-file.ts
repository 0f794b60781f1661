import type { PublishedFile, PublishedGame, ResultFormatName } from '#interchange';
import type { KeptFigures } from '#tournament';
import { inSessions } from '../plan/given-by-sessions.js';
import { beforeSegments, compareMatch } from '../compare/running-scores.js';
import { scoreMatch } from '../compare/score-match.js';
import { placesOf } from '../plan/plan-of-game.js';
import { enterTeams, playersOfTeams, type PlayersOfTeams } from './players-of-teams.js';
import { scriptOfTeams, scriptOfMatch } from './script-of-teams.js';
import { dealsOfGame, boardsOf, scriptOfGame, type DealOfBoard } from './script-of-game.js';
import { inParts, keptOfGame, keptOfMatch } from '../kept/kept-figures.js';
import {
  KnownPlayers,
  enter,
  playersOfGames,
  type PlayerInFile,
  type PlayersOfGames,
} from './known-players.js';
import type { LeftOut } from './left-out.js';
import {
  plannedGame,
  plannedTeams,
  scoredOrNothing,
  type PlannedGame,
  type PlannedTeams,
} from './planned-games.js';
import type { ScriptedCommand, Scripting } from './scripted-command.js';
import { gameToCome, matchToCome, teamsToCome, type SessionToCome } from './session-to-come.js';

/** What a file would become. */
export interface FileToCome {
  readonly format: ResultFormatName;
  readonly title: string;
  /** What wrote it, where it says so. */
  readonly program: string | null;
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

/** How the journal calls what deals were written in. */
const DEAL_FORMAT: Readonly<Partial<Record<string, string>>> = { usebio: 'XML', pbn: 'PBN' };

/** As many sessions as a tournament is given at once. */
const MOST_SESSIONS = 999;

/** The longest name that a tournament can have. */
const LONGEST_TITLE = 120;

/**
 * What a file of published results becomes: a tournament with a session for each of its games and matches. Published
 * figures are in the commands that keep them, and in no other.
 *
 * @param name what the file is called, for a file that names no event
 * @param planned told after each game of pairs or individuals how many are planned, and of how many
 */
export function scriptOfFile(
  file: PublishedFile,
  name: string,
  scripting: Scripting,
  planned: (done: number, of: number) => void = () => {},
): FileScript {
  const leftOut: LeftOut[] = (file.leftAside ?? []).map((value) => ({
    code: 'import.value',
    game: file.title,
    value,
  }));
  const games: PlannedGame[] = [];
  const results = file.results.flatMap(inSessions);
  for (const [index, result] of results.entries()) {
    const game = plannedGame(result, `${games.length + 1}`, leftOut);
    if (game && games.length < MOST_SESSIONS) games.push(game);
    planned(index + 1, results.length);
  }
  const ofTeams = file.teams
    .flatMap((result) => plannedTeams(result, leftOut) ?? [])
    .slice(0, MOST_SESSIONS - games.length);
  const known = new KnownPlayers(scripting.idOf);
  const pairs = playersOfGames(
    games.map(({ result }) => result.game),
    known,
  );
  const teams = playersOfTeams(
    ofTeams.map(({ result }) => result.game),
    known,
  );
  leftOut.push(...peopleLeftOut(games, pairs, ofTeams, teams));
  const [first] = games;
  const sessions = games.length + ofTeams.length + file.matches.length;
  const common = { amongOthers: sessions > 1, dealFormat: DEAL_FORMAT[file.format] ?? 'JSON' };
  const commands: ScriptedCommand[] = [
    ...(first ? [{ name: 'tournament.choose-settings', body: { settings: first.plan.tournament } }] : []),
    ...enter(pairs),
    ...enterTeams(teams),
  ];
  const toCome: SessionToCome[] = [];
  const next = () => `${toCome.length + 1}`;
  for (const [index, { result, plan, swiss, here }] of games.entries()) {
    const { game } = result;
    const session = next();
    const places = placesOf(plan);
    const playedBy = pairs.sessions[index]!.filter(({ contestant }) => places.has(contestant));
    for (const { contestant } of pairs.sessions[index]!)
      if (!places.has(contestant))
        leftOut.push({ code: 'import.never-played', game: game.name, what: contestant });
    const deals = dealsKnown(game, boardsOf(plan), leftOut);
    commands.push(...scriptOfGame(plan, { session, playedBy, deals, ...common }, scripting));
    commands.push(...keeping(session, keptOfGame(result, plan, swiss, here)));
    toCome.push({ ...gameToCome(session, game, plan, here), deals: deals.length });
  }
  for (const [index, { result, plan, kept, here }] of ofTeams.entries()) {
    const { game } = result;
    const session = next();
    const playedBy = teams.sessions[index]!.filter(({ team }) => plan.numbers.has(team));
    const deals = dealsKnown(game, plan.boards, leftOut);
    commands.push(...scriptOfTeams(game, plan, { session, playedBy, deals, ...common }, scripting));
    commands.push(...keeping(session, kept));
    toCome.push({ ...teamsToCome(session, game, plan, here), deals: deals.length });
  }
  for (const result of file.matches) {
    const session = next();
    const here = scoredOrNothing(() => compareMatch(result, beforeSegments(scoreMatch(result.match))));
    const { home, away } = result.match.teams;
    leftOut.push({ code: 'import.no-day', game: result.match.name });
    leftOut.push({ code: 'import.team-names', game: result.match.name, what: `${home}, ${away}` });
    commands.push(...scriptOfMatch(result.match, session, scripting));
    commands.push(...keeping(session, keptOfMatch(result, here)));
    toCome.push(matchToCome(session, result, here));
  }
  return {
    toCome: {
      format: file.format,
      title: titleOf(toCome, name),
      program: programOf(file),
      players: known.players.length,
      entries: pairs.entries.length + teams.entries.length,
      sessions: toCome,
      leftOut,
      commands: commands.length,
    },
    players: known.players,
    commands,
  };
}

/** Who of a file has no room in a session. */
function peopleLeftOut(
  games: readonly PlannedGame[],
  pairs: PlayersOfGames,
  ofTeams: readonly PlannedTeams[],
  teams: PlayersOfTeams,
): LeftOut[] {
  return [
    ...pairs.tooMany.map(({ contestant, players: count, game }): LeftOut => {
      const { name, kind } = games[game]!.result.game;
      const code = kind === 'individual' ? 'import.beyond-one' : 'import.beyond-two';
      return { code, game: name, what: contestant, count };
    }),
    ...teams.tooMany.map(({ team, players: count, game }): LeftOut => {
      return { code: 'import.beyond-six', game: ofTeams[game]!.result.game.name, what: team, count };
    }),
    ...teams.without.map(({ game, team }): LeftOut => {
      return { code: 'import.team-without-entry', game: ofTeams[game]!.result.game.name, what: team.name };
    }),
  ];
}

/** The deals that boards can have; those that they cannot are left out. */
function dealsKnown(
  game: Pick<PublishedGame, 'name' | 'deals'>,
  boards: readonly number[],
  leftOut: LeftOut[],
): readonly DealOfBoard[] {
  const { deals, unusual } = dealsOfGame(game, boards);
  if (unusual.length > 0)
    leftOut.push({
      code: 'import.deals',
      game: game.name,
      what: unusual.join(', '),
      count: unusual.length,
    });
  return deals;
}

function keeping(session: string, kept: KeptFigures): ScriptedCommand[] {
  return inParts(kept).map((part, index) => ({
    name: 'published.keep-figures',
    body: { session, part: index + 1, figures: part },
  }));
}

/** The longest name that a program can have in a journal. */
const LONGEST_PROGRAM = 80;

/** The one program that all games of a file name. */
function programOf({ results, teams }: PublishedFile): string | null {
  const named = [...results, ...teams].map(({ game }) => game.event.program);
  const programs = new Set(
    named.map((program) => [program?.name, program?.version].filter(Boolean).join(' ')),
  );
  const [program = ''] = programs;
  const clean = program
    .replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_PROGRAM)
    .trim();
  return programs.size === 1 && clean !== '' ? clean : null;
}

/** The one title that all its games have, or the file's name. */
function titleOf(sessions: readonly SessionToCome[], name: string): string {
  const titles = [...new Set(sessions.map(({ title }) => title))];
  const title = titles.length === 1 ? titles[0]! : name.replace(/\.[a-z]{2,7}$/i, '');
  const clean = title.replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ').trim();
  return (clean || name || '?').slice(0, LONGEST_TITLE);
}
