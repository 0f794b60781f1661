import type { Configuration, Listening } from '#platform';
import type { Logger } from 'pino';
import type { QueuePrint } from '../prints/making/prints.js';
import type { StartReader } from '../lanes/readers-thread.js';
import { divideConnections } from './connections.js';
import { Opened } from './opened.js';

/** What a process, or a thread beside it, is started with; and how far it is. */
export class ServerProcess {
  readonly configuration: Configuration;
  readonly connectionString: string;
  readonly log: Logger;
  /** Connections in the pool at most. */
  readonly poolSize: number;
  /** Has a print made where the queues are: a thread beside has none. */
  readonly queuePrint: QueuePrint | undefined;
  /** Starts what answers readers; left out, it is a thread. */
  readonly startReader: StartReader | undefined;
  /** What was opened: closed with the application, last opened first. */
  readonly opened = new Opened();
  /** The address that it listens at; until it is open, the port is the requested one. */
  listening: Listening;
  /** True between the end of the start and the beginning of the stop. */
  ready = false;

  constructor(options: {
    readonly configuration: Configuration;
    readonly connectionString: string;
    readonly log: Logger;
    readonly inThread?: boolean;
    readonly queuePrint?: QueuePrint;
    readonly listening?: Listening;
    readonly startReader?: StartReader | undefined;
  }) {
    const { configuration, connectionString, log, inThread = false } = options;
    const { queuePrint, listening, startReader } = options;
    const connections = divideConnections(configuration);
    this.configuration = configuration;
    this.connectionString = connectionString;
    this.log = log;
    this.poolSize = inThread ? connections.readerPool : connections.pool;
    this.queuePrint = queuePrint;
    this.startReader = startReader;
    this.listening = listening ?? configuration;
  }

  /** Closes what was opened, connections last. */
  close(): Promise<void> {
    return this.opened.close((error) => this.log.error({ err: error }, 'a part did not stop cleanly'));
  }
}
