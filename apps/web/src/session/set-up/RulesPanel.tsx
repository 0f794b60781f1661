import { Select } from '../../kit/Select.js';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentSettings } from '#tournament';
import type { SessionSeen } from '../../api/documents.js';
import { SeenChanged } from '../../api/seenChanged.js';
import { MethodChoice } from '../../method/MethodChoice.js';
import { Button } from '../../kit/Button.js';
import { Choice } from '../../kit/Choice.js';
import { Held } from '../../kit/Held.js';
import { Panel } from '../../kit/Panel.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import { gameParts } from '../../play/gameParts.js';
import { useTournamentCommand } from '../../form/useTournamentCommand.js';
import { AskCommand } from '../../form/AskCommand.js';
import { PERIODS } from '../../play/paths.js';
import { useSessionDraft } from '../../form/useSessionDraft.js';
import { NumberField } from '../../kit/NumberField.js';
import { scoresOtherwise } from './amendedScores.js';
import { FederationField } from './FederationField.js';
import { RegulationFields } from './RegulationFields.js';
import { useUnsaved } from './unsaved.js';

export const EDITIONS = ['2017', '2007', '1997', '1987'] as const;
const EVERY = ['rounds', 'running'] as const;
const NAMES = ['full', 'initials'] as const;
const CONFIRMATIONS = ['other-side', 'none'] as const;

/** What holds for the whole tournament: chosen before its first session starts, amended with a reason afterwards. */
export function RulesPanel({
  tournament,
  session,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
}) {
  const { t } = useTranslation();
  const draft = useSessionDraft(tournament, session, ({ rules: kept }) => kept, { kept: session.rules });
  const { value: rules, at, changed } = draft;
  const [amending, setAmending] = useState(false);
  const toPeriods = usePeriodsAsked();
  const onKept = () => {
    const now = draft.onKept();
    return now && { settings: now.value, at: now.at };
  };
  const form = useTournamentCommand(tournament, 'tournament.choose-settings', draft.take, draft.take, onKept);
  const started = session.status !== 'set-up';
  useUnsaved(t('session.rules'), changed);
  return (
    <Panel title={t('session.rules')}>
      <Held pending={form.pending}>
        <p className="muted">{t(started ? 'session.rulesFrozen' : 'session.rulesText')}</p>
        <details className="opens spaced" open={toPeriods}>
          <summary>{t('session.rulesChange')}</summary>
          <RuleFields
            key={draft.begun}
            rules={rules}
            boards={gameParts(session.game).boards}
            onChange={draft.change}
          />
        </details>
      </Held>
      <ProblemNote problem={form.problem} />
      {(changed || form.problem) && (
        <div className="row">
          {!started && (
            <Button loading={form.pending} onClick={() => form.submit({ settings: rules, at })}>
              {t('session.save')}
            </Button>
          )}
          {(started || (form.problem && !(form.problem instanceof SeenChanged))) && (
            <Button variant={started ? 'filled' : 'default'} onClick={() => setAmending(true)}>
              {t('session.amend')}
            </Button>
          )}
        </div>
      )}
      {amending && (
        <AskCommand
          tournament={tournament}
          command="tournament.amend-settings"
          body={(reason) => ({ settings: rules, at, reason })}
          title={t('session.amendTitle')}
          text={t(scoresOtherwise(session.rules, rules) ? 'session.amendText' : 'session.amendPlainText')}
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

/** Whether the address leads to the periods; they are scrolled to, once the page has come to stand at its top. */
function usePeriodsAsked(): boolean {
  const [asked] = useState(() => location.hash === `#${PERIODS}`);
  useEffect(() => {
    if (!asked) return undefined;
    const frame = requestAnimationFrame(() => document.getElementById(PERIODS)?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [asked]);
  return asked;
}

function RuleFields({
  rules,
  boards,
  onChange,
}: {
  readonly rules: TournamentSettings;
  /** Whether it has boards: law editions of bridge, results that the other side confirms, methods that score them. */
  readonly boards: boolean;
  readonly onChange: (rules: TournamentSettings) => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      {boards && <FederationField rules={rules} onChange={onChange} />}
      <div className="row gap-12 top fields">
        {boards && (
          <Select
            label={t('session.laws')}
            value={rules.laws}
            data={[...EDITIONS]}
            onChange={(value) => onChange({ ...rules, laws: value as TournamentSettings['laws'] })}
          />
        )}
        <NumberField
          label={t('session.darkRounds')}
          description={t('session.darkRoundsHint')}
          value={rules.darkRounds}
          least={0}
          most={20}
          onChange={(darkRounds) => onChange({ ...rules, darkRounds })}
        />
        {boards && (
          <NumberField
            label={t('session.minimumShare')}
            description={t('session.minimumShareHint')}
            value={rules.minimumShare}
            least={0}
            most={100}
            onChange={(minimumShare) => onChange({ ...rules, minimumShare })}
          />
        )}
      </div>
      <Choice
        label={t('session.standings')}
        value={rules.standings}
        options={EVERY.map((value) => ({ value, label: t(`session.standings.${value}`) }))}
        onChange={(standings) => onChange({ ...rules, standings })}
      />
      {boards && (
        <Choice
          label={t('session.confirmation')}
          value={rules.confirmation}
          options={CONFIRMATIONS.map((value) => ({ value, label: t(`session.confirmation.${value}`) }))}
          onChange={(confirmation) => onChange({ ...rules, confirmation })}
        />
      )}
      <Choice
        label={t('session.names')}
        value={rules.names}
        options={NAMES.map((value) => ({ value, label: t(`session.names.${value}`) }))}
        onChange={(names) => onChange({ ...rules, names })}
      />
      <h3>{t('regulation.title')}</h3>
      <RegulationFields
        regulation={rules.regulation}
        boards={boards}
        onChange={(regulation) => onChange({ ...rules, regulation })}
      />
      {boards && (
        <>
          <h3>{t('session.methodOfTournament')}</h3>
          <MethodChoice
            method={rules.method}
            laws={rules.laws}
            onChange={(method) => onChange({ ...rules, method })}
          />
        </>
      )}
    </>
  );
}
