import { upload } from './imports.js';
import type { MembersSeen } from './installationDocuments.js';

/** Which list a file is of, and how it is read; what is left out is as before, or as it seems. */
export interface MembersSaid {
  readonly list?: string | undefined;
  readonly name?: string | undefined;
  readonly numbers?: string | undefined;
  readonly columns?: readonly string[] | undefined;
  readonly starts?: string | undefined;
}

function address(path: string, { columns, ...said }: MembersSaid): string {
  const given = Object.entries({ ...said, columns: columns?.join(',') });
  const query = new URLSearchParams(given.filter((one): one is [string, string] => Boolean(one[1])));
  return `/api/installation/member-lists${path}?${query.toString()}`;
}

/** What a list of members would change; nothing is written. */
export function previewMembers(file: File, said: MembersSaid): Promise<MembersSeen> {
  return upload(address('/look', said), file);
}

/** Reads a list of members: all of it, or nothing. */
export function readMembers(file: File, said: MembersSaid): Promise<MembersSeen> {
  return upload(address('', said), file);
}
