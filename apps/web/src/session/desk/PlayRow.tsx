import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SessionSeen } from '../../api/documents.js';
import type { Commands } from '../../api/schemas.js';
import type { TravellerLineSeen } from '../../api/travellerDocuments.js';
import type { Clash } from '../../api/sessionCommands.js';
import { ResultSeen } from '../../contract/ResultSeen.js';
import { resultText, signed } from '../../messages/fieldText.js';
import { adjustmentText, lawText } from '../../messages/rulingText.js';
import { suspicionsText } from '../../messages/suspicionText.js';
import { useAnnounced } from '../../kit/announce.js';
import { Button } from '../../kit/Button.js';
import { Pill, type Meaning } from '../../kit/Pill.js';
import { WithdrawRuling } from '../../rulings/WithdrawRuling.js';
import { AskCommand } from '../../form/AskCommand.js';
import { AtOnceButton } from '../../form/AtOnceButton.js';
import { calledIn } from '../../play/calledParts.js';
import { recordPlayPath, rulePath } from '../../play/paths.js';
import { useCorrecting } from '../../play/useCorrecting.js';
import {
  CorrectResult,
  placeOf,
  ReallyPlayed,
  RecordSlips,
  usePlayTitle,
  type PlayShown,
} from './PlayDialogs.js';
import { enteredForTable } from './enteredForTable.js';
import { PlayHistory } from './PlayHistory.js';
import { actionsFor, type PlayAction } from './playActions.js';
import classes from './Desk.module.css';
import { AdjustScore, CancelLatePlay } from './RulingDialogs.js';
import { TakeUpLatePlay } from './TakeUpLatePlay.js';
import { calledShort } from '../../play/contestants.js';

const MEANINGS: Readonly<Record<TravellerLineSeen['status'], Meaning>> = {
  'to-play': 'plain',
  entered: 'live',
  disputed: 'bad',
  agreed: 'good',
  voided: 'warn',
  'not-played': 'plain',
  postponed: 'warn',
  ruled: 'good',
  bye: 'plain',
};

/** What is asked in a dialog; ruling by the law book, and recording an auction and a play, have pages. */
type AskedAction = Exclude<PlayAction, 'rule-by-law' | 'record-play' | 'postpone'>;

/** What is done at once while the session is played: it can be undone. */
const AT_ONCE = {
  postpone: 'result.postpone',
  'not-played': 'result.mark-not-played',
  'open-again': 'result.void',
} as const satisfies Partial<Record<PlayAction, keyof Commands>>;

/** What the actions of a play are called: where nothing is entered, nothing is there to be changed. */
function actionsText(actions: readonly PlayAction[], entered: boolean) {
  if (actions.length === 0) return 'room.history';
  return entered || !actions.includes('record') ? 'room.act' : 'room.actFirst';
}

/** How far a play has come; of a result that was entered for the table, by whom, or from what. */
function StatusText({ line }: { readonly line: TravellerLineSeen }) {
  const { t } = useTranslation();
  const { status, enteredBy } = line;
  if (status === 'entered' && enteredBy) return t('room.enteredBy', { side: enteredBy });
  const historyEvent = enteredForTable(line);
  if (!historyEvent) return t(`room.status.${status}`);
  if (historyEvent.source) return t(`traveller.event.recorded.${historyEvent.source}`);
  return historyEvent.actorName
    ? t('room.enteredByPerson', { name: historyEvent.actorName })
    : t('room.enteredByDirector');
}

