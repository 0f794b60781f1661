import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Papers.module.css';

/** What stands above a paper and is not printed: what it is for, and the button that prints it. */
export function PaperControls({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={classes.controls}>
      <p>{text}</p>
      {children}
      <div>
        <Button onClick={() => print()}>{t('guide.print')}</Button>
      </div>
    </div>
  );
}
