import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { CardSeen } from '../api/cardDocuments.js';
import type { SessionSeen } from '../api/documents.js';
import { clockQuery } from '../api/sessionQueries.js';
import { numbersText, ofBoards } from '../messages/fieldText.js';
import { Pill } from '../kit/Pill.js';
import { Whole } from '../kit/Whole.js';
import { calledPartOf } from '../play/calledParts.js';
import { ClockPill } from '../play/ClockPill.js';
import { Contestant } from '../play/Contestant.js';
import { useOfficial } from '../play/useOfficial.js';
import { waitsFor } from '../play/waitsFor.js';
import { isSamePlace, whatNext, type Stop } from './nextStop.js';
import classes from './WhatNext.module.css';

/** What somebody who plays wants to know, at one glance: where to sit now, or next, and against whom; moving live. */
export function WhatNext({
  tournament,
  session,
  contestant,
  stops,
  late = [],
  figures,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly contestant: string;
  readonly stops: readonly Stop[];
  /** Postponed plays that are still to be played. */
  readonly late?: CardSeen['late'];
  /** Place and figure in words, as far as they are known. */
  readonly figures: string | undefined;
}) {
  const { t } = useTranslation();
  const { data: clock } = useQuery({
    ...clockQuery(tournament, session.session),
    enabled: session.status === 'running',
  });
  const official = useOfficial(session.corrections, false);
  const next = whatNext(session, contestant, stops);
  const stopOf = (stop: Stop) => <Meets stop={stop} tournament={tournament} session={session} />;
  const part = calledPartOf(session, clock, contestant);
  switch (next.kind) {
    case 'now': {
      const { stop, after } = next;
      const waiting = clock?.waiting.find(({ table, round }) => table === stop.table && round === stop.round);
      return (
        <section className="stack card pad-16 accented" aria-label={t('next.title')} data-kind="now">
          <p className="row strong muted">
            {t('standings.round', { round: stop.round, rounds: stops.length })}{' '}
            <ClockPill clock={part.clock} />
          </p>
          <p className={classes.big} aria-live="polite">
            <Where stop={stop} here={undefined} />
          </p>
          {stopOf(stop)}
          {waiting && (
            <p className="warn">{t('wait.room', { for: waitsFor(t, waiting, session).join('; ') })}</p>
          )}
          <Late late={late} />
          {after && (
            <p className="line-above pad-top-12 above-4 muted">
              {t('next.then', { round: after.round })} <Where stop={after} here={stop} />
              {after.boards.length > 0 && ` · ${t('guide.boardsOf', ofBoards(after.boards))}`}
            </p>
          )}
        </section>
      );
    }
    case 'wait':
      return (
        <section className="stack card pad-16 accented" aria-label={t('next.title')} data-kind="wait">
          <p className="row strong muted">
            {t('standings.round', { round: next.stop.round, rounds: stops.length })}{' '}
            <Pill meaning="warn">{t('next.notCalled')}</Pill>
            <ClockPill clock={part.clock} />
          </p>
          <p className={classes.big} aria-live="polite">
            <Where stop={next.stop} here={next.stays ? next.stop : undefined} />
          </p>
          {stopOf(next.stop)}
          <Late late={late} />
        </section>
      );
    case 'played':
    case 'over':
      return (
        <section className="stack card pad-16 accented" aria-label={t('next.title')} data-kind={next.kind}>
          <p className="row strong muted">{next.kind === 'over' ? t('next.over') : t('next.played')}</p>
          <p className={classes.big} aria-live="polite">
            {figures ?? t('card.noStanding')}
          </p>
          {next.kind === 'over' && <p className="muted">{official}</p>}
          <Late late={late} />
        </section>
      );
    default:
      return next satisfies never;
  }
}

/** The place in a round in few words; who sits there already stays. */
function Where({ stop, here }: { readonly stop: Stop; readonly here: Stop | undefined }) {
  const { t } = useTranslation();
  const { what, round, table, side, seat } = stop;
  if (what === 'absent') return t('next.absent');
  if (what === 'undrawn') return t('move.toBeDrawn', { round });
  if (what === 'sits-out' || table === null) return t('next.sitOut');
  const name = seat ? t(`contract.seatName.${seat}`) : side && t(`contract.sideName.${side}`);
  return <Whole text={t(here && isSamePlace(stop, here) ? 'next.stay' : 'next.at', { table, side: name })} />;
}

/** Against whom, with whom, and with which boards. */
function Meets({
  stop: { round, what, partner, against, boards, turned, table, seat, side },
  tournament,
  session,
}: {
  readonly stop: Stop;
  readonly tournament: string;
  readonly session: SessionSeen;
}) {
  const { t } = useTranslation();
  const pair = (contestant: string) => (
    <Link
      href={`/tournaments/${tournament}/session/${session.session}/pair/${contestant}`}
      className="fingertip"
    >
      <Contestant session={session} contestant={contestant} round={round} />
    </Link>
  );
  if (what === 'sits-out' && table !== null) {
    const name = seat ? t(`contract.seatName.${seat}`) : side && t(`contract.sideName.${side}`);
    return <p>{t('card.at', { table, side: name })}</p>;
  }
  if (what !== 'plays') return null;
  return (
    <>
      {boards.length > 0 && (
        <p className={classes.boards}>
          {t('next.boards', { boards: numbersText(boards), count: boards.length })}
          {turned && ` · ${t('guide.turned')}`}
        </p>
      )}
      {partner !== null && (
        <p>
          {t('move.with')} {pair(partner)}
        </p>
      )}
      {against.length > 0 && (
        <p>
          {t(seat !== null && partner === null ? 'move.company' : 'move.against')}{' '}
          {against.map((one, index) => (
            <span key={one}>
              {index > 0 && ', '}
              {pair(one)}
            </span>
          ))}
        </p>
      )}
    </>
  );
}

/** Postponed boards that are still to be played. */
function Late({ late }: { readonly late: CardSeen['late'] }) {
  const { t } = useTranslation();
  return late.map(({ table, round, board, at }) => (
    <p key={`${table} ${round} ${board}`} className="warn">
      {t(at === null ? 'next.late' : 'next.lateAt', { board, round, table: at })}
    </p>
  ));
}
