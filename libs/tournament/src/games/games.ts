import { z } from 'zod';
import { disputedPlanSchema } from '#preferans';
import { recorded } from '../game/way.js';
import { bridge } from './bridge/bridge.js';
import type { BoardGame, SheetGame } from '../game/game.js';
import type { CodeWay } from './preferans/line-ruling.js';
import { preferans } from './preferans/preferans.js';

export type { SheetSoFar } from '../game/game.js';

/** Every game that tournaments are held in. A third one is a library and a line here. */
export const games = {
  bridge: bridge as BoardGame<GameResult>,
  preferans: preferans as SheetGame<SheetSettings, SheetLine, CodeWay>,
} as const;

export type GameName = keyof typeof games;
export const GAME_NAMES = Object.keys(games) as [GameName, ...GameName[]];

/**
 * A game whose deals lie in boards.
 *
 * @throws Error when this one's do not: nothing of it has a board
 */
export function boardGame(name: GameName): BoardGame<GameResult> {
  const game = games[name];
  if (game.played !== 'boards') throw new Error(`${name} has no results of boards`);
  return game;
}

/** A game whose deals are written on sheets; undefined: this one's are not. */
export function sheetGame(name: GameName): SheetGame<SheetSettings, SheetLine, CodeWay> | undefined {
  const game = games[name];
  return game.played === 'sheets' ? game : undefined;
}

/** What can be entered as the result of a play, over all games. */
export const gameResult = bridge.result;
export type GameResult = z.infer<typeof gameResult>;

/** A method by which a session can be scored, over all games. */
export const scoringMethod = bridge.method;
export type SessionMethod = z.infer<typeof scoringMethod>;

/** What is agreed about the sheets of a session, over all games. */
export const sheetSettings = preferans.settings;
export type SheetSettings = z.infer<typeof sheetSettings>;

/** What is written on a sheet, over all games. */
export const sheetLine = preferans.line;
export type SheetLine = z.infer<typeof sheetLine>;

/** What a judge's line on a sheet stood on before rulings were given by themselves. */
export { lineRuling, type LineRuling } from './preferans/line-ruling.js';

/** The law that a ruling stands on, over all games: the edition and the number, `12C2(a)`, `3.9.16.2`. */
export const lawReference = z.union([bridge.law, preferans.law]);
export type LawReference = z.infer<typeof lawReference>;

/** A procedure of the law book and what was answered in it, up to its end, over all games. */
export const wayThrough = z.union([bridge.way, preferans.way]);
export type WayThrough = z.infer<typeof wayThrough>;

/** The same as events have it, with what it ended in. */
export const recordedWay = z.union([bridge.way.extend(recorded), preferans.way.extend(recorded)]);
export type RecordedWay = z.infer<typeof recordedWay>;

/** What a judge rules on plans that defenders do not agree on, over all games. */
export const disputedPlan = disputedPlanSchema;

/** The editions of the law books that rulings on plays of boards may name; those on sheets are by the Code. */
export const lawEdition = z.enum(bridge.lawEditions);
