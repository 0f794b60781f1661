import { TextInput } from '../../kit/TextInput.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawOptions } from '#tournament';
import classes from '../../play/Meetings.module.css';
import { readVenues, venueTexts, type VenueText } from './venueText.js';
import { Button } from '../../kit/Button.js';

/** So many rooms a section has at the most. */
const MOST = 20;

/** Rooms with their tables and the pairs that play there. */
export function VenuesFields({
  section,
  tables,
  pairs,
  teams,
  venues,
  onChange,
}: {
  readonly section: string;
  /** The tables and pairs that there are. */
  readonly tables: readonly string[];
  readonly pairs: readonly string[];
  /** The pairs are teams. */
  readonly teams: boolean;
  readonly venues: DrawOptions['venues'];
  /** Undefined: what is written cannot be read yet. */
  readonly onChange: (venues: DrawOptions['venues'] | undefined) => void;
}) {
  const { t } = useTranslation();
  const [typed, setTexts] = useState<readonly VenueText[]>(() => venueTexts(venues));
  const said = readVenues(typed, section, { tables, pairs });
  // What is typed stays as long as it means what is kept, or cannot be read yet.
  const texts =
    'kind' in said || JSON.stringify(said) === JSON.stringify(venues) ? typed : venueTexts(venues);
  const read = readVenues(texts, section, { tables, pairs });
  const fault = 'kind' in read ? read : undefined;
  const write = (changed: readonly VenueText[]) => {
    setTexts(changed);
    const now = readVenues(changed, section, { tables, pairs });
    onChange('kind' in now ? undefined : [...now]);
  };
  return (
    <fieldset className="stack gap-12">
      <legend>{t('swiss.venues')}</legend>
      <p className="muted">{t('swiss.venuesText')}</p>
      {texts.map((text, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rooms have nothing but their number
        <div key={index} className={`row gap-12 bottom ${classes.adding}`}>
          {(['tables', 'pairs'] as const).map((field) => (
            <TextInput
              key={field}
              label={t(teams && field === 'pairs' ? 'swiss.venueTeams' : `swiss.venue.${field}`, {
                number: index + 1,
              })}
              placeholder="1–8, 10"
              value={text[field]}
              error={
                text[field] !== '' && fault?.index === index && fault.field === field
                  ? t(`swiss.venueFault.${fault.kind}`, { name: fault.name })
                  : undefined
              }
              autoComplete="off"
              onChange={(value) =>
                write(texts.map((held, at) => (at === index ? { ...held, [field]: value } : held)))
              }
            />
          ))}
          <Button
            variant="default"
            aria-label={t('swiss.venueTakeAway', { number: index + 1 })}
            onClick={() => write(texts.filter((_, at) => at !== index))}
          >
            {t('swiss.takeAway')}
          </Button>
        </div>
      ))}
      <div className="row">
        <Button
          variant="default"
          disabled={texts.length >= MOST}
          onClick={() => write([...texts, { tables: '', pairs: '' }])}
        >
          {t('swiss.venueAdd')}
        </Button>
      </div>
    </fieldset>
  );
}
