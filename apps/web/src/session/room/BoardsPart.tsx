import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnnouncedMoves, TravellingSet } from '../../api/roomDocuments.js';
import { whereaboutsQuery } from '../../api/roomQueries.js';
import { numbersText } from '../../messages/fieldText.js';
import { Panel } from '../../parts/Panel.js';
import { Pill } from '../../parts/Pill.js';
import { QueryProblem } from '../../parts/QueryProblem.js';
import { Waiting } from '../../parts/Waiting.js';
import { DealsPanel } from '../set-up/DealsPanel.js';
import classes from './Room.module.css';
import type { RoomPartProps } from './RoomPartProps.js';

/** Where every board is, where the boards of the round go, and how they are dealt. */
export function BoardsPart({ tournament, session, mayDirect }: RoomPartProps) {
  const { t } = useTranslation();
  const whereabouts = useQuery(whereaboutsQuery(tournament.id, session.session));
  if (!whereabouts.data) {
    return whereabouts.isError ? (
      <QueryProblem problem={whereabouts.error} retry={() => whereabouts.refetch()} />
    ) : (
      <Waiting />
    );
  }
  const { announced, sections } = whereabouts.data;
  return (
    <>
      {announced && <Announced announced={announced} />}
      <Panel title={t('room.whereabouts')}>
        {sections.map(({ section, sets }) => (
          <Fragment key={section}>
            {sections.length > 1 && <h3 className={classes.section}>{t('movement.section', { section })}</h3>}
            <ul className={classes.plays} aria-label={t('movement.section', { section })}>
              {sets.map((set) => (
                <li key={`${set.set} ${set.copy}`} className={classes.play}>
                  <span className={classes.where}>
                    {t('room.boardsSet', { boards: numbersText(set.boards) })}
                  </span>
                  <span className={classes.result}>
                    <Place set={set} />
                  </span>
                  {set.wanted && set.next && (
                    <Pill meaning="warn">{t('room.wantedAt', { table: set.next.table })}</Pill>
                  )}
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </Panel>
      {mayDirect && <DealsPanel tournament={tournament.id} session={session} />}
    </>
  );
}

function Place({ set: { place, next, copy } }: { readonly set: TravellingSet }) {
  const { t } = useTranslation();
  const where =
    place.at === 'box'
      ? t('room.place.box')
      : t(`room.place.${place.at}`, {
          table: place.at === 'table' ? [place.table, ...place.sharedWith].join(', ') : place.table,
        });
  return (
    <>
      {copy > 1 && `${t('room.copy', { copy })} · `}
      {where}
      {next && ` · ${t('room.nextAt', { table: next.table, round: next.round })}`}
    </>
  );
}

/** Which boards go where after a round; North carries them (Law 8A2). */
export function Announced({
  announced: { afterRound, moves, withheld },
}: {
  readonly announced: AnnouncedMoves;
}) {
  const { t } = useTranslation();
  return (
    <Panel title={t('room.movesAfter', { round: afterRound })}>
      {withheld.map(({ table, boards }) => (
        <p key={table}>
          <Pill meaning="warn">{t('room.withheld', { table, boards: numbersText(boards) })}</Pill>
        </p>
      ))}
      <ul className={classes.history}>
        {moves.map(({ boards, from, to, relay, sharedWith = [] }) => (
          <li key={`${boards[0]} ${from} ${to}`}>
            {t('room.move', {
              boards: numbersText(boards),
              from: from ?? t('room.theRelay'),
              to:
                to === null
                  ? t('room.theBox')
                  : relay
                    ? t('room.relayOf', { table: to })
                    : [to, ...sharedWith].join(' + '),
            })}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
