import { Controller, Get, Param, Query, Post, Put, HttpCode } from '@nestjs/common';
import { ApiQuery, ApiTags, ApiOperation } from '@nestjs/swagger';
import { z } from 'zod';
import {
  Access as AccessServices,
  actorOf,
  deviceOf,
  knownPlayersBody,
  playerBody,
  playerIdsBody,
  seatPickBody,
  type Asker,
  type BelongsTo,
  type FoundForSeat,
  type MemberFound,
  type PlayerView,
} from '#access';
import { MEMBER_PIPE, SEARCH_PIPE, UUID_PIPE, ZodPipe, type Searched } from '../../http/zod-pipe.js';
import { Access, WhoAsks, BodyAs } from '../route.js';
import { AccessSettings } from '../access-settings.js';

const LISTED = 20;
/** As many as a list names, with namesakes. */
const LISTED_OF_LIST = 5_000;

const idsListed = z.object({
  ids: z
    .string()
    .default('')
    .transform((ids) => ids.split(',', LISTED).filter((id) => z.uuid().safeParse(id).success)),
});
const IDS = new ZodPipe(idsListed);

/** A club of a list that is known, as lists and draws call it. */
export interface ClubKnown {
  readonly asked: string;
  readonly club: string;
}

/** The people who play: written down once, named everywhere by their ids. */
@ApiTags('Players')
@Controller('api')
export class PlayersController {
  constructor(
    private readonly access: AccessServices,
    private readonly settings: AccessSettings,
  ) {}

  @Put('tournaments/:tournament/players/:player')
  @HttpCode(200)
  @Access({ roles: ['organiser', 'director', 'scorer'], device: true })
  @ApiOperation({
    summary:
      'Add a player, or correct a name. Administrators and the person who added the player correct it everywhere, other staff only in this tournament. It also changes everywhere once all the player’s tournaments agree',
    operationId: 'putPlayer',
  })
  async put(
    @Param('tournament') tournament: string,
    @Param('player', UUID_PIPE) id: string,
    @BodyAs(playerBody) { name, memberNumber }: z.infer<typeof playerBody>,
    @WhoAsks() { principal, credentials }: Asker,
  ): Promise<{ id: string }> {
    const { players } = this.access;
    const by = actorOf(principal);
    // A table writes down who has sat down, and changes nobody.
    if (principal.kind !== 'person') await players.put({ id, name, memberNumber }, by, 'nobody');
    else {
      const mayRename = credentials.person?.administers ? 'anybody' : 'whom-he-wrote-down';
      const records = await this.access.people.sameAs(id);
      const parts = await Promise.all(records.map((record) => this.settings.takesPart(tournament, record)));
      const here = parts.includes(true) ? tournament : undefined;
      await players.put({ id, name, memberNumber }, by, mayRename, here);
      if (here !== undefined) await players.takeAgreedName(id, this.settings.tournamentsOfPlayer, by);
    }
    return { id };
  }

  @Get('tournaments/:tournament/players/clubs')
  @Access({ roles: ['organiser', 'director', 'scorer'] })
  @ApiOperation({ summary: 'Get the clubs and countries of players by player id', operationId: 'clubs' })
  @ApiQuery({ name: 'ids', description: 'Separated by commas' })
  async clubs(
    @Query(IDS) { ids }: z.output<typeof idsListed>,
  ): Promise<{ clubs: Readonly<Record<string, BelongsTo>> }> {
    return { clubs: Object.fromEntries(await this.access.players.clubs(ids)) };
  }

