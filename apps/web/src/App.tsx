import { lazy, Suspense } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { ErrorBoundary } from './frame/ErrorBoundary.js';
import { Frame } from './frame/Frame.js';
import { Home } from './pages/Home.js';
import { withFewMessages, withStaffMessages } from './messages/catalogue.js';
import { NotFound } from './pages/NotFound.js';
import { Waiting } from './parts/Waiting.js';

const SetUp = lazy(() => withFewMessages(() => import('./pages/SetUp.js')));
const SignIn = lazy(() => import('./pages/SignIn.js'));
const Password = lazy(() => withFewMessages(() => import('./pages/Password.js')));
const AcceptInvitation = lazy(() => withFewMessages(() => import('./pages/AcceptInvitation.js')));
const Account = lazy(() => withStaffMessages(() => import('./installation/AccountPage.js')));
const InstallationPage = lazy(() => withStaffMessages(() => import('./installation/InstallationPage.js')));
const Join = lazy(() => withFewMessages(() => import('./pages/Join.js')));
const Pair = lazy(() => import('./pages/Pair.js'));
const Captain = lazy(() => withFewMessages(() => import('./pages/Captain.js')));
const Table = lazy(() => withFewMessages(() => import('./pages/Table.js')));
const StandingsPage = lazy(() => import('./standings/StandingsPage.js'));
const ContestPage = lazy(() => withFewMessages(() => import('./standings/contest/ContestPage.js')));
const KnockoutPage = lazy(() => withFewMessages(() => import('./knockout/KnockoutPage.js')));
const DealsPage = lazy(() => withFewMessages(() => import('./deals/DealsPage.js')));
const WallOfKnockout = lazy(() => withFewMessages(() => import('./knockout/WallOfKnockout.js')));
const WallPage = lazy(() => import('./standings/WallPage.js'));
const RecapPage = lazy(() => withFewMessages(() => import('./recap/RecapPage.js')));
const HeadToHeadPage = lazy(() => withFewMessages(() => import('./recap/HeadToHeadPage.js')));
const CardPage = lazy(() => import('./traveller/CardPage.js'));
const BoardsPage = lazy(() => import('./traveller/BoardsPage.js'));
const SheetPage = lazy(() => withFewMessages(() => import('./sheets/SheetPage.js')));
const TravellerPage = lazy(() => import('./traveller/TravellerPage.js'));
const PlayPage = lazy(() => withFewMessages(() => import('./replay/PlayPage.js')));
const RecordPlayPage = lazy(() => withStaffMessages(() => import('./session/recording/RecordPlayPage.js')));
const SetUpPage = lazy(() => withStaffMessages(() => import('./session/set-up/SetUpPage.js')));
const GuidePage = lazy(() => withFewMessages(() => import('./papers/GuidePage.js')));
const MatchesPage = lazy(() => withFewMessages(() => import('./teams/MatchesPage.js')));
const LineUpsPage = lazy(() => withStaffMessages(() => import('./teams/LineUpsPage.js')));
const AnalysisPage = lazy(() => withFewMessages(() => import('./analysis/AnalysisPage.js')));
const PlayerPage = lazy(() => withFewMessages(() => import('./analysis/PlayerPage.js')));
const PapersPage = lazy(() => withStaffMessages(() => import('./papers/PapersPage.js')));
const RoomPage = lazy(() => withStaffMessages(() => import('./session/room/RoomPage.js')));
const RulingPage = lazy(() => withStaffMessages(() => import('./rulings/RulingPage.js')));
const SeatsDrawnPage = lazy(() => withFewMessages(() => import('./draws/SeatsDrawnPage.js')));
const RoundDrawPage = lazy(() => import('./draws/RoundDrawPage.js'));
const TablesPage = lazy(() => import('./draws/TablesPage.js'));
const TournamentPage = lazy(() => import('./tournament/TournamentPage.js'));

