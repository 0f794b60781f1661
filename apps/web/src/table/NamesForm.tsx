import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeatName } from '#tournament';
import { api } from '../api/client.js';
import { sendCommand } from '../api/commands.js';
import type { SessionSeen } from '../api/documents.js';
import { commandIdOfStep, newCommandId } from '../api/idempotency.js';
import { playKey } from '../api/sessionQueries.js';
import type { PairedDevice } from '../api/types.js';
import { Button } from '../kit/Button.js';
import { FormCard } from '../form/FormCard.js';
import { useForm } from '../form/useForm.js';
import { useSubmission } from '../parts/useSubmission.js';
import { Contestant } from '../play/Contestant.js';
import classes from '../kit/Phone.module.css';
import type { Naming } from './namesHere.js';
import { SeatField } from './SeatField.js';
import { StepHeading } from './StepHeading.js';

/** What was typed, by seats. */
type Names = Readonly<Record<string, string>>;

/** Who is meant by a name: somebody who was found here, or who plays here already. Anybody else is a new name. */
interface Known {
  readonly club: string | null;
  readonly person: { readonly pick: string } | { readonly id: string };
}

/** Who sits in a seat, as it is sent. */
type Sitting = { readonly pick: string } | { readonly id: string; readonly name?: string };

interface Sent {
  readonly contestant: string;
  readonly players: readonly Sitting[];
}

/** The id of a player: somebody new is written down first. */
async function idOf(tournament: string, sitting: Sitting): Promise<string> {
  if ('pick' in sitting) {
    const params = { path: { tournament } };
    const { pick } = sitting;
    return (await api.post('/api/tournaments/{tournament}/players/at-table', { params, body: { pick } })).id;
  }
  const { id, name } = sitting;
  if (name !== undefined)
    await api.put('/api/tournaments/{tournament}/players/{player}', {
      params: { path: { tournament, player: id } },
      body: { name },
    });
  return id;
}

/** Writes down who plays, then says so of each pair. Said again, it is the same. */
async function namePairs(
  { tournament, session, table }: PairedDevice,
  pairs: readonly Sent[],
  commandId: string,
): Promise<void> {
  for (const [step, { contestant, players }] of pairs.entries()) {
    const ids: string[] = [];
    // oxlint-disable-next-line no-await-in-loop -- four at most, and the first refusal is the one to be shown
    for (const player of players) ids.push(await idOf(tournament, player));
    const named = { session, table, contestant, players: ids };
    // oxlint-disable-next-line no-await-in-loop
    await sendCommand(tournament, 'session.name-players', named, commandIdOfStep(commandId, step));
  }
}

/** Who plays at a table: of a pair two names, of an individual one. Whoever is missing yet is named later. */
export default function NamesForm({
  device,
  session,
  namings,
  onSkip,
  onDone,
}: {
  readonly device: PairedDevice;
  readonly session: SessionSeen;
  /** Those who play already stand in their fields. */
  readonly namings: readonly Naming[];
  readonly onSkip: () => void;
  readonly onDone?: () => void;
}) {
  const { t } = useTranslation();
  const client = useQueryClient();
  // Another name is another person, also where one that was typed before was written down.
  const ids = useRef(new Map<string, string>());
  const newId = (name: string) => {
    const id = ids.current.get(name) ?? newCommandId();
    ids.current.set(name, id);
    return id;
  };
  const playing = (contestant: string) =>
    session.contestants.find((each) => each.contestant === contestant)?.players ?? [];
  const [known, setKnown] = useState<Readonly<Record<string, Known | undefined>>>(() =>
    Object.fromEntries(
      namings.flatMap(({ contestant, seats }) =>
        seats.flatMap((seat, index) => {
          const player = playing(contestant)[index];
          return player?.person ? [[seat, { club: null, person: { id: player.person } }]] : [];
        }),
      ),
    ),
  );
  const whole = useRef<HTMLDivElement>(null);
  const all = namings.flatMap(({ seats }) => seats);
  const form = useForm({
    start: Object.fromEntries(
      namings.flatMap(({ contestant, seats }) =>
        seats.map((seat, index) => {
          const player = playing(contestant)[index];
          return [seat, player?.person ? (player.name ?? '') : ''] as const;
        }),
      ),
    ) as Names,
    submission: useSubmission(
      (pairs: readonly Sent[], commandId) => namePairs(device, pairs, commandId),
      async () => {
        await client.invalidateQueries({ queryKey: playKey(device.tournament, device.session) });
        onDone?.();
      },
    ),
    wrong: (names) => {
      const isEmpty = (seat: SeatName) => (names[seat] ?? '').trim() === '';
      const told = namings.filter(({ seats }) => !seats.every(isEmpty));
      const missing = (told.length > 0 ? told : namings).flatMap(({ seats }) => seats.filter(isEmpty));
      return Object.fromEntries(missing.map((seat) => [seat, t('field.empty')]));
    },
    body: (names): readonly Sent[] =>
      namings
        .filter(({ seats }) => seats.every((seat) => (names[seat] ?? '').trim() !== ''))
        .map(({ contestant, seats }) => ({
          contestant,
          players: seats.map((seat): Sitting => {
            const name = (names[seat] ?? '').trim();
            return known[seat]?.person ?? { id: newId(`${seat} ${name}`), name };
          }),
        })),
  });
  const set = (seat: SeatName, name: string, now?: Known) => {
    setKnown((before) => ({ ...before, [seat]: now }));
    form.set({ [seat]: name });
  };
  /** The keyboard of a phone stays only where the next field has the focus at once. */
  const goOn = (seat: SeatName) => {
    const next = all.slice(all.indexOf(seat) + 1).find((each) => (form.values[each] ?? '') === '');
    const to = next ? `[name="${next}"]` : 'button[type=submit]';
    whole.current?.querySelector<HTMLElement>(to)?.focus();
  };
  return (
    <div className="stack" ref={whole}>
      <StepHeading className={classes.big}>{t('entry.whoPlays')}</StepHeading>
      <p className="muted">{t('entry.whoPlaysText')}</p>
      <FormCard form={form} action={t('entry.namesAction')}>
        {namings.map(({ contestant, seats }) => (
          <div key={contestant} className="stack">
            <p>
              <Contestant session={session} contestant={contestant} />
            </p>
            {seats.map((seat) => {
              const field = form.at(seat, true);
              return (
                <SeatField
                  key={seat}
                  tournament={device.tournament}
                  seat={seat}
                  field={{
                    ...field,
                    value: field.value ?? '',
                    onChange: (name: string) => set(seat, name),
                  }}
                  known={known[seat]}
                  onChoose={({ name, club, pick }) => {
                    set(seat, name, { club, person: { pick } });
                    goOn(seat);
                  }}
                  onClear={() => set(seat, '')}
                />
              );
            })}
          </div>
        ))}
      </FormCard>
      <Button variant="default" onClick={onSkip}>
        {t(onDone ? 'entry.namesKeep' : 'entry.namesLater')}
      </Button>
    </div>
  );
}
