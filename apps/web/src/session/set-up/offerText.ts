import type { TFunction } from 'i18next';
import type { Movement, MovementChoice, MovementCost } from '#movement';
import { numbersText } from '../../messages/fieldText.js';
import { hoursText, minutesOf, type Clock } from './sectionPlan.js';

/** The name of a movement with its tables: `Mitchell, 7 tables`. */
export function movementTitle(t: TFunction, { name, tables }: Pick<Movement, 'name' | 'tables'>): string {
  return t('movement.title', {
    name: t(`movement.name.${name}`),
    tables: t('movement.tables', { count: tables }),
  });
}

/** What is played: rounds, boards, turned arrows, who sits out. */
export function movementPlay(t: TFunction, choice: MovementChoice, cost: MovementCost): string {
  const { rounds, boardsPerRound, boards, sitOuts } = cost;
  const each = boards.least === boards.most ? `${boards.most}` : `${boards.least}–${boards.most}`;
  return [
    t('movement.rounds', { count: rounds, boards: t('movement.boards', { count: boardsPerRound }) }),
    choice.arrowSwitched && t('movement.switched', { rounds: numbersText(choice.arrowSwitched) }),
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

/** What it costs: boards to be made, sharing, relays, time. */
export function movementPrice(t: TFunction, cost: MovementCost, clock: Clock): string {
  const { sharing, relays, rounds, boards } = cost;
  const always = sharing.rounds.length === rounds;
  return [
    t('movement.inPlay', { count: boards.inPlay }),
    sharing.rounds.length === 0
      ? t('movement.oneCopy')
      : t(always ? 'movement.sharedAlways' : 'movement.shared', {
          tables: sharing.tables,
          rounds: numbersText(sharing.rounds),
        }),
    relays.stands > 0 && t('movement.relays', { count: relays.stands }),
    hoursText(minutesOf(rounds, clock)),
  ]
    .filter(Boolean)
    .join(' · ');
}
