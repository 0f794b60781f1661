import { TextInput } from '../kit/TextInput.js';
import type { FieldAt } from '../kit/FieldAt.js';

/** The field for a short code that somebody reads out. */
export function CodeField({ field, label }: { readonly field: FieldAt<string>; readonly label: string }) {
  return (
    <TextInput
      {...field}
      label={label}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      inputMode="text"
      spellcheck={false}
    />
  );
}
