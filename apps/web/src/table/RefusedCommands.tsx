import { Button } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Problem } from '../api/problem.js';
import { numbersText } from '../messages/fieldText.js';
import { ProblemNote } from '../parts/ProblemNote.js';
import type { PlayAtTable } from './atTable.js';
import type { Refused, Unsent } from './outbox.js';
import classes from './Table.module.css';
import { UnsentSeen } from './UnsentSeen.js';

/** What the server refused, one after the other: what was given, why it was not taken, and the way on. */
export function RefusedCommands({
  refused,
  onRead,
  onAgain,
}: {
  readonly refused: readonly Refused[];
  readonly onRead: (ids: readonly string[]) => void;
  /** Opens the board that it was about, where it still lies at this table. */
  readonly onAgain?: ((play: PlayAtTable) => (() => void) | undefined) | undefined;
}) {
  const { t } = useTranslation();
  return onceEach(refused).map(({ ids, command, problem }) => {
    const { id, name, body } = command;
    const isAnswer = name === 'result.enter' || name === 'result.confirm' || name === 'result.dispute';
    const again = isAnswer ? onAgain?.(body) : undefined;
    return (
      <div key={id} className={classes.card} data-bad>
        <strong>{refusedText(t, command)}</strong>
        <p>
          <UnsentSeen command={command} />
        </p>
        <ProblemNote problem={new Problem(problem)} />
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
          <Button variant="default" onClick={() => onRead(ids)}>
            {t('entry.refusalRead')}
          </Button>
        </div>
      </div>
    );
  });
}

/** Both sides entered the same, and it was refused for the same reason: that is one thing to read. */
function onceEach(refused: readonly Refused[]): (Refused & { readonly ids: readonly string[] })[] {
  const once = new Map<string, Refused & { readonly ids: readonly string[] }>();
  for (const each of refused) {
    const { command, problem } = each;
    const { id, name, body } = command;
    const key = JSON.stringify([name, { ...body, side: null }, problem.code]);
    once.set(key, { ...each, ids: [...(once.get(key)?.ids ?? []), id] });
  }
  return [...once.values()];
}

/** What was refused, by what it was about. */
function refusedText(t: TFunction, { name, body }: Unsent): string {
  switch (name) {
    case 'table.move-on':
      return t('entry.refusedMove', { round: body.round });
    case 'table.tell-boards':
      return t('boards.refused', { boards: numbersText(body.boards) });
    case 'sheet.write-line':
    case 'sheet.correct-line':
    case 'sheet.strike-line':
      return t('sheetTable.refusedLine', { line: body.line });
    case 'sheet.sign':
    case 'sheet.dispute':
      return t('sheetTable.refusedWord');
    case 'sheet.use-time':
      return t('sheetTable.refusedTime');
    default:
      return t('entry.refused', { board: body.board });
  }
}
