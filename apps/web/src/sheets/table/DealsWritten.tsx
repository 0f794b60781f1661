import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetLine } from '#tournament';
import { Dialog } from '../../parts/Dialog.js';
import tableClasses from '../../table/Table.module.css';
import { EntriesSeen } from './EntriesSeen.js';
import { LineHead } from './LineHead.js';
import type { PlayerAt } from '../playersAt.js';
import type { SheetSeen } from '../sheetQueries.js';
import type { AtSheet } from './AtSheet.js';
import { DealFields } from './DealForm.js';
import { draftOf } from './draft.js';
import { entriesSeen } from './entriesSeen.js';
import type { LineNow } from './linesNow.js';

interface DealsProps {
  readonly seen: SheetSeen;
  readonly at: AtSheet;
  readonly players: readonly PlayerAt[];
  readonly onCorrect: (line: number, what: SheetLine, reason: string) => void;
  readonly onStrike: (line: number, reason: string) => void;
}

/** The deals so far, the last first, each with why it writes what it does; they are put right with a reason. */
export function DealsWritten({ seen, at, players, onCorrect, onStrike }: DealsProps) {
  const { t } = useTranslation();
  const [correcting, correct] = useState<number>();
  const [striking, strike] = useState<number>();
  const chosen = at.lines.find(({ line }) => line === correcting);
  if (chosen?.what.kind === 'deal') {
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
      {at.lines.toReversed().map((now) => {
        const { line, what, unsent } = now;
        const isTables = what.kind === 'deal' || what.kind === 'void';
        return (
          <section key={line} className={tableClasses.card}>
            <h2>
              {now.board === undefined ? `${line}. ` : `${t('traveller.board', { board: now.board })} · `}
              <LineHead what={what} players={players} />
            </h2>
            {what.kind !== 'void' && <EntriesSeen entries={entriesOfLine(now, seen, at)} players={players} />}
            {unsent && <span className={tableClasses.note}>{t('sheetTable.unsent')}</span>}
            {mayWrite && isTables && (
              <div className={tableClasses.facts}>
                {what.kind === 'deal' && (
                  <Button variant="default" size="compact-md" onClick={() => correct(line)}>
                    {t('sheetTable.correct')}
                    <span className="visually-hidden"> {t('sheetTable.lineNumber', { line })}</span>
                  </Button>
                )}
                {line === at.lines.length && (
                  <Button variant="default" size="compact-md" onClick={() => strike(line)}>
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

/** As the server has told them, of what it does not know yet as they will be. */
function entriesOfLine({ line, what, unsent }: LineNow, seen: SheetSeen, at: AtSheet) {
  if (!unsent) return seen.lines[line - 1]?.entries ?? [];
  return what.kind === 'deal' ? entriesSeen(what.record, at.before(line)) : [];
}

function CorrectDeal({
  line: { line, what },
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
  if (what.kind !== 'deal') return null;
  // Who dealt then is not always who would deal by turn.
  const sheet = { ...at.before(line), dealer: what.record.dealer };
  return (
    <>
      <div className={tableClasses.head}>
        <strong>{t('sheetTable.correcting', { line })}</strong>
        <Button variant="default" onClick={onLeave}>
          {t('action.back')}
        </Button>
      </div>
      <Textarea
        label={t('sheetTable.reason')}
        value={reason}
        rows={2}
        maxLength={2000}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
      <DealFields
        sheet={sheet}
        players={players}
        draft={draftOf(what.record)}
        action={t('sheetTable.correctAction')}
        ready={reason.trim() !== ''}
        onRecord={(record) => onCorrect({ kind: 'deal', record }, reason.trim())}
      />
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
      <Textarea
        label={t('sheetTable.reason')}
        value={reason}
        rows={2}
        maxLength={2000}
        required
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
    </Dialog>
  );
}
