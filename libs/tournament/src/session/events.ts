import { z } from 'zod';
import { EBU_MATCHPOINTS } from '#scoring';
import { clockSettings } from '../clock/settings.js';
import { defineEvent, type EventOf, type Upcast } from '../journal/aggregate.js';
import { GAME_NAMES, scoringMethod, sheetSettings } from '../games/games.js';
import {
  boardNumber,
  boardSetName,
  contestantName,
  contestName,
  knockoutName,
  roundNumber,
  seatName,
  sectionName,
  sessionName,
  tableName,
  teamName,
} from '../journal/names.js';
import { contestantClass, sessionStandings } from '../standings/session-standings.js';
import { textReference } from '../journal/texts.js';
import { boardSettings, sectionData } from './section/section-data.js';
import { calendarDay } from './day.js';
import { drawOptions, seatingWishes, seats } from './section/draw-options.js';
import { drawBasis, drawnPlay, drawnRound, rankedForDraw } from './plan/drawn-rounds.js';
import { teamEvents } from '../team/events.js';
import { movementChange } from './plan/changed-movement.js';
import { drawnTables } from './plan/tables-drawn.js';

const session = sessionName;
const contestant = contestantName;
const round = roundNumber;
const fromRound = roundNumber;

export type { SectionData } from './section/section-data.js';

const person = z.uuid();
const entry = z.uuid();
/** First the one on North or East, then the partner on South or West; one alone as long as the partner is looked for. */
const players = z.array(person).min(1).max(2);
const playersByContestant = z.record(contestantName, players);
const seed = z.string().regex(/^[0-9a-f]{64}$/);

/** How a session is scored, ranked and timed. */
export const sessionSettings = z.strictObject({
  /** 'by-tournament' in old journals: by the tournament's settings (`methodOf`). */
  method: z.union([z.literal('by-tournament'), scoringMethod]),
  /** Whether a board is scored over all sections together or in each by itself. */
  scored: z.enum(['together', 'by-section']),
  ranked: z.enum(['together', 'by-section']),
  /** Whether rounds are called, and timed, for all sections together or in each by itself; left out: together. */
  called: z.enum(['together', 'by-section']).optional(),
  clock: clockSettings,
  /** How boards are carried and looked after; left out: as nobody has chosen anything. */
  boards: boardSettings.optional(),
  /** On which day it is played; left out: on the one when it is started. */
  day: calendarDay.optional(),
});
export type SessionSettings = z.infer<typeof sessionSettings>;

/** What holds until somebody chooses otherwise. */
export const DEFAULT_SESSION_SETTINGS: SessionSettings = {
  method: EBU_MATCHPOINTS,
  scored: 'together',
  ranked: 'together',
  clock: { round: 22, change: 2 },
};

/** Schema 1 said "matchpoints", and the tournament's settings said which: they lie in another stream. */
const byTournament: Upcast = (payload) => {
  const { settings, ...rest } = payload as { readonly settings: Readonly<Record<string, never>> };
  return { ...rest, settings: { ...settings, method: 'by-tournament' } };
};

/** Boards on their way after a round (`BoardMove`). */
const boardMove = z.strictObject({
  boards: z.array(boardNumber),
  from: tableName.nullable(),
  to: tableName.nullable(),
  relay: z.boolean(),
  /** They come out of the board box; left out: they do not, or in an old journal. */
  box: z.literal(true).optional(),
  neededIn: roundNumber.nullable(),
  sharedWith: z.array(tableName).optional(),
  /** Which copy of them; left out in old journals. */
  copy: z.int().min(1).optional(),
  /** Who carries them; left out in old journals. */
  by: z.enum(['north', 'caddy']).optional(),
});

