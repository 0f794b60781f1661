import type { Edition } from '../../edition.js';
import { procedure, type Procedure } from '../procedure.js';
import { ask, rule, type Step } from '../step.js';

/** What is transferred, unless the other side would have made more without the revoke. Law 64C. */
function transferred(law: string, count: 0 | 1 | 2): Step {
  return ask('more-without-the-revoke', {
    no: rule(law, [{ kind: 'tricks', count }]),
    yes: rule('64C', [{ kind: 'adjust', score: 'assigned', when: 'now' }]),
  });
}

/** The player did not win the revoke trick. Law 64A2; until 1997 a second trick where he won one with the suit later. */
function notWonByOffender(edition: Edition, sideWonTrick: boolean): Step {
  const one = transferred('64A2', 1);
  const second =
    edition < 2007 ? ask('won-one-with-the-suit', { no: one, yes: transferred('64A2', 2) }) : one;
  if (!sideWonTrick) return ask('later-tricks-won', { none: transferred('64B1', 0), one, several: second });
  return edition < 2007 ? ask('later-tricks-won', { none: one, one: second, several: second }) : one;
}

/** After play, of an established revoke. Laws 64A to 64C. */
function transfer(edition: Edition): Step {
  const exempt = transferred('64B', 0);
  const won = ask('revoke-trick-won-by', {
    offender: ask('later-tricks-won', {
      none: transferred('64A1', 1),
      one: transferred('64A1', 2),
      several: transferred('64A1', 2),
    }),
    partner: notWonByOffender(edition, true),
    opponents: notWonByOffender(edition, false),
  });
  return ask('revoke-exempt', {
    no: won,
    'same-suit-again': exempt,
    'faced-card': exempt,
    'called-on-next-deal': exempt,
    'round-ended': exempt,
    ...(edition >= 2007 && { 'both-sides-revoked': exempt }),
    ...(edition >= 2017 && { 'corrected-after-both': exempt }),
  });
}

/** A revoke that may still be put right. Law 62. */
function corrected(edition: Edition): Step {
  const alone = ask('revoke-card-was', {
    'in-a-defenders-hand': rule(
      '62B1',
      ['correct-revoke', { kind: 'penalty-card', type: 'major' }, 'later-cards-may-change'],
      ['50D'],
    ),
    'of-declarer-or-faced': rule('62B2', ['correct-revoke', 'later-cards-may-change']),
  });
  if (edition < 2007) return alone;
  return ask('both-sides-revoked', {
    no: alone,
    yes: rule('62C3', [
      'correct-revoke',
      'later-cards-may-change',
      { kind: 'adjust', score: 'adjusted', when: 'if-it-mattered' },
    ]),
  });
}

function revoke(edition: Edition): Step {
  const established = ask('twelfth-trick', {
    no: transfer(edition),
    yes: ask('hands-put-back', {
      no: rule('62D', [
        'correct-revoke',
        edition < 2007 ? { kind: 'no-suggested-play' } : { kind: 'unauthorised', to: 'partner' },
      ]),
      yes: transferred('64B6', 0),
    }),
  });
  return ask('held-a-card-of-the-suit', {
    no: rule('61', ['play-on']),
    yes: ask('since-the-revoke', {
      nothing: corrected(edition),
      'side-played-on': established,
      'card-named': established,
      claimed: established,
      // Until 1997 it is one clause with the side's own claim, from 2007 on one of its own.
      'agreed-to-claim': established,
    }),
  });
}

/** Laws 61 to 64. */
export const revokes: readonly Procedure[] = [procedure('61', revoke)];
