import { TextInput } from '../kit/TextInput.js';
import { useTranslation } from 'react-i18next';
import { useForm } from '../form/useForm.js';
import { Button } from '../kit/Button.js';
import { Held } from '../kit/Held.js';
import { Panel } from '../kit/Panel.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import type { Sheet } from './PrintSheet.js';
import { SessionField } from './SessionField.js';
import { MOST_TABLES, readTableNames } from './tableNames.js';
import { useSheet } from './useSheet.js';

/** Which tables the sheet is for, as long as no session has said which tables there are. */
export function SheetForm({
  tournament,
  onMade,
}: {
  readonly tournament: string;
  readonly onMade: (sheet: Sheet) => void;
}) {
  const { t } = useTranslation();
  const form = useForm({
    start: { session: '1', tables: '' },
    submission: useSheet(tournament, onMade),
    body: ({ session, tables }) => ({ session: session.trim(), tables: readTableNames(tables)! }),
    wrong: ({ tables }) => ({
      tables: !readTableNames(tables) && t('pairing.unreadable', { most: MOST_TABLES }),
    }),
  });
  return (
    <Panel title={t('pairing.title')}>
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
            {...form.at('tables', false)}
            label={t('pairing.tables')}
            description={t('pairing.tablesHint')}
            autoComplete="off"
          />
        </Held>
        <p className="small muted">{t('pairing.newest')}</p>
        <ProblemNote problem={form.problem} />
        <Button type="submit" loading={form.pending}>
          {t('pairing.action')}
        </Button>
      </form>
    </Panel>
  );
}
