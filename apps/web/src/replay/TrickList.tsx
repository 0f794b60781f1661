import { useTranslation } from 'react-i18next';
import type { RecordSeen } from '../api/recordDocuments.js';
import { CardSeen } from '../contract/Suit.js';
import { Pill } from '../kit/Pill.js';
import { trickSaid } from './trickText.js';
import classes from './Replay.module.css';

/** The tricks one under the other; a tap goes there. */
export function TrickList({
  record: { tricks, revokes, claimed, turn },
  current,
  onChoose,
}: {
  readonly record: Pick<RecordSeen, 'tricks' | 'revokes' | 'claimed' | 'turn'>;
  /** The trick that lies on the table, from 0. */
  readonly current: number | null;
  /** Left out: they are only read. */
  readonly onChoose?: (trick: number) => void;
}) {
  const { t } = useTranslation();
  return (
    <ol className="stack gap-0 list" aria-label={t('replay.tricks')}>
      {tricks.map((trick, index) => {
        const inside = (
          <>
            <span className="tiny muted">{index + 1}</span>
            {trick.cards.map(({ seat, card }) => (
              <span key={seat} className={classes.played} data-winner={seat === trick.winner || undefined}>
                <span className="muted">{t(`contract.seat.${seat}`)}</span> <CardSeen card={card} />
              </span>
            ))}
          </>
        );
        return (
          <li className="row gap-0 gap-x-8 line-below" key={trick.cards[0]!.card}>
            {onChoose ? (
              <button
                type="button"
                className={classes.row}
                aria-current={index === current ? 'step' : undefined}
                aria-label={trickSaid(t, trick, index + 1)}
                onClick={() => onChoose(index)}
              >
                {inside}
              </button>
            ) : (
              <span className={classes.row}>{inside}</span>
            )}
            {revokes.some((revoke) => revoke.trick === index + 1) && (
              <Pill meaning="warn">{t('replay.revoke')}</Pill>
            )}
          </li>
        );
      })}
      {claimed !== null && (
        <li className="row gap-0 gap-x-8 line-below pad-8">{t('replay.claimed', { count: claimed })}</li>
      )}
      {claimed === null && turn !== null && tricks.length > 0 && (
        <li className="row gap-0 gap-x-8 line-below pad-8">{t('replay.stops')}</li>
      )}
    </ol>
  );
}
