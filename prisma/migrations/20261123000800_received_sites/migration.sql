-- Public pages of tournaments elsewhere, pushed here and shown below /sites/NAME/. They are copies: who pushes them has
-- them, so they are in no backup.
CREATE SCHEMA sites;
CREATE TABLE sites.site (
  name       text PRIMARY KEY CHECK (name ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
  -- SHA-256 of the token by which files come; null: it was taken back.
  token_hash bytea UNIQUE CHECK (octet_length(token_hash) = 32),
  made_by    uuid NOT NULL,
  made_at    timestamptz(3) NOT NULL DEFAULT now(),
  came_at    timestamptz(3),
  files      integer NOT NULL DEFAULT 0,
  bytes      bigint NOT NULL DEFAULT 0
);
CREATE TABLE sites.file (
  site    text NOT NULL REFERENCES sites.site (name) ON DELETE CASCADE,
  path    text NOT NULL,
  -- SHA-256 of the file as it is read; it is kept packed (gzip).
  hash    bytea NOT NULL CHECK (octet_length(hash) = 32),
  bytes   integer NOT NULL,
  content bytea NOT NULL,
  PRIMARY KEY (site, path)
);
-- Packed already.
ALTER TABLE sites.file ALTER COLUMN content SET STORAGE EXTERNAL;
