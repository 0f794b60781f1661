import { Button, NativeSelect, Textarea } from '@mantine/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  decodeText,
  ENTRY_COLUMNS,
  ENTRY_KINDS,
  readEntryList,
  type EntryColumn,
  type EntryKind,
  type EntryList,
  type ListFault,
} from '#lists';
import { readAfter } from '../../api/commands.js';
import { newCommandId } from '../../api/idempotency.js';
import type { EntrySeen } from '../../api/roomDocuments.js';
import { playersKnownQuery } from '../../api/roomQueries.js';
import { FileField } from '../../deals/sets/FileField.js';
import { problemText } from '../../messages/problemText.js';
import { Choice } from '../../parts/Choice.js';
import notes from '../../parts/Note.module.css';
import { Pill } from '../../parts/Pill.js';
import { ProblemNote } from '../../parts/ProblemNote.js';
import { useSubmission } from '../../parts/useSubmission.js';
import { enterList, type EnteredList, type NewLine } from './enterList.js';
import classes from './PasteEntries.module.css';
import { plannedEntries, type PlannedLine } from './plannedEntries.js';

/** What was pasted, by tournament: it is still there when somebody has looked at another page in between. */
const drafts = new Map<string, string>();

/** Ids that are made once for each thing, so that a second attempt does nothing twice. */
function useIds(): (of: string) => string {
  const [made] = useState(() => new Map<string, string>());
  return (of) => {
    const id = made.get(of) ?? newCommandId();
    made.set(of, id);
    return id;
  };
}

/** Many entries at once, from a spreadsheet, a mail or a file: read, looked at line by line, then entered. */
export default function PasteEntries({
  tournament,
  entries,
  alone,
}: {
  readonly tournament: string;
  readonly entries: readonly EntrySeen[];
  /** Everybody plays for himself. */
  readonly alone: boolean;
}) {
  const { t } = useTranslation();
  const [text, setText] = useState(drafts.get(tournament) ?? '');
  const [kind, setKind] = useState<EntryKind>(alone ? 'players' : 'pairs');
  const [chosen, setChosen] = useState<readonly (EntryColumn | undefined)[]>([]);
  const write = (written: string) => {
    drafts.set(tournament, written);
    setText(written);
  };
  const idOf = useIds();
  const asked = useDeferredValue(text);
  const list = useMemo(() => readEntryList(asked, kind, chosen), [asked, kind, chosen]);
  const named = useMemo(
    () => list.lines.flatMap((line) => ('entry' in line ? line.entry.players : [])).slice(0, 1_000),
    [list],
  );
  const known = useQuery({
    ...playersKnownQuery(tournament, named),
    enabled: named.length > 0,
    placeholderData: keepPreviousData,
  });
  const plan = plannedEntries(list.lines, known.data ?? [], entries, idOf);
  const ready = named.length === 0 || (known.data !== undefined && !known.isPlaceholderData);
  return (
    <div className={classes.whole}>
      <p className="muted">{t('paste.what')}</p>
      <Choice
        label={t('paste.kind')}
        value={kind}
        options={ENTRY_KINDS.map((value) => ({ value, label: t(`paste.kind.${value}`) }))}
        onChange={setKind}
      />
      <Textarea
        label={t('paste.list')}
        value={text}
        autosize
        minRows={5}
        maxRows={14}
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => write(value)}
      />
      <FileField
        label={t('paste.file')}
        onChange={(file) => {
          if (!file) return;
          setChosen([]);
          void file.arrayBuffer().then((bytes) => write(decodeText(new Uint8Array(bytes))));
        }}
      />
      {list.columns.length > 1 && <Columns list={list} chosen={chosen} onChange={setChosen} />}
      <Entering
        tournament={tournament}
        kind={kind}
        plan={plan}
        ready={ready && asked === text}
        idOf={idOf}
        onAll={() => write('')}
      />
      <ProblemNote problem={known.error} />
    </div>
  );
}

