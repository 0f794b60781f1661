import { useTranslation } from 'react-i18next';
import type { SideName } from '#tournament';
import { signed } from '../messages/fieldText.js';
import { ResultSeen } from '../contract/ResultSeen.js';
import { CardSeen } from '../contract/Suit.js';
import { opposite, scoreFor, type BoardNow } from '../offline/atTable.js';
import { StepHeading } from './StepHeading.js';
import classes from '../kit/Phone.module.css';
import { Button } from '../kit/Button.js';
import { Whole } from '../kit/Whole.js';

/** What one side has entered, large, for the other side to say whether it is right. */
export function ConfirmResult({
  board,
  own,
  isLate = false,
  onConfirm,
  onDispute,
  onChange,
  onAnswerHere,
}: {
  readonly board: BoardNow;
  /** The side whose own phone this is; left out: both sides have this one. */
  readonly own?: SideName | undefined;
  /** It is of an earlier round: which one, and at which table, is said. */
  readonly isLate?: boolean;
  readonly onConfirm: () => void;
  readonly onDispute: () => void;
  readonly onChange: () => void;
  /** The other side answers here all the same; left out: it cannot. */
  readonly onAnswerHere?: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const { result, enteredBy, score } = board;
  if (!result || !enteredBy) return null;
  const by = t(`contract.sideName.${enteredBy}`);
  const of = { board: board.board, round: board.round, table: board.table };
  const asked = t(`contract.sideName.${opposite(enteredBy)}`);
  // It is told from the side that is asked, also where the phone is handed over; on their own phone from theirs.
  const told = own ?? opposite(enteredBy);
  const isItRight = <Whole text={t(isLate ? 'entry.isItRightOf' : 'entry.isItRight', { ...of, side: by })} />;
  const lead = result.kind === 'contract' ? result.lead : undefined;
  return (
    <section className={classes.card} data-primary>
      {own === opposite(enteredBy) ? (
        <StepHeading>{isItRight}</StepHeading>
      ) : (
        <>
          <StepHeading>
            <Whole
              text={t(!own ? 'entry.handedTo' : isLate ? 'entry.stillToAnswer' : 'entry.answersThere', {
                side: asked,
              })}
            />
          </StepHeading>
          <p className="muted">
            {own === enteredBy ? t(isLate ? 'entry.boardOf' : 'entry.board', of) : isItRight}
          </p>
        </>
      )}
      <p className={classes.huge}>
        <ResultSeen result={result} />
      </p>
      {score !== null && (
        <p className={classes.score}>
          <Whole
            text={t(own === undefined ? 'entry.scoreOfAsked' : 'entry.scoreOfYou', {
              side: t(`contract.sideName.${told}`),
              score: signed(scoreFor(told, score)),
            })}
          />
        </p>
      )}
      {lead !== undefined && (
        <p>
          {t('entry.lead')} <CardSeen card={lead} />
        </p>
      )}
      <div className={`grid above-8 ${classes.answers}`}>
        {own !== enteredBy && (
          <>
            <Button onClick={onConfirm}>{t('entry.confirm')}</Button>
            <Button variant="default" onClick={onDispute}>
              {t('entry.dispute')}
            </Button>
          </>
        )}
        {own !== opposite(enteredBy) && (
          <Button variant="default" onClick={onChange}>
            <Whole text={t('entry.change', { side: by })} />
          </Button>
        )}
        {onAnswerHere && own === enteredBy && (
          <Button variant="default" onClick={onAnswerHere}>
            <Whole text={t('entry.answersHere', { side: asked })} />
          </Button>
        )}
      </div>
    </section>
  );
}
