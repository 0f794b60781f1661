import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { SessionSeen } from '../../api/documents.js';
import { Button } from '../../kit/Button.js';
import { Panel } from '../../kit/Panel.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import { isOfIndividuals } from '../../play/contestants.js';
import { useStopsOfStart } from '../../sheets/duplicate/useStopsOfStart.js';
import { AskCommand } from '../../form/AskCommand.js';
import { useTournamentCommand } from '../../form/useTournamentCommand.js';
import { deskPath } from '../../play/paths.js';
import { asksAtStart, missingAtStart, STEP_OF } from './missingAtStart.js';
import { stepId, useStepVariant, type Preparation } from './steps.js';

/** Starts the session: from then on its movement stays as it is. */
export function StartPanel({
  tournament,
  session,
  there,
  of,
  unsaved,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  /** How far the preparation is. */
  readonly there: Preparation;
  /** Of whom; left out: of pairs, or of players where the movement is one of individuals. */
  readonly of?: 'teams' | 'players' | undefined;
  /** The panels with changes that are not saved: they would be lost. */
  readonly unsaved: readonly string[];
}) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const [asking, setAsking] = useState(false);
  const onStarted = () => go(deskPath(tournament, session.session));
  const form = useTournamentCommand(tournament, 'session.start', onStarted);
  const body = { session: session.session, at: session.position };
  // Names may be known without an entry.
  const isNamed = session.contestants.some(({ players }) => players.length > 0);
  const missing = missingAtStart(there).filter((each) => each !== 'no-names' || !isNamed);
  const unseated =
    of === 'teams'
      ? 'session.teamsNotNumbered'
      : of === 'players' || isOfIndividuals(session)
        ? 'session.playersNotSeated'
        : 'session.notSeated';
  const missingList = (onGo?: () => void) => (
    <ul className="list fingers">
      {missing.map((each) => (
        <li key={each}>
          {each === 'no-seats' ? t(unseated, { count: there.waiting }) : t(`session.missing.${each}`)}{' '}
          <a href={`#${stepId(STEP_OF[each])}`} {...(onGo && { onClick: onGo })}>
            {t(`steps.${STEP_OF[each]}`)}
          </a>
        </li>
      ))}
    </ul>
  );
  const variant = useStepVariant('start');
  const stops = useStopsOfStart(tournament, session);
  const ready = session.sections.length > 0 && stops.every(({ stops: does }) => !does);
  const reasons = useId();
  return (
    <Panel title={t('session.start')}>
      <p>{t('session.startText')}</p>
      <div id={reasons} className="contents">
        {missing.length > 0 && session.sections.length > 0 && (
          <div className="note" data-meaning="warn">
            {missingList()}
          </div>
        )}
        {unsaved.length > 0 && (
          <p className="note" data-meaning="warn">
            {t('session.unsaved', { panels: unsaved.join(', ') })}
          </p>
        )}
        {stops.map(({ text }) => (
          <p key={text} className="note" data-meaning="warn">
            {text}
          </p>
        ))}
      </div>
      <ProblemNote problem={form.problem} />
      <div className="row">
        <Button
          variant={variant}
          loading={form.pending}
          held={!ready || unsaved.length > 0}
          aria-describedby={`${reasons} ${reasons}-first`}
          onClick={() => (asksAtStart(missing) ? setAsking(true) : form.submit(body))}
        >
          {t('session.startIt', { session: session.session })}
        </Button>
        {session.sections.length === 0 && (
          <span id={`${reasons}-first`} className="muted">
            {t('draw.movementFirst')}
          </span>
        )}
      </div>
      {asking && (
        <AskCommand
          tournament={tournament}
          command="session.start"
          body={() => body}
          title={t('session.startAsked', { session: session.session })}
          text={missingList(() => setAsking(false))}
          action={t('session.startIt', { session: session.session })}
          onDone={onStarted}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}
