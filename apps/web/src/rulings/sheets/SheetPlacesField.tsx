import { Select } from '../../kit/Select.js';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../../api/documents.js';
import type { SheetRulingPlace } from '../../api/sessionCommands.js';
import classes from '../Ruling.module.css';
import type { PlacesProps } from '../RulingGame.js';
import { Contestant } from '../../play/Contestant.js';
import { NumberField } from '../../kit/NumberField.js';
import { clockwise, tablesIn } from '../../play/seatedIn.js';
import { useAddedFocused } from '../useAddedFocused.js';
import { usePlaceText } from './placeText.js';
import { Button } from '../../kit/Button.js';

/** The sheets that a ruling is about, of each a line or all of it, and who sits there. */
export function SheetPlacesField({ session, places, fixed, onChange }: PlacesProps<SheetRulingPlace>) {
  const { t } = useTranslation();
  const placeText = usePlaceText();
  // Who has to choose the sheet keeps the choice before him.
  const [begun] = useState(places.length === 0);
  const shown = useRef<HTMLDetailsElement>(null);
  useAddedFocused(shown, places.length);
  const change = (at: number, place: SheetRulingPlace) =>
    onChange(places.map((each, index) => (index === at ? place : each)));
  const first = { table: session.tables[0] ?? '', round: Math.max(1, session.round) };
  return (
    <section className="stack" aria-label={t('lawBook.about')}>
      {places.map((place, index) => (
        <p key={`${index}`}>
          <strong>{placeText(place)}</strong>
          <Seated session={session} place={place} />
        </p>
      ))}
      {!fixed && (
        <details ref={shown} className="opens" open={begun}>
          <summary>
            {t(places.length === 0 ? 'sheetsRoom.ruling.chooseSheet' : 'sheetsRoom.ruling.changeSheet')}
          </summary>
          {places.map((place, index) => (
            <fieldset key={`${index}`} className={classes.place}>
              <legend className="visually-hidden">
                {t('sheetsRoom.ruling.sheet', { number: index + 1 })}
              </legend>
              <Select
                label={t('rulings.table')}
                value={place.table}
                data={[...session.tables]}
                onChange={(table) => change(index, { table, round: place.round })}
              />
              <Select
                label={t('lawBook.round')}
                value={place.round}
                data={Array.from({ length: Math.max(1, session.round) }, (_, at) => at + 1)}
                onChange={(value) => change(index, { table: place.table, round: value })}
              />
              <NumberField
                label={t('sheetsRoom.ruling.line')}
                value={place.line ?? 0}
                least={0}
                most={400}
                onChange={(line) =>
                  change(index, {
                    table: place.table,
                    round: place.round,
                    ...(line > 0 && { line }),
                  })
                }
              />
              <Button
                variant="default"
                aria-label={t('lawBook.placeAway', { place: placeText(place) })}
                onClick={() => onChange(places.filter((_place, at) => at !== index))}
              >
                ×
              </Button>
            </fieldset>
          ))}
          {places.length === 0 && (
            <Button variant="default" onClick={() => onChange([first])}>
              {t('sheetsRoom.ruling.addSheet')}
            </Button>
          )}
        </details>
      )}
    </section>
  );
}

function Seated({
  session,
  place: { table, round },
}: {
  readonly session: SessionSeen;
  readonly place: SheetRulingPlace;
}) {
  const there = tablesIn(session, round).find((one) => one.table === table);
  if (!there) return null;
  return (
    <span className="row gap-0 gap-x-12 stretch muted">
      {clockwise(there.seated).map((contestant) => (
        <Contestant key={contestant} session={session} contestant={contestant} round={round} />
      ))}
    </span>
  );
}
