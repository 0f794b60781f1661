import { useQuery } from '@tanstack/react-query';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { sessionQuery } from './api/queries.js';
import { ErrorBoundary } from './frame/ErrorBoundary.js';
import { Frame } from './frame/Frame.js';
import { NotFound } from './kit/NotFound.js';
import { later } from './kit/later.js';
import { ChangesShown } from './seen/ChangesShown.js';
import { UndoShown } from './undo/UndoShown.js';

const Home = later(() => import('./pages/Home.js'));
const SetUp = later(() => import('./pages/SetUp.js'));
const SignIn = later(() => import('./pages/SignIn.js'));
const OwnAccount = later(() => import('./pages/OwnAccount.js'));
const AcceptInvitation = later(() => import('./pages/AcceptInvitation.js'));
const Account = later(() => import('./administration/AccountPage.js'));
const AdministrationPage = later(() => import('./administration/AdministrationPage.js'));
const Join = later(() => import('./pages/Join.js'));
const Pair = later(() => import('./pages/Pair.js'));
const EndMail = later(() => import('./pages/EndMail.js'));
const CalendarPage = later(() => import('./tournament/calendar/CalendarPage.js'));
const EnterPage = later(() => import('./entering/EnterPage.js'));
const OwnEntryPage = later(() => import('./entering/OwnEntryPage.js'));
const Captain = later(() => import('./pages/Captain.js'));
const Table = later(() => import('./pages/Table.js'));
const StandingsPage = later(() => import('./pages/StandingsPage.js'));
const ContestPage = later(() => import('./standings/contest/ContestPage.js'));
const KnockoutPage = later(() => import('./knockout/KnockoutPage.js'));
const DealsPage = later(() => import('./deals/DealsPage.js'));
const KnockoutDisplay = later(() => import('./knockout/KnockoutDisplay.js'));
const HallDisplayPage = later(() => import('./pages/HallDisplayPage.js'));
const RecapPage = later(() => import('./pages/RecapPage.js'));
const SendPage = later(() => import('./pages/SendPage.js'));
const HeadToHeadPage = later(() => import('./recap/HeadToHeadPage.js'));
const CardPage = later(() => import('./pages/CardPage.js'));
const BoardsPage = later(() => import('./traveller/BoardsPage.js'));
const SheetPage = later(() => import('./sheets/SheetPage.js'));
const TravellerPage = later(() => import('./pages/TravellerPage.js'));
const PlayPage = later(() => import('./replay/PlayPage.js'));
const RecordPlayPage = later(() => import('./session/recording/RecordPlayPage.js'));
const SetUpPage = later(() => import('./session/set-up/SetUpPage.js'));
const GuidePage = later(() => import('./printouts/GuidePage.js'));
const MatchesPage = later(() => import('./teams/MatchesPage.js'));
const LineUpsPage = later(() => import('./teams/LineUpsPage.js'));
const AnalysisPage = later(() => import('./analysis/AnalysisPage.js'));
const PlayerPage = later(() => import('./analysis/PlayerPage.js'));
const PrintoutsPage = later(() => import('./printouts/PrintoutsPage.js'));
const DeskPage = later(() => import('./pages/DeskPage.js'));
const RulingPage = later(() => import('./rulings/RulingPage.js'));
const SeatsDrawnPage = later(() => import('./draws/SeatsDrawnPage.js'));
const RoundDrawPage = later(() => import('./draws/RoundDrawPage.js'));
const TablesPage = later(() => import('./draws/TablesPage.js'));
const KitPage = later(() => import('./kit/KitPage.js'));
const TournamentPage = later(() => import('./tournament/TournamentPage.js'));

const OWN_ACCOUNT = '/own-account';

/** Which page stands under which address. Who has to set up a second factor first is led there. */
export function App() {
  const [location] = useLocation();
  const { data: session } = useQuery(sessionQuery);
  if (session?.person?.lacksSecondFactor && location !== OWN_ACCOUNT)
    return <Redirect to={OWN_ACCOUNT} replace />;
  return (
    <Frame>
      <ChangesShown />
      <ErrorBoundary place={location}>
        <Switch>
          <Route path="/" component={Home} />
          <Route path="/set-up" component={SetUp} />
          <Route path="/sign-in" component={SignIn} />
          <Route path="/own-account" component={OwnAccount} />
          <Route path="/invitation" component={AcceptInvitation} />
          <Route path="/account" component={Account} />
          <Route path="/installation/:part?/:of?">
            {({ part, of }) => <AdministrationPage part={part} of={of} />}
          </Route>
          <Route path="/join" component={Join} />
          <Route path="/pair" component={Pair} />
          <Route path="/calendar" component={CalendarPage} />
          <Route path="/captain" component={Captain} />
          <Route path="/entry" component={OwnEntryPage} />
          <Route path="/mail" component={EndMail} />
          <Route path="/table" component={Table} />
          <Route path="/kit" component={KitPage} />
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
          <Route path="/tournaments/:id/session/:session/send">
            {({ id, session }) => <SendPage tournament={id} session={session} />}
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
            {({ id, session, paper }) => <PrintoutsPage id={id} session={session} paper={paper} />}
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
            {({ id, session }) => <HallDisplayPage tournament={id} session={session} />}
          </Route>
          <Route path="/tournaments/:id/session/:session/set-up">
            {({ id, session }) => <SetUpPage id={id} session={session} />}
          </Route>
          <Route path="/tournaments/:id/session/:session/room/:part?">
            {({ id, session, part }) => <DeskPage id={id} session={session} part={part} />}
          </Route>
          <Route path="/tournaments/:id/session/:session/room/:part/:of">
            {({ id, session, part, of }) => <DeskPage id={id} session={session} part={part} of={of} />}
          </Route>
          <Route path="/tournaments/:id/session/:session/rule/:ruling?">
            {({ id, session, ruling }) => <RulingPage id={id} session={session} ruling={ruling} />}
          </Route>
          <Route path="/tournaments/:id/contest/:contest">
            {({ id, contest }) => <ContestPage tournament={id} name={contest} />}
          </Route>
          <Route path="/tournaments/:id/knockout/:knockout/wall">
            {({ id, knockout }) => <KnockoutDisplay tournament={id} name={knockout} />}
          </Route>
          <Route path="/tournaments/:id/knockout/:knockout">
            {({ id, knockout }) => <KnockoutPage tournament={id} name={knockout} />}
          </Route>
          <Route path="/tournaments/:id/deals/:set">
            {({ id, set }) => <DealsPage tournament={id} set={set} />}
          </Route>
          <Route path="/tournaments/:id/enter">{({ id }) => <EnterPage key={id} tournament={id} />}</Route>
          <Route path="/tournaments/:id/:tab?">
            {({ id, tab }) => <TournamentPage key={id} id={id} tab={tab} />}
          </Route>
          <Route component={NotFound} />
        </Switch>
      </ErrorBoundary>
      <UndoShown />
    </Frame>
  );
}
