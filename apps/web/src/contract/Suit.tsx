import { useTranslation } from 'react-i18next';
import classes from './Contract.module.css';
import { cardText, STRAIN_SIGNS } from '../messages/contractText.js';

/** A suit's sign in its colour, or no trumps, where a screen reader is told otherwise what it is. */
export function SuitSign({ strain }: { readonly strain: keyof typeof STRAIN_SIGNS }) {
  return (
    <span className={classes.suit} data-suit={strain} aria-hidden="true">
      {STRAIN_SIGNS[strain]}
    </span>
  );
}

/** A suit's sign in its colour, or no trumps; a screen reader says its name. */
export function Suit({ strain }: { readonly strain: keyof typeof STRAIN_SIGNS }) {
  const { t } = useTranslation();
  return (
    <span>
      <SuitSign strain={strain} />
      <span className="visually-hidden">{t(`contract.strain.${strain}`)}</span>
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
