import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'wouter';
import type { CardRound, CardSeen } from '../api/cardDocuments.js';
import type { SessionSeen } from '../api/documents.js';
import { address } from '../api/journal.js';
import { Problem } from '../api/problem.js';
import { sessionQuery } from '../api/queries.js';
import { cardQuery } from '../api/sessionQueries.js';
import { site } from '../api/site.js';
import { ResultSeen } from '../contract/ResultSeen.js';
import { ofBoards, signed } from '../messages/fieldText.js';
import { AskWhoIAm } from '../follow/AskWhoIAm.js';
import { FollowStar } from '../follow/FollowStar.js';
import { isPlayedOut, stopsOfCard, whatNext } from '../next/nextStop.js';
import { WhatNext } from '../next/WhatNext.js';
import { Heard } from '../kit/Heard.js';
import { OpensWhenAsked } from '../kit/OpensWhenAsked.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { later } from '../kit/later.js';
import { useHere } from '../kit/useHere.js';
import { useLocale } from '../parts/useLocale.js';
import { Waiting } from '../kit/Waiting.js';
import { AboutSession } from '../standings/AboutSession.js';
import { Contestant } from '../play/Contestant.js';
import { figureText, impsText, percentText } from '../play/figures.js';
import { calledAs, calledText } from '../play/contestants.js';
import { placeOf } from '../play/places.js';
import { SatIn } from '../play/SatIn.js';
import { SessionPage, type SessionShown } from '../shell/SessionPage.js';
import { PdfWhenAsked } from '../prints/PdfWhenAsked.js';
import { headToHeadPath, rulingsPath, WHY } from '../play/paths.js';
import { gameParts } from '../play/gameParts.js';
import { playsTeams } from '../play/playsTeams.js';
import classes from './CardPage.module.css';
import type { CardProps, OfTeam } from '../traveller/cardProps.js';
import { impsOf, percentOf } from '../play/ownAward.js';
import { ownHidden } from '../traveller/ownHidden.js';
import { SharePage } from '../parts/SharePage.js';

const AskedOnCard = later(() => import('../traveller/AskedOnCard.js'), null);
const HowBoardsWent = later(() => import('../traveller/HowBoardsWent.js'), null);
const CardOfTeam = later(() => import('../teams/CardOfTeam.js'));
const StandingWhy = later(() => import('../traveller/StandingWhy.js'), null);
const SheetPlayer = later(() => import('../sheets/SheetPlayer.js'));

/** A pair's card: its rounds, whom it met, and what it has on each board. */
export default function CardPage({
  tournament,
  session,
  contestant,
}: {
  readonly tournament: string;
  readonly session: string;
  readonly contestant: string;
}) {
  const { t } = useTranslation();
  return (
    <SessionPage tournament={tournament} name={session} tab="standings" title={t('card.title')}>
      {(shown) =>
        gameParts(shown.session.game).sheets ? (
          <SheetPlayer key={contestant} contestant={contestant} shown={shown} />
        ) : playsTeams(shown.session) ? (
          <CardOfTeam key={contestant} contestant={contestant} shown={shown} Card={Card} />
        ) : (
          <Card key={contestant} contestant={contestant} shown={shown} />
        )
      }
    </SessionPage>
  );
}

