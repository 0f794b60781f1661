-- Printing again ends no card that exists: a table may have several that work.
DROP INDEX access.sheet_token_live_key;
CREATE INDEX sheet_token_place_idx ON access.sheet_token (tournament, session, "table") WHERE revoked_at IS NULL;

-- Cards of a room's tables that last for a season: whose they are, the cards, and the session that each set was bound to.
CREATE TABLE access.lasting_set (
  id         uuid PRIMARY KEY,
  name       text NOT NULL,
  club_id    uuid REFERENCES access.club (id) ON DELETE SET NULL,
  kept_by    uuid NOT NULL,
  created_at timestamp(3) NOT NULL
);
CREATE INDEX lasting_set_keeper_idx ON access.lasting_set (kept_by);

CREATE TABLE access.lasting_card (
  id         uuid PRIMARY KEY,
  set_id     uuid NOT NULL REFERENCES access.lasting_set (id),
  "table"    text NOT NULL,
  token_hash bytea NOT NULL CONSTRAINT lasting_card_token_hash_key UNIQUE CHECK (octet_length(token_hash) = 32),
  created_at timestamp(3) NOT NULL,
  created_by text NOT NULL,
  expires_at timestamp(3) NOT NULL,
  revoked_at timestamp(3),
  revoked_by text,
  CHECK ((revoked_at IS NULL) = (revoked_by IS NULL))
);
CREATE INDEX lasting_card_set_idx ON access.lasting_card (set_id, "table");

CREATE TABLE access.lasting_binding (
  id         uuid PRIMARY KEY,
  set_id     uuid NOT NULL REFERENCES access.lasting_set (id),
  tournament uuid NOT NULL,
  session    text NOT NULL,
  bound_at   timestamp(3) NOT NULL,
  bound_by   text NOT NULL,
  -- Another session has the cards since.
  ended_at   timestamp(3),
  -- The official seal of the tournament; the cards still say where its results are.
  sealed_at  timestamp(3)
);
CREATE UNIQUE INDEX lasting_binding_live_key ON access.lasting_binding (set_id) WHERE ended_at IS NULL;
CREATE INDEX lasting_binding_tournament_idx ON access.lasting_binding (tournament);

ALTER TABLE access.table_device DROP CONSTRAINT table_device_paired_by_check;
ALTER TABLE access.table_device ADD CONSTRAINT table_device_paired_by_check
  CHECK (paired_by IN ('sheet', 'code', 'lasting'));
