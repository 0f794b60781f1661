import type { TFunction } from 'i18next';
import { useContext, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasTop, type KindWithTop } from '#scoring';
import type { RankingSeen, StandingSeen, StandingsSeen } from '../api/documents.js';
import { FollowedContext } from '../follow/FollowedContext.js';
import { useLocale } from '../parts/useLocale.js';
import type { Called } from '../play/contestants.js';
import { decimalsOf, decimalsOfFigures, figureText } from '../play/figures.js';
import { movedBy, placeOf } from '../play/places.js';
import { PlaceHeading } from '../play/PlaceSeen.js';
import { rankingTitle } from '../play/rankingTitle.js';
import classes from './RankingTable.module.css';
import { Moved, Other, StandingRow } from './StandingRow.js';
import { isLong, TableRows } from './TableRows.js';

/** One ranking: places with ties, who moved, boards that count, and the method's own figures. */
export function RankingTable({
  ranking,
  scored,
  titled,
  called,
  path,
  of,
  onStar,
  at,
}: {
  /** As much of it as is shown. */
  readonly ranking: RankingSeen;
  /** By which kind of method, and what places are taken by. */
  readonly scored: Pick<StandingsSeen, 'method' | 'by'>;
  /** Whether it has to be told from others. */
  readonly titled: boolean;
  readonly called: (contestant: string) => Called;
  readonly path: string;
  /** Which part of the ranking is shown. */
  readonly of: string;
  /** Follows somebody, or no longer; the same function at all times. */
  readonly onStar: (contestant: string) => void;
  /** The point in the past that is looked at. */
  readonly at: string | undefined;
}) {
  const { t } = useTranslation();
  const followed = useContext(FollowedContext);
  const { line, section, entries } = ranking;
  const title = rankingTitle(t, ranking);
  const isNamed = titled || line !== 'one' || section !== null;
  const worth = entries.some(({ masterPoints }) => masterPoints !== null);
  const long = isLong(entries);
  const decimals = decimalsOfFigures(entries, scored.by);
  const decimalsOfPoints = decimalsOf(entries.map(({ score }) => score));
  return (
    <section className={`stack ${classes.ranking}`}>
      {isNamed && <h2>{title}</h2>}
      <table
        className={`wide card ruled figures ${classes.table}`}
        aria-label={isNamed ? title : t('standings.title')}
        data-long={long || undefined}
        aria-rowcount={long ? entries.length + 1 : undefined}
      >
        <thead>
          <tr aria-rowindex={long ? 1 : undefined}>
            <PlaceHeading />
            {/* It is heard with the place. */}
            <th className={`tiny bad ${classes.moved}`} aria-hidden="true" />
            <th scope="col" className={classes.left}>
              {t('standings.contestant')}
            </th>
            <th scope="col" className="only-wide">
              {t('traveller.boards')}
            </th>
            {worth && (
              <th scope="col" className="only-wide">
                {t('standings.masterPoints')}
              </th>
            )}
            <Headings scored={scored} />
          </tr>
        </thead>
        <TableRows
          items={entries}
          nameOf={nameOf}
          of={of}
          widest={
            <Widest entries={entries} by={scored.by} worth={worth} {...{ decimals, decimalsOfPoints }} />
          }
        >
          {(entry, place) => (
            <StandingRow
              key={entry.contestant}
              {...place}
              {...called(entry.contestant)}
              entry={entry}
              by={scored.by}
              decimals={decimals}
              decimalsOfPoints={decimalsOfPoints}
              worth={worth}
              followed={followed.get(entry.contestant)}
              onStar={onStar}
              path={path}
              at={at}
            />
          )}
        </TableRows>
      </table>
    </section>
  );
}

function nameOf({ contestant }: StandingSeen): string {
  return contestant;
}

/** What there is to be seen of an entry beside its boards, the figure that it is known by last. */
function Headings({ scored: { method, by } }: { readonly scored: Pick<StandingsSeen, 'method' | 'by'> }) {
  const { t } = useTranslation();
  const [other, first] = headings(t, method, by);
  return (
    <>
      <th scope="col" className="only-wide">
        {other}
      </th>
      <th scope="col">{first}</th>
    </>
  );
}

function headings(
  t: TFunction,
  method: StandingsSeen['method'],
  by: StandingsSeen['by'],
): readonly [other: string, first: string] {
  const inImps = !hasTop({ kind: method });
  if (by === 'victory-points')
    return [t(inImps ? 'standings.imps' : 'standings.percentage'), t('standings.victoryPoints')];
  if (!inImps) return [t(`standings.score.${method as KindWithTop}`), t('standings.percentage')];
  const [imps, mean] = [t('standings.imps'), t('standings.mean')];
  return by === 'mean' ? [imps, mean] : [mean, imps];
}

/** For each column of figures a cell with the longest that it has. */
function Widest({
  entries,
  by,
  decimals,
  decimalsOfPoints,
  worth,
}: {
  readonly entries: readonly StandingSeen[];
  readonly by: StandingsSeen['by'];
  readonly decimals: number | undefined;
  readonly decimalsOfPoints: number;
  readonly worth: boolean;
}) {
  const locale = useLocale();
  const longest = (text: (entry: StandingSeen) => string) =>
    entries.reduce((found, entry) => (text(entry).length > text(found).length ? entry : found));
  const boards = longest((entry) => `${entry.boards}/${entry.fullBoards}`);
  return (
    <>
      <Cell>{placeOf(longest((entry) => placeOf(entry) ?? ''))}</Cell>
      <Cell className={`tiny bad ${classes.moved}`}>
        <Moved by={movedBy(longest((entry) => `${Math.abs(movedBy(entry))}`))} />
      </Cell>
      <Cell className={classes.left} />
      <Cell className="only-wide">
        {boards.boards}/{boards.fullBoards}
      </Cell>
      {worth && <Cell className="only-wide" />}
      <Cell className="only-wide">
        <Other
          entry={longest(({ score, maximum }) => `${score}${maximum}`)}
          by={by}
          decimals={decimalsOfPoints}
        />
      </Cell>
      <Cell>
        <strong>
          {figureText(
            longest((entry) => figureText(entry, by, locale, decimals)),
            by,
            locale,
            decimals,
          )}
        </strong>
      </Cell>
    </>
  );
}

function Cell({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}) {
  return (
    <td className={className}>
      <div>{children}</div>
    </td>
  );
}
