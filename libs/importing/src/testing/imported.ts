import { createHash } from 'node:crypto';
import { readPublished } from '#interchange';
import type { Ledger } from '#ledger';
import type { PlayQueries } from '#projections';
import { commands, derivedId, NewJournals, type JournalEvent, type KeptFigures } from '#tournament';
import { DIRECTOR, played } from '../../../projections/src/testing/play-events.js';
import { readState } from '../../../projections/src/testing/read-state.js';
import { compareKept, importedDocuments } from '../kept/compare-kept.js';
import type { Comparison } from '../compare/comparison.js';
import { putTogether } from '../kept/kept-figures.js';
import { BRINGS_DEALS } from '../script/script-of-game.js';
import type { ScriptedCommand } from '../script/scripted-command.js';
import { scriptOfFile, type FileScript } from '../script/script-of-file.js';

const COMMAND = '7f0c8f3e-6f0e-4a2e-9f6d-2f1f6f3d4c5b';

/** A file that was imported without any server: its journal's events and what they make. */
export interface ImportedInMemory {
  readonly script: FileScript;
  readonly events: readonly JournalEvent[];
  readonly state: ReturnType<typeof played>;
  /** What its organiser sees. */
  readonly queries: PlayQueries;
  /** Each session's published figures beside those that it has. */
  readonly compared: readonly Comparison[];
}

/** Imports a text of published results as a server does, but writes nothing. @throws JournalRejected, Unreadable */
export async function importedInMemory(text: string, name = 'file'): Promise<ImportedInMemory> {
  const idOf = (...parts: readonly string[]) => derivedId(COMMAND, ...parts);
  const script = scriptOfFile(readPublished(text), name, { idOf, reason: 'as published' });
  const ledger = { epoch: () => Promise.resolve(1) } as unknown as Ledger;
  const given = {
    actor: `person:${DIRECTOR}`,
    commandId: COMMAND,
    bodyHash: createHash('sha256').update(text).digest('hex'),
  };
  const opening = { name: 'tournament.create', body: { name: script.toCome.title } };
  const decided = await new NewJournals(ledger).decide(
    given,
    [opening, ...script.commands].map((one) => ({
      command: commands.get(one.name)!,
      body: hidden(one) as never,
    })),
  );
  const events = decided.appends.flatMap(({ streams }) =>
    streams.flatMap((stream) => stream.events as unknown as JournalEvent[]),
  );
  const state = played(events);
  const names = Object.fromEntries(script.players.map((player) => [player.id, player.name]));
  const queries = readState(state, { kind: 'organiser', person: DIRECTOR }, { names });
  const compared: Comparison[] = [];
  for (const { session } of script.toCome.sessions) {
    const kept = keptIn(events, session);
    const inContest = state.contests[session] !== undefined;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    if (kept) compared.push(await compareKept(kept, importedDocuments(queries, session), inContest));
  }
  return { script, events, state, queries, compared };
}

/** Deals as they are hidden, with nothing in them: nobody looks at deals here. */
function hidden({ name, body }: ScriptedCommand): unknown {
  const plain = JSON.parse(JSON.stringify(body)) as { deals?: { board: number }[] };
  if (name !== BRINGS_DEALS) return plain;
  const deal = { id: COMMAND, cipher: 'A256GCM', nonce: 'A'.repeat(16), text: 'A' };
  return { ...plain, deals: plain.deals!.map(({ board }) => ({ board, deal })) };
}

function keptIn(events: readonly JournalEvent[], session: string): KeptFigures | undefined {
  return putTogether(
    events.flatMap((event) =>
      event.type === 'published.figures-kept' && event.payload.session === session
        ? [event.payload.figures]
        : [],
    ),
  );
}
