import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SessionSeen } from '../../api/documents.js';
import { lastingCardsQuery, pairingQuery } from '../../api/queries.js';
import { entriesQuery, whereaboutsQuery } from '../../api/deskQueries.js';
import { matchesQuery } from '../../api/sessionQueries.js';
import type { Tournament } from '../../api/types.js';
import { cardless } from '../../devices/cardless.js';
import { PrintSheet, type Sheet } from '../../devices/PrintSheet.js';
import { Choice } from '../../kit/Choice.js';
import { Held } from '../../kit/Held.js';
import { Page } from '../../kit/Page.js';
import { Panel } from '../../kit/Panel.js';
import { Pill } from '../../kit/Pill.js';
import { useKeptChoice } from '../../parts/useKeptChoice.js';
import { useListNotEntered } from '../entries/listNotEntered.js';
import { useListUnderWay } from '../entries/listUnderWay.js';
import { StandingsPanel } from '../grouping/StandingsPanel.js';
import { knockoutPath, printoutsPath, deskPath } from '../../play/paths.js';
import { SessionGate } from '../../shell/SessionGate.js';
import { gameParts } from '../../play/gameParts.js';
import { hasBoards } from '../../play/sharesDeals.js';
import { SheetsPanel } from './sheets/SheetsPanel.js';
import { TablesPanel } from './sheets/TablesPanel.js';
import { playsTeams } from '../../play/playsTeams.js';
import { NumbersPanel } from '../teams/NumbersPanel.js';
import { TeamsPanel } from '../teams/TeamsPanel.js';
import { DeletePanel } from './AbandonPanel.js';
import { LastingCards } from '../../devices/LastingCards.js';
import { CardsPanel } from './CardsPanel.js';
import { DealsPanel } from './DealsPanel.js';
import { areAlone } from '../../play/areAlone.js';
import { EnterHere } from './EnterHere.js';
import { EntrantsPanel } from './EntrantsPanel.js';
import { MovementPanel } from './MovementPanel.js';
import { RulesPanel } from './RulesPanel.js';
import { preparationOf } from './preparation.js';
import { ScoringPanel, scoringTitle } from './ScoringPanel.js';
import { SeatsPanel } from './SeatsPanel.js';
import classes from './SetUp.module.css';
import { StartPanel } from './StartPanel.js';
import { CurrentStep, nextStep, stepId, STEPS } from './steps.js';
import { StepsLine } from './StepsLine.js';
import { useLastBefore } from './useLastBefore.js';
import { UnsavedPanels, type ReportUnsaved } from './unsaved.js';

/** Whose session it may be where teams have entered. */
const OF = ['teams', 'pairs'] as const;

/** A session set up on one page, from the number of pairs to the first call. */
export default function SetUpPage({ id, session }: { readonly id: string; readonly session: string }) {
  return (
    <SessionGate tournament={id} session={session} who="directs">
      {(tournament, seen) => <SetUp tournament={tournament} session={seen} />}
    </SessionGate>
  );
}

