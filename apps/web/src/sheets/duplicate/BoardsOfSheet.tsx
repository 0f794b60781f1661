import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useLocale } from '../../parts/useLocale.js';
import { impsText } from '../../play/figures.js';
import travellers from '../../traveller/TravellerTable.module.css';
import { playersAt } from '../playersAt.js';
import type { SheetSeen } from '../../play/sheetQueries.js';

/** The boards of a round at a table, with what each deal is worth by itself to each who sits there. */
export function BoardsOfSheet({
  sheet,
  wayTo = () => undefined,
}: {
  readonly sheet: SheetSeen;
  /** The way to what all tables have made of a board; nothing where the reader is not led there. */
  readonly wayTo?: ((board: number) => string | undefined) | undefined;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const players = playersAt(sheet);
  return (
    <section className={travellers.scroll} aria-label={t('sheetBoards.ofSheet')}>
      <table className={`wide ruled ${travellers.table}`}>
        <thead>
          <tr>
            <th scope="col">{t('sheetBoards.board')}</th>
            {players.map(({ seat, short }) => (
              <th key={seat} scope="col" className={travellers.figure}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.boards.map(({ board, dealer, net }) => (
            <tr key={board}>
              <th scope="row">
                <BoardNumber board={board} href={wayTo(board)} />
              </th>
              {net === null ? (
                <td colSpan={players.length} className="muted">
                  {t('sheetBoards.toPlay')}
                </td>
              ) : (
                players.map(({ seat }) => (
                  <td key={seat} className={travellers.figure}>
                    {net[seat] === undefined ? '' : impsText(net[seat], locale)}
                    {seat === dealer && <span className="muted"> {t('sheets.dealerSign')}</span>}
                  </td>
                ))
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function BoardNumber({ board, href }: { readonly board: number; readonly href: string | undefined }) {
  return href === undefined ? board : <Link href={href}>{board}</Link>;
}
