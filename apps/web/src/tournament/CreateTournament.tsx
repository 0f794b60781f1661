import { Select } from '../kit/Select.js';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { GameName } from '#tournament';
import { readAfter } from '../api/commands.js';
import { tournamentQuery, tournamentsQuery } from '../api/queries.js';
import { Choice } from '../kit/Choice.js';
import { Dialog } from '../kit/Dialog.js';
import { Tick } from '../kit/Tick.js';
import { useFields } from '../parts/useFields.js';
import { useSubmission } from '../parts/useSubmission.js';
import { useTimes } from '../parts/useTimes.js';
import { setUpPath } from '../session/paths.js';
import { GAMES } from '../sheets/gameParts.js';
import { beginTournament, type Beginning, type NewTournament } from './beginTournament.js';
import { organises } from './roles.js';
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
  const [kind, setKind] = useState<Beginning['kind']>('evening');
  const [game, setGame] = useState<GameName>(GAMES[0]!);
  const own = useOwnTournaments();
  const [chosen, setChosen] = useState<string>();
  const [entries, setEntries] = useState(true);
  const last = own.find(({ id }) => id === chosen) ?? own[0];
  const [now] = useState(() => Date.now() * 1000);
  const fields = useFields({ name: t('create.proposed', { day: times.shortDay(now) }) });
  const form = useSubmission(
    (wanted: NewTournament, commandId) => beginTournament(client, wanted, commandId),
    async ({ tournament, position, session }) => {
      await readAfter(client, tournament, position);
      navigate(session === undefined ? `/tournaments/${tournament}` : setUpPath(tournament, session));
    },
    ['name'],
  );
  const beginning = (): Beginning => {
    if (kind === 'last' && last) return { kind, tournament: last.id, entries };
    return kind === 'evening' ? { kind, game } : { kind: 'empty' };
  };
  const kinds = (['evening', 'last', 'empty'] as const).filter((each) => each !== 'last' || last);
  return (
    <Dialog
      title={t('create.title')}
      action={t('create.action')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() =>
        fields.complete() && form.submit({ name: fields.values.name.trim(), beginning: beginning() })
      }
      onClose={onClose}
    >
      <TournamentName field={fields.of('name', form.fault)} description={t('create.nameHint')} />
      <Choice
        label={t('create.begin')}
        value={kind}
        options={kinds.map((value) => ({ value, label: t(`create.begin.${value}`) }))}
        onChange={setKind}
      />
      <p className="muted">{t(`create.beginHint.${kind}`)}</p>
      {kind === 'evening' && (
        <Choice
          label={t('session.game')}
          value={game}
          options={GAMES.map((value) => ({ value, label: t(`session.game.${value}`) }))}
          onChange={setGame}
        />
      )}
      {kind === 'last' && last && (
        <>
          <Select
            label={t('create.last')}
            value={last.id}
            data={own.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={setChosen}
          />
          <Tick label={t('create.withEntries')} value={entries} onChange={setEntries} />
        </>
      )}
    </Dialog>
  );
}
