import { createHash } from 'node:crypto';
import { Controller, Param, Query, Req, Post, HttpCode } from '@nestjs/common';
import { ApiQuery, ApiTags, ApiOperation } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  TAKEN_BY_ITSELF,
  type NamesImported,
  type PlannedResult,
  type ResultColumn,
  type ResultStep,
} from '#lists';
import type { ResultSource } from '#tournament';
import { languageOf } from '#words';
import { Access, askerOf } from '../access/route.js';
import { ApiFile } from '../http/api-file.js';
import { ZodPipe } from '../http/zod-pipe.js';
import { AFTER_PIPE, type After } from '../reading/at.js';
import { RequestQueries } from '../reading/request-queries.js';
import { bytesSent, columnsNamed, resultsInFile } from './results-file.js';

type RulingStep = Extract<ResultStep, { readonly name: 'ruling.give' }>;

/** A command of a line, with the id under which it is given: the same file gives the same ids. */
export type StepImported = { readonly id: string } & (
  | Exclude<ResultStep, RulingStep>
  | { readonly name: RulingStep['name']; readonly body: RulingStep['body'] & { readonly ruling: string } }
);

/** A line of a file, and what it will do. */
export type ImportedRow = Omit<PlannedResult, 'steps'> & {
  /** Whether its steps are taken without anybody asking for it. */
  readonly taken: boolean;
  readonly steps: readonly StepImported[];
};

/** What bringing a file of results will do, line by line. */
export interface ResultsImported {
  readonly source: ResultSource;
  /** Of a list: what its columns were taken for; null: they cannot be otherwise. */
  readonly list: {
    readonly columns: readonly ResultColumn[];
    readonly headings: readonly string[];
    readonly headed: boolean;
  } | null;
  readonly lines: readonly ImportedRow[];
  /** Who sits where nobody is named yet. */
  readonly names: readonly NamesImported[];
}

const fileSaid = z.object({
  /** The reason of a correction in the journal: the file that has it. */
  name: z
    .string()
    .default('results')
    .transform(
      (name) =>
        name
          .replaceAll(/\p{Cc}/gu, '')
          .trim()
          .slice(0, 120) || 'results',
    ),
  columns: columnsNamed,
});
const FILE_PIPE = new ZodPipe(fileSaid);

/** Results in files, for those who write down what the tables have played. */
@ApiTags('Results')
@Controller('api/tournaments/:tournament/sessions/:session')
export class ResultsFileController {
  constructor(private readonly requestQueries: RequestQueries) {}

  @Post('results-file')
  @HttpCode(200)
  @Access({ roles: ['organiser', 'director', 'scorer'] })
  @ApiOperation({
    summary: 'Preview of a results file (BWS or CSV), row by row, with its commands. Nothing is saved',
  })
  @ApiQuery({
    name: 'name',
    required: false,
    description: 'The name of the file, as recorded in the journal',
  })
  @ApiQuery({ name: 'after', required: false, type: String, description: 'A journal position to wait for' })
  @ApiQuery({
    name: 'columns',
    required: false,
    type: String,
    description: 'The columns of a list, separated by commas: round,table,board,…',
  })
  @ApiFile()
  async bring(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Query(FILE_PIPE) { name: reason, columns }: z.output<typeof fileSaid>,
    @Query(AFTER_PIPE) { after }: After,
  ): Promise<{ position: number } & ResultsImported> {
    const bytes = await bytesSent(request.body);
    const language = languageOf(request.headers['accept-language']);
    const { source, list, rows, meetings, names } = await resultsInFile(bytes, columns, language);
    const how = { source, reason, meetings, names };
    return this.requestQueries.read(askerOf(request), tournament, { after }, (queries): ResultsImported => {
      const planned = queries.sessions.resultsImported(session, rows, how);
      return {
        source,
        list,
        lines: planned.lines.map((line) => lineImported(tournament, line)),
        names: planned.names,
      };
    });
  }
}

function lineImported(tournament: string, { steps, ...line }: PlannedResult): ImportedRow {
  return {
    ...line,
    taken: TAKEN_BY_ITSELF.includes(line.is),
    steps: steps.map((step): StepImported => {
      const id = idOf(tournament, line, step);
      if (step.name !== 'ruling.give') return { ...step, id };
      return { name: step.name, body: { ...step.body, ruling: id }, id };
    }),
  };
}

/**
 * The id of a step: the same while the journal has the same for this play. After a lost answer the step is repeated,
 * and nothing is done twice.
 */
function idOf(tournament: string, { entry }: Pick<PlannedResult, 'entry'>, step: ResultStep): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([tournament, entry, step]))
    .digest('hex');
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`];
  return [...parts, hash.slice(20, 32)].join('-');
}
