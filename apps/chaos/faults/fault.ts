/** What can be done to a running Tirage, and what is done. */
export const FAULT_KINDS = {
  'kill-server': 'kill -9 of a process that answers people',
  'kill-projector': 'kill -9 of a process that keeps the projections',
  'kill-worker': 'kill -9 of a process that does the jobs',
  'kill-all': 'kill -9 of every process of Tirage, and of PostgreSQL',
  'restart-each': 'each process of Tirage is ended in order and started again, one after the other',
  'freeze-server': 'SIGSTOP of a process that answers people, SIGCONT later',
  'freeze-projector': 'SIGSTOP of a process that keeps the projections, SIGCONT later',
  'freeze-worker': 'SIGSTOP of a process that does the jobs, SIGCONT later',
  'clock-back': 'the clock of a process is an hour slow, and right again later',
  'clock-ahead': 'the clock of a process is an hour fast, and right again later',
  'stop-database': 'PostgreSQL is stopped in order, and started later',
  'kill-database': 'kill -9 of PostgreSQL, which is started later',
  'freeze-database': 'SIGSTOP of every process of PostgreSQL, SIGCONT later',
  'fill-disk': 'the disk of the database is full, and has room again later',
  'empty-redis': 'everything in Redis is deleted',
  'stop-redis': 'Redis is ended, and an empty one is started later',
  'freeze-redis': 'SIGSTOP of Redis, SIGCONT later',
  'cut-network': 'connections of a process to the database or Redis break, and new ones are refused',
  'hold-network': 'nothing comes through between a process and the database or Redis, and nothing breaks',
  'slow-network': 'between a process and the database or Redis everything takes 100 ms longer each way',
  'double-commands': 'each command is sent twice at the same time',
  'lose-answers': 'the first answer to each command is lost, so that the command comes again late',
  'repeat-commands': 'old commands are sent again, in another order',
  'delay-commands': 'commands are held up by chance, so that they overtake each other',
} as const;

export type FaultKind = keyof typeof FAULT_KINDS;

/** A fault that is going to be committed. */
export interface Fault {
  readonly kind: FaultKind;
  /** The earliest moment: once so many commands are acknowledged, or so many milliseconds after the beginning. */
  readonly when: { readonly acknowledged: number } | { readonly ms: number };
  readonly forMs: number;
  /** Which of several processes it is done to: a share from 0 to less than 1. */
  readonly whom: number;
}

/** Commits a fault, and resolves when nothing of it is left. */
export type CommitFault = (fault: Fault) => Promise<void>;

/** The faults that can be committed somewhere. */
export type Committing = Readonly<Partial<Record<FaultKind, CommitFault>>>;

export function isFaultKind(text: string): text is FaultKind {
  return Object.hasOwn(FAULT_KINDS, text);
}
