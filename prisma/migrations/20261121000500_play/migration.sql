-- Play: one document a row, for those who may see it. The rows say everything; what somebody sees of them is decided
-- when they are read.
create table projections.play_row (
  tournament uuid not null,
  generation integer not null,
  -- The session that the document is about; empty for what is about the whole tournament.
  session text not null,
  kind text not null,
  -- The board or the table that it is about; empty where there is one of a kind.
  key text not null,
  -- The line of the book that was read last when the document changed.
  position bigint not null,
  document jsonb not null,
  primary key (tournament, generation, session, kind, key)
);
create index play_row_position on projections.play_row (tournament, generation, position);

create view projections.play as
  select r.tournament, r.session, r.kind, r.key, r.position, r.document
  from projections.play_row r
  join projections.live l on (l.tournament, l.projection, l.generation) = (r.tournament, 'play', r.generation);
