import { Select } from '../../kit/Select.js';
import { TextInput } from '../../kit/TextInput.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FAULTY } from '../../kit/withoutFaults.js';
import { REGULATIONS, regulationNamed, type CorrectionPeriod, type Regulation } from '#laws';
import { hundredthsText } from '../../messages/fieldText.js';
import { regulationText } from '../../messages/regulationText.js';
import { Choice } from '../../kit/Choice.js';
import { Tick } from '../../kit/Tick.js';
import { readHundredths } from '../../kit/readHundredths.js';
import { NumberField } from '../../kit/NumberField.js';
import { PERIODS } from '../../play/paths.js';
import { venueMoment, venueText } from '../../browser/venueZone.js';

const UNITS = ['percentOfTop', 'victoryPoints', 'imps'] as const;
const UNTIL = ['minutes', 'moment'] as const;

/** The regulation of the tournament: one that is known by name, or each part of it as one's own. */
export function RegulationFields({
  regulation,
  boards,
  onChange,
}: {
  readonly regulation: Regulation;
  /** Whether it has boards: penalties of their scores, which sheets have none of. */
  readonly boards: boolean;
  readonly onChange: (regulation: Regulation) => void;
}) {
  const { t, i18n } = useTranslation();
  const own = (change: Partial<Regulation>) =>
    onChange({ ...regulation, ...change, name: 'own', source: '', edition: '' });
  const { penalty, corrections, appeals } = regulation;
  return (
    <>
      <Select
        label={t('regulation.choose')}
        description={t('regulation.chooseHint')}
        value={regulation.name}
        onChange={(value) => {
          const named = regulationNamed(value as Regulation['name']);
          if (named) onChange(named);
        }}
      >
        {regulation.name === 'own' && <option value="own">{t('regulation.own')}</option>}
        {REGULATIONS.filter(({ name }) => boards || name === 'club' || name === regulation.name).map(
          (one) => (
            <option key={one.name} value={one.name}>
              {regulationText(i18n, one)}
            </option>
          ),
        )}
      </Select>
      {boards && (
        <div className="row gap-12 top fields">
          {UNITS.map((unit) => (
            <HundredthsField
              key={unit}
              label={t(`regulation.penalty.${unit}`)}
              value={penalty[unit]}
              onChange={(value) => own({ penalty: { ...penalty, [unit]: value } })}
            />
          ))}
        </div>
      )}
      {boards && (
        <Tick
          label={t('regulation.warning')}
          value={regulation.warning}
          onChange={(warning) => own({ warning })}
        />
      )}
      <div id={PERIODS} className="stack gap-12">
        <PeriodField
          of="scores"
          period={corrections.scores}
          onChange={(scores) => own({ corrections: { ...corrections, scores } })}
        />
        <PeriodField
          of="rulings"
          period={corrections.rulings}
          onChange={(rulings) => own({ corrections: { ...corrections, rulings } })}
        />
        <PeriodField
          of="appeals"
          period={appeals.period}
          onChange={(period) => own({ appeals: { ...appeals, period } })}
        />
      </div>
      <TextInput
        label={t('regulation.deposit')}
        description={t('regulation.depositHint')}
        value={appeals.deposit ?? ''}
        maxLength={60}
        autoComplete="off"
        onChange={(value) => own({ appeals: { ...appeals, deposit: value.trim() === '' ? null : value } })}
      />
    </>
  );
}

/** A size with at most two decimals; only what is one is told. */
function HundredthsField({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      label={label}
      value={typed ?? hundredthsText(value)}
      {...(typed !== undefined && readHundredths(typed) === undefined && { [FAULTY]: true })}
      error={typed !== undefined && readHundredths(typed) === undefined && t('ruling.sizeUnread')}
      inputMode="decimal"
      autoComplete="off"
      onBlur={() => setTyped((text) => (text !== undefined && readHundredths(text) ? undefined : text))}
      onChange={(text) => {
        setTyped(text);
        const read = readHundredths(text);
        if (read !== undefined) onChange(read);
      }}
    />
  );
}

/** So many minutes after the session is closed, or until a moment. */
function PeriodField({
  of,
  period,
  onChange,
}: {
  readonly of: 'scores' | 'rulings' | 'appeals';
  readonly period: CorrectionPeriod;
  readonly onChange: (period: CorrectionPeriod) => void;
}) {
  const { t } = useTranslation();
  const until = 'until' in period;
  return (
    <div>
      <Choice
        label={t(`regulation.${of}`)}
        value={until ? 'moment' : 'minutes'}
        options={UNTIL.map((value) => ({ value, label: t(`regulation.until.${value}`) }))}
        onChange={(value) => {
          if (value === 'minutes' && until) onChange({ minutes: 30 });
          if (value === 'moment' && !until) onChange({ until: tomorrow() * 1000 });
        }}
      />
      {until ? (
        <TextInput
          type="datetime-local"
          label={t(`regulation.moment.${of}`)}
          value={venueText(period.until / 1000)}
          onChange={(value) => {
            const moment = venueMoment(value);
            if (!Number.isNaN(moment)) onChange({ until: moment * 1000 });
          }}
        />
      ) : (
        <NumberField
          label={t(`regulation.minutes.${of}`)}
          value={period.minutes}
          least={0}
          most={20_160}
          onChange={(minutes) => onChange({ minutes })}
        />
      )}
    </div>
  );
}

/** A day from now, to the full hour; in milliseconds. */
function tomorrow(): number {
  const HOUR = 3_600_000;
  return Math.ceil(Date.now() / HOUR) * HOUR + 24 * HOUR;
}
