import { readProblem } from './problem.js';
import type { Schemas } from './schemas.js';

/** What an exported journal includes. */
export interface JournalWanted {
  readonly people: boolean;
  /** With a reason: the keys of deals that nobody may see yet, too. */
  readonly unseen?: { readonly reason: string };
}

async function answerOf(
  path: string,
  init: { readonly headers: Readonly<Record<string, string>>; readonly body: BodyInit },
): Promise<Response> {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    ...init,
    headers: { 'accept-language': document.documentElement.lang, ...init.headers },
  });
  if (!response.ok) throw readProblem(response.status, await response.json().catch(() => undefined));
  return response;
}

/** A tournament's whole journal as a file. */
export async function wholeJournal(id: string, wanted: JournalWanted, commandId: string): Promise<Blob> {
  const answer = await answerOf(`/api/tournaments/${id}/book`, {
    headers: { 'content-type': 'application/json', 'idempotency-key': commandId },
    body: JSON.stringify(wanted),
  });
  return answer.blob();
}

/** Imports a tournament's whole journal. */
export async function importWholeJournal(file: File): Promise<Schemas['WholeJournalImported']> {
  const answer = await answerOf('/api/tournaments/brought', {
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  });
  return (await answer.json()) as Schemas['WholeJournalImported'];
}
