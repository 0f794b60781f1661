import { useTranslation } from 'react-i18next';
import classes from './Contract.module.css';
import { cardText, doublingText, STRAIN_SIGNS } from '../messages/contractText.js';

/** A suit's sign in its colour, or no trumps; a screen reader says its name. */
export function Suit({ strain }: { readonly strain: keyof typeof STRAIN_SIGNS }) {
  const { t } = useTranslation();
  return (
    <span className={classes.suit} data-suit={strain}>
      <span aria-hidden="true">{STRAIN_SIGNS[strain]}</span>
      <span className="visually-hidden">{t(`contract.strain.${strain}`)}</span>
    </span>
  );
}

/** A contract by whoever of a side makes it: 4♥ NS, 5♦× E. */
export function ContractSeen({
  level,
  strain,
  declarers,
  doubled = false,
}: {
  readonly level: number;
  readonly strain: keyof typeof STRAIN_SIGNS;
  readonly declarers: readonly ('N' | 'E' | 'S' | 'W')[];
  readonly doubled?: boolean;
}) {
  const { t } = useTranslation();
  return (
    <span className="number whole">
      {level}
      <Suit strain={strain} />
      {doubled && doublingText('x')} {declarers.map((seat) => t(`contract.seat.${seat}`)).join('')}
    </span>
  );
}

/** A card: its suit's sign and its rank. */
export function CardSeen({ card }: { readonly card: string }) {
  const { suit, rank } = cardText(card);
  return (
    <span className="number whole">
      <Suit strain={suit} />
      {rank}
    </span>
  );
}
