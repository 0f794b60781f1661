import type { Language } from '#words';

/** British, for a day before its month on paper of either size. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', pl: 'pl', ru: 'ru' };

/** How a language writes a day, which is given as YYYY-MM-DD: `25 July 2017`, or shorter `25 Jul 2017`. */
export function dayTextIn(language: Language): (day: string, month?: 'long' | 'short') => string {
  const formats = { long: formatOf(language, 'long'), short: formatOf(language, 'short') };
  return (day, month = 'long') => {
    // A space that keeps what it stands between together would keep a narrow column from being broken there.
    const text = formats[month].format(new Date(`${day}T00:00:00Z`)).replaceAll('\u00a0', ' ');
    return month === 'short' ? text.replace(/ г\.$/u, '') : text;
  };
}

/** A minute, which is given as YYYY-MM-DD HH:MM: `25 July 2017, 21:07`. */
export function minuteTextIn(language: Language): (minute: string) => string {
  const dayText = dayTextIn(language);
  return (minute) => {
    const [day, time] = minute.split(' ');
    return time === undefined ? minute : `${dayText(day!)}, ${time}`;
  };
}

function formatOf(language: Language, month: 'long' | 'short'): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month,
    year: 'numeric',
    timeZone: 'UTC',
  });
}
