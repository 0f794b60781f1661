import type { Json } from '#ledger';
import type pg from 'pg';
import type { AnyProjection, Projection } from '../projection/projection.js';

/** A generation of a projection of one tournament, and how far it has read. */
export interface Checkpoint {
  readonly tournament: string;
  readonly projection: string;
  readonly generation: number;
  readonly version: number;
  readonly position: number;
  /** Why it stands still, if it does. */
  readonly stopped: string | null;
}

interface CheckpointRow extends Omit<Checkpoint, 'position'> {
  readonly position: string;
}

function checkpointOf(row: CheckpointRow): Checkpoint {
  return { ...row, position: Number(row.position) };
}

/** Lines between two snapshots of a fold's state. */
export const SNAPSHOT_EVERY = 1_000;

/** The live generation's checkpoint; the first reader of a tournament makes generation 1. */
export async function liveCheckpoint(
  db: pg.Pool | pg.ClientBase,
  projection: AnyProjection,
  tournament: string,
): Promise<Checkpoint> {
  const { rows } = await db.query<CheckpointRow>({
    name: 'checkpoint-live',
    text: `select c.* from projections.checkpoint c
           join projections.live l using (tournament, projection, generation)
           where c.tournament = $1 and c.projection = $2`,
    values: [tournament, projection.name],
  });
  if (rows[0]) return checkpointOf(rows[0]);
  await db.query(
    `with made as (
       insert into projections.checkpoint (tournament, projection, generation, version) values ($1, $2, 1, $3)
       on conflict do nothing)
     insert into projections.live (tournament, projection, generation) values ($1, $2, 1) on conflict do nothing`,
    [tournament, projection.name, projection.version],
  );
  return liveCheckpoint(db, projection, tournament);
}

/** The checkpoint of one generation, if there is such a generation. */
export async function checkpoint(
  db: pg.Pool | pg.ClientBase,
  projection: AnyProjection,
  tournament: string,
  generation: number,
): Promise<Checkpoint | undefined> {
  const { rows } = await db.query<CheckpointRow>(
    `select * from projections.checkpoint where tournament = $1 and projection = $2 and generation = $3`,
    [tournament, projection.name, generation],
  );
  return rows[0] && checkpointOf(rows[0]);
}

/** Moves a checkpoint on, if nobody else has: the fence that lets one writer through. */
export async function moveCheckpoint(
  client: pg.ClientBase,
  from: Checkpoint,
  position: number,
): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'checkpoint-move',
    text: `update projections.checkpoint set position = $5, stopped = null
           where tournament = $1 and projection = $2 and generation = $3 and position = $4`,
    values: [from.tournament, from.projection, from.generation, from.position, position],
  });
  return rowCount === 1;
}

/** Notes why a generation stands still; null when it goes on. */
export async function setStopped(db: pg.Pool, at: Checkpoint, why: string | null): Promise<void> {
  await db.query(
    `update projections.checkpoint set stopped = $4
     where tournament = $1 and projection = $2 and generation = $3 and stopped is distinct from $4`,
    [at.tournament, at.projection, at.generation, why],
  );
}

/** A fold's state after the line at `position`. */
export interface Snapshot<State> {
  readonly position: number;
  readonly state: State;
}

/**
 * The newest snapshot at or before a position; the initial state at position 0 when there is none.
 *
 * @param from a state of an earlier position that is at hand: only a newer snapshot takes its place
 */
export async function snapshotUpTo<State extends Json>(
  db: pg.Pool | pg.ClientBase,
  projection: Projection<State>,
  tournament: string,
  position: number,
  from: Snapshot<State> = { position: 0, state: projection.initial },
): Promise<Snapshot<State>> {
  const { rows } = await db.query<{ position: string; state: State }>({
    name: 'snapshot-up-to',
    text: `select position, state from projections.snapshot
           where tournament = $1 and projection = $2 and version = $3 and position <= $4 and position > $5
           order by position desc limit 1`,
    values: [tournament, projection.name, projection.version, position, from.position],
  });
  const found = rows[0];
  return found ? { position: Number(found.position), state: found.state } : from;
}

/** Keeps a snapshot, with the checkpoint's transaction. */
export async function keepSnapshot(
  client: pg.ClientBase,
  projection: AnyProjection,
  tournament: string,
  { position, state }: Snapshot<Json>,
): Promise<void> {
  await client.query(
    `insert into projections.snapshot (tournament, projection, version, position, state)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [tournament, projection.name, projection.version, position, JSON.stringify(state)],
  );
}
