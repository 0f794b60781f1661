import type { DealtBySeen } from '../api/travellerDocuments.js';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'wouter';
import type { SessionSeen } from '../api/documents.js';
import { address } from '../api/journal.js';
import { Problem } from '../api/problem.js';
import { travellerQuery } from '../api/sessionQueries.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { Waiting } from '../kit/Waiting.js';
import { later } from '../kit/later.js';
import { Contestant } from '../play/Contestant.js';
import { AboutSession } from '../standings/AboutSession.js';
import { SharePage } from '../parts/SharePage.js';
import { SessionPage, type SessionShown } from '../shell/SessionPage.js';
import { PdfWhenAsked } from '../prints/PdfWhenAsked.js';
import { rulingsPath } from '../play/paths.js';
import { gameParts } from '../play/gameParts.js';
import { playsTeams } from '../play/playsTeams.js';
import { directs } from '../play/roles.js';
import { BoardNeighbours } from '../traveller/BoardNeighbours.js';
import { Deal } from '../traveller/Deal.js';
import { DealViews } from '../traveller/DealViews.js';
import { DoubleDummy } from '../traveller/DoubleDummy.js';
import { plays } from '../play/ownAward.js';
import { TravellerTable } from '../traveller/TravellerTable.js';
import classes from '../traveller/TravellerPage.module.css';
import { InHandViewer } from '../traveller/InHandViewer.js';

const OwnOnBoard = later(() => import('../traveller/OwnOnBoard.js'));
const ViewDeal = later(() => import('../traveller/ViewDeal.js'));
const BoardTraveller = later(() => import('../sheets/duplicate/BoardTraveller.js'));
const TravellerOfTeams = later(() => import('../teams/TravellerOfTeams.js'));
const AuctionsOfBoard = later(() => import('../replay/AuctionsOfBoard.js'));

/** Why there is no deal to show. */
const NO_DEAL: Readonly<Record<string, 'traveller.dealtAtTable' | 'traveller.recorded'>> = {
  'dealt-at-table': 'traveller.dealtAtTable',
  recorded: 'traveller.recorded',
};

/** Who dealt the board by hand, as far as anybody has said. */
function howDealt({ by, assumed, bothSides }: DealtBySeen) {
  if (assumed) return 'assumed' as const;
  return by === 'players' && bothSides === false ? ('one-side' as const) : by;
}

/** A board's traveller: the deal, the field, and why each score is worth what it is. */
export default function TravellerPage({
  tournament,
  session,
  board,
}: {
  readonly tournament: string;
  readonly session: string;
  readonly board: number;
}) {
  const { t } = useTranslation();
  return (
    <SessionPage tournament={tournament} name={session} tab="boards" title={t('traveller.board', { board })}>
      {(shown) =>
        gameParts(shown.session.game).sheets ? (
          <BoardTraveller key={board} board={board} shown={shown} />
        ) : (
          <Traveller key={board} board={board} shown={shown} />
        )
      }
    </SessionPage>
  );
}

function Traveller({ board, shown }: { readonly board: number; readonly shown: SessionShown }) {
  const { tournament, session, at, path } = shown;
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const pair = search.get('pair') ?? undefined;
  const query = useQuery({
    ...travellerQuery(tournament.id, session.session, board, at),
    placeholderData: keepPreviousData,
  });
  const traveller = query.data;
  if (!traveller) {
    const problem = query.error;
    if (problem instanceof Problem && problem.status === 404) return <p>{t('traveller.unknown')}</p>;
    return problem ? <QueryProblem problem={problem} retry={() => query.refetch()} /> : <Waiting />;
  }
  const ofTeams = playsTeams(session);
  const Table = ofTeams ? TravellerOfTeams : TravellerTable;
  const own = pair !== undefined && !ofTeams && traveller.lines.find((line) => plays(line, pair));
  const mayView = directs(tournament) && tournament.status !== 'archived' && at === undefined;
  return (
    <div className={`stack gap-16 ${classes.page}`}>
      <BoardNeighbours boards={session.boards} board={board} path={path} pair={pair} at={at} />
      {pair !== undefined && <Followed pair={pair} session={session} path={path} at={at} />}
      {traveller.shown && own && (
        <OwnOnBoard line={own} contestant={pair!} traveller={traveller} session={session} />
      )}
      <div className={`grid gap-16 one-column ${classes.whole}`}>
        <section className={classes.board} aria-labelledby="board">
          <div className="row gap-4 gap-x-12 baseline between">
            <h2 className="larger" id="board">
              {t('traveller.board', { board })}
            </h2>
            <span className="muted">
              {t('traveller.facts', {
                dealer: t(`contract.seatName.${traveller.dealer as 'N'}`),
                vulnerable: t(`contract.vulnerable.${traveller.vulnerable as 'none'}`),
              })}
            </span>
          </div>
          {traveller.deal === null ? (
            <>
              <p className="muted">{t(NO_DEAL[traveller.dealing] ?? 'traveller.noDeal')}</p>
              {(traveller.dealing === 'dealt' || traveller.dealing === 'recorded') && mayView && (
                <ViewDeal tournament={tournament.id} set={session.boardSet} board={board} />
              )}
            </>
          ) : (
            <>
              <Deal text={traveller.deal} />
              <DoubleDummy analysis={traveller.doubleDummy} />
              {session.released.includes(board) && (
                <InHandViewer
                  of={{
                    board,
                    dealer: traveller.dealer as 'N',
                    vulnerable: traveller.vulnerable as 'none',
                    deal: traveller.deal,
                  }}
                />
              )}
            </>
          )}
          <PdfWhenAsked
            tournament={tournament.id}
            of={{ paper: 'travellers', session: session.session, board }}
            at={at}
          />
          {at === undefined && (
            <div className="row not-printed">
              <SharePage title={t('traveller.board', { board })} />
            </div>
          )}
        </section>
        <div className="stack gap-16 shrinks">
          {traveller.shown ? (
            <>
              <Table
                traveller={traveller}
                session={session}
                tournament={tournament.id}
                pair={pair}
                at={at}
                path={path}
              />
              {traveller.lines.some(({ recorded }) => recorded) && (
                <AuctionsOfBoard tournament={tournament.id} session={session.session} board={board} at={at} />
              )}
              {traveller.lines.some(({ rulings }) => rulings.length > 0) && (
                <p>
                  <Link href={rulingsPath(tournament.id, { session: session.session, board })}>
                    {t('rulings.onBoard')}
                  </Link>
                </p>
              )}
            </>
          ) : (
            <p>{t('traveller.hidden')}</p>
          )}
        </div>
      </div>
      <AboutSession shown={shown}>
        {traveller.dealtBy && (
          <p className="muted">{t(`traveller.dealtBy.${howDealt(traveller.dealtBy)}`)}</p>
        )}
        <DealViews looks={traveller.looks} />
      </AboutSession>
    </div>
  );
}

/** Whose line is marked from board to board, and the way back to the card. */
function Followed({
  pair,
  session,
  path,
  at,
}: {
  readonly pair: string;
  readonly session: SessionSeen;
  readonly path: string;
  readonly at: string | undefined;
}) {
  const { t } = useTranslation();
  if (!session.contestants.some(({ contestant }) => contestant === pair)) return null;
  return (
    <p>
      <Link href={address(`${path}/pair/${pair}`, { at })}>
        {t('card.title')}: <Contestant session={session} contestant={pair} />
      </Link>
    </p>
  );
}
