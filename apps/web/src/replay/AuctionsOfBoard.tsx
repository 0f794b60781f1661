import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { address } from '../api/journal.js';
import { recordsQuery } from '../api/recordQueries.js';
import { CardSeen } from '../contract/Suit.js';
import { Panel } from '../kit/Panel.js';
import { playPath } from '../play/paths.js';
import { CallText } from './CallText.js';

/** What was called and led on a board at the tables of which it is recorded, with the way to the play of each. */
export default function AuctionsOfBoard({
  tournament,
  session,
  board,
  at,
}: {
  readonly tournament: string;
  readonly session: string;
  readonly board: number;
  readonly at: string | undefined;
}) {
  const { t } = useTranslation();
  const { data } = useQuery(recordsQuery(tournament, session, board, at));
  if (!data || data.plays.length === 0) return null;
  return (
    <Panel title={t('replay.auctions')}>
      <ul className="stack list">
        {data.plays.map(({ table, round, calls, tricks }) => {
          const lead = tricks[0]?.cards[0]?.card;
          return (
            <li className="row gap-4 gap-x-16 baseline" key={`${table} ${round}`}>
              <Link href={address(playPath(tournament, { session, board, table, round }), { at })}>
                {t('replay.tableAt', { table, round })} <span aria-hidden="true">▷</span>
              </Link>
              <span className="row gap-0 gap-x-8 stretch number">
                {calls.map((call, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- calls have no other name than their place
                  <span key={index}>
                    <CallText call={call.call} />
                    {call.alert && '!'}
                  </span>
                ))}
              </span>
              {lead !== undefined && (
                <span>
                  {t('traveller.lead')} <CardSeen card={lead} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
