import type { CodeFactsFound } from '../preferans/terms/terms.js';

/** Facts by which an irregularity is ruled, and what has to be otherwise for another ruling. */
export interface RuledCodeRow {
  readonly row: string;
  /** The procedure that is walked. */
  readonly law: string;
  readonly facts: CodeFactsFound;
  /** A single fact, or choice, that is otherwise: another ruling follows. */
  readonly nearMiss: CodeFactsFound;
}

const exposed: CodeFactsFound = { 'card-turned-up-in': 'deal' };

const noCut: CodeFactsFound = { 'cut-was': 'missing-or-bad' };

const seenAlone: CodeFactsFound = { 'talon-seen-by': 'offender-alone' };

const insisted: CodeFactsFound = { 'order-was': 'against-rules' };

const wrongCount: CodeFactsFound = { 'others-have-right-count': 'yes', 'game-is': 'tricks' };

const guaranteed: CodeFactsFound = { 'qualification-tournament': 'no', 'guarantee-accepted': 'yes' };

/** What judges are called for: the facts of each, with a near miss. What follows is found by walking the Code. */
export const RULED_CODE_ROWS = [
  {
    row: 'card turned up by a player',
    law: '3.2.12',
    facts: { ...exposed, 'turned-up-by': 'player' },
    nearMiss: { 'turned-up-by': 'lay-so' },
  },
  {
    row: 'second card turned up by the dealer',
    law: '3.2.12',
    facts: { ...exposed, 'turned-up-by': 'dealer', 'dealer-slipped': 'again' },
    nearMiss: { 'dealer-slipped': 'first-time' },
  },
  {
    row: 'error in dealing',
    law: '3.2.13',
    facts: { 'error-noticed': 'before-auction' },
    nearMiss: { 'error-noticed': 'later' },
  },
  {
    row: 'dealt out of turn, cards seen',
    law: '3.2.14',
    facts: { 'cards-looked-at': 'yes' },
    nearMiss: { 'cards-looked-at': 'no' },
  },
  {
    row: 'no cut, in the deal',
    law: '3.2.6',
    facts: { ...noCut, 'deal-was': 'going-on', 'cards-looked-at': 'no' },
    nearMiss: { 'cards-looked-at': 'yes' },
  },
  {
    row: 'no cut, after the deal',
    law: '3.2.6',
    facts: { ...noCut, 'deal-was': 'ended' },
    nearMiss: { 'deal-was': 'not-begun' },
  },
  {
    row: 'talon first or last',
    law: '3.2.8',
    facts: { 'deal-was': 'going-on', 'any-player': 'redeal' },
    nearMiss: { 'any-player': 'play-on' },
  },
  {
    row: 'first fault of the dealer',
    law: '3.2.17',
    facts: { 'dealer-slipped': 'first-time' },
    nearMiss: { 'dealer-slipped': 'again' },
  },
  {
    row: 'second fault of the dealer',
    law: '3.2.17',
    facts: { 'dealer-slipped': 'again' },
    nearMiss: { 'dealer-slipped': 'first-time' },
  },
  {
    row: 'peeked at the talon',
    law: '3.2.21',
    facts: { 'peeked-by': 'player' },
    nearMiss: { 'peeked-by': 'sitting-dealer' },
  },
  {
    row: 'wrong count announced',
    law: '3.2.16',
    facts: { 'count-announced': 'before-own-call', 'intent-possible': 'no' },
    nearMiss: { 'count-announced': 'later' },
  },
  {
    row: 'wrong count found after the call',
    law: '3.2.16',
    facts: { 'count-announced': 'later' },
    nearMiss: { 'count-announced': 'in-play' },
  },
  {
    row: 'talon seen by one',
    law: '3.2.19',
    facts: { ...seenAlone, 'deal-became': 'not-known-yet' },
    nearMiss: { 'deal-became': 'all-pass' },
  },
  {
    row: 'talon taken into the hand',
    law: '3.2.20',
    facts: { 'qualification-tournament': 'no' },
    nearMiss: { 'qualification-tournament': 'yes' },
  },
  {
    row: 'talon exposed with one still bidding',
    law: '3.3.16',
    facts: { 'others-still-bidding': 'one' },
    nearMiss: { 'others-still-bidding': 'two' },
  },
  {
    row: 'call out of turn by a defender',
    law: '3.3.18',
    facts: { 'caller-became': 'defender', 'call-named-suit': 'yes', declarer: 'demand-suit' },
    nearMiss: { declarer: 'forbid-suit' },
  },
  {
    row: 'ordered with a wrong count, undertricks proven',
    law: '3.4.6',
    facts: { 'undertricks-proven': 'yes' },
    nearMiss: { 'undertricks-proven': 'no' },
  },
  {
    row: 'ordered with a wrong count',
    law: '3.4.6',
    facts: { 'undertricks-proven': 'no' },
    nearMiss: { 'undertricks-proven': 'yes' },
  },
  {
    row: 'insists on an illegal order',
    law: '3.4.4',
    facts: { ...insisted, 'order-put-right': 'no' },
    nearMiss: { 'order-put-right': 'yes' },
  },
  {
    row: 'looked at the discard',
    law: '3.4.9',
    facts: { 'discard-was': 'looked-at', 'first-lead-made': 'yes', 'game-is': 'tricks' },
    nearMiss: { 'first-lead-made': 'no' },
  },
  {
    row: 'looked at a closed trick on all-pass',
    law: '3.9.11',
    facts: { 'trick-was': 'opened', 'game-is': 'all-pass' },
    nearMiss: { 'game-is': 'tricks' },
  },
  {
    row: 'guaranteed plan fails',
    law: '3.8.5.1',
    facts: { ...guaranteed, 'guarantee-met': 'no' },
    nearMiss: { 'guarantee-met': 'yes' },
  },
  {
    row: 'two results, by the whister’s plan for declarer',
    law: '3.8.5.1',
    facts: { 'qualification-tournament': 'yes', 'judge-called': 'before-play', lot: 'whister-plan' },
    nearMiss: { lot: 'other-plan' },
  },
  {
    row: 'two results, by the other plan for declarer',
    law: '3.8.5.1',
    facts: { 'qualification-tournament': 'yes', 'judge-called': 'before-play', lot: 'other-plan' },
    nearMiss: { 'judge-called': 'too-late' },
  },
  {
    row: 'wrong count of declarer in play',
    law: '3.9.18',
    facts: { ...wrongCount, 'wrong-count-of': 'declarer', 'higher-remise-proven': 'no' },
    nearMiss: { 'higher-remise-proven': 'yes' },
  },
  {
    row: 'wrong count of a whister in play',
    law: '3.9.18',
    facts: { ...wrongCount, 'wrong-count-of': 'whister' },
    nearMiss: { 'others-have-right-count': 'no' },
  },
  {
    row: 'revoke corrected in its trick',
    law: '3.9.16',
    facts: { 'last-trick': 'no', 'revoke-noticed': 'same-trick', 'game-is': 'tricks' },
    nearMiss: { 'revoke-noticed': 'later' },
  },
  {
    row: 'revoke claimed after the score',
    law: '3.9.16',
    facts: { 'last-trick': 'no', 'revoke-noticed': 'after-score', 'game-is': 'tricks' },
    nearMiss: { 'revoke-noticed': 'later' },
  },
  {
    row: 'revoke found later at a misère',
    law: '3.9.16',
    facts: { 'last-trick': 'no', 'revoke-noticed': 'later', 'game-is': 'misere' },
    nearMiss: { 'game-is': 'tricks' },
  },
  {
    row: 'wrong count of declarer of a misère in play',
    law: '3.9.18',
    facts: { ...wrongCount, 'wrong-count-of': 'declarer', 'higher-remise-proven': 'no', 'game-is': 'misere' },
    nearMiss: { 'game-is': 'tricks' },
  },
  {
    row: 'revoke at the last trick',
    law: '3.9.16',
    facts: { 'last-trick': 'yes', 'revoke-noticed': 'same-trick' },
    nearMiss: { 'last-trick': 'no' },
  },
  {
    row: 'lead out of turn at the last trick',
    law: '3.9.14.1',
    facts: { 'last-trick': 'yes', 'trick-complete': 'no', 'played-by': 'all-pass' },
    nearMiss: { 'last-trick': 'no' },
  },
] as const satisfies readonly RuledCodeRow[];
