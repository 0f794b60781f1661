-- People who play, with or without an account of their own (then the id is the account's). Events name them by their
-- ids alone. A member number is never shown to the public.
CREATE TABLE access.player (
  id            uuid PRIMARY KEY,
  name          text NOT NULL,
  member_number text,
  created_at    timestamp(3) NOT NULL,
  created_by    text NOT NULL
);

CREATE INDEX player_name ON access.player (lower(name) text_pattern_ops);
