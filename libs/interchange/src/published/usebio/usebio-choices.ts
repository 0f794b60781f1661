/** The versions that federations take. */
export const USEBIO_VERSIONS = ['1.2', '1.3'] as const;
export type UsebioVersion = (typeof USEBIO_VERSIONS)[number];

/** To whom results are sent: each asks for something of its own. */
export const FEDERATIONS = ['ebu', 'sbu', 'other'] as const;
export type Federation = (typeof FEDERATIONS)[number];
