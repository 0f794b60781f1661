import { Query } from '@nestjs/cqrs';
import type { Asker } from '#access';
import type { AnyQuery, Answered } from '#projections';
import type { NamedMoment } from './at.js';

/** Who asks a query, of which tournament and moment, with which parameters. */
export interface QueryAsked {
  readonly tournament: string;
  readonly asker: Asker;
  readonly parameters: object;
  /** An earlier moment. */
  readonly at?: NamedMoment;
  /** Not before this position can be read. */
  readonly after?: number;
  /** The address of the server as the asker reaches it. */
  readonly address: string;
}

/** A query as somebody asks it, on its way over the bus. */
export class AskQuery extends Query<Answered<object>> {
  constructor(
    readonly query: AnyQuery,
    readonly asked: QueryAsked,
  ) {
    super();
  }
}
