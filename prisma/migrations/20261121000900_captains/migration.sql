-- Links by which captains hand in line-ups of their own teams: good for every scan until taken back or the seal. Of the
-- token its SHA-256 is kept.
CREATE TABLE access.captain_link (
  id          uuid PRIMARY KEY,
  tournament  uuid NOT NULL,
  entry       uuid NOT NULL,
  token_hash  bytea NOT NULL CONSTRAINT captain_link_token_hash_key UNIQUE CHECK (octet_length(token_hash) = 32),
  created_at  timestamp(3) NOT NULL,
  created_by  text NOT NULL,
  entered_at  timestamp(3),
  expires_at  timestamp(3) NOT NULL,
  revoked_at  timestamp(3),
  revoked_why text,
  CHECK ((revoked_at IS NULL) = (revoked_why IS NULL))
);
CREATE UNIQUE INDEX captain_link_live_key ON access.captain_link (tournament, entry) WHERE revoked_at IS NULL;
CREATE INDEX captain_link_tournament_idx ON access.captain_link (tournament, created_at);
