import { Select } from '../../../kit/Select.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONVENTIONS, contradictionsIn } from '#preferans';
import { conventionText, settingText, type Language } from '#words';
import type { SheetSettings } from '#tournament';
import type { SessionSeen } from '../../../api/documents.js';
import { Button } from '../../../kit/Button.js';
import { Choice } from '../../../kit/Choice.js';
import type { DraftHeld } from '../../../parts/draftOn.js';
import { Held } from '../../../kit/Held.js';
import { Panel } from '../../../kit/Panel.js';
import { ProblemNote } from '../../../kit/ProblemNote.js';
import { AskCommand } from '../../../form/AskCommand.js';
import { useSessionDraft } from '../../../form/useSessionDraft.js';
import { NumberFields } from '../../../kit/NumberFields.js';
import { useUnsaved } from '../unsaved.js';
import {
  comparisonDraft,
  comparisonOf,
  type ComparisonDraft,
} from '../../../sheets/duplicate/comparisonDraft.js';
import { ComparisonFields } from '../../../sheets/duplicate/ComparisonFields.js';
import { isDuplicate } from '../../../play/sharesDeals.js';
import { useTournamentCommand } from '../../../form/useTournamentCommand.js';
import { SettingsList } from '../../../method/SettingsList.js';
import { CountingFields, countingDraftOf, countingOf, type CountingDraft } from './CountingFields.js';
import {
  conventionOfDraft,
  draftOfConvention,
  settingsOfDraft,
  withSettingNamed,
  type ConventionDraft,
} from './conventionDraft.js';
import { OwnSettings } from './OwnSettings.js';

const ENDS = ['deals', 'time', 'pools'] as const;
type Ends = (typeof ENDS)[number];

/** The size of a pool that is played on an evening. */
const USUAL_POOL = 20;

/** Deals that a round of about an hour has. */
const USUAL_DEALS = 12;

/** What is typed about the sheets of a session. */
interface Draft {
  /** What it was made of. */
  readonly known: SheetSettings | null;
  readonly convention: ConventionDraft;
  readonly ends: { readonly by: Ends; readonly deals: number };
  readonly counting: CountingDraft;
  /** Left out: nobody's time is taken. */
  readonly minutesPerPlayer: number | undefined;
  readonly compared: ComparisonDraft;
}

