import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type Texts = Readonly<Record<string, string>>;

/** What the input of one field is given. */
export interface FieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

export interface Fields<Values extends Texts> {
  readonly values: Values;
  /** True when every field is filled; otherwise the empty ones are marked and the first gets the focus. */
  readonly complete: () => boolean;
  /** The properties of a field's input; what it was left empty for comes before what the server found. */
  readonly of: (name: keyof Values & string, fault?: (field: string) => string | undefined) => FieldProps;
}

/** What has been typed into a form, and which fields were left empty when it was to be sent. */
export function useFields<Values extends Texts>(initial: Values): Fields<Values> {
  const { t } = useTranslation();
  const [values, setValues] = useState(initial);
  const [empty, setEmpty] = useState<readonly string[]>([]);
  return {
    values,
    complete: () => {
      const missing = Object.keys(values).filter((name) => values[name]?.trim() === '');
      setEmpty(missing);
      const [first] = missing;
      if (first !== undefined) document.querySelector<HTMLElement>(`form [name="${first}"]`)?.focus();
      return missing.length === 0;
    },
    of: (name, fault) => ({
      name,
      value: values[name] ?? '',
      error: empty.includes(name) ? t('field.empty') : fault?.(name),
      onChange: (value) => {
        setValues((held) => ({ ...held, [name]: value }));
        setEmpty((held) => held.filter((other) => other !== name));
      },
    }),
  };
}
