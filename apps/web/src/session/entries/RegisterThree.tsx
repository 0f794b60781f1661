import { TextInput } from '../../kit/TextInput.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readAfter, sendCommand } from '../../api/commands.js';
import { newCommandId } from '../../api/idempotency.js';
import { FormCard } from '../../form/FormCard.js';
import { useForm } from '../../form/useForm.js';
import { useFormPlace } from '../../form/useFormPlace.js';
import { keepDraft } from '../../parts/keptDraft.js';
import { useSubmission } from '../../parts/useSubmission.js';
import { isGroupName, NOTHING_KNOWN } from './forDrawsDraft.js';
import { PlayerField } from './PlayerField.js';
import { nobody, writeNamed, type PlayerNamed } from './players.js';
import { MEMBERS } from '../set-up/sheets/teamsEntered.js';

interface Member {
  readonly player: PlayerNamed;
  /** The ids of its entry and of the commands, made before so that a second attempt registers nobody twice. */
  readonly entry: string;
  readonly registering: string;
  readonly describing: string;
}

interface Three {
  readonly team: string;
  readonly members: readonly Member[];
}

function newThree(): Three {
  const member = (): Member => ({
    player: nobody(),
    entry: newCommandId(),
    registering: newCommandId(),
    describing: newCommandId(),
  });
  return { team: '', members: Array.from({ length: MEMBERS }, member) };
}

/** Registers the three players of a team, each for himself and with its name; the form is empty again for the next one. */
export function RegisterThree({ tournament }: { readonly tournament: string }) {
  const [registered, setRegistered] = useState(0);
  return (
    <RegisterOne key={registered} tournament={tournament} onDone={() => setRegistered(registered + 1)} />
  );
}

function RegisterOne({ tournament, onDone }: { readonly tournament: string; readonly onDone: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const place = useFormPlace(tournament, 'entries.register', 'three');
  const submission = useSubmission(
    async ({ team, members }: Three) => {
      let position = 0;
      for (const { player, entry, registering, describing } of members) {
        // oxlint-disable-next-line no-await-in-loop -- three, and the first one's refusal is the one to be shown
        const players = await writeNamed(tournament, [player]);
        // oxlint-disable-next-line no-await-in-loop
        await sendCommand(tournament, 'entries.register', { entry, players }, registering);
        const forDraws = { ...NOTHING_KNOWN, team: team.trim() };
        // oxlint-disable-next-line no-await-in-loop
        const done = await sendCommand(
          tournament,
          'entries.describe-for-draws',
          { entry, forDraws },
          describing,
        );
        position = done.position;
      }
      return position;
    },
    async (position) => {
      await readAfter(client, tournament, position);
      keepDraft(place, undefined);
      onDone();
    },
  );
  const form = useForm({
    start: newThree(),
    submission,
    body: (three) => three,
    wrong: ({ team, members }) => ({
      team: !isGroupName(team.trim()) && t('players.teamNameFault'),
      members: !members.every(({ player }) => player.name.trim() !== '') && t('field.empty'),
    }),
    keptAs: place,
  });
  const { value: members, error, onChange } = form.at('members', true);
  return (
    <FormCard form={form} action={t('players.registerThree')}>
      <TextInput {...form.at('team', true)} label={t('players.teamName')} maxLength={40} autoComplete="off" />
      <div className="row gap-12 top fields">
        {members.map(({ entry, player }, index) => (
          <PlayerField
            key={entry}
            tournament={tournament}
            label={t('teams.player', { number: index + 1 })}
            player={player}
            error={player.name.trim() === '' ? error : undefined}
            onChange={(one) =>
              onChange(
                members.map((member) => (member.entry === entry ? { ...member, player: one } : member)),
              )
            }
          />
        ))}
      </div>
    </FormCard>
  );
}
