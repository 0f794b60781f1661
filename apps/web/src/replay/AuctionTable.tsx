import { useTranslation } from 'react-i18next';
import type { Call } from '#bridge';
import { SEATS, sideOf, type Seat } from '#cards';
import type { CallSeen } from '../api/recordDocuments.js';
import { CallText } from './CallText.js';
import classes from './Replay.module.css';

const COLUMNS = ['W', 'N', 'E', 'S'] as const;

/** An auction as bridge books print it: a column for each player from West on, and the explanations below. */
export function AuctionTable({
  calls,
  dealer,
  vulnerable,
}: {
  readonly calls: readonly CallSeen[];
  readonly dealer: Seat;
  readonly vulnerable: string;
}) {
  const { t } = useTranslation();
  const before = COLUMNS.indexOf(dealer);
  const cells = [...Array.from({ length: before }, () => null), ...calls];
  const rows = Array.from({ length: Math.ceil(cells.length / 4) }, (_, row) =>
    cells.slice(row * 4, row * 4 + 4),
  );
  const explained = calls.flatMap((call, index) =>
    call.explanation === undefined ? [] : [{ ...call, number: index + 1, explanation: call.explanation }],
  );
  const noteOf = (call: CallSeen) =>
    explained.findIndex(({ number }) => number === calls.indexOf(call) + 1) + 1;
  return (
    <>
      <table className={classes.auction}>
        <caption className="visually-hidden">{t('replay.auction')}</caption>
        <thead>
          <tr>
            {COLUMNS.map((seat) => (
              <th
                className="line-below pad-8 whole"
                key={seat}
                scope="col"
                data-vulnerable={isVulnerable(seat, vulnerable) || undefined}
              >
                <abbr title={t(`contract.seatName.${seat}`)}>{t(`contract.seat.${seat}`)}</abbr>
                {isVulnerable(seat, vulnerable) && (
                  <span className="visually-hidden"> {t('replay.vulnerable')}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={SEATS.length * index}>
              {COLUMNS.map((seat, column) => {
                const call = row[column];
                return (
                  <td className="line-below pad-8 left whole" key={seat}>
                    {call && (
                      <>
                        <CallText call={call.call} />
                        {call.alert && (
                          <sup className={classes.alert}>
                            <span className="visually-hidden">{t('replay.alert')} </span>
                            {noteOf(call) || '!'}
                          </sup>
                        )}
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {explained.length > 0 && (
        <ol className="small breaks" aria-label={t('replay.explained')}>
          {explained.map(({ number, call, explanation }) => (
            <li key={number}>
              <CallText call={call as Call} />: {explanation}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function isVulnerable(seat: Seat, vulnerable: string): boolean {
  return vulnerable === 'both' || vulnerable === sideOf(seat);
}
