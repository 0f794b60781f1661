import { ask, choose, type CodeProcedure, type CodeStep, procedure, rule } from '../terms/terms.js';
import type { CodeRectification, PlainCodeRectification } from '../terms/rectification.js';
import type { CodeRegulation } from '../terms/regulation.js';

/** A closed trick is looked at. Rules 3.9.8, 3.9.11 and 3.9.12. */
function closedTrick(): CodeStep {
  const added = rule('3.9.11.2', [{ kind: 'tricks', change: 1, to: 'nobody' }]);
  return ask('trick-was', {
    'last-closed': rule('3.9.8', ['trick-shown']),
    'asked-for': ask('somebody-objects', {
      no: rule('3.9.11.1', ['trick-shown']),
      yes: rule('3.9.11.1', ['trick-not-shown']),
    }),
    opened: ask('game-is', {
      tricks: rule('3.9.11.2', [{ kind: 'tricks', change: -1, to: 'nobody' }]),
      misere: added,
      'all-pass': added,
    }),
  });
}

/**
 * A trick for a revoke, against the offender whatever is played: one less where tricks are wanted, one more where they are not,
 * as by 3.9.11.2. Rule 3.9.16.2 with fn 66.
 */
function revoked(change: -1 | 1): CodeStep {
  return rule('3.9.16.2', [
    { kind: 'tricks', change, to: 'opponents' },
    'replay-from-revoke',
    'doubt-against-offender',
  ]);
}

/** A revoke. Rules 3.9.16, 3.9.17 and 3.9.21 with fn 65 and 66. */
function revoke(): CodeStep {
  return ask('last-trick', {
    no: ask('revoke-noticed', {
      'same-trick': rule('3.9.16.1', ['correct-revoke', 'open-card'], ['3.9.14']),
      later: ask('game-is', { tricks: revoked(-1), misere: revoked(1), 'all-pass': revoked(1) }),
      'after-score': rule('3.9.17', ['claim-refused']),
    }),
    yes: rule('3.9.21', ['no-penalty']),
  });
}

const ACTUAL: readonly PlainCodeRectification[] = ['whists-for-tricks-taken', 'consolation-without-penalty'];
const ofDeclarer: CodeRectification = { kind: 'undertricks', of: 'declarer', count: 2, beyond: 'taken' };
const proven: CodeRectification = { kind: 'proven-undertricks', of: 'declarer', least: 2 };
const LOST_GAIN: readonly PlainCodeRectification[] = ['lost-gain-of-others', 'judge-decides'];
const ofWhister: CodeRectification = { kind: 'undertricks', of: 'whister', count: 2, beyond: 'contract' };

/** A wrong number of cards in play: declarer of a misère is two down as well, "even if the game was won". Rule 3.9.18 with fn 67 to 69, or fn 14. */
function wrongCountInPlay({ extraCardInPlay }: CodeRegulation): CodeStep {
  if (extraCardInPlay === 'discarded') return rule('3.9.18', ['extra-card-discarded', 'result-as-played']);
  return ask('others-have-right-count', {
    yes: ask('wrong-count-of', {
      declarer: ask('higher-remise-proven', {
        no: ask('game-is', {
          tricks: rule('3.9.18', [ofDeclarer, ...ACTUAL]),
          misere: rule('3.9.18', [ofDeclarer]),
        }),
        yes: ask('game-is', {
          tricks: rule('3.9.18', [proven, ...ACTUAL]),
          misere: rule('3.9.18', [proven]),
        }),
      }),
      // At a misère nobody whists: there is no whist to be down on (3.8.2).
      whister: ask('game-is', { tricks: rule('3.9.18', [ofWhister]), misere: rule('3.9.18', LOST_GAIN) }),
      'declarer-and-whister': ask('game-is', {
        tricks: rule('3.9.18', [ofDeclarer, ofWhister, ...ACTUAL]),
        misere: rule('3.9.18', [ofDeclarer, ...LOST_GAIN]),
      }),
      // Without a whist or a game of their own there is nothing to be down on: the rule's first sentence.
      passer: rule('3.9.18', LOST_GAIN),
      'all-pass-player': rule('3.9.18', LOST_GAIN),
    }),
    no: rule('3.9.18', ['judge-decides']),
  });
}

/** An outsider's advice. Rules 3.4.12 and 3.9.20 with fn 70. */
function advice(): CodeStep {
  return ask('qualification-tournament', {
    yes: rule('3.9.20', ['judge-decides', 'adviser-removed']),
    no: ask('advice-on', {
      order: rule('3.4.12', ['order-stands']),
      play: choose('next-opponent', {
        'name-card': rule('3.9.20', ['opponent-names-card']),
        waive: rule('3.9.20', ['play-on']),
      }),
    }),
  });
}

/** What is said, and looked at, that should not be. Rules 3.2.22, 3.9.13 and 3.9.19. */
function conduct(): CodeStep {
  return ask('conduct', {
    'asked-about-void': rule('3.9.19', ['play-on']),
    'spoke-of-play': rule('3.9.13', ['reproach']),
    'looked-into-cards': rule('3.2.22', ['reproach']),
  });
}

/** Notes, calculators and the like: only the defenders of a misère may write the cards down. Rule 3.6.8. */
function aids(): CodeStep {
  const refused = rule('3.6.8', ['aid-put-away', 'reproach']);
  return ask('aid-was', {
    'layout-noted': ask('game-is', {
      tricks: refused,
      misere: ask('noted-by', { whister: rule('3.6.8', ['play-on']), declarer: refused }),
      'all-pass': refused,
    }),
    'other-aid': refused,
  });
}

/** Rules 3.6.8, 3.9.8 to 3.9.13 and 3.9.16 to 3.9.21. */
export const play: readonly CodeProcedure[] = [
  procedure('3.6.8', aids),
  procedure('3.9.11', closedTrick),
  procedure('3.9.16', revoke),
  procedure('3.9.18', wrongCountInPlay),
  procedure('3.9.19', conduct),
  procedure('3.9.20', advice),
];
