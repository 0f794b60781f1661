import { Injectable } from '@nestjs/common';
import { Counter, Histogram, Registry } from 'prom-client';
import { traced } from '#platform';

/** The bounds of the counts, in seconds. */
const BOUNDS = [0.005, 0.025, 0.1, 0.5, 2];

/** Counts and times what goes over the buses: commands and queries, by their names and how they ended. */
@Injectable()
export class BusTimes {
  readonly #seconds: Readonly<Record<'command' | 'query', Histogram>>;

  readonly #commands: Counter;

  constructor(metrics: Registry) {
    this.#commands = new Counter({
      name: 'tirage_commands_total',
      help: 'Commands, by name and by the code with which they were refused',
      labelNames: ['name', 'code'],
      registers: [metrics],
    });
    const seconds = (kind: 'command' | 'query', help: string) =>
      new Histogram({
        name: `tirage_${kind}_seconds`,
        help,
        labelNames: ['name', 'outcome'],
        buckets: BOUNDS,
        registers: [metrics],
      });
    this.#seconds = {
      command: seconds('command', 'How long commands took, by name and how they ended'),
      query: seconds('query', 'How long queries took, by name and how they ended'),
    };
  }

  /** Does the work of a command or a query. */
  async measured<Answer>(
    kind: 'command' | 'query',
    name: string,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    const end = this.#seconds[kind].startTimer({ name });
    try {
      const answer = await traced(`${kind} ${name}`, {}, work);
      end({ outcome: 'answered' });
      if (kind === 'command') this.#commands.inc({ name, code: 'accepted' });
      return answer;
    } catch (error) {
      // Refusals have a stable code; what fails otherwise has none.
      const { code } = error as { code?: unknown };
      end({ outcome: code === undefined ? 'failed' : 'refused' });
      if (kind === 'command') this.#commands.inc({ name, code: typeof code === 'string' ? code : 'failed' });
      throw error;
    }
  }
}
