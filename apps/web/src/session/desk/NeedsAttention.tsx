import { useState } from 'react';
import { later } from '../../kit/later.js';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SessionSeen } from '../../api/documents.js';
import { doubtText } from '../../messages/doubtText.js';
import { callerText, callText } from '../../play/callText.js';
import { takenText } from './takenText.js';
import type { BridgeResult } from '#tournament';
import { numbersText, resultText, tablesText } from '../../messages/fieldText.js';
import { Button } from '../../kit/Button.js';
import { Panel } from '../../kit/Panel.js';
import classes from './Desk.module.css';
import { CallActions } from './CallActions.js';
import { clashText } from './clashText.js';
import type { Alert } from './alerts.js';
import { wayTo } from './wayTo.js';
import { LastingAlertText } from './LastingAlertText.js';

const CorrectionActions = later(() => import('./CorrectionActions.js'), null);

const MEANINGS: Readonly<Record<Alert['kind'], string>> = {
  called: 'bad',
  disputed: 'bad',
  correction: 'bad',
  'boards-missing': 'bad',
  doubt: 'bad',
  contradiction: 'bad',
  'drawn-otherwise': 'bad',
  'late-asked': 'warn',
  tied: 'warn',
  'line-ups': 'warn',
  appeal: 'warn',
  behind: 'warn',
  late: 'warn',
  'open-play': 'warn',
  clash: 'warn',
  slips: 'plain',
  'no-phone': 'plain',
};

/** As many as are shown until somebody asks for all: the rest of the room is to be seen, too. */
const SHOWN = 6;

/** As many late tables as are named one by one. */
const MOST_LATE = 3;

/** By which it stays the same want while what is told of it changes: what is asked about it stays open, and keeps what was typed. */
function keyOf(want: Alert): string {
  const { kind } = want;
  const {
    table = '',
    round = '',
    board = '',
    call = '',
    correction = '',
    contestant = '',
    section = '',
    match = '',
    ruling = '',
  } = want as Partial<
    Record<
      'table' | 'round' | 'board' | 'call' | 'correction' | 'contestant' | 'section' | 'match' | 'ruling',
      string | number
    >
  >;
  return [kind, table, round, board, call, correction, contestant, section, match, ruling].join(' ');
}

/** What wants the director, the most urgent first, each with the way there. */
export function NeedsAttention({
  alerts,
  tournament,
  session: seen,
  mayDirect,
  at,
}: {
  readonly alerts: readonly Alert[];
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly mayDirect: boolean;
  /** The journal entry up to which they were seen. */
  readonly at: number;
}) {
  const { t } = useTranslation();
  const { session } = seen;
  const [all, setAll] = useState(false);
  const late = alerts.flatMap((want) => (want.kind === 'late' ? [want.table] : []));
  const together = late.length > MOST_LATE;
  const listed = together ? alerts.filter(({ kind }) => kind !== 'late') : alerts;
  return (
    <Panel title={t('room.attention')}>
      {alerts.length === 0 && <p className="muted">{t('room.nothing')}</p>}
      <ul className="stack list">
        {(all ? listed : listed.slice(0, SHOWN)).map((want) => (
          <li key={keyOf(want)} className={classes.want} data-meaning={MEANINGS[want.kind]}>
            {want.kind === 'no-phone' ? (
              t('room.want.no-phone', { tables: tablesText(want.tables) })
            ) : (
              <Link href={wayTo(tournament, session, want)}>
                <AlertText session={seen} want={want} />
              </Link>
            )}
            {want.kind === 'called' && (
              <>
                {(want.coming !== null || want.came !== null) && <div>{takenText(t, want)}</div>}
                {mayDirect && (want.came === null || want.cameBy?.self) && (
                  <CallActions
                    {...{ tournament, session: seen, table: want.table }}
                    call={want}
                    mayAnswer={want.came !== null}
                  />
                )}
              </>
            )}
            {want.kind === 'correction' && (
              <CorrectionActions asked={want} {...{ tournament, session, mayDirect, at }} />
            )}
          </li>
        ))}
        {together && (
          <li className={classes.want} data-meaning="warn">
            {t('room.want.lateAll', { count: late.length, tables: tablesText(late) })}
          </li>
        )}
      </ul>
      {!all && listed.length > SHOWN && (
        <div>
          <Button variant="default" onClick={() => setAll(true)}>
            {t('room.suspectedAll', { count: listed.length })}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function AlertText({
  session,
  want,
}: {
  readonly session: SessionSeen;
  readonly want: Exclude<Alert, { readonly kind: 'no-phone' }>;
}) {
  const { t, i18n } = useTranslation();
  switch (want.kind) {
    case 'boards-missing':
      return [
        t(`room.want.boards-${want.silent ? 'silent' : want.overdue ? 'overdue' : 'missing'}`, {
          table: want.table,
          count: want.boards.length,
          boards: numbersText(want.boards),
        }),
        want.last
          ? t('room.want.lastAt', {
              table: want.last.table,
              seat: t(`contract.seatName.${want.last.seat ?? 'N'}`),
            })
          : t('room.want.lastNowhere'),
      ].join(' ');
    case 'called':
      return `${callerText(i18n, want, session) ?? t('table.name', { table: want.table })}: ${callText(i18n, want)}`;
    case 'correction': {
      const { table, round, board, side, result, asked } = want;
      const said = (one: typeof result) => resultText(one as BridgeResult, t('line.passedOut'));
      const results = { result: said(result), asked: said(asked) };
      return t('room.want.correction', { table, round, board, side: t(`contract.side.${side}`), ...results });
    }
    case 'clash': {
      const { what, contestant, table, round, board } = want;
      return t('room.want.clash', {
        board,
        clash: clashText(t, session, { kind: what, contestant, table, round }),
      });
    }
    case 'doubt':
      return doubtText(t, want);
    case 'contradiction':
      return t('room.want.contradiction', { board: want.board });
    case 'tied':
    case 'appeal':
    case 'line-ups':
      return <LastingAlertText want={want} />;
    case 'drawn-otherwise':
      return want.section === null
        ? t('room.want.drawn-otherwise', { round: want.round })
        : t('room.want.drawn-otherwiseIn', { round: want.round, section: want.section });
    case 'slips':
      return t('room.want.slips', { count: want.count, tables: tablesText(want.tables) });
    case 'late-asked':
      return t('late.wanted', { table: want.table, round: want.round, board: want.board });
    case 'behind':
      return t('room.want.behind', { table: want.table, round: want.round, count: want.left });
    case 'late':
      return t('room.want.late', { table: want.table, count: want.left });
    case 'disputed':
    case 'open-play':
      return t(`room.want.${want.kind}`, { table: want.table, round: want.round, board: want.board });
    default:
      return want satisfies never;
  }
}
