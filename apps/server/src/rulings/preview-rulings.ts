import { randomUUID } from 'node:crypto';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { z } from 'zod';
import { actorOf, type Asker } from '#access';
import { type Json, Ledger } from '#ledger';
import type { Answered, PlayQueries } from '#projections';
import { askedRulings, CommandHandling, CommandRejected, type Rejection } from '#tournament';
import { commandNamed } from '../commands/give-command.js';
import { BusTimes } from '../platform/bus-times.js';
import { RequestQueries } from '../reading/request-queries.js';

/** As many outcomes as are compared at once. */
const MOST_ALTERNATIVES = 6;

/** The outcomes that a director weighs against each other. */
export const rulingsWeighed = z.strictObject({
  session: askedRulings.session,
  amends: askedRulings.ruling
    .optional()
    .meta({ description: 'The ruling it would replace. Leave out for a new one' }),
  alternatives: z
    .array(z.strictObject({ law: askedRulings.law, effects: askedRulings.effects }))
    .min(1)
    .max(MOST_ALTERNATIVES),
});
type RulingsWeighed = z.infer<typeof rulingsWeighed>;

/** What one of several outcomes would change, or why it cannot be. */
type WouldChange = Awaited<ReturnType<PlayQueries['rulings']['wouldChange']>>;
type AlternativeSeen = WouldChange & { readonly refused: Rejection | null };
type Preview = Answered<{ alternatives: AlternativeSeen[] }>;

/** Asks what rulings would change before one of them is given, on its way over the bus. */
export class PreviewRulings extends Query<Preview> {
  constructor(
    readonly tournament: string,
    readonly asker: Asker,
    readonly weighed: RulingsWeighed,
  ) {
    super();
  }
}

/** Decides rulings as their commands would, and shows what that changes. Nothing is written, so none of it is a command. */
@QueryHandler(PreviewRulings)
export class PreviewRulingsHandler implements IQueryHandler<PreviewRulings> {
  constructor(
    private readonly requestQueries: RequestQueries,
    private readonly ledger: Ledger,
    private readonly handling: CommandHandling,
    private readonly times: BusTimes,
  ) {}

  /** @throws what `RequestQueries.read` throws */
  execute(question: PreviewRulings): Promise<Preview> {
    return this.times.measured('query', 'ruling.preview', () => this.#preview(question));
  }

  async #preview({ tournament, asker, weighed }: PreviewRulings): Promise<Preview> {
    const { session, amends, alternatives } = weighed;
    const actor = actorOf(asker.principal);
    const after = (await this.ledger.head(tournament))?.position ?? 1;
    return this.requestQueries.read(asker, tournament, { after }, async (queries) => {
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
      const events = await this.handling.preview(commandNamed(name), given);
      return { refused: null, ...(await preview(events)) };
    } catch (error) {
      if (!(error instanceof CommandRejected)) throw error;
      const refused = { code: error.code, ...error.params } as Rejection;
      return { refused, boards: [], matches: [], sheets: [], standings: [], contests: [] };
    }
  }
}
