import { Select } from '../kit/Select.js';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { readAfter } from '../api/commands.js';
import { tournamentQuery, tournamentsQuery } from '../api/queries.js';
import { FormDialog } from '../form/FormDialog.js';
import { useForm } from '../form/useForm.js';
import { Choice } from '../kit/Choice.js';
import { Tick } from '../kit/Tick.js';
import { useSubmission } from '../parts/useSubmission.js';
import { useTimes } from '../parts/useTimes.js';
import { setUpPath } from '../play/paths.js';
import { GAMES } from '../play/gameParts.js';
import { beginTournament, type Beginning, type NewTournament } from './beginTournament.js';
import { organises } from '../play/roles.js';
import { TournamentName } from './TournamentName.js';

/** So many of the newest are offered to be played again. */
const OFFERED = 12;

/** The newest tournaments of which the reader is an organiser. */
function useOwnTournaments() {
  const { data: listed = [] } = useQuery(tournamentsQuery);
  const newest = [...listed].toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1)).slice(0, OFFERED);
  return useQueries({
    queries: newest.map(({ id }) => tournamentQuery(id)),
    combine: (read) => read.flatMap(({ data }) => (data && organises(data) ? [data] : [])),
  });
}

/** Asks for a new tournament's name and what it begins with: an evening to be set up, an earlier one again, nothing. */
export default function CreateTournament({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const times = useTimes();
  const [, navigate] = useLocation();
  const own = useOwnTournaments();
  const [now] = useState(() => Date.now() * 1000);
  const form = useForm({
    start: {
      name: t('create.proposed', { day: times.shortDay(now) }),
      kind: 'evening' as Beginning['kind'],
      game: GAMES[0]!,
      last: '',
      entries: true,
    },
    submission: useSubmission(
      (wanted: NewTournament, commandId) => beginTournament(client, wanted, commandId),
      async ({ tournament, position, session }) => {
        await readAfter(client, tournament, position);
        navigate(session === undefined ? `/tournaments/${tournament}` : setUpPath(tournament, session));
      },
    ),
    body: (values) => ({ name: values.name.trim(), beginning: beginning() }),
  });
  const { kind, game, entries } = form.values;
  const last = own.find(({ id }) => id === form.values.last) ?? own[0];
  const beginning = (): Beginning => {
    if (kind === 'last' && last) return { kind, tournament: last.id, entries };
    return kind === 'evening' ? { kind, game } : { kind: 'empty' };
  };
  const kinds = (['evening', 'last', 'empty'] as const).filter((each) => each !== 'last' || last);
  return (
    <FormDialog form={form} title={t('create.title')} action={t('create.action')} onClose={onClose}>
      <TournamentName field={form.at('name', false)} description={t('create.nameHint')} />
      <Choice
        {...form.at('kind')}
        label={t('create.begin')}
        options={kinds.map((value) => ({ value, label: t(`create.begin.${value}`) }))}
      />
      <p className="muted">{t(`create.beginHint.${kind}`)}</p>
      {kind === 'evening' && (
        <Choice
          {...form.at('game')}
          label={t('session.game')}
          options={GAMES.map((value) => ({ value, label: t(`session.game.${value}`) }))}
        />
      )}
      {kind === 'last' && last && (
        <>
          <Select
            {...form.at('last')}
            value={last.id}
            label={t('create.last')}
            data={own.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <Tick {...form.at('entries')} label={t('create.withEntries')} />
        </>
      )}
    </FormDialog>
  );
}
