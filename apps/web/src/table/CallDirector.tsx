import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallSeen, TableSeen } from '../api/tableDocuments.js';
import { CallDialog, type CallToMake } from '../calls/CallDialog.js';
import { OpenCalls } from '../calls/OpenCalls.js';
import { useCallsSaid } from '../calls/useCallsSaid.js';
import { callText } from '../play/callText.js';
import type { BoardNow } from '../offline/atTable.js';
import { callsNow } from './callsNow.js';
import type { Outbox, Unsent } from '../offline/outbox.js';
import classes from '../kit/Phone.module.css';
import { Button } from '../kit/Button.js';

interface CallsProps {
  readonly table: TableSeen;
  readonly unsent: readonly Unsent[];
  readonly boards: readonly BoardNow[];
  readonly outbox: Pick<Outbox, 'give' | 'takeOut'>;
  /** The pair of the phone, and the round that it plays next, as long as it sits nowhere; left out: those at the table. */
  readonly away?: Away | undefined;
}

interface Away {
  readonly pair: string;
  readonly round: number;
}

/** Calls that are open, and the way to make one: where nothing is played, too. */
export function Calls(props: ComponentProps<typeof CallDirector>) {
  return (
    <>
      <CallsOpen {...props} />
      <CallDirector {...props} />
    </>
  );
}

/** The open calls for the director: players can say what they are about, and withdraw them. */
export function CallsOpen({ table, unsent, boards, outbox, away }: CallsProps) {
  const { t, i18n } = useTranslation();
  const [saying, setSaying] = useState<CallSeen>();
  const plays = away ? [] : playsHere(table, boards);
  const { calls, waiting } = callsNow(table, unsent, away !== undefined);
  useCallsSaid({ calls, waiting });
  const placeOf = ({ table: of, call, pair }: CallSeen) => ({
    session: table.session,
    table: of,
    call,
    ...(pair !== null && { pair }),
  });
  const said = (call: CallToMake) => {
    if (saying) outbox.give('table.describe-call', { ...placeOf(saying), ...call });
    setSaying(undefined);
  };
  const aboutCall = (call: CallSeen) => (
    <>
      <span>{callText(i18n, call)}</span>
      {call.matter !== 'cards-miscounted' && (plays.length > 0 || call.board === null) && (
        <Button variant="default" onClick={() => setSaying(call)}>
          {t('calls.say')}
        </Button>
      )}
    </>
  );
  return (
    <>
      <OpenCalls
        calls={calls}
        waiting={waiting}
        about={aboutCall}
        onTakeBack={(call) => outbox.give('table.take-call-back', placeOf(call))}
        onTakeOut={(id) => outbox.takeOut(id)}
      />
      {saying && (
        <CallDialog
          title={t('calls.sayTitle')}
          action={t('calls.sayAction')}
          plays={saying.pair === null ? plays : []}
          first={
            saying.board === null
              ? undefined
              : (plays.find(({ board, round }) => board === saying.board && round === saying.round) ??
                plays[0])
          }
          ofTable={saying.board === null ? { round: saying.round } : undefined}
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
  away,
}: CallsProps & { readonly board?: BoardNow | undefined }) {
  const { t } = useTranslation();
  const { calls, waiting } = callsNow(table, unsent, away !== undefined);
  if (calls.length + waiting.length > 0) return null;
  const call = { session: table.session, table: table.table, ...(away ?? aboutOf(table, boards, shown)) };
  return (
    <Button
      variant="default"
      className={`self-centre ${classes.call}`}
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

/** The board that is in view, or the last one of the round; or the table, where there is none. */
function aboutOf(
  table: TableSeen,
  boards: readonly BoardNow[],
  shown: BoardNow | undefined,
): { readonly round: number; readonly board?: number } {
  const plays = playsHere(table, boards);
  // What is left of an earlier round is of others.
  const play = plays.find((each) => each === shown) ?? plays.findLast(({ round }) => round === table.round);
  if (play) return { round: play.round, board: play.board };
  // Before the first round is called everybody sits down for it.
  return { round: Math.max(1, table.round) };
}
