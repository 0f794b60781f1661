import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { api } from '../api/client.js';
import { workQuery } from '../api/installationQueries.js';
import type { Work } from '../api/installationDocuments.js';
import { shortened } from '../messages/shortened.js';
import { Button } from '../kit/Button.js';
import { Panel } from '../kit/Panel.js';
import { Pill } from '../kit/Pill.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { useLocale } from '../parts/useLocale.js';
import { useTimes } from '../parts/useTimes.js';
import { Waiting } from '../kit/Waiting.js';
import { sizeText, spanText } from './sizeText.js';
import classes from './Administration.module.css';
import { useInstallation } from './useInstallation.js';

/** What goes on in the background, what failed and why, and on what machine. */
export function WorkPart() {
  const { t } = useTranslation();
  const work = useQuery(workQuery);
  if (work.isError) return <QueryProblem problem={work.error} retry={() => work.refetch()} />;
  if (!work.data) return <Waiting />;
  const { queues, owed, machine } = work.data;
  return (
    <>
      <Panel title={t('installation.work.queues')}>
        <p className="muted">{t('installation.work.queuesText')}</p>
        {queues === null ? (
          <p className="note" data-meaning="warn">
            {t('installation.work.away', { storage: nameOfStorage(machine) })}
          </p>
        ) : (
          <ul className={`stack gap-0 list ${classes.rows}`}>
            {queues.map((queue) => (
              <QueueRow key={queue.queue} queue={queue} />
            ))}
          </ul>
        )}
      </Panel>
      {queues?.some(({ failures }) => failures.length > 0) && <Failures queues={queues} />}
      <Panel title={t('installation.work.pending')}>
        {owed.length === 0 && <p>{t('installation.work.nothingOwed')}</p>}
        <ul className={`stack gap-0 list ${classes.rows}`}>
          {owed.map(({ tournament, title, job, jobs }) => (
            <li
              key={`${tournament} ${job}`}
              className={`row gap-x-16 between line-above pad-y-8 ${classes.row}`}
            >
              <Link href={`/tournaments/${tournament}`}>{title ?? shortened(tournament)}</Link>
              <span className="number">
                <span className="mono">{job}</span> {jobs}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      <Machine machine={machine} />
    </>
  );
}

type Queues = NonNullable<Work['queues']>;

function nameOfStorage({ queueStorage }: Work['machine']): string {
  return queueStorage === 'redis' ? 'Redis' : 'PostgreSQL';
}

function QueueRow({ queue }: { readonly queue: Queues[number] }) {
  const { t } = useTranslation();
  const { waiting, delayed, active, failed, workers } = queue;
  return (
    <li className={`row gap-x-16 between line-above pad-y-8 ${classes.row}`}>
      <div className={`grow-200 shrinks breaks ${classes.what}`}>
        <strong>{t(`installation.work.queue.${queue.queue}`)}</strong>
        <p className="number">
          {[
            t('installation.work.waiting', { count: waiting }),
            ...(delayed > 0 ? [t('installation.work.delayed', { count: delayed })] : []),
            t('installation.work.active', { count: active }),
          ].join(' · ')}
        </p>
      </div>
      <div className="row">
        {failed > 0 && <Pill meaning="bad">{t('installation.work.failed', { count: failed })}</Pill>}
        <Pill meaning={workers > 0 ? 'good' : 'warn'}>
          {t('installation.work.workers', { count: workers })}
        </Pill>
      </div>
    </li>
  );
}

function Failures({ queues }: { readonly queues: Queues }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('installation.work.failures')}>
      <ul className={`stack gap-0 list ${classes.rows}`}>
        {queues.flatMap(({ queue, failures }) =>
          failures.map((job) => <FailureRow key={`${queue} ${job.id}`} queue={queue} job={job} />),
        )}
      </ul>
    </Panel>
  );
}

function FailureRow({
  queue,
  job: { id, name, reason, tries, failedAt },
}: {
  readonly queue: string;
  readonly job: Queues[number]['failures'][number];
}) {
  const { t } = useTranslation();
  const times = useTimes();
  const change = useInstallation();
  const params = { path: { queue, job: id } };
  return (
    <li className={`row gap-x-16 between line-above pad-y-8 ${classes.row}`}>
      <div className={`grow-200 shrinks breaks ${classes.what}`}>
        <strong className="mono">{name}</strong>
        <p className="mono">{reason}</p>
        <p className="number">
          {t('installation.work.tried', { count: tries, time: times.dayAndClock(failedAt * 1000) })}
        </p>
      </div>
      <div className="row">
        <Button
          variant="default"
          loading={change.pending}
          onClick={() =>
            change.submit({
              ask: () => api.post('/api/installation/work/queues/{queue}/jobs/{job}/retry', { params }),
            })
          }
        >
          {t('action.tryAgain')}
        </Button>
        <Button
          variant="default"
          loading={change.pending}
          onClick={() =>
            change.submit({
              ask: () => api.delete('/api/installation/work/queues/{queue}/jobs/{job}', { params }),
            })
          }
        >
          {t('installation.work.discard')}
        </Button>
      </div>
      <ProblemNote problem={change.problem} />
    </li>
  );
}

function Machine({ machine }: { readonly machine: Work['machine'] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { version, node, postgres, embedded, roles, uptime, databaseBytes, disk } = machine;
  const figures = [
    ['version', version],
    ['uptime', spanText(uptime, locale)],
    ['database', sizeText(databaseBytes, locale)],
    [
      'disk',
      disk === null
        ? '–'
        : t('installation.work.diskFree', {
            free: sizeText(disk.free, locale),
            all: sizeText(disk.all, locale),
          }),
    ],
    ['postgres', `${postgres}${embedded ? ` (${t('installation.work.embedded')})` : ''}`],
    ['storage', nameOfStorage(machine)],
    ['node', node],
    ['roles', roles.join(', ')],
  ] as const;
  return (
    <Panel title={t('installation.work.machine')}>
      <dl className="grid gap-12 gap-x-24 fit-150">
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt className="small muted">{t(`installation.work.figure.${name}`)}</dt>
            <dd className="strong breaks number">{figure}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
