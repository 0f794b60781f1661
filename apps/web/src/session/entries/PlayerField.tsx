import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerFound } from '../../api/roomDocuments.js';
import { playersFoundQuery } from '../../api/roomQueries.js';
import classes from './Entries.module.css';
import { nobody, type PlayerNamed } from './players.js';
import { Button } from '../../parts/Button.js';

const LETTERS_BEFORE_SEARCH = 2;

/** Who plays: a name, with those who are known under it to choose from. */
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
  const { data: found = [] } = useQuery({
    ...playersFoundQuery(tournament, search),
    enabled: !player.known && search.length >= LETTERS_BEFORE_SEARCH,
  });
  const field = useRef<HTMLInputElement>(null);
  const choose = ({ id, name }: PlayerFound) => {
    onChange({ id, name, known: true });
    // The button goes: from the field it is one step to the next.
    field.current?.focus();
  };
  return (
    <div className={classes.player}>
      <TextInput
        ref={field}
        label={label}
        value={player.name}
        error={error}
        description={player.known ? t('players.known') : undefined}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...(player.known ? nobody() : player), name: value })
        }
      />
      {!player.known && search.length >= LETTERS_BEFORE_SEARCH && found.length > 0 && (
        <ul className={classes.found} aria-label={t('players.found')}>
          {found.slice(0, 5).map((one) => (
            <li key={one.id}>
              <Button variant="default" onClick={() => choose(one)}>
                {[one.name, one.memberNumber].filter(Boolean).join(' · ')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
