import {
  applyDecorators,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
} from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  Access as AccessServices,
  actorOf,
  type MemberFound,
  type MemberListView,
  type ReadingChanges,
  type ReadingGiven,
} from '#access';
import { MEMBER_COLUMNS, NUMBER_RULES } from '#lists';
import { Access, BodyAs, principalOf } from '../access/route.js';
import { ApiFile } from '../http/api-file.js';
import { MEMBER_PIPE, SEARCH_PIPE, UUID_PIPE, ZodPipe, type Searched } from '../http/zod-pipe.js';
import { importFile } from '../importing/import-file.js';
import { FileThread } from '../threads/file-thread.js';
import type { MembersGiven, MembersPrepared } from './members-prepared.js';

const LISTED = 50;
const LIMITS = { megabytes: 2_048, milliseconds: 180_000 };
const MOST_COLUMNS = 200;

const THREAD = new FileThread<MembersGiven, MembersPrepared, string>(
  'members-thread',
  LIMITS,
  import.meta.url,
);

/** Which list a file is of, and how it is read; what is left out is as the file was read before, or as it seems. */
const readingSaid = z.object({
  list: z
    .uuid()
    .transform((id) => id.toLowerCase())
    .optional(),
  name: z.string().trim().max(80, 'members.name-too-long').default(''),
  numbers: z.enum(NUMBER_RULES).optional(),
  columns: z
    .string()
    .default('')
    .transform((names) =>
      names.split(',', MOST_COLUMNS).map((name) => MEMBER_COLUMNS.find((column) => column === name)),
    ),
  starts: z
    .string()
    .default('')
    .transform((places) =>
      places.split(',', MOST_COLUMNS).flatMap((place) => (/^\d{1,3}$/.test(place) ? [Number(place)] : [])),
    )
    .transform((places) => [...new Set(places)].toSorted((one, other) => one - other)),
});
type ReadingSaid = z.output<typeof readingSaid>;
const SAID = new ZodPipe(readingSaid);
const SAID_TO_WRITE = new ZodPipe(
  readingSaid.refine(({ list, name }) => list !== undefined || name !== '', {
    path: ['name'],
    error: 'members.no-name',
  }),
);

const mailedBody = z.strictObject({ mailed: z.boolean() });

/** What reading a list of members does, and how the file was read. */
export interface MembersRead {
  readonly file: MembersPrepared;
  readonly changes: ReadingChanges;
}

/** The lists of members that clubs and federations hand out. */
@ApiTags('Installation')
@Controller('api/installation/member-lists')
export class MemberListsController {
  constructor(private readonly access: AccessServices) {}

  @Get()
  @Access('administers')
  @ApiOperation({
    summary: 'List the lists of members, with their numbers of members',
    operationId: 'memberLists',
  })
  async all(): Promise<{ lists: readonly MemberListView[] }> {
    return { lists: await this.access.members.lists() };
  }

  @Get('members')
  @Access('administers')
  @ApiOperation({
    summary: 'Find members by number, or by the beginnings of words of their names, in any alphabet',
    operationId: 'findMembers',
  })
  @ApiQuery({ name: 'search', required: false })
  async search(@Query(SEARCH_PIPE) { search }: Searched): Promise<{ members: readonly MemberFound[] }> {
    return { members: await this.access.members.search(search, LISTED) };
  }

  @Post('look')
  @HttpCode(200)
  @Access('administers')
  @ApiOperation({
    summary: 'Preview of a list of members, with what it changes and what cannot be read. Nothing is saved',
    operationId: 'lookAtMembers',
  })
  @ApiReading()
  @ApiFile()
  async look(@Req() request: FastifyRequest, @Query(SAID) said: ReadingSaid): Promise<MembersRead> {
    const { file, given } = await this.#prepared(request, said);
    return { file, changes: await this.access.memberReading.preview(given) };
  }

  @Post()
  @HttpCode(200)
  @Access('administers')
  @ApiOperation({
    summary: 'Read a list of members. Known members are updated, and nobody is lost. All or nothing is saved',
    operationId: 'readMembers',
  })
  @ApiReading()
  @ApiFile()
  async read(@Req() request: FastifyRequest, @Query(SAID_TO_WRITE) said: ReadingSaid): Promise<MembersRead> {
    const { file, given } = await this.#prepared(request, said);
    return { file, changes: await this.access.memberReading.read(given) };
  }

  @Put(':list/mailed')
  @HttpCode(204)
  @Access('administers')
  @ApiOperation({ summary: 'Whether the members of a list agreed to mail', operationId: 'sayMailed' })
  sayMailed(
    @Param('list', UUID_PIPE) list: string,
    @BodyAs(mailedBody) { mailed }: z.output<typeof mailedBody>,
  ): Promise<void> {
    return this.access.members.sayMailed(list, mailed);
  }

  @Delete(':list')
  @HttpCode(204)
  @Access('administers')
  @ApiOperation({
    summary: 'Delete a list with all its members. Players stay',
    operationId: 'removeMemberList',
  })
  remove(@Param('list', UUID_PIPE) list: string): Promise<void> {
    return this.access.members.remove(list);
  }

  @Delete('members/:member')
  @HttpCode(204)
  @Access('administers')
  @ApiOperation({ summary: 'Permanently erase the data of a member', operationId: 'eraseMember' })
  erase(@Param('member', MEMBER_PIPE) member: string): Promise<void> {
    return this.access.members.erase(member);
  }

  async #prepared(
    request: FastifyRequest,
    { list, name, numbers, columns, starts }: ReadingSaid,
  ): Promise<{ readonly file: MembersPrepared; readonly given: ReadingGiven }> {
    const { bytes } = await importFile(request);
    const before = list === undefined ? undefined : await this.access.members.saidOf(list);
    const rule = numbers ?? before?.numbers ?? 'any';
    const said = {
      columns,
      before: before?.columns,
      numbers: rule,
      starts: starts.length > 0 ? starts : (before?.columns.starts ?? undefined),
    };
    const batches: string[] = [];
    const file = await THREAD.read(
      { bytes, said },
      { tell: (batch) => batches.push(batch), handOver: [bytes.buffer] },
    );
    return {
      file,
      given: {
        list: list === undefined ? { name } : { id: list },
        numbers: rule,
        columns: {
          headings: file.headed ? file.headings : [],
          columns: file.columns,
          starts: file.starts,
        },
        batches,
        by: actorOf(principalOf(request)),
      },
    };
  }
}

/** What is said with a file, in the address. */
function ApiReading(): MethodDecorator {
  const queries = {
    list: 'The id of the list that the file is of',
    name: 'The name of a new list',
    numbers: `How numbers are made: ${NUMBER_RULES.join(', ')}`,
    columns: 'The columns, separated by commas: number,name,club,…',
    starts: 'Where columns of fixed places begin, from 0, separated by commas',
  };
  return applyDecorators(
    ...Object.entries(queries).map(([name, description]) =>
      ApiQuery({ name, required: false, type: String, description }),
    ),
  );
}
