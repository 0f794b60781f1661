-- Clubs are a list: what players had as a text becomes a record, once for each name whatever its capitals.
CREATE TABLE access.club (
  id      uuid PRIMARY KEY,
  name    text NOT NULL,
  short   text,
  country text
);
CREATE UNIQUE INDEX club_name_key ON access.club (lower(name));
INSERT INTO access.club (id, name)
  SELECT gen_random_uuid(), min(club) FROM access.player WHERE club IS NOT NULL GROUP BY lower(club);
ALTER TABLE access.player ADD COLUMN club_id uuid REFERENCES access.club (id) ON DELETE SET NULL;
UPDATE access.player p SET club_id = c.id FROM access.club c WHERE lower(c.name) = lower(p.club);
ALTER TABLE access.player DROP COLUMN club;
CREATE INDEX player_club_idx ON access.player (club_id) WHERE club_id IS NOT NULL;
