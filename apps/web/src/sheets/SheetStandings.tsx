import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { address } from '../api/journal.js';
import { FollowedStrip } from '../next/FollowedStrip.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { useLocale } from '../parts/useLocale.js';
import { Waiting } from '../kit/Waiting.js';
import { AboutSession } from '../standings/AboutSession.js';
import { Contestant } from '../play/Contestant.js';
import { calledAs, playingIn } from '../play/contestants.js';
import { impsText } from '../play/figures.js';
import { placeOf } from '../play/places.js';
import { PlaceHeading, PlaceSeen } from '../play/PlaceSeen.js';
import ranking from '../standings/RankingTable.module.css';
import type { SessionShown } from '../shell/SessionPage.js';
import { SatInFor } from '../play/SatIn.js';
import { useGlow } from '../kit/useGlow.js';
import { cutText } from './cutText.js';
import { scoreText } from '../play/scoreText.js';
import {
  sheetStandingsQuery,
  type CutAheadSeen,
  type SheetStandingSeen,
  type SheetStandingsSeen,
} from '../play/sheetQueries.js';
import { SheetTeams } from './SheetTeams.js';
import { TablesOfRound } from './TablesOfRound.js';

/** Who stands where by the sheets, what each round brought, and the tables of the round. */
export default function SheetStandings({ shown }: { readonly shown: SessionShown }) {
  const { tournament, session, at, path } = shown;
  const { t } = useTranslation();
  const locale = useLocale();
  const query = useQuery({
    ...sheetStandingsQuery(tournament.id, session.session, at),
    placeholderData: keepPreviousData,
    enabled: session.sheets !== null,
  });
  if (!session.sheets) return <p>{t('sheetsSeen.notAgreed')}</p>;
  if (!query.data) {
    return query.isError ? <QueryProblem problem={query.error} retry={() => query.refetch()} /> : <Waiting />;
  }
  const { upTo, counting, standings, cuts, teams } = query.data;
  const goingOn = Object.assign({}, ...cuts.map((cut) => cut.goingOn)) as CutAheadSeen['goingOn'];
  // Several sections have several lines, and stand in one list.
  const line = session.sections.length === 1 ? lastOf(standings, goingOn) : undefined;
  const rounds = Array.from({ length: Math.min(upTo, session.round) }, (_, index) => index + 1);
  return (
    <>
      <FollowedStrip
        shown={shown}
        figures={
          new Map(
            standings.map((one) => [
              one.contestant,
              { place: placeOf(one), figure: scoreText(one.score, counting, locale) },
            ]),
          )
        }
      />
      <p className="muted">{t('standings.how', { count: playingIn(session).length })}</p>
      {teams.length > 0 && <SheetTeams teams={teams} counting={counting} session={session} />}
      {cuts.map((cut) => (
        <p key={cut.section}>{cutText(t, cut)}</p>
      ))}
      <section className={`stack ${ranking.ranking}`}>
        {teams.length > 0 && <h2>{t('sheetsSeen.players')}</h2>}
        <table className={`wide card ruled figures ${ranking.table}`} aria-label={t('standings.title')}>
          <thead>
            <tr>
              <PlaceHeading />
              <th scope="col" className={ranking.left}>
                {t('sheetsSeen.player')}
              </th>
              {rounds.map((round) => (
                <th key={round} scope="col" className="only-wide">
                  {t('sheetsSeen.roundShort', { round })}
                </th>
              ))}
              <th scope="col">{t(`sheetsSeen.score.${counting}`)}</th>
            </tr>
          </thead>
          <tbody>
            {standings.map((standing) => (
              <Row
                key={standing.contestant}
                standing={standing}
                counting={counting}
                rounds={rounds}
                shown={shown}
                isTied={goingOn[standing.contestant] === 'tied'}
                isLastToGoOn={standing.contestant === line}
              />
            ))}
          </tbody>
        </table>
        {rounds.length > 0 && <p className="muted only-wide">{t('sheetsSeen.roundsText')}</p>}
      </section>
      <TablesOfRound tournament={tournament.id} session={session} path={path} at={at} />
      <AboutSession shown={shown}>
        <p>{t(`sheetsSeen.counting.${counting}`)}</p>
      </AboutSession>
    </>
  );
}

/** The last of those who would go on. */
function lastOf(
  standings: readonly SheetStandingSeen[],
  goingOn: CutAheadSeen['goingOn'],
): string | undefined {
  return standings.findLast(({ contestant }) => goingOn[contestant] !== undefined)?.contestant;
}

function Row({
  standing,
  counting,
  rounds,
  shown: { session, at, path },
  isTied,
  isLastToGoOn,
}: {
  readonly standing: SheetStandingSeen;
  readonly counting: SheetStandingsSeen['counting'];
  readonly rounds: readonly number[];
  readonly shown: SessionShown;
  /** Shares the last places for going on after a cut. */
  readonly isTied: boolean;
  /** The line of the cut is behind it. */
  readonly isLastToGoOn: boolean;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { contestant, score, cards, cutFrom, status } = standing;
  const figure = scoreText(score, counting, locale);
  const glow = useGlow(at !== undefined, `${path} ${contestant}`, `${standing.place} ${figure}`);
  const way = address(`${path}/pair/${contestant}`, { at });
  return (
    <tr className={glow} data-cut={isLastToGoOn || undefined}>
      <td>
        <PlaceSeen standing={standing} />
      </td>
      <th scope="row" className={ranking.left}>
        <Link href={way} className={`quiet ${ranking.link}`}>
          <Contestant session={session} contestant={contestant} />
        </Link>
        <span className="muted">
          <SatInFor session={session} contestant={contestant} />
          {isTied && ` · ${t('contest.qualifies.tied')}`}
          {cutFrom !== null && ` · ${t('sheetsSeen.cutAfter', { round: cutFrom - 1 })}`}
          {cards > 0 && ` · ${t('sheetsSeen.cards', { count: cards })}`}
          {status !== 'playing' && ` · ${t('sheetsSeen.notPlaying')}`}
        </span>
      </th>
      {rounds.map((round) => {
        const own = standing.rounds.find((one) => one.round === round);
        return (
          <td key={round} className="only-wide">
            {own ? (
              <>
                {impsText(own.whists, locale)} <span className="muted">({placeOf(own)})</span>
              </>
            ) : (
              '–'
            )}
          </td>
        );
      })}
      <td>
        <Link
          href={way}
          className={`quiet ${ranking.link}`}
          aria-label={t('standings.whyFigure', {
            figure,
            of: t('standings.pair', { number: calledAs(session, contestant).number }),
          })}
        >
          <strong>{figure}</strong>
        </Link>
      </td>
    </tr>
  );
}
