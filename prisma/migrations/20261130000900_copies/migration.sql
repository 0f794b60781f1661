-- Where encrypted copies of everything go by themselves, and how that goes. Like all that is pushed it belongs to this
-- server and is not backed up: a server that was restored elsewhere does not add to the copies of the first one unasked.
CREATE TABLE push.copies (
  single    boolean PRIMARY KEY DEFAULT true CHECK (single),
  place     json NOT NULL,
  secret    json,
  -- The public half of the key: it encrypts, and opens nothing.
  recipient text NOT NULL,
  since     timestamptz(3) NOT NULL,
  copied_at timestamptz(3),
  bytes     bigint,
  tried_at  timestamptz(3),
  failures  integer NOT NULL DEFAULT 0,
  failure   json
);
