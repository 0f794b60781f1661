import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type Texts = Readonly<Record<string, string>>;

export interface Fields<Values extends Texts> {
  readonly values: Values;
  readonly set: (name: keyof Values, value: string) => void;
  /** True when every field is filled; otherwise the empty ones are marked and the first gets the focus. */
  readonly complete: (optional?: readonly (keyof Values)[]) => boolean;
  readonly fault: (name: keyof Values) => string | undefined;
}

/** What has been typed into a form, and which fields were left empty when it was to be sent. */
export function useFields<Values extends Texts>(initial: Values): Fields<Values> {
  const { t } = useTranslation();
  const [values, setValues] = useState(initial);
  const [empty, setEmpty] = useState<readonly (keyof Values)[]>([]);
  return {
    values,
    set: (name, value) => {
      setValues((held) => ({ ...held, [name]: value }));
      setEmpty((held) => held.filter((other) => other !== name));
    },
    complete: (optional = []) => {
      const missing = Object.keys(values).filter(
        (name) => !optional.includes(name) && values[name]?.trim() === '',
      );
      setEmpty(missing);
      const [first] = missing;
      if (first !== undefined) document.querySelector<HTMLElement>(`form [name="${first}"]`)?.focus();
      return missing.length === 0;
    },
    fault: (name) => (empty.includes(name) ? t('field.empty') : undefined),
  };
}
