import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeatName } from '#tournament';
import { Button } from '../kit/Button.js';
import type { FieldAt } from '../kit/FieldAt.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { TextInput } from '../kit/TextInput.js';
import { useSettled } from '../parts/useSettled.js';
import { foundForSeatQuery, isSoughtAtTable, type FoundForSeat } from './seatQueries.js';

/** Milliseconds without a key: of a number only the whole one is looked for. */
const TYPED = 350;

/** Who sits in a seat: a name, or somebody who is found by three letters or the number. */
export function SeatField({
  tournament,
  seat,
  field,
  known,
  onChoose,
  onClear,
}: {
  readonly tournament: string;
  readonly seat: SeatName;
  readonly field: FieldAt<string>;
  /** Somebody has been chosen, or plays here already: with the club, where it is known. */
  readonly known: { readonly club: string | null } | undefined;
  readonly onChoose: (found: FoundForSeat) => void;
  /** It is somebody else. */
  readonly onClear: () => void;
}) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const typed = field.value.trim();
  const sought = useSettled(typed, TYPED);
  const asks = known === undefined && typed !== '' && isSoughtAtTable(sought);
  const { data, error } = useQuery({
    ...foundForSeatQuery(tournament, sought),
    enabled: asks,
    placeholderData: keepPreviousData,
  });
  const found = asks ? (data ?? []) : [];
  const whole = useRef<HTMLDivElement>(null);
  const isFound = found.length > 0;
  // The keyboard of a phone covers what is far below.
  useEffect(() => {
    if (isFound) whole.current?.scrollIntoView({ block: 'start' });
  }, [isFound]);
  return (
    <div className="stack" ref={whole}>
      <TextInput {...field} ref={input} label={t(`contract.seatName.${seat}`)} autoComplete="off" />
      {known && (
        <div className="row between">
          <span className="muted">{known.club ?? t('players.known')}</span>
          <Button
            variant="default"
            aria-label={t('entry.notThisPlayer', { name: typed })}
            onClick={() => {
              onClear();
              input.current?.focus();
            }}
          >
            {t('entry.notThis')}
          </Button>
        </div>
      )}
      {isFound && (
        <ul className="stack gap-4 list" aria-label={t('entry.foundAtTable')}>
          {found.map((one) => (
            <li key={one.pick}>
              <Button variant="default" onClick={() => onChoose(one)}>
                {[one.name, one.club].filter(Boolean).join(' · ')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {asks && <ProblemNote problem={error} />}
    </div>
  );
}