/** One play of a board: how far it has come, its result, and what may be done about it. */
export function PlayRow({
  tournament,
  session,
  board,
  line,
  at,
  where,
  mayDirect,
  opened = false,
  next = [],
  onClashes,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly board: number;
  readonly line: TravellerLineSeen;
  /** The journal entry up to which it was seen. */
  readonly at: number;
  /** What the row is called by: the board, or the table and its pairs. */
  readonly where: ReactNode;
  readonly mayDirect: boolean;
  /** Whether what may be done about it is to be seen at once. */
  readonly opened?: boolean;
  /** The plays of the table behind it that wait for a slip. */
  readonly next?: readonly PlayShown[];
  readonly onClashes: (clashes: readonly Clash[]) => void;
}) {
  const { t, i18n } = useTranslation();
  const [open, setOpen] = useState(opened);
  const [action, setAction] = useState<AskedAction>();
  // A dialog is closed by then: what is said in it is not heard.
  const [entered, setEntered] = useState<string>();
  useAnnounced(entered);
  const { table, round, ns, ew, partners, result, status, score, flags, rulings, irregular } = line;
  const play: PlayShown = { session, table, round, board, ns, ew, partners, result, at };
  const standing = rulings.find(({ withdrawn }) => withdrawn === null);
  const title = usePlayTitle(play);
  const called = (contestant: string) => calledShort(session, contestant);
  const actions = actionsFor(line, mayDirect, useCorrecting(tournament, session));
  const does = t(open ? 'room.less' : actionsText(actions, result !== null));
  // What is done most stands in the row itself: a slip for each board that is played now.
  const awaitsSlip = status === 'to-play' && actions.includes('record') && round <= calledIn(session, table);
  return (
    <li className={`row gap-x-12 line-above pad-y-8 ${classes.play}`}>
      <span className={`${classes.where} fingers`}>{where}</span>
      <Pill meaning={MEANINGS[status]}>
        <StatusText line={line} />
      </Pill>
      <span className={`grow-160 shrinks number ${classes.result}`}>
        {result && (
          <span className={standing && 'struck muted'}>
            {result.kind !== 'score' && <ResultSeen result={result} />}{' '}
            {score !== null && <strong>{signed(score)}</strong>}
          </span>
        )}
        {standing && (
          <span>
            {' '}
            {t('ruling.stands', {
              adjustment: adjustmentText(i18n, standing.adjustment),
              law: lawText(standing.law),
            })}
            {standing.given.afterPeriod && ` · ${t('room.afterPeriod')}`}
          </span>
        )}
        {irregular && ns && ew && (
          <span>
            {' · '}
            {t('room.irregular', {
              north: [ns, ...(partners ? [partners.ns] : [])].map(called).join(' + '),
              east: [ew, ...(partners ? [partners.ew] : [])].map(called).join(' + '),
            })}
          </span>
        )}
        {flags.map((flag) => (
          <span key={flag}>
            {' '}
            <Pill meaning="warn">{suspicionsText([flag], i18n)}</Pill>
          </span>
        ))}
      </span>
      {(actions.length > 0 || line.history.length > 0) && (
        <span className={`row gap-x-12 ${classes.does}`}>
          {awaitsSlip && !open && (
            <Button
              variant="default"
              aria-label={`${t('room.action.record')}: ${title}`}
              onClick={() => setAction('record')}
            >
              {t('room.action.record')}
            </Button>
          )}
          <Button
            variant="default"
            aria-expanded={open}
            aria-label={`${does}: ${title}`}
            onClick={() => setOpen(!open)}
          >
            {does}
          </Button>
        </span>
      )}
      {open && (
        <div className={classes.wide}>
          <div className={`row ${classes.actions}`}>
            {actions.map((each) =>
              each === 'rule-by-law' || each === 'record-play' ? (
                <Button
                  key={each}
                  component={Link}
                  href={
                    each === 'record-play'
                      ? recordPlayPath(tournament, { session: session.session, table, round, board })
                      : rulePath(tournament, session.session, { table, round, board })
                  }
                  variant="default"
                >
                  {t(`room.action.${each}`)}
                </Button>
              ) : each === 'postpone' || (each in AT_ONCE && session.status === 'running') ? (
                <AtOnceButton
                  key={each}
                  tournament={tournament}
                  command={AT_ONCE[each as keyof typeof AT_ONCE]}
                  body={{ ...placeOf(play), at }}
                  action={t(`room.action.${each}`)}
                />
              ) : (
                <Button key={each} variant="default" onClick={() => setAction(each)}>
                  {t(`room.action.${each}`)}
                </Button>
              ),
            )}
          </div>
          <PlayHistory history={line.history} />
        </div>
      )}
      {action && (
        <PlayDialog
          tournament={tournament}
          play={play}
          action={action}
          next={next}
          ruling={standing?.ruling}
          onClashes={onClashes}
          onEntered={setEntered}
          onClose={() => setAction(undefined)}
        />
      )}
    </li>
  );
}

function PlayDialog({
  tournament,
  play,
  action,
  next,
  ruling,
  onClashes,
  onEntered,
  onClose,
}: {
  readonly tournament: string;
  readonly play: PlayShown;
  readonly action: AskedAction;
  readonly next: readonly PlayShown[];
  readonly ruling: string | undefined;
  readonly onClashes: (clashes: readonly Clash[]) => void;
  readonly onEntered: (said: string) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const title = usePlayTitle(play);
  const asked = { tournament, title, onClose, action: t(`room.action.${action}`) };
  const given = { tournament, play, onEntered, onClose };
  const place = placeOf(play);
  switch (action) {
    case 'record':
      return <RecordSlips {...given} next={next} />;
    case 'correct':
      return <CorrectResult {...given} />;
    case 'really':
      return <ReallyPlayed {...given} onClashes={onClashes} />;
    case 'rule':
      return <AdjustScore {...given} />;
    case 'void':
    case 'open-again':
      return (
        <AskCommand
          {...asked}
          command="result.void"
          body={(reason) => ({ ...place, at: play.at, reason })}
          text={
            play.result
              ? t('room.voidText', {
                  table: play.table,
                  result: resultText(play.result, t('line.passedOut')),
                })
              : t('room.openAgainText', { table: play.table })
          }
          amends={play.session}
          reason="needed"
          grave
        />
      );
    case 'not-played':
      return (
        <AskCommand
          {...asked}
          command="result.mark-not-played"
          body={(reason) => ({ ...place, at: play.at, ...(reason === '' ? {} : { reason }) })}
          text={t('room.notPlayedText')}
          amends={play.session}
          reason="optional"
        />
      );
    case 'take-up':
      return <TakeUpLatePlay {...given} />;
    case 'cancel-late':
      return <CancelLatePlay {...given} />;
    case 'withdraw-ruling':
      return <WithdrawRuling {...asked} session={place.session} ruling={ruling ?? ''} />;
    default:
      return action satisfies never;
  }
}
