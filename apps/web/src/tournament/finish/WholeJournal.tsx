import { TextArea } from '../../kit/TextArea.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wholeJournal, type JournalWanted } from '../../api/wholeJournal.js';
import { Button } from '../../kit/Button.js';
import { Dialog } from '../../kit/Dialog.js';
import { Panel } from '../../kit/Panel.js';
import { Tick } from '../../kit/Tick.js';
import { useFields } from '../../parts/useFields.js';
import { useSubmission } from '../../parts/useSubmission.js';
import type { ActionProps } from '../ActionProps.js';
import { saveFile } from '../../parts/saveFile.js';

/** The tournament as one file, which another server imports and verifies. */
export function WholeJournal({ tournament }: Pick<ActionProps, 'tournament'>) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  return (
    <Panel title={t('take.book.title')}>
      <p className="muted">{t('take.book.what')}</p>
      <div className="row gap-x-16 links">
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('take.book.button')}
        </Button>
      </div>
      {asking && <TakeJournal tournament={tournament} onClose={() => setAsking(false)} />}
    </Panel>
  );
}

/** What everybody may see, as a folder for a host without a server. */
export function PublicPages({ tournament }: Pick<ActionProps, 'tournament'>) {
  const { t } = useTranslation();
  return (
    <Panel title={t('take.site.title')}>
      <p className="muted">{t('take.site.what')}</p>
      <div className="row gap-x-16 links">
        <Button
          component="a"
          variant="default"
          href={`/api/tournaments/${tournament.id}/site`}
          download={`${tournament.name}.zip`}
        >
          {t('take.site.button')}
        </Button>
      </div>
    </Panel>
  );
}

function TakeJournal({ tournament, onClose }: ActionProps) {
  const { t } = useTranslation();
  const [people, setPeople] = useState(true);
  const [unseen, setUnseen] = useState(false);
  const fields = useFields({ reason: '' });
  const form = useSubmission(
    (wanted: JournalWanted, commandId) => wholeJournal(tournament.id, wanted, commandId),
    (file) => {
      saveFile(`${tournament.name}.tirage`, file);
      onClose();
    },
    ['unseen'],
  );
  const submit = () => {
    if (!unseen) form.submit({ people });
    else if (fields.complete()) form.submit({ people, unseen: { reason: fields.values.reason.trim() } });
  };
  return (
    <Dialog
      title={t('take.book.title')}
      action={t('take.book.action')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <Tick
        label={t('take.book.people')}
        description={t('take.book.peopleHint')}
        checked={people}
        onChange={setPeople}
      />
      <Tick
        label={t('take.book.unseen')}
        description={t('take.book.unseenHint')}
        checked={unseen}
        onChange={setUnseen}
      />
      {unseen && (
        <TextArea
          {...fields.of('reason', () => form.fault('unseen'))}
          label={t('take.book.reason')}
          rows={2}
          maxLength={2000}
        />
      )}
    </Dialog>
  );
}
