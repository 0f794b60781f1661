import { Select } from '../kit/Select.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../kit/Button.js';
import { Held } from '../kit/Held.js';
import { Panel } from '../kit/Panel.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { NewCards } from './NewCards.js';
import type { Sheet } from './PrintSheet.js';
import { meantOf, type Seated } from './seated.js';
import { SessionChoice } from './SessionChoice.js';
import { useSheet } from './useSheet.js';

const ALL = '';

/** The cards of a session: of all its tables, or of one that needs a fresh one. */
export function SessionSheet({
  tournament,
  sessions,
  onMade,
}: {
  readonly tournament: string;
  /** Those that have tables; at least one. */
  readonly sessions: readonly Seated[];
  readonly onMade: (sheet: Sheet) => void;
}) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<string>();
  const [table, setTable] = useState(ALL);
  const sheet = useSheet(tournament, onMade);
  const { session, tables } = sessions.find((each) => each.session === chosen) ?? meantOf(sessions)!;
  const meant = table === ALL ? tables : [table];
  return (
    <Panel title={t('pairing.title')}>
      <form
        className="stack gap-12"
        onSubmit={(event) => {
          event.preventDefault();
          sheet.submit({ session, tables: meant });
        }}
      >
        <Held pending={sheet.pending}>
          <SessionChoice
            sessions={sessions}
            value={session}
            onChange={(value) => {
              setChosen(value);
              setTable(ALL);
            }}
          />
          <Select
            label={t('pairing.tables')}
            value={table}
            data={[{ value: ALL, label: t('pairing.all', { count: tables.length }) }, ...tables]}
            onChange={setTable}
          />
        </Held>
        <p className="small muted">{t('pairing.newest')}</p>
        <ProblemNote problem={sheet.problem} />
        <Button type="submit" loading={sheet.pending}>
          {t('pairing.action')}
        </Button>
      </form>
      <NewCards
        tables={meant}
        pending={sheet.pending}
        problem={sheet.problem}
        onConfirmed={() => sheet.submit({ session, tables: meant, endsEarlier: true })}
      />
    </Panel>
  );
}
