import { TextInput } from './TextInput.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FAULTY } from './withoutFaults.js';
import { exactNumber } from './exactNumber.js';

/**
 * A number with decimals, or a part of something, kept as it is written. Only what is one is told; as long as it is none,
 * what sends it is held (`Button`).
 */
export function ExactNumberField({
  label,
  description,
  kind = 'decimal',
  value,
  onChange,
  onEmpty,
}: {
  readonly label: string;
  readonly description?: string;
  readonly kind?: 'decimal' | 'fraction';
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  /** Given where the field may be left empty. */
  readonly onEmpty?: () => void;
}) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string>();
  const mayBe = (text: string) =>
    exactNumber(text, kind) !== undefined || (text.trim() === '' && onEmpty !== undefined);
  const faulty = typed !== undefined && !mayBe(typed);
  return (
    <TextInput
      label={label}
      description={description}
      value={typed ?? value ?? ''}
      error={faulty && t(kind === 'fraction' ? 'combining.partFault' : 'combining.number')}
      descriptionBelow
      inputMode={kind === 'fraction' ? 'text' : 'decimal'}
      {...(faulty && { [FAULTY]: true })}
      autoComplete="off"
      onBlur={() => setTyped((text) => (text !== undefined && mayBe(text) ? undefined : text))}
      onChange={(text) => {
        setTyped(text);
        const read = exactNumber(text, kind);
        if (read !== undefined) onChange(read);
        else if (text.trim() === '') onEmpty?.();
      }}
    />
  );
}
