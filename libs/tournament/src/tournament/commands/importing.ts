import { z } from 'zod';
import { accept, defineCommand, reject } from '../../command/command.js';
import { tournamentEvents } from '../events.js';
import { importedFrom } from '../settings.js';
import { tournamentStream } from '../state.js';

export const noteImport = defineCommand({
  name: 'tournament.note-import',
  summary: 'Record the source file of an imported tournament, before any other entry',
  access: { roles: ['organiser'], inside: true },
  body: z.strictObject({
    ...importedFrom,
    name: z.string().trim().min(1).max(200).meta({ description: 'File name; it can be erased' }),
  }),
  unhashed: ['name'],
  uses: () => ({ tournament: tournamentStream }),
  decide({ name, ...from }, { tournament }, { note }) {
    if (tournament.status === 'none') return reject({ code: 'tournament.unknown' });
    const file = note(name);
    return accept(
      { tournament: [tournamentEvents.imported({ ...from, file: file.reference })] },
      { notes: [file] },
    );
  },
});
