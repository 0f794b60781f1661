-- Which player an account is, where its id is not the player's own: who directs and plays is not shown the boards before
-- him. Outside the books, as everything about people.
CREATE TABLE access.own_player (
  person uuid PRIMARY KEY REFERENCES access.person,
  player uuid NOT NULL REFERENCES access.player,
  set_by text NOT NULL,
  set_at timestamp(3) NOT NULL
);
