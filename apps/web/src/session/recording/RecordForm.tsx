import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { recordProblemText, type Language } from '#words';
import type { PlayPlace } from '#tournament';
import type { RecordSeen } from '../../api/recordDocuments.js';
import { ResultSeen } from '../../contract/ResultSeen.js';
import { Button } from '../../kit/Button.js';
import { Held } from '../../kit/Held.js';
import { Panel } from '../../kit/Panel.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import { AuctionTable } from '../../replay/AuctionTable.js';
import { TrickList } from '../../replay/TrickList.js';
import { useTournamentCommand } from '../../form/useTournamentCommand.js';
import { ReasonField } from '../../form/AskCommand.js';
import { playPath } from '../../play/paths.js';
import { AuctionKeys } from './AuctionKeys.js';
import { CardKeys } from './CardKeys.js';
import { PasteBoard } from './PasteBoard.js';
import {
  checkDraft,
  draftOf,
  handsText,
  NOTHING_RECORDED,
  seatedCalls,
  type KnownOfPlay,
  type RecordDraft,
} from './recordDraft.js';
import classes from './Recording.module.css';

/** What was called and played: pasted or tapped, looked at while it is made, and recorded. */
export function RecordForm({
  tournament,
  play,
  known,
  vulnerable,
  recorded,
  seenAt,
}: {
  readonly tournament: string;
  readonly play: PlayPlace;
  readonly known: KnownOfPlay;
  readonly vulnerable: string;
  /** What is recorded, where this reader sees it. */
  readonly recorded: RecordSeen | undefined;
  /** The journal entry up to which that was seen. */
  readonly seenAt: number;
}) {
  const { t, i18n } = useTranslation();
  const [, navigate] = useLocation();
  const [draft, setDraft] = useState<RecordDraft>(recorded ? draftOf(recorded) : NOTHING_RECORDED);
  const [reason, setReason] = useState('');
  const [at] = useState(seenAt);
  const form = useTournamentCommand(tournament, 'result.record-play', () =>
    navigate(playPath(tournament, play)),
  );
  const place = { session: play.session, table: play.table, round: play.round, board: play.board, at };
  const why = reason.trim() === '' ? {} : { reason: reason.trim() };
  const checked = checkDraft(draft, known);
  const isEmpty = draft.calls.length + draft.cards.length === 0;
  // An auction that is being tapped is not wrong.
  const fault = !checked.possible && checked.fault !== 'auction.open' ? checked : undefined;
  return (
    <div className={`grid gap-16 one-column top ${classes.whole}`}>
      <div className="stack gap-16 shrinks">
        <Held pending={form.pending}>
          <PasteBoard known={known} onPaste={setDraft} />
          <Panel title={t('replay.auction')}>
            <AuctionKeys draft={draft} known={known} onChange={setDraft} />
          </Panel>
          <Panel title={t('replay.play')}>
            <CardKeys draft={draft} known={known} onChange={setDraft} />
          </Panel>
        </Held>
      </div>
      <Panel title={t('recording.preview')}>
        {known.result && (
          <p>
            {t('recording.result')} <ResultSeen result={known.result} />
          </p>
        )}
        {isEmpty && <p className="muted">{t('recording.nothing')}</p>}
        {draft.calls.length > 0 && (
          <AuctionTable
            calls={seatedCalls(draft.calls, known.dealer)}
            dealer={known.dealer}
            vulnerable={vulnerable}
          />
        )}
        {checked.possible && checked.play && (
          <TrickList record={{ ...checked.play, claimed: draft.claimed }} current={null} />
        )}
        {fault && (
          <p role="alert" className="note" data-meaning="bad">
            {t('recording.impossible', {
              fault: recordProblemText(fault.fault, { ...fault }, i18n.language as Language),
              law: fault.law,
            })}
          </p>
        )}
        {known.deal === null && <p className="muted">{t('recording.later')}</p>}
        <Held pending={form.pending}>
          <ReasonField
            value={reason}
            usual="correction"
            optional={!recorded}
            error={form.fault('reason')}
            onChange={setReason}
          />
        </Held>
        <ProblemNote problem={form.problem} />
        <Button
          loading={form.pending}
          disabled={isEmpty || !checked.possible}
          onClick={() =>
            form.submit({
              ...place,
              calls: draft.calls,
              cards: draft.cards,
              ...(draft.claimed !== null && { claimed: draft.claimed }),
              ...(draft.pasted && { hands: handsText(draft.pasted) }),
              ...why,
            })
          }
        >
          {t('recording.send')}
        </Button>
        {recorded && (
          <Button
            variant="default"
            loading={form.pending}
            onClick={() => form.submit({ ...place, calls: [], cards: [], ...why })}
          >
            {t('recording.takeAway')}
          </Button>
        )}
      </Panel>
    </div>
  );
}
