import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SessionSeen } from '../api/documents.js';
import { address } from '../api/journal.js';
import type { TravellerLineSeen, TravellerSeen } from '../api/travellerDocuments.js';
import { adjustmentText, lawText } from '../messages/rulingText.js';
import { Panel } from '../kit/Panel.js';
import { Contestant } from '../play/Contestant.js';
import { AwardWhy } from './AwardWhy.js';
import { ScoreLife } from './ScoreLife.js';

/** Why a line is worth what it is to each side, what was ruled on it, and everything that was ever said of it. */
export default function LineWhy({
  line,
  traveller,
  session,
  tournament,
  at,
  path,
  worth,
}: {
  readonly line: TravellerLineSeen;
  readonly traveller: TravellerSeen;
  readonly session: SessionSeen;
  readonly tournament: string;
  /** The point in the past that is looked at. */
  readonly at: string | undefined;
  readonly path: string;
  /** Of teams: what the board is worth in their match. */
  readonly worth?: string | undefined;
}) {
  const { t, i18n } = useTranslation();
  const sides = [
    { side: 'NS', contestant: line.ns, partner: line.partners?.ns },
    { side: 'EW', contestant: line.ew, partner: line.partners?.ew },
  ] as const;
  return (
    <>
      <Panel inner title={t('traveller.whyTitle', { table: line.table, round: line.round })}>
        {line.status === 'bye' && <p>{t('traveller.byeWhy')}</p>}
        {worth !== undefined && <p>{worth}</p>}
        {worth === undefined && line.awards === null && <p>{t('traveller.noAward')}</p>}
        {line.cancelled !== null && (
          <p>
            {t('traveller.cancelled')} <Contestant session={session} contestant={line.cancelled} />
          </p>
        )}
        {worth === undefined &&
          line.awards &&
          line.cancelled === null &&
          sides
            .filter(({ contestant }) => line.status !== 'bye' || contestant !== null)
            .map(({ side, contestant, partner }) => (
              <div key={side}>
                <h4 className="below-4 small">
                  {t(`contract.side.${side}`)}{' '}
                  {contestant !== null && (
                    <Link href={address(`${path}/pair/${contestant}`, { at })}>
                      <Contestant session={session} contestant={contestant} round={line.round} />
                    </Link>
                  )}
                  {partner !== undefined && (
                    <>
                      ,{' '}
                      <Link href={address(`${path}/pair/${partner}`, { at })}>
                        <Contestant session={session} contestant={partner} round={line.round} />
                      </Link>
                    </>
                  )}
                </h4>
                <AwardWhy
                  award={line.awards![side]}
                  line={line}
                  side={side}
                  traveller={traveller}
                  method={session.settings.method.board}
                />
              </div>
            ))}
        {line.rulings.map(({ ruling, law, withdrawn, adjustment }) => (
          <p key={ruling} className={withdrawn === null ? undefined : 'struck muted'}>
            {t(withdrawn === null ? 'traveller.ruling' : 'traveller.rulingWithdrawn', {
              law: lawText(law),
              adjustment: adjustmentText(i18n, adjustment),
            })}
          </p>
        ))}
      </Panel>
      {line.status !== 'bye' && (
        <ScoreLife
          tournament={tournament}
          session={session}
          play={{ table: line.table, round: line.round, board: traveller.board }}
          at={at}
        />
      )}
    </>
  );
}
