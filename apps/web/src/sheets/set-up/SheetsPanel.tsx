import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONVENTIONS, conventionOf, type Convention } from '#preferans';
import { conventionText, type Language } from '#words';
import type { SheetSettings } from '#tournament';
import type { SessionSeen } from '../../api/documents.js';
import { Choice } from '../../parts/Choice.js';
import { Panel } from '../../parts/Panel.js';
import { ProblemNote } from '../../parts/ProblemNote.js';
import { AskCommand } from '../../session/AskCommand.js';
import { NumberField } from '../../session/NumberField.js';
import classes from '../../session/set-up/SetUp.module.css';
import { useUnsaved } from '../../session/set-up/unsaved.js';
import { comparisonDraft, comparisonOf, type ComparisonDraft } from '../duplicate/comparisonDraft.js';
import { ComparisonFields } from '../duplicate/ComparisonFields.js';
import { isDuplicate } from '../duplicate/sharesDeals.js';
import { useTournamentCommand } from '../../tournament/useTournamentCommand.js';
import { SettingsList } from '../SettingsList.js';
import { CountingFields, countingDraftOf, countingOf, type CountingDraft } from './CountingFields.js';

const ENDS = ['deals', 'time', 'pools'] as const;
type Ends = (typeof ENDS)[number];

/** Deals that a round of about an hour has. */
const USUAL_DEALS = 12;

/** What is typed about the sheets of a session. */
interface Draft {
  /** A preset's name, or that of one's own convention, which is kept as it is. */
  readonly convention: string;
  readonly ends: Ends;
  readonly deals: number;
  readonly counting: CountingDraft;
  /** Left out: nobody's time is taken. */
  readonly minutesPerPlayer: number | undefined;
  readonly compared: ComparisonDraft;
}

function draftOf(sheets: SheetSettings | null, fromWord: string): Draft {
  const { convention, ends, counting, minutesPerPlayer, duplicate } = sheets ?? {};
  return {
    convention: convention?.name ?? CONVENTIONS[0].name,
    ends: ends?.by ?? 'deals',
    deals: ends?.by === 'deals' ? ends.deals : USUAL_DEALS,
    counting: countingDraftOf(counting, fromWord),
    minutesPerPlayer,
    compared: comparisonDraft(duplicate, fromWord),
  };
}

/** By what the sheets of a session are written, until when its tables play, and what counts. */
export function SheetsPanel({
  tournament,
  session,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
}) {
  const { t, i18n } = useTranslation();
  const language = i18n.language as Language;
  const kept = draftOf(session.sheets, t('sheetsRoom.cutOffFrom'));
  const [draft, setDraft] = useState(kept);
  const [asking, setAsking] = useState(false);
  const form = useTournamentCommand(tournament, 'session.choose-sheets', () => undefined);
  const own = session.sheets?.convention;
  const convention: Convention = own?.name === draft.convention ? own : conventionOf(draft.convention)!;
  const { counting, fault } = countingOf(draft.counting);
  const boards = isDuplicate(session);
  const compared = comparisonOf(draft.compared);
  const duplicate = boards ? compared.comparison : session.sheets?.duplicate;
  const changed = session.sheets === null || JSON.stringify(draft) !== JSON.stringify(kept);
  useUnsaved(t('sheetsRoom.agreed'), session.sheets !== null && changed);
  const sheets: SheetSettings = {
    convention,
    ends: draft.ends === 'deals' ? { by: 'deals', deals: draft.deals } : { by: draft.ends },
    ...(draft.minutesPerPlayer !== undefined && { minutesPerPlayer: draft.minutesPerPlayer }),
    ...(duplicate && { duplicate }),
    counting: counting ?? draft.counting.regulation,
  };
  const body = { session: session.session, sheets };
  const change = (to: Partial<Draft>) => setDraft({ ...draft, ...to });
  const { poolSize } = convention.settings;
  return (
    <Panel title={t('sheetsRoom.agreed')}>
      <NativeSelect
        label={t('sheetsRoom.convention')}
        value={draft.convention}
        data={[
          ...(own && !conventionOf(own.name) ? [{ value: own.name, label: own.name }] : []),
          ...CONVENTIONS.map(({ name }) => ({ value: name, label: conventionText(language, name) })),
        ]}
        onChange={({ currentTarget: { value } }) => change({ convention: value })}
      />
      <SettingsList convention={convention} />
      {boards && (
        <ComparisonFields
          draft={draft.compared}
          fault={compared.fault}
          onChange={(to) => change({ compared: to })}
        />
      )}
      {!boards && (
        <Choice
          label={t('sheetsRoom.ends')}
          value={draft.ends}
          options={ENDS.filter((by) => by !== 'pools' || poolSize !== null || draft.ends === 'pools').map(
            (value) => ({ value, label: t(`sheetsRoom.ends.${value}`, { size: poolSize ?? '–' }) }),
          )}
          onChange={(ends) => change({ ends })}
        />
      )}
      {!boards && draft.ends === 'deals' && (
        <div className={classes.fields}>
          <NumberField
            label={t('sheetsRoom.deals')}
            value={draft.deals}
            least={1}
            most={100}
            onChange={(deals) => change({ deals })}
          />
        </div>
      )}
      <div className={classes.fields}>
        <NumberField
          label={t('sheetsRoom.minutesPerPlayer')}
          description={t('sheetsRoom.minutesPerPlayerHint')}
          value={draft.minutesPerPlayer}
          least={1}
          most={600}
          onChange={(minutesPerPlayer) => change({ minutesPerPlayer })}
          onEmpty={() => change({ minutesPerPlayer: undefined })}
        />
      </div>
      {!boards && <CountingFields draft={draft.counting} onChange={(to) => change({ counting: to })} />}
      <ProblemNote problem={form.problem} />
      {changed && (
        <div className={classes.buttons}>
          <Button
            loading={form.pending}
            disabled={(boards ? compared.fault : fault) !== undefined}
            onClick={() => (session.status === 'set-up' ? form.submit(body) : setAsking(true))}
          >
            {t('session.save')}
          </Button>
        </div>
      )}
      {asking && (
        <AskCommand
          tournament={tournament}
          command="session.choose-sheets"
          body={(reason) => ({ ...body, reason })}
          title={t('session.amendTitle')}
          text={t('session.amendText')}
          action={t('session.amend')}
          reason="needed"
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}
