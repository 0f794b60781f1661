import { randomUUID } from 'node:crypto';
import { boardsOf, CONTEST, penaltiesIn, SESSION, type GamePlan } from '#importing';
import type { Players } from '../../server/players.js';
import type { ActionCounts } from './action-counts.js';
import { playRound, ruleInTheEnd } from './play-round.js';
import { REASON, SessionInPlay } from './session-in-play.js';

/** A game that has been played to its end. */
export interface PlayedGame {
  readonly tournament: string;
  /** The position of the last line. */
  readonly position: number;
  readonly counts: ActionCounts;
}

/**
 * Plays a plan as a tournament of one session, as it would go in a hall: it is set up, a phone at each table is paired
 * from the printed sheet, and round by round one side enters each result and the other confirms it; the director records
 * what was irregular and gives the rulings; when all is settled the session is closed.
 *
 * @throws ServerRefused when the server does not take something
 */
export async function playGame(players: Players, name: string, plan: GamePlan): Promise<PlayedGame> {
  const tournament = await players.organiser.create(name);
  const session = new SessionInPlay(players, tournament);
  const game = new Game(session, plan);
  await game.setUp();
  for (const round of plan.rounds) await playRound(session, round, plan.tournament.laws);
  return { tournament, position: await game.end(), counts: session.counts };
}

class Game {
  readonly #session: SessionInPlay;
  readonly #plan: GamePlan;

  constructor(session: SessionInPlay, plan: GamePlan) {
    this.#session = session;
    this.#plan = plan;
  }

  async setUp(): Promise<void> {
    const { tournament: settings, session, schedules } = this.#plan;
    await this.#session.direct('tournament.choose-settings', { settings });
    await this.#session.direct('session.create', { settings: session });
    await this.#session.direct('session.set-movement', {
      sections: schedules.map(({ section, movement, boardsPerRound, firstBoard }) => ({
        section,
        boardsPerRound,
        firstBoard,
        movement: { kind: 'rows', movement },
      })),
    });
    await this.#chooseStandings();
    await this.#session.haveBoardsDealt(boardsOf(this.#plan));
    await this.#session.pairDevices(this.#plan.tables);
    await this.#session.direct('session.start');
  }

  /** What the standings show, as what everybody takes part, and the event that it all is a part of. */
  async #chooseStandings(): Promise<void> {
    const { standings, classes, contest } = this.#plan;
    await this.#session.direct('session.choose-standings', { standings });
    if (classes.length > 0) await this.#session.direct('session.classify', { classes });
    if (!contest) return;
    const direct = (command: string, body: Readonly<Record<string, unknown>>) =>
      this.#session.direct(command, { contest: CONTEST, ...body });
    await direct('contest.choose', { settings: contest.settings });
    const amounts = contest.carried.map((points) => ({ session: SESSION, ...points }));
    if (amounts.length > 0) await direct('contest.carry', { amounts, reason: REASON });
  }

  /** What was postponed was never played, and penalties are taken; then the session is closed. @returns the position of the last line */
  async end(): Promise<number> {
    await ruleInTheEnd(this.#session, this.#plan.neverPlayed, this.#plan.tournament.laws);
    for (const { effect, law } of penaltiesIn(this.#plan)) {
      const ruling = randomUUID();
      await this.#session.direct('ruling.give', { ruling, law, reason: REASON, effects: [effect] });
    }
    return this.#session.close();
  }
}
