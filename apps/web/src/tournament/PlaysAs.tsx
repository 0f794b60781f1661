import { Select } from '../kit/Select.js';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.js';
import { boardSetsQuery } from '../api/boardSets.js';
import { peopleQuery, sessionQuery } from '../api/queries.js';
import { entriesQuery } from '../api/deskQueries.js';
import type { PersonInTournament, Tournament } from '../api/types.js';
import { ofBoards } from '../messages/fieldText.js';
import { personText } from '../messages/personText.js';
import { Button } from '../kit/Button.js';
import { Dialog } from '../kit/Dialog.js';
import { boardsInFilesOf } from './boardsInFilesOf.js';
import { organises } from '../play/roles.js';

/** Which player somebody is who runs the tournament and plays in it; one says it of oneself, once, an organiser always. */
export function PlaysAs({
  tournament,
  holder,
}: {
  readonly tournament: Tournament;
  readonly holder: PersonInTournament;
}) {
  const { t } = useTranslation();
  const { data: session } = useQuery(sessionQuery);
  const [saying, setSaying] = useState(false);
  const { person, name, player } = holder;
  const known = player === null ? undefined : personText({ person: player.id, name: player.name });
  // Who plays does not take it back alone.
  const isOwn = session?.person?.id === person;
  const maySay = isOwn ? !player : organises(tournament);
  return (
    <>
      {known !== undefined && <span className="muted">{t('people.playsAs', { name: known })}</span>}
      {maySay && (
        <Button
          variant="subtle"
          aria-label={t('people.sayPlayerOf', { name: personText({ person, name }) })}
          onClick={() => setSaying(true)}
        >
          {t('people.sayPlayer')}
        </Button>
      )}
      {isOwn && player && <span className="muted">{t('people.playsAsKept')}</span>}
      {saying && <SayPlayer tournament={tournament} holder={holder} onClose={() => setSaying(false)} />}
    </>
  );
}

function SayPlayer({
  tournament,
  holder: { person, name, player },
  onClose,
}: {
  readonly tournament: Tournament;
  readonly holder: PersonInTournament;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const entries = useQuery(entriesQuery(tournament.id));
  const { data: session } = useQuery(sessionQuery);
  const isOwn = session?.person?.id === person;
  const { data: sets = [] } = useQuery(boardSetsQuery(tournament.id));
  const known = boardsInFilesOf(sets, person);
  const [chosen, setChosen] = useState(player?.id ?? '');
  const saying = useMutation({
    mutationFn: () =>
      api.put('/api/tournaments/{tournament}/people/{person}/player', {
        params: { path: { tournament: tournament.id, person } },
        body: { player: chosen === '' ? null : chosen },
      }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: peopleQuery(tournament.id).queryKey });
      onClose();
    },
  });
  const players = new Map(
    (entries.data?.entries ?? [])
      .flatMap((entry) => entry.players)
      .map(({ person: id = '', name: called }) => [id, personText({ person: id, name: called })] as const),
  );
  if (player && !players.has(player.id))
    players.set(player.id, personText({ person: player.id, name: player.name }));
  return (
    <Dialog
      title={t('people.sayPlayerTitle', { name: personText({ person, name }) })}
      action={t('session.save')}
      pending={saying.isPending}
      problem={saying.error ?? undefined}
      onSubmit={() => saying.mutate()}
      onClose={onClose}
    >
      <p>{t('people.sayPlayerText')}</p>
      {isOwn && <p className="note">{t('people.sayPlayerOnce')}</p>}
      {known.length > 0 && chosen !== '' && (
        <output className="note" data-meaning="warn">
          {t('people.playerHasFile', ofBoards(known))}
        </output>
      )}
      <Select
        label={t('people.player')}
        value={chosen}
        data={[
          { value: '', label: t('people.noPlayer') },
          ...[...players]
            .toSorted(([, one], [, other]) => one.localeCompare(other))
            .map(([value, label]) => ({ value, label })),
        ]}
        onChange={setChosen}
      />
    </Dialog>
  );
}