/** What each column is taken for, and to be taken for. */
function Columns({
  list: { columns, headings, headed },
  chosen,
  onChange,
}: {
  readonly list: EntryList;
  readonly chosen: readonly (EntryColumn | undefined)[];
  readonly onChange: (chosen: readonly (EntryColumn | undefined)[]) => void;
}) {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.of}>
      <legend>{t(headed ? 'paste.columns' : 'paste.columnsGuessed')}</legend>
      <div className={classes.columns}>
        {columns.map((column, at) => (
          <NativeSelect
            // oxlint-disable-next-line react/no-array-index-key -- a column is its place
            key={at}
            label={headings[at] || t('paste.column', { number: at + 1 })}
            value={column}
            data={ENTRY_COLUMNS.map((value) => ({ value, label: t(`paste.column.${value}`) }))}
            onChange={({ currentTarget: { value } }) =>
              onChange(columns.map((_, other) => (other === at ? (value as EntryColumn) : chosen[other])))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

/** The lines with what will happen to each, and the button that does it. */
function Entering({
  tournament,
  kind,
  plan,
  ready,
  idOf,
  onAll,
}: {
  readonly tournament: string;
  readonly kind: EntryKind;
  readonly plan: readonly PlannedLine[];
  /** The lines are those of the list as it is written, and it is known who is known. */
  readonly ready: boolean;
  readonly idOf: (of: string) => string;
  /** Every line has been entered, now or before. */
  readonly onAll: () => void;
}) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [through, setThrough] = useState(0);
  const [done, setDone] = useState<{ readonly entered: number; readonly refused: EnteredList['refused'] }>();
  const [underWay, setUnderWay] = useState<readonly PlannedLine[]>();
  const shown = underWay ?? plan;
  const fresh = plan.filter((line): line is NewLine => line.is === 'new');
  const form = useSubmission(
    async (lines: readonly NewLine[]) => {
      setDone(undefined);
      setThrough(0);
      setUnderWay(plan);
      try {
        return await enterList(tournament, kind, lines, idOf, setThrough);
      } finally {
        await client.invalidateQueries({ queryKey: ['entries', tournament] });
        setUnderWay(undefined);
      }
    },
    async ({ position, refused }, lines) => {
      if (position !== undefined) await readAfter(client, tournament, position);
      setDone({ entered: lines.length - refused.length, refused });
      if (refused.length === 0 && plan.every(({ is }) => is === 'new' || is === 'entered')) onAll();
    },
  );
  return (
    <>
      {shown.length > 0 && (
        <ol className={classes.lines} aria-label={t('paste.preview')}>
          {shown.map((line) => (
            <Line key={line.line} line={line} />
          ))}
        </ol>
      )}
      <ProblemNote problem={form.problem} />
      {form.problem !== null && through > 0 && (
        <p className={notes.note} data-meaning="warn">
          {t('paste.broken', { count: through })}
        </p>
      )}
      {done && (
        <output className={notes.note} data-meaning={done.refused.length === 0 ? 'good' : 'warn'}>
          {t(`paste.done.${kind}`, { count: done.entered })}
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
        <div className={classes.buttons}>
          <Button
            loading={form.pending}
            disabled={!ready || fresh.length === 0}
            onClick={() => form.submit(fresh)}
          >
            {t(`paste.enter.${kind}`, { count: fresh.length })}
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

const MEANINGS = { new: 'good', entered: 'plain', plays: 'warn', unreadable: 'bad' } as const;

function Line({ line }: { readonly line: PlannedLine }) {
  const { t } = useTranslation();
  return (
    <li className={classes.line}>
      <span className={classes.number}>{line.line}</span>
      <span className={classes.names}>
        {line.is === 'new' ? line.players.map(({ name }) => name).join(' – ') : line.text}
      </span>
      <Pill meaning={MEANINGS[line.is]}>{t(`paste.is.${line.is}`)}</Pill>
      <Said line={line} />
    </li>
  );
}

/** What is to be said of a line beside its names. */
function Said({ line }: { readonly line: PlannedLine }) {
  const { t } = useTranslation();
  if (line.is === 'entered') return null;
  if (line.is === 'plays')
    return <span className={classes.said}>{t('paste.plays', { name: line.name })}</span>;
  if (line.is === 'unreadable') return <FaultSaid fault={line.fault} />;
  const { clubs, seed, stratum, categories, team } = line.entry;
  const known = line.players.filter((player) => player.known);
  const said = [
    ...(known.length > 0
      ? [t('paste.known', { count: known.length, names: known.map(({ name }) => name).join(', ') })]
      : []),
    ...line.namesakes.map((name) => t('paste.namesakes', { name })),
    ...(team === undefined ? [] : [team]),
    ...clubs,
    ...(seed === undefined ? [] : [t('players.drawSeedNumber', { number: seed })]),
    ...(stratum === undefined ? [] : [stratum]),
    ...categories,
  ];
  return said.length === 0 ? null : <span className={classes.said}>{said.join(' · ')}</span>;
}

function FaultSaid({ fault }: { readonly fault: ListFault }) {
  const { t } = useTranslation();
  return (
    <span className={classes.said}>
      {'players' in fault
        ? t(`paste.fault.${fault.code}`, { count: fault.players })
        : t(`paste.fault.${fault.code}`, { name: '', line: '', found: '', ...fault })}
    </span>
  );
}
