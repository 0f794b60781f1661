import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lostValues, type DealRecord, type Settings } from '#preferans';
import { Button } from '../../kit/Button.js';
import groups from '../../kit/Group.module.css';
import { isKept } from '../../parts/keptDraft.js';
import { useLocale } from '../../parts/useLocale.js';
import { useKeptDeal } from '../halfWritten.js';
import { pointsText } from '../../play/figures.js';
import type { SeatName } from '#tournament';
import { playersAt } from '../../sheets/playersAt.js';
import { DealFields } from '../../sheets/table/DealForm.js';
import { DealSeen } from '../../sheets/table/DealSeen.js';
import { emptyDraft } from '../../sheets/table/draft.js';
import type { LineOfDraft, LostDeal } from './sheetDrafts.js';

/** So many were still bidding when the talon was exposed. */
const MOST = 2;

/** What each who was still bidding could have played with the talon as it lay, and what that comes to. Rule 3.3.16.3. */
export function CouldHaveBeen({
  at: { seen, before },
  settings,
  offender,
  records,
  onChange,
}: {
  readonly at: LineOfDraft;
  readonly settings: Settings;
  readonly offender: SeatName | undefined;
  readonly records: readonly LostDeal[];
  readonly onChange: (records: readonly LostDeal[]) => void;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const players = playersAt(seen);
  const kept = useKeptDeal('could have been');
  const [adding, setAdding] = useState(() => kept !== undefined && isKept(kept));
  const nameOf = (seat: SeatName) => players.find((one) => one.seat === seat)?.name ?? seat;
  const lost = offender ? [...lostValues(records as readonly DealRecord[], offender, settings)] : [];
  return (
    <fieldset className={groups.group}>
      <legend>{t('sheetsRoom.ruling.couldHaveBeen')}</legend>
      <p className="muted">{t('sheetsRoom.ruling.couldHaveBeenText')}</p>
      {records.map((record, index) => (
        <p key={`${index}`}>
          <DealSeen record={record as DealRecord} players={players} />{' '}
          <Button
            variant="default"
            onClick={() => onChange(records.filter((_one, other) => other !== index))}
          >
            {t('sheetsRoom.ruling.couldHaveBeenAway')}
          </Button>
        </p>
      ))}
      {adding ? (
        <DealFields
          key={records.length}
          sheet={before}
          players={players}
          draft={emptyDraft(before)}
          kept={kept}
          action={t('sheetsRoom.ruling.couldHaveBeenSo')}
          onRecord={({ talon: _talon, auction: _auction, ...record }) => {
            setAdding(false);
            onChange([...records, record]);
          }}
        />
      ) : (
        records.length < MOST && (
          <div>
            <Button variant="default" onClick={() => setAdding(true)}>
              {t('sheetsRoom.ruling.couldHaveBeenAdd')}
            </Button>
          </div>
        )
      )}
      {offender &&
        lost.map(([seat, value]) => (
          <p key={seat}>
            {t('sheetsRoom.ruling.lostValue', {
              name: nameOf(seat),
              whists: pointsText(`${value}`, locale),
              offender: nameOf(offender),
            })}
          </p>
        ))}
    </fieldset>
  );
}
