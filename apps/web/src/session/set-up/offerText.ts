import type { TFunction } from 'i18next';
import { knownAs, type Movement, type MovementChoice, type MovementCost, type Offer } from '#movement';
import { movementName, type Language } from '#words';
import { numbersText } from '../../messages/fieldText.js';
import { hoursText } from '../../play/sectionPlan.js';

/** The name of a movement with its tables: `Mitchell, 7 tables`. */
export function movementTitle(
  t: TFunction,
  language: string,
  movement: Pick<Movement, 'name' | 'tables' | 'rounds' | 'scrambled'>,
): string {
  const { tables, scrambled } = movement;
  return t(scrambled ? 'movement.titleScrambled' : 'movement.title', {
    name: movementName(knownAs(movement), language as Language),
    tables: t('movement.tables', { count: tables }),
  });
}

/** A pair of a movement as people say it: `NS 3`, `7`. */
export function pairText(contestant: string): string {
  return contestant.replace(/^(NS|EW)/, '$1 ');
}

/** Turned in whole rounds, a Mitchell is what the ACBL calls scrambled. */
const isMitchell = ({ name }: Partial<MovementChoice>) => name === 'mitchell' || name === 'skip-mitchell';

/** What is played: rounds, boards, turned arrows, who sits out. */
export function movementPlay(t: TFunction, choice: Partial<MovementChoice>, cost: MovementCost): string {
  const { rounds, boardsPerRound, boards, sitOuts } = cost;
  const each = boards.least === boards.most ? `${boards.most}` : `${boards.least}–${boards.most}`;
  const { arrowSwitched = [] } = choice;
  return [
    t('movement.rounds', { count: rounds, boards: t('movement.boards', { count: boardsPerRound }) }),
    choice.barometer && t('movement.allTheSame'),
    choice.scrambled && t('movement.scrambled'),
    arrowSwitched.length > 0 &&
      t(isMitchell(choice) ? 'movement.switchedMitchell' : 'movement.switched', {
        rounds: numbersText(arrowSwitched),
      }),
    t('movement.eachPlays', { each, total: boards.inPlay }),
    sitOuts.pairs === 0
      ? t('movement.nobodySitsOut')
      : t('movement.sitOut', {
          count: sitOuts.pairs,
          rounds: t('movement.roundsCount', { count: sitOuts.rounds }),
        }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** How pairs and boards go from round to round, and whom one meets. */
export function movementWay(t: TFunction, { moves, meets }: Offer): string {
  const { kind, stay, tables, half } = moves;
  return [
    stay === 0 && kind.endsWith('howell')
      ? t('movement.moves.all-move')
      : t(`movement.moves.${kind}`, { count: stay, tables, half, next: half + 1 }),
    meets.kind === 'some'
      ? t('movement.meets.some', {
          count: meets.most,
          met: meets.least === meets.most ? `${meets.most}` : `${meets.least}–${meets.most}`,
        })
      : t(`movement.meets.${meets.kind}`),
  ]
    .filter(Boolean)
    .join(' ');
}

/** From so much on, of 100, a movement compares everybody with everybody well, or at least fairly. */
const WELL = 85;
const FAIRLY = 60;

/** How a movement compares those who are ranked together, and whether that is good. */
export function comparison(quality: number) {
  if (quality >= WELL) return { is: 'well', meaning: 'good' } as const;
  return quality >= FAIRLY
    ? ({ is: 'fairly', meaning: 'plain' } as const)
    : ({ is: 'poorly', meaning: 'warn' } as const);
}

/** What it costs: boards to be made, copies, sharing, relays, time. */
export function movementPrice(t: TFunction, { cost, copies, minutes }: Offer): string {
  const { sharing, relays, rounds, boards } = cost;
  const always = sharing.rounds.length === rounds;
  return [
    t('movement.inPlay', { count: boards.inPlay }),
    t('movement.copiesOfEach', { count: copies }),
    sharing.tables > copies &&
      t(always ? 'movement.sharedAlways' : 'movement.shared', {
        tables: sharing.tables,
        rounds: numbersText(sharing.rounds),
      }),
    relays.stands > 0 && t('movement.relays', { count: relays.stands }),
    hoursText(minutes),
  ]
    .filter(Boolean)
    .join(' · ');
}