function Card({ contestant, shown, ofTeam }: CardProps) {
  const { tournament, session, at, path } = shown;
  const { t } = useTranslation();
  const locale = useLocale();
  const here = useHere();
  const { data: asker } = useQuery(sessionQuery);
  const query = useQuery({
    ...cardQuery(tournament.id, session.session, contestant, at),
    placeholderData: keepPreviousData,
  });
  const card = query.data;
  if (!card) {
    const problem = query.error;
    if (problem instanceof Problem && problem.status === 404) return <p>{t('card.unknown')}</p>;
    return problem ? <QueryProblem problem={problem} retry={() => query.refetch()} /> : <Waiting />;
  }
  const { by } = session.settings.method.ranking;
  const { standing } = card;
  const figure = standing && figureText(standing, by, locale);
  const figures = ofTeam
    ? ofTeam.figures
    : figure
      ? t('card.figures', {
          place: placeOf(standing) ?? '–',
          figure: by === 'victory-points' ? t('ruling.amount.victory-points', { amount: figure }) : figure,
        })
      : undefined;
  const stops = stopsOfCard(card.rounds);
  const own = at === undefined && site === undefined ? ownHidden(card, session, asker) : undefined;
  const lines = card.rounds.flatMap(({ boards }) => boards);
  // Once nothing is left to be played the figures are what is told first of all.
  const told = at === undefined && isPlayedOut(whatNext(session, contestant, stops));
  return (
    <>
      {at === undefined && (
        <>
          <AskWhoIAm tournament={tournament} session={session} contestant={contestant} />
          <WhatNext
            tournament={tournament.id}
            session={session}
            contestant={contestant}
            stops={stops}
            late={card.late}
            figures={figures}
          />
        </>
      )}
      <Head card={card} shown={shown} figures={told ? '' : figures} isOfTeam={ofTeam !== undefined}>
        {at === undefined && (
          <div className="row gap-4 gap-x-16 top not-printed">
            <FollowStar tournament={tournament} session={session} contestant={contestant} />
            <SharePage title={calledText(calledAs(session, contestant))} />
          </div>
        )}
      </Head>
      {!ofTeam && <HowBoardsWent rounds={card.rounds} />}
      {lines.some(({ line }) => line) && (
        <p className="muted">{ofTeam ? ofTeam.ownSide : t('card.ownSide')}</p>
      )}
      {own && (
        <p className="muted">
          <Link href={address('/sign-in', { next: here })}>{t('card.ownHint')}</Link>{' '}
          {own.side !== null && t('card.ownHintSide', { side: t(`contract.sideName.${own.side}`) })}
        </p>
      )}
      <div className={classes.rounds}>
        {card.rounds.map((round) => (
          <Round
            key={round.round}
            contestant={contestant}
            round={round}
            figureOn={ofTeam?.figureOn}
            session={session}
            path={path}
            at={at}
          />
        ))}
      </div>
      {ofTeam?.matches}
      {lines.some(({ line }) => line?.asked) && <AskedOnCard boards={lines} />}
      {lines.some(({ shown, line }) => line && !shown) && <p className="muted">{t('card.ownOnly')}</p>}
      <PdfWhenAsked
        tournament={tournament.id}
        of={{ paper: 'score-cards', session: session.session, contestant }}
        at={at}
      />
      <p className="row gap-4 gap-x-16 fingers">
        <Link href={`${path}/pair/${contestant}/guide`}>{t('guide.link')}</Link>
        <Link href={address(`${path}/pair/${contestant}/analysis`, { at })}>{t('analysis.title')}</Link>
        <Link href={rulingsPath(tournament.id, { session: session.session, contestant })}>
          {t('rulings.concerning')}
        </Link>
        <Link href={headToHeadPath(tournament.id, session.session, { one: contestant, at })}>
          {t('headToHead.title')}
        </Link>
      </p>
      <AboutSession shown={shown} />
    </>
  );
}

