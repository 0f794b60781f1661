import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Tick } from '../kit/Tick.js';

/** What asks whether a penalty, or an award, of an unusual size is meant. */
export function MeantTick({
  size,
  checked,
  description,
  onChange,
}: {
  /** As it was written, with its unit. */
  readonly size: string;
  readonly checked: boolean;
  /** Left out: that it is a large penalty. */
  readonly description?: string | undefined;
  readonly onChange: (meant: boolean) => void;
}) {
  const { t } = useTranslation();
  return (
    <Tick
      label={t('ruling.isMeant', { size })}
      value={checked}
      description={description ?? t('ruling.isMeantAsked')}
      onChange={onChange}
    />
  );
}

/**
 * Whether somebody has said that a large size is meant; another size is asked about anew.
 *
 * @param size as it was written, with its unit
 */
export function useMeant(
  size: string,
  isLarge: boolean,
  description?: string,
): { readonly missing: boolean; readonly tick: ReactNode } {
  const [meant, setMeant] = useState<string>();
  const checked = meant === size;
  return {
    missing: isLarge && !checked,
    tick: isLarge && (
      <MeantTick
        size={size}
        checked={checked}
        description={description}
        onChange={(isMeant) => setMeant(isMeant ? size : undefined)}
      />
    ),
  };
}
