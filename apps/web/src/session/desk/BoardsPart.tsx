import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { boardSetsQuery } from '../../api/boardSets.js';
import type { BoardsAlert, LateBoardSeen, MoveNow, TravellingSet } from '../../api/deskDocuments.js';
import { whereaboutsQuery } from '../../api/deskQueries.js';
import { DealingByHand } from '../../deals/sets/DealtByHand.js';
import { numbersText } from '../../messages/fieldText.js';
import { Panel } from '../../kit/Panel.js';
import { Pill } from '../../kit/Pill.js';
import { QueryProblem } from '../../kit/QueryProblem.js';
import { Waiting } from '../../kit/Waiting.js';
import { Contestant } from '../../play/Contestant.js';
import { DealsPanel } from '../set-up/DealsPanel.js';
import { Announced } from './Announced.js';
import classes from './Desk.module.css';
import type { DeskPartProps } from './DeskPartProps.js';

/** Where every board is, where the boards of the round go, and how they are dealt. */
export default function BoardsPart({ tournament, session, mayDirect }: DeskPartProps) {
  const { t } = useTranslation();
  const whereabouts = useQuery(whereaboutsQuery(tournament.id, session.session));
  if (!whereabouts.data) {
    return whereabouts.isError ? (
      <QueryProblem problem={whereabouts.error} retry={() => whereabouts.refetch()} />
    ) : (
      <Waiting />
    );
  }
  const { announced, sections, alerts, late } = whereabouts.data;
  return (
    <>
      {alerts.length > 0 && <Missing alerts={alerts} session={session} />}
      {session.status === 'running' && <CarryNow sets={sections.flatMap(({ sets }) => sets)} late={late} />}
      {announced.map((each) => (
        <Announced key={each.section ?? ''} announced={each} />
      ))}
      <Panel title={t('room.whereabouts')}>
        {sections.map(({ section, sets }) => (
          <Fragment key={section}>
            {sections.length > 1 && <h3 className="above-8">{t('movement.section', { section })}</h3>}
            <ul className="list" aria-label={t('movement.section', { section })}>
              {sets.map((set) => (
                <li
                  key={`${set.set} ${set.copy}`}
                  className={`row gap-x-12 line-above pad-y-8 ${classes.play}`}
                >
                  <span className={classes.where}>
                    {t('room.boardsSet', { boards: numbersText(set.boards) })}
                  </span>
                  <span className={`grow-160 shrinks number ${classes.result}`}>
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
      {mayDirect && <DealsPanel tournament={tournament} session={session} />}
      {mayDirect && <ByHand tournament={tournament.id} set={session.boardSet} />}
    </>
  );
}

/** Who dealt by hand; of a session whose boards the program has dealt there is nothing to say. */
function ByHand({ tournament, set }: { readonly tournament: string; readonly set: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(boardSetsQuery(tournament));
  const of = data?.find((each) => each.set === set);
  if (!of?.boards.some(({ byHand }) => byHand)) return null;
  return (
    <Panel title={t('sets.byHand')}>
      <DealingByHand tournament={tournament} of={of} mayOrder />
    </Panel>
  );
}

function Place({ set: { place, next, copy, several, seen, move } }: { readonly set: TravellingSet }) {
  const { t } = useTranslation();
  const where =
    place.at === 'box'
      ? t('room.place.box')
      : t(
          place.at === 'table' && !seen && move?.to === place.table
            ? 'boards.onTheWay'
            : `room.place.${place.at}`,
          {
            table: place.at === 'table' ? [place.table, ...place.sharedWith].join(', ') : place.table,
          },
        );
  return (
    <>
      {several && `${t('room.copy', { copy })} · `}
      {where}
      {next && ` · ${t('room.nextAt', { table: next.table, round: next.round })}`}
    </>
  );
}

/** The boards that are missing, with who had them last and answered for them there (Law 7D). */
function Missing({
  alerts,
  session,
}: {
  readonly alerts: readonly BoardsAlert[];
  readonly session: DeskPartProps['session'];
}) {
  const { t } = useTranslation();
  return (
    <Panel title={t('boards.missingTitle')}>
      <ul className="list">
        {alerts.map(({ table, sharedWith, boards, copy, last, why, overdue }) => (
          <li
            key={`${table} ${boards[0]} ${copy}`}
            className={`row gap-x-12 line-above pad-y-8 ${classes.play}`}
          >
            <span className={classes.where}>{t('room.boardsSet', { boards: numbersText(boards) })}</span>
            <Pill meaning={overdue ? 'bad' : 'warn'}>
              {t('room.wantedAt', { table: [table, ...sharedWith].join(' + ') })}
            </Pill>
            <span className={`grow-160 shrinks number ${classes.result}`}>
              {t(`boards.why.${why}`)}
              {last && (
                <>
                  {' '}
                  {t('room.want.lastAt', {
                    table: last.table,
                    seat: t(`contract.seatName.${last.seat ?? 'N'}`),
                  })}{' '}
                  {last.contestant && <Contestant session={session} contestant={last.contestant} />}
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What is to be carried now, for caddies; what a table still holds comes last. */
function CarryNow({
  sets,
  late,
}: {
  readonly sets: readonly TravellingSet[];
  readonly late: readonly LateBoardSeen[];
}) {
  const { t } = useTranslation();
  const moves = sets.flatMap(({ move, ...set }) => (move ? [{ set, move }] : []));
  const inOrder = moves.toSorted(
    (one, other) =>
      Number(one.move.held) - Number(other.move.held) || one.move.by.localeCompare(other.move.by),
  );
  return (
    <Panel title={t('boards.carryNow')}>
      {inOrder.length + late.length === 0 && <p className="muted">{t('boards.nothingToCarry')}</p>}
      <ul className="list" aria-label={t('boards.carryNow')}>
        {late.map(({ board, copy, from, to, table, round, heldBy }) => (
          <li key={`${board} ${to}`} className={`row gap-x-12 line-above pad-y-8 ${classes.play}`}>
            <span className={classes.where}>{t('room.boardsSet', { boards: `${board}` })}</span>
            <Pill meaning={heldBy === null ? 'live' : 'warn'}>
              {t(heldBy === null ? 'boards.by.caddy' : 'boards.held')}
            </Pill>
            <span className={`grow-160 shrinks number ${classes.result}`}>
              {copy !== null && `${t('room.copy', { copy })} · `}
              {t('boards.way', {
                from:
                  from.at === 'box'
                    ? t('room.theBox')
                    : from.at === 'relay'
                      ? t('boards.relayOf', { table: from.table })
                      : (heldBy ?? [from.table, ...from.sharedWith].join(' + ')),
                to,
              })}
              {` · ${t('boards.forLatePlay', { table, round })}`}
            </span>
          </li>
        ))}
        {inOrder.map(({ set, move }) => (
          <li key={`${set.set} ${set.copy}`} className={`row gap-x-12 line-above pad-y-8 ${classes.play}`}>
            <span className={classes.where}>{t('room.boardsSet', { boards: numbersText(set.boards) })}</span>
            <Pill meaning={move.held ? 'warn' : move.by === 'caddy' ? 'live' : 'plain'}>
              {t(move.held ? 'boards.held' : `boards.by.${move.by}`)}
            </Pill>
            <span className={`grow-160 shrinks number ${classes.result}`}>
              {set.several && `${t('room.copy', { copy: set.copy })} · `}
              <Way move={move} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Way({ move: { from, box, to, relay, sharedWith, neededIn } }: { readonly move: MoveNow }) {
  const { t } = useTranslation();
  const way = t('boards.way', {
    from: from ?? t(box ? 'room.theBox' : 'boards.relay'),
    to:
      to === null
        ? t('room.theBox')
        : relay
          ? t('boards.relayOf', { table: to })
          : [to, ...sharedWith].join(' + '),
  });
  return (
    <>
      {way}
      {neededIn !== null && ` · ${t('move.neededIn', { round: neededIn })}`}
    </>
  );
}
