import type { ReactNode } from 'react';
import { Field, type FieldOf } from './Field.js';
import classes from './Field.module.css';

/** One of those that can be chosen. */
export interface Option<Value extends string | number = string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

/** A field that offers a list, as the device shows lists. What is chosen comes back as it stands in the list. */
export function Select<Value extends string | number>({
  label,
  description,
  error,
  className,
  descriptionBelow,
  value,
  data = [],
  onChange,
  limits: _limits,
  children,
  ...select
}: Omit<FieldOf<HTMLSelectElement>, 'onChange'> & {
  readonly children?: ReactNode;
  /** What is chosen; empty before anything is. */
  readonly value: Value | '' | undefined;
  /** What can be chosen, unless it stands inside in groups: then what is chosen is a text. */
  readonly data?: readonly (Option<Value> | Value)[];
  readonly onChange: (value: Value) => void;
}) {
  const options = data.map((one) => (typeof one === 'object' ? one : { value: one, label: String(one) }));
  return (
    <Field {...{ label, description, error, descriptionBelow, className }}>
      {({ className: field, ...ties }) => (
        <select
          {...select}
          {...ties}
          value={value}
          className={`${field} ${classes.select}`}
          onChange={({ currentTarget: { value: chosen } }) =>
            onChange(options.find((one) => String(one.value) === chosen)?.value ?? (chosen as Value))
          }
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
      )}
    </Field>
  );
}
