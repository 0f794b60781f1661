import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeatName } from '#tournament';
import { request } from '../api/client.js';
import type { SessionSeen, TableSeen } from '../api/documents.js';
import { newCommandId } from '../api/idempotency.js';
import { playKey } from '../api/sessionQueries.js';
import type { CommandAnswer, PairedDevice } from '../api/types.js';
import { Form } from '../parts/Form.js';
import { useFields } from '../parts/useFields.js';
import { useSubmission } from '../parts/useSubmission.js';
import { isAway } from '../session/room/schedule.js';
import { Contestant } from '../standings/Contestant.js';
import classes from './Table.module.css';

interface Naming {
  readonly contestant: string;
  readonly seats: readonly [SeatName, SeatName];
}

/** The pairs of a table that nobody has named yet, in the round in which they first sit down. */
export function unnamedAt(table: TableSeen, session: SessionSeen): readonly Naming[] {
  const { ns, ew, round } = table;
  const first = (contestant: string | null) => {
    const known = session.contestants.find((each) => each.contestant === contestant);
    if (!known || known.players.length > 0 || isAway(session, known.contestant, round)) return false;
    const arrived = known.absent.find(({ untilRound }) => untilRound !== null)?.untilRound ?? 1;
    return round === arrived;
  };
  return [
    ...(ns !== null && first(ns) ? [{ contestant: ns, seats: ['N', 'S'] } as const] : []),
    ...(ew !== null && first(ew) ? [{ contestant: ew, seats: ['E', 'W'] } as const] : []),
  ];
}

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
    await request(`/api/tournaments/${tournament}/players/${id}`, { method: 'PUT', body: { name } });
  }
  return request(`/api/tournaments/${tournament}/commands/session.name-players`, {
    method: 'POST',
    body: { session, table, contestant, players: players.map(({ id }) => id) },
    headers: { 'idempotency-key': commandId },
  });
}

/** Who plays as this pair: two names, the one who sits North or East first. */
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
  const fields = useFields({ first: '', second: '' });
  const [ids] = useState(() => ({ first: newCommandId(), second: newCommandId() }));
  const form = useSubmission(
    ({ first, second }: { readonly first: string; readonly second: string }, commandId) =>
      namePair(
        device,
        contestant,
        [
          { id: ids.first, name: first },
          { id: ids.second, name: second },
        ],
        commandId,
      ),
    () => client.invalidateQueries({ queryKey: playKey(device.tournament, device.session) }),
  );
  return (
    <>
      <p className={classes.big}>{t('entry.whoPlays')}</p>
      <p>
        <Contestant session={session} contestant={contestant} />
      </p>
      <Form
        action={t('entry.namesAction')}
        pending={form.pending}
        problem={form.problem}
        onSubmit={() => fields.complete() && form.submit(fields.values)}
      >
        <TextInput {...fields.of('first')} label={t(`contract.seatName.${seats[0]}`)} autoComplete="off" />
        <TextInput {...fields.of('second')} label={t(`contract.seatName.${seats[1]}`)} autoComplete="off" />
      </Form>
      <Button variant="default" onClick={onSkip}>
        {t('entry.namesLater')}
      </Button>
    </>
  );
}
