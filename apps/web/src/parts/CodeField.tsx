import { TextInput } from '@mantine/core';
import type { FieldProps } from './useFields.js';

/** The field for a short code that somebody reads out. */
export function CodeField({ field, label }: { readonly field: FieldProps; readonly label: string }) {
  return (
    <TextInput
      {...field}
      label={label}
      size="lg"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      inputMode="text"
      spellCheck={false}
    />
  );
}
