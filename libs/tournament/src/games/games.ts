import { z } from 'zod';
import { bridge } from './bridge/bridge.js';
import type { Game } from './game.js';

/** Every game that tournaments are held in. A third one is a library and a line here. */
export const games = { bridge: bridge as Game<GameResult> } as const;

export type GameName = keyof typeof games;
export const GAME_NAMES = Object.keys(games) as [GameName, ...GameName[]];

/** What can be entered as the result of a play, over all games. */
export const gameResult = bridge.result;
export type GameResult = z.infer<typeof gameResult>;

/** A method by which a session can be scored, over all games. */
export const scoringMethod = bridge.method;
export type SessionMethod = z.infer<typeof scoringMethod>;

/** The editions of the law books that rulings may name, over all games. */
export const lawEdition = z.enum(bridge.lawEditions);
