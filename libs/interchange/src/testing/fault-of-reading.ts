import { Unreadable, type ReadingFault } from '../faults/unreadable.js';

/** Why something cannot be read; nothing where it can. @throws whatever is no refusal */
export function faultOfReading(read: () => unknown): ReadingFault | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof Unreadable) return error.fault;
    throw error;
  }
}
