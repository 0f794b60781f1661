-- Players whom an account was said to be before. They go on counting as it, in every tournament but those where somebody
-- else has taken it back in the book: nobody lifts the blind from themselves in another tournament.
CREATE TABLE access.own_player_formerly (
  person uuid NOT NULL REFERENCES access.person,
  player uuid NOT NULL REFERENCES access.player,
  changed_by text NOT NULL,
  changed_at timestamp(3) NOT NULL,
  PRIMARY KEY (person, player)
);
