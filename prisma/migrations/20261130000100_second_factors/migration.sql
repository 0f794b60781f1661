-- The second factor of an account (TOTP, RFC 6238). It is on from the moment that the account has; before that its secret
-- waits for the first code. In the row of the account, because that is what opening a session holds.
ALTER TABLE access.person ADD COLUMN second_factor_since timestamp(3);

CREATE TABLE access.second_factor (
  person    uuid PRIMARY KEY REFERENCES access.person (id) ON DELETE CASCADE,
  -- Encrypted under a key of the installation.
  secret    bytea NOT NULL,
  -- The 30 seconds, counted since 1970, whose code was used last: each is used once.
  last_step integer NOT NULL DEFAULT 0
);

-- Codes for when the phone is lost, each for one use. Kept as HMAC.
CREATE TABLE access.recovery_code (
  person uuid NOT NULL REFERENCES access.person (id) ON DELETE CASCADE,
  hmac   bytea NOT NULL CHECK (octet_length(hmac) = 32),
  PRIMARY KEY (person, hmac)
);

-- In which browser a session began, by a short name; and whether it began without a second factor where one is required.
ALTER TABLE access.session
  ADD COLUMN browser text,
  ADD COLUMN unproven boolean NOT NULL DEFAULT false;

-- Whether organisers and administrators must have one.
ALTER TABLE platform.installation ADD COLUMN second_factor_required boolean NOT NULL DEFAULT false;
