import { Field, type TypedFieldOf } from './Field.js';

/** A field for one line of text. */
export function TextInput({
  label,
  description,
  error,
  className,
  descriptionBelow,
  type = 'text',
  list,
  onChange,
  limits,
  ...input
}: TypedFieldOf<HTMLInputElement> & {
  readonly type?: 'text' | 'date' | 'time' | 'datetime-local' | 'email' | 'url' | 'color' | 'search';
  /** The id of a list of what may be meant. */
  readonly list?: string;
}) {
  // The types of elements have each kind apart.
  const kind: object = { type, list };
  return (
    <Field {...{ label, description, error, descriptionBelow, className, limits }}>
      {(ties) => (
        <input
          {...kind}
          maxLength={limits?.most}
          {...input}
          {...ties}
          onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
        />
      )}
    </Field>
  );
}
