import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SideName } from '#tournament';
import type { SessionSeen } from '../api/documents.js';
import type {
  BoardOfMatchSeen,
  MatchesSeen,
  MatchSeen,
  RoomResultSeen,
  SegmentSeen,
} from '../api/matchDocuments.js';
import { contestantText, resultText, signed } from '../messages/fieldText.js';
import { useLocale } from '../parts/useLocale.js';
import { impsText, pointsText } from '../play/figures.js';
import { earlierText } from './earlierText.js';
import { asPairReads, inOrderOf } from './fromSideOf.js';
import { matchText } from './matchText.js';
import { differenceOn, gainedText } from '../play/pointsOnBoard.js';
import classes from './Teams.module.css';
import { isUnderWay } from './teamsThere.js';
import { teamText } from '../play/teamText.js';

/** A team at the head of a narrow column: its number, in a knockout its name. */
function shortOf(team: string, teams: MatchesSeen['teams']): string {
  return teams.find((one) => one.team === team)?.byName
    ? teamText(team, teams)
    : contestantText(team, { section: false });
}

/** A match: what it stands at, and behind that its boards with both rooms. */
export function Match({
  match,
  session,
  seen,
  traveller,
  open,
  pair,
}: {
  readonly match: MatchSeen;
  readonly session: SessionSeen;
  readonly seen: MatchesSeen;
  /** The address of a board's traveller. */
  readonly traveller: (board: number) => string;
  /** Its boards are shown at once. */
  readonly open?: boolean;
  /** The pair of home on whose card it stands: left out, scores are in points for North-South. */
  readonly pair?: SideName;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [home, away] = [teamText(match.home, seen.teams), teamText(match.away, seen.teams)];
  const carried = match.carried.home !== '0' || match.carried.away !== '0';
  return (
    <details className="card" open={open}>
      <summary className="row gap-4 gap-x-16 between target pad-12">
        <span className="shrinks strong breaks">
          {matchText(t, match, seen)}
          {match.half && <span className="muted"> {t('match.half')}</span>}
        </span>
        <span className="number">
          <MatchStanding match={match} session={session} />
        </span>
      </summary>
      <div className={classes.body}>
        {carried && (
          <p className="muted">
            {t('match.carried', {
              home: pointsText(match.carried.home, locale),
              away: pointsText(match.carried.away, locale),
            })}
          </p>
        )}
        {match.earlier && <p className="muted">{earlierText(t, match.earlier, { home, away }, locale)}</p>}
        {match.score?.home.aggregate && (
          <p className="muted">
            {t('match.aggregate', {
              home: pointsText(match.score.home.aggregate.points, locale),
              away: pointsText(match.score.away.aggregate?.points ?? '0', locale),
            })}
          </p>
        )}
        <WhyVictoryPoints match={match} />
        {match.segments.map((segment, index) => (
          <Segment
            key={segment.boards[0]?.board}
            segment={segment}
            title={match.segments.length > 1 ? t('match.segment', { number: index + 1 }) : undefined}
            names={{ home, away }}
            numbers={{ home: shortOf(match.home, seen.teams), away: shortOf(match.away, seen.teams) }}
            traveller={traveller}
            pair={pair}
          />
        ))}
      </div>
    </details>
  );
}

/** By which difference on how many boards the victory points are what they are. */
function WhyVictoryPoints({ match: { awarded, score } }: { readonly match: MatchSeen }) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (awarded || !score?.home.victoryPoints || !score.away.victoryPoints) return null;
  return (
    <p className="muted">
      {t('match.whyVictoryPoints', {
        count: score.home.boards,
        margin: impsText(score.home.margin, locale),
        home: pointsText(score.home.victoryPoints.points, locale),
        away: pointsText(score.away.victoryPoints.points, locale),
      })}
    </p>
  );
}

