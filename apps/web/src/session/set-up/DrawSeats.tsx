import { Select } from '../../kit/Select.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../../api/documents.js';
import type { EntrySeen } from '../../api/deskDocuments.js';
import { contestantText } from '../../messages/fieldText.js';
import { Button } from '../../kit/Button.js';
import { Dialog } from '../../kit/Dialog.js';
import { Tick } from '../../kit/Tick.js';
import { useTournamentCommand } from '../../form/useTournamentCommand.js';
import { ReasonField } from '../../form/AskCommand.js';
import { namesText } from '../../play/namesText.js';
import { ApartChoice, apartWanted, kindsShared, NOBODY_APART } from './ApartChoice.js';
import { placesToChoose } from './placesToChoose.js';
import classes from './SetUp.module.css';
import { replacesDraw, seatsTaken } from './seatsTaken.js';
import { useEntriesSeenAt } from '../../play/useEntriesSeenAt.js';

interface DrawSeatsProps {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly entries: readonly EntrySeen[];
  readonly onClose: () => void;
}

interface Fixed {
  readonly id: number;
  readonly entry: string;
  readonly contestant: string;
}

/** A draw by lot, with what it is to keep to; another one with the reason. */
export function DrawSeats({ tournament, session, entries, onClose }: DrawSeatsProps) {
  const { t } = useTranslation();
  const [seeded, setSeeded] = useState(false);
  const [apart, setApart] = useState(NOBODY_APART);
  const [fixed, setFixed] = useState<readonly Fixed[]>([]);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const at = useEntriesSeenAt(tournament);
  const form = useTournamentCommand(tournament, 'session.draw-seats', onClose);
  const again = replacesDraw(session);
  const taken = seatsTaken(session);
  const seeds = entries.filter(({ forDraws }) => forDraws && forDraws.seed !== null).length;
  const staying = entries.filter(({ forDraws }) => forDraws?.stationary).length;
  const open = fixed.some(({ entry, contestant }) => entry === '' || contestant === '');
  const submit = () => {
    setTried(true);
    if (open || (again && reason.trim() === '')) return;
    form.submit({
      session: session.session,
      at,
      ...(seeded && { seeded }),
      ...apartWanted(apart, session),
      ...(fixed.length > 0 && {
        fixed: fixed.map(({ entry, contestant }) => ({ entry, contestant })),
      }),
      ...(again && { reason: reason.trim() }),
    });
  };
  return (
    <Dialog
      title={t('draw.dialogTitle')}
      action={t(again ? 'draw.drawAgain' : 'draw.drawNow')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={submit}
      onClose={onClose}
    >
      {seeds > 0 && (
        <Tick
          label={t('draw.seeded', { count: seeds })}
          description={t('draw.seededText')}
          value={seeded}
          onChange={setSeeded}
        />
      )}
      <ApartChoice session={session} entries={entries} of="pairs" value={apart} onChange={setApart} />
      {seeds === 0 && kindsShared(entries).length === 0 && (
        <p className="muted">{t('draw.sayUnderEntries')}</p>
      )}
      {staying > 0 && <p>{t('draw.stationary', { count: staying })}</p>}
      <FixedSeats session={session} entries={entries} fixed={fixed} tried={tried} onChange={setFixed} />
      {!again && taken > 0 && <p>{t('draw.replaces', { count: taken })}</p>}
      {again && (
        <>
          <p>{t('draw.againText')}</p>
          <ReasonField
            value={reason}
            usual="seats"
            error={tried && reason.trim() === '' ? t('field.empty') : form.fault('reason')}
            onChange={setReason}
          />
        </>
      )}
    </Dialog>
  );
}

/** Seats that are not drawn: pairs for which a place is chosen, such as the director's own. */
function FixedSeats({
  session,
  entries,
  fixed,
  tried,
  onChange,
}: Pick<DrawSeatsProps, 'session' | 'entries'> & {
  readonly fixed: readonly Fixed[];
  readonly tried: boolean;
  readonly onChange: (fixed: readonly Fixed[]) => void;
}) {
  const { t } = useTranslation();
  const places = placesToChoose(session);
  const change = (id: number, to: Partial<Fixed>) =>
    onChange(fixed.map((one) => (one.id === id ? { ...one, ...to } : one)));
  const placeText = ({ contestant, stays, freeAtTheEnd }: (typeof places)[number]) =>
    [
      contestantText(contestant, { section: session.sections.length > 1 }),
      ...(stays ? [t('draw.placeStays')] : []),
      ...(freeAtTheEnd ? [t('draw.placeFreeAtTheEnd')] : []),
    ].join(' · ');
  const heldBy = (entry: string, own: number) => fixed.some((one) => one.id !== own && one.entry === entry);
  return (
    <>
      {fixed.map(({ id, entry, contestant }, index) => (
        <div key={id} className={`row gap-x-12 bottom ${classes.fixed}`}>
          <Select
            label={t('draw.fixedPair', { number: index + 1 })}
            value={entry}
            error={tried && entry === '' && t('field.empty')}
            data={[
              { value: '', label: t('draw.fixedNone') },
              ...entries
                .filter((one) => !heldBy(one.entry, id))
                .map((one) => ({ value: one.entry, label: namesText(one.players) })),
            ]}
            onChange={(value) => change(id, { entry: value })}
          />
          <Select
            label={t('draw.fixedPlace', { number: index + 1 })}
            value={contestant}
            error={tried && contestant === '' && t('field.empty')}
            data={[
              { value: '', label: t('draw.fixedNone') },
              ...places.map((place) => ({ value: place.contestant, label: placeText(place) })),
            ]}
            onChange={(value) => change(id, { contestant: value })}
          />
          <Button
            variant="default"
            aria-label={t('draw.fixedRemoveLabel', { number: index + 1 })}
            onClick={() => onChange(fixed.filter((one) => one.id !== id))}
          >
            {t('draw.fixedRemove')}
          </Button>
        </div>
      ))}
      {fixed.length < entries.length && (
        <div>
          <Button
            variant="default"
            onClick={() =>
              onChange([
                ...fixed,
                { id: Math.max(0, ...fixed.map(({ id }) => id)) + 1, entry: '', contestant: '' },
              ])
            }
          >
            {t('draw.fixedAdd')}
          </Button>
        </div>
      )}
    </>
  );
}
