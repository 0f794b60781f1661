import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../api/documents.js';
import { isOfOtherVersion, Problem } from '../api/problem.js';
import { ofBoards } from '../messages/fieldText.js';
import { Button } from '../kit/Button.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { Contestant } from '../play/Contestant.js';
import type { BoardNow, PlayAtTable } from '../offline/atTable.js';
import { entryBeside } from './bothEntries.js';
import type { TableCommands } from '../offline/commands.js';
import type { Outbox, Refused, Unsent } from '../offline/outbox.js';
import { onceEach } from './refusedOnce.js';
import classes from '../kit/Phone.module.css';
import { UnsentSeen } from './UnsentSeen.js';
import { WhichIsRight } from './WhichIsRight.js';

/** Enters what was refused for those who sit there now, as the server has told them. */
function forThoseThere(
  commands: readonly Unsent[],
  { N, E, S, W }: Partial<Record<string, unknown>>,
): readonly TableCommands['result.enter'][] {
  const seating = { N: `${N}`, E: `${E}`, S: `${S}`, W: `${W}` };
  return commands.flatMap((command) => {
    if (command.name !== 'result.enter') return [];
    const { entry: _entry, ...body } = command.body;
    return [{ ...body, seating }];
  });
}

/** What the server refused, one after the other: what was given, why it was not taken, and the way on. */
export function RefusedCommands({
  refused,
  session,
  give,
  onRead,
  onAgain,
  boardOf,
  place,
}: {
  readonly session: SessionSeen;
  readonly give: Outbox['give'];
  readonly refused: readonly Refused[];
  readonly onRead: (ids: readonly string[]) => void;
  /** Opens the board that it was about, where it still lies at this table. */
  readonly onAgain?: ((play: PlayAtTable) => (() => void) | undefined) | undefined;
  /** The board that a command was about, as it is now, where it still lies at this table. */
  readonly boardOf: ((play: PlayAtTable) => BoardNow | undefined) | undefined;
  /** This table. */
  readonly place: { readonly session: string; readonly table: string };
}) {
  const { t } = useTranslation();
  return onceEach(refused).map(({ commands, command, problem }) => {
    const ids = commands.map(({ id }) => id);
    const { id, name, body } = command;
    const isAnswer = name === 'result.enter' || name === 'result.confirm' || name === 'result.dispute';
    const isOfOthers = problem.code === 'result.other-players';
    const again = isAnswer && !isOfOthers ? onAgain?.(body) : undefined;
    const { N = '', E = '' } = problem.parameters as Partial<Record<string, string>>;
    const beside = boardOf && entryBeside({ command, problem }, boardOf);
    if (beside) {
      return (
        <WhichIsRight
          key={id}
          {...beside}
          mayAsk={beside.board.table === place.table}
          give={give}
          onDone={() => onRead(ids)}
          onAnother={again}
        />
      );
    }
    return (
      <div key={id} className={classes.card} data-bad>
        <strong>{refusedText(t, command)}</strong>
        <p>
          <UnsentSeen command={command} />
        </p>
        {isOfOtherVersion(new Problem(problem)) ? (
          <p>{t('entry.refusedOlder')}</p>
        ) : (
          <ProblemNote problem={new Problem(problem)} />
        )}
        {isOfOthers && (
          <p>
            <Contestant session={session} contestant={N} /> – <Contestant session={session} contestant={E} />
          </p>
        )}
        <div className={classes.boardsHere}>
          {again && (
            <Button
              onClick={() => {
                onRead(ids);
                again();
              }}
            >
              {t('entry.refusedAgain')}
            </Button>
          )}
          {isOfOthers && (
            <Button
              onClick={() => {
                onRead(ids);
                for (const one of forThoseThere(commands, problem.parameters)) give('result.enter', one);
              }}
            >
              {t('entry.refusedNow')}
            </Button>
          )}
          <Button variant="default" onClick={() => onRead(ids)}>
            {t(isOfOthers ? 'entry.giveUp' : 'entry.refusalRead')}
          </Button>
        </div>
      </div>
    );
  });
}

/** What was refused, by what it was about. */
function refusedText(t: TFunction, { name, body }: Unsent): string {
  switch (name) {
    case 'table.move-on':
      return t('entry.refusedMove', { round: body.round });
    case 'table.confirm-seats':
      return t('entry.refusedSeats', { round: body.round });
    case 'table.confirm-round':
      return t('entry.refusedRound', { round: body.round });
    case 'table.tell-boards':
      return t('boards.refused', ofBoards(body.boards));
    case 'sheet.write-line':
    case 'sheet.correct-line':
    case 'sheet.strike-line':
      return t('sheetTable.refusedLine', { line: body.line });
    case 'sheet.sign':
    case 'sheet.dispute':
      return t('sheetTable.refusedWord');
    case 'sheet.use-time':
      return t('sheetTable.refusedTime');
    case 'table.take-call-back':
      return t('waits.callBack');
    case 'result.ask-correction':
    case 'result.take-correction-back':
      return t('waits.correction', { board: body.board, round: body.round });
    default:
      return t('entry.refused', { board: body.board });
  }
}
