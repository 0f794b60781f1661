-- Pending jobs follow from the state of play and are written with it: they have no projection of their own any more. The
-- next start writes them anew.
drop view projections.owed_job;
delete from projections.owed_job_row;
delete from projections.live where projection = 'owed-jobs';
delete from projections.checkpoint where projection = 'owed-jobs';
delete from projections.snapshot where projection = 'owed-jobs';

create view projections.owed_job as
  select r.tournament, r.id, r.queue, r.name, r.data, r.position
  from projections.owed_job_row r
  join projections.live l on (l.tournament, l.projection, l.generation) = (r.tournament, 'play', r.generation);
