import { randomUUID } from 'node:crypto';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { z } from 'zod';
import type { Json } from '#ledger';
import { defineQuery } from '#projections';
import { commandNamed, GiveCommand } from '../commands/give-command.js';
import { describeInterface } from '../http/open-api.js';
import { partUnderTest } from '../testing/server-under-test.js';
import { AskQuery } from './ask-query.js';
import { queryControllers } from './query-route.js';

/** What docs/add-a-page.md adds for the data of its page, in its one file. */
const sessionCount = defineQuery({
  name: 'session.count',
  summary: 'How many sessions have a status',
  subject: 'Sessions',
  path: 'sessions-counted/:status',
  audience: 'may-see',
  parameters: z.object({ status: z.string(), atMost: z.string().optional() }),
  async read({ queries }, { status }) {
    const sessions = await queries.sessions.all();
    return { count: sessions.filter((session) => session.status === status).length };
  },
});

it('gives a new query a way over the bus, a route, and its place in the documentation', async () => {
  await using part = await partUnderTest(queryControllers([sessionCount]));
  const bus = part.get(CommandBus, { strict: false });
  const actor = `person:${randomUUID()}`;
  const give = (name: string, body: object, tournament?: string) =>
    bus.execute(
      GiveCommand.named(name, {
        actor,
        commandId: randomUUID(),
        body: commandNamed(name).body.parse(body) as Json,
        ...(tournament && { tournament }),
      }),
    );
  const { tournament } = await give('tournament.create', { name: 'Counted' });
  const ask = (after: number) =>
    part.get(QueryBus, { strict: false }).execute(
      new AskQuery(sessionCount, {
        tournament,
        asker: {
          principal: { kind: 'public' },
          audience: 'public',
          mayCreateTournaments: false,
          roles: new Set(),
          credentials: {},
        },
        parameters: { status: 'set-up' },
        after,
        address: 'https://club.example',
      }),
    );
  const created = await give('session.create', { session: '1' }, tournament);
  expect(await ask(created.position)).toEqual({ position: created.position, count: 1 });
  const more = await give('session.create', { session: '2' }, tournament);
  expect(await ask(more.position)).toEqual({ position: more.position, count: 2 });
  const { get } = describeInterface(part).paths['/api/tournaments/{tournament}/sessions-counted/{status}']!;
  expect(get).toMatchObject({ operationId: sessionCount.name, summary: sessionCount.summary });
  const parameters = (get!.parameters ?? []).flatMap((one) => ('name' in one ? [one.name] : []));
  expect(parameters).toEqual(expect.arrayContaining(['tournament', 'status', 'atMost', 'at', 'after']));
});
