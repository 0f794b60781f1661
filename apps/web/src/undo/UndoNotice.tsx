import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { i18n as I18n } from 'i18next';
import { readAfter, sendCommand } from '../api/commands.js';
import type { SessionSeen } from '../api/documents.js';
import { fetchJournal } from '../api/journal.js';
import { Problem } from '../api/problem.js';
import { tournamentQuery } from '../api/queries.js';
import type { MatchesSeen } from '../api/matchDocuments.js';
import type { EntriesSeen, DeskSeen } from '../api/deskDocuments.js';
import { entriesQuery, deskQuery } from '../api/deskQueries.js';
import type { Commands } from '../api/schemas.js';
import { newCommandId } from '../api/idempotency.js';
import { matchesQuery, playSessionQuery, travellerQuery } from '../api/sessionQueries.js';
import type { TravellerSeen } from '../api/travellerDocuments.js';
import type { Tournament } from '../api/types.js';
import { lineText } from '../messages/lineText.js';
import { problemText } from '../messages/problemText.js';
import { isWrittenIn } from '../browser/keys.js';
import { Button } from '../kit/Button.js';
import { useSubmission } from '../parts/useSubmission.js';
import { lastAct, type Act } from '../api/lastAct.js';
import { isUndoKey, UNDO_KEY } from './undoKey.js';
import classes from './UndoNotice.module.css';
import { wayBack, type Given, type SeenBefore } from './waysBack.js';

function seenBefore({ tournament, before }: Act): SeenBefore {
  const held = (key: readonly unknown[]): unknown => before.get(JSON.stringify(key));
  return {
    tournament: held(tournamentQuery(tournament).queryKey) as Tournament | undefined,
    entries: held(entriesQuery(tournament).queryKey) as EntriesSeen | undefined,
    session: (name) => held(playSessionQuery(tournament, name).queryKey) as SessionSeen | undefined,
    room: (name) => held(deskQuery(tournament, name).queryKey) as DeskSeen | undefined,
    matches: (name) => held(matchesQuery(tournament, name).queryKey) as MatchesSeen | undefined,
    traveller: (name, board) =>
      held(travellerQuery(tournament, name, board).queryKey) as TravellerSeen | undefined,
  };
}

/** What takes an act back, of what was shown before it. */
function backOf(act: Act): readonly Given[] | undefined {
  const seen = seenBefore(act);
  const ways = [act.body, ...(act.also ?? [])].map((body) => wayBack(act.name, body, seen, act.position));
  return ways.every((way) => way !== undefined) ? ways.flat() : undefined;
}

/** What an act did of which the journal's last line tells but a part. */
function ofSeveral({ t }: I18n, { name, body, also = [] }: Act): string | undefined {
  if (name === 'result.mark-not-played') {
    if (also.length > 0) return t('undo.notPlayed', { count: also.length + 1 });
    const { table, round, board } = body as Commands['result.mark-not-played'];
    return t('line.result.marked-not-played', { table, round, board });
  }
  if (name !== 'session.seat-entries') return undefined;
  const { session, seats } = body as Commands['session.seat-entries'];
  return seats.length > 1 ? t('undo.placesChanged', { session, count: seats.length }) : undefined;
}

/** What was done, in the words of the journal, and the button that takes it back. */
export default function UndoNotice({ act }: { readonly act: Act }) {
  const [back] = useState(() => backOf(act));
  return back && <Undo act={act} back={back} />;
}

function Undo({ act, back }: { readonly act: Act; readonly back: readonly Given[] }) {
  const { tournament, position } = act;
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [done, setDone] = useState(false);
  const close = useRef<HTMLButtonElement>(null);
  const { data: entries } = useQuery({ ...entriesQuery(tournament), enabled: false });
  const { data: journal } = useQuery({
    queryKey: ['act', tournament, position],
    queryFn: ({ signal }) => fetchJournal(tournament, { after: position, before: position + 1 }, signal),
    staleTime: Infinity,
  });
  // Whatever of it was carried out is not carried out a second time.
  const [ids] = useState(() => back.map(newCommandId));
  const form = useSubmission(
    async (all: readonly Given[]) => {
      let seen: { readonly at?: number } = {};
      for (const [index, { name, body }] of all.entries()) {
        const given = { ...body, ...seen } as Commands[typeof name];
        // oxlint-disable-next-line no-await-in-loop -- one after the other: the next one has seen what this one changes
        seen = { at: (await sendCommand(tournament, name, given, ids[index]!)).position };
      }
      return seen.at ?? position;
    },
    async (last) => {
      await readAfter(client, tournament, last);
      setDone(true);
    },
  );
  // Its own button has gone: the focus stays in the notice.
  useLayoutEffect(() => {
    if (done && document.activeElement === document.body) close.current?.focus();
  }, [done]);
  const line = journal?.lines.find((each) => each.position === position);
  const players = (entries?.entries ?? []).flatMap((entry) => entry.players);
  const nameOf = (person: string) => players.find((each) => each.person === person)?.name ?? undefined;
  const isChanged = form.problem instanceof Problem && form.problem.code === 'command.seen-changed';
  const said = isChanged
    ? t('undo.changed')
    : form.problem
      ? t('undo.refused', { why: problemText(i18n, form.problem) })
      : done
        ? t('undo.done')
        : undefined;
  const mayUndo = line !== undefined && !done && !isChanged;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!mayUndo || !isUndoKey(event)) return;
    // What is written is undone by the browser.
    if (isWrittenIn(event.target) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    form.submit(back);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  if (!line) return null;
  return (
    <span className={classes.notice}>
      <span className="grow-200">
        {!done && (ofSeveral(i18n, act) ?? lineText(i18n, line, nameOf))}
        {said !== undefined && <strong> {said}</strong>}
      </span>
      {mayUndo && (
        <Button
          variant="default"
          aria-keyshortcuts={UNDO_KEY.spoken}
          loading={form.pending}
          onClick={() => form.submit(back)}
        >
          {t('undo.undo')}
          <kbd aria-hidden>{UNDO_KEY.shown}</kbd>
        </Button>
      )}
      <Button ref={close} variant="subtle" onClick={() => lastAct.become(undefined)}>
        {t('undo.close')}
      </Button>
    </span>
  );
}
