import { ask, choose, type Edition, procedure, type Procedure, rule, type Step } from '../terms/terms.js';
import type { Rectification } from '../terms/rectification.js';

const MAJOR: Rectification = { kind: 'penalty-card', type: 'major' };
const TO_PARTNER: Rectification = { kind: 'unauthorised', to: 'partner' };
const AT_ONCE: Rectification = { kind: 'must-play', by: 'next-turn' };

/**
 * Which penalty card a card of a defender becomes. Law 50B, alike in all editions.
 *
 * @param before what follows whichever it is
 */
export function penaltyCard(law: string, before: readonly Rectification[] = []): Step {
  return ask('another-penalty-card', {
    yes: rule(law, [...before, { kind: 'penalty-card', type: 'major-all' }], ['50C', '50D']),
    no: ask('card-is', {
      honour: rule(law, [...before, MAJOR], ['50D']),
      small: ask('exposed-how', {
        inadvertently: rule(law, [...before, { kind: 'penalty-card', type: 'minor' }], ['50C']),
        'by-playing-it': rule(law, [...before, MAJOR], ['50D']),
      }),
    }),
  });
}

/** What others know of a penalty card: from 2007 on it is said that everybody may know it as long as it lies there. */
function known(edition: Edition): readonly Rectification[] {
  return edition < 2007 ? [] : [{ kind: 'authorised', to: 'everybody' }];
}

/** The holder's partner is to lead: declarer says first what may be led. Law 50D2. */
function partnerOnLead(law: string, edition: Edition): Step {
  const picked: readonly Rectification[] = [{ kind: 'penalty-card-picked-up' }, TO_PARTNER];
  const options = choose('declarer', {
    'require-suit': rule(law, ['lead-suit', ...picked]),
    'forbid-suit': rule(law, ['no-lead-of-suit', ...picked]),
    'any-lead': rule(law, ['any-lead', 'penalty-card-stays', ...known(edition)]),
  });
  return edition < 2017 ? options : ask('partner-led-at-once', { no: options, yes: rule(law, [], ['49']) });
}

/** Laws 45E and 48 to 52: cards that are seen too early, and penalty cards. */
export const exposedCards: readonly Procedure[] = [
  procedure('45E', () =>
    ask('side', {
      defender: ask('was-a-lead', {
        no: penaltyCard('45E1'),
        yes: rule('45E1', [], ['53']),
      }),
      'declarer-side': ask('was-a-lead', {
        no: rule('45E2', ['take-back']),
        yes: rule('45E2', [], ['55']),
      }),
    }),
  ),
  procedure('48', (edition) => {
    const claims = rule('48B2', [], ['68']);
    return ask('declarer-showed', {
      cards: rule('48A', ['take-back']),
      hand: ask('after-lead-out-of-turn', {
        yes: rule('48B1', [], ['54']),
        no:
          edition < 2007 ? claims : ask('clearly-no-claim', { no: claims, yes: rule('48B2', ['take-back']) }),
      }),
    });
  }),
  procedure('49', (edition) => {
    const exposed = penaltyCard('49');
    return ask('partner-could-see', {
      no: rule('49', ['take-back']),
      yes: ask('of-the-current-trick', {
        'of-it-alone': rule('68', ['play-on', TO_PARTNER]),
        no:
          edition < 2007
            ? exposed
            : ask('partner-objected-to-concession', {
                no: exposed,
                'objected-to': rule('68B2', ['take-back', TO_PARTNER]),
              }),
      }),
    });
  }),
  procedure('50B', () => penaltyCard('50B')),
  procedure('50C', () =>
    ask('legal-now', {
      no: rule('50C', ['penalty-card-stays']),
      yes: rule('50C', ['no-other-small-card', 'any-lead']),
    }),
  ),
  procedure('50D', (edition) =>
    ask('partner-on-lead', {
      yes: partnerOnLead('50D2', edition),
      no: ask('legal-now', {
        no: rule('50D1', ['penalty-card-stays', { kind: 'must-play', by: 'first-legal-turn' }]),
        yes: ask('several-legal-now', {
          no: rule('50D1', [AT_ONCE]),
          yes: rule('50D1', [], ['51']),
        }),
      }),
    }),
  ),
  procedure('51', (edition) =>
    ask('partner-on-lead', {
      no: choose('declarer', { 'designates-one': rule('51A', [AT_ONCE]) }),
      yes: ask('penalty-cards-in', {
        'one-suit': partnerOnLead('51B1', edition),
        'several-suits': choose('declarer', {
          'require-suit': rule('51B2', ['lead-suit', 'penalty-card-picked-up']),
          ...(edition < 2017
            ? { 'forbid-all-suits': rule('51B2', ['no-lead-of-suit', 'penalty-card-picked-up']) }
            : { 'forbid-some-suits': rule('51B2', ['no-lead-of-suit', 'penalty-card-picked-up']) }),
          'any-lead': rule('51B2', ['any-lead', 'penalty-card-stays', ...known(edition)]),
        }),
      }),
    }),
  ),
  procedure('52', () => {
    const accepted = rule('52B1', ['card-played', 'penalty-card-stays']);
    return ask('declarer-played-since', {
      yes: accepted,
      no: choose('declarer', {
        accept: accepted,
        refuse: rule('52B2', ['penalty-card-in-its-place', { kind: 'penalty-card', type: 'major-all' }]),
      }),
    });
  }),
];
