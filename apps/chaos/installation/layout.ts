import type { Configuration } from '#platform';

type Role = Configuration['roles'] extends ReadonlySet<infer Each> ? Each : never;

/** Which processes there are, and what they stand on. */
export interface Layout {
  /** The roles of each process. */
  readonly processes: readonly (readonly Role[])[];
  /** Whether PostgreSQL is that of the one process's home, or apart, with a network before it. */
  readonly database: 'of-home' | 'apart';
  readonly redis: boolean;
}

const EVERY_ROLE = ['api', 'projector', 'worker'] as const;

export const LAYOUTS = {
  /** Two processes of each role, on one database and one Redis. */
  apart: {
    processes: EVERY_ROLE.flatMap((role) => [[role], [role]]),
    database: 'apart',
    redis: true,
  },
  /** The same with the queues in PostgreSQL. */
  'apart-without-redis': {
    processes: EVERY_ROLE.flatMap((role) => [[role], [role]]),
    database: 'apart',
    redis: false,
  },
  /** One process with its own database, as `npm start` runs it. */
  single: { processes: [EVERY_ROLE], database: 'of-home', redis: false },
} satisfies Readonly<Record<string, Layout>>;

export type LayoutName = keyof typeof LAYOUTS;
