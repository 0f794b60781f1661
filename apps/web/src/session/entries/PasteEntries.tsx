import { TextArea } from '../../kit/TextArea.js';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tick } from '../../kit/Tick.js';
import { textOfFile } from '#interchange';
import { ENTRY_COLUMNS, ENTRY_KINDS, likelyKind, namesakeKey, readEntryList, type EntryColumn } from '#lists';
import { Problem } from '../../api/problem.js';
import { newCommandId } from '../../api/idempotency.js';
import type { EntrySeen } from '../../api/deskDocuments.js';
import { playersKnownQuery } from '../../api/deskQueries.js';
import { Button } from '../../kit/Button.js';
import { FileField } from '../../kit/FileField.js';
import { Choice } from '../../kit/Choice.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import { keepList, recallList, type ListWritten } from './keptList.js';
import { EnterPlanned } from './EnterPlanned.js';
import { ListColumns } from '../../parts/ListColumns.js';
import { NOBODY_KNOWN, plannedEntries, SOMEBODY_ELSE, type Answers } from './plannedEntries.js';

/** The largest list of a file, in bytes: thousands of entries. */
const LARGEST_LIST = 1_000_000;

const isPlayer = (column: EntryColumn) => column === 'player';

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
  const [written, setWritten] = useState<ListWritten>(
    () =>
      recallList(tournament) ?? {
        text: '',
        kind: alone ? 'players' : 'pairs',
        chosen: [],
        headed: undefined,
      },
  );
  const { text, kind, chosen, headed } = written;
  const [answers, setAnswers] = useState<Answers>(new Map());
  const change = (more: Partial<ListWritten>) => setWritten((before) => ({ ...before, ...more }));
  const [refused, setRefused] = useState<Problem>();
  const take = (file: File) => {
    const isTooLarge = file.size > LARGEST_LIST;
    setRefused(isTooLarge ? new Problem({ code: 'entries.list-too-large', status: 0 }) : undefined);
    if (isTooLarge) return;
    change({ chosen: [], headed: undefined });
    setAnswers(new Map());
    void file.arrayBuffer().then((bytes) => change({ text: textOfFile(new Uint8Array(bytes)).text }));
  };
  const idOf = useIds();
  const asked = useDeferredValue(text);
  const list = useMemo(() => {
    const others = [...answers].flatMap(([key, answer]) => (answer === SOMEBODY_ELSE ? key : []));
    return readEntryList(asked, kind, chosen, { headed, others: new Set(others) });
  }, [asked, kind, chosen, headed, answers]);
  const likely = useMemo(() => likelyKind(asked, kind), [asked, kind]);
  const mayNameTeams =
    kind === 'teams' && !list.columns.includes('team') && list.columns.filter(isPlayer).length > 4;
  const named = useMemo(
    () => list.lines.flatMap((line) => ('entry' in line ? line.entry.players : [])).slice(0, 1_000),
    [list],
  );
  const clubs = useMemo(
    () =>
      [...new Set(list.lines.flatMap((line) => ('entry' in line ? line.entry.clubs : [])))].slice(0, 1_000),
    [list],
  );
  const known = useQuery({
    ...playersKnownQuery(tournament, named, clubs),
    enabled: named.length > 0,
    placeholderData: keepPreviousData,
  });
  const plan = plannedEntries(list.lines, known.data ?? NOBODY_KNOWN, entries, idOf, answers);
  const open = asked !== text || plan.some(({ is }) => is === 'new' || is === 'ask');
  // It is still there when somebody has looked at another page in between, or closed this one.
  useEffect(() => keepList(tournament, written, open), [tournament, written, open]);
  const ready = named.length === 0 || (known.data !== undefined && !known.isPlaceholderData);
  return (
    <div className="stack gap-12 pad-top-8">
      <p className="muted">{t('paste.what')}</p>
      <Choice
        label={t('paste.kind')}
        value={kind}
        options={ENTRY_KINDS.map((value) => ({ value, label: t(`paste.kind.${value}`) }))}
        onChange={(value) => change({ kind: value })}
      />
      <TextArea
        label={t('paste.list')}
        description={t(`paste.sample.${kind}`)}
        value={text}
        rows={5}
        spellcheck={false}
        onChange={(value) => change({ text: value })}
      />
      <FileField label={t('paste.file')} onChange={take} />
      <ProblemNote problem={refused} />
      {(list.headed || headed !== undefined) && (
        <Tick
          label={t('paste.headed')}
          description={list.headings.filter((heading) => heading !== '').join(' · ')}
          value={list.headed}
          onChange={(value) => change({ headed: value })}
        />
      )}
      {list.columns.length > 1 && (
        <ListColumns
          list={list}
          choices={ENTRY_COLUMNS.map((value) => ({ value, label: t(`paste.column.${value}`) }))}
          onChange={(at, column) =>
            change({ chosen: list.columns.map((_, other) => (other === at ? column : chosen[other])) })
          }
        />
      )}
      {likely !== undefined && (
        <div className="note" data-meaning="warn">
          {t(`paste.likely.${likely}`)}{' '}
          <Button variant="default" onClick={() => change({ kind: likely })}>
            {t(`paste.kind.${likely}`)}
          </Button>
        </div>
      )}
      {mayNameTeams && <p className="muted">{t('paste.mayNameTeams')}</p>}
      <EnterPlanned
        tournament={tournament}
        kind={kind}
        plan={plan}
        ready={ready && asked === text}
        idOf={idOf}
        onAnswer={(line, name, answer) =>
          setAnswers((before) => new Map(before).set(namesakeKey(line, name), answer))
        }
        onAll={() => {
          // What was typed while it was being entered stays.
          setWritten((now) => (now.text === asked ? { ...now, text: '' } : now));
          // Also where the page was left meanwhile.
          const kept = recallList(tournament);
          if (kept?.text === asked) keepList(tournament, { ...kept, text: '' }, false);
        }}
      />
      <ProblemNote problem={known.error} />
    </div>
  );
}
