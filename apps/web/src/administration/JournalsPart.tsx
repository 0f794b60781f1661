import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { api } from '../api/client.js';
import { journalsQuery } from '../api/installationQueries.js';
import type { VerifiedJournals } from '../api/installationDocuments.js';
import { shortened } from '../messages/shortened.js';
import { Button } from '../kit/Button.js';
import { Panel } from '../kit/Panel.js';
import { Pill } from '../kit/Pill.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { useTimes } from '../parts/useTimes.js';
import { Waiting } from '../kit/Waiting.js';
import classes from './Administration.module.css';
import { useInstallation } from './useInstallation.js';

/** The integrity check: verifies every chain and every seal of the journals on request. */
export function JournalsPart() {
  const { t } = useTranslation();
  const journals = useQuery(journalsQuery);
  const verify = useInstallation();
  if (journals.isError) return <QueryProblem problem={journals.error} retry={() => journals.refetch()} />;
  if (!journals.data) return <Waiting />;
  const underWay = journals.data.run !== null && journals.data.run.ended === null;
  return (
    <>
      <Panel title={t('installation.books.title')}>
        <p className="muted">{t('installation.books.text')}</p>
        <HowFar seen={journals.data} />
        <ProblemNote problem={verify.problem} />
        <div>
          <Button
            loading={verify.pending}
            disabled={underWay}
            onClick={() => verify.submit({ ask: () => api.post('/api/installation/books/verify') })}
          >
            {t('installation.books.verify')}
          </Button>
        </div>
      </Panel>
      {journals.data.books.length > 0 && <Found seen={journals.data} />}
    </>
  );
}

function HowFar({ seen: { run, bad } }: { readonly seen: VerifiedJournals }) {
  const { t } = useTranslation();
  const times = useTimes();
  if (run === null) return <p>{t('installation.books.never')}</p>;
  if (run.ended === null) {
    return (
      <>
        <output>{t('installation.books.underWay', { done: run.done, books: run.books })}</output>
        <progress
          className={classes.progress}
          aria-label={t('installation.books.title')}
          value={run.done}
          max={Math.max(run.books, 1)}
        />
      </>
    );
  }
  return (
    <div className="row">
      <Pill meaning={bad > 0 || run.failed ? 'bad' : 'good'}>
        {bad > 0
          ? t('installation.books.bad', { count: bad })
          : run.failed
            ? t('installation.books.stopped')
            : t('installation.books.whole', { count: run.done })}
      </Pill>
      <span className="muted">{t('installation.books.at', { time: times.dayAndClock(run.ended) })}</span>
    </div>
  );
}

function Found({ seen: { books } }: { readonly seen: VerifiedJournals }) {
  const { t } = useTranslation();
  const times = useTimes();
  return (
    <Panel title={t('installation.books.found')}>
      <ul className={`stack gap-0 list ${classes.rows}`}>
        {books.map(({ tournament, name, verifiedAt, position, hash, why, since }) => (
          <li key={tournament} className={`row gap-x-16 between line-above pad-y-8 ${classes.row}`}>
            <div className={`grow-200 shrinks breaks ${classes.what}`}>
              <Link href={`/tournaments/${tournament}`}>{name ?? shortened(tournament)}</Link>
              <p className="number">
                {why ??
                  [
                    t('installation.books.upTo', { position, hash: shortened(hash ?? '') }),
                    ...(since > 0 ? [t('installation.books.since', { count: since })] : []),
                  ].join(' · ')}
              </p>
            </div>
            <div className="row">
              <Pill meaning={why === null ? 'good' : 'bad'}>
                {t(why === null ? 'installation.books.isWhole' : 'installation.books.isBad')}
              </Pill>
              <span className="muted number">{times.dayAndClock(verifiedAt)}</span>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