/** What a match stands at, with its victory points where it has some. */
export function MatchStanding({
  match,
  session,
}: {
  readonly match: MatchSeen;
  readonly session: SessionSeen;
}) {
  const { off, awarded, complete, running, score } = match;
  const { t } = useTranslation();
  const locale = useLocale();
  if (awarded) {
    return (
      <>
        {pointsText(awarded.home, locale)} : {pointsText(awarded.away, locale)}{' '}
        <span className="muted">{t(`match.awarded.${awarded.why}`)}</span>
      </>
    );
  }
  if (off) return <span className="muted">{t('match.off')}</span>;
  if (!score && running.home === '0' && running.away === '0')
    return <span className="muted">{t(isUnderWay(match, session) ? 'match.playing' : 'match.toCome')}</span>;
  const vp = score?.home.victoryPoints && score.away.victoryPoints;
  return (
    <>
      <strong>
        {pointsText(running.home, locale)} : {pointsText(running.away, locale)}
      </strong>
      {vp && (
        <>
          {' · '}
          {pointsText(score.home.victoryPoints!.points, locale)} –{' '}
          {pointsText(score.away.victoryPoints!.points, locale)} {t('match.total.victory-points')}
        </>
      )}
      {!complete && <span className="muted"> {t('match.goesOn')}</span>}
    </>
  );
}

function Segment({
  segment: { home, away, after, boards },
  title,
  names,
  numbers,
  traveller,
  pair,
}: {
  readonly segment: SegmentSeen;
  readonly title: string | undefined;
  readonly names: { readonly home: string; readonly away: string };
  readonly numbers: { readonly home: string; readonly away: string };
  readonly traveller: (board: number) => string;
  readonly pair: SideName | undefined;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const hidden = boards.filter(({ shown }) => !shown).length;
  const room = ({ table, round }: { readonly table: string; readonly round: number }) =>
    home.round === away.round ? table : t('match.tableRound', { table, round });
  return (
    <>
      {title && (
        <h3>
          {title} · {pointsText(after.home, locale)} : {pointsText(after.away, locale)}
        </h3>
      )}
      {hidden === boards.length ? (
        <p className="muted">{t('match.hidden', { count: hidden })}</p>
      ) : (
        <table className={`wide ruled figures ${classes.table}`}>
          <thead>
            <tr>
              <th scope="col">{t('match.board')}</th>
              {inOrderOf({ home, away }, pair).map((each) => (
                <th key={room(each)} scope="col">
                  {room(each)}
                </th>
              ))}
              <th scope="col">{t('match.difference')}</th>
              <th scope="col" aria-label={names.home}>
                {numbers.home}
              </th>
              <th scope="col" aria-label={names.away}>
                {numbers.away}
              </th>
            </tr>
          </thead>
          <tbody>
            {boards.map((board) => (
              <Board key={board.board} board={board} traveller={traveller(board.board)} pair={pair} />
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function Board({
  board,
  traveller,
  pair,
}: {
  readonly board: BoardOfMatchSeen;
  readonly traveller: string;
  readonly pair: SideName | undefined;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (!board.shown) {
    return (
      <tr>
        <td>{board.board}</td>
        <td colSpan={5} className="muted">
          {t('match.hidden', { count: 1 })}
        </td>
      </tr>
    );
  }
  const difference = differenceOn(board);
  const [first, second] = asPairReads(board, pair);
  return (
    <tr>
      <td>
        <Link href={traveller}>{board.board}</Link>
      </td>
      <td>
        <Room room={first} />
      </td>
      <td>
        <Room room={second} />
      </td>
      <td>{difference === undefined ? '' : signed(difference)}</td>
      <td>{gainedText(board.points.home, locale)}</td>
      <td>{gainedText(board.points.away, locale)}</td>
    </tr>
  );
}

function Room({ room: { status, result, score } }: { readonly room: RoomResultSeen }) {
  const { t } = useTranslation();
  if (status === 'ruled') return <span className="muted">{t('match.status.ruled')}</span>;
  if (!result) return <span className="muted">{t('match.status.not-played')}</span>;
  return (
    <>
      {result.kind !== 'score' && (
        <span className="only-wide">{resultText(result, t('line.passedOut'))} </span>
      )}
      <strong>{signed(score ?? 0)}</strong>
    </>
  );
}
