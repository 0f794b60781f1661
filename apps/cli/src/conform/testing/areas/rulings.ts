import { outcomeOf, type Edition, type Facts, type Outcome, type PlainRectification } from '#laws';
import { z } from 'zod';
import { explained } from '../../comparison/answer.js';
import { shape } from '../vectors/shape.js';
import { byEdition, EDITION } from './editions.js';
import { tricksIn } from './tricks.js';
import { procedureOf } from '../../../../../../libs/laws/src/testing/procedure-of.js';

const OMITTED =
  /^(?:(defender omitted to play; both sides played to next; he )|as above but )(holds the|void in) suit led(; his side wins a later trick)?$/;

const defect = { 'both-sides-played-on': 'yes' } as const;

/** Whether something follows of which there is no more to say than its name. */
function has({ rectifications }: Outcome, kind: PlainRectification): boolean {
  return rectifications.some((one) => one.kind === kind);
}

/** defective_trick: tricks with a card too few or too many of a player. Law 67. */
export const defectiveTricks = [
  shape(z.strictObject({ description: z.string().regex(OMITTED) }), ({ description }, { tricks: asked }) => {
    const [, first, suit, later] = OMITTED.exec(description)!;
    const holds = suit === 'holds the';
    const omitted: Facts = {
      ...defect,
      'player-has': 'too-many-cards',
      'holds-suit-led': holds ? 'yes' : 'no',
      'side-won-that-or-later': first === undefined || later !== undefined ? 'yes' : 'no',
    };
    return {
      tricks: byEdition(asked, (edition) => {
        const ruled = (director: string) => tricksIn(outcomeOf('67', edition, { ...omitted, director }))!;
        const [least, most] = [ruled('no-trick'), ruled('one-trick')];
        const tricks =
          least === most ? most : `${least}-${most} (may be subject to ${most}-trick penalty of Law 64)`;
        return explained(tricks, `Law 67B1 (${edition}), the suit led is ${holds ? '' : 'not '}held`);
      }),
    };
  }),
  shape(
    z.strictObject({ description: z.literal('defender played 2 cards to a quitted trick, only one faced') }),
    () => {
      const surplus: Facts = { ...defect, 'player-has': 'too-few-cards', side: 'defender' };
      const [covered, shown] = (['no', 'yes'] as const).map((one) =>
        outcomeOf('67', 2017, { ...surplus, 'surplus-card-shown': one, 'another-penalty-card': 'yes' }),
      );
      const said = [
        ...(has(covered!, 'restore-cards') && has(covered!, 'held-throughout')
          ? ['extra card restored, deemed held throughout']
          : []),
        ...(covered!.next.includes('61') ? ['may constitute earlier revoke'] : []),
        ...(penaltyCard(shown!) && !penaltyCard(covered!) ? ['if exposed becomes penalty card'] : []),
      ];
      return {
        action: explained(said.join('; '), 'Law 67B2'),
        trick_owner: explained(tricksIn(covered!) === undefined ? 'unchanged' : 'changed', 'Law 67B2'),
      };
    },
  ),
];

function penaltyCard({ rectifications }: Outcome): string | undefined {
  const card = rectifications.find((one) => one.kind === 'penalty-card');
  return card && `${card.type} penalty card`;
}

/** What is said of the score: as it is played, adjusted, or adjusted if it turns out to be needed. */
function scoreWords({ rectifications }: Outcome): string {
  const adjusted = rectifications.find((one) => one.kind === 'adjust');
  if (!adjusted) return 'play on';
  if (adjusted.when === 'if-it-mattered') return 'play on; adjusted score if it mattered';
  return adjusted.score === 'artificial' ? 'artificial adjusted score' : 'adjusted score';
}

function penaltyWords({ rectifications }: Outcome): readonly string[] {
  const penalty = rectifications.find((one) => one.kind === 'penalty');
  return penalty ? [penalty.duty === 'may' ? 'may penalise' : 'PP liable'] : [];
}

/** One hand has too many cards, another too few: how that is answered has its own words until 1997. */
function wrongHand(edition: Edition): Facts {
  return {
    'what-of-the-hands': edition < 2007 ? 'wrong-otherwise' : 'too-many-and-too-few',
    'correct-hands-known': 'yes',
    'all-four-agree-to-play': 'yes',
  };
}

