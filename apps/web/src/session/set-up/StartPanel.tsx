import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { SessionSeen } from '../../api/documents.js';
import { Button } from '../../kit/Button.js';
import { Panel } from '../../kit/Panel.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import { isOfIndividuals } from '../../play/contestants.js';
import { useStopsOfStart } from '../../sheets/duplicate/useStopsOfStart.js';
import { useTournamentCommand } from '../../form/useTournamentCommand.js';
import { deskPath } from '../../play/paths.js';
import { useStepVariant } from './steps.js';

/** Starts the session: from then on its movement stays as it is. */
export function StartPanel({
  tournament,
  session,
  waiting,
  of,
  unsaved,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  /** How many who take part have no place yet. */
  readonly waiting: number;
  /** Of whom; left out: of pairs, or of players where the movement is one of individuals. */
  readonly of?: 'teams' | 'players' | undefined;
  /** The panels with changes that are not saved: they would be lost. */
  readonly unsaved: readonly string[];
}) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const form = useTournamentCommand(tournament, 'session.start', () =>
    go(deskPath(tournament, session.session)),
  );
  const variant = useStepVariant('start');
  const stops = useStopsOfStart(tournament, session);
  const ready = session.sections.length > 0 && stops.every(({ stops: does }) => !does);
  const reasons = useId();
  return (
    <Panel title={t('session.start')}>
      <p>{t('session.startText')}</p>
      <div id={reasons} className="contents">
        {waiting > 0 && (
          <p className="note" data-meaning="warn">
            {t(
              of === 'teams'
                ? 'session.teamsNotNumbered'
                : of === 'players' || isOfIndividuals(session)
                  ? 'session.playersNotSeated'
                  : 'session.notSeated',
              { count: waiting },
            )}
          </p>
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
          onClick={() => form.submit({ session: session.session, at: session.position })}
        >
          {t('session.startIt', { session: session.session })}
        </Button>
        {session.sections.length === 0 && (
          <span id={`${reasons}-first`} className="muted">
            {t('draw.movementFirst')}
          </span>
        )}
      </div>
    </Panel>
  );
}
