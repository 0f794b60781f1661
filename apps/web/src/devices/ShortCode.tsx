import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../api/client.js';
import { devicesQuery } from '../api/queries.js';
import type { PairingCode } from '../api/types.js';
import { dateOf } from '../parts/instants.js';
import { Panel } from '../parts/Panel.js';
import { ProblemNote } from '../parts/ProblemNote.js';
import { useFields } from '../parts/useFields.js';
import { useSubmission } from '../parts/useSubmission.js';
import { SessionField } from './SessionField.js';
import sheet from './SheetForm.module.css';
import classes from './ShortCode.module.css';
import { useSecondsLeft } from './useSecondsLeft.js';

interface Shown {
  readonly code: PairingCode;
  readonly table: string;
}

/** A code to be typed into a phone at a table, for when its printed card is not at hand. */
export function ShortCode({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const fields = useFields({ session: '1', table: '' });
  const [shown, setShown] = useState<Shown>();
  const form = useSubmission(
    (body: { readonly session: string; readonly table: string }) =>
      request<PairingCode>(`/api/tournaments/${tournament}/devices/code`, { method: 'POST', body }),
    async (code, { table }) => {
      setShown({ code, table });
      await client.invalidateQueries({ queryKey: devicesQuery(tournament).queryKey });
    },
    ['session', 'table'],
  );
  return (
    <Panel title={t('code.title')}>
      {shown ? (
        <Code shown={shown} onClose={() => setShown(undefined)} />
      ) : (
        <form
          className={sheet.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const { session, table } = fields.values;
            if (fields.complete())
              form.submit({ session: session.trim(), table: table.trim().toUpperCase() });
          }}
        >
          <p className={classes.hint}>{t('code.hint')}</p>
          <SessionField field={fields.of('session', form.fault)} />
          <TextInput
            {...fields.of('table', form.fault)}
            label={t('field.table')}
            description={t('field.tableHint')}
            autoComplete="off"
          />
          <ProblemNote problem={form.problem} />
          <Button type="submit" variant="default" loading={form.pending}>
            {t('code.action')}
          </Button>
        </form>
      )}
    </Panel>
  );
}

function Code({ shown, onClose }: { readonly shown: Shown; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const left = useSecondsLeft(dateOf(shown.code.expires));
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <div className={classes.whole}>
      <p>{t('code.instruction', { address: `${location.host}/pair`, table: shown.table })}</p>
      {left > 0 ? (
        <>
          <p className={classes.code}>{shown.code.code}</p>
          <p className="muted number" role="timer">
            {t('code.left', { clock })}
          </p>
        </>
      ) : (
        <output>{t('code.over')}</output>
      )}
      <Button variant="default" onClick={onClose}>
        {t('code.another')}
      </Button>
    </div>
  );
}
