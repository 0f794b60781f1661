import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardPlan, CopyOfBoards, PlannedMove } from '../api/printoutDocuments.js';
import { boardPlanQuery } from '../api/printoutQueries.js';
import { numbersText, ofBoards } from '../messages/fieldText.js';
import { Choice } from '../kit/Choice.js';
import { Panel } from '../kit/Panel.js';
import { Pill } from '../kit/Pill.js';
import { Loaded } from './Loaded.js';
import { PrintoutControls } from './PrintoutControls.js';
import type { PrintoutProps } from './PrintoutProps.js';
import classes from './Printouts.module.css';
import { copiesTold, isOneDown } from './planText.js';

/** What lies where, and which boards go where after each round: for the director and the caddy. */
export function BoardPlanPrintout({ tournament, session }: PrintoutProps) {
  const { t } = useTranslation();
  const [list, setList] = useState<'caddy' | 'all'>('caddy');
  return (
    <>
      <PrintoutControls
        text={t('papers.planText')}
        pdf={{
          tournament: tournament.id,
          of: { paper: list === 'caddy' ? 'caddy-plan' : 'board-plan', session: session.session },
        }}
      >
        <Choice
          label={t('papers.moves')}
          value={list}
          options={[
            { value: 'caddy', label: t('papers.moves.caddy') },
            { value: 'all', label: t('papers.moves.all') },
          ]}
          onChange={setList}
        />
      </PrintoutControls>
      <Loaded query={boardPlanQuery(tournament.id, session.session)}>
        {({ plans }) =>
          plans.map((plan) => (
            <Plan key={plan.sections.join()} plan={plan} alone={plans.length === 1} all={list === 'all'} />
          ))
        }
      </Loaded>
    </>
  );
}

function Plan({
  plan,
  alone,
  all,
}: {
  readonly plan: BoardPlan;
  /** Whether it is the only one, so that nobody asks of which section. */
  readonly alone: boolean;
  readonly all: boolean;
}) {
  const { t } = useTranslation();
  const { sections, copies, setup, relays, rounds, undrawn } = plan;
  const titled = (title: string) => (alone ? title : `${sections.join(', ')} · ${title}`);
  return (
    <div className={`grid gap-12 ${classes.plan}`}>
      <Panel title={titled(t('papers.atStart'))}>
        {sections.length > 1 && <p>{t('papers.together', { sections: sections.join(', ') })}</p>}
        <ul className="list">
          {copiesTold(copies).map(({ copies: count, boards }) => (
            <li key={count}>{t('papers.copies', { count, boards: numbersText(boards) })}</li>
          ))}
        </ul>
        <ul className="grid gap-x-12 columns-150 list">
          {setup.map((laid) => (
            <li key={`${laid.table} ${laid.copy}`}>
              <strong>{[laid.table, ...laid.sharedWith].join(' + ')}</strong> <Boards of={laid} />
            </li>
          ))}
        </ul>
        {relays.map(({ feeds, between: [one, other], atStart, most }) => (
          <p key={feeds}>
            {t('movement.relay', { count: most, one, other })} {t('papers.feeds', { table: feeds })}{' '}
            {atStart.length > 0 &&
              t('papers.onRelayAtStart', {
                ...ofBoards(atStart.flatMap(({ boards }) => boards)),
              })}
          </p>
        ))}
      </Panel>
      {rounds.map(({ afterRound, moves }) => (
        <Moves
          key={afterRound}
          title={titled(t('papers.after', { round: afterRound }))}
          moves={moves}
          all={all}
        />
      ))}
      {undrawn !== null && <p>{t('papers.undrawn', { round: undrawn })}</p>}
    </div>
  );
}

function Moves({
  title,
  moves,
  all,
}: {
  readonly title: string;
  readonly moves: readonly PlannedMove[];
  readonly all: boolean;
}) {
  const { t } = useTranslation();
  const toBox = moves.filter(({ to }) => to === null);
  const down = moves.filter(isOneDown);
  const outOfBox = moves.filter(({ box }) => box);
  const others = moves.filter((move) => move.to !== null && !move.box && !isOneDown(move));
  const shown = all ? moves : others;
  return (
    <Panel title={title}>
      {!all && down.length > 0 && (
        <p>{t(others.length > 0 ? 'papers.othersDown' : 'papers.down', { count: down.length })}</p>
      )}
      {!all && toBox.length > 0 && (
        <p>
          {toBox.length + outOfBox.length === moves.length
            ? t('papers.allToBox')
            : t('papers.toBox', {
                ...ofBoards([...new Set(toBox.flatMap(({ boards }) => boards))]),
                tables: toBox.map(({ from }) => from).join(', '),
              })}
        </p>
      )}
      {!all && outOfBox.length > 0 && (
        <p>
          {t('papers.outOfBox', {
            ...ofBoards([...new Set(outOfBox.flatMap(({ boards }) => boards))]),
            tables: outOfBox.flatMap(({ to, sharedWith }) => [to, ...sharedWith]).join(', '),
          })}
        </p>
      )}
      {shown.length > 0 && (
        <table className={`wide ${classes.rounds}`}>
          <thead>
            <tr>
              <th scope="col">{t('guide.boards')}</th>
              <th scope="col">{t('papers.from')}</th>
              <th scope="col">{t('papers.to')}</th>
              <th scope="col">{t('papers.neededIn')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((move) => (
              <tr key={`${move.boards[0]} ${move.copy} ${move.from} ${move.to}`}>
                <th scope="row">
                  <Boards of={move} />
                </th>
                <td>{move.from ?? t(move.box ? 'room.theBox' : 'papers.relayBeside')}</td>
                <td>
                  {move.to === null
                    ? t('room.theBox')
                    : move.relay
                      ? t('papers.relayFor', { table: move.to })
                      : [move.to, ...move.sharedWith].join(' + ')}{' '}
                  {all && move.caddy && <Pill meaning="warn">{t('papers.caddy')}</Pill>}
                </td>
                <td>{move.neededIn ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

function Boards({ of: { boards, copy } }: { readonly of: CopyOfBoards }) {
  const { t } = useTranslation();
  return (
    <>
      {numbersText(boards)}
      {copy !== null && <small> {t('room.copy', { copy })}</small>}
    </>
  );
}
