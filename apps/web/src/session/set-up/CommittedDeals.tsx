import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ofBoards } from '../../messages/fieldText.js';
import type { CommitmentSeen } from '../../api/dealQueries.js';
import { Button } from '../../kit/Button.js';
import { CopyText } from '../../parts/CopyText.js';
import { useTimes } from '../../parts/useTimes.js';
import { GiveValueDialog } from '../../deals/GiveValueDialog.js';

/** How far a commitment is: its keys being made, its hash to be published, its value to be given, or all there. */
export function CommittedDeals({
  tournament,
  set,
  commitment,
  atTable,
}: {
  readonly tournament: string;
  readonly set: string;
  readonly commitment: CommitmentSeen;
  /** Boards that are dealt at the table all the same: nothing was promised of their deals. */
  readonly atTable: readonly number[];
}) {
  const { t } = useTranslation();
  const { dayAndClock } = useTimes();
  const [giving, setGiving] = useState(false);
  const { from, to, hash, made, delayed, value } = commitment;
  const boards = ofBoards(Array.from({ length: to - from + 1 }, (_, at) => from + at));
  const without = atTable.filter((board) => from <= board && board <= to);
  if (hash === null || made === null) return <output>{t('sealing.making', boards)}</output>;
  return (
    <div className="stack gap-12 line-above pad-top-12">
      <h3>{t('sealing.committed', { ...boards, time: dayAndClock(made.time) })}</h3>
      {without.length > 0 && <p>{t('sealing.atTable', ofBoards(without))}</p>}
      <CopyText
        label={t('sealing.hash')}
        description={t('sealing.hashText')}
        text={hash}
        action={t('sealing.copy')}
      />
      {delayed && (
        <p>
          {t('sealing.dependsOn')} <strong>{delayed.what}</strong> ({delayed.how}){': '}
          {value === null ? t('sealing.noValue') : <strong>{value}</strong>}
        </p>
      )}
      {delayed && value === null && (
        <div>
          <Button onClick={() => setGiving(true)}>{t('sealing.give')}</Button>
        </div>
      )}
      {giving && (
        <GiveValueDialog
          tournament={tournament}
          command="deal-set.find-value"
          of={{ set, commitment: commitment.number }}
          announced={
            <>
              <strong>{delayed?.what}</strong>
              <br />
              {delayed?.how}
            </>
          }
          onClose={() => setGiving(false)}
        />
      )}
    </div>
  );
}
