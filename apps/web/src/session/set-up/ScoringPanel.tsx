import { TextInput } from '../../kit/TextInput.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionSettings } from '#tournament';
import type { SessionSeen } from '../../api/documents.js';
import { MethodChoice } from '../../method/MethodChoice.js';
import { Button } from '../../kit/Button.js';
import { Choice } from '../../kit/Choice.js';
import { Held } from '../../kit/Held.js';
import { Panel } from '../../kit/Panel.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import { gameParts } from '../../play/gameParts.js';
import { useTournamentCommand } from '../../form/useTournamentCommand.js';
import { AskCommand } from '../../form/AskCommand.js';
import { useSessionDraft } from '../../form/useSessionDraft.js';
import { BreaksOf } from '../breaks/BreaksOf.js';
import { BoardsFields, filledBoards } from './BoardsFields.js';
import { ClockFields, MinutesFields } from './ClockFields.js';
import { useUnsaved } from './unsaved.js';

const TOGETHER = ['together', 'by-section'] as const;

const clockInOrder = ({ clock: { round, change, byBoard, warnings, callsRounds } }: SessionSettings) => [
  round,
  change,
  byBoard ? [byBoard.minutes, byBoard.settle] : null,
  warnings ?? null,
  callsRounds ?? false,
];

const sameMethod = (one: SessionSettings, other: SessionSettings) =>
  JSON.stringify(one.method) === JSON.stringify(other.method);

const sameClock = (one: SessionSettings, other: SessionSettings) =>
  JSON.stringify(clockInOrder(one)) === JSON.stringify(clockInOrder(other));

const sameBoards = (one: SessionSettings, other: SessionSettings) =>
  JSON.stringify(filledBoards(one.boards)) === JSON.stringify(filledBoards(other.boards));

const alike = (one: SessionSettings, other: SessionSettings) =>
  one.scored === other.scored &&
  one.ranked === other.ranked &&
  (one.called ?? 'together') === (other.called ?? 'together') &&
  one.day === other.day &&
  sameClock(one, other) &&
  sameBoards(one, other) &&
  sameMethod(one, other);

/** The key of the panel's title: of what is written on sheets nothing but the clock is set here. */
export function scoringTitle({ game }: Pick<SessionSeen, 'game'>) {
  return gameParts(game).boards ? 'session.scoring' : 'sheetsRoom.clock';
}

/** The day, the clock, the method, and whether sections are scored and ranked together. */
export function ScoringPanel({
  tournament,
  session,
  of,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  /** Whom the method ranks: the pairs of teams beside their matches; a Swiss that is still to be set brings its own. */
  readonly of: 'pairs' | 'teams' | 'swiss-planned';
}) {
  const { t } = useTranslation();
  const draft = useSessionDraft(tournament, session, ({ settings: kept }) => kept, {
    kept: session.settings,
    alike,
  });
  const { value: settings, at, changed: unsaved } = draft;
  const setSettings = draft.change;
  const { boards } = gameParts(session.game);
  const title = t(scoringTitle(session));
  const [amending, setAmending] = useState(false);
  const wanted = (to: SessionSeen['settings']) => ({ ...to, day: to.day ?? null });
  const onKept = () => {
    const now = draft.onKept();
    return now && { settings: wanted(now.value), at: now.at };
  };
  const form = useTournamentCommand(tournament, 'session.configure', draft.take, draft.take, onKept);
  const { clock, scored, ranked, method } = settings;
  const scoredAnew =
    scored !== session.settings.scored ||
    ranked !== session.settings.ranked ||
    !sameMethod(settings, session.settings);
  const body = { session: session.session, settings: wanted(settings), at };
  useUnsaved(title, unsaved);
  return (
    <Panel title={title}>
      <Held key={`minutes ${draft.begun}`} pending={form.pending}>
        <MinutesFields clock={clock} onChange={(chosen) => setSettings({ ...settings, clock: chosen })} />
      </Held>
      <Held key={`method ${draft.begun}`} pending={form.pending}>
        {of === 'swiss-planned' && <p className="muted">{t('session.methodOfSwiss')}</p>}
        {boards && of !== 'swiss-planned' && (
          <MethodChoice
            label={of === 'teams' ? t('session.methodOfPairs') : undefined}
            method={method}
            laws={session.rules.laws}
            onChange={(chosen) => setSettings({ ...settings, method: chosen })}
          />
        )}
        {session.sections.length > 1 && (
          <>
            <Choice
              label={t('session.scored')}
              value={scored}
              options={TOGETHER.map((value) => ({ value, label: t(`session.scored.${value}`) }))}
              onChange={(value) => setSettings({ ...settings, scored: value })}
            />
            <Choice
              label={t('session.ranked')}
              value={ranked}
              options={TOGETHER.map((value) => ({ value, label: t(`session.ranked.${value}`) }))}
              onChange={(value) => setSettings({ ...settings, ranked: value })}
            />
            {session.status === 'set-up' && (
              <Choice
                label={t('session.called')}
                value={settings.called ?? 'together'}
                options={TOGETHER.map((value) => ({ value, label: t(`session.called.${value}`) }))}
                onChange={(value) => setSettings({ ...settings, called: value })}
              />
            )}
          </>
        )}
      </Held>
      <details className="opens">
        <summary>{t(boards ? 'session.moreSettings' : 'session.moreOfClock')}</summary>
        <Held key={`day ${draft.begun}`} pending={form.pending}>
          <div className="row gap-12 top fields">
            <TextInput
              type="date"
              label={t('session.day')}
              description={t('session.dayHint')}
              descriptionBelow
              value={settings.day ?? ''}
              onChange={(value) => {
                const { day: _before, ...others } = settings;
                setSettings({ ...others, ...(value !== '' && { day: value }) });
              }}
            />
          </div>
          <ClockFields
            clock={clock}
            byBoard={boards}
            onChange={(chosen) => setSettings({ ...settings, clock: chosen })}
          />
          {boards && (
            <BoardsFields
              boards={settings.boards}
              onChange={(chosen) => setSettings({ ...settings, boards: chosen })}
            />
          )}
        </Held>
        <BreaksOf tournament={tournament} session={session} />
      </details>
      <ProblemNote problem={form.problem} />
      {unsaved && (
        <div>
          <Button
            loading={form.pending}
            onClick={() =>
              session.status !== 'set-up' && scoredAnew ? setAmending(true) : form.submit(body)
            }
          >
            {t('session.save')}
          </Button>
        </div>
      )}
      {amending && (
        <AskCommand
          tournament={tournament}
          command="session.amend-settings"
          body={(reason) => ({ ...body, reason })}
          title={t('session.amendTitle')}
          text={t('session.amendText')}
          action={t('session.amend')}
          reason="needed"
          onDone={draft.take}
          onTaken={draft.take}
          onKept={onKept}
          onClose={() => setAmending(false)}
        />
      )}
    </Panel>
  );
}
