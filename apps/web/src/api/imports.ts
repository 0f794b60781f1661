import { queryOptions } from '@tanstack/react-query';
import { api } from './client.js';
import { readProblem } from './problem.js';
import type { Answer } from './schemas.js';

/** What a file would become, or which deals it has. */
export type FileSeen = Answer<'/api/imports/look', 'post'>;
export type ResultsSeen = Extract<FileSeen, { kind: 'results' }>;
export type LeftOut = ResultsSeen['leftOut'][number];
export type ImportProgress = Answer<'/api/imports/{command}'>['progress'];
export type PublishedCompared = Answer<'/api/tournaments/{tournament}/published'>;

/** Sends a file as the body of a request. @throws Problem */
export async function upload<Answered>(path: string, file: File, commandId?: string): Promise<Answered> {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'content-type': 'application/octet-stream',
      'accept-language': document.documentElement.lang,
      'x-file-name': encodeURIComponent(file.name),
      ...(commandId !== undefined && { 'idempotency-key': commandId }),
    },
    body: file,
  });
  if (!response.ok) throw readProblem(response.status, await response.json().catch(() => undefined));
  return (await response.json()) as Answered;
}

/** Asks what a file would become; nothing is written. */
export function previewFile(file: File): Promise<FileSeen> {
  return upload<FileSeen>('/api/imports/look', file);
}

/** Imports a file as a new tournament: all of it, or nothing. */
export function importFile(file: File, commandId: string): Promise<Answer<'/api/imports', 'post'>> {
  return upload('/api/imports', file, commandId);
}

/** How far an import is, by its command id. */
export function importProgressQuery(command: string | undefined) {
  return queryOptions({
    queryKey: ['import', command],
    queryFn: ({ signal }) =>
      api.get('/api/imports/{command}', { params: { path: { command: command ?? '' } }, signal }),
    enabled: command !== undefined,
    refetchInterval: 700,
    gcTime: 0,
  });
}

/** The published figures of an imported tournament beside those that it has. */
export function publishedQuery(tournament: string) {
  return queryOptions({
    queryKey: ['published', tournament],
    queryFn: ({ signal }) =>
      api.get('/api/tournaments/{tournament}/published', { params: { path: { tournament } }, signal }),
    staleTime: 60_000,
  });
}
