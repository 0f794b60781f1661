import { useTranslation } from 'react-i18next';
import { PrintoutControls } from '../PrintoutControls.js';
import type { PrintoutProps } from '../PrintoutProps.js';
import papers from '../Printouts.module.css';
import { calledAs } from '../../play/contestants.js';
import { lastRoundOf, tablesIn } from '../../play/seatedIn.js';

const SEATS = ['N', 'E', 'S', 'W'] as const;

/** A card for the middle of each table: who sits there in each round that is drawn. */
export function SeatingPrintout({ tournament, session }: PrintoutProps) {
  const { t } = useTranslation();
  const rounds = Array.from({ length: lastRoundOf(session) }, (_, index) => index + 1);
  const places = rounds.flatMap((round) => tablesIn(session, round).map((place) => ({ round, ...place })));
  const named = (contestant: string | undefined) => {
    if (contestant === undefined) return '–';
    const { names, number } = calledAs(session, contestant);
    return (
      <>
        {names ?? number} {names !== undefined && <span>{number}</span>}
      </>
    );
  };
  return (
    <>
      <PrintoutControls
        text={t('papers.tableText')}
        pdf={{ tournament: tournament.id, of: { paper: 'table-cards', session: session.session } }}
      />
      <div className={papers.wideCards}>
        {session.tables.map((table) => (
          <section key={table} className={papers.card}>
            <h2 className={papers.tableName}>{t('papers.table', { table })}</h2>
            <table className={`wide ${papers.rounds}`}>
              <thead>
                <tr>
                  <th scope="col">{t('guide.round')}</th>
                  {SEATS.map((seat) => (
                    <th key={seat} scope="col">
                      {t(`contract.seatName.${seat}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {places
                  .filter((place) => place.table === table)
                  .map(({ round, seated }) => (
                    <tr key={round}>
                      <th scope="row">{round}</th>
                      {SEATS.map((seat) => (
                        <td key={seat}>{named(seated[seat])}</td>
                      ))}
                    </tr>
                  ))}
              </tbody>
            </table>
            <p className={papers.where}>
              {t('papers.dealsFirst')} {tournament.name},{' '}
              {t('standings.session', { session: session.session })}
            </p>
          </section>
        ))}
      </div>
    </>
  );
}
