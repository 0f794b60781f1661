import type { SessionSeen } from '../api/documents.js';

/** A table as the hall calls it: `5`; with its section, `A5`, only where there are several. */
export function tableShort({ sections }: Pick<SessionSeen, 'sections'>, table: string): string {
  return sections.length > 1 ? table : table.replace(/^[A-Z]+/, '');
}