/** law13: hands with a wrong number of cards. */
export const wrongHands = [
  shape(
    z.strictObject({
      edition: EDITION,
      call_made_by_faulty_hand: z.boolean(),
      player_saw_card: z.boolean().optional(),
      ei_serious: z.boolean().optional(),
    }),
    ({ edition, call_made_by_faulty_hand: called, player_saw_card: saw, ei_serious: serious }) => {
      const facts = (playable: boolean): Facts => ({
        ...wrongHand(edition),
        'wrong-hands-found': 'before-end-of-play',
        'wrong-hand-called': called ? 'yes' : 'no',
        'playable-with-the-calls': playable ? 'yes' : 'no',
        'other-hand-then-seen': saw ? 'then-seen' : 'not-then-seen',
        'seen-card-matters': serious ? 'yes' : 'no',
      });
      const ruling = (playable: boolean) => outcomeOf('13', edition, facts(playable));
      const said = [scoreWords(ruling(false)), ...penaltyWords(ruling(false))].join('; ');
      const isPlayedOn = has(ruling(true), 'play-on');
      return {
        ruling: explained(
          called && !isPlayedOn ? `${said} (no play-on option)` : said,
          `Law 13 (${edition})`,
        ),
      };
    },
  ),
  shape(
    z.strictObject({
      edition: z.array(EDITION).min(1),
      discovered: z.literal('after play'),
      hand: z.string().regex(/^\d+\/\d+$/),
    }),
    ({ edition: editions }) => {
      const [ruled] = editions.map((edition) =>
        outcomeOf('13', edition, { ...wrongHand(edition), 'wrong-hands-found': 'after-play' }),
      );
      const teams = editions.map((edition) =>
        outcomeOf('86', edition, {
          'match-result-known': 'yes',
          'other-table-has-result': 'yes',
          'other-result-favourable': 'yes',
        }),
      );
      const laws = ruled!.next.includes('86') ? [` (${teams.map(({ law }) => law).join('/')} teams)`] : [];
      const words = [
        ...(has(ruled!, 'cancel-result') ? ['result cancelled'] : []),
        [scoreWords(ruled!), ...laws].join(''),
        ...penaltyWords(ruled!),
      ];
      return { ruling: explained(words.join(', '), `Law 13 (${editions.join(', ')})`) };
    },
  ),
];

/** law6: what is found before the auction begins. */
export const misdeals = [
  shape(
    z.strictObject({
      edition: z.array(EDITION).min(1),
      when: z.literal('before auction begins'),
      fact: z.literal('card seen or misdeal'),
    }),
    ({ edition: editions }) => {
      const found: Facts = {
        'auction-begun': 'no',
        'both-sides-have-looked': 'not-both',
        'what-was-wrong': 'misdealt',
        duplicated: 'no',
        'redeal-ordered': 'no',
        'match-result-known': 'no',
      };
      const ruled = (change: Facts = {}) =>
        editions.map((edition) => outcomeOf('6D1', edition, { ...found, ...change }));
      const all = (change: Facts, kind: PlainRectification) => ruled(change).every((one) => has(one, kind));
      const laws = ruled({ 'match-result-known': 'yes' }).map(({ law }) => law);
      const ordered = all({ duplicated: 'yes', 'redeal-ordered': 'yes' }, 'redeal')
        ? ' unless TD orders'
        : '';
      const duplicated = all({ duplicated: 'yes' }, 'play-on') ? `not for duplicated boards${ordered}; ` : '';
      const known = `not if match result could be known -> adjusted score ${laws.join('/')}`;
      const words = `${all({}, 'redeal') ? 'redeal' : 'no redeal'} (${duplicated}${known})`;
      return { ruling: explained(words, `Law 6D (${editions.join(', ')})`) };
    },
  ),
];

const OPTIONS: Readonly<Record<string, string>> = {
  'highest-of-suit': 'highest of suit led',
  'lowest-of-suit': 'lowest of suit led',
  'other-suit': 'play a card of another suit specified by declarer',
  'not-other-suit': 'not play a card of another suit specified by declarer',
};

/** law57: a defender leads or plays before his partner's turn. */
export const prematurePlays = [
  shape(z.strictObject({ edition: EDITION }), ({ edition }) => {
    const term = `Law 57A (${edition})`;
    const options = optionsOf57A(edition);
    const facts = { 'before-the-premature-play': 'neither', 'partner-can-comply': 'yes' } as const;
    const cards = options.map((declarer) => penaltyCard(outcomeOf('57A', edition, { ...facts, declarer })));
    return {
      options: options.map((option) => explained(OPTIONS[option], term)),
      card: explained([...new Set(cards)].join(' or '), term),
    };
  }),
];

/** What declarer chooses from. */
function optionsOf57A(edition: Edition): readonly string[] {
  const step = procedureOf('57A', edition)!;
  const choice = 'ask' in step ? step.answers.neither! : step;
  return 'options' in choice ? Object.keys(choice.options) : [];
}
