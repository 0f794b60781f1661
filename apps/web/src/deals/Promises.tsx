import { useTranslation } from 'react-i18next';
import type { CheckedCommitment } from '#cards';
import type { CommitmentSeen } from '../api/dealQueries.js';
import { ofBoards } from '../messages/fieldText.js';
import { Panel } from '../kit/Panel.js';
import { useTimes } from '../parts/useTimes.js';
import classes from './Deals.module.css';

/** What was promised before anything was dealt, when, and whether its hash is over all of it. */
export function Promises({
  commitments,
  checked,
}: {
  readonly commitments: readonly CommitmentSeen[];
  readonly checked: readonly CheckedCommitment[];
}) {
  const { t } = useTranslation();
  if (commitments.length === 0) return null;
  return (
    <Panel title={t('deals.promised')}>
      {commitments.map((commitment, index) => (
        <OnePromise key={commitment.number} commitment={commitment} hash={checked[index]!.hash} />
      ))}
      <p className="muted">{t('deals.compareHash')}</p>
    </Panel>
  );
}

function OnePromise({
  commitment: { boards, delayed, value, hash, made, found },
  hash: says,
}: {
  readonly commitment: CommitmentSeen;
  readonly hash: CheckedCommitment['hash'];
}) {
  const { t } = useTranslation();
  const { dayAndClock } = useTimes();
  if (says === 'not-made' || made === null) return <p>{t('deals.making')}</p>;
  return (
    <div className={`spaced ${classes.promise}`}>
      <p>
        {t('deals.madeAt', {
          ...ofBoards(boards.map(({ board }) => board)),
          time: dayAndClock(made.time),
          position: made.position,
        })}
      </p>
      <dl className={classes.facts}>
        {delayed ? (
          <>
            <dt>{t('deals.delayed')}</dt>
            <dd>
              {delayed.what} <span className="muted">({delayed.how})</span>
            </dd>
            <dt>{t('deals.value')}</dt>
            <dd>
              {value === null || found === null ? (
                t('deals.noValue')
              ) : (
                <>
                  <strong>{value}</strong>{' '}
                  <span className="muted">
                    {t('deals.foundAt', { time: dayAndClock(found.time), position: found.position })}
                  </span>
                </>
              )}
            </dd>
          </>
        ) : (
          <>
            <dt>{t('deals.delayed')}</dt>
            <dd>{t('deals.nothingDelayed')}</dd>
          </>
        )}
        <dt>{t('deals.hash')}</dt>
        <dd>
          <code className="mono breaks">{hash}</code>
        </dd>
      </dl>
      <p className="note" data-meaning={says === 'same' ? 'good' : 'bad'}>
        {says === 'same' ? `✓ ${t('deals.hashSame')}` : `✗ ${t('deals.hashDifferent')}`}
      </p>
    </div>
  );
}
