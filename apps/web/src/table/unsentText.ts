import type { TFunction } from 'i18next';
import { numbersText, resultText } from '../messages/fieldText.js';
import type { Unsent } from '../offline/outbox.js';

/** What was given at the table, in words. */
export function unsentText(t: TFunction, { name, body }: Unsent): string {
  switch (name) {
    case 'result.enter': {
      const board = t('waits.board', { board: body.board, round: body.round });
      const result = resultText(body.result, t('line.passedOut'));
      return `${board}: ${result} (${t(`contract.side.${body.side}`)})`;
    }
    case 'result.confirm':
    case 'result.dispute':
      return t(name === 'result.confirm' ? 'waits.confirmed' : 'waits.disputed', {
        board: body.board,
        round: body.round,
      });
    case 'table.move-on':
      return t('move.goOn', { round: body.round });
    case 'table.confirm-seats':
      return t('waits.seats', { round: body.round });
    case 'table.confirm-round':
      return t('waits.round', { round: body.round, side: t(`contract.side.${body.side}`) });
    case 'table.tell-boards':
      return t(body.here ? 'waits.boardsHere' : 'waits.boardsMissing', {
        count: body.boards.length,
        boards: numbersText(body.boards),
      });
    case 'table.call-director':
      return body.board === undefined
        ? t('waits.callTable', { round: body.round })
        : t('waits.call', { board: body.board, round: body.round });
    case 'table.describe-call':
      return t('waits.callSaid');
    case 'table.take-call-back':
      return t('waits.callBack');
    case 'result.ask-correction':
    case 'result.take-correction-back':
      return t('waits.correction', { board: body.board, round: body.round });
    case 'sheet.write-line':
    case 'sheet.correct-line':
    case 'sheet.strike-line':
      return t('waits.line', { line: body.line });
    case 'sheet.sign':
    case 'sheet.dispute':
    case 'sheet.use-time':
      return t('waits.sheet', { round: body.round });
    case 'result.ask-late-play':
    case 'result.begin-late-play':
    case 'table.count-hands':
    case 'board.tell-dealing-here':
      return t('waits.board', { board: body.board, round: body.round });
    default:
      return name satisfies never;
  }
}
