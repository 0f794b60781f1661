import { useTranslation } from 'react-i18next';
import type { DrawOptions } from '#tournament';
import { Choice } from '../../kit/Choice.js';
import { NumberField } from '../../kit/NumberField.js';

type Bye = DrawOptions['bye'];

const WORTH = ['own', 'average-plus', 'average', 'percentage'] as const;
type Worth = (typeof WORTH)[number];

/** What a percentage begins with: what average plus is worth, whatever the pair's own boards are. */
const USUAL = 60;

function worthOf(bye: Bye): Worth {
  if (bye === undefined) return 'own';
  if (bye.kind === 'percentage') return 'percentage';
  return bye.award === 'average-plus' ? 'average-plus' : 'average';
}

function byeOf(worth: Worth): Bye {
  if (worth === 'own') return undefined;
  return worth === 'percentage'
    ? { kind: 'percentage', hundredths: USUAL * 100 }
    : { kind: 'artificial', award: worth };
}

/** What a round is worth to a pair that sits out in it. */
export function ByeFields({
  value,
  onChange,
}: {
  readonly value: Bye;
  readonly onChange: (value: Bye) => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      <Choice
        label={t('swiss.byeWorth')}
        value={worthOf(value)}
        options={WORTH.map((worth) => ({ value: worth, label: t(`swiss.byeWorth.${worth}`) }))}
        onChange={(worth) => onChange(byeOf(worth))}
      />
      {value?.kind === 'percentage' && (
        <NumberField
          label={t('swiss.byePercent')}
          value={Math.round(value.hundredths / 100)}
          least={0}
          most={100}
          onChange={(percent) => onChange({ kind: 'percentage', hundredths: percent * 100 })}
        />
      )}
    </>
  );
}

/** Options with what a bye is worth: where its own boards alone count, that is left out. */
export function withBye<Options extends { readonly bye?: Bye }>(options: Options, bye: Bye): Options {
  const { bye: _before, ...others } = options;
  return (bye === undefined ? others : { ...others, bye }) as Options;
}
