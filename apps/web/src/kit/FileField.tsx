import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './FileField.module.css';

/**
 * A field for a file of the reader's. It has a button of the page, because a browser's own is in the browser's
 * language. The same file can be chosen again, for example after it was corrected.
 */
export function FileField({
  label,
  accept,
  disabled,
  onChange,
}: {
  readonly label: string;
  readonly accept?: string;
  readonly disabled?: boolean;
  readonly onChange: (file: File) => void;
}) {
  const { t } = useTranslation();
  const [name, setName] = useState<string>();
  return (
    <div className={`row gap-4 gap-x-12 bottom ${classes.field}`}>
      <label>
        <span>{label}</span>
        <input
          className="visually-hidden"
          type="file"
          accept={accept}
          disabled={disabled}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            currentTarget.value = '';
            if (!file) return;
            setName(file.name);
            onChange(file);
          }}
        />
        <span className={classes.button} aria-hidden>
          {t('file.choose')}
        </span>
      </label>
      {name !== undefined && <span className="bar gap-0 shrinks target breaks">{name}</span>}
    </div>
  );
}
