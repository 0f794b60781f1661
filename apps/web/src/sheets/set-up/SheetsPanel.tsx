import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONVENTIONS, contradictionsIn } from '#preferans';
import { conventionText, settingText, type Language } from '#words';
import type { SheetSettings } from '#tournament';
import type { SessionSeen } from '../../api/documents.js';
import { Button } from '../../parts/Button.js';
import { Choice } from '../../parts/Choice.js';
import { Held } from '../../parts/Held.js';
import { Panel } from '../../parts/Panel.js';
import { ProblemNote } from '../../parts/ProblemNote.js';
import { useDraft } from '../../parts/useDraft.js';
import { AskCommand } from '../../session/AskCommand.js';
import { NumberFields } from '../../session/NumberFields.js';
import classes from '../../session/set-up/SetUp.module.css';
import { useUnsaved } from '../../session/set-up/unsaved.js';
import { comparisonDraft, comparisonOf, type ComparisonDraft } from '../duplicate/comparisonDraft.js';
import { ComparisonFields } from '../duplicate/ComparisonFields.js';
import { isDuplicate } from '../duplicate/sharesDeals.js';
import { useTournamentCommand } from '../../tournament/useTournamentCommand.js';
import { SettingsList } from '../SettingsList.js';
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
    known: sheets,
    convention: draftOfConvention(convention),
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
  const {
    value: draft,
    from,
    at,
    changed: isChanged,
    change: setDraft,
    take,
  } = useDraft(kept, session.position);
  const [asking, setAsking] = useState(false);
  const form = useTournamentCommand(tournament, 'session.choose-sheets', take, take);
  // What is played already stays as it is.
  const isFrozen = session.status !== 'set-up' && session.sheets !== null;
  const known = (isFrozen ? session.sheets : draft.known)?.convention;
  const isKept = JSON.stringify(draft.convention) === JSON.stringify(from.convention);
  const convention = known && (isFrozen || isKept) ? known : conventionOfDraft(draft.convention);
  const { counting, fault } = countingOf(draft.counting);
  const boards = isDuplicate(session);
  const compared = comparisonOf(draft.compared);
  const duplicate = boards ? compared.comparison : draft.known?.duplicate;
  const changed = session.sheets === null || isChanged;
  useUnsaved(t('sheetsRoom.agreed'), session.sheets !== null && changed);
  const { poolSize } = convention?.settings ?? settingsOfDraft(draft.convention);
  const toPools = draft.ends === 'pools';
  const sheets: SheetSettings | undefined = convention && {
    convention,
    ends: draft.ends === 'deals' ? { by: 'deals', deals: draft.deals } : { by: draft.ends },
    ...(draft.minutesPerPlayer !== undefined && { minutesPerPlayer: draft.minutesPerPlayer }),
    ...(duplicate && { duplicate }),
    counting: counting ?? draft.counting.regulation,
  };
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
      <Held key={JSON.stringify(from)} pending={form.pending}>
        {isFrozen && known ? (
          <>
            <p>
              <b>{conventionText(language, known.name)}</b>. {t('sheetsRoom.frozen')}
            </p>
            <SettingsList convention={known} />
          </>
        ) : (
          <>
            <NativeSelect
              label={t('sheetsRoom.convention')}
              value={draft.convention.base}
              data={CONVENTIONS.map(({ name }) => ({ value: name, label: conventionText(language, name) }))}
              onChange={({ currentTarget: { value: base } }) =>
                change({ convention: { base, changes: {}, name: '' } })
              }
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
            value={draft.ends}
            options={ENDS.filter((by) => by !== 'pools' || poolSize !== null || !isFrozen).map((value) => ({
              value,
              label: t(`sheetsRoom.ends.${value}`),
            }))}
            onChange={(ends) =>
              change({ ends, ...(ends === 'pools' && poolSize === null && ofPools(USUAL_POOL)) })
            }
          />
        )}
        {!boards && draft.ends === 'deals' && (
          <NumberFields
            fields={[
              {
                label: t('sheetsRoom.deals'),
                value: draft.deals,
                least: 1,
                most: 100,
                onChange: (deals) => change({ deals }),
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
        <div className={classes.buttons}>
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
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}
