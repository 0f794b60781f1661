import { TextInput } from '../../kit/TextInput.js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Tick } from '../../kit/Tick.js';
import { FAULTY } from '../../kit/withoutFaults.js';
import { api } from '../../api/client.js';
import type { MemberFound, PlayerFound } from '../../api/deskDocuments.js';
import { playersFoundQuery } from '../../api/deskQueries.js';
import { isMemberNumber, namesakesOf, nobody, type PlayerNamed } from './players.js';
import { Button } from '../../kit/Button.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import { useSubmission } from '../../parts/useSubmission.js';

const LETTERS_BEFORE_SEARCH = 2;
/** How many of each kind are shown to choose from. */
const SHOWN = 5;
const NOBODY = { players: [], members: [] };

/** What marks the fields of one player. */
export const PLAYER_FIELD = 'data-player-field';

/** Who plays: a name with a member number, and those who are known under either to choose from. */
export function PlayerField({
  tournament,
  label,
  player,
  error,
  onChange,
}: {
  readonly tournament: string;
  readonly label: string;
  readonly player: PlayerNamed;
  readonly error?: string | undefined;
  readonly onChange: (player: PlayerNamed) => void;
}) {
  const { t } = useTranslation();
  const search = useDeferredValue(player.name.trim());
  const { data: byName = NOBODY } = useQuery({
    ...playersFoundQuery(tournament, search),
    enabled: search.length >= LETTERS_BEFORE_SEARCH,
  });
  const number = useDeferredValue(player.memberNumber?.trim() ?? '');
  const { data: byNumber = NOBODY } = useQuery({
    ...playersFoundQuery(tournament, number),
    enabled: !player.known && number.length >= LETTERS_BEFORE_SEARCH,
  });
  const found = unlike([...byNumber.players, ...byName.players]);
  const members = unlike([...byNumber.members, ...byName.members]);
  const numberKnown = byName.players.find(({ id }) => id === player.id)?.memberNumber ?? '';
  const field = useRef<HTMLInputElement>(null);
  const choose = ({ id, name }: PlayerFound) => {
    onChange({ id, name, known: true });
    // The button goes: from the field it is one step to the next.
    field.current?.focus();
  };
  const client = useQueryClient();
  const written = useRef(player);
  useLayoutEffect(() => {
    written.current = player;
  });
  const member = useSubmission(
    ({ member: { id } }: { readonly member: MemberFound; readonly instead: PlayerNamed }) =>
      api.post('/api/tournaments/{tournament}/players/members/{member}', {
        params: { path: { tournament, member: id } },
      }),
    async (known, { instead }) => {
      // What was typed meanwhile stays.
      if (written.current === instead) {
        onChange({ ...known, known: true });
        field.current?.focus();
      }
      await client.invalidateQueries({ queryKey: ['players', tournament] });
    },
  );
  return (
    <div className="stack grow-200 shrinks" {...{ [PLAYER_FIELD]: true }}>
      <TextInput
        ref={field}
        label={label}
        value={player.name}
        error={error}
        description={player.known ? t('players.known') : undefined}
        autoComplete="off"
        onChange={(value) =>
          onChange(player.known ? { ...nobody(), name: value } : { ...player, name: value, another: false })
        }
      />
      {player.name.trim() !== '' && (
        <MemberNumber
          label={t('players.memberNumberOf', { name: player.name.trim() })}
          number={player.memberNumber ?? (player.known ? numberKnown : '')}
          onChange={(memberNumber) => onChange({ ...player, memberNumber })}
        />
      )}
      {!player.known && found.length + members.length > 0 && (
        <ul className="row list" aria-label={t('players.found')}>
          {found.map((one) => (
            <li key={one.id}>
              <Button variant="default" onClick={() => choose(one)}>
                {[one.name, one.memberNumber, one.club].filter(Boolean).join(' · ')}
              </Button>
            </li>
          ))}
          {members.map((one) => (
            <li key={`member ${one.id}`}>
              <Button
                variant="default"
                loading={member.pending}
                onClick={() => member.submit({ member: one, instead: player })}
              >
                {[one.name, one.number, one.club].filter(Boolean).join(' · ')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ProblemNote problem={member.problem} />
      {!player.known && namesakesOf(player, found).some(({ id }) => id !== player.id) && (
        <Tick
          label={t('players.another', { name: player.name.trim() })}
          value={player.another ?? false}
          onChange={(another) => onChange({ ...player, another })}
        />
      )}
    </div>
  );
}

/** The first, each once. */
function unlike<Found extends { readonly id: string }>(found: readonly Found[]): readonly Found[] {
  return [...new Map(found.map((one) => [one.id, one])).values()].slice(0, SHOWN);
}

/** The number by which a federation knows the player, if there is one. */
function MemberNumber({
  label,
  number,
  onChange,
}: {
  readonly label: string;
  readonly number: string;
  readonly onChange: (number: string) => void;
}) {
  const { t } = useTranslation();
  const faulty = !isMemberNumber(number);
  return (
    <TextInput
      label={t('paste.column.member-number')}
      aria-label={label}
      value={number}
      error={faulty && t('paste.fault.not-a-number', { found: number.trim() })}
      {...(faulty && { [FAULTY]: true })}
      autoComplete="off"
      maxLength={20}
      onChange={onChange}
    />
  );
}
