import { useId, type FocusEvent, type ReactNode, type Ref } from 'react';
import type { Limits } from '../api/limits.js';
import classes from './Field.module.css';

/** What is said around a field. */
export interface FieldWords {
  readonly label?: ReactNode;
  readonly description?: ReactNode;
  /** What is wrong with what stands in it. */
  readonly error?: ReactNode;
  /** The description comes below the field, for fields that stand side by side. */
  readonly descriptionBelow?: boolean;
  /** Of the whole, for where it stands. */
  readonly className?: string | undefined;
  /** What its schema says of it. */
  readonly limits?: Limits | undefined;
}

/** What every field may be given: its words, and what its element takes. */
export interface FieldOf<Element extends EventTarget> extends FieldWords {
  readonly name?: string | undefined;
  /** Told what stands in it now. */
  readonly onChange?: (value: string) => void;
  readonly onFocus?: (event: FocusEvent<Element>) => void;
  readonly onBlur?: () => void;
  readonly disabled?: boolean | undefined;
  readonly autoComplete?: string;
  readonly 'aria-label'?: string;
  readonly 'data-autofocus'?: boolean;
  readonly ref?: Ref<Element>;
}

/** What a field takes that is typed into. */
export interface TypedFieldOf<Element extends EventTarget> extends FieldOf<Element> {
  readonly value: string | number | undefined;
  readonly maxLength?: number;
  readonly readOnly?: boolean;
  readonly placeholder?: string;
  readonly spellcheck?: boolean;
  readonly inputMode?: string | undefined;
  readonly autoCapitalize?: 'characters' | 'none' | 'off' | 'words';
}

/** What ties a field to what is said around it. */
interface FieldTies {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

/** A label, a field, a description and what is wrong, tied together for those who hear the page. */
export function Field({
  label,
  description,
  error,
  descriptionBelow = false,
  className,
  limits,
  children,
}: FieldWords & { readonly children: (ties: FieldTies) => ReactNode }) {
  const id = useId();
  const described = description ? `${id}-description` : undefined;
  const refused = error ? `${id}-error` : undefined;
  const hint = described && (
    <p id={described} className={classes.description}>
      {description}
    </p>
  );
  return (
    <div className={className}>
      {label && (
        <label htmlFor={id} className={classes.label}>
          {label}
        </label>
      )}
      {!descriptionBelow && hint}
      {children({
        id,
        className: classes.field,
        'aria-describedby': [described, refused].filter(Boolean).join(' ') || undefined,
        'aria-invalid': refused ? true : undefined,
        'aria-required': limits?.optional === false ? true : undefined,
      })}
      {descriptionBelow && hint}
      {refused && (
        // It is read with a field that gets the focus. Where that has it already, it is said.
        <p
          id={refused}
          className={classes.error}
          role={document.activeElement?.id === id ? 'alert' : undefined}
        >
          {error}
        </p>
      )}
    </div>
  );
}
