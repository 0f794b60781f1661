import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { signed } from '../messages/fieldText.js';
import { ResultSeen } from '../contract/ResultSeen.js';
import { CardSeen } from '../contract/Suit.js';
import { opposite, type BoardNow } from './atTable.js';
import classes from './Table.module.css';

/** What one side has entered, large, for the other side to say whether it is right. */
export function ConfirmResult({
  board,
  onConfirm,
  onDispute,
  onChange,
}: {
  readonly board: BoardNow;
  readonly onConfirm: () => void;
  readonly onDispute: () => void;
  readonly onChange: () => void;
}) {
  const { t } = useTranslation();
  const { result, enteredBy, score } = board;
  if (!result || !enteredBy) return null;
  const asked = t(`contract.sideName.${opposite(enteredBy)}`);
  const lead = result.kind === 'contract' ? result.lead : undefined;
  return (
    <section className={classes.card} data-primary>
      <h2>{t('entry.handedTo', { side: asked })}</h2>
      <p className="muted">
        {t('entry.isItRight', { board: board.board, side: t(`contract.sideName.${enteredBy}`) })}
      </p>
      <p className={classes.huge}>
        <ResultSeen result={result} />
      </p>
      {score !== null && <p className={classes.score}>{t('entry.score', { score: signed(score) })}</p>}
      {lead !== undefined && (
        <p>
          {t('entry.lead')} <CardSeen card={lead} />
        </p>
      )}
      <div className={classes.answers}>
        <Button onClick={onConfirm}>{t('entry.confirm')}</Button>
        <Button variant="default" onClick={onDispute}>
          {t('entry.dispute')}
        </Button>
        <Button variant="default" onClick={onChange}>
          {t('entry.change', { side: t(`contract.sideName.${enteredBy}`) })}
        </Button>
      </div>
    </section>
  );
}
