import { useTranslation } from 'react-i18next';
import { CardSeen, Suit } from '../../contract/Suit.js';
import { suitOf } from '#cards';
import type { PartProps } from './PartProps.js';

/** What the talon does at an all-pass: with four it leads twice, with three it tells the suits, or it stays closed. 3.7.6 */
export function TalonOfAllPass({ draft: { kind, talon }, sheet }: Pick<PartProps, 'draft' | 'sheet'>) {
  const { t } = useTranslation();
  if (kind !== 'all-pass') return null;
  const { settings, players } = sheet;
  const does = settings.allPassTalon === 'closed' ? 'closed' : players.length === 4 ? 'leads' : 'tellsSuits';
  return (
    <p className="muted">
      {does !== 'closed' && talon.length > 0 && (
        <>
          {talon.map((card) => (
            <span key={card}>
              {does === 'leads' ? <CardSeen card={card} /> : <Suit strain={suitOf(card)} />}{' '}
            </span>
          ))}
        </>
      )}
      {t(`sheetTable.talonOfAllPass.${does}`)}
    </p>
  );
}
