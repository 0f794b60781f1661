-- Documents of play are made from the current state when somebody asks. What is kept in rows goes over many tournaments:
-- who takes part in which of them.
drop view projections.play;
drop table projections.play_row;

create table projections.participant_row (
  tournament uuid not null,
  generation integer not null,
  person text not null,
  -- Other tournaments may tell of it: the person plays in a session, and everybody is shown full names.
  shown boolean not null,
  primary key (tournament, generation, person)
);
create index participant_row_person on projections.participant_row (person);

create view projections.participant as
  select r.tournament, r.person, r.shown
  from projections.participant_row r
  join projections.live l on (l.tournament, l.projection, l.generation) = (r.tournament, 'play', r.generation);