/** Which page stands under which address. */
export function App() {
  const [location] = useLocation();
  return (
    <Frame>
      <ErrorBoundary place={location}>
        <Suspense fallback={<Waiting />}>
          <Switch>
            <Route path="/" component={Home} />
            <Route path="/set-up" component={SetUp} />
            <Route path="/sign-in" component={SignIn} />
            <Route path="/password" component={Password} />
            <Route path="/invitation" component={AcceptInvitation} />
            <Route path="/account" component={Account} />
            <Route path="/installation/:part?/:of?">
              {({ part, of }) => <InstallationPage part={part} of={of} />}
            </Route>
            <Route path="/join" component={Join} />
            <Route path="/pair" component={Pair} />
            <Route path="/captain" component={Captain} />
            <Route path="/table" component={Table} />
            <Route path="/tournaments">
              <Redirect to="/" replace />
            </Route>
            <Route path="/tournaments/:id/session/:session">
              {({ id, session }) => <StandingsPage tournament={id} session={session} />}
            </Route>
            <Route path="/tournaments/:id/session/:session/boards">
              {({ id, session }) => <BoardsPage tournament={id} session={session} />}
            </Route>
            <Route path="/tournaments/:id/session/:session/recap">
              {({ id, session }) => <RecapPage tournament={id} session={session} />}
            </Route>
            <Route path="/tournaments/:id/session/:session/head-to-head">
              {({ id, session }) => <HeadToHeadPage tournament={id} session={session} />}
            </Route>
            <Route path="/tournaments/:id/session/:session/board/:board">
              {({ id, session, board }) => (
                <TravellerPage tournament={id} session={session} board={Number(board)} />
              )}
            </Route>
            <Route path="/tournaments/:id/session/:session/board/:board/play/:table/:round">
              {({ id, session, board, table, round }) => (
                <PlayPage
                  tournament={id}
                  session={session}
                  board={Number(board)}
                  table={table}
                  round={Number(round)}
                />
              )}
            </Route>
            <Route path="/tournaments/:id/session/:session/board/:board/play/:table/:round/record">
              {({ id, session, board, table, round }) => (
                <RecordPlayPage
                  id={id}
                  session={session}
                  board={Number(board)}
                  table={table}
                  round={Number(round)}
                />
              )}
            </Route>
            <Route path="/tournaments/:id/session/:session/sheet/:table/:round">
              {({ id, session, table, round }) => (
                <SheetPage tournament={id} session={session} table={table} round={Number(round)} />
              )}
            </Route>
            <Route path="/tournaments/:id/session/:session/pair/:contestant">
              {({ id, session, contestant }) => (
                <CardPage tournament={id} session={session} contestant={contestant} />
              )}
            </Route>
            <Route path="/tournaments/:id/session/:session/pair/:contestant/guide">
              {({ id, session, contestant }) => (
                <GuidePage tournament={id} session={session} contestant={contestant} />
              )}
            </Route>
            <Route path="/tournaments/:id/session/:session/pair/:contestant/analysis">
              {({ id, session, contestant }) => (
                <AnalysisPage tournament={id} session={session} contestant={contestant} />
              )}
            </Route>
            <Route path="/tournaments/:id/player/:player">
              {({ id, player }) => <PlayerPage key={`${id} ${player}`} tournament={id} player={player} />}
            </Route>
            <Route path="/tournaments/:id/session/:session/papers/:paper?">
              {({ id, session, paper }) => <PapersPage id={id} session={session} paper={paper} />}
            </Route>
            <Route path="/tournaments/:id/session/:session/seats-drawn">
              {({ id, session }) => <SeatsDrawnPage tournament={id} session={session} />}
            </Route>
            <Route path="/tournaments/:id/session/:session/round-draw">
              {({ id, session }) => <RoundDrawPage tournament={id} session={session} />}
            </Route>
            <Route path="/tournaments/:id/session/:session/tables">
              {({ id, session }) => <TablesPage tournament={id} session={session} />}
            </Route>
            <Route path="/tournaments/:id/session/:session/matches">
              {({ id, session }) => <MatchesPage tournament={id} session={session} />}
            </Route>
            <Route path="/tournaments/:id/session/:session/line-ups">
              {({ id, session }) => <LineUpsPage id={id} session={session} />}
            </Route>
            <Route path="/tournaments/:id/session/:session/wall">
              {({ id, session }) => <WallPage tournament={id} session={session} />}
            </Route>
            <Route path="/tournaments/:id/session/:session/set-up">
              {({ id, session }) => <SetUpPage id={id} session={session} />}
            </Route>
            <Route path="/tournaments/:id/session/:session/room/:part?">
              {({ id, session, part }) => <RoomPage id={id} session={session} part={part} />}
            </Route>
            <Route path="/tournaments/:id/session/:session/room/:part/:of">
              {({ id, session, part, of }) => <RoomPage id={id} session={session} part={part} of={of} />}
            </Route>
            <Route path="/tournaments/:id/session/:session/rule/:ruling?">
              {({ id, session, ruling }) => <RulingPage id={id} session={session} ruling={ruling} />}
            </Route>
            <Route path="/tournaments/:id/contest/:contest">
              {({ id, contest }) => <ContestPage tournament={id} name={contest} />}
            </Route>
            <Route path="/tournaments/:id/knockout/:knockout/wall">
              {({ id, knockout }) => <WallOfKnockout tournament={id} name={knockout} />}
            </Route>
            <Route path="/tournaments/:id/knockout/:knockout">
              {({ id, knockout }) => <KnockoutPage tournament={id} name={knockout} />}
            </Route>
            <Route path="/tournaments/:id/deals/:set">
              {({ id, set }) => <DealsPage tournament={id} set={set} />}
            </Route>
            <Route path="/tournaments/:id/:tab?">
              {({ id, tab }) => <TournamentPage key={id} id={id} tab={tab} />}
            </Route>
            <Route component={NotFound} />
          </Switch>
        </Suspense>
      </ErrorBoundary>
    </Frame>
  );
}
