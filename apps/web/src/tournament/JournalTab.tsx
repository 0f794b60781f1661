import { useMutation, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchJournal, withOlder, type HeldJournal } from '../api/journal.js';
import { journalQuery } from '../api/queries.js';
import type { Tournament } from '../api/types.js';
import { Button } from '../kit/Button.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { useTimes } from '../parts/useTimes.js';
import { Waiting } from '../kit/Waiting.js';
import { JournalLines } from './JournalLines.js';
import { PastBar } from '../shell/PastBar.js';

/** The journal in words, the newest entry first, with links to the past. */
export default function JournalTab({
  tournament,
  journal,
  at,
}: {
  readonly tournament: Tournament;
  readonly journal: UseQueryResult<HeldJournal>;
  readonly at: string | undefined;
}) {
  const { t } = useTranslation();
  const times = useTimes();
  if (!journal.data) {
    return journal.isError ? (
      <QueryProblem problem={journal.error} retry={() => journal.refetch()} />
    ) : (
      <Waiting />
    );
  }
  return (
    <>
      <PastBar tournament={tournament} at={at} />
      {journal.data.lines.length === 0 ? (
        <p className="muted">{t('journal.empty')}</p>
      ) : (
        <JournalLines key={at ?? 'now'} tournament={tournament} lines={journal.data.lines} />
      )}
      <Older tournament={tournament.id} held={journal.data} at={at} />
      <p className="small muted">{t('journal.zone', { zone: times.zone })}</p>
    </>
  );
}

function Older({
  tournament,
  held,
  at,
}: {
  readonly tournament: string;
  readonly held: HeldJournal;
  readonly at: string | undefined;
}) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const older = useMutation({
    mutationFn: () => fetchJournal(tournament, { at, before: held.lines.at(-1)?.position }),
    onSuccess: (page) =>
      client.setQueryData(journalQuery(tournament, at).queryKey, (now: HeldJournal | undefined) =>
        now ? withOlder(now, page) : now,
      ),
  });
  if (held.whole || held.lines.length === 0) return null;
  return (
    <>
      <ProblemNote problem={older.error} />
      <Button
        variant="default"
        className="self-centre"
        loading={older.isPending}
        onClick={() => older.mutate()}
      >
        {t('journal.older')}
      </Button>
    </>
  );
}
