import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../api/documents.js';
import { FollowedMark } from '../follow/FollowedMark.js';
import { calledAs, type Called } from './contestants.js';
import classes from './Contestant.module.css';

/** A contestant: who plays, and the number; the number alone as long as nobody has said who plays. */
export function Contestant({
  session,
  contestant,
  round,
  narrow = false,
}: {
  readonly session: Pick<SessionSeen, 'contestants' | 'sections'>;
  readonly contestant: string;
  /** In which round they play, with whoever sits in for one of them; left out: those who take part. */
  readonly round?: number | undefined;
  /** On a phone the number has to do. */
  readonly narrow?: boolean;
}) {
  const called = calledAs(session, contestant, round);
  if (narrow) {
    return (
      <>
        <span className={classes.alone}>
          <FollowedMark contestant={contestant} />
          {called.number}
        </span>
        <span className={classes.whole}>
          <Contestant session={session} contestant={contestant} round={round} />
        </span>
      </>
    );
  }
  return (
    <span>
      <FollowedMark contestant={contestant} />
      <CalledPair {...called} />
    </span>
  );
}

/** What a contestant is called, without a sign that it is followed. */
export function CalledPair({ number, names }: Pick<Called, 'number' | 'names'>) {
  const { t } = useTranslation();
  if (names === undefined) return <span className="strong">{t('standings.pair', { number })}</span>;
  return (
    <>
      <span className="strong">{names}</span>
      <span className={classes.space}> </span>
      <span className={classes.number}>{number}</span>
    </>
  );
}
