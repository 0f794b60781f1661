import { ask, type Edition, procedure, type Procedure, rule, type Step } from '../terms/terms.js';

type Tricks = 0 | 1 | 2;

/** The score that is assigned in place of a transfer. Law 64C. */
function assigned(law: string): Step {
  return rule(law, [{ kind: 'adjust', score: 'assigned', when: 'now' }], ['12']);
}

/**
 * What is transferred, unless the other side is insufficiently compensated by it, that is worse off than without the revoke:
 * then a score is assigned by this clause, in place of the transfer.
 */
function unlessTooLittle(equity: string, law: string, count: Tricks): Step {
  return ask('insufficiently-compensated', {
    no: rule(law, [{ kind: 'tricks', count }]),
    yes: assigned(equity),
  });
}

/** Law 64C, which has clauses since 2017. */
function transferred(law: string, count: Tricks, edition: Edition): Step {
  return unlessTooLittle(edition < 2017 ? '64C' : '64C1', law, count);
}

/** The same player in the same suit again: since 2017 the tricks are judged without the later revokes. Laws 64B2 and 64C2(a). */
function sameSuitAgain(edition: Edition): Step {
  if (edition < 2017) return transferred('64B2', 0, edition);
  return ask('more-tricks-without-later-revokes', {
    'probably-not-more': rule('64B2', [{ kind: 'tricks', count: 0 }]),
    'probably-more': assigned('64C2(a)'),
  });
}

/** Both sides have revoked on the board: the result is judged as if neither had. Laws 64B7 and 64C. */
function bothRevoked(edition: Edition): Step {
  return ask('result-without-any-revoke', {
    'probably-the-same': rule('64B7', [{ kind: 'tricks', count: 0 }]),
    'probably-another': assigned(edition < 2017 ? '64C' : '64C2(b)'),
  });
}

/** The player did not win the revoke trick. Law 64A2; until 1997 a second trick where he won one with the suit later. */
function notWonByOffender(edition: Edition, sideWonTrick: boolean): Step {
  const one = transferred('64A2', 1, edition);
  const two = transferred('64A2', 2, edition);
  const second = edition < 2007 ? ask('won-one-with-the-suit', { no: one, yes: two }) : one;
  if (!sideWonTrick)
    return ask('later-tricks-won', { none: transferred('64B1', 0, edition), one, several: second });
  return edition < 2007 ? ask('later-tricks-won', { none: one, one: second, several: second }) : one;
}

/** After play, of an established revoke. Laws 64A to 64C. */
function transfer(edition: Edition): Step {
  const none = (law: string) => transferred(law, 0, edition);
  const two = transferred('64A1', 2, edition);
  return ask('revoke-exempt', {
    no: ask('revoke-trick-won-by', {
      offender: ask('later-tricks-won', { none: transferred('64A1', 1, edition), one: two, several: two }),
      partner: notWonByOffender(edition, true),
      opponents: notWonByOffender(edition, false),
    }),
    'same-suit-again': sameSuitAgain(edition),
    'faced-card': none('64B3'),
    'called-on-next-deal': none('64B4'),
    'round-ended': none('64B5'),
    ...(edition >= 2007 && { 'both-sides-revoked': bothRevoked(edition) }),
    ...(edition >= 2017 && { 'corrected-after-both': none('64B8') }),
  });
}

/** Both sides revoked on a trick, and only one has played on: both are put right. Law 62C3 (2007 on). */
const bothCorrected = rule(
  '62C3',
  [
    'correct-revoke',
    'later-cards-may-change',
    'cards-of-defenders-are-penalty-cards',
    { kind: 'unauthorised', to: 'offending-side' },
    { kind: 'adjust', score: 'adjusted', when: 'if-it-mattered' },
  ],
  ['50B'],
);

/** A revoke that may still be put right. Law 62; since 2007 both are where both sides have revoked. */
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
  return ask('both-sides-revoked', { no: alone, 'both-revoked': bothCorrected });
}

/** An established revoke stays as it was played, but on the twelfth trick. Laws 62D and 64. */
function established(edition: Edition): Step {
  return ask('twelfth-trick', {
    no: transfer(edition),
    yes: ask('hands-put-back', {
      no: rule('62D', [
        'correct-revoke',
        edition < 2007 ? { kind: 'no-suggested-play' } : { kind: 'unauthorised', to: 'partner' },
      ]),
      yes: transferred('64B6', 0, edition),
    }),
  });
}

function revoke(edition: Edition): Step {
  const stands = (law: string) => rule(law, ['revoke-stands'], ['64']);
  return ask('held-a-card-of-the-suit', {
    no: rule('61', ['play-on']),
    yes: ask('since-the-revoke', {
      nothing: corrected(edition),
      'side-played-on': stands('63A1'),
      ...(edition >= 2007 && { 'played-on-both-revoked': bothCorrected }),
      'card-named': stands('63A2'),
      claimed: stands('63A3'),
      // Until 1997 it is one clause with the side's own claim.
      'agreed-to-claim': stands(edition < 2007 ? '63A3' : '63A4'),
    }),
  });
}

/** Laws 61 to 64. */
export const revokes: readonly Procedure[] = [procedure('61', revoke), procedure('64', established)];
