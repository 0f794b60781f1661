import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type TypedFieldOf } from './Field.js';
import classes from './Field.module.css';

/** A field for a secret, with the way to look at what was typed. */
export function PasswordInput({
  label,
  description,
  error,
  className,
  onChange,
  limits,
  ...input
}: TypedFieldOf<HTMLInputElement>) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  // The types of elements have each kind apart.
  const kind: object = { type: isShown ? 'text' : 'password' };
  return (
    <Field {...{ label, description, error, className, limits }}>
      {(ties) => (
        <span className={classes.secret}>
          <input
            {...kind}
            maxLength={limits?.most}
            {...input}
            {...ties}
            onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
          />
          <button
            type="button"
            className={classes.eye}
            aria-label={t('field.showPassword')}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d="M2 10q8-11 16 0q-8 11-16 0z" />
              <circle cx="10" cy="10" r="2.5" />
              {!isShown && <path d="M4 17L16 3" />}
            </svg>
          </button>
        </span>
      )}
    </Field>
  );
}
