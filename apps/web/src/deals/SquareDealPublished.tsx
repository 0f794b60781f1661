import { useTranslation } from 'react-i18next';
import { forSession, readSquareDeal, type CheckedKeys } from '#cards';
import { dealProblemText, type Language } from '#words';
import type { SquareDealSeen } from '../api/dealQueries.js';
import { Panel } from '../kit/Panel.js';
import { useTimes } from '../parts/useTimes.js';
import classes from './Deals.module.css';

/** What an SQD has promised of deals and when, and whether the keys that were published since are the promised ones. */
export function SquareDealPublished({
  squareDeal,
  checked,
}: {
  readonly squareDeal: SquareDealSeen;
  readonly checked: CheckedKeys;
}) {
  const { t } = useTranslation();
  const { dayAndClock } = useTimes();
  const { sqd, sqk, promised, found, opened, boards } = squareDeal;
  const { name, delayedInformation, delayedValue, keyHash } = describe(sqd);
  return (
    <Panel title={t('squaredeal.title')}>
      <div className={`spaced ${classes.promise}`}>
        <p>
          {promised &&
            t('squaredeal.promisedAt', {
              first: boards.first,
              last: boards.last,
              session: sessionText(squareDeal),
              name,
              time: dayAndClock(promised.time),
              position: promised.position,
            })}
          {squareDeal.set === 'reserve' && ` ${t('squaredeal.ofReserve')}`}
        </p>
        <dl className={classes.facts}>
          <dt>{t('deals.delayed')}</dt>
          <dd>{delayedInformation}</dd>
          <dt>{t('deals.value')}</dt>
          <dd>
            {delayedValue === undefined ? (
              t('deals.noValue')
            ) : (
              <>
                <strong>{delayedValue}</strong>{' '}
                <span className="muted">
                  {found
                    ? t('deals.foundAt', { time: dayAndClock(found.time), position: found.position })
                    : t('squaredeal.valueAtOnce')}
                </span>
              </>
            )}
          </dd>
          <dt>{t('squaredeal.hash')}</dt>
          <dd>
            <code className="mono breaks">{keyHash}</code>
          </dd>
        </dl>
        {checked.keys === 'not-open' && <p>{t('squaredeal.keysSecret')}</p>}
        {checked.keys === 'same' && (
          <p className="note" data-meaning="good">
            ✓ {t('squaredeal.keysSame', { time: opened ? dayAndClock(opened.time) : '' })}
          </p>
        )}
        {checked.keys === 'different' && <KeysDifferent fault={checked.fault} />}
      </div>
      <details className="opens spaced">
        <summary>{t('squaredeal.files')}</summary>
        <p className="breaks">{t('squaredeal.filesText')}</p>
        <pre className={classes.lines}>{sqd}</pre>
        {sqk !== null && <pre className={classes.lines}>{sqk}</pre>}
      </details>
    </Panel>
  );
}

function KeysDifferent({ fault }: { readonly fault: Extract<CheckedKeys, { keys: 'different' }>['fault'] }) {
  const { t, i18n } = useTranslation();
  const why = dealProblemText(fault.code, { ...fault }, i18n.language as Language);
  return (
    <p className="note" data-meaning="bad" role="alert">
      ✗ {t('squaredeal.keysDifferent', { why })}
    </p>
  );
}

/** The content of an SQD; the journal takes none that cannot be read. */
export function describe(sqd: string) {
  return readSquareDeal(new TextEncoder().encode(sqd));
}

/** How an SQD calls the session that is played. */
export function sessionText({ sqd, phase, session }: SquareDealSeen): string {
  return forSession(describe(sqd).phases[phase - 1]!.description, session);
}
