-- How a tournament calls a player whose record others have made: names within a tournament are its own.
CREATE TABLE access.name_in_tournament (
  tournament uuid NOT NULL,
  player uuid NOT NULL REFERENCES access.player ON DELETE CASCADE,
  name text NOT NULL,
  set_by text NOT NULL,
  set_at timestamp(3) NOT NULL,
  PRIMARY KEY (tournament, player)
);
