import { Select } from '../kit/Select.js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.js';
import { backupsQuery } from '../api/installationQueries.js';
import type { BackupsSeen, KeptBackup } from '../api/installationDocuments.js';
import { readProblem } from '../api/problem.js';
import { actorText } from '../messages/actorText.js';
import { Button } from '../kit/Button.js';
import { FileField } from '../kit/FileField.js';
import { Panel } from '../kit/Panel.js';
import { Pill } from '../kit/Pill.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { Tick } from '../kit/Tick.js';
import { useLocale } from '../parts/useLocale.js';
import { useSubmission } from '../parts/useSubmission.js';
import { useTimes } from '../parts/useTimes.js';
import { Waiting } from '../kit/Waiting.js';
import { CopiesPanel } from './CopiesPanel.js';
import { LastBackup } from './LastBackup.js';
import { RestoreDialog } from './RestoreDialog.js';
import { sizeText } from './sizeText.js';
import classes from './Administration.module.css';
import { useInstallation } from './useInstallation.js';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const KEEPS = [3, 7, 14, 30, 90, 365];

/** Backups: made by themselves and by hand, handed out, brought, restored. */
export function BackupsPart() {
  const { t } = useTranslation();
  const backups = useQuery(backupsQuery);
  const [understood, setUnderstood] = useState(false);
  if (backups.isError) return <QueryProblem problem={backups.error} retry={() => backups.refetch()} />;
  if (!backups.data) return <Waiting />;
  const { plainHttp } = backups.data;
  const mayCross = !plainHttp || understood;
  return (
    <>
      <Plan seen={backups.data} />
      {plainHttp && (
        <div className="note" data-meaning="warn">
          <p>{t('installation.backups.plain')}</p>
          <Tick
            label={t('installation.backups.plainUnderstood')}
            value={understood}
            onChange={setUnderstood}
          />
        </div>
      )}
      <Kept seen={backups.data} mayCross={mayCross} />
      <Import mayCross={mayCross} />
      <CopiesPanel />
    </>
  );
}

function Plan({ seen }: { readonly seen: BackupsSeen }) {
  const { t } = useTranslation();
  const { plan, last, daily, folder } = seen;
  const make = useInstallation<KeptBackup>();
  const change = useInstallation();
  const put = (body: BackupsSeen['plan']) =>
    change.submit({ ask: () => api.put('/api/installation/backups/plan', { body }) });
  return (
    <Panel title={t('installation.backups.title')}>
      <p>
        <LastBackup run={last} />
      </p>
      {daily?.failure && daily !== last && (
        <p className="note" data-meaning="bad">
          <LastBackup run={daily} />
        </p>
      )}
      <p className="muted">{t('installation.backups.text', { folder })}</p>
      <div className={classes.fields}>
        <Select
          label={t('installation.backups.daily')}
          description={t('installation.backups.dailyHint')}
          value={plan.hour ?? -1}
          data={[
            { value: -1, label: t('installation.backups.noDaily') },
            ...HOURS.map((hour) => ({ value: hour, label: `${String(hour).padStart(2, '0')}:00` })),
          ]}
          onChange={(hour) => put({ ...plan, hour: hour === -1 ? null : hour })}
        />
        {plan.hour !== null && (
          <Select
            label={t('installation.backups.keep')}
            value={plan.keep}
            data={[...new Set([...KEEPS, plan.keep])]}
            onChange={(keep) => put({ ...plan, keep })}
          />
        )}
      </div>
      <ProblemNote problem={make.problem ?? change.problem} />
      <div>
        <Button
          loading={make.pending}
          onClick={() => make.submit({ ask: () => api.post('/api/installation/backups') })}
        >
          {t('installation.backups.makeNow')}
        </Button>
      </div>
    </Panel>
  );
}

