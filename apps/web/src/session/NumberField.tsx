import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FAULTY } from '../parts/withoutFaults.js';

/**
 * A whole number within limits. Whatever is being typed stays; only what is a number within them is told. As long as it is
 * none, the form that it is in, or the filled buttons of its panel, send nothing.
 */
export function NumberField({
  label,
  description,
  value,
  least,
  most,
  onChange,
  onEmpty,
}: {
  readonly label: string;
  readonly description?: string | undefined;
  readonly value: number | undefined;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
  /** Given where the field may be left empty. */
  readonly onEmpty?: () => void;
}) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string>();
  const fits = (text: string) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
  const faulty = typed !== undefined && !fits(typed) && !(typed === '' && onEmpty);
  return (
    <TextInput
      label={label}
      description={description}
      value={typed ?? value ?? ''}
      error={faulty && t('room.numberBetween', { least, most })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      inputMode="numeric"
      {...(faulty && { [FAULTY]: true })}
      autoComplete="off"
      onChange={({ currentTarget: { value: text } }) => {
        const trimmed = text.trim();
        setTyped(fits(trimmed) || (trimmed === '' && onEmpty) ? undefined : text);
        if (fits(trimmed)) onChange(Number(trimmed));
        else if (trimmed === '') onEmpty?.();
      }}
    />
  );
}
