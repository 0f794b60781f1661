import type { Edition, Facts } from './terms/terms.js';
import { outcomeOf } from './ruling.js';

/** What a director says at the table: the clause, what follows, and the laws that come next. */
function ruling(law: string, edition: Edition, facts: Facts): string {
  const { law: clause, rectifications, next } = outcomeOf(law, edition, facts);
  const follows = rectifications.map((one) => Object.values(one).join(' ')).join(', ');
  return [clause, follows, ...(next.length > 0 ? [`> ${next.join(', ')}`] : [])].filter(Boolean).join(' | ');
}

describe('at the table the director says', () => {
  const playedOn: Facts = {
    'acted-before-director': 'yes',
    'gained-by-ignorance': 'yes',
    'may-have-gained-by-ignorance': 'may-have-gained',
  };

  it('in 2017 that a side loses alone what it gained by an opponent who did not know the law', () => {
    expect(ruling('11', 2017, playedOn)).toBe(
      '11A | adjust split now, only-the-gain-is-taken, penalty may 90',
    );
    expect(ruling('11', 2007, playedOn)).toBe('11A | rectification-lost, penalty may 90');
  });

  it('until 1997 that a spectator may cost the side that brought one its right', () => {
    const noticed: Facts = { 'spectator-of': 'of-the-other-side', director: 'right-lost' };
    expect(ruling('11', 1997, noticed)).toBe('11B1 | rectification-lost, penalty may 90');
    expect(ruling('11', 2007, { 'acted-before-director': 'no' })).toBe('11A | rule-on-it');
    expect(ruling('76', 2017, { 'spectator-did': 'drew-attention' })).toBe('76C | > 9');
  });

  it('that players who waived a revoke among themselves may be overruled', () => {
    const settled: Facts = { 'what-of-the-rectification': 'players-settled', director: 'cancel-it' };
    expect(ruling('10', 2017, settled)).toBe('10B | settlement-cancelled, rule-on-it');
  });

  it('that a question for the partner’s sake is none', () => {
    const asked = (at: 'own-turn-to-call' | 'for-partners-sake'): Facts => ({
      'review-or-explanation': 'explanation',
      'explanation-asked-at': at,
      'asked-about': 'the-whole-auction',
    });
    expect(ruling('20', 2017, asked('own-turn-to-call'))).toBe('20F1 | partner-explains, as-regulated');
    expect(ruling('20', 2017, asked('for-partners-sake'))).toBe(
      '20G | not-entitled-now, unauthorised askers-partner, penalty may 90',
    );
  });

  it('to a future defender that the partner’s explanation is corrected only after the play', () => {
    const wrong = (who: 'a-defender' | 'of-declarers-side'): Facts => ({
      'review-or-explanation': 'partners-explanation-wrong',
      'who-corrects': who,
    });
    expect(ruling('20', 2017, wrong('a-defender'))).toBe('20F5 | corrected-after-play | > 21');
    expect(ruling('20', 1997, wrong('of-declarers-side'))).toBe('75D2 | corrected-after-final-pass | > 21');
  });

  it('when one’s own explanation is corrected: at once until 2007, by the opening lead in 2017', () => {
    const own: Facts = { 'review-or-explanation': 'own-explanation-wrong' };
    expect(ruling('20', 1997, own)).toBe('75D1 | corrected-at-once | > 21');
    expect(ruling('20', 2007, own)).toBe('20F4 | corrected-at-once | > 21');
    expect(ruling('20', 2017, own)).toBe('20F4 | corrected-by-the-lead | > 21');
  });

  it('that a board of four passes is not dealt anew', () => {
    const passed: Facts = { 'calls-ended-with': 'four-passes' };
    expect(ruling('22', 2017, passed)).toBe('22B | board-passed-out');
    expect(ruling('22', 2007, passed)).toBe('22A1 | board-passed-out');
  });

  it('that the auction is not over where a pass out of turn took a turn away', () => {
    const missed: Facts = { 'player-missed-a-turn': 'yes' };
    expect(ruling('34', 1997, missed)).toBe('34 | passes-cancelled, missed-player-calls');
    expect(ruling('34', 2007, missed)).toMatch(/^17E2 /);
    expect(ruling('34', 2017, missed)).toMatch(/^17D3 /);
  });

  it('of a call on cards of another board: by who has called over it, since 2017 by the partner alone', () => {
    const called: Facts = {
      'auction-matter': 'cards-of-another-board',
      'board-to-rule-on': 'being-played',
      'called-over-it': 'left-opponent',
      'new-call-differs': 'yes',
      'offenders-partner-called-since': 'has-not-called',
    };
    expect(ruling('17', 2007, called)).toBe('17D2 | adjust artificial now, penalty may 90');
    expect(ruling('17', 2017, called)).toBe('15A | > 15A');
    expect(ruling('15A', 2017, called)).toBe(
      '15A2b | call-cancelled-and-made-anew, later-calls-cancelled, unauthorised offending-side, penalty may 90',
    );
    expect(ruling('15A', 2017, { ...called, 'offenders-partner-called-since': 'has-called' })).toBe(
      '15A2a | adjust adjusted now, penalty may 90',
    );
  });

  it('of a wrong board found in the auction: called anew until 2007, played to its end since 2017', () => {
    const found: Facts = {
      'found-in-the-auction': 'yes',
      'correct-pair-calls-the-same': 'no',
      'played-before-by': 'nobody-at-the-table',
      director: 'right-board-later',
    };
    expect(ruling('15', 2007, found)).toBe('15C | cancel-result, adjust artificial now');
    expect(ruling('15', 2017, found)).toBe('15B2 | board-is-completed, late-play');
  });

  it('of a call changed on purpose and not accepted: in 1997 average minus at the most, since 2007 it is cancelled', () => {
    const changed: Facts = {
      'call-was-a-slip': 'no',
      'left-opponent': 'refuse',
      'first-call-was-legal': 'yes',
      offender: 'makes-another-call',
    };
    expect(ruling('25', 1997, changed)).toBe(
      '25B2b2 | call-replaced, unauthorised partner, adjust adjusted if-it-mattered, at-most-average-minus | > 26',
    );
    expect(ruling('25', 2007, changed)).toBe('25B2 | first-call-stands, unauthorised partner');
  });

  it('that a slip changed after a pause for thought may still be accepted until 2007', () => {
    const late: Facts = { 'call-was-a-slip': 'yes', 'without-pause': 'no', 'left-opponent': 'accept' };
    expect(ruling('25', 2007, late)).toBe('25B1 | second-call-stands');
  });

  it('that a presumed dummy asks nothing before the lead is faced', () => {
    const asks: Facts = {
      'opening-lead-matter': 'question-before-it-is-faced',
      'presumed-dummy-asks': 'yes',
    };
    expect(ruling('41', 2017, asks)).toBe('41B | not-entitled-now');
  });

  it('what it costs that dummy looked at a hand, and then speaks of a defender’s irregularity', () => {
    const spoke: Facts = { 'dummy-broke': 'then-drew-attention' };
    expect(ruling('43', 1997, spoke)).toBe(
      '43B3 | rectification-lost, adjust assigned if-it-mattered, penalty may 90',
    );
    expect(ruling('43', 2007, spoke)).toBe(
      '43B3 | play-on, adjust split if-it-mattered, only-the-gain-is-taken, penalty may 90',
    );
  });

  it('that a revoke dummy asked about after that is put right and counts as established', () => {
    const asked: Facts = {
      'dummy-broke': 'then-asked-about-a-revoke',
      'held-a-card-of-the-suit': 'yes',
    };
    expect(ruling('43', 2017, asked)).toBe('43B2b | correct-revoke, penalty may 90 | > 64');
  });

  it('that defenders who ask each other about a revoke do so at their risk, in 1997 at a revoke’s price', () => {
    const asked: Facts = {
      'asked-about-a-revoke': 'a-defender-by-partner',
      'defenders-may-ask-each-other': 'no',
      'held-a-card-of-the-suit': 'yes',
    };
    expect(ruling('61B', 1997, asked)).toBe('63B | correct-revoke, as-regulated | > 64');
    expect(ruling('61B', 2017, asked)).toBe('61B | unauthorised partner, penalty may 90, as-regulated');
  });

  it('that a lead out of turn was accepted by playing to it', () => {
    const played: Facts = { 'played-after-it': 'other-side-next-to-play' };
    expect(ruling('60', 2017, played)).toBe(
      '60A | rectification-lost, counts-as-in-turn, earlier-duties-stay',
    );
  });

  it('until when a card that points wrongly is turned: by who says so until 2007', () => {
    const late: Facts = {
      'what-of-played-cards': 'one-points-wrongly',
      'pointed-out-by': 'dummy-or-a-defender',
      'next-trick-led': 'yes',
      'own-side-played-on': 'no',
    };
    expect(ruling('65', 2007, late)).toBe('65B3 | not-entitled-now, unauthorised partner');
    expect(ruling('65', 2007, { ...late, 'pointed-out-by': 'declarer' })).toBe('65B3 | card-is-turned');
    expect(ruling('65', 2017, late)).toBe('65B3 | card-is-turned');
  });

  it('that doubt goes against the side whose player mixed the cards', () => {
    const mixed: Facts = { 'what-of-played-cards': 'their-order-is-disturbed', 'facts-found': 'no' };
    expect(ruling('65', 2017, mixed)).toBe('65D | doubt-against-who-mixed');
  });

  it('of an infraction that could have been known to harm, by its own law in each edition', () => {
    const known: Facts = {
      'infraction-was': 'likely-to-harm',
      'offender-could-know': 'yes',
      'offenders-gained': 'yes',
    };
    expect(ruling('72', 1997, known)).toBe('72B1 | adjust adjusted now');
    expect(ruling('72', 2007, known)).toBe('23 | adjust adjusted now');
    expect(ruling('72', 2017, known)).toBe('72C | adjust adjusted now');
  });

  it('of tricks disputed after the round: no score has to rise; since 2017 one may be lowered alone', () => {
    const late: Facts = {
      'what-is-disputed': 'tricks-won',
      'claimed-or-conceded': 'no',
      'called-before-round-ended': 'no',
      'clearly-convinced': 'no',
      director: 'one-side-lowered',
    };
    expect(ruling('79', 1997, late)).toBe('79B | tricks-as-you-find, no-score-has-to-rise');
    expect(ruling('79', 2017, late)).toBe('79B3 | adjust split now, one-score-is-lowered');
  });

  it('what agreed facts lead to, as the law prescribes something, gives an option, or leaves it to the director', () => {
    const agreed = (choice: 'no' | 'yes' | 'nothing' | 'to-the-director') =>
      ruling('84', 2017, { 'facts-agreed': 'yes', 'law-leaves-choice': choice });
    expect(agreed('nothing')).toBe('84A | play-on');
    expect(agreed('no')).toBe('84B | rule-on-it');
    expect(agreed('yes')).toBe('84C | options-explained | > 10');
    expect(agreed('to-the-director')).toBe(
      '84D | rule-on-it, doubt-for-the-side-not-at-fault, adjust adjusted if-it-mattered',
    );
  });

  it('that a wrong ruling leaves both sides without fault', () => {
    const erred: Facts = {
      'what-went-wrong': 'a-ruling',
      'can-be-put-right': 'no',
      'result-can-be-found': 'yes',
    };
    expect(ruling('82', 2017, erred)).toBe('82C | adjust split now, neither-side-at-fault');
  });

  it('by which clause a score is artificial or assigned: they changed their numbers in 2007', () => {
    const none: Facts = { 'result-at-the-table': 'no-result', 'results-without-it': 'no-result' };
    const one: Facts = {
      'result-at-the-table': 'result-obtained',
      'more-than-one-probable': 'one-probable',
      'results-without-it': 'one-result',
      'erred-extremely-or-gambled': 'not-self-inflicted',
    };
    expect(ruling('12', 1997, none)).toBe('12C1 | artificial-by-fault');
    expect(ruling('12', 2017, none)).toBe('12C2 | artificial-by-fault, as-regulated');
    expect(ruling('12', 1997, one)).toBe('12C2 | adjust assigned now');
    expect(ruling('12', 2017, one)).toBe('12C1 | adjust assigned now');
    expect(ruling('88', 1997, { 'fault-of': 'both-sides' })).toBe('12C1 | artificial-by-fault');
  });

  it('of an inadmissible double the next player called over: by Law 35 until 1997, by its own since', () => {
    const over: Facts = { 'left-opponent-called': 'yes', 'lead-faced-by-then': 'not-faced-yet' };
    expect(ruling('36', 1997, over)).toBe('35A | call-cancelled, later-calls-cancelled');
    expect(ruling('36', 2017, over)).toBe('36A | call-cancelled, later-calls-cancelled');
  });

  it('of a double out of turn at the partner’s turn: silence until 2007, a comparable call in 2017', () => {
    const doubled: Facts = { 'call-at-turn-of': 'own-partner', 'replacement-comparable': 'yes' };
    expect(ruling('32', 2007, doubled)).toBe(
      '32A | must-pass partner throughout, could-have-known 23 | > 26',
    );
    expect(ruling('32', 2017, doubled)).toBe('32B | auction-goes-on, adjust assigned if-it-mattered');
  });

  it('until when a misdeal is dealt anew: in 1997 until both sides have looked, since 2007 until the auction begins', () => {
    const misdealt: Facts = { 'what-was-wrong': 'misdealt', duplicated: 'no', 'match-result-known': 'no' };
    expect(ruling('6D1', 1997, { ...misdealt, 'both-sides-have-looked': 'not-both' })).toBe('6D1 | redeal');
    expect(ruling('6D1', 1997, { ...misdealt, 'both-sides-have-looked': 'both' })).toBe(
      '6D1 | play-on | > 13',
    );
    expect(ruling('6D1', 2007, { ...misdealt, 'auction-begun': 'no' })).toBe('6D1 | redeal');
  });

  it('of a bid out of turn repeated in another denomination: the partner is silent throughout, in 2007 as well', () => {
    const again: Facts = { 'call-at-turn-of': 'right-opponent', 'right-opponent-then': 'called' };
    const silent = '31A2b | must-pass partner throughout, could-have-known 23 | > 26';
    expect(ruling('31', 1997, { ...again, 'same-denomination-again': 'no' })).toBe(silent);
    expect(ruling('31', 2007, { ...again, 'same-denomination-again': 'another-denomination' })).toBe(silent);
  });

  it('that of an artificial bid out of turn the denominations count that it showed', () => {
    const bid: Facts = { 'left-opponent': 'refuse', 'call-out-of-turn-was': 'artificial-bid-or-double' };
    expect(ruling('29', 2017, bid)).toBe('29C | call-cancelled, denomination-shown-counts | > 31, 32');
  });

  it('of a second insufficient bid that it silences the partner, unless it is accepted', () => {
    const second: Facts = {
      'left-opponent': 'refuse',
      'insufficient-bid-became': 'another-insufficient-bid',
      'second-bid-accepted': 'not-accepted',
    };
    expect(ruling('27', 2017, second)).toBe(
      '27B4 | call-replaced, must-pass partner throughout, could-have-known 72C | > 26',
    );
    expect(ruling('27', 2007, { ...second, 'second-bid-accepted': 'accepted' })).toBe('27A | call-stands');
    expect(() => ruling('27', 1997, second)).toThrow('Law 27 (1997) is not ruled by');
  });

  it('that only a deal of another session does not stand, in 1997 as well', () => {
    const played = (where: 'other-session' | 'same-event'): Facts => ({
      'how-dealt': 'played-before',
      'played-before-where': where,
      'can-be-played-again': 'no',
    });
    expect(ruling('6D2', 1997, played('same-event'))).toBe('6D2 | play-on');
    expect(ruling('6D2', 1997, played('other-session'))).toBe('6D2 | cancel-result, adjust artificial now');
  });

  it('by which clause cards are counted, and left to their owner: 7B1 and 7B2 in 1997, 7B2 and 7B3 since', () => {
    const counted: Facts = {
      'cards-counted': 'yes',
      'counted-face-down': 'counted',
      'hand-size': 'thirteen',
    };
    expect(ruling('7B1', 1997, counted)).toBe('7B1 | play-on');
    expect(ruling('7B1', 2017, counted)).toBe('7B2 | play-on');
    const touched: Facts = {
      'permitted-by-director': 'not-permitted',
      'permission-of-director': 'no',
      'face-seen': 'no',
    };
    expect(ruling('7B3', 1997, touched)).toBe('7B2 | restore-cards, penalty may 90B5');
    expect(ruling('7B3', 2007, touched)).toBe('7B3 | restore-cards, penalty may 90B5');
  });

  it('that a surplus card found after play costs no result, unless it was played to a quitted trick', () => {
    const surplus = (played: 'no' | 'yes'): Facts => ({
      'what-of-the-hands': 'surplus-card',
      'wrong-hands-found': 'after-play',
      'played-to-quitted-trick': played,
    });
    expect(ruling('13', 2007, surplus('no'))).toBe('13F | remove-card, play-on');
    expect(ruling('13', 2017, surplus('no'))).toBe('13C | remove-card, play-on');
    expect(ruling('13', 2007, surplus('yes'))).toBe('13F | remove-card, adjust adjusted if-it-mattered');
  });

  it('that hands of which none has too many cards are ruled by Law 14, after play too', () => {
    const short: Facts = { 'what-of-the-hands': 'short-only', 'wrong-hands-found': 'after-play' };
    expect(ruling('13', 2007, short)).toBe('13 | > 14A');
    expect(ruling('13', 2017, short)).toBe('13 | > 14A');
    expect(ruling('13', 1997, { 'what-of-the-hands': 'one-short-others-right' })).toBe('13 | > 14A');
  });

  const wrongHands: Facts = {
    'what-of-the-hands': 'too-many-and-too-few',
    'wrong-hands-found': 'before-end-of-play',
    'wrong-hand-called': 'no',
  };

  it('that where a card was put is not for the partner, and that a seen card may be penalised: Law 13D and 13E of 2007', () => {
    expect(ruling('13', 2007, { ...wrongHands, 'other-hand-then-seen': 'not-then-seen' })).toBe(
      '13D1 | restore-cards, play-on, unauthorised partner',
    );
    const seen: Facts = { ...wrongHands, 'other-hand-then-seen': 'then-seen', 'seen-card-matters': 'no' };
    expect(ruling('13', 2007, seen)).toBe(
      '13D2a | restore-cards, play-on, unauthorised partner, adjust adjusted if-it-mattered, penalty may 90',
    );
  });

  it('that a board of which a card is known is played in 1997 only where all four agree', () => {
    const seen: Facts = {
      ...wrongHands,
      'what-of-the-hands': 'wrong-otherwise',
      'correct-hands-known': 'yes',
      'other-hand-then-seen': 'then-seen',
      'seen-card-matters': 'no',
    };
    expect(ruling('13', 1997, { ...seen, 'all-four-agree-to-play': 'yes' })).toBe(
      '13B1 | restore-cards, play-on',
    );
    expect(ruling('13', 1997, { ...seen, 'all-four-agree-to-play': 'no' })).toBe(
      '13B2 | adjust artificial now, penalty may 90',
    );
  });

  it('that a board of wrong hands found after play is artificial in 1997: there is no result', () => {
    const after: Facts = { 'what-of-the-hands': 'wrong-otherwise', 'wrong-hands-found': 'after-play' };
    expect(ruling('13', 1997, after)).toBe('13C | cancel-result, adjust artificial now, penalty due 90');
  });

  it('that what took the place of a missing card is not for the partner since 2007', () => {
    const missing: Facts = {
      'missing-card-is': 'elsewhere',
      'could-have-been-played': 'no',
      'could-have-been-played-before': 'could-not',
    };
    expect(ruling('14B', 1997, missing)).toBe('14B | restore-cards, held-throughout, play-on');
    expect(ruling('14B', 2007, missing)).toBe(
      '14B | restore-cards, held-throughout, play-on, unauthorised partner',
    );
  });

  it('that a score is artificial in 1997 where no result was had, whatever it might have been', () => {
    const broken: Facts = { 'result-at-the-table': 'no-result', 'results-without-it': 'one-result' };
    expect(ruling('12', 1997, broken)).toBe('12C1 | artificial-by-fault');
    expect(ruling('12', 2007, { ...broken, 'erred-seriously-or-gambled': 'not-self-inflicted' })).toBe(
      '12C1 | adjust assigned now',
    );
  });

  it('when damage is a side’s own: a serious error in 2007, an extremely serious one in 2017', () => {
    const several: Facts = { 'results-without-it': 'several-results' };
    const erred: Facts = {
      ...several,
      'erred-seriously-or-gambled': 'self-inflicted',
      'erred-extremely-or-gambled': 'not-self-inflicted',
    };
    expect(ruling('12', 2007, erred)).toBe('12C1b | adjust split now');
    expect(ruling('12', 2017, erred)).toBe('12C1c | adjust weighted now');
  });

  it('that regulations of 2007 may weight no scores, and that too many possibilities may be artificial', () => {
    const several: Facts = {
      'results-without-it': 'several-results',
      'erred-seriously-or-gambled': 'not-self-inflicted',
    };
    expect(ruling('12', 2007, several)).toBe('12C1c | adjust weighted now, as-regulated');
    expect(ruling('12', 2007, { 'results-without-it': 'not-obvious' })).toBe('12C1d | artificial-by-fault');
  });

  const suggestedAction: Facts = {
    'logical-alternatives': 'yes',
    'could-demonstrably-have-suggested': 'suggested',
    'demonstrably-suggested': 'suggested',
    'other-side-damaged': 'yes',
    'advantage-for-the-offender': 'no-advantage',
  };

  it('what it takes that a partner’s hesitation costs: damage until 1997, an advantage since 2007', () => {
    const hesitated: Facts = {
      ...suggestedAction,
      'information-from': 'partner',
      'partner-showed': 'extraneous-information',
    };
    expect(ruling('16', 2017, { ...hesitated, 'partner-showed': 'nothing-extraneous' })).toBe(
      '16A1 | play-on',
    );
    expect(ruling('16', 1997, hesitated)).toBe('16A2 | adjust assigned now');
    expect(ruling('16', 2007, hesitated)).toBe('16B1 | play-on');
    expect(ruling('16', 2017, hesitated)).toBe('16B1 | play-on');
    const gained: Facts = { ...hesitated, 'advantage-for-the-offender': 'advantage' };
    expect(ruling('16', 2007, gained)).toBe('16B3 | adjust assigned now');
  });

  it('who may use what withdrawn calls and plays tell: the side that is not at fault', () => {
    const withdrawn: Facts = { ...suggestedAction, 'information-from': 'withdrawn-call-or-play' };
    const innocent: Facts = { ...withdrawn, 'informed-player-is-of': 'side-not-at-fault' };
    expect(ruling('16', 2007, innocent)).toBe('16D1 | authorised non-offending-side');
    expect(ruling('16', 2017, innocent)).toBe('16C1 | authorised non-offending-side');
    const offender: Facts = { ...withdrawn, 'informed-player-is-of': 'offending-side' };
    expect(ruling('16', 1997, offender)).toBe('16C2 | adjust assigned now');
    expect(ruling('16', 2017, { ...offender, 'advantage-for-the-offender': 'advantage' })).toBe(
      '16C2 | adjust assigned now',
    );
  });

  it('of a call overheard: that it could interfere is enough until 1997, since 2007 it has to be probable', () => {
    const overheard: Facts = {
      'information-from': 'elsewhere',
      'information-could-harm': 'could-interfere',
      'information-harms': 'no',
      director: 'change-places',
    };
    expect(ruling('16', 1997, overheard)).toBe('16B1 | positions-changed');
    expect(ruling('16', 2007, overheard)).toBe('16C1 | play-on');
  });

  it('of a call on cards of another board: any difference counts there in 1997, a significant one here', () => {
    const called: Facts = {
      'auction-matter': 'cards-of-another-board',
      'called-over-it': 'left-opponent',
      'call-differs-significantly': 'does-not-differ',
      'call-differs-at-all': 'differs',
    };
    expect(ruling('17', 1997, { ...called, 'board-to-rule-on': 'being-played' })).toBe(
      '17D | call-cancelled-and-made-anew, auction-goes-on, penalty may 90',
    );
    expect(ruling('17', 1997, { ...called, 'board-to-rule-on': 'whose-cards-they-were' })).toBe(
      '17D | adjust artificial now, penalty may 90',
    );
  });

  it('that a call which the wrong explanation did not bring about is not changed', () => {
    const told: Facts = { 'misled-by': 'opponent', 'time-to-change-the-call': 'still-open' };
    expect(ruling('21', 1997, { ...told, 'misinformation-led-to-the-call': 'not-influenced' })).toBe(
      '21B1 | play-on',
    );
    expect(ruling('21', 2017, { ...told, 'misinformation-may-have-led': 'influenced' })).toBe(
      '21B1 | call-may-change, later-calls-may-change, unauthorised offending-side',
    );
  });

  it('of misinformation found too late: by the damage in 1997, by what the offenders gained since 2007', () => {
    const late: Facts = {
      'misled-by': 'opponent',
      'time-to-change-the-call': 'too-late',
      'other-side-damaged': 'yes',
      'offenders-gained': 'no',
    };
    expect(ruling('21', 1997, late)).toBe('21B3 | adjust assigned now');
    expect(ruling('21', 2007, late)).toBe('21B3 | play-on');
  });

  it('that Law 23 looks at the enforced pass until 1997, in 2007 at the irregularity', () => {
    const known: Facts = {
      'enforced-pass-could-harm': 'not-foreseeable',
      'offender-could-know': 'yes',
      'offenders-gained': 'yes',
    };
    expect(ruling('23', 1997, known)).toBe('23 | play-on');
    expect(ruling('23', 2007, known)).toBe('23 | adjust adjusted now');
  });

  it('that a call changed on purpose may restrict the lead in 2017, whichever call stands', () => {
    const changed = (choice: string): Facts => ({ 'call-was-a-slip': 'no', 'left-opponent': choice });
    expect(ruling('25', 2017, changed('refuse-the-change'))).toBe(
      '25B2 | first-call-stands, unauthorised partner | > 26',
    );
    expect(ruling('25', 2017, changed('accept-the-change'))).toBe(
      '25B1 | second-call-stands, unauthorised partner | > 26',
    );
  });

  it('that a lead is restricted only for a defender who has made another call, in 2007 by suits named alone', () => {
    const withdrawn: Facts = {
      'offender-in-the-play': 'a-defender',
      'final-call-differs': 'yes',
      'call-named-suits': 'yes',
      'call-named-suits-alone': 'no',
      'suits-named-later': 'no',
      declarer: 'forbid-one-suit',
    };
    expect(ruling('26', 2007, withdrawn)).toBe('26B | no-lead-of-suit');
    expect(ruling('26', 1997, { ...withdrawn, declarer: 'require-suit' })).toBe('26A2 | lead-suit');
    expect(ruling('26', 2007, { ...withdrawn, 'final-call-differs': 'no' })).toBe('26 | any-lead');
    expect(ruling('26', 2017, { 'offender-in-the-play': 'of-declarers-side' })).toBe('26 | any-lead');
  });

  it('which lowest correction of an insufficient bid is free: not conventional, not artificial, of the same meaning', () => {
    const lowest: Facts = { 'left-opponent': 'refuse', 'insufficient-bid-became': 'lowest-in-denomination' };
    expect(ruling('27', 1997, { ...lowest, 'both-bids-not-conventional': 'conventional' })).toBe(
      '27B2 | call-replaced, must-pass partner throughout, could-have-known 23 | > 26',
    );
    expect(ruling('27', 2007, { ...lowest, 'both-bids-natural': 'yes' })).toBe(
      '27B1a | call-replaced, adjust assigned if-it-mattered',
    );
    expect(ruling('27', 2017, { ...lowest, 'insufficient-bid-became': 'lowest-of-what-it-specified' })).toBe(
      '27B1a | call-replaced, adjust assigned if-it-mattered',
    );
  });

  it('that a pass of an artificial call out of turn is ruled as a bid since 2007', () => {
    const passed: Facts = { 'artificial-or-of-an-artificial-call': 'more-than-a-pass' };
    expect(ruling('30', 2007, passed)).toBe('30C | > 31');
    expect(ruling('30', 2017, passed)).toBe('30C | > 31');
  });

  it('of a call overheard after somebody has called: the score may be adjusted at once since 2017', () => {
    const overheard: Facts = {
      'information-from': 'elsewhere',
      'information-harms': 'yes',
      'first-call-made': 'yes',
      'information-came': 'after-a-call',
      director: 'adjusted-score',
    };
    expect(ruling('16', 2007, overheard)).toBe('16C3 | play-on, adjust adjusted if-it-mattered');
    expect(ruling('16', 2017, overheard)).toBe('16D3 | adjust adjusted now');
  });

  it('of an inadmissible double noticed after the lead: in 2017 the contract is scored without it', () => {
    const late: Facts = { 'lead-faced-by-then': 'faced-already', 'left-opponent-called': 'no' };
    expect(ruling('36', 2017, late)).toBe('36C | scored-without-it');
  });

  it('of an agreement that was not disclosed: by 40B4 in 2007, by 40B3 in 2017', () => {
    const untold: Facts = {
      'fault-of-the-agreement': 'not-disclosed',
      'other-side-damaged': 'yes',
      'side-damaged-by-it': 'damaged',
    };
    expect(ruling('40', 2007, untold)).toBe('40B4 | adjust assigned now, penalty may 90, as-regulated');
    expect(ruling('40', 2017, untold)).toBe('40B3a | adjust assigned now, penalty may 90, as-regulated');
  });
});

