import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { readConfiguration, Refusal } from '#platform';
import { hasLoginItem, loginItem, putLoginItem, removeLoginItem } from './desktop/login-item.js';
import { askToStop, homeUnless, stopWhenAsked } from './desktop/running.js';
import { dataFolder, environmentFor, settingsFile, surroundings, unusable } from './desktop/surroundings.js';
import { open, tellPerson } from './desktop/tell-person.js';
import { addressHere } from './welcome.js';

/** The program behind the files that people double-click: one word says what it does. */
const WORDS: Readonly<Record<string, () => Promise<void> | void>> = {
  start: () => start({ opens: true }),
  background: () => start({ opens: false }),
  stop() {
    askToStop(home);
    tellPerson('Tirage is stopping.');
  },
  'at-login'() {
    putLoginItem(item);
    reloadUnits();
    tellPerson('From now on, Tirage starts when you log in.');
  },
  'not-at-login'() {
    removeLoginItem(item);
    reloadUnits();
    tellPerson('From now on, Tirage does not start when you log in.');
  },
};

const here = surroundings();
const home = dataFolder(here);
const [, program = '', word = 'start'] = process.argv;
const item = loginItem(here, { node: process.execPath, program, home });

try {
  const run = WORDS[word];
  if (!run) throw new Refusal(`Choose one of these words: ${Object.keys(WORDS).join(', ')}.`);
  await run();
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  refuse(error.message);
  process.exitCode = 1;
}

/** Starts the server, and opens its page once it is up; one that runs already is only shown. */
async function start({ opens }: { opens: boolean }): Promise<void> {
  const environment = environmentFor(home, here.env);
  const configuration = readConfiguration(environment);
  const address = addressHere(configuration);
  const folder = configuration.databaseUrl === undefined && unusable(here, [program, home]);
  if (folder)
    throw new Refusal(
      `PostgreSQL for Windows cannot use ${folder}, because it has letters that are not English. ` +
        'Unpack Tirage into a folder such as C:\\Tirage, and set TIRAGE_HOME to one such as C:\\Tirage-data.',
    );
  const held = await homeUnless(address, configuration);
  if (held === 'runs') {
    process.stdout.write(`Tirage is already running at ${address}\n`);
    if (opens) open(address);
    return;
  }
  // Of the version that was started last.
  if (hasLoginItem(item)) putLoginItem(item);
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const stop = () => void process.emit('SIGTERM', 'SIGTERM');
  // Its window was closed, and nothing more can be written there.
  process.once('SIGHUP', stop);
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  // Most of the program: not for those who only look.
  const { serve } = await import('./serve.js');
  await serve(environment, {
    held,
    ready: (page) => {
      stopWhenAsked(home, stop);
      if (opens && page !== undefined) open(page);
    },
    refused: refuse,
  });
}

function refuse(sentence: string): void {
  // What is started again and again by the system must not open a text each time.
  if (word === 'background') process.stderr.write(`${sentence}\n`);
  else if (/\bPORT\b/.test(sentence))
    tellPerson(`${sentence}\nSettings such as PORT=3001 go into ${settingsFile(home)}`);
  else tellPerson(sentence);
}

/** So that `systemctl --user` knows it at once; a login reads it anyway. */
function reloadUnits(): void {
  if (process.platform === 'linux') spawnSync('systemctl', ['--user', 'daemon-reload'], { stdio: 'ignore' });
}
