import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { deskQuery } from '../../api/deskQueries.js';
import { scoresQuery } from '../../api/scoresDocuments.js';
import { later } from '../../kit/later.js';
import { OpensWhenAsked } from '../../kit/OpensWhenAsked.js';
import { Panel } from '../../kit/Panel.js';
import { Pill } from '../../kit/Pill.js';
import { QueryProblem } from '../../kit/QueryProblem.js';
import { Tick } from '../../kit/Tick.js';
import { Waiting } from '../../kit/Waiting.js';
import { sectionOf } from '../../play/calledParts.js';
import { playPart, deskPath } from '../../play/paths.js';
import type { DeskPartProps } from './DeskPartProps.js';
import { cellsOf, countsOf, OPEN_SCORES, type ScoreCell } from '../../play/scoreMarks.js';
import { OpenScores } from './OpenScores.js';
import { MARK } from './scoreSigns.js';
import classes from './Scores.module.css';

const ImportResults = later(() => import('../results/ImportResults.js'));

/** Which scores are missing, wait or are in dispute: every table in every round that was called. */
export default function ScoresPart({ tournament, session, mayDirect }: DeskPartProps) {
  const { t } = useTranslation();
  const scores = useQuery(scoresQuery(tournament.id, session.session));
  const { data: room } = useQuery(deskQuery(tournament.id, session.session));
  const [onlyOpen, setOnlyOpen] = useState(false);
  if (!scores.data) {
    return scores.isError ? (
      <QueryProblem problem={scores.error} retry={() => scores.refetch()} />
    ) : (
      <Waiting />
    );
  }
  const rows = scores.data.tables.map((table) => ({
    table: table.table,
    cells: cellsOf(table, room?.otherBoards),
  }));
  const shown = onlyOpen ? rows.filter(({ cells }) => cells.some(({ worst }) => worst)) : rows;
  const rounds = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const sections = [...new Set(rows.map(({ table }) => sectionOf(table)))];
  const counts = countsOf(scores.data);
  const others = room?.otherBoards.length ?? 0;
  return (
    <>
      <Panel title={t('room.scores')}>
        {rounds === 0 && <p className="muted">{t('room.scores.notBegun')}</p>}
        {rounds > 0 && (
          <>
            <div className="row">
              {counts.length === 0 && <Pill meaning="good">{t('room.scores.all')}</Pill>}
              <OpenScores counts={counts} />
              {others > 0 && (
                <Pill meaning="plain">
                  <span aria-hidden="true">{MARK['other-board'].sign}</span> {t('room.score.other-board')}{' '}
                  {others}
                </Pill>
              )}
            </div>
            <Tick label={t('room.scores.onlyOpen')} value={onlyOpen} onChange={setOnlyOpen} />
            <div className={classes.sections}>
              {sections.map((section) => {
                const own = shown.filter(({ table }) => sectionOf(table) === section);
                return (
                  own.length > 0 && (
                    <Matrix
                      key={section}
                      title={
                        sections.length > 1 ? t('movement.section', { section }) : t('room.scores.byRound')
                      }
                      rows={own}
                      pathOf={(of) => deskPath(tournament.id, session.session, of)}
                    />
                  )
                );
              })}
            </div>
          </>
        )}
      </Panel>
      {session.status !== 'set-up' && tournament.status !== 'archived' && (
        <Panel title={t('brought.title')}>
          <OpensWhenAsked summary={t('brought.open')}>
            <ImportResults tournament={tournament.id} session={session.session} mayDirect={mayDirect} />
          </OpensWhenAsked>
        </Panel>
      )}
    </>
  );
}

interface Row {
  readonly table: string;
  readonly cells: readonly ScoreCell[];
}

/** The tables of a section and its rounds. */
function Matrix({
  title,
  rows,
  pathOf,
}: {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly pathOf: (part: string) => string;
}) {
  const { t } = useTranslation();
  const rounds = Math.max(0, ...rows.map(({ cells }) => cells.length));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keys
    <div className="scrolls-x" tabIndex={0}>
      <table className={classes.scores}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('room.change.table')}</th>
            {Array.from({ length: rounds }, (_, index) => (
              <th key={index} scope="col">
                <abbr title={t('room.change.round', { round: index + 1 })}>{index + 1}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ table, cells }) => (
            <tr key={table}>
              <th scope="row">
                <Link href={pathOf(`table/${table}`)} className="fingertip">
                  {table}
                </Link>
              </th>
              {cells.map((cell) => (
                <td key={cell.round}>
                  <Cell cell={cell} table={table} href={pathOf(wayTo(table, cell))} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A round at a table; open at its play where there is but one to be seen to. */
function wayTo(table: string, { round, plays }: ScoreCell): string {
  const open = plays.filter(({ mark }) => OPEN_SCORES.some((each) => each === mark));
  const [only] = open;
  return playPart({ table, round, ...(only && open.length === 1 && { board: only.board }) });
}

function Cell({
  cell: { round, plays, worst },
  table,
  href,
}: {
  readonly cell: ScoreCell;
  readonly table: string;
  readonly href: string;
}) {
  const { t } = useTranslation();
  if (plays.length === 0) return <span className="muted">–</span>;
  const place = t('room.scores.cell', { table, round });
  const shown = plays.filter(({ mark }) => mark !== 'settled');
  const said = shown.map(({ board, mark }) => `${t('room.board', { board })} ${t(`room.score.${mark}`)}`);
  return (
    <Link
      href={href}
      className={classes.cell}
      data-meaning={worst ? MARK[worst].meaning : 'good'}
      aria-label={`${place}: ${said.length > 0 ? said.join(', ') : t('room.score.settled')}`}
    >
      {shown.length === 0
        ? MARK.settled.sign
        : shown.map(({ board, mark }) => (
            <span key={board} className="strong whole muted in-meaning" data-meaning={MARK[mark].meaning}>
              {board}&thinsp;{MARK[mark].sign}
            </span>
          ))}
    </Link>
  );
}
