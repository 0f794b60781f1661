import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SessionSeen } from '../../api/documents.js';
import { address } from '../../api/journal.js';
import { useLocale } from '../../parts/useLocale.js';
import { impsText } from '../../standings/figures.js';
import travellers from '../../traveller/TravellerTable.module.css';
import { playersAt } from '../playersAt.js';
import type { SheetSeen } from '../sheetQueries.js';

/** The boards of a round at a table, with what each deal is worth by itself to each who sits there. */
export function BoardsOfSheet({
  sheet,
  session: { released },
  path,
  at,
}: {
  readonly sheet: SheetSeen;
  readonly session: Pick<SessionSeen, 'released'>;
  /** The session's own address. */
  readonly path: string;
  /** The point in the past that is looked at. */
  readonly at: string | undefined;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const players = playersAt(sheet);
  return (
    <section className={travellers.scroll} aria-label={t('sheetBoards.ofSheet')}>
      <table className={travellers.table}>
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
                {released.includes(board) ? (
                  <Link href={address(`${path}/board/${board}`, { table: sheet.table, at })}>{board}</Link>
                ) : (
                  board
                )}
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
