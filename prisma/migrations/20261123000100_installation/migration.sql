-- Who runs the installation: the first organiser, and whom that person makes one. An account can be closed; its sessions
-- end, and what it did stays in the books by its id.
ALTER TABLE access.person
  ADD COLUMN administers boolean NOT NULL DEFAULT false,
  ADD COLUMN closed_at timestamp(3);
UPDATE access.person p SET administers = true FROM access.first_organiser f WHERE f.person = p.id;

-- That there was a first organiser outlives the erasure of this person's data.
ALTER TABLE access.first_organiser
  ALTER COLUMN person DROP NOT NULL,
  DROP CONSTRAINT first_organiser_person_fkey,
  ADD CONSTRAINT first_organiser_person_fkey FOREIGN KEY (person) REFERENCES access.person (id) ON DELETE SET NULL;

-- One-time links of administrators: to an account of one's own, or to a new password of the account that is named. Of the
-- token its SHA-256 is kept.
CREATE TABLE access.account_link (
  id                     uuid PRIMARY KEY,
  token_hash             bytea NOT NULL CONSTRAINT account_link_token_hash_key UNIQUE CHECK (octet_length(token_hash) = 32),
  person                 uuid REFERENCES access.person (id) ON DELETE CASCADE,
  may_create_tournaments boolean NOT NULL,
  administers            boolean NOT NULL,
  created_by             uuid NOT NULL,
  created_at             timestamp(3) NOT NULL,
  expires_at             timestamp(3) NOT NULL,
  used_at                timestamp(3),
  revoked_at             timestamp(3)
);
CREATE INDEX account_link_person_idx ON access.account_link (person);

-- Whose personal data have been erased: nothing but the id that the books still have, so that nobody is written down
-- under it again.
CREATE TABLE access.erasure (
  id        uuid PRIMARY KEY,
  erased_by text NOT NULL,
  erased_at timestamp(3) NOT NULL
);

-- Two records of the same player become one: the ids in the books cannot change, so one record names the other. A club is
-- what a player is entered with, unless somebody says otherwise.
ALTER TABLE access.player
  ADD COLUMN merged_into uuid REFERENCES access.player (id),
  ADD COLUMN club text,
  ADD CHECK (merged_into <> id);
CREATE INDEX player_merged_idx ON access.player (merged_into) WHERE merged_into IS NOT NULL;

-- What belongs to the installation as a whole: how it is called and looks, in which time zone it plays, when it is backed
-- up. A setting that is null is the program's own.
CREATE SCHEMA IF NOT EXISTS platform;
CREATE TABLE platform.installation (
  single      boolean PRIMARY KEY DEFAULT true CHECK (single),
  name        text,
  zone        text,
  colour      text CHECK (colour ~ '^#[0-9a-f]{6}$'),
  logo        bytea CHECK (octet_length(logo) <= 131072),
  logo_type   text,
  backup_hour smallint CHECK (backup_hour BETWEEN 0 AND 23),
  backup_keep smallint NOT NULL DEFAULT 14 CHECK (backup_keep BETWEEN 1 AND 365),
  CHECK ((logo IS NULL) = (logo_type IS NULL))
);
INSERT INTO platform.installation DEFAULT VALUES;

-- Backups that were asked for, by whom or by the clock, and how they ended. It belongs to the machine and is not backed
-- up itself.
CREATE TABLE platform.backup_run (
  id       uuid PRIMARY KEY,
  kind     text NOT NULL CHECK (kind IN ('by-hand', 'daily', 'before-restore')),
  began_at timestamptz NOT NULL,
  ended_at timestamptz,
  file     text,
  failure  text
);
CREATE INDEX backup_run_began_idx ON platform.backup_run (began_at);

-- When each book was last walked through, and the first bad line where it is not whole.
CREATE TABLE platform.verification (
  tournament  uuid PRIMARY KEY,
  verified_at timestamptz NOT NULL,
  position    bigint NOT NULL,
  hash        text,
  why         text,
  CHECK ((hash IS NULL) <> (why IS NULL))
);
CREATE TABLE platform.verification_run (
  single     boolean PRIMARY KEY DEFAULT true CHECK (single),
  began_at   timestamptz NOT NULL,
  seen_at    timestamptz NOT NULL,
  ended_at   timestamptz,
  books      integer NOT NULL,
  done       integer NOT NULL,
  failure    text
);