describe('of the play, of tricks and of appeals the director says', () => {
  it('that nothing follows where declarer had played from both hands, or dummy a card unasked', () => {
    const early = (
      before: 'declarer-played-both-hands' | 'dummy-played-or-suggested' | 'neither',
    ): Facts => ({
      'before-the-premature-play': before,
      declarer: 'lowest-of-suit',
      'partner-can-comply': 'yes',
    });
    for (const edition of [1987, 1997, 2007, 2017] as const) {
      expect(ruling('57A', edition, early('dummy-played-or-suggested'))).toBe('57C | play-on');
      expect(ruling('57A', edition, early('declarer-played-both-hands'))).toBe('57C | play-on');
      expect(ruling('57A', edition, early('neither'))).toBe(
        '57A | penalty-card major, partner-plays lowest-of-suit | > 50D',
      );
    }
  });

  const openingLead: Facts = {
    'lead-was': 'faced',
    'told-to-lead-by-opponent': 'no',
    'declarer-has': 'seen-of-dummy',
  };

  it('of an opening lead of declarer’s side, since 2007, that it is a card seen in the auction', () => {
    const led: Facts = { 'lead-was': 'by-declarers-side' };
    expect(ruling('54', 2007, led)).toBe('54E | > 24');
    expect(ruling('54', 2017, led)).toBe('54E | > 24');
    expect(() => ruling('54', 1997, led)).toThrow('Law 54 (1997) is not ruled by');
  });

  it('that nobody accepts an opening lead to which an opponent told the leader', () => {
    const told: Facts = { ...openingLead, 'told-to-lead-by-opponent': 'yes' };
    expect(ruling('54', 1987, told)).toBe('47E1 | take-back, lead-from-right-hand');
    expect(ruling('54', 2017, told)).toBe('47E1 | take-back, lead-from-right-hand');
  });

  it('of two opening leads that the one made face down is taken back, whatever becomes of the other', () => {
    const both: Facts = { ...openingLead, 'lead-was': 'faced-and-partners-face-down' };
    expect(ruling('54', 1987, both)).toBe('54C | face-down-lead-goes-back, lead-stands, dummy-spreads');
    expect(ruling('54', 2017, { ...both, 'declarer-has': 'neither', 'presumed-declarer': 'refuse' })).toBe(
      '54D | face-down-lead-goes-back, lead-from-right-hand, penalty-card major | > 50D',
    );
  });

  it('that who has not played to a trick in time adds a card to it, which may win it', () => {
    const omitted: Facts = { 'both-sides-played-on': 'no', 'played-to-the-trick': 'no-card-yet' };
    expect(ruling('67', 1987, omitted)).toBe('67A1 | legal-card-is-added');
    expect(ruling('67', 2017, omitted)).toBe('67A1 | legal-card-is-added');
  });

  it('that a card taken back may be a penalty card of a defender, and is none of declarer', () => {
    const illegal = (side: 'defender' | 'declarer-side'): Facts => ({
      'taken-back-because': 'the-play-was-illegal',
      side,
    });
    expect(ruling('47', 2007, illegal('defender'))).toBe('47B | > 49');
    expect(ruling('47', 2007, illegal('declarer-side'))).toBe('47B | take-back');
    const required: Facts = { 'taken-back-because': 'a-rectification-requires-it', side: 'defender' };
    expect(ruling('47', 1997, required)).toBe('47A | > 49');
  });

  it('that a trick no normal play could lose is given back, until 1997 only before the next call', () => {
    const conceded: Facts = {
      'conceded-and-then': 'nobody-objected-at-once',
      'trick-given-up-was': 'safe-by-any-normal-play',
      'conceders-called-on': 'yes',
      'in-correction-period': 'yes',
    };
    expect(ruling('71', 1997, conceded)).toBe('71 | concession-stands');
    expect(ruling('71', 1997, { ...conceded, 'conceders-called-on': 'no' })).toBe(
      '71C | concession-cancelled',
    );
    expect(ruling('71', 2007, conceded)).toBe('71 | concession-cancelled');
    expect(ruling('71', 2017, { ...conceded, 'in-correction-period': 'no' })).toBe('71 | concession-stands');
  });

  it('that a trick already won is given back within the time for corrections alone', () => {
    const won = (inTime: 'yes' | 'no'): Facts => ({
      'conceded-and-then': 'nobody-objected-at-once',
      'trick-given-up-was': 'won-already',
      'in-correction-period': inTime,
    });
    expect(ruling('71', 1987, won('yes'))).toBe('71A | concession-cancelled');
    expect(ruling('71', 1987, won('no'))).toBe('71 | concession-stands');
    expect(ruling('69B', 2017, won('yes'))).toBe('69B1 | agreement-withdrawn');
    expect(ruling('69B', 2017, won('no'))).toBe('69B | agreement-stands');
  });

  it('that there is no concession where the partner of the defender objects at once', () => {
    const objected: Facts = { 'conceded-and-then': 'partner-objected-at-once' };
    expect(ruling('71', 1997, objected)).toBe('68B | concession-cancelled, play-on, unauthorised partner');
    expect(ruling('71', 2017, objected)).toBe('68B2 | concession-cancelled, play-on, unauthorised partner');
  });

  it('of an objection to a claim: in time it is contested, later agreement is withdrawn', () => {
    const claim = (objection: 'nobody-objects' | 'in-time' | 'after-agreeing'): Facts => ({
      'what-was-said': 'claim',
      'objection-to-claim': objection,
    });
    expect(ruling('68', 2017, claim('nobody-objects'))).toBe('69A | claim-stands');
    expect(ruling('68', 2017, claim('in-time'))).toBe('68D | > 70');
    expect(ruling('68', 2017, claim('after-agreeing'))).toBe('69A | > 69B');
  });

  it('of a claim that was played on: the play is void until 1997, evidence since, and stands in 2017 if all agreed', () => {
    const playedOn: Facts = {
      'play-since-claim': 'went-on',
      'played-on-by-agreement': 'not-all-four',
      'trump-out': 'no',
      'normal-play-loses': 'yes',
    };
    expect(ruling('70', 1997, playedOn)).toBe('70A | later-play-is-void, doubt-against-claimer');
    expect(ruling('70', 2007, playedOn)).toBe('70A | cancel-later-play, doubt-against-claimer');
    expect(ruling('70', 2017, playedOn)).toBe('70A | cancel-later-play, doubt-against-claimer');
    expect(ruling('70', 2017, { ...playedOn, 'played-on-by-agreement': 'all-four-agreed' })).toBe(
      '68D2b | play-on',
    );
  });

  it('of both sides’ revokes what was likely without any; in 2017 of repeated ones, without the later', () => {
    const exempt = { 'twelfth-trick': 'no', 'insufficiently-compensated': 'no' } as const;
    const both: Facts = {
      ...exempt,
      'revoke-exempt': 'both-sides-revoked',
      'result-without-any-revoke': 'probably-another',
    };
    expect(ruling('64', 2007, both)).toBe('64C | adjust assigned now | > 12');
    expect(ruling('64', 2017, both)).toBe('64C2(b) | adjust assigned now | > 12');
    const again: Facts = {
      ...exempt,
      'revoke-exempt': 'same-suit-again',
      'more-tricks-without-later-revokes': 'probably-more',
    };
    expect(ruling('64', 2007, again)).toBe('64B2 | tricks 0');
    expect(ruling('64', 2017, again)).toBe('64C2(a) | adjust assigned now | > 12');
  });

  it('that revokes of both sides on a trick are put right as long as one side has not played on, since 2007', () => {
    const both: Facts = { 'held-a-card-of-the-suit': 'yes', 'since-the-revoke': 'played-on-both-revoked' };
    expect(ruling('61', 2007, both)).toMatch(
      /^62C3 \| correct-revoke, later-cards-may-change, cards-of-defenders-are-penalty-cards/,
    );
    expect(() => ruling('61', 1997, both)).toThrow('Law 61 (1997) is not ruled by');
  });

  it('of a card of dummy touched by accident that it is not played', () => {
    const touched: Facts = { 'card-was': 'touched-in-dummy', 'touched-on-purpose': 'not-on-purpose' };
    expect(ruling('45C', 1987, touched)).toBe('45C3 | take-back');
    expect(ruling('45C', 2017, { ...touched, 'touched-on-purpose': 'on-purpose' })).toBe(
      '45C3 | card-played',
    );
  });

  it('of 1987 that another card may be named without a pause for thought', () => {
    const named: Facts = { 'card-was': 'named', 'named-another-than-was-meant': 'meant-another' };
    expect(ruling('45C', 1987, { ...named, 'designation-changed': 'without-a-pause' })).toBe(
      '45C4b | take-back, later-cards-may-change',
    );
    expect(ruling('45C', 1987, { ...named, 'designation-changed': 'after-a-pause' })).toBe(
      '45C4b | card-played',
    );
  });

  it('until when another card may be named: at once in 1997, before the partner plays in 2007, then before declarer does', () => {
    const named: Facts = {
      'taken-back-because': 'named-another-than-meant',
      'designation-changed': 'without-a-pause',
      'partner-played-since': 'yes',
      'declarer-played-next': 'not-played-on',
      'designation-was': 'slip-of-the-tongue',
    };
    expect(ruling('47', 1997, named)).toBe('47C | take-back');
    expect(ruling('47', 2007, named)).toBe('45C4b | card-played');
    expect(ruling('47', 2017, named)).toBe('47C | take-back');
    expect(ruling('47', 2017, { ...named, 'designation-was': 'change-of-mind' })).toBe('45C4b | card-played');
  });

  it('that an opening lead after a wrong explanation stands once dummy has faced a card, since 2007', () => {
    const led: Facts = { 'taken-back-because': 'wrong-explanation' };
    expect(ruling('47', 1997, { ...led, 'card-played-since': 'no' })).toBe('47E2a | take-back');
    expect(ruling('47', 2007, { ...led, 'played-to-it-or-dummy-faced': 'some-since' })).toBe(
      '47E2b | card-played, adjust adjusted if-it-mattered',
    );
  });

  it('of a wrong ruling a score for each side apart, or average plus for both where no result can be found', () => {
    const erred = (found: 'yes' | 'no'): Facts => ({
      'what-went-wrong': 'a-ruling',
      'can-be-put-right': 'no',
      'result-can-be-found': found,
    });
    expect(ruling('82', 1997, erred('yes'))).toBe('82C | adjust split now, neither-side-at-fault');
    expect(ruling('82', 2017, erred('no'))).toBe('82C | adjust artificial now, neither-side-at-fault');
    expect(ruling('82', 2017, { ...erred('yes'), 'can-be-put-right': 'yes' })).toBe(
      '82C | ruling-is-corrected',
    );
  });

  it('of an error in procedure that the board is played, now or later, or has an adjusted score', () => {
    const choosing = (director: string): Facts => ({ 'what-went-wrong': 'the-procedure', director });
    expect(ruling('82', 1987, choosing('adjusted-score'))).toBe('82B1 | adjust adjusted now');
    expect(ruling('82', 1987, choosing('play-it-now'))).toBe('82B2 | board-is-played');
    expect(ruling('82', 2017, choosing('late-play'))).toBe('82B2 | late-play');
  });

  it('of an error in procedure that the board is not played at all, since 2007', () => {
    const cancelled: Facts = { 'what-went-wrong': 'the-procedure', director: 'not-played' };
    expect(ruling('82', 2007, cancelled)).toBe('82B2 | not-played');
    expect(() => ruling('82', 1997, cancelled)).toThrow('Law 82 (1997) is not ruled by');
  });

  it('that an appeal is heard of whom it concerns, in time, with the partner or the captain', () => {
    const appeal: Facts = {
      'who-appeals': 'of-the-ruled-table',
      'in-appeal-period': 'yes',
      'appeal-concurred': 'all-concur',
    };
    expect(ruling('92', 2017, appeal)).toBe('92 | appeal-heard | > 93, 93A');
    expect(ruling('92', 2017, { ...appeal, 'who-appeals': 'anybody-else' })).toBe('92A | appeal-not-heard');
    expect(ruling('92', 2017, { ...appeal, 'in-appeal-period': 'no' })).toBe(
      '92B | appeal-refused, as-regulated',
    );
    expect(ruling('92', 2017, { ...appeal, 'appeal-concurred': 'not-all-concur' })).toBe(
      '92D | appeal-not-heard',
    );
  });

  it('of a card that lies on the table as a penalty card not that it goes back to the hand', () => {
    expect(ruling('56', 2017, { declarer: 'refuse' })).toBe('56 | penalty-card major | > 50D');
    const restored: Facts = {
      'both-sides-played-on': 'yes',
      'player-has': 'too-few-cards',
      side: 'defender',
      'surplus-card-shown': 'yes',
      'another-penalty-card': 'no',
      'card-is': 'honour',
    };
    expect(ruling('67', 2017, restored)).toMatch(
      /^67B2 \| restore-cards, held-throughout, penalty-card major/,
    );
  });

  it('of several cards from one hand which is played, and that the others go back', () => {
    const together: Facts = { 'both-sides-played-on': 'no', 'faces-seen': 'one' };
    expect(ruling('58B', 2017, together)).toBe('58B1 | card-played, other-cards-go-back');
    const declarers: Facts = {
      ...together,
      'faces-seen': 'several',
      offender: 'designates-one',
      side: 'declarer-side',
    };
    expect(ruling('58B', 2017, declarers)).toBe(
      '58B2 | card-played, other-cards-go-back, later-cards-may-change',
    );
  });

  it('of a penalty card that was not played that it is played now, not at the next turn', () => {
    const other: Facts = { 'declarer-played-since': 'no', declarer: 'refuse' };
    expect(ruling('52', 2017, other)).toMatch(/^52B2 \| penalty-card-in-its-place, penalty-card major-all/);
  });

  it('of a penalty that was chosen that it is given: a procedural one by Law 90, a disciplinary one by 91', () => {
    const penalty: Facts = { 'matter-of': 'procedure', director: 'penalty' };
    expect(ruling('90', 2017, penalty)).toBe('90A | penalty due 90A, as-regulated');
    expect(ruling('91', 2017, penalty)).toBe('91A | penalty disciplinary 91A');
    expect(ruling('74', 2017, { ...penalty, 'conduct-was': 'discourteous' })).toBe(
      '74A | penalty due 90, as-regulated',
    );
  });

  it('that a committee hears no point of law alone, and lifts no suspension', () => {
    expect(ruling('93', 2017, { 'appeal-about': 'law-or-regulations' })).toBe(
      '93B1 | director-in-charge-hears, committee-may-only-advise',
    );
    expect(ruling('93', 1997, { 'appeal-about': 'disciplinary-power' })).toBe(
      '93B3 | ruling-stands, committee-may-only-advise',
    );
  });
});
