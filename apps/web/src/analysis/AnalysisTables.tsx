import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { AnalysisRow } from '#scoring';
import type { PlaySeen } from '../api/analysisDocuments.js';
import { address } from '../api/journal.js';
import { ResultSeen } from '../contract/ResultSeen.js';
import { CardSeen } from '../contract/Suit.js';
import { signed } from '../messages/fieldText.js';
import { useLocale } from '../parts/useLocale.js';
import { meanText, percentText } from '../play/figures.js';
import table from '../standings/RankingTable.module.css';
import classes from './Analysis.module.css';
import { extremes } from './extremes.js';

/** A play, and in which tournament. */
export type ShownPlay = PlaySeen & { readonly tournament: string };

interface Analysed {
  readonly plays: readonly ShownPlay[];
  readonly rows: readonly AnalysisRow[];
  readonly adjusted: number;
  /** The point in the past that is looked at. */
  readonly at: string | undefined;
}

/** What somebody has made of boards; each figure opens those that it is made of. */
export function AnalysisTables({ plays, rows, adjusted, at }: Analysed) {
  const { t } = useTranslation();
  const all = rows.find(({ side }) => side === 'all');
  if (!all) return <p>{t('analysis.nothing')}</p>;
  const played = all.plays.map((index) => plays[index]!);
  const { best, worst } = extremes(played);
  return (
    <>
      <p className="muted">
        {t('analysis.of', { count: all.plays.length })}
        {adjusted > 0 && ` ${t('analysis.adjusted', { count: adjusted })}`}
      </p>
      {(['all', 'declaring', 'defending'] as const).map((side) => (
        <Rows
          key={side}
          side={side}
          rows={rows.filter((row) => row.side === side)}
          plays={plays}
          withMean={all.percent !== null || all.imps !== null}
          at={at}
        />
      ))}
      {best.length > 0 && <Extremes title={t('analysis.best')} plays={best} at={at} />}
      {worst.length > 0 && <Extremes title={t('analysis.worst')} plays={worst} at={at} />}
      <p className="muted">{t('analysis.how')}</p>
    </>
  );
}

function Extremes({
  title,
  plays,
  at,
}: {
  readonly title: string;
  readonly plays: readonly ShownPlay[];
  readonly at: string | undefined;
}) {
  return (
    <section className={`stack ${table.ranking}`} aria-label={title}>
      <h2>{title}</h2>
      <Plays plays={plays} at={at} />
    </section>
  );
}

function Rows({
  side,
  rows,
  plays,
  withMean,
  at,
}: {
  readonly side: AnalysisRow['side'];
  readonly rows: readonly AnalysisRow[];
  readonly plays: readonly ShownPlay[];
  /** Matches of teams that are not in IMPs have no figure for a board. */
  readonly withMean: boolean;
  readonly at: string | undefined;
}) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<string>();
  if (rows.length === 0) return null;
  const title = t(`analysis.side.${side}`);
  const columns = (side === 'all' ? 2 : 4) + (withMean ? 1 : 0);
  return (
    <section className={`stack ${table.ranking}`}>
      <h2>{title}</h2>
      <table className={`wide card ruled figures ${table.table}`} aria-label={title}>
        <thead>
          <tr>
            <th scope="col" className={table.left}>
              {t('analysis.kind')}
            </th>
            <th scope="col">{t('traveller.boards')}</th>
            {withMean && <th scope="col">{t('analysis.mean')}</th>}
            {side !== 'all' && (
              <>
                <th scope="col" className="only-wide">
                  {t(side === 'declaring' ? 'analysis.made' : 'analysis.beaten')}
                </th>
                <th scope="col" className={classes.wraps}>
                  {t(`analysis.tricks.${side}`)}
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.kind}>
              <Row
                row={row}
                withMean={withMean}
                open={open === row.kind}
                onOpen={() => setOpen(open === row.kind ? undefined : row.kind)}
              />
              {open === row.kind && (
                <tr>
                  <td colSpan={columns} className={`${table.left} ${classes.opened}`}>
                    <Plays plays={row.plays.map((index) => plays[index]!)} at={at} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({
  row: { side, kind, plays, percent, imps, made, tricks },
  withMean,
  open,
  onOpen,
}: {
  readonly row: AnalysisRow;
  readonly withMean: boolean;
  readonly open: boolean;
  readonly onOpen: () => void;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <tr data-sub={kind !== 'all' || undefined}>
      <th scope="row" className={`${table.left} ${classes.kind}`}>
        <button type="button" className={classes.opens} aria-expanded={open} onClick={onOpen}>
          {t(`analysis.kindOf.${kind}`)}
        </button>
      </th>
      <td>{plays.length}</td>
      {withMean && (
        <td>
          <strong>
            {percent !== null && percentText(percent, locale)}
            {percent !== null && imps !== null && <br />}
            {imps !== null && t('analysis.imps', { imps: meanText(imps, locale) })}
          </strong>
        </td>
      )}
      {side !== 'all' && (
        <>
          <td className="only-wide">
            {made && (
              <>
                {side === 'declaring' ? made.made : made.of - made.made}
                <span className="muted">/{made.of}</span>
              </>
            )}
          </td>
          <td>{tricks ? signed(tricks.above) : <span className="muted">–</span>}</td>
        </>
      )}
    </tr>
  );
}

/** Boards one by one: what was played, as what, beside double dummy, and what it brought. */
function Plays({ plays, at }: { readonly plays: readonly ShownPlay[]; readonly at: string | undefined }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <ul className={classes.plays}>
      {plays.map((play) => {
        const { tournament, session, board, table: at1, round, result, role, contractSide } = play;
        const { doubleDummy, percent, imps } = play;
        const path = `/tournaments/${tournament}/session/${session}/board/${board}`;
        const above =
          result.kind === 'contract' && doubleDummy !== null ? result.tricks - doubleDummy : undefined;
        // Declarer's trick more is one fewer for those who defend.
        const beside = above !== undefined && contractSide === 'defending' ? 0 - above : above;
        return (
          <li className="subgrid" key={`${tournament} ${session} ${board} ${at1} ${round}`}>
            <Link href={address(path, { at })} aria-label={t('traveller.board', { board })}>
              {board}
            </Link>
            <span>
              <ResultSeen result={result} />
              {contractSide !== null && (
                <span className="muted"> · {t(`analysis.kindOf.${role ?? contractSide}`)}</span>
              )}
              {role === 'leader' && result.kind === 'contract' && result.lead !== undefined && (
                <>
                  {' '}
                  <CardSeen card={result.lead} />
                </>
              )}
              {beside !== undefined && (
                <span className="muted"> · {t('analysis.beside', { tricks: signed(beside) })}</span>
              )}
            </span>
            <strong>
              {percent !== null && percentText(percent, locale)}
              {imps !== null && meanText(imps, locale)}
            </strong>
          </li>
        );
      })}
    </ul>
  );
}