function Kept({ seen, mayCross }: { readonly seen: BackupsSeen; readonly mayCross: boolean }) {
  const { t } = useTranslation();
  const [restoring, setRestoring] = useState<KeptBackup>();
  return (
    <Panel title={t('installation.backups.kept')}>
      {seen.backups.length === 0 && <p>{t('installation.backups.noneKept')}</p>}
      <ul className={`stack gap-0 list ${classes.rows}`}>
        {seen.backups.map((backup) => (
          <KeptRow
            key={backup.name}
            backup={backup}
            plainHttp={seen.plainHttp}
            mayCross={mayCross}
            onRestore={() => setRestoring(backup)}
          />
        ))}
      </ul>
      <Taken taken={seen.taken} />
      {seen.takenBefore && <p className="muted">{t('installation.backups.takenBefore')}</p>}
      {restoring && <RestoreDialog backup={restoring} onClose={() => setRestoring(undefined)} />}
    </Panel>
  );
}

/** Who has backups, and with them everything. */
function Taken({ taken }: { readonly taken: BackupsSeen['taken'] }) {
  const { t, i18n } = useTranslation();
  const { dayAndClock } = useTimes();
  return taken.map(({ line, at, by }) => (
    <p key={line} className="muted">
      {t('installation.backups.takenAt', {
        time: dayAndClock(at),
        who: actorText(i18n, by, () => undefined),
      })}
    </p>
  ));
}

function KeptRow({
  backup: { name, kind, made, bytes },
  plainHttp,
  mayCross,
  onRestore,
}: {
  readonly backup: KeptBackup;
  readonly plainHttp: boolean;
  readonly mayCross: boolean;
  readonly onRestore: () => void;
}) {
  const { t } = useTranslation();
  const times = useTimes();
  const locale = useLocale();
  const remove = useInstallation();
  const time = times.dayAndClock(made);
  const file = `/api/installation/backups/${name}/file${plainHttp ? '?unencrypted=yes' : ''}`;
  return (
    <li className={`row gap-x-16 between line-above pad-y-8 ${classes.row}`}>
      <div className={`grow-200 shrinks breaks ${classes.what}`}>
        <strong className="number">{time}</strong>
        <p className="number">{sizeText(bytes, locale)}</p>
      </div>
      <div className="row">
        <Pill meaning="plain">{t(`installation.backups.kind.${kind}`)}</Pill>
      </div>
      <div className="row">
        {mayCross && (
          <Button
            component="a"
            href={file}
            download={name}
            variant="default"
            aria-label={t('installation.backups.downloadLabel', { time })}
          >
            {t('installation.backups.download')}
          </Button>
        )}
        <Button
          variant="default"
          aria-label={t('installation.backups.restoreLabel', { time })}
          onClick={onRestore}
        >
          {t('installation.backups.restore')}
        </Button>
        <Button
          variant="default"
          loading={remove.pending}
          aria-label={t('installation.backups.removeLabel', { time })}
          onClick={() =>
            remove.submit({
              ask: () =>
                api.delete('/api/installation/backups/{backup}', { params: { path: { backup: name } } }),
            })
          }
        >
          {t('installation.backups.remove')}
        </Button>
      </div>
      <ProblemNote problem={remove.problem} />
    </li>
  );
}

/** A backup that was made elsewhere, so that it can be restored here. */
function Import({ mayCross }: { readonly mayCross: boolean }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const upload = useSubmission(importBackup, () =>
    client.invalidateQueries({ queryKey: backupsQuery.queryKey }),
  );
  return (
    <Panel title={t('installation.backups.bring')}>
      <FileField
        label={t('installation.backups.bringText')}
        accept=".backup"
        disabled={!mayCross || upload.pending}
        onChange={upload.submit}
      />
      {upload.pending && <output>{t('installation.backups.bringing')}</output>}
      <ProblemNote problem={upload.problem} />
    </Panel>
  );
}

async function importBackup(file: File): Promise<void> {
  const response = await fetch('/api/installation/backups/brought', {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'content-type': 'application/octet-stream',
      'accept-language': document.documentElement.lang,
      'x-unencrypted': 'yes',
    },
    body: file,
  });
  if (!response.ok) throw readProblem(response.status, await response.json().catch(() => undefined));
}
