import { useTranslation } from 'react-i18next';
import type { SeatName } from '#tournament';
import type { TableCardRound } from '../api/printoutDocuments.js';
import { tableCardsQuery } from '../api/printoutQueries.js';
import { contestantText, numbersText } from '../messages/fieldText.js';
import { Loaded } from './Loaded.js';
import { PrintoutControls } from './PrintoutControls.js';
import type { PrintoutProps } from './PrintoutProps.js';
import classes from './Printouts.module.css';

/** A card for the middle of each table: who comes in each round, with which boards, and where all of them go. */
export function TableCardsPrintout({ tournament, session }: PrintoutProps) {
  const { t } = useTranslation();
  return (
    <>
      <PrintoutControls
        text={t('papers.tableText')}
        pdf={{ tournament: tournament.id, of: { paper: 'table-cards', session: session.session } }}
      />
      <Loaded query={tableCardsQuery(tournament.id, session.session)}>
        {({ cards }) => (
          <div className={classes.wideCards}>
            {cards.map(({ table, rounds }) => (
              <section key={table} className={classes.card}>
                <h2 className={classes.tableName}>{t('papers.table', { table })}</h2>
                <table className={`wide ${classes.rounds}`}>
                  <thead>
                    <tr>
                      <th scope="col">{t('guide.round')}</th>
                      <th scope="col">{t('contract.side.NS')}</th>
                      <th scope="col">{t('contract.side.EW')}</th>
                      <th scope="col">{t('guide.boards')}</th>
                      <th scope="col">{t('papers.thenNS')}</th>
                      <th scope="col">{t('papers.thenEW')}</th>
                      <th scope="col">{t('papers.thenBoards')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {rounds.map((round) => (
                      <tr key={round.round}>
                        <th scope="row">{round.round}</th>
                        <Round round={round} table={table} />
                      </tr>
                    ))}
                  </tbody>
                </table>
                {rounds.some(({ turned }) => turned) && (
                  <p className={classes.remark}>{t('guide.turnedText')}</p>
                )}
                <p className={classes.where}>
                  {tournament.name}, {t('standings.session', { session: session.session })}
                </p>
              </section>
            ))}
          </div>
        )}
      </Loaded>
    </>
  );
}

function Round({ round, table }: { readonly round: TableCardRound; readonly table: string }) {
  const { t } = useTranslation();
  const { what, ns, ew, partners, boards, carries } = round;
  if (what === 'undrawn') return <td colSpan={6}>{t('guide.undrawn')}</td>;
  const called = (contestant: string | null) =>
    contestant === null ? '–' : contestantText(contestant, { section: false });
  const goes = (contestant: string | null) => {
    const next = round.next.find((each) => each.contestant === contestant);
    if (!next) return '–';
    if (next.table === null) return t('card.sitOut');
    const side = next.seat ?? next.side;
    const seat =
      side === null ? '' : t(`contract.${next.seat ? 'seat' : 'side'}.${side}` as 'contract.side.NS');
    return next.table === table ? t('papers.stays', { side: seat }) : `${next.table} ${seat}`;
  };
  const both = (say: (contestant: string | null) => string, one: string | null, other?: string | null) =>
    [one, ...(other === undefined ? [] : [other])].map((contestant, index) => (
      <div key={index}>{say(contestant)}</div>
    ));
  const inSeats = (seats: readonly [SeatName, SeatName], one: string | null, other?: string | null) =>
    other === undefined
      ? called(one)
      : [one, other].map((contestant, index) => (
          <div key={seats[index]}>
            {t(`contract.seat.${seats[index]!}`)} {called(contestant)}
          </div>
        ));
  const remarks = [
    ...(round.turned ? [t('guide.turned')] : []),
    ...(round.fromRelay ? [t('papers.fromRelay')] : []),
    ...(round.sharedWith.length > 0 ? [t('papers.sharedWith', { tables: round.sharedWith.join(', ') })] : []),
  ];
  return (
    <>
      <td>
        <strong>{inSeats(['N', 'S'], ns, partners?.ns)}</strong>
      </td>
      <td>
        <strong>{inSeats(['E', 'W'], ew, partners?.ew)}</strong>
      </td>
      <td>
        {what === 'plays' ? numbersText(boards) : what === 'sits-out' ? t('card.sitOut') : '–'}
        {remarks.length > 0 && <small>{remarks.join(', ')}</small>}
      </td>
      <td>{both(goes, ns, partners?.ns)}</td>
      <td>{both(goes, ew, partners?.ew)}</td>
      <td>
        {carries
          .map(({ to, relay }) =>
            to === null ? t('room.theBox') : relay ? t('papers.relayFor', { table: to }) : to,
          )
          .join(', ') || '–'}
      </td>
    </>
  );
}
