import type { ReactNode } from 'react';
import { Field, type FieldOf } from './Field.js';
import classes from './Field.module.css';

/** One of those that can be chosen. */
export interface Option {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

/** A field that offers a list, as the device shows lists. */
export function Select({
  label,
  description,
  error,
  className,
  descriptionBelow,
  data = [],
  children,
  ...select
}: FieldOf<HTMLSelectElement> & {
  readonly children?: ReactNode;
  /** What can be chosen, unless it stands inside in groups. */
  readonly data?: readonly (Option | string)[];
}) {
  return (
    <Field {...{ label, description, error, descriptionBelow, className }}>
      {({ className: field, ...ties }) => (
        <select {...select} {...ties} className={`${field} ${classes.select}`}>
          {data.map((option) => {
            const {
              value,
              label: said,
              disabled,
            } = typeof option === 'string' ? { value: option, label: option, disabled: undefined } : option;
            return (
              <option key={value} value={value} disabled={disabled}>
                {said}
              </option>
            );
          })}
          {children}
        </select>
      )}
    </Field>
  );
}
