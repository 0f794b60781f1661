import { Global, Module } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access } from '#access';
import { Ledger } from '#ledger';
import { PrismaClient } from '#platform';
import { StatesInUse } from '#projections';
import { StreamStates } from '#tournament';
import pg from 'pg';
import { GiveCommand } from '../../commands/give-command.js';
import { provided } from '../../platform/provided.js';
import { ServerProcess } from '../../platform/server-process.js';
import { JournalRoles } from './journal-roles.js';
import { JournalsForAccess } from './journals-for-access.js';

/** People, devices and what they may do: the services of access, by the journals of the tournaments. */
@Global()
@Module({
  providers: [
    provided(
      JournalRoles,
      [ServerProcess, pg.Pool, Ledger, StreamStates, StatesInUse],
      ({ opened }, pool, ledger, states, inUse) =>
        opened.keep(new JournalRoles(pool, ledger, states, inUse), (roles) => roles.close()),
    ),
    provided(
      Access,
      [ServerProcess, PrismaClient, JournalRoles, CommandBus],
      ({ opened, log }, database, roles, bus) => {
        return opened.keep(
          new Access({
            database,
            roles,
            grantRole: {
              // An accepted invitation writes the role into the journal in the inviting person's name.
              async grant(tournament, person, role, actor, commandId) {
                const given = { tournament, actor, commandId, body: { person, role } };
                await bus.execute(GiveCommand.named('tournament.grant-role', given));
              },
            },
            log,
          }),
          (access) => access.close(),
        );
      },
    ),
    JournalsForAccess,
  ],
  exports: [Access, JournalsForAccess],
})
export class AccessServicesModule {}
