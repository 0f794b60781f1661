import { useTranslation } from 'react-i18next';
import { judgeDeal, placeIn, type Settings } from '#preferans';
import { Button } from '../../kit/Button.js';
import { dealOfEffect, useKeptDeal } from '../halfWritten.js';
import { playersAt } from '../../sheets/playersAt.js';
import { DealFields } from '../../sheets/table/DealForm.js';
import { DealSeen } from '../../sheets/table/DealSeen.js';
import { draftOf, emptyDraft } from '../../sheets/table/draft.js';
import { EntriesSeen } from '../../sheets/table/EntriesSeen.js';
import { entriesSeen } from '../../sheets/table/seenEntries.js';
import { faultText } from '../../sheets/words.js';
import { IN_A_DEAL, readRectification } from './rectificationDrafts.js';
import { RectificationFields } from './RectificationFields.js';
import { readLine, rectificationsIn, type DealDraft, type LineOfDraft } from './sheetDrafts.js';

/** A deal as it is ruled: what was played, tapped as at the table, and what the ruling writes in it beside that. */
export function DealRuled({
  draft,
  of,
  at: { seen, before, standing },
  settings,
  rule,
  tried,
  onChange,
}: {
  readonly draft: DealDraft;
  /** Which effect of the ruling it is. */
  readonly of: number;
  readonly at: LineOfDraft;
  readonly settings: Settings;
  readonly rule: string;
  readonly tried: boolean;
  readonly onChange: (draft: DealDraft) => void;
}) {
  const { t, i18n } = useTranslation();
  const players = playersAt(seen);
  const kept = useKeptDeal(dealOfEffect(of, 'deal'));
  const { record, ended } = draft;
  if (!record) {
    const known = standing?.kind === 'deal' ? standing.record : undefined;
    const begun = known ? draftOf(known) : emptyDraft(before);
    return (
      <>
        <DealFields
          sheet={{ ...before, dealer: known?.dealer ?? before.dealer }}
          players={players}
          draft={ended === 'played' ? begun : { ...begun, ended, tricks: null }}
          kept={kept}
          action={t('sheetsRoom.ruling.soPlayed')}
          onRecord={(written) => onChange({ ...draft, record: written })}
        />
        {tried && (
          <p role="alert" className="bad">
            {t('sheetsRoom.ruling.dealFirst')}
          </p>
        )}
      </>
    );
  }
  const drafts = rectificationsIn(draft, settings);
  const isOpen = drafts.some((one) => one.kind === 'transfer' && !readRectification(one));
  const hints = draft.follows.flatMap(({ one, seat }) =>
    one.kind === 'takes' && one.tricks !== 'all' && seat !== undefined && isOpen ? [one.tricks] : [],
  );
  const line = readLine(draft, settings);
  const written = line?.kind === 'deal' ? line.record : undefined;
  const judged = written && judgeDeal(written, before.settings, placeIn(before));
  return (
    <>
      <p>
        <DealSeen record={written ?? record} players={players} />
      </p>
      <div>
        <Button variant="default" onClick={() => onChange({ ...draft, record: undefined })}>
          {t('sheetsRoom.ruling.otherDeal')}
        </Button>
      </div>
      {hints.map((hint) => (
        <p key={hint} className="muted">
          {t(`sheetsRoom.ruling.takes.${hint}`)}
        </p>
      ))}
      <RectificationFields
        players={players}
        kinds={IN_A_DEAL}
        drafts={drafts}
        rule={rule}
        tried={tried}
        onChange={(rectifications) => onChange({ ...draft, rectifications })}
      />
      {written && judged?.possible && (
        <EntriesSeen entries={entriesSeen(written, before)} players={players} />
      )}
      {judged?.possible === false && (
        <p role="alert" className="bad">
          {judged.faults.map(({ fault }) => faultText(i18n, fault)).join(' ')}
        </p>
      )}
    </>
  );
}
