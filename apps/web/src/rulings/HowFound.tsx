import { useTranslation } from 'react-i18next';
import type { Edition } from '#laws';
import type { WayThrough } from '#tournament';
import { answerText, chooserText, questionText, rectificationText, type Language } from '#words';
import classes from './Rulings.module.css';
import { walk } from './walk.js';

/** How a ruling was found: what was asked and answered, and what each law says. */
export function HowFound({
  ways,
  edition,
}: {
  readonly ways: readonly WayThrough[];
  readonly edition: Edition;
}) {
  const { t, i18n } = useTranslation();
  const language = i18n.language as Language;
  return (
    <details className={`opens ${classes.found}`}>
      <summary>{t('rulings.found')}</summary>
      {ways.map((way, index) => {
        const { asked, outcome } = walk(way, edition);
        return (
          <div key={`${index}`}>
            <strong>{t('rulings.law', { law: way.law })}</strong>
            <ol>
              {asked.map(({ step, answer }, at) => (
                <li key={`${at}`}>
                  {'ask' in step ? questionText(language, step.ask) : chooserText(language, step.by)}{' '}
                  <strong>{answer === undefined ? '–' : answerText(language, answer)}</strong>
                </li>
              ))}
            </ol>
            {outcome && (
              <p>
                {t('rulings.law', { law: outcome.law })}:{' '}
                {outcome.rectifications.map((one) => rectificationText(language, one)).join(' ')}
              </p>
            )}
          </div>
        );
      })}
    </details>
  );
}
