import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const OPENERS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Opens an address or a file with what the person uses for it. A computer that has nothing for it opens nothing. */
export function open(what: string): void {
  const [program, ...words] = OPENERS[process.platform] ?? ['xdg-open'];
  const opener = spawn(program!, [...words, what], { detached: true, stdio: 'ignore' });
  opener.once('error', () => undefined);
  opener.unref();
}

/** Says it in the window that the program runs in; where it has none, as a text that opens. */
export function tellPerson(text: string): void {
  process.stdout.write(`${text}\n`);
  if (process.stdout.isTTY) return;
  // Of its own, because others may write to the folder of temporary files.
  const file = join(mkdtempSync(join(tmpdir(), 'tirage-')), 'Tirage.txt');
  writeFileSync(file, `${text}\n`);
  open(file);
}
