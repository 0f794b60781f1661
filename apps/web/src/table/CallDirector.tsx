import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallSeen, TableSeen } from '../api/tableDocuments.js';
import { CallDialog, type CallToMake } from '../calls/CallDialog.js';
import { CallOpen } from '../calls/CallOpen.js';
import { callText } from '../messages/callText.js';
import type { BoardNow } from './atTable.js';
import { callsNow } from './callsNow.js';
import type { Outbox, Unsent } from './outbox.js';
import classes from './Table.module.css';
import { Button } from '../parts/Button.js';

interface CallsProps {
  readonly table: TableSeen;
  readonly unsent: readonly Unsent[];
  readonly boards: readonly BoardNow[];
  readonly outbox: Pick<Outbox, 'give' | 'takeOut'>;
}

/** The calls for the director that are open: what they are about can be said, and they can be taken back. */
export function CallsOpen({ table, unsent, boards, outbox }: CallsProps) {
  const { t, i18n } = useTranslation();
  const [saying, setSaying] = useState<CallSeen>();
  const place = { session: table.session, table: table.table };
  const plays = playsHere(table, boards);
  const { calls, waiting } = callsNow(table, unsent);
  const said = (call: CallToMake) => {
    if (saying) outbox.give('table.describe-call', { ...place, call: saying.call, ...call });
    setSaying(undefined);
  };
  return (
    <>
      {calls.map((call) => (
        <CallOpen
          key={call.call}
          {...call}
          onTakeBack={() => outbox.give('table.take-call-back', { ...place, call: call.call })}
        >
          <span>{callText(i18n, call)}</span>
          {call.matter !== 'cards-miscounted' && plays.length > 0 && (
            <Button variant="default" onClick={() => setSaying(call)}>
              {t('calls.say')}
            </Button>
          )}
        </CallOpen>
      ))}
      {waiting.map(({ id, time }) => (
        <CallOpen
          key={id}
          time={time}
          coming={null}
          came={null}
          sent={false}
          onTakeBack={() => outbox.takeOut(id)}
        />
      ))}
      {saying && (
        <CallDialog
          title={t('calls.sayTitle')}
          action={t('calls.sayAction')}
          plays={plays}
          first={
            plays.find(({ board, round }) => board === saying.board && round === saying.round) ?? plays[0]!
          }
          pending={false}
          problem={undefined}
          onCall={said}
          onClose={() => setSaying(undefined)}
        />
      )}
    </>
  );
}

/** One tap calls the director (Law 9B1); what it is about can be said then. */
export function CallDirector({
  table,
  unsent,
  boards,
  board: shown,
  outbox,
}: CallsProps & { readonly board: BoardNow | undefined }) {
  const { t } = useTranslation();
  const plays = playsHere(table, boards);
  const about = plays.find((each) => each === shown) ?? plays.at(-1) ?? boardOf(table);
  const { calls, waiting } = callsNow(table, unsent);
  if (!about || calls.length + waiting.length > 0) return null;
  const { round, board } = about;
  const call = { session: table.session, table: table.table, round, board };
  return (
    <Button
      variant="default"
      className={classes.call}
      onClick={() =>
        outbox.give('table.call-director', { ...call, matter: 'irregularity', hand: null, by: null })
      }
    >
      {t('calls.make')}
    </Button>
  );
}

/** What is played here for another table is no board of this one. */
function playsHere({ table }: TableSeen, boards: readonly BoardNow[]): readonly BoardNow[] {
  return boards.filter((each) => each.table === table);
}

/** Any board of the round, where none of them is left to be seen. */
function boardOf({
  round,
  boards,
}: TableSeen): { readonly round: number; readonly board: number } | undefined {
  const [first] = boards;
  return first && { round, board: first.board };
}
