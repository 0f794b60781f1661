import { PasswordInput } from '../kit/PasswordInput.js';
import type { FieldAt } from '../kit/FieldAt.js';

/** A password's field, with the way to look at what was typed. */
export function Password({
  field,
  kind,
  label,
  description,
}: {
  readonly field: FieldAt<string>;
  readonly kind: 'new-password' | 'current-password';
  readonly label: string;
  readonly description?: string;
}) {
  return <PasswordInput {...field} label={label} description={description} autoComplete={kind} />;
}
