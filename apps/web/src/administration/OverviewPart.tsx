import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { installationQuery } from '../api/installationQueries.js';
import type { InstallationSeen } from '../api/installationDocuments.js';
import { Button } from '../kit/Button.js';
import { LinkToHandOver } from '../parts/LinkToHandOver.js';
import { Panel } from '../kit/Panel.js';
import { Pill, type Meaning } from '../kit/Pill.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { useTimes } from '../parts/useTimes.js';
import { Waiting } from '../kit/Waiting.js';
import { LastBackup } from './LastBackup.js';
import classes from './Administration.module.css';

/** What comes next, for who has just set Tirage up, and whether all is well later. */
export function OverviewPart() {
  const installation = useQuery(installationQuery);
  if (installation.isError)
    return <QueryProblem problem={installation.error} retry={() => installation.refetch()} />;
  if (!installation.data) return <Waiting />;
  return (
    <>
      <Steps seen={installation.data} at={installation.dataUpdatedAt} />
      <Address addresses={installation.data.addresses} />
    </>
  );
}

/** What keeps a phone from the server, the likeliest first. */
const NOT_FOUND = ['network', 'typed', 'mobile', 'firewall', 'own', 'changed'] as const;

function Address({ addresses: [first, ...others] }: { readonly addresses: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('installation.address.title')}>
      {first === undefined ? (
        <p>{t('installation.address.none')}</p>
      ) : (
        <>
          <p>{t('installation.address.text')}</p>
          <LinkToHandOver link={first} label={t('installation.address.label')} />
          {others.length > 0 && (
            <p className="muted">{t('installation.address.others', { addresses: others.join(', ') })}</p>
          )}
          {first.startsWith('http:') && (
            <>
              <p className="muted">{t('installation.address.plain')}</p>
              <details className="opens">
                <summary>{t('installation.address.notFound')}</summary>
                <ol>
                  {NOT_FOUND.map((what) => (
                    <li key={what}>{t(`installation.address.${what}`)}</li>
                  ))}
                </ol>
              </details>
            </>
          )}
        </>
      )}
    </Panel>
  );
}

function Steps({ seen, at }: { readonly seen: InstallationSeen; readonly at: number }) {
  const { t } = useTranslation();
  const times = useTimes();
  const { appearance, machineZone, accounts, backupPlan, backups } = seen;
  return (
    <Panel title={t('installation.next.title')}>
      <ul className="stack gap-0 list">
        <Step
          title={t('installation.next.tournament')}
          action={t('installation.next.toTournaments')}
          href="/"
          first
        >
          {t('installation.next.tournamentText')}
        </Step>
        <Step
          title={appearance.name ?? t('installation.next.name')}
          state={appearance.name ? 'done' : 'open'}
          action={t('installation.part.appearance')}
          href="/installation/appearance"
        >
          {t('installation.next.nameText', {
            zone: appearance.zone ?? machineZone,
            time: times.minute(at * 1000),
          })}
        </Step>
        <Step
          title={t('installation.next.backup')}
          state={backupPlan.hour === null ? 'open' : backups.daily?.failure ? 'failed' : 'done'}
          action={t('installation.part.backups')}
          href="/installation/backups"
        >
          {backupPlan.hour === null ? (
            t('installation.next.backupText')
          ) : (
            <LastBackup run={backups.daily ?? backups.last} />
          )}
        </Step>
        <Step
          title={t('installation.next.people')}
          state={accounts > 1 ? 'done' : 'open'}
          action={t('installation.part.people')}
          href="/installation/people"
        >
          {t('installation.next.peopleText', { count: accounts })}
        </Step>
      </ul>
    </Panel>
  );
}

const MEANINGS = { done: 'good', open: 'plain', failed: 'bad' } as const satisfies Record<string, Meaning>;

function Step({
  title,
  state,
  action,
  href,
  first = false,
  children,
}: {
  readonly title: string;
  readonly state?: keyof typeof MEANINGS;
  readonly action: string;
  readonly href: string;
  /** What people come for. */
  readonly first?: boolean;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <li className={`row gap-x-16 between line-above pad-y-8 ${classes.step}`}>
      <div className={`grow-200 shrinks breaks ${classes.what}`}>
        <strong>{title}</strong>
        <p>{children}</p>
      </div>
      <div className="row">
        {state && <Pill meaning={MEANINGS[state]}>{t(`installation.next.${state}`)}</Pill>}
        <Button component={Link} href={href} variant={first ? 'filled' : 'default'}>
          {action}
        </Button>
      </div>
    </li>
  );
}
