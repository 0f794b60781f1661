-- People and how they are let in. The only place with personal data. Times are UTC without a zone, so that a server's
-- TimeZone setting means nothing. Tokens are kept as SHA-256, short codes and client addresses as HMAC.

CREATE SCHEMA IF NOT EXISTS access;
CREATE SCHEMA IF NOT EXISTS keys;

-- Keys of the installation, each made once on first use.
CREATE TABLE keys.installation_key (
  name       text PRIMARY KEY,
  key        bytea NOT NULL CHECK (octet_length(key) = 32),
  created_at timestamp(3) NOT NULL
);

CREATE TABLE access.person (
  id                     uuid PRIMARY KEY,
  name                   text NOT NULL,
  login                  text NOT NULL CONSTRAINT person_login_key UNIQUE,
  password_hash          text NOT NULL,
  password_changed_at    timestamp(3) NOT NULL,
  may_create_tournaments boolean NOT NULL,
  created_at             timestamp(3) NOT NULL
);

-- At most one row: there is one first organiser, whoever comes first.
CREATE TABLE access.first_organiser (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  person uuid NOT NULL UNIQUE REFERENCES access.person (id),
  since  timestamp(3) NOT NULL
);

CREATE TABLE access.set_up_link (
  id         uuid PRIMARY KEY,
  token_hash bytea NOT NULL CONSTRAINT set_up_link_token_hash_key UNIQUE CHECK (octet_length(token_hash) = 32),
  created_at timestamp(3) NOT NULL,
  used_at    timestamp(3),
  revoked_at timestamp(3)
);

CREATE TABLE access.session (
  id         uuid PRIMARY KEY,
  person     uuid NOT NULL REFERENCES access.person (id),
  token_hash bytea NOT NULL CONSTRAINT session_token_hash_key UNIQUE CHECK (octet_length(token_hash) = 32),
  created_at timestamp(3) NOT NULL,
  seen_at    timestamp(3) NOT NULL,
  expires_at timestamp(3) NOT NULL,
  ends_at    timestamp(3) NOT NULL,
  revoked_at timestamp(3),
  CHECK (expires_at <= ends_at)
);
CREATE INDEX session_person_idx ON access.session (person);

CREATE TABLE access.invitation (
  id          uuid PRIMARY KEY,
  tournament  uuid NOT NULL,
  role        text NOT NULL,
  token_hash  bytea NOT NULL CONSTRAINT invitation_token_hash_key UNIQUE CHECK (octet_length(token_hash) = 32),
  invited_by  uuid NOT NULL REFERENCES access.person (id),
  created_at  timestamp(3) NOT NULL,
  expires_at  timestamp(3) NOT NULL,
  accepted_by uuid REFERENCES access.person (id),
  accepted_at timestamp(3),
  granted_at  timestamp(3),
  revoked_at  timestamp(3),
  CHECK ((accepted_by IS NULL) = (accepted_at IS NULL)),
  CHECK (granted_at IS NULL OR accepted_at IS NOT NULL)
);
CREATE INDEX invitation_tournament_idx ON access.invitation (tournament, created_at);

-- The token behind a table's QR code on a printed sheet.
CREATE TABLE access.sheet_token (
  id          uuid PRIMARY KEY,
  sheet       uuid NOT NULL,
  tournament  uuid NOT NULL,
  session     text NOT NULL,
  "table"     text NOT NULL,
  token_hash  bytea NOT NULL CONSTRAINT sheet_token_token_hash_key UNIQUE CHECK (octet_length(token_hash) = 32),
  created_at  timestamp(3) NOT NULL,
  created_by  text NOT NULL,
  expires_at  timestamp(3) NOT NULL,
  revoked_at  timestamp(3),
  revoked_why text,
  CHECK ((revoked_at IS NULL) = (revoked_why IS NULL))
);
CREATE UNIQUE INDEX sheet_token_live_key ON access.sheet_token (tournament, session, "table") WHERE revoked_at IS NULL;
CREATE INDEX sheet_token_tournament_idx ON access.sheet_token (tournament, created_at);

