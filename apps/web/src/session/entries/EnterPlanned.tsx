import { useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryKind } from '#lists';
import { readAfter } from '../../api/commands.js';
import { problemText } from '../../messages/problemText.js';
import { Button } from '../../kit/Button.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import { useSubmission } from '../../parts/useSubmission.js';
import { enterList, type EnteredList, type NewLine } from './enterList.js';
import { sayUnderWay } from './listUnderWay.js';
import type { PlannedLine } from './plannedEntries.js';
import classes from './PasteEntries.module.css';
import { PlannedRow } from './PlannedRow.js';

/** How many entries of a kind lines make, and how many players of a list of pairs have no partner. */
interface Counted {
  readonly count: number;
  readonly alone: number;
}

function counted(kind: EntryKind, lines: readonly NewLine[]): Counted {
  const alone = kind === 'pairs' ? lines.filter(({ players }) => players.length === 1).length : 0;
  return { count: lines.length - alone, alone };
}

/** What is entered, or was: a player without a partner is no pair. */
function countText(t: TFunction, what: 'enter' | 'done', kind: EntryKind, { count, alone }: Counted): string {
  if (alone === 0) return t(`paste.${what}.${kind}`, { count });
  if (count === 0) return t(`paste.${what}.alone`, { count: alone });
  return `${t(`paste.${what}.${kind}`, { count })} ${t(`paste.${what}.andAlone`, { count: alone })}`;
}

/** The lines with what will happen to each, and the button that does it. */
export function EnterPlanned({
  tournament,
  kind,
  plan,
  ready,
  idOf,
  onAnswer,
  onAll,
}: {
  readonly tournament: string;
  readonly kind: EntryKind;
  readonly plan: readonly PlannedLine[];
  /** The lines are those of the list as it is written, and it is known who is known. */
  readonly ready: boolean;
  readonly idOf: (of: string) => string;
  /** Somebody says who is meant by a name in a line. */
  readonly onAnswer: (line: number, name: string, answer: string) => void;
  /** Every line has been entered, now or before. */
  readonly onAll: () => void;
}) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [through, setThrough] = useState(0);
  const [done, setDone] = useState<{ readonly entered: Counted; readonly refused: EnteredList['refused'] }>();
  const [underWay, setUnderWay] = useState<readonly PlannedLine[]>();
  const shown = underWay ?? plan;
  const fresh = plan.filter((line): line is NewLine => line.is === 'new');
  const form = useSubmission(
    async (lines: readonly NewLine[]) => {
      setDone(undefined);
      setThrough(0);
      setUnderWay(plan);
      sayUnderWay(tournament, { through: 0, of: lines.length });
      try {
        return await enterList(tournament, kind, lines, idOf, (count) => {
          setThrough(count);
          sayUnderWay(tournament, { through: count, of: lines.length });
        });
      } finally {
        await client.invalidateQueries({ queryKey: ['entries', tournament] });
        await client.invalidateQueries({ queryKey: ['players', tournament] });
        // Only now: whatever waits for the whole list finds it.
        sayUnderWay(tournament, undefined);
        setUnderWay(undefined);
      }
    },
    async ({ position, refused }, lines) => {
      if (position !== undefined) await readAfter(client, tournament, position);
      const without = new Set(refused.map(({ line }) => line));
      setDone({
        entered: counted(
          kind,
          lines.filter((line) => !without.has(line)),
        ),
        refused,
      });
      if (refused.length === 0 && plan.every(({ is }) => is === 'new' || is === 'entered')) onAll();
    },
  );
  return (
    <>
      {shown.length > 0 && (
        <ol className="list" aria-label={t('paste.preview')}>
          {shown.map((line) => (
            <PlannedRow
              key={line.line}
              line={line}
              onAnswer={(name, answer) => onAnswer(line.line, name, answer)}
            />
          ))}
        </ol>
      )}
      <ProblemNote problem={form.problem} />
      {form.problem !== null && through > 0 && (
        <p className="note" data-meaning="warn">
          {t('paste.broken', { count: through })}
        </p>
      )}
      {done && (
        <output className="note" data-meaning={done.refused.length === 0 ? 'good' : 'warn'}>
          {countText(t, 'done', kind, done.entered)}
          {done.refused.length > 0 && (
            <ul>
              {done.refused.map(({ line, problem }) => (
                <li key={line.line}>
                  {t('paste.lineRefused', {
                    line: line.line,
                    text: line.text,
                    why: problemText(i18n, problem),
                  })}
                </li>
              ))}
            </ul>
          )}
        </output>
      )}
      {(plan.length > 0 || form.pending) && (
        <div className={`row ${classes.enter}`}>
          <Button
            loading={form.pending}
            disabled={!ready || fresh.length === 0}
            onClick={() => form.submit(fresh)}
          >
            {countText(t, 'enter', kind, counted(kind, fresh))}
          </Button>
          {form.pending && through > 0 && (
            <span className="muted number">{t('paste.through', { count: through })}</span>
          )}
          {!form.pending && fresh.length < plan.length && (
            <span className="muted">{t('paste.left', { count: plan.length - fresh.length })}</span>
          )}
        </div>
      )}
    </>
  );
}