/** What can happen in a stream `session/<session>`. */
export const sessionEvents = {
  ...teamEvents,
  created: defineEvent(
    'session.created',
    2,
    { session, game: z.enum(GAME_NAMES), boardSet: boardSetName, settings: sessionSettings },
    { 1: byTournament },
  ),
  /** Another set of boards is played, from before the start on. */
  boardSetChosen: defineEvent('session.board-set-chosen', 1, { session, boardSet: boardSetName }),
  /** How it is scored, ranked and timed; with the reason where that was changed once it had started. */
  configured: defineEvent(
    'session.configured',
    2,
    { session, settings: sessionSettings, reason: textReference.optional() },
    { 1: byTournament },
  ),
  /** Of a game of sheets: what is agreed about them; with the reason once the session has started. */
  sheetsChosen: defineEvent('session.sheets-chosen', 1, {
    session,
    sheets: sheetSettings,
    reason: textReference.optional(),
  }),
  movementSet: defineEvent('session.movement-set', 1, { session, sections: z.array(sectionData) }),
  /** Which entries play in it; null: all. With the contest from which they go on, or the knockout of which it is a round. */
  entrantsChosen: defineEvent('session.entrants-chosen', 1, {
    session,
    entries: z.array(entry).nullable(),
    contest: contestName.optional(),
    knockout: knockoutName.optional(),
  }),
  /**
   * Seats drawn from a seed: anybody draws them again from what is here (`drawnSeats`), with wishes also from the movement
   * that holds (`seatsDrawnWith`). Once they had been drawn, with the reason.
   */
  seatsDrawn: defineEvent('session.seats-drawn', 1, {
    session,
    seed,
    seats,
    wishes: seatingWishes.optional(),
    reason: textReference.optional(),
  }),
  /** Seats drawn by the cards that the entries drew (Preferans Code 3.1.1, `seatsByCards`). */
  seatsDrawnByCards: defineEvent('session.seats-drawn-by-cards', 1, {
    session,
    cards: z.array(z.strictObject({ entry, card: z.string() })),
    seats,
    reason: textReference.optional(),
  }),
  /** An entry plays as a contestant, under its own names; null: nobody's place. Once it has started, with its players. */
  seated: defineEvent('session.seated', 1, {
    session,
    contestant,
    entry: entry.nullable(),
    players: players.optional(),
  }),
  /** With the players of the complete entries: later changes of an entry do not change who plays here. */
  started: defineEvent('session.started', 1, { session, players: playersByContestant.optional() }),
  roundCalled: defineEvent('session.round-called', 1, {
    session,
    round,
    /** The section whose round it is, if sections start apart. */
    section: sectionName.optional(),
  }),
  /** The start of the last round is undone: no table had begun it. */
  roundTakenBack: defineEvent('session.round-taken-back', 1, {
    session,
    round,
    section: sectionName.optional(),
  }),
  /** A round of a section that is drawn round by round; once it was drawn already, with the reason. */
  roundDrawn: defineEvent('session.round-drawn', 1, {
    session,
    ...drawnRound,
    basis: drawBasis,
    /** If drawn from standings: everybody in their order, with their scores. */
    ranking: z.array(rankedForDraw).max(1000).optional(),
    /** Tables that had begun the round, and stayed as they were. */
    started: z.array(tableName).optional(),
    /** Teams that meet others now: their line-ups from this round on were for the match before. */
    handInAnew: z.array(teamName).optional(),
    reason: textReference.optional(),
  }),
  /** Players drawn to tables of four and three; once a round was drawn already, with the reason. */
  tablesDrawn: defineEvent('session.tables-drawn', 1, {
    session,
    ...drawnTables,
    /** If drawn from standings: everybody in their order, with their scores. */
    ranking: z.array(rankedForDraw).max(1000).optional(),
    reason: textReference.optional(),
  }),
  /** What the draws of a section keep to from here on; with the reason once the session has started. */
  drawOptionsChosen: defineEvent('session.draw-options-chosen', 1, {
    session,
    section: sectionName,
    draw: drawOptions,
    reason: textReference.optional(),
  }),
  /** A draw is kept, though the standings of line `at` would have made another one: that one is turned down. */
  drawKept: defineEvent('session.draw-kept', 1, {
    session,
    section: sectionName,
    round,
    at: z.int().positive(),
    declined: z.array(drawnPlay).min(1).max(200),
    reason: textReference,
  }),
  /** In mid-session: the rounds before stay as they were, and so do their results. */
  movementChanged: defineEvent('session.movement-changed', 1, movementChange),
  boardMovementAnnounced: defineEvent('session.board-movement-announced', 1, {
    session,
    afterRound: roundNumber,
    /** The section whose boards move, if sections start apart. */
    section: sectionName.optional(),
    moves: z.array(boardMove),
    /** Tables that still held boards which others were to play in the next round. */
    withheld: z.array(z.strictObject({ table: tableName, boards: z.array(boardNumber) })),
  }),
  /** The persons behind a contestant: first the one on North or East, then the partner on South or West. */
  playersNamed: defineEvent('session.players-named', 1, {
    session,
    contestant,
    players: z.array(person).min(1).max(2),
  }),
  /** Somebody sits in; of two who do so for the same seat and round the later one. */
  substituted: defineEvent('session.substituted', 1, {
    session,
    contestant,
    seat: seatName,
    person,
    fromRound,
    toRound: roundNumber,
  }),
  /** Not there from a round on: who meets it sits out. */
  contestantWithdrew: defineEvent('session.contestant-withdrew', 1, { session, contestant, fromRound }),
  /** A late pair takes the place of a phantom or of one that was missing; what it has missed is played late, or not. */
  contestantArrived: defineEvent('session.contestant-arrived', 1, {
    session,
    contestant,
    fromRound,
    missed: z.enum(['late', 'not-played']),
    /** At most so many copies of each board from now on, where without a word there would be more than there were. */
    copies: z.int().min(1).max(200).optional(),
    /** Tables may play one copy in the same round, board by board; left out: only where it was said before. */
    shared: z.literal(true).optional(),
  }),
  /** The stratum, categories and handicap of contestants in this session; null: as in their entries. */
  contestantsClassed: defineEvent('session.contestants-classed', 1, {
    session,
    classes: z.array(z.strictObject({ contestant, class: contestantClass.nullable() })).min(1),
    reason: textReference.optional(),
  }),
  /** What its standings show; with the reason where that was changed once it had started. */
  standingsChosen: defineEvent('session.standings-chosen', 1, {
    session,
    standings: sessionStandings,
    reason: textReference.optional(),
  }),
  /** A director who plays has looked at what is hidden from players. */
  hiddenShown: defineEvent('session.hidden-shown', 1, {
    session,
    person,
    boards: z.array(boardNumber).min(1),
  }),
  /** With the players of entries that were not complete before. */
  closed: defineEvent('session.closed', 1, { session, players: playersByContestant.optional() }),
  /** Created by mistake, and taken away before it started: as if it had never been. */
  abandoned: defineEvent('session.abandoned', 1, { session, reason: textReference.optional() }),
  reopened: defineEvent('session.reopened', 1, { session, reason: textReference.optional() }),
  /**
   * The protocol of the session as it was at line `at` is published: its SHA-256. The document follows from those lines
   * alone, by the rules of its format. Each version after the first revises the one before.
   */
  protocolPublished: defineEvent('session.protocol-published', 1, {
    session,
    at: z.int().positive(),
    edition: z.int().positive(),
    format: z.int().positive(),
    hash: z.string().regex(/^[0-9a-f]{64}$/, 'a SHA-256 in 64 hexadecimal digits'),
  }),
} as const;

export type SessionEvent = EventOf<typeof sessionEvents>;
