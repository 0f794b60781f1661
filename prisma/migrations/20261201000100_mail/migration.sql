-- E-mail to players. An administrator says of a list that its members agreed to it.
ALTER TABLE access.member_list ADD COLUMN mailed boolean NOT NULL DEFAULT false;

-- Addresses that get no more mail, as keyed hashes: an address that was erased stays here.
CREATE TABLE access.mail_ended (
  address bytea PRIMARY KEY,
  ended_at timestamp(3) NOT NULL
);

-- Through which server mail goes. Like all that leaves this server by itself it is not backed up: a server that was
-- restored elsewhere sends nothing unasked.
CREATE TABLE push.mail_server (
  single   boolean PRIMARY KEY DEFAULT true CHECK (single),
  active   boolean NOT NULL,
  server   json NOT NULL,
  secret   json,
  tried_at timestamptz(3),
  failures integer NOT NULL DEFAULT 0,
  failure  text
);

-- Tournaments whose players get mail, in which language, and the journal entry up to which all of it was sent.
CREATE TABLE push.tournament_mail (
  tournament uuid PRIMARY KEY,
  language   text NOT NULL,
  since      timestamptz(3) NOT NULL,
  position   bigint NOT NULL DEFAULT 0
);

-- Mails that were sent or tried, so that each goes once. The address is a keyed hash.
CREATE TABLE push.mail (
  tournament uuid NOT NULL,
  reason     text NOT NULL,
  address    bytea NOT NULL,
  player     uuid NOT NULL,
  tried_at   timestamptz(3) NOT NULL,
  failures   integer NOT NULL DEFAULT 0,
  ended      boolean NOT NULL DEFAULT false,
  PRIMARY KEY (tournament, reason, address)
);
CREATE INDEX mail_player_idx ON push.mail (player);
