import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RESULT_COLUMNS } from '#lists';
import { readAfter } from '../../api/commands.js';
import { FileField } from '../../kit/FileField.js';
import { Held } from '../../kit/Held.js';
import { problemText } from '../../messages/problemText.js';
import { Button } from '../../kit/Button.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import { Tick } from '../../kit/Tick.js';
import { useSubmission } from '../../parts/useSubmission.js';
import { ListColumns } from '../../parts/ListColumns.js';
import {
  importResults,
  type FileOfResults,
  type ImportedRow,
  type ResultsImported,
} from './resultsImport.js';
import { ImportedLine } from './ImportedLine.js';
import { takeNames, takeResults, type TakenResults } from './takeResults.js';

/** Lines that change nothing and say nothing to anybody. */
const QUIET: readonly ImportedRow['is'][] = ['same', 'nothing', 'hidden'];

/** Results from the file of table devices, or from a list: looked at row by row, then imported. */
export default function ImportResults({
  tournament,
  session,
  mayDirect,
}: {
  readonly tournament: string;
  readonly session: string;
  readonly mayDirect: boolean;
}) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [imported, setImported] = useState<{ readonly of: FileOfResults; readonly plan: ResultsImported }>();
  const [asked, setAsked] = useState<ReadonlySet<ImportedRow>>(new Set());
  const [withNames, setWithNames] = useState(true);
  const [all, setAll] = useState(false);
  const [through, setThrough] = useState(0);
  const [done, setDone] = useState<{ readonly count: number; readonly refused: TakenResults['refused'] }>();
  const plan = imported?.plan;
  const looking = useSubmission(
    async (of: FileOfResults) => ({ of, plan: await importResults(tournament, session, of) }),
    setImported,
  );
  const look = (of: FileOfResults) => {
    setDone(undefined);
    setAsked(new Set());
    // From a file that cannot be read nothing is imported, nor from the one before.
    if (of.file !== imported?.of.file) setImported(undefined);
    looking.submit(of);
  };
  const lines = plan?.lines.filter((line) => line.taken || asked.has(line)) ?? [];
  const names = mayDirect && withNames ? (plan?.names ?? []) : [];
  const taking = useSubmission(
    async () => {
      setThrough(0);
      const at = imported!.plan.position;
      const named = await takeNames(tournament, session, { names, at });
      const taken = await takeResults(tournament, lines, { at, onDone: setThrough });
      return { ...taken, position: taken.position ?? named };
    },
    async ({ position, refused }) => {
      setDone({ count: lines.length - refused.length, refused });
      setAsked(new Set());
      if (position === undefined) return;
      await readAfter(client, tournament, position);
      const of = { ...imported!.of, after: position };
      setImported({ of, plan: await importResults(tournament, session, of) });
    },
  );
  const shown = plan?.lines.filter(({ is }) => all || !QUIET.includes(is)) ?? [];
  const quiet = (plan?.lines.length ?? 0) - (plan?.lines.filter(({ is }) => !QUIET.includes(is)).length ?? 0);
  return (
    <div
      className="stack gap-12 pad-top-8"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer?.files ?? [];
        if (file && !taking.pending) look({ file, columns: [] });
      }}
    >
      <p className="muted">{t('brought.what')}</p>
      <Held pending={taking.pending}>
        <FileField label={t('brought.file')} onChange={(file) => look({ file, columns: [] })} />
        <ProblemNote problem={looking.problem} />
        {plan?.list && (
          <ListColumns
            list={plan.list}
            choices={RESULT_COLUMNS.map((value) => ({ value, label: t(`brought.column.${value}`) }))}
            onChange={(at, column) =>
              look({
                ...imported!.of,
                columns: plan.list!.columns.map((other, place) => (place === at ? column : other)),
              })
            }
            pending={looking.pending}
          />
        )}
        {shown.length > 0 && (
          <ol className="list" aria-label={t('paste.preview')}>
            {shown.map((line) => (
              <ImportedLine
                // Rows of other tables of the file have numbers of their own.
                key={`${line.of ?? ''} ${line.row}`}
                line={line}
                asked={asked.has(line)}
                onAsk={
                  mayDirect
                    ? (yes) =>
                        setAsked(
                          new Set([...asked].filter((other) => other !== line).concat(yes ? line : [])),
                        )
                    : undefined
                }
              />
            ))}
          </ol>
        )}
        {plan && quiet > 0 && (
          <Tick label={t('brought.quiet', { count: quiet })} value={all} onChange={setAll} />
        )}
        {plan && mayDirect && plan.names.length > 0 && (
          <Tick
            label={t('brought.names', { count: plan.names.length })}
            description={plan.names
              .map(
                ({ contestant, players }) => `${contestant} ${players.map(({ name }) => name).join(' – ')}`,
              )
              .join(', ')}
            value={withNames}
            onChange={setWithNames}
          />
        )}
      </Held>
      <ProblemNote problem={taking.problem} />
      {done && (
        <output className="note" data-meaning={done.refused.length === 0 ? 'good' : 'warn'}>
          {t('brought.done', { count: done.count })}
          <Refused refused={done.refused} />
        </output>
      )}
      {plan && (
        <div className="row">
          <Button
            loading={taking.pending}
            disabled={looking.pending || (lines.length === 0 && names.length === 0)}
            onClick={() => taking.submit(undefined)}
          >
            {lines.length === 0 && names.length > 0
              ? t('brought.takeNames')
              : t('brought.take', { count: lines.length })}
          </Button>
          {taking.pending && through > 0 && (
            <span className="muted number">{t('paste.through', { count: through })}</span>
          )}
        </div>
      )}
    </div>
  );
}

function Refused({ refused }: Pick<TakenResults, 'refused'>) {
  const { t, i18n } = useTranslation();
  if (refused.length === 0) return null;
  return (
    <ul>
      {refused.map(({ line, problem }) => (
        <li key={`${line.of ?? ''} ${line.row}`}>
          {t('paste.lineRefused', { line: line.row, text: line.text, why: problemText(i18n, problem) })}
        </li>
      ))}
    </ul>
  );
}