-- A short code on the director's screen: the selector finds the row, the whole code is checked against its HMAC.
CREATE TABLE access.pairing_code (
  id         uuid PRIMARY KEY,
  tournament uuid NOT NULL,
  session    text NOT NULL,
  "table"    text NOT NULL,
  selector   text NOT NULL,
  code_hmac  bytea NOT NULL CHECK (octet_length(code_hmac) = 32),
  created_at timestamp(3) NOT NULL,
  created_by text NOT NULL,
  expires_at timestamp(3) NOT NULL,
  attempts   integer NOT NULL DEFAULT 0,
  used_at    timestamp(3),
  ended_at   timestamp(3),
  CHECK (used_at IS NULL OR ended_at IS NOT NULL)
);
CREATE UNIQUE INDEX pairing_code_open_selector_key ON access.pairing_code (selector) WHERE ended_at IS NULL;
CREATE INDEX pairing_code_tournament_idx ON access.pairing_code (tournament, created_at);

CREATE TABLE access.table_device (
  id          uuid PRIMARY KEY,
  tournament  uuid NOT NULL,
  session     text NOT NULL,
  "table"     text NOT NULL,
  token_hash  bytea NOT NULL CONSTRAINT table_device_token_hash_key UNIQUE CHECK (octet_length(token_hash) = 32),
  paired_by   text NOT NULL CHECK (paired_by IN ('sheet', 'code')),
  paired_from uuid NOT NULL,
  paired_at   timestamp(3) NOT NULL,
  seen_at     timestamp(3) NOT NULL,
  expires_at  timestamp(3) NOT NULL,
  ends_at     timestamp(3) NOT NULL,
  revoked_at  timestamp(3),
  revoked_why text,
  CHECK ((revoked_at IS NULL) = (revoked_why IS NULL)),
  CHECK (expires_at <= ends_at)
);
CREATE UNIQUE INDEX table_device_live_key ON access.table_device (tournament, session, "table") WHERE revoked_at IS NULL;
CREATE INDEX table_device_tournament_idx ON access.table_device (tournament, paired_at);

-- Attempts at secrets, one row a bucket (a login, a client address, everything); buckets are named by HMAC.
CREATE TABLE access.throttle (
  bucket        text PRIMARY KEY,
  level         double precision NOT NULL,
  level_at      timestamp(3) NOT NULL,
  blocked_until timestamp(3) NOT NULL
);
CREATE INDEX throttle_level_at_idx ON access.throttle (level_at);

-- Counts one attempt in every bucket, or in none when one of them is blocked. A bucket leaks one attempt every
-- leak_ms; beyond `free` attempts each further one blocks it for first_ms, then twice that, and so on up to max_ms.
-- Returns 0, or the milliseconds to wait. The counting comes before the secret is looked at, so that attempts made
-- at the same time cannot all slip through.
CREATE FUNCTION access.take_attempt(
  p_buckets text[], p_free double precision[], p_first_ms double precision[], p_max_ms double precision[],
  p_leak_ms double precision[], p_now timestamp(3)
) RETURNS double precision LANGUAGE plpgsql AS $$
DECLARE
  wait_ms double precision;
BEGIN
  INSERT INTO access.throttle (bucket, level, level_at, blocked_until)
    SELECT b, 0, p_now, p_now FROM unnest(p_buckets) AS b ORDER BY b
    ON CONFLICT (bucket) DO NOTHING;

  PERFORM 1 FROM access.throttle WHERE bucket = ANY (p_buckets) ORDER BY bucket FOR UPDATE;

  SELECT max(extract(epoch FROM blocked_until - p_now) * 1000) INTO wait_ms
    FROM access.throttle WHERE bucket = ANY (p_buckets);
  IF wait_ms > 0 THEN
    RETURN wait_ms;
  END IF;

  WITH policy AS (
    SELECT * FROM unnest(p_buckets, p_free, p_first_ms, p_max_ms, p_leak_ms)
      AS p (bucket, free, first_ms, max_ms, leak_ms)
  ), counted AS (
    SELECT p.*, 1 + greatest(0, t.level - greatest(0, extract(epoch FROM p_now - t.level_at)) * 1000 / p.leak_ms) AS reached
      FROM policy p JOIN access.throttle t USING (bucket)
  )
  UPDATE access.throttle t
     SET level = c.reached,
         level_at = greatest(t.level_at, p_now),
         blocked_until = CASE
           WHEN c.reached <= c.free THEN p_now
           ELSE p_now + least(c.max_ms, c.first_ms * power(2, least(40, ceil(c.reached - c.free) - 1))) * interval '1 millisecond'
         END
    FROM counted c
   WHERE t.bucket = c.bucket;
  RETURN 0;
END
$$;
