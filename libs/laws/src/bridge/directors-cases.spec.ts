import type { Edition } from './edition.js';
import { outcomeOf } from './ruling.js';
import type { Facts } from './terms.js';

/** What a director says at the table: the clause, what follows, and the laws that come next. */
function ruling(law: string, edition: Edition, facts: Facts): string {
  const { law: clause, rectifications, next } = outcomeOf(law, edition, facts);
  const follows = rectifications.map((one) => Object.values(one).join(' ')).join(', ');
  return [clause, follows, ...(next.length > 0 ? [`> ${next.join(', ')}`] : [])].filter(Boolean).join(' | ');
}

describe('at the table the director says', () => {
  const playedOn: Facts = { 'acted-before-director': 'yes', 'gained-by-ignorance': 'yes' };

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
      '20G | not-entitled-now, unauthorised partner, penalty may 90',
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
      'partner-called-since': 'no',
    };
    expect(ruling('17', 2007, called)).toBe('17D2 | adjust artificial now, penalty may 90');
    expect(ruling('17', 2017, called)).toBe('15A | > 15A');
    expect(ruling('15A', 2017, called)).toBe(
      '15A2 | call-cancelled-and-made-anew, auction-goes-on, penalty may 90',
    );
    expect(ruling('15A', 2017, { ...called, 'partner-called-since': 'yes' })).toBe(
      '15A2 | adjust adjusted now, penalty may 90',
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
    const erred: Facts = { 'director-erred': 'yes', 'can-be-put-right': 'no' };
    expect(ruling('82', 2017, erred)).toBe('82C | adjust adjusted now, neither-side-at-fault');
  });

  it('by which clause a score is artificial or assigned: they changed their numbers in 2007', () => {
    const none: Facts = { 'result-can-be-found': 'no' };
    const one: Facts = { 'result-can-be-found': 'yes', 'several-outcomes': 'no', 'own-fault': 'no' };
    expect(ruling('12', 1997, none)).toBe('12C1 | artificial-by-fault');
    expect(ruling('12', 2017, none)).toBe('12C2 | artificial-by-fault, as-regulated');
    expect(ruling('12', 1997, one)).toBe('12C2 | adjust assigned now');
    expect(ruling('12', 2017, one)).toBe('12C1 | adjust assigned now');
    expect(ruling('88', 1997, { 'fault-of': 'both-sides' })).toBe('12C1 | artificial-by-fault');
  });

  it('of an inadmissible double the next player called over: by Law 35 until 1997, by its own since', () => {
    const over: Facts = { 'left-opponent-called': 'yes' };
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
});
