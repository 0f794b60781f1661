import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetLine } from '#tournament';
import { Button } from '../../kit/Button.js';
import { Dialog } from '../../kit/Dialog.js';
import tableClasses from '../../kit/Phone.module.css';
import { LineHistory } from '../LineHistory.js';
import type { PlayerAt } from '../playersAt.js';
import type { SheetSeen } from '../../play/sheetQueries.js';
import type { AtSheet } from './AtSheet.js';
import { DealFields } from './DealForm.js';
import { draftOf, emptyDraft } from './draft.js';
import { LineBody } from './LineBody.js';
import { LineHead } from './LineHead.js';
import type { LineNow } from './linesNow.js';
import { ReasonKeys } from './ReasonKeys.js';

interface DealsProps {
  readonly seen: SheetSeen;
  readonly at: AtSheet;
  readonly players: readonly PlayerAt[];
  readonly onCorrect: (line: number, what: SheetLine, reason: string) => void;
  readonly onStrike: (line: number, reason: string) => void;
}

/** The deals so far, the last first, each with the reason for its scores; they can be corrected with a reason. */
export function DealsWritten({ seen, at, players, onCorrect, onStrike }: DealsProps) {
  const { t } = useTranslation();
  const [correcting, correct] = useState<number>();
  const [striking, strike] = useState<number>();
  const chosen = at.lines.find(({ line }) => line === correcting);
  if (chosen) {
    return (
      <CorrectDeal
        key={chosen.line}
        line={chosen}
        at={at}
        players={players}
        onCorrect={(what, reason) => {
          onCorrect(chosen.line, what, reason);
          correct(undefined);
        }}
        onLeave={() => correct(undefined)}
      />
    );
  }
  const mayWrite = seen.status !== 'agreed';
  return (
    <>
      {at.lines.toReversed().map(({ line, what, board, unsent }) => {
        // What a board's line writes once it is sent the server tells.
        const known = unsent && board !== undefined ? undefined : seen.lines[line - 1];
        const isTables =
          seen.lines[line - 1]?.ruling === undefined &&
          (what.kind === 'void' || (what.kind === 'deal' && what.record.rectifications.length === 0));
        return (
          <section key={line} className={tableClasses.card}>
            <h2>
              {board === undefined ? `${line}. ` : `${t('traveller.board', { board })} · `}
              <LineHead what={what} players={players} />
            </h2>
            {known && <LineBody line={known} players={players} />}
            <LineHistory sheet={seen} line={line} players={players} />
            {unsent && <span className="shrinks strong warn">{t('sheetTable.unsent')}</span>}
            {mayWrite && isTables && (
              <div className={`row gap-4 gap-x-12 between tiny muted ${tableClasses.facts}`}>
                <Button variant="default" onClick={() => correct(line)}>
                  {t('sheetTable.correct')}
                  <span className="visually-hidden"> {t('sheetTable.lineNumber', { line })}</span>
                </Button>
                {line === at.lines.length && (
                  <Button variant="default" onClick={() => strike(line)}>
                    {t('sheetTable.strike')}
                  </Button>
                )}
              </div>
            )}
          </section>
        );
      })}
      {striking !== undefined && (
        <StrikeLine
          line={striking}
          onStrike={(reason) => {
            onStrike(striking, reason);
            strike(undefined);
          }}
          onClose={() => strike(undefined)}
        />
      )}
    </>
  );
}

/** A deal as it should have been written; also one that was written as void and was played, or the other way round. */
function CorrectDeal({
  line: { line, what, board },
  at,
  players,
  onCorrect,
  onLeave,
}: {
  readonly line: LineNow;
  readonly at: AtSheet;
  readonly players: readonly PlayerAt[];
  readonly onCorrect: (what: SheetLine, reason: string) => void;
  readonly onLeave: () => void;
}) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const before = at.before(line);
  const record = what.kind === 'deal' ? what.record : undefined;
  // Who dealt then is not always who would deal by turn.
  const sheet = { ...before, dealer: record?.dealer ?? before.dealer };
  return (
    <>
      <div className={`row between ${tableClasses.head}`}>
        <strong>{t('sheetTable.correcting', { line })}</strong>
        <Button variant="default" onClick={onLeave}>
          {t('action.back')}
        </Button>
      </div>
      <ReasonKeys reason={reason} onReason={setReason} />
      <DealFields
        dealsItself={board === undefined}
        sheet={sheet}
        players={players}
        draft={record ? draftOf(record) : emptyDraft(sheet)}
        action={t('sheetTable.correctAction')}
        ready={reason.trim() !== ''}
        onRecord={(made) => onCorrect({ kind: 'deal', record: made }, reason.trim())}
      />
      {record && board === undefined && (
        <Button
          variant="default"
          disabled={reason.trim() === ''}
          onClick={() => onCorrect({ kind: 'void' }, reason.trim())}
        >
          {t('sheetTable.correctToVoid')}
        </Button>
      )}
    </>
  );
}

function StrikeLine({
  line,
  onStrike,
  onClose,
}: {
  readonly line: number;
  readonly onStrike: (reason: string) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  return (
    <Dialog
      title={t('sheetTable.strikeTitle', { line })}
      action={t('sheetTable.strike')}
      grave
      pending={false}
      problem={undefined}
      onSubmit={() => {
        if (reason.trim() !== '') onStrike(reason.trim());
      }}
      onClose={onClose}
    >
      <p>{t('sheetTable.strikeText')}</p>
      <ReasonKeys reason={reason} onReason={setReason} />
    </Dialog>
  );
}