  @Get('tournaments/:tournament/players')
  @Access({ roles: ['organiser', 'director', 'scorer'] })
  @ApiOperation({
    summary:
      'Players whose names begin like this, and members of lists who fit. Scorers see only players of this tournament, without member numbers',
    operationId: 'players',
  })
  @ApiQuery({ name: 'search', required: false })
  async search(
    @Param('tournament') tournament: string,
    @WhoAsks() { roles }: Asker,
    @Query(SEARCH_PIPE) { search: text }: Searched,
  ): Promise<{ players: readonly PlayerView[]; members: readonly MemberFound[] }> {
    const { players } = this.access;
    if (roles.has('organiser') || roles.has('director')) {
      const [found, members] = await Promise.all([
        players.search(text, LISTED, { here: tournament }),
        this.access.members.search(text, LISTED),
      ]);
      const numbers = new Set(found.map(({ memberNumber }) => memberNumber));
      return { players: found, members: members.filter(({ number }) => !numbers.has(number)) };
    }
    const known = await players.search(text, LISTED_OF_LIST, { by: 'names', here: tournament });
    const here = await Promise.all(known.map(({ id }) => this.settings.takesPart(tournament, id)));
    const shown = known.filter((_, index) => here[index]).slice(0, LISTED);
    return { players: shown.map((player) => ({ ...player, memberNumber: null })), members: [] };
  }

  @Get('tournaments/:tournament/players/at-table')
  @Access('device')
  @ApiOperation({
    summary:
      'Players whom a table may mean, by a whole number or by three letters of a name. At most six, by name and club. Those who entered come first, then those of the club',
    operationId: 'playersForSeat',
  })
  @ApiQuery({ name: 'search', required: false })
  async forSeat(
    @Param('tournament') tournament: string,
    @WhoAsks() asker: Asker,
    @Query(SEARCH_PIPE) { search }: Searched,
  ): Promise<{ found: readonly FoundForSeat[] }> {
    const { name } = await this.settings.house();
    const found = await this.access.seatNames.find(search, deviceOf(asker), {
      club: name,
      takesPart: (player) => this.settings.takesPart(tournament, player),
    });
    return { found };
  }

  @Post('tournaments/:tournament/players/at-table')
  @HttpCode(200)
  @Access('device')
  @ApiOperation({
    summary: 'The player whom a table has picked among those that it found',
    operationId: 'pickForSeat',
  })
  async picked(
    @BodyAs(seatPickBody) { pick }: z.infer<typeof seatPickBody>,
    @WhoAsks() asker: Asker,
  ): Promise<{ id: string }> {
    return this.access.seatNames.picked(pick, deviceOf(asker));
  }

  @Post('tournaments/:tournament/players/without-number')
  @HttpCode(200)
  @Access({ roles: ['organiser', 'director'] })
  @ApiOperation({
    summary:
      'Which of these players have no member number. None where the server knows no list and none of them has one',
    operationId: 'playersWithoutNumber',
  })
  async withoutNumber(
    @BodyAs(playerIdsBody) { players }: z.infer<typeof playerIdsBody>,
  ): Promise<{ players: readonly string[] }> {
    const numbers = await this.access.players.memberNumbers(players);
    if (numbers.size === 0 && !(await this.access.members.haveLists())) return { players: [] };
    return { players: players.filter((id) => !numbers.has(id)) };
  }

  @Post('tournaments/:tournament/players/members/:member')
  @HttpCode(200)
  @Access({ roles: ['organiser', 'director'] })
  @ApiOperation({
    summary: 'The player that a member of a list is: the one with this member number, or a new one',
    operationId: 'playerOfMember',
  })
  async ofMember(
    @Param('member', MEMBER_PIPE) member: string,
    @WhoAsks() { principal }: Asker,
  ): Promise<{ id: string; name: string }> {
    return this.access.members.player(member, actorOf(principal));
  }

  @Post('tournaments/:tournament/players/known')
  @HttpCode(200)
  @Access({ roles: ['organiser', 'director'] })
  @ApiOperation({
    summary: 'Known players and clubs in a list, by name or member number',
    operationId: 'knownPlayers',
  })
  async known(
    @BodyAs(knownPlayersBody) { players, clubs = [] }: z.infer<typeof knownPlayersBody>,
  ): Promise<{ players: readonly PlayerView[]; clubs: readonly ClubKnown[] }> {
    const names = players.map(({ name }) => name);
    const numbers = players.flatMap(({ memberNumber }) => memberNumber ?? []);
    const known = await this.access.clubs.known(clubs);
    return {
      players: await this.access.players.known(names, numbers, LISTED_OF_LIST),
      clubs: [...known].map(([asked, club]) => ({ asked, club })),
    };
  }
}
