import { useTranslation } from 'react-i18next';
import { commitmentText, SEALED_GAMES } from '#cards';
import type { DealsSeen } from '../api/dealQueries.js';
import { Panel } from '../kit/Panel.js';
import { gameOfDeals } from '../play/dealParts.js';
import classes from './Deals.module.css';

/** How anybody checks the deals without this page: the lines that are hashed, and the data. */
export function HowToCheck({ deals, data }: { readonly deals: DealsSeen; readonly data: string }) {
  const { t } = useTranslation();
  const game = gameOfDeals(deals);
  const example = deals.boards.find(({ sealed }) => sealed?.key);
  const commitment = deals.commitments.find(({ number }) => number === example?.sealed?.commitment);
  const made = deals.commitments.filter(({ hash }) => hash !== null);
  return (
    <Panel title={t('deals.how')}>
      <p>
        {t('deals.howText')} <a href={data}>{t('deals.data')}</a>
      </p>
      <pre className={classes.lines}>npx tirage deals verify deals.json</pre>
      {made.length > 0 && (
        <details className="opens spaced">
          <summary>{t('deals.lines')}</summary>
          <p className="breaks">{t('deals.hashedLines')}</p>
          {made.map((one) => (
            <pre key={one.number} className={classes.lines}>
              {commitmentText({
                ...one,
                tournament: deals.tournament,
                set: deals.set,
                game,
              })}
            </pre>
          ))}
          <p className="breaks">{t('deals.derivation', { deals: String(SEALED_GAMES[game].deals) })}</p>
          {example && commitment && (
            <>
              <p className="breaks">
                {t('deals.example', { board: example.board, key: example.sealed!.key })}
              </p>
              <pre className={classes.lines}>
                {[
                  commitment.hash,
                  commitment.value === null ? 'nothing delayed' : `value ${commitment.value}`,
                  example.board,
                  example.request,
                  0,
                ].join('\n')}
              </pre>
            </>
          )}
        </details>
      )}
    </Panel>
  );
}