function draftOf(sheets: SheetSettings | null, fromWord: string): Draft {
  const { convention, ends, counting, minutesPerPlayer, duplicate } = sheets ?? {};
  return {
    known: sheets,
    convention: draftOfConvention(convention),
    ends: { by: ends?.by ?? 'deals', deals: ends?.by === 'deals' ? ends.deals : USUAL_DEALS },
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
  const keptIn = ({ sheets: read }: SessionSeen) => draftOf(read, t('sheetsRoom.cutOffFrom'));
  const typed = useSessionDraft<Draft>(tournament, session, keptIn, {
    kept: keptIn(session),
    isNone: ({ known: chosen }) => chosen === null,
  });
  const { value: draft, at, changed: isChanged, change: setDraft, take } = typed;
  const [asking, setAsking] = useState(false);
  // What is played already stays as it is.
  const isFrozen = session.status !== 'set-up' && session.sheets !== null;
  const boards = isDuplicate(session);
  /** The convention that is meant: the one that is kept, as long as it is not changed. */
  const conventionIn = ({ value, from }: Pick<DraftHeld<Draft>, 'value' | 'from'>) => {
    const known = (isFrozen ? session.sheets : value.known)?.convention;
    const isKept = JSON.stringify(value.convention) === JSON.stringify(from.convention);
    return known && (isFrozen || isKept) ? known : conventionOfDraft(value.convention);
  };
  const sheetsIn = (of: Pick<DraftHeld<Draft>, 'value' | 'from'>): SheetSettings | undefined => {
    const { value } = of;
    const convention = conventionIn(of);
    const duplicate = boards ? comparisonOf(value.compared).comparison : value.known?.duplicate;
    return (
      convention && {
        convention,
        ends: value.ends.by === 'deals' ? { by: 'deals', deals: value.ends.deals } : { by: value.ends.by },
        ...(value.minutesPerPlayer !== undefined && { minutesPerPlayer: value.minutesPerPlayer }),
        ...(duplicate && { duplicate }),
        counting: countingOf(value.counting).counting ?? value.counting.regulation,
      }
    );
  };
  const onKept = () => {
    const now = typed.onKept();
    const saved = now && sheetsIn(now);
    return saved && { sheets: saved, at: now.at };
  };
  const form = useTournamentCommand(tournament, 'session.choose-sheets', take, take, onKept);
  const known = (isFrozen ? session.sheets : draft.known)?.convention;
  const convention = conventionIn(typed);
  const { fault } = countingOf(draft.counting);
  const compared = comparisonOf(draft.compared);
  const changed = session.sheets === null || isChanged;
  useUnsaved(t('sheetsRoom.agreed'), session.sheets !== null && changed);
  const { poolSize } = convention?.settings ?? settingsOfDraft(draft.convention);
  const toPools = draft.ends.by === 'pools';
  const sheets = sheetsIn(typed);
  const body = sheets && { session: session.session, sheets, at };
  const change = (to: Partial<Draft>) => setDraft({ ...draft, ...to });
  /** Pools have a size that those who play agree on: no published convention names one. */
  const ofPools = (size: number) => {
    const of = conventionText(language, draft.convention.base);
    const suggested = t('sheetsRoom.ownNameSuggested', { convention: of });
    return { convention: withSettingNamed(draft.convention, 'poolSize', size, suggested) };
  };
  return (
    <Panel title={t('sheetsRoom.agreed')}>
      <Held key={typed.begun} pending={form.pending}>
        {isFrozen && known ? (
          <>
            <p>
              <b>{conventionText(language, known.name)}</b>. {t('sheetsRoom.frozen')}
            </p>
            <SettingsList convention={known} />
          </>
        ) : (
          <>
            <Select
              label={t('sheetsRoom.convention')}
              value={draft.convention.base}
              data={CONVENTIONS.map(({ name }) => ({ value: name, label: conventionText(language, name) }))}
              onChange={(base) => change({ convention: { base, changes: {}, name: '' } })}
            />
            <OwnSettings
              draft={draft.convention}
              toPools={toPools}
              onChange={(own) => change({ convention: own })}
            />
          </>
        )}
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
            value={draft.ends.by}
            options={ENDS.filter((by) => by !== 'pools' || poolSize !== null || !isFrozen).map((value) => ({
              value,
              label: t(`sheetsRoom.ends.${value}`),
            }))}
            onChange={(by) =>
              change({
                ends: { ...draft.ends, by },
                ...(by === 'pools' && poolSize === null && ofPools(USUAL_POOL)),
              })
            }
          />
        )}
        {!boards && draft.ends.by === 'deals' && (
          <NumberFields
            fields={[
              {
                label: t('sheetsRoom.deals'),
                value: draft.ends.deals,
                least: 1,
                most: 100,
                onChange: (deals) => change({ ends: { ...draft.ends, deals } }),
              },
            ]}
          />
        )}
        {!boards && toPools && !isFrozen && (
          <NumberFields
            fields={[
              {
                label: settingText(language, 'poolSize'),
                value: poolSize ?? undefined,
                least: 1,
                most: 1000,
                onChange: (size) => change(ofPools(size)),
              },
            ]}
          />
        )}
        <NumberFields
          fields={[
            {
              label: t('sheetsRoom.minutesPerPlayer'),
              value: draft.minutesPerPlayer,
              least: 1,
              most: 600,
              onChange: (minutesPerPlayer) => change({ minutesPerPlayer }),
              onEmpty: () => change({ minutesPerPlayer: undefined }),
            },
          ]}
        />
        <p className="muted">{t('sheetsRoom.minutesPerPlayerHint')}</p>
        {!boards && <CountingFields draft={draft.counting} onChange={(to) => change({ counting: to })} />}
      </Held>
      <ProblemNote problem={form.problem} />
      {changed && (
        <div className="row">
          <Button
            loading={form.pending}
            disabled={
              (boards ? compared.fault : fault) !== undefined ||
              !sheets ||
              contradictionsIn(sheets.convention.settings, toPools).length > 0
            }
            onClick={() => (session.status === 'set-up' ? body && form.submit(body) : setAsking(true))}
          >
            {t('session.save')}
          </Button>
        </div>
      )}
      {asking && body && (
        <AskCommand
          tournament={tournament}
          command="session.choose-sheets"
          body={(reason) => ({ ...body, reason })}
          title={t('session.amendTitle')}
          text={t('session.amendText')}
          action={t('session.amend')}
          reason="needed"
          onDone={take}
          onTaken={take}
          onKept={onKept}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}
