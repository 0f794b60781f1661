import { useTranslation } from 'react-i18next';
import { DealOfThree } from './DealOfThree.js';
import classes from './HandsToDuplicate.module.css';
import { Button } from '../../kit/Button.js';

/** The deals of a file that a duplicator has been given, each to be counted out into its box: three hands and the talon. */
export function HandsToDuplicate({
  file,
  onClose,
}: {
  /** As `deal-set.take-file` answers it, in base64. */
  readonly file: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const deals = atob(file)
    .split(/\r?\n/)
    .flatMap((line) => {
      const [, board, text] = /^(\d+) (.+)$/.exec(line) ?? [];
      return text === undefined ? [] : [{ board: Number(board), text }];
    });
  return (
    <section className={classes.hands} aria-label={t('sets.handsToDuplicate')}>
      <div className={classes.head}>
        <strong>{t('sets.handsToDuplicate')}</strong>
        <Button variant="default" onClick={() => window.print()}>
          {t('sets.printHands')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('sets.putAway')}
        </Button>
      </div>
      <ul className="grid gap-16 columns-260 list">
        {deals.map(({ board, text }) => (
          <li className="box pad-12 unbroken" key={board}>
            <h3 className="below-8">{t('traveller.board', { board })}</h3>
            <DealOfThree text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
