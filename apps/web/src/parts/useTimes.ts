import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Instant } from '../api/types.js';
import { localeFor } from '../messages/languages.js';
import { dateOf } from './instants.js';
import { onVenueZone, venueZone } from '../browser/venueZone.js';

export interface Times {
  /** Hours, minutes and seconds. */
  readonly clock: (instant: Instant) => string;
  /** Hours and minutes. */
  readonly minute: (instant: Instant) => string;
  readonly day: (instant: Instant) => string;
  readonly shortDay: (instant: Instant) => string;
  /** A month and its year. */
  readonly month: (instant: Instant) => string;
  readonly dayAndClock: (instant: Instant) => string;
  /** The zone that these times are in, by its IANA name. */
  readonly zone: string;
}

/** Times in words and figures of the chosen language, in the venue's zone. */
export function useTimes(): Times {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const zone = useSyncExternalStore(onVenueZone, venueZone);
  return useMemo(() => {
    const locale = localeFor(language, navigator.languages);
    const format = (options: Intl.DateTimeFormatOptions) => {
      const made = new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
      return (instant: Instant) => made.format(dateOf(instant));
    };
    return {
      clock: format({ hour: '2-digit', minute: '2-digit', second: '2-digit' }),
      minute: format({ hour: '2-digit', minute: '2-digit' }),
      day: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
      shortDay: format({ day: 'numeric', month: 'short', year: 'numeric' }),
      month: format({ month: 'long', year: 'numeric' }),
      dayAndClock: format({
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
      }),
      zone: zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
    };
  }, [language, zone]);
}
