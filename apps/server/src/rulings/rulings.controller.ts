import { randomUUID } from 'node:crypto';
import { Controller, Param, Req, Post, HttpCode } from '@nestjs/common';
import { ApiTags, ApiOperation } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { actorOf } from '#access';
import { type Json, Ledger } from '#ledger';
import type { PlayQueries } from '#projections';
import { askedRulings, CommandHandling, CommandRejected, commands, type Rejection } from '#tournament';
import { Access, principalOf, BodyAs } from '../access/route.js';
import { RequestQueries } from '../reading/request-queries.js';

/** As many outcomes as are compared at once. */
const MOST_ALTERNATIVES = 6;
const PREVIEW = z.strictObject({
  session: askedRulings.session,
  amends: askedRulings.ruling
    .optional()
    .meta({ description: 'The ruling it would replace. Leave out for a new one' }),
  alternatives: z
    .array(z.strictObject({ law: askedRulings.law, effects: askedRulings.effects }))
    .min(1)
    .max(MOST_ALTERNATIVES),
});

/** What one of several outcomes would change, or why it cannot be. */
type WouldChange = Awaited<ReturnType<PlayQueries['rulings']['wouldChange']>>;
type AlternativeSeen = WouldChange & { readonly refused: Rejection | null };

/** What rulings would change before they are given. */
@ApiTags('Rulings')
@Controller('api/tournaments/:tournament/rulings')
export class RulingsController {
  constructor(
    private readonly requestQueries: RequestQueries,
    private readonly ledger: Ledger,
    private readonly handling: CommandHandling,
  ) {}

  @Post('preview')
  @HttpCode(200)
  @Access({ roles: ['organiser', 'director'] })
  @ApiOperation({
    summary: 'Preview of rulings: board scores, team matches, score sheets and ranking, before and after',
  })
  async preview(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @BodyAs(PREVIEW) { session, amends, alternatives }: z.infer<typeof PREVIEW>,
  ) {
    const actor = actorOf(principalOf(request));
    const after = String((await this.ledger.head(tournament))?.position ?? 1);
    return this.requestQueries.read(request, tournament, { after }, async (queries) => {
      const { known } = queries.rulings.known(session);
      const seen: AlternativeSeen[] = [];
      for (const { law, effects } of alternatives) {
        const ruling = amends ?? randomUUID();
        const given = { ruling, session, law, reason: 'preview', effects, ways: [] };
        const [name, whole] =
          amends === undefined
            ? (['ruling.give', { ...given, about: [], seen: known }] as const)
            : (['ruling.amend', given] as const);
        seen.push(
          await this.#alternative(tournament, { actor, name, body: whole }, (events) =>
            queries.rulings.wouldChange(session, events, actor),
          ),
        );
      }
      return { alternatives: seen };
    });
  }

  async #alternative(
    tournament: string,
    { actor, name, body }: { readonly actor: string; readonly name: string; readonly body: object },
    preview: (events: Awaited<ReturnType<CommandHandling['preview']>>) => Promise<WouldChange>,
  ): Promise<AlternativeSeen> {
    try {
      const given = { tournament, actor, body: body as Json };
      const events = await this.handling.preview(commands.get(name)!, given);
      return { refused: null, ...(await preview(events)) };
    } catch (error) {
      if (!(error instanceof CommandRejected)) throw error;
      const refused = { code: error.code, ...error.params } as Rejection;
      return { refused, boards: [], matches: [], sheets: [], standings: [], contests: [] };
    }
  }
}
