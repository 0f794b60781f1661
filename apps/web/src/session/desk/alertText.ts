import type { i18n as I18n } from 'i18next';
import type { BridgeResult } from '#tournament';
import type { SessionSeen } from '../../api/documents.js';
import { doubtText } from '../../messages/doubtText.js';
import { numbersText, resultText, tablesText } from '../../messages/fieldText.js';
import { callerText, callText } from '../../play/callText.js';
import type { Alert, LastingAlert } from './alerts.js';
import { clashText } from './clashText.js';

/** What wants the director during the play, in a line. */
export function alertText(
  i18n: I18n,
  session: SessionSeen,
  want: Exclude<Alert, LastingAlert | { readonly kind: 'no-phone' }>,
): string {
  const { t } = i18n;
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
