import { Select } from '../../kit/Select.js';
import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../../api/documents.js';
import type { EntrySeen } from '../../api/deskDocuments.js';
import { contestantText } from '../../messages/fieldText.js';
import { Button } from '../../kit/Button.js';
import { FormDialog } from '../../form/FormDialog.js';
import { useCommandForm } from '../../form/useCommandForm.js';
import { Tick } from '../../kit/Tick.js';
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
  const at = useEntriesSeenAt(tournament);
  const again = replacesDraw(session);
  const taken = seatsTaken(session);
  const seeds = entries.filter(({ forDraws }) => forDraws && forDraws.seed !== null).length;
  const staying = entries.filter(({ forDraws }) => forDraws?.stationary).length;
  const form = useCommandForm({
    tournament,
    command: 'session.draw-seats',
    keptAs: session.session,
    start: { seeded: false, apartBy: NOBODY_APART, chosen: [] as readonly Fixed[], reason: '' },
    body: ({ seeded, apartBy, chosen, reason }) => ({
      session: session.session,
      at,
      ...(seeded && { seeded }),
      ...apartWanted(apartBy, session),
      ...(chosen.length > 0 && {
        fixed: chosen.map(({ entry, contestant }) => ({ entry, contestant })),
      }),
      ...(again && { reason: reason.trim() }),
    }),
    wrong: ({ chosen }) => ({
      chosen: chosen.some(({ entry, contestant }) => entry === '' || contestant === '') && t('field.empty'),
    }),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('draw.dialogTitle')}
      action={t(again ? 'draw.drawAgain' : 'draw.drawNow')}
      onClose={onClose}
    >
      {seeds > 0 && (
        <Tick
          {...form.at('seeded')}
          label={t('draw.seeded', { count: seeds })}
          description={t('draw.seededText')}
        />
      )}
      <ApartChoice session={session} entries={entries} of="pairs" {...form.at('apartBy')} />
      {seeds === 0 && kindsShared(entries).length === 0 && (
        <p className="muted">{t('draw.sayUnderEntries')}</p>
      )}
      {staying > 0 && <p>{t('draw.stationary', { count: staying })}</p>}
      <FixedSeats
        session={session}
        entries={entries}
        fixed={form.values.chosen}
        tried={form.tried}
        onChange={form.at('chosen', true).onChange}
      />
      {!again && taken > 0 && <p>{t('draw.replaces', { count: taken })}</p>}
      {again && (
        <>
          <p>{t('draw.againText')}</p>
          <ReasonField {...form.at('reason', false)} usual="seats" />
        </>
      )}
    </FormDialog>
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
