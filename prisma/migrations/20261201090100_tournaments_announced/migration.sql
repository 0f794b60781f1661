-- What the calendar says of a tournament.
ALTER TABLE projections.tournament_row ADD COLUMN announced jsonb;

CREATE OR REPLACE VIEW projections.tournament AS
  SELECT r.tournament, r.name, r.status, r.published, r.created_at, r.position, r.seals, r.sessions, r.announced
  FROM projections.tournament_row r
  JOIN projections.live l ON (l.tournament, l.projection, l.generation) = (r.tournament, 'tournaments', r.generation);
