import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../process/program.js';

/** The files and folders that may use `pg` or raw SQL through Prisma, and why: docs/decisions/0014-rows-through-prisma.md. */
const RAW: Readonly<Record<string, string>> = {
  'libs/ledger/src/': 'The journals: functions of the database, many lines in one statement.',
  'libs/projections/src/': 'Folding: rows of a batch and its checkpoint in one transaction.',
  'libs/platform/src/backup/': 'Whole tables, copied.',
  'libs/platform/src/database/': 'Connections, migrations, and the turns that transactions take.',
  'libs/platform/src/home-database.ts': 'Makes the database, before there is one to model.',
  'libs/platform/src/installation/settings.ts': 'The hash of a logo, which stays where it is.',
  'libs/platform/src/postgres/': 'The server itself.',
  'libs/queues/src/postgres-backend.ts': 'The connections that BullMQ makes.',
  'libs/queues/src/queue-storage.ts': 'The storage of queues, which makes its own tables.',

  'libs/access/src/accounts.ts': 'Accounts with what their sessions add up to, by names without capitals.',
  'libs/access/src/devices/devices.ts':
    'A lock while a phone pairs; who a device is, asked at every request.',
  'libs/access/src/devices/lasting-cards.ts': 'Who keeps a set, through players and merged records; locks.',
  'libs/access/src/members/member-reading.ts': 'A whole file beside its list, compared and written in bulk.',
  'libs/access/src/members/members.ts': 'Beginnings of words, in their order by bytes.',
  'libs/access/src/people/clubs.ts':
    'Names without capitals, in the order of the database; a row unless it is there.',
  'libs/access/src/people/own-players.ts':
    'Merged records of a player; one statement that decides and writes.',
  'libs/access/src/people/people-of-journals.ts': 'The transaction that writes an imported journal.',
  'libs/access/src/people/players.ts':
    'Words of names in their order by bytes, locks, and one statement that decides and writes.',
  'libs/access/src/sign-in/pairing-codes.ts': 'One statement that decides and writes; locks.',
  'libs/access/src/sign-in/sessions.ts': 'Who somebody is, asked at every request; a lock on the account.',
  'libs/access/src/sign-in/throttle.ts': 'A function of the database that counts attempts.',

  'apps/server/src/access/module/access-services.module.ts': 'Hands connections to the ledger.',
  'apps/server/src/access/module/journal-roles.ts': 'Hands connections to the projections.',
  'apps/server/src/background.ts': 'Hands connections to the projections.',
  'apps/server/src/copies/': 'Reads when a journal last changed.',
  'apps/server/src/importing/imports-under-way.ts': 'Progress by the clock of the database.',
  'apps/server/src/installation/backups.controller.ts': 'Counts the journals of the ledger.',
  'apps/server/src/installation/occurrences.ts': 'Searches every journal for ids and words.',
  'apps/server/src/installation/personal-data.controller.ts': 'Hands connections to that search.',
  'apps/server/src/installation/work.controller.ts': 'The size of the database.',
  'apps/server/src/ledger/closed-journals.ts': 'Reads rows of the ledger beside those of projections.',
  'apps/server/src/ledger/journal-verification.ts': 'Rows of the ledger beside its own; one run at a time.',
  'apps/server/src/ledger/ledger.module.ts': 'Hands connections to the ledger and the projections.',
  'apps/server/src/operations/health.controller.ts': 'Asks whether the database answers.',
  'apps/server/src/operations/measurements.ts': 'Counts over all journals, beside rows of projections.',
  'apps/server/src/platform/platform.module.ts': 'Opens connections.',
  'apps/server/src/prints/making/prints.ts': 'Large documents and files; at most so many that wait.',
  'apps/server/src/push/push-settings.ts': 'Leases by the clock of the database.',
  'apps/server/src/received/received-sites.ts': 'Large contents, counted under a lock.',
};

const USES = /\$(?:query|execute)Raw|\bfrom 'pg'/;

/** No part of the product: specs, what they share, tools, and what Prisma generates. */
const APART = /\.spec\.ts$|\/testing\/|^apps\/(?:dev|bench)\/|\/generated\/|\/node_modules\//;

it('uses pg and raw SQL where that is said, and nowhere else', () => {
  const root = projectRoot();
  const sources = ['apps', 'libs'].flatMap((part) =>
    readdirSync(join(root, part), { recursive: true, encoding: 'utf8' }).map((path) => `${part}/${path}`),
  );
  const using = sources.filter(
    (path) => path.endsWith('.ts') && !APART.test(path) && USES.test(readFileSync(join(root, path), 'utf8')),
  );
  const reasons = Object.keys(RAW);
  const reasonOf = (path: string) =>
    reasons.find((place) => (place.endsWith('/') ? path.startsWith(place) : path === place)) ?? path;
  expect([...new Set(using.map(reasonOf))].toSorted()).toEqual(reasons.toSorted());
});
