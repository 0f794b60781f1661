-- Papers as PDF: what is asked for and not printed yet, and the files that are. Nothing here is known only here: it
-- follows from the books, is in no backup, and may be emptied at any time.
CREATE SCHEMA prints;
CREATE TABLE prints.print (
  id         uuid PRIMARY KEY,
  tournament uuid NOT NULL,
  -- For whom: nobody else is given the file.
  reader     text NOT NULL,
  -- Which paper, of what, in which language and size: a newer one of the same replaces it.
  wanted     text NOT NULL,
  -- Of what exactly it is made: the same again is the same file.
  digest     bytea NOT NULL CHECK (octet_length(digest) = 32),
  name       text NOT NULL,
  -- What is to be printed; nothing once it is.
  document   json,
  pages      int,
  made       int NOT NULL DEFAULT 0,
  file       bytea,
  failed     boolean NOT NULL DEFAULT false,
  asked_at   timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (tournament, reader, digest)
);
CREATE INDEX print_owed_idx ON prints.print (tournament, id) WHERE document IS NOT NULL;

-- What is erased stands on no print either.
CREATE FUNCTION prints.drop_of_tournament() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM prints.print WHERE tournament = NEW.tournament;
  RETURN NULL;
END $$;
CREATE TRIGGER prints_drop AFTER UPDATE ON ledger.text
  FOR EACH ROW WHEN (NEW.text IS NULL) EXECUTE FUNCTION prints.drop_of_tournament();

CREATE FUNCTION prints.drop_all() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM prints.print;
  RETURN NULL;
END $$;
CREATE TRIGGER prints_drop AFTER INSERT ON access.erasure
  FOR EACH STATEMENT EXECUTE FUNCTION prints.drop_all();
