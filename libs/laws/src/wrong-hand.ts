import type { Edition } from './edition.js';

/** A board had hands with a wrong number of cards. Law 13. */
export interface WrongHand {
  readonly found: 'before-play-ended' | 'after-play';
  /** Whether a player with a wrong hand has called. */
  readonly called: boolean;
  /** Whether the deal can be put right and played with the calls as they are. */
  readonly playable?: boolean;
  /** Whether a player has seen a card of another hand, and whether that would interfere with normal play. */
  readonly seen?: 'no' | 'harmless' | 'important';
}

/** What follows for a board whose hands were wrong. */
export interface WrongHandRuling {
  /** The score as it is played, an artificial or an adjusted one, or an adjusted one if it turns out to be needed. */
  readonly score: 'as-played' | 'artificial' | 'adjusted' | 'adjusted-if-needed';
  readonly resultCancelled: boolean;
  /** Whether who had the wrong hand may be penalised, or is liable to be. */
  readonly penalty: 'none' | 'possible' | 'liable';
  /** Where adjusted scores of teams are treated. */
  readonly teams?: '86D' | '86B';
}

/**
 * What the director does about wrong hands. In 1997 no board was played on once a wrong hand had called; from 2017 on
 * every board is where nobody has, whatever was seen.
 */
export function afterWrongHand(
  { found, called, playable = false, seen = 'no' }: WrongHand,
  edition: Edition,
): WrongHandRuling {
  if (found === 'after-play') {
    const score = { score: 'adjusted', resultCancelled: true, penalty: 'liable' } as const;
    return edition < 2007 ? score : { ...score, teams: edition < 2017 ? '86D' : '86B' };
  }
  const early = edition < 2007;
  if (called) return !early && playable ? PLAYED_ON : early ? ARTIFICIAL : ADJUSTED;
  if (seen === 'no') return AS_PLAYED;
  return seen === 'important' && edition < 2017 ? ARTIFICIAL : PLAYED_ON;
}

const AS_PLAYED: WrongHandRuling = { score: 'as-played', resultCancelled: false, penalty: 'none' };
const PLAYED_ON: WrongHandRuling = { score: 'adjusted-if-needed', resultCancelled: false, penalty: 'none' };
const ARTIFICIAL: WrongHandRuling = { score: 'artificial', resultCancelled: false, penalty: 'possible' };
const ADJUSTED: WrongHandRuling = { score: 'adjusted', resultCancelled: false, penalty: 'possible' };