function Head({
  card,
  shown,
  figures,
  isOfTeam,
  children,
}: {
  readonly card: CardSeen;
  readonly shown: SessionShown;
  /** Place and figure in words; empty where they are told elsewhere. */
  readonly figures: string | undefined;
  readonly isOfTeam: boolean;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { session } = shown;
  const { standing, afterRound } = card;
  const { by } = session.settings.method.ranking;
  const cancelled = session.contestants.find((each) => each.contestant === card.contestant)?.cancelled;
  return (
    <div>
      <h2 className="below-4 larger">
        <Contestant session={session} contestant={card.contestant} />
      </h2>
      <SatIn substituted={calledAs(session, card.contestant).substituted} />
      <p className="number">
        {figures ?? t(cancelled ? 'card.cancelled' : 'card.noStanding')}
        {afterRound !== null && afterRound > 0 && (
          <span className="muted">
            {' '}
            {t('standings.after', { round: afterRound, rounds: session.rounds })}
          </span>
        )}
      </p>
      {children}
      {standing && !isOfTeam && (
        <OpensWhenAsked
          summary={t('card.why')}
          open={search.has(WHY)}
          leadsHere={search.has(WHY)}
          className=""
        >
          <StandingWhy shown={shown} standing={standing} rounds={card.rounds} by={by} />
        </OpensWhenAsked>
      )}
    </div>
  );
}

/** Where it sits in a round. */
function Place({ round: { table, side, seat, absent, turned, toBeDrawn } }: { readonly round: CardRound }) {
  const { t } = useTranslation();
  if (absent) return t('card.absent');
  if (toBeDrawn) return t('guide.undrawn');
  if (table === null || side === null) return t('card.noTable');
  const place = t('card.at', {
    table,
    side: t(seat ? `contract.seatName.${seat}` : `contract.side.${side}`),
  });
  return turned ? `${place}, ${t('guide.turned')}` : place;
}

/** Against whom it plays in a round, and with whom. */
function Meets({
  round: { round, opponents, partners, absent, toBeDrawn },
  session,
  path,
  at,
}: {
  readonly round: CardRound;
  readonly session: SessionSeen;
  readonly path: string;
  readonly at: string | undefined;
}) {
  const { t } = useTranslation();
  if (absent || toBeDrawn) return null;
  if (opponents === null) return <p className={classes.meets}>{t('card.sitOut')}</p>;
  const card = (contestant: string) => (
    <Link href={address(`${path}/pair/${contestant}`, { at })} className="fingertip">
      <Contestant session={session} contestant={contestant} round={round} />
    </Link>
  );
  return (
    <p className={classes.meets} data-pair={!partners || undefined}>
      {partners && (
        <>
          {t('move.with')} {card(partners.own)},{' '}
        </>
      )}
      {t('move.against')} {card(opponents)}
      {partners && <>, {card(partners.theirs)}</>}
    </p>
  );
}

function Round({
  contestant,
  round,
  figureOn,
  session,
  path,
  at,
}: {
  readonly contestant: string;
  readonly round: CardRound;
  readonly figureOn: OfTeam['figureOn'] | undefined;
  readonly session: SessionSeen;
  readonly path: string;
  readonly at: string | undefined;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { side, boards } = round;
  const untold = boards.every(({ shown, line }) => !shown && !line);
  return (
    <section className={classes.round}>
      <div className={`row gap-0 gap-x-12 baseline between ${classes.head}`}>
        <h3>{t('card.round', { round: round.round })}</h3>
        <span className="muted">
          <Place round={round} />
        </span>
      </div>
      <Meets round={round} session={session} path={path} at={at} />
      {untold && boards.length > 0 && (
        <p className={`muted ${classes.meets}`}>
          {t('guide.boardsOf', ofBoards(boards.map(({ board }) => board)))} · {t('card.hidden')}
        </p>
      )}
      {!untold && (
        <div className={classes.lines}>
          <ul className={classes.boards}>
            {boards.map(({ board, shown, line }) => {
              const percent = percentOf(line?.award);
              const imps = impsOf(line?.award);
              const figure = figureOn
                ? figureOn(round.round, board)
                : percent === undefined
                  ? imps && impsText(imps, locale)
                  : percentText(percent, locale);
              const traveller = address(`${path}/board/${board}`, { pair: contestant, at });
              return (
                <li className="subgrid" key={board}>
                  {shown ? (
                    <Link href={traveller} className="fingertip" aria-label={t('traveller.board', { board })}>
                      {board}
                    </Link>
                  ) : (
                    <span>
                      <Heard seen={board}>{t('traveller.board', { board })}</Heard>
                    </span>
                  )}
                  <span>
                    {line?.result && line.status !== 'ruled' ? (
                      <ResultSeen result={line.result} />
                    ) : (
                      <span className="muted">
                        {line ? t(`traveller.status.${line.status}`) : shown ? '' : t('card.hidden')}
                      </span>
                    )}
                    {line && line.side !== side && (
                      <span className="muted"> · {t(`contract.side.${line.side}`)}</span>
                    )}
                  </span>
                  <span>
                    {line && line.score !== null && line.status !== 'ruled' ? signed(line.score) : ''}
                  </span>
                  <strong>
                    {figure !== undefined && (
                      <Link
                        href={traveller}
                        className="quiet fingertip"
                        aria-label={t('standings.whyFigure', {
                          figure,
                          of: t('traveller.board', { board }),
                        })}
                      >
                        {figure}
                      </Link>
                    )}
                  </strong>
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </section>
  );
}
