import { TextInput } from '../kit/TextInput.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../kit/Button.js';
import { Held } from '../kit/Held.js';
import { Panel } from '../kit/Panel.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { useFields } from '../parts/useFields.js';
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
  const fields = useFields({ session: '1', tables: '' });
  const [unreadable, setUnreadable] = useState(false);
  const sheet = useSheet(tournament, onMade);
  const submit = () => {
    if (!fields.complete()) return;
    const tables = readTableNames(fields.values.tables);
    setUnreadable(tables === undefined);
    if (tables) sheet.submit({ session: fields.values.session.trim(), tables });
  };
  return (
    <Panel title={t('pairing.title')}>
      <form
        className="stack gap-12"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Held pending={sheet.pending}>
          <SessionField field={fields.of('session', sheet.fault)} />
          <TextInput
            {...fields.of(
              'tables',
              unreadable ? () => t('pairing.unreadable', { most: MOST_TABLES }) : sheet.fault,
            )}
            label={t('pairing.tables')}
            description={t('pairing.tablesHint')}
            autoComplete="off"
          />
        </Held>
        <p className="small muted">{t('pairing.newest')}</p>
        <ProblemNote problem={sheet.problem} />
        <Button type="submit" loading={sheet.pending}>
          {t('pairing.action')}
        </Button>
      </form>
    </Panel>
  );
}
