import { Select } from '../kit/Select.js';
import { TextInput } from '../kit/TextInput.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.js';
import { devicesQuery } from '../api/queries.js';
import type { PairingCode } from '../api/types.js';
import { useForm } from '../form/useForm.js';
import { Button } from '../kit/Button.js';
import { CodeToType } from '../parts/CodeToType.js';
import { Held } from '../kit/Held.js';
import { Panel } from '../kit/Panel.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { useAddressText } from '../parts/useAddress.js';
import { useSubmission, type Submission } from '../parts/useSubmission.js';
import { meantOf, type Seated } from './seated.js';
import { SessionChoice } from './SessionChoice.js';
import { SessionField } from './SessionField.js';

interface Place {
  readonly session: string;
  readonly table: string;
}

interface FormProps {
  readonly form: Submission<Place>;
}

interface Shown {
  readonly code: PairingCode;
  readonly table: string;
}

/** A code to be typed into a phone at a table, for when its printed card is not at hand. */
export function ShortCode({
  tournament,
  sessions,
}: {
  readonly tournament: string;
  /** Those that have tables; with none of them any table may be named. */
  readonly sessions: readonly Seated[];
}) {
  const { t } = useTranslation();
  const addressText = useAddressText();
  const client = useQueryClient();
  const [shown, setShown] = useState<Shown>();
  const form = useSubmission(
    (body: Place) =>
      api.post('/api/tournaments/{tournament}/devices/code', { params: { path: { tournament } }, body }),
    async (code, { table }) => {
      setShown({ code, table });
      await client.invalidateQueries({ queryKey: devicesQuery(tournament).queryKey });
    },
  );
  return (
    <Panel title={t('code.title')}>
      {shown ? (
        <CodeToType
          code={shown.code}
          instruction={t('code.instruction', { address: addressText('/pair'), table: shown.table })}
          onClose={() => setShown(undefined)}
        />
      ) : (
        <div className="stack gap-12">
          <p className="muted">{t('code.hint')}</p>
          {sessions.length > 0 ? <ChosenTable sessions={sessions} form={form} /> : <TypedTable form={form} />}
        </div>
      )}
    </Panel>
  );
}

function ChosenTable({ sessions, form }: FormProps & { readonly sessions: readonly Seated[] }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<string>();
  const [named, setNamed] = useState<string>();
  const { session, tables } = sessions.find((each) => each.session === chosen) ?? meantOf(sessions)!;
  const table = tables.find((each) => each === named) ?? tables[0]!;
  return (
    <form
      className="stack gap-12"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit({ session, table });
      }}
    >
      <Held pending={form.pending}>
        <SessionChoice sessions={sessions} value={session} onChange={setChosen} />
        <Select label={t('field.table')} value={table} data={[...tables]} onChange={setNamed} />
      </Held>
      <Ask form={form} />
    </form>
  );
}

function TypedTable({ form: submission }: FormProps) {
  const { t } = useTranslation();
  const form = useForm({
    start: { session: '1', table: '' },
    submission,
    body: ({ session, table }) => ({ session: session.trim(), table: table.trim().toUpperCase() }),
  });
  return (
    <form
      className="stack gap-12"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <Held pending={form.pending}>
        <SessionField field={form.at('session', false)} />
        <TextInput
          {...form.at('table', false)}
          label={t('field.table')}
          description={t('field.tableHint')}
          autoComplete="off"
        />
      </Held>
      <Ask form={form} />
    </form>
  );
}

function Ask({
  form,
}: {
  readonly form: Pick<FormProps['form'], 'pending'> & { readonly problem: unknown };
}) {
  const { t } = useTranslation();
  return (
    <>
      <ProblemNote problem={form.problem} />
      <Button type="submit" variant="default" loading={form.pending}>
        {t('code.action')}
      </Button>
    </>
  );
}
