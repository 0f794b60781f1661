import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../kit/Choice.js';
import { recall, remember } from '../browser/memory.js';

const KEY = 'tirage.paper';
const SIZES = ['a4', 'letter'] as const;
export type Size = (typeof SIZES)[number];

/** The size of paper of this browser: the one that was chosen last, before that what is usual where it is. */
export function usePaperSize(locale: string): [Size, (size: Size) => void] {
  const [size, setSize] = useState<Size>(() => {
    const known = SIZES.find((each) => each === recall(KEY));
    return known ?? (/-(US|CA|MX)$/.test(locale) ? 'letter' : 'a4');
  });
  return [
    size,
    (chosen) => {
      remember(KEY, chosen);
      setSize(chosen);
    },
  ];
}

/** On which paper is printed. */
export function SizeOfPaper({
  size,
  onChange,
}: {
  readonly size: Size;
  readonly onChange: (size: Size) => void;
}) {
  const { t } = useTranslation();
  return (
    <Choice
      label={t('print.size')}
      labelHidden
      value={size}
      options={SIZES.map((value) => ({ value, label: t(`print.size.${value}`) }))}
      onChange={onChange}
    />
  );
}
