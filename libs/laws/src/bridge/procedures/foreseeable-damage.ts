import { ask, type Edition, rule, type Step } from '../terms/terms.js';
import type { Rectification } from '../terms/rectification.js';

type CouldHaveKnown = Extract<Rectification, { kind: 'could-have-known' }>;

/** By which law the score is adjusted that an offender could have foreseen: 72B1 until 1997, 23 of 2007, 72C since 2017. */
function lawOfForesight(edition: Edition): CouldHaveKnown['law'] {
  return edition < 2007 ? '72B1' : edition < 2017 ? '23' : '72C';
}

/** What may follow later from any irregularity of which the offender could have known that it would harm. */
export function couldHaveKnown(edition: Edition): CouldHaveKnown {
  return { kind: 'could-have-known', law: lawOfForesight(edition) };
}

/** Law 23 until 1997: of a pass that the partner has to make, which the offender could have known to be harmful. */
export function damagingPass(): Step {
  const stands = rule('23', ['play-on']);
  return ask('enforced-pass-could-harm', {
    'not-foreseeable': stands,
    foreseeable: ask('offenders-gained', {
      no: stands,
      yes: rule('23', [{ kind: 'adjust', score: 'adjusted', when: 'now' }]),
    }),
  });
}

/**
 * Whether an irregularity brings an adjusted score as its offender could have foreseen the damage.
 *
 * @param law by which it is ruled, where that is not the law of every irregularity
 */
export function foreseeableDamage(edition: Edition, law: string = lawOfForesight(edition)): Step {
  const stands = rule(law, ['play-on']);
  return ask('offender-could-know', {
    no: stands,
    yes: ask('offenders-gained', {
      no: stands,
      yes: rule(law, [{ kind: 'adjust', score: 'adjusted', when: 'now' }]),
    }),
  });
}
