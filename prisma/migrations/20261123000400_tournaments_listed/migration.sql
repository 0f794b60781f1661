-- Lists of tournaments tell what is played: the sessions of each, by name.
alter table projections.tournament_row add column sessions jsonb not null default '{}';

create or replace view projections.tournament as
  select r.tournament, r.name, r.status, r.published, r.created_at, r.position, r.seals, r.sessions
  from projections.tournament_row r
  join projections.live l on (l.tournament, l.projection, l.generation) = (r.tournament, 'tournaments', r.generation);