function SetUp({ tournament, session }: { readonly tournament: Tournament; readonly session: SessionSeen }) {
  const { t } = useTranslation();
  const { data: entriesNow } = useQuery(entriesQuery(tournament.id));
  const entering = useListUnderWay(tournament.id) !== undefined;
  const listed = useListNotEntered(tournament.id) || entering;
  // As long as a list is being entered the page stays as it is: each of its entries would change what is offered.
  const data = useLastBefore(entriesNow, entering);
  const { data: whereabouts } = useQuery({
    ...whereaboutsQuery(tournament.id, session.session),
    enabled: hasBoards(session) && session.boards.length > 0,
  });
  const { data: matches } = useQuery({
    ...matchesQuery(tournament.id, session.session),
    enabled: playsTeams(session),
  });
  const { data: pairing } = useQuery(pairingQuery(tournament.id));
  const { data: lasting } = useQuery(lastingCardsQuery(tournament.id));
  const [sheet, setSheet] = useState<Sheet>();
  const [more, setMore] = useState(false);
  const [swissPlanned, setSwissPlanned] = useState(false);
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const reportUnsaved = useCallback<ReportUnsaved>(
    (panel, is) => setUnsaved((held) => [...held.filter((other) => other !== panel), ...(is ? [panel] : [])]),
    [],
  );
  const takingPart = (data?.entries ?? []).filter(({ withdrawn }) => !withdrawn);
  const everybody = takingPart.filter(({ captain }) => captain === undefined);
  const teams = playsTeams(session);
  const { boards, sheets, help } = gameParts(session.game);
  const [offered, setOffered] = useKeptChoice(
    `of ${tournament.id} ${session.session}`,
    OF,
    teams || (boards && session.sections.length === 0 && everybody.length === 0) ? 'teams' : 'pairs',
  );
  if (sheet) {
    return (
      <Page title={t('session.setUpTitle', { session: session.session })} of={tournament.name}>
        <PrintSheet tournament={tournament} sheet={sheet} onClose={() => setSheet(undefined)} />
      </Page>
    );
  }
  const chosen = session.entrants && new Set(session.entrants.entries);
  const ofFour = takingPart.filter(({ captain }) => captain !== undefined);
  const mayPlayTeams = boards && ofFour.length > 0 && session.status === 'set-up';
  const forTeams = mayPlayTeams ? offered === 'teams' : teams;
  const entries = everybody.filter(({ entry }) => chosen?.has(entry) ?? true);
  const ofTeams = ofFour.filter(({ entry }) => chosen?.has(entry) ?? true);
  const archived = tournament.status === 'archived';
  const parts = { tournament: tournament.id, session };
  const there = preparationOf({
    session,
    forTeams,
    entries: forTeams ? ofTeams : entries,
    listed,
    matches,
    whereabouts,
    cardless:
      pairing && lasting && session.tables.length > 0
        ? cardless(tournament.id, session, { ...pairing, lasting }).length
        : undefined,
    scoringUnsaved: unsaved.includes(t(scoringTitle(session))),
  });
  const entersHere =
    data !== undefined && (takingPart.length === 0 || listed) && session.status === 'set-up' && !archived;
  const steps = STEPS.filter((step) => step !== 'deals' || hasBoards(session));
  return (
    <Page
      title={t('session.setUpTitle', { session: session.session })}
      of={tournament.name}
      help={help ?? (forTeams ? 'teams' : 'movements')}
      aside={<Pill meaning="plain">{t(`session.status.${session.status}`)}</Pill>}
    >
      <p className="fingers">
        <strong>{tournament.name}</strong>
        {' · '}
        <Link href={`/tournaments/${tournament.id}/sessions`}>{t('session.backToTournament')}</Link>
        {session.knockout !== null && (
          <>
            {' · '}
            <Link href={knockoutPath(tournament.id, session.knockout)}>{t('knockout.bracket')}</Link>
          </>
        )}
        {session.sections.length > 0 && (
          <>
            {' · '}
            <Link href={printoutsPath(tournament.id, session.session)}>{t('papers.title')}</Link>
          </>
        )}
        {session.status !== 'set-up' && (
          <>
            {' · '}
            <Link href={deskPath(tournament.id, session.session)}>{t('room.title')}</Link>
          </>
        )}
      </p>
      {data && session.status === 'set-up' && !archived && (
        <StepsLine
          tournament={tournament.id}
          there={there}
          steps={steps}
          of={forTeams ? 'teams' : undefined}
          entriesHere={entersHere}
        />
      )}
      {archived && <p className="note">{t('session.archived')}</p>}
      <UnsavedPanels value={reportUnsaved}>
        <CurrentStep value={nextStep(there)}>
          <fieldset className="stack gap-16" disabled={archived}>
            {(takingPart.length > 0 || session.entrants !== null) && (
              <EntrantsPanel {...parts} entries={forTeams ? ofFour : takingPart} />
            )}
            {mayPlayTeams && (
              <Panel title={t('teams.of')}>
                <Choice
                  label={t('teams.of')}
                  labelHidden
                  value={offered}
                  options={OF.map((value) => ({ value, label: t(`teams.of.${value}`) }))}
                  onChange={setOffered}
                />
              </Panel>
            )}
            {entersHere && entriesNow && (
              <EnterHere
                tournament={tournament.id}
                entries={entriesNow.entries}
                alone={!boards}
                listed={listed}
              />
            )}
            <Held pending={entering}>
              <div id={stepId('movement')} className={classes.step}>
                {data && sheets && <TablesPanel {...parts} entered={entries} />}
                {data && forTeams && <TeamsPanel {...parts} entries={ofTeams} />}
                {sheets && <SheetsPanel {...parts} />}
                {data && boards && !forTeams && (
                  <MovementPanel
                    key={`movement ${JSON.stringify(session.entrants)}`}
                    {...parts}
                    entries={entries}
                    onSwissPlanned={setSwissPlanned}
                  />
                )}
              </div>
              <div id={stepId('scoring')} className={classes.step}>
                <ScoringPanel {...parts} of={forTeams ? 'teams' : swissPlanned ? 'swiss-planned' : 'pairs'} />
              </div>
              <div id={stepId('seats')} className={classes.step}>
                {forTeams ? (
                  <NumbersPanel {...parts} entries={ofTeams} />
                ) : (
                  <SeatsPanel {...parts} entries={entries} />
                )}
              </div>
              {hasBoards(session) && (
                <div id={stepId('deals')} className={classes.step}>
                  <DealsPanel tournament={tournament} session={session} />
                </div>
              )}
              {session.status !== 'closed' && (
                <div id={stepId('cards')} className={classes.step}>
                  <CardsPanel {...parts} onMade={setSheet} />
                </div>
              )}
              <RulesPanel {...parts} />
              {session.status === 'set-up' && (
                <>
                  <div id={stepId('start')} className={classes.step}>
                    <StartPanel
                      {...parts}
                      unsaved={unsaved}
                      there={there}
                      of={forTeams ? 'teams' : areAlone(entries) ? 'players' : undefined}
                    />
                  </div>
                </>
              )}
            </Held>
            <details
              className="opens"
              open={more}
              onToggle={({ currentTarget }) => setMore(currentTarget.open)}
            >
              <summary>{t('session.more')}</summary>
              {boards && session.sections.length > 0 && <StandingsPanel {...parts} />}
              {session.status !== 'closed' && session.tables.length > 0 && (
                <LastingCards
                  tournament={tournament.id}
                  sessions={[session]}
                  givenTo={session.session}
                  onMade={setSheet}
                />
              )}
              {session.status === 'set-up' && <DeletePanel {...parts} />}
            </details>
          </fieldset>
        </CurrentStep>
      </UnsavedPanels>
    </Page>
  );
}
