import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../kit/Button.js';
import { Dialog } from '../kit/Dialog.js';

/** New cards in place of those that tables have: an act of its own, which says what it ends. */
export function NewCards({
  tables,
  pending,
  problem,
  onConfirmed,
}: {
  readonly tables: readonly string[];
  readonly pending: boolean;
  readonly problem: unknown;
  readonly onConfirmed: () => void;
}) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setAsked(true)}>
        {t('newCards.button')}
      </Button>
      {asked && (
        <Dialog
          title={t('newCards.title')}
          action={t('newCards.action', { count: tables.length })}
          grave
          pending={pending}
          problem={problem}
          onSubmit={onConfirmed}
          onClose={() => setAsked(false)}
        >
          <p>{t('newCards.text', { count: tables.length, table: tables[0] })}</p>
        </Dialog>
      )}
    </>
  );
}
