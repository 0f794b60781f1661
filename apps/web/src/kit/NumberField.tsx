import { TextInput } from './TextInput.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hundredthsText } from '../messages/fieldText.js';
import type { Limits } from '../api/limits.js';
import { FAULTY } from './withoutFaults.js';
import { hundredthsOf } from './hundredths.js';

/**
 * A whole number within limits; `inHundredths` one with up to two decimals, whose value and limits are hundredths. Whatever
 * is being typed stays; only what is a number within them is told. As long as it is none, what sends it is held (`Button`).
 */
export function NumberField({
  label,
  description,
  value,
  limits = {},
  least = limits.least ?? 0,
  most = limits.most ?? Number.MAX_SAFE_INTEGER,
  inHundredths = false,
  onChange,
  onEmpty = limits.optional ? () => (onChange as (value?: number) => void)() : undefined,
  name,
  error,
}: {
  readonly label: string;
  readonly description?: string | undefined;
  readonly value: number | undefined;
  /** Left out: what `limits` say. */
  readonly least?: number;
  readonly most?: number;
  readonly limits?: Limits | undefined;
  readonly inHundredths?: boolean;
  onChange(this: void, value: number): void;
  /** Given where the field may be left empty, unless `limits` say so: then `onChange` is told `undefined`. */
  readonly onEmpty?: () => void;
  readonly name?: string;
  readonly error?: string | undefined;
}) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string>();
  const whole = (text: string) => (/^\d+$/.test(text) ? Number(text) : undefined);
  const read = inHundredths ? hundredthsOf : whole;
  const fits = (text: string) => {
    const number = read(text);
    return number !== undefined && number >= least && number <= most;
  };
  const shown = value !== undefined && inHundredths ? hundredthsText(value) : value;
  const unit = inHundredths ? 100 : 1;
  const faulty = typed !== undefined && !fits(typed) && !(typed === '' && onEmpty);
  return (
    <TextInput
      label={label}
      description={description}
      value={typed ?? shown ?? ''}
      name={name}
      error={faulty ? t('room.numberBetween', { least: least / unit, most: most / unit }) : error}
      descriptionBelow
      inputMode={inHundredths ? 'decimal' : 'numeric'}
      {...(faulty && { [FAULTY]: true })}
      autoComplete="off"
      onChange={(text) => {
        const trimmed = text.trim();
        setTyped(fits(trimmed) || (trimmed === '' && onEmpty) ? undefined : text);
        if (fits(trimmed)) onChange(read(trimmed)!);
        else if (trimmed === '') onEmpty?.();
      }}
    />
  );
}
