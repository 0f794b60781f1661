/**
 * Whether a command wants a reason: always, as whoever gives it likes, or by how far things have come (`when`).
 */
export type ReasonAsked = 'needed' | 'optional' | 'by-state';

/** Why a reason is asked, or not: the law or the regulation that says so. */
export const GROUNDS = {
  score: 'Laws 79C and 81C5 to 7 (2017): a score that stands is put right by the director, who records it',
  ruling:
    'Laws 81C5, 82, 83 and 92 (2017): a ruling is explained to those whom it concerns, who may appeal it',
  penalty: 'Laws 90 and 91 (2017), Preferans Code 2 (yellow cards): a penalty names its offence',
  deal: 'Laws 6D and 7 (2017): whoever looks at a deal, changes it or has it dealt again accounts for it',
  conditions: 'Law 78D (2017): conditions are published beforehand; changing them later is accounted for',
  draw: 'A draw is public with all that it was made from; another in its place, or a hand in it, is accounted for',
  period: 'Laws 79C and 92B (2017): after the correction period the organiser alone acts, for a reason',
  match:
    'Law 78 (2017) and the regulations of knockouts: a match that is not decided at the table is accounted for',
  none: 'No law and no regulation asks for one',
} as const;

interface ReasonRule {
  readonly asked: ReasonAsked;
  readonly ground: keyof typeof GROUNDS;
  /** For `by-state`: when a reason is needed. */
  readonly when?: string;
}

const needed = (ground: keyof typeof GROUNDS): ReasonRule => ({ asked: 'needed', ground });

const optional: ReasonRule = { asked: 'optional', ground: 'none' };

const once = (when: string, ground: keyof typeof GROUNDS): ReasonRule => ({
  asked: 'by-state',
  ground,
  when,
});

/** Every command that takes a reason, and whether it needs one. */
export const REASONS: Readonly<Record<string, ReasonRule>> = {
  'board.correct-hands': needed('deal'),
  'board.decide-doubt': needed('deal'),
  'board.decide-reading': needed('deal'),
  'board.look-at-deal': needed('deal'),
  'board.redeal': needed('deal'),
  'contest.abandon': optional,
  'contest.carry': needed('conditions'),
  'contest.choose': once('a session of it has begun', 'conditions'),
  'contest.decide-going-on': needed('match'),
  'contest.give-penalty': needed('penalty'),
  'contest.withdraw-penalty': needed('penalty'),
  'deal-set.declare-repeats': needed('deal'),
  'deal-set.disclose': needed('deal'),
  'deal-set.order-presence': needed('deal'),
  'knockout.abandon': optional,
  'knockout.decide-match': needed('match'),
  'knockout.keep-round': needed('draw'),
  'knockout.redraw-match': needed('draw'),
  'knockout.redraw-round': needed('draw'),
  'knockout.replace-entry': needed('match'),
  'result.accept-correction': optional,
  'result.correct': needed('score'),
  'result.decide-suspicion': once('it cannot be what was entered', 'score'),
  'result.decline-correction': optional,
  'result.mark-not-played': optional,
  'result.postpone': optional,
  'result.record-irregular': needed('score'),
  'result.record-play': once('something is recorded already', 'score'),
  'result.void': once('a result stands', 'score'),
  'ruling.amend': needed('ruling'),
  'ruling.appeal': needed('ruling'),
  'ruling.decide-appeal': needed('ruling'),
  'ruling.give': needed('ruling'),
  'ruling.review': optional,
  'ruling.withdraw': needed('ruling'),
  'ruling.withdraw-appeal': needed('ruling'),
  'session.abandon': optional,
  'session.amend-settings': needed('conditions'),
  'session.award-match': needed('match'),
  'session.carry-into-match': needed('conditions'),
  'session.change-draw': needed('draw'),
  'session.change-movement': optional,
  'session.choose-draw-options': once('the session has started', 'conditions'),
  'session.choose-sheets': once('the session has started', 'conditions'),
  'session.choose-standings': once('the session has started', 'conditions'),
  'session.classify': once('the session is closed', 'conditions'),
  'session.draw-round': once('the round was drawn already', 'draw'),
  'session.draw-seats': once('the seats were drawn already', 'draw'),
  'session.draw-seats-by-cards': once('the seats were drawn already', 'draw'),
  'session.draw-tables': once('the round was drawn already', 'draw'),
  'session.exchange-players': needed('draw'),
  'session.keep-draw': needed('draw'),
  'session.penalise-team': needed('penalty'),
  'session.reopen': once('the correction period is over', 'period'),
  'session.score-matches': once('the session has started', 'conditions'),
  'session.withdraw-team-penalty': needed('penalty'),
  'sheet.accept': once('players dispute the sheet', 'score'),
  'sheet.correct-line': needed('score'),
  'sheet.correct-time': needed('score'),
  'sheet.reopen': needed('score'),
  'sheet.show-card': needed('penalty'),
  'sheet.strike-line': needed('score'),
  'sheet.take-card-back': needed('penalty'),
  'sheet.write-line': once('nobody else sees what is written', 'score'),
  'table.answer-call': optional,
  'table.record-slow': optional,
  'tournament.amend-settings': needed('conditions'),
  'tournament.archive': optional,
  'tournament.take-keys': needed('deal'),
};
