import { TextInput } from '../../kit/TextInput.js';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntrySeen } from '../../api/deskDocuments.js';
import { Choice } from '../../kit/Choice.js';
import { Tick } from '../../kit/Tick.js';
import { namesText } from '../../play/namesText.js';
import { NumberField } from '../../kit/NumberField.js';
import { stationaryOf, type SessionWishes } from '../../play/sectionPlan.js';

const EITHER = 'either';

/** What is wanted of the movement, from the time to who must stay seated. */
export function WishesFields({
  wishes,
  entries,
  children,
  onChange,
}: {
  readonly wishes: SessionWishes;
  /** Who has entered. */
  readonly entries: readonly EntrySeen[];
  /** Fields that stand before these. */
  readonly children: ReactNode;
  readonly onChange: (wishes: SessionWishes) => void;
}) {
  const { t } = useTranslation();
  const { minutes, copies, winners, barometer } = wishes;
  return (
    <>
      <div className="row gap-12 top fields">
        {children}
        <NumberField
          label={t('movement.minutesAbout')}
          description={t('movement.minutesAboutHint')}
          value={minutes}
          least={10}
          most={900}
          onChange={(value) => onChange({ ...wishes, minutes: value })}
          onEmpty={() => {
            const { minutes: _any, ...others } = wishes;
            onChange(others);
          }}
        />
        <NumberField
          label={t('movement.copies')}
          description={t('movement.copiesHint')}
          value={copies}
          least={1}
          most={99}
          onChange={(value) => onChange({ ...wishes, copies: value })}
        />
      </div>
      <Choice
        label={t('movement.winners')}
        value={String(winners ?? EITHER)}
        options={[
          { value: EITHER, label: t('movement.winnersEither') },
          { value: '1', label: t('movement.oneWinner') },
          { value: '2', label: t('movement.twoWinners') },
        ]}
        onChange={(value) => {
          const { winners: _any, ...others } = wishes;
          onChange(value === EITHER ? others : { ...others, winners: value === '1' ? 1 : 2 });
        }}
      />
      <Tick
        label={t('movement.barometer')}
        description={t('movement.barometerHint')}
        value={barometer ?? false}
        onChange={(all) => onChange({ ...wishes, barometer: all })}
      />
      <StaySeated entries={entries} onChange={(stay) => onChange({ ...wishes, stay })} />
    </>
  );
}

/** Pairs that must stay at their table: of those who have entered, and others by any name or number. */
function StaySeated({
  entries,
  onChange,
}: {
  readonly entries: readonly EntrySeen[];
  readonly onChange: (stay: readonly string[]) => void;
}) {
  const { t } = useTranslation();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    new Set(stationaryOf(entries).map(({ entry }) => entry)),
  );
  const [others, setOthers] = useState('');
  const labels = (entered: ReadonlySet<string>, text: string) => [
    ...new Set([
      ...entries.filter(({ entry }) => entered.has(entry)).map(({ players }) => namesText(players)),
      ...text
        .split(/[,;]/)
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    ]),
  ];
  const count = labels(ticked, others).length;
  return (
    <details className="opens spaced">
      <summary>{count === 0 ? t('movement.stay') : t('movement.stayCount', { count })}</summary>
      {entries.length > 0 && <p className="muted">{t('movement.stayDraw')}</p>}
      {entries.map(({ entry, players }) => (
        <Tick
          key={entry}
          label={namesText(players)}
          value={ticked.has(entry)}
          onChange={(stays) => {
            const now = new Set([...ticked].filter((one) => one !== entry).concat(stays ? [entry] : []));
            setTicked(now);
            onChange(labels(now, others));
          }}
        />
      ))}
      <TextInput
        label={t(entries.length > 0 ? 'movement.stayOthers' : 'movement.stayWho')}
        description={t('movement.stayHint')}
        descriptionBelow
        value={others}
        autoComplete="off"
        maxLength={400}
        onChange={(value) => {
          setOthers(value);
          onChange(labels(ticked, value));
        }}
      />
    </details>
  );
}
