import { useTranslation } from 'react-i18next';
import { cardsAtTable } from '#preferans';
import { CardSeen } from '../contract/Suit.js';
import { playersAt } from './playersAt.js';
import type { SheetSeen } from '../play/sheetQueries.js';

/** The draw by cards at a table (тираж): who drew which card for his seat and for the first deal, drawn again here. */
export function CardsDrawn({ sheet, open = false }: { readonly sheet: SheetSeen; readonly open?: boolean }) {
  const { t } = useTranslation();
  const { drawn, table, round } = sheet;
  if (!drawn) return null;
  const players = new Map(playersAt(sheet).map((player) => [player.contestant, player.name]));
  const contestants = drawn.cards.map(({ contestant }) => contestant);
  const again = cardsAtTable(contestants, drawn.seed, { table, round });
  const isSame = drawn.cards.every(
    ({ contestant, forSeat, forDeal }, at) =>
      again.players[at] === contestant &&
      again.forSeats.get(contestant) === forSeat &&
      again.forDeal.get(contestant) === forDeal,
  );
  return (
    <details className="opens" open={open}>
      <summary>{t('sheetsSeen.byCards')}</summary>
      <table className="above-8 below-8 ruled">
        <thead>
          <tr>
            <th scope="col">{t('sheetsSeen.player')}</th>
            <th scope="col">{t('sheetsSeen.cardForSeat')}</th>
            <th scope="col">{t('sheetsSeen.cardForDeal')}</th>
          </tr>
        </thead>
        <tbody>
          {drawn.cards.map(({ contestant, forSeat, forDeal }) => (
            <tr key={contestant}>
              <th scope="row">{players.get(contestant) ?? contestant}</th>
              <td>
                <CardSeen card={forSeat} />
              </td>
              <td>
                <CardSeen card={forDeal} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted">{t('sheetsSeen.byCardsText')}</p>
      <p className="muted">
        {t(isSame ? 'sheetsSeen.cardsSame' : 'sheetsSeen.cardsDiffer')}{' '}
        <code className="mono breaks">{drawn.seed}</code>
      </p>
    </details>
  );
}
