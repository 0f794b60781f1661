-- Read models: rows computed from the books by projections, each in generations, of which one is live.
create schema if not exists projections;

-- How far a generation of a projection has read a tournament's book.
create table projections.checkpoint (
  tournament uuid not null,
  projection text not null,
  generation integer not null,
  -- The version of the projection's own definition that computes this generation.
  version integer not null,
  position bigint not null default 0,
  -- Why this projection of this tournament stands still, if it does: a line it cannot read.
  stopped text,
  primary key (tournament, projection, generation)
);

-- The generation that is read. Rebuilding flips one row.
create table projections.live (
  tournament uuid not null,
  projection text not null,
  generation integer not null,
  primary key (tournament, projection)
);

-- A fold's state every 1,000 lines: where folding starts again after a restart or for a past moment.
create table projections.snapshot (
  tournament uuid not null,
  projection text not null,
  version integer not null,
  position bigint not null,
  state jsonb not null,
  primary key (tournament, projection, version, position)
);

create table projections.tournament_row (
  tournament uuid not null,
  generation integer not null,
  name text not null,
  status text not null,
  -- Whether it was ever published: an archived tournament is seen by everybody if it was.
  published boolean not null,
  created_at bigint not null,
  position bigint not null,
  seals jsonb not null,
  primary key (tournament, generation)
);

create table projections.role_row (
  tournament uuid not null,
  generation integer not null,
  person uuid not null,
  role text not null,
  primary key (tournament, generation, person, role)
);
create index role_row_person on projections.role_row (person);

create table projections.journal_row (
  tournament uuid not null,
  generation integer not null,
  position bigint not null,
  time bigint not null,
  type text not null,
  actor text not null,
  -- The lowest audience that may see the line: public, staff or director.
  audience text not null,
  data jsonb not null,
  -- What those who direct see beside it.
  director_data jsonb,
  primary key (tournament, generation, position)
);

create table projections.owed_job_row (
  tournament uuid not null,
  generation integer not null,
  id text not null,
  queue text not null,
  name text not null,
  data jsonb not null,
  position bigint not null,
  primary key (tournament, generation, id)
);

-- What is read: each row of the live generation.
create view projections.tournament as
  select r.tournament, r.name, r.status, r.published, r.created_at, r.position, r.seals
  from projections.tournament_row r
  join projections.live l on (l.tournament, l.projection, l.generation) = (r.tournament, 'tournaments', r.generation);

create view projections.role as
  select r.tournament, r.person, r.role
  from projections.role_row r
  join projections.live l on (l.tournament, l.projection, l.generation) = (r.tournament, 'tournaments', r.generation);

create view projections.journal as
  select r.tournament, r.position, r.time, r.type, r.actor, r.audience, r.data, r.director_data
  from projections.journal_row r
  join projections.live l on (l.tournament, l.projection, l.generation) = (r.tournament, 'journal', r.generation);

create view projections.owed_job as
  select r.tournament, r.id, r.queue, r.name, r.data, r.position
  from projections.owed_job_row r
  join projections.live l on (l.tournament, l.projection, l.generation) = (r.tournament, 'owed-jobs', r.generation);
