import { Field, type TypedFieldOf } from './Field.js';
import classes from './Field.module.css';

/** A field for several lines of text, as high as what is written in it, where the browser can. */
export function TextArea({
  label,
  description,
  error,
  className,
  descriptionBelow,
  rows,
  mono = false,
  onChange,
  limits,
  ...input
}: TypedFieldOf<HTMLTextAreaElement> & {
  /** How many lines are seen at least. */
  readonly rows: number;
  /** Figures and signs stand below each other. */
  readonly mono?: boolean;
}) {
  return (
    <Field {...{ label, description, error, descriptionBelow, className, limits }}>
      {({ className: field, ...ties }) => (
        <textarea
          maxLength={limits?.most}
          {...input}
          {...ties}
          rows={rows}
          className={[field, classes.lines, mono && 'mono'].filter(Boolean).join(' ')}
          style={{ '--rows': rows }}
          onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
        />
      )}
    </Field>
  );
}
