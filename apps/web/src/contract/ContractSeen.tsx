import { useTranslation } from 'react-i18next';
import { Heard } from '../kit/Heard.js';
import {
  contractHeard,
  doublingText,
  outcomeHeard,
  outcomeText,
  type STRAIN_SIGNS,
} from '../messages/contractText.js';
import { SuitSign } from './Suit.js';

type Seat = 'N' | 'E' | 'S' | 'W';

/** A contract by whoever of a side makes it: 4♥ NS, 5♦× E −1. */
export function ContractSeen({
  level,
  strain,
  declarers,
  doubled = false,
  over,
  more,
}: {
  readonly level: number;
  readonly strain: keyof typeof STRAIN_SIGNS;
  /** One, or both of a side; none where it is said beside it. */
  readonly declarers: readonly Seat[];
  readonly doubled?: boolean;
  /** Tricks more than it is for; left out: nothing was played. */
  readonly over?: number;
  /** Whether another follows, which the ear is told by a comma. */
  readonly more: boolean;
}) {
  const { t } = useTranslation();
  const doubling = doubled ? 'x' : '';
  const [declarer, partner] = declarers;
  const side = declarer === 'N' || declarer === 'S' ? 'NS' : 'EW';
  const by = declarer && (partner ? t(`contract.sideName.${side}`) : t(`contract.seatName.${declarer}`));
  const contract = contractHeard(t, { level, strain, doubling, by });
  const heard = over === undefined ? contract : `${contract}, ${outcomeHeard(t, over)}`;
  const seen = (
    <>
      {level}
      <SuitSign strain={strain} />
      {doublingText(doubling)} {declarers.map((seat) => t(`contract.seat.${seat}`)).join('')}
      {over !== undefined && ` ${outcomeText(level, level + 6 + over)}`}
    </>
  );
  return (
    <span className="number whole">
      <Heard seen={seen}>{more ? `${heard}, ` : heard}</Heard>
    </span>
  );
}
