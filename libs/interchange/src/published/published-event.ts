/** A player as a file names one. */
export interface PublishedPlayer {
  readonly name: string;
  /** In the register of the federation. */
  readonly number?: string;
  /** The number of his club, or its name where the file has no numbers. */
  readonly club?: string;
}

/** What a file tells of an event beside what was played in it; left out is what it does not tell. */
export interface PublishedEvent {
  /** YYYY-MM-DD, where the date of the file is one. */
  readonly day?: string;
  /** By which the program or the federation knows the event. */
  readonly identifier?: string;
  readonly club?: { readonly name?: string; readonly number?: string };
  readonly federation?: string;
  readonly venue?: string;
  /** What scored it. */
  readonly program?: { readonly name: string; readonly version?: string };
  /** The federation's code of what a session costs. */
  readonly charge?: string;
  /** Whom the federation asks; only in files for it. */
  readonly contact?: { readonly name?: string; readonly email?: string; readonly telephone?: string };
  /** The band that master points are awarded by, and their colour. */
  readonly points?: { readonly band?: string; readonly colour?: string };
  /** By which method it was scored, in a word of the program that scored it: no format has a place for scale and rounding. */
  readonly method?: string;
}

/** YYYY-MM-DD, where there is such a day. */
export function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isThere =
    date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900 && year < 2200;
  return isThere ? date.toISOString().slice(0, 10) : undefined;
}
