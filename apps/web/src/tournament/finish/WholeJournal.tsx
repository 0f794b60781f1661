import { TextArea } from '../../kit/TextArea.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wholeJournal, type JournalWanted } from '../../api/wholeJournal.js';
import { FormDialog } from '../../form/FormDialog.js';
import { useForm } from '../../form/useForm.js';
import { Button } from '../../kit/Button.js';
import { Panel } from '../../kit/Panel.js';
import { Tick } from '../../kit/Tick.js';
import { useSubmission } from '../../parts/useSubmission.js';
import type { ActionProps } from '../../form/ActionProps.js';
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
  const form = useForm({
    start: { people: true, unseen: false, reason: '' },
    submission: useSubmission(
      (wanted: JournalWanted, commandId) => wholeJournal(tournament.id, wanted, commandId),
      (file) => {
        saveFile(`${tournament.name}.tirage`, file);
        onClose();
      },
    ),
    places: { reason: 'unseen' },
    body: ({ people, unseen, reason }) => ({ people, ...(unseen && { unseen: { reason: reason.trim() } }) }),
  });
  return (
    <FormDialog form={form} title={t('take.book.title')} action={t('take.book.action')} onClose={onClose}>
      <Tick {...form.at('people')} label={t('take.book.people')} description={t('take.book.peopleHint')} />
      <Tick {...form.at('unseen')} label={t('take.book.unseen')} description={t('take.book.unseenHint')} />
      {form.values.unseen && (
        <TextArea {...form.at('reason', false)} label={t('take.book.reason')} rows={2} maxLength={2000} />
      )}
    </FormDialog>
  );
}
