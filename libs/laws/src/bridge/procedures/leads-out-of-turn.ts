import { ask, choose, type Edition, procedure, type Procedure, rule, type Step } from '../terms/terms.js';
import type { Rectification } from '../terms/rectification.js';

const MAJOR: Rectification = { kind: 'penalty-card', type: 'major' };
const TO_OFFENDERS: Rectification = { kind: 'unauthorised', to: 'offending-side' };

/** Who may accept a lead out of turn, and what comes when he does not. Law 53A. */
function acceptOrNot(): Step {
  const accept = rule('53A', ['lead-stands']);
  return ask('who-led', {
    defender: choose('declarer', { accept, refuse: rule('53A', ['lead-from-right-hand'], ['56']) }),
    'declarer-side': choose('defenders', { accept, refuse: rule('53A', ['lead-from-right-hand'], ['55']) }),
  });
}

/** An opponent told the player to lead: the lead is taken back, and nobody accepts it. Law 47E1, alike in all editions. */
function unlessToldByOpponent(otherwise: Step, before: readonly Rectification[] = []): Step {
  return ask('told-to-lead-by-opponent', {
    no: otherwise,
    yes: rule('47E1', [...before, { kind: 'take-back' }, { kind: 'lead-from-right-hand' }]),
  });
}

function outOfTurn(edition: Edition): Step {
  // The two clauses had each other's letters until 1997.
  const [rightHand, otherDefender] = edition < 2007 ? ['53C', '53B'] : ['53B', '53C'];
  const since = ask('since-the-lead', {
    nothing: acceptOrNot(),
    'next-hand-played': rule('53A', ['lead-stands']),
    'right-hand-led': rule(rightHand!, ['take-back', TO_OFFENDERS]),
    'other-defender-played': rule(otherDefender!, ['lead-stands'], ['57A']),
  });
  const told = unlessToldByOpponent(since);
  return edition < 2017
    ? told
    : ask('trick-thirteen', { no: told, yes: rule('53A', ['take-back', 'lead-from-right-hand']) });
}

/**
 * A faced opening lead out of turn, by what the presumed declarer has seen or does. Laws 54A to 54D.
 *
 * @param before what follows whichever it is
 */
function facedOpeningLead(edition: Edition, before: readonly Rectification[] = []): Step {
  const stands: readonly Rectification[] = [...before, { kind: 'lead-stands' }];
  const spread = rule('54A', [...stands, 'sides-of-declarer-exchanged']);
  return ask('declarer-has', {
    'seen-of-dummy': rule('54C', [...stands, 'dummy-spreads']),
    'begun-to-spread': spread,
    neither: choose('presumed-declarer', {
      spread,
      accept: rule('54B', [...stands, 'dummy-spreads']),
      refuse: rule(edition < 2017 ? '56' : '54D', [...before, 'lead-from-right-hand', MAJOR], ['50D']),
    }),
  });
}

/** Since 2007 it is said, too, that a lead of declarer’s side is a card seen during the auction. Law 54E. */
function openingLead(edition: Edition): Step {
  const both: readonly Rectification[] = [{ kind: 'face-down-lead-goes-back' }];
  return ask('lead-was', {
    'face-down': rule('41A', ['take-back', 'lead-from-right-hand']),
    faced: unlessToldByOpponent(facedOpeningLead(edition)),
    'faced-and-partners-face-down': unlessToldByOpponent(facedOpeningLead(edition, both), both),
    ...(edition >= 2007 && { 'by-declarers-side': rule('54E', [], ['24']) }),
  });
}

function declarersLead(edition: Edition): Step {
  const again: readonly Rectification[] = [
    { kind: 'take-back' },
    { kind: 'lead-from-right-hand' },
    ...(edition < 1997 ? [{ kind: 'same-suit-from-right-hand' } as const] : []),
    TO_OFFENDERS,
  ];
  return choose('defenders', {
    accept: rule('55A', ['lead-stands']),
    refuse: ask('turn-of', {
      'other-hand-of-declarer': rule('55B', again),
      defenders: rule('55B', ['take-back', TO_OFFENDERS]),
    }),
  });
}

/** Laws 53 to 56: leads out of turn. */
export const leadsOutOfTurn: readonly Procedure[] = [
  procedure('53', outOfTurn),
  procedure('54', openingLead),
  procedure('55', declarersLead),
  procedure('56', () =>
    choose('declarer', {
      accept: rule('53A', ['lead-stands']),
      refuse: rule('56', [MAJOR], ['50D']),
    }),
  ),
];
