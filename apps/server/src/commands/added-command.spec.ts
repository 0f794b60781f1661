import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { accept, defineCommand, StreamStates, tournamentEvents, tournamentStream } from '#tournament';
import { describeInterface } from '../http/open-api.js';
import { partUnderTest } from '../testing/server-under-test.js';
import { commandControllers } from './command-route.js';
import { GiveCommand } from './give-command.js';

/** What docs/add-a-command.md adds, in its one file. */
const shout = defineCommand({
  name: 'tournament.shout',
  summary: 'Write the name of the tournament in capitals',
  access: { roles: ['organiser'] },
  body: z.strictObject({ mark: z.string() }),
  uses: () => ({ tournament: tournamentStream }),
  decide: ({ mark }, { tournament }) =>
    accept({ tournament: [tournamentEvents.renamed({ name: tournament.name.toUpperCase() + mark })] }),
});

it('gives a new command a way over the bus, a route, and its place in the documentation', async () => {
  await using part = await partUnderTest(commandControllers([shout]));
  const bus = part.get(CommandBus, { strict: false });
  const actor = `person:${randomUUID()}`;
  const create = { actor, commandId: randomUUID(), body: { name: 'Summer Pairs' } };
  const { tournament } = await bus.execute(GiveCommand.named('tournament.create', create));
  const given = { tournament, actor, commandId: randomUUID(), body: { mark: '!' } };
  expect(await bus.execute(new GiveCommand(shout, given))).toMatchObject({ tournament, repeated: false });
  expect(await bus.execute(new GiveCommand(shout, given))).toMatchObject({ repeated: true });
  const { state } = await part.get(StreamStates, { strict: false }).load(tournament, tournamentStream);
  expect(state.name).toBe('SUMMER PAIRS!');
  const { post } = describeInterface(part).paths['/api/tournaments/{tournament}/commands/tournament.shout']!;
  expect(post).toMatchObject({
    operationId: shout.name,
    summary: shout.summary,
    requestBody: { content: { 'application/json': { schema: { required: ['mark'] } } } },
  });
});
