import { TextInput } from '../kit/TextInput.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeatName } from '#tournament';
import { api } from '../api/client.js';
import { sendCommand } from '../api/commands.js';
import type { SessionSeen } from '../api/documents.js';
import type { TableSeen } from '../api/tableDocuments.js';
import { newCommandId } from '../api/idempotency.js';
import { playKey } from '../api/sessionQueries.js';
import type { CommandAnswer, PairedDevice } from '../api/types.js';
import { Button } from '../kit/Button.js';
import { FormCard } from '../form/FormCard.js';
import { useForm } from '../form/useForm.js';
import { useSubmission } from '../parts/useSubmission.js';
import { isAway } from '../play/schedule.js';
import { Contestant } from '../play/Contestant.js';
import classes from '../kit/Phone.module.css';
import { StepHeading } from './StepHeading.js';

interface Naming {
  readonly contestant: string;
  /** Of a pair two, of an individual the one. */
  readonly seats: readonly SeatName[];
}

/** The pairs of a table that nobody has named yet, in the round in which they first sit down. */
export function unnamedAt(table: TableSeen, session: SessionSeen): readonly Naming[] {
  const { ns, ew, partners, round } = table;
  const first = (contestant: string | null) => {
    const known = session.contestants.find((each) => each.contestant === contestant);
    if (!known || known.players.length > 0 || isAway(session, known.contestant, round)) return false;
    const arrived = known.absent.find(({ untilRound }) => untilRound !== null)?.untilRound ?? 1;
    return round === arrived;
  };
  const seated: readonly (readonly [string | null, Naming['seats']])[] = partners
    ? [
        [ns, ['N']],
        [ew, ['E']],
        [partners.ns, ['S']],
        [partners.ew, ['W']],
      ]
    : [
        [ns, ['N', 'S']],
        [ew, ['E', 'W']],
      ];
  return seated.flatMap(([contestant, seats]) =>
    contestant !== null && first(contestant) ? [{ contestant, seats }] : [],
  );
}

/** What was typed, by seats. */
type Names = Readonly<Record<string, string>>;

interface Person {
  readonly id: string;
  readonly name: string;
}

/** Writes a pair's players down, then says that they are the pair. Said again, it is the same. */
async function namePair(
  { tournament, session, table }: PairedDevice,
  contestant: string,
  players: readonly Person[],
  commandId: string,
): Promise<CommandAnswer> {
  for (const { id, name } of players) {
    await api.put('/api/tournaments/{tournament}/players/{player}', {
      params: { path: { tournament, player: id } },
      body: { name },
    });
  }
  const named = { session, table, contestant, players: players.map(({ id }) => id) };
  return sendCommand(tournament, 'session.name-players', named, commandId);
}

/** Who plays as this pair: two names, the one who sits North or East first; in an individual the one name. */
export function NamesForm({
  device,
  session,
  naming: { contestant, seats },
  onSkip,
}: {
  readonly device: PairedDevice;
  readonly session: SessionSeen;
  readonly naming: Naming;
  readonly onSkip: () => void;
}) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [ids] = useState(() => seats.map(() => newCommandId()));
  const form = useForm<Names>({
    start: Object.fromEntries(seats.map((seat) => [seat, ''])),
    submission: useSubmission(
      (names: Names, commandId) =>
        namePair(
          device,
          contestant,
          seats.map((seat, index) => ({ id: ids[index]!, name: names[seat] ?? '' })),
          commandId,
        ),
      () => client.invalidateQueries({ queryKey: playKey(device.tournament, device.session) }),
    ),
  });
  return (
    <>
      <StepHeading className={classes.big}>{t('entry.whoPlays')}</StepHeading>
      <p>
        <Contestant session={session} contestant={contestant} />
      </p>
      <FormCard form={form} action={t('entry.namesAction')}>
        {seats.map((seat) => (
          <TextInput
            key={seat}
            {...form.at(seat, false)}
            label={t(`contract.seatName.${seat}`)}
            autoComplete="off"
          />
        ))}
      </FormCard>
      <Button variant="default" onClick={onSkip}>
        {t('entry.namesLater')}
      </Button>
    </>
  );
}
