import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Asker } from '#access';
import { Ledger } from '#ledger';
import {
  Advances,
  Past,
  type Seal,
  type StatusSeen,
  type TournamentPage,
  TournamentReading,
  tournaments,
  Waiting,
} from '#projections';
import type { TournamentRole } from '#tournament';
import { Access, askerOf, WhoAsks } from '../access/route.js';
import { Problem } from '../http/problem.js';
import { SharedAnswers } from '../lanes/shared-answers.js';
import { ApiMoment } from './api-moment.js';
import { isoTime, MOMENT_PIPE, positionAt, type Moment } from './at.js';
import { DueSeal } from './due-seal.js';

/** The list of tournaments and each tournament's own page, now or as it stood at an earlier line or time. */
@ApiTags('Tournaments')
@Controller('api/tournaments')
export class TournamentsController {
  constructor(
    private readonly ledger: Ledger,
    private readonly waiting: Waiting,
    private readonly reading: TournamentReading,
    private readonly past: Past,
    private readonly bus: QueryBus,
    private readonly answers: SharedAnswers,
    private readonly advances: Advances,
  ) {}

  @Get()
  @Access('public')
  @ApiOperation({ summary: 'List published tournaments and those in which you have a role' })
  async list(@Req() request: FastifyRequest) {
    const { principal } = askerOf(request);
    if (principal.kind === 'person') return this.#listed(principal.person);
    return this.answers.ofRows(
      'tournaments',
      () => this.#listed(undefined),
      (changed) => this.advances.listenChanges(tournaments.name, changed),
    );
  }

  @Get(':tournament/seals/due')
  @Access({ roles: ['organiser', 'director'] })
  @ApiOperation({
    summary:
      'The next automatic official or revised seal: its time and what it waits for. Null if none is due',
  })
  @ApiMoment()
  dueSeal(
    @WhoAsks() asker: Asker,
    @Param('tournament') tournament: string,
    @Query(MOMENT_PIPE) moment: Moment,
  ) {
    return this.bus.execute(new DueSeal(tournament, asker, moment));
  }

  @Get(':tournament')
  @Access('may-see')
  @ApiOperation({ summary: 'A tournament, now or at an earlier moment' })
  @ApiMoment(String)
  async page(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Query(MOMENT_PIPE) { at, after }: Moment,
  ) {
    const { ledger, waiting, past, answers } = this;
    if (after !== undefined) await waiting.until(tournaments, tournament, after);
    const roles = [...askerOf(request).roles];
    if (at === undefined) {
      const read = () => this.#pageNow(tournament, roles);
      // Those with a role are told which, and whoever has just written wants to read that.
      if (roles.length > 0 || after !== undefined) return read();
      const news = (changed: () => void) => this.advances.listen(tournament, changed);
      return answers.ofRows(`tournament ${tournament}`, read, news);
    }
    const head = await this.#headOf(tournament);
    const position = await positionAt(ledger, tournament, at);
    const state = await past.state(tournaments, tournament, position);
    return shown({ id: tournament, head, roles }, { ...state, status: state.status as StatusSeen, position });
  }

  async #listed(person: string | undefined) {
    const listed = await this.reading.list(person);
    return {
      tournaments: listed.map(({ createdAt, sessions, ...rest }) => ({
        ...rest,
        createdAt: isoTime(createdAt),
        sessions: sessions.map(({ started, closed, ...session }) => ({
          ...session,
          started: started === null ? null : isoTime(started),
          closed: closed === null ? null : isoTime(closed),
        })),
      })),
    };
  }

  async #pageNow(tournament: string, roles: TournamentRole[]) {
    const head = await this.#headOf(tournament);
    // The first line of a new journal may not be projected yet, although the gate has seen the journal.
    await this.waiting.until(tournaments, tournament, 1);
    const page = await this.reading.page(tournament);
    if (!page) throw new Problem('projection.behind');
    return shown({ id: tournament, head, roles }, page);
  }

  async #headOf(tournament: string): Promise<number> {
    return (await this.ledger.head(tournament))?.position ?? 0;
  }
}

/** A tournament, as the one who asks sees it. */
function shown(
  mine: { readonly id: string; readonly head: number; readonly roles: TournamentRole[] },
  { name, status, createdAt, position, announced, seals }: Omit<TournamentPage, 'id' | 'published'>,
) {
  const times = { createdAt: isoTime(createdAt), position, announced };
  return { ...mine, name, status, ...times, seals: seals.map(sealView) };
}

function sealView({ kind, position, hash, time }: Seal) {
  return { kind, position, hash, time: isoTime(time) };
}
