-- The ledger: one book a tournament, with numbered lines. Every key begins with the tournament, and every table that
-- grows is hash-partitioned by it. deploy/citus.sql replaces the partitions by distributed tables.

CREATE SCHEMA ledger;
CREATE SCHEMA IF NOT EXISTS keys;

-- The installation's epoch is another one after a backup was restored: whoever remembers something of a book then
-- drops it. It begins at random, so that a database made anew is not taken for the one before.
-- Distributed over several nodes, the batches of different tournaments do not share a transaction.
CREATE TABLE ledger.installation (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  epoch bigint NOT NULL,
  distributed boolean NOT NULL DEFAULT false
);
INSERT INTO ledger.installation (epoch) VALUES (floor(random() * 1e12)::bigint);

-- The head of each book: its last line's position, hash and time. Appends lock this row.
CREATE TABLE ledger.book (
  tournament uuid NOT NULL,
  position bigint NOT NULL,
  time bigint NOT NULL,
  hash bytea NOT NULL,
  archived boolean NOT NULL DEFAULT false,
  PRIMARY KEY (tournament)
) PARTITION BY HASH (tournament);

-- Times are microseconds since the epoch; payload and metadata are the exact text that is hashed (RFC 8785).
CREATE TABLE ledger.line (
  tournament uuid NOT NULL,
  position bigint NOT NULL,
  version bigint NOT NULL,
  time bigint NOT NULL,
  schema integer NOT NULL,
  command uuid NOT NULL,
  stream text COLLATE "C" NOT NULL,
  type text NOT NULL,
  actor text COLLATE "C" NOT NULL,
  payload text NOT NULL,
  metadata text NOT NULL,
  hash bytea NOT NULL,
  PRIMARY KEY (tournament, position),
  UNIQUE (tournament, stream, version)
) PARTITION BY HASH (tournament);

-- The commands that succeeded, with their answers; position is that of the command's last line, or the head's for a
-- command without events.
CREATE TABLE ledger.command (
  tournament uuid NOT NULL,
  command uuid NOT NULL,
  actor text COLLATE "C" NOT NULL,
  position bigint NOT NULL,
  body bytea NOT NULL,
  answer text NOT NULL,
  PRIMARY KEY (tournament, command, actor)
) PARTITION BY HASH (tournament);

-- Free text, which people may ask to have erased. Its event holds the id and a hash over salt and text; erasing takes
-- the salt too, so that guesses at the text can't be tried against the hash.
CREATE TABLE ledger.text (
  tournament uuid NOT NULL,
  id uuid NOT NULL,
  salt bytea,
  text text,
  PRIMARY KEY (tournament, id),
  CHECK ((salt IS NULL) = (text IS NULL))
) PARTITION BY HASH (tournament);

-- The lines and commands of closed tournaments.
CREATE TABLE ledger.line_archive (LIKE ledger.line INCLUDING ALL) PARTITION BY HASH (tournament);
CREATE TABLE ledger.command_archive (LIKE ledger.command INCLUDING ALL) PARTITION BY HASH (tournament);

DO $$
DECLARE
  partitions constant integer := 8;
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['book', 'line', 'command', 'text', 'line_archive', 'command_archive'] LOOP
    FOR remainder IN 0 .. partitions - 1 LOOP
      EXECUTE format(
        'CREATE TABLE ledger.%I PARTITION OF ledger.%I FOR VALUES WITH (MODULUS %s, REMAINDER %s)',
        name || '_' || remainder, name, partitions, remainder
      );
      -- Heads are rewritten with every append: free space in the page keeps the new row beside the old one.
      IF name = 'book' THEN
        EXECUTE format('ALTER TABLE ledger.%I SET (fillfactor = 40)', name || '_' || remainder);
      END IF;
    END LOOP;
  END LOOP;
END $$;

-- The hash of a line from its columns and its predecessor's hash (32 zero bytes before the first line).
-- SHA-256 over fields that each follow their length in bytes (4 bytes, big-endian): tournament (16 bytes), stream,
-- type, schema version (4 bytes), command (16 bytes), actor, payload, metadata, predecessor's hash (32 bytes),
-- position, version, time (8 bytes each); texts in UTF-8, numbers big-endian.
CREATE FUNCTION ledger.line_hash(
  in_tournament uuid, in_stream text, in_type text, in_schema integer, in_command uuid, in_actor text, in_payload text,
  in_metadata text, in_previous bytea, in_position bigint, in_version bigint, in_time bigint
) RETURNS bytea LANGUAGE sql STABLE STRICT AS $$
  SELECT sha256(string_agg(int4send(octet_length(field)) || field, ''::bytea ORDER BY number))
  FROM unnest(ARRAY[
    uuid_send(in_tournament), convert_to(in_stream, 'UTF8'), convert_to(in_type, 'UTF8'), int4send(in_schema),
    uuid_send(in_command), convert_to(in_actor, 'UTF8'), convert_to(in_payload, 'UTF8'),
    convert_to(in_metadata, 'UTF8'), in_previous, int8send(in_position), int8send(in_version), int8send(in_time)
  ]) WITH ORDINALITY AS fields (field, number)
$$;

-- Moves a closed tournament's lines and commands to the archive. Reads find them there; an append moves them back.
CREATE FUNCTION ledger.archive(in_tournament uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_archived boolean;
BEGIN
  SELECT b.archived INTO v_archived FROM ledger.book b WHERE b.tournament = in_tournament FOR NO KEY UPDATE;
  IF v_archived IS DISTINCT FROM false THEN
    RETURN;
  END IF;
  INSERT INTO ledger.line_archive SELECT l.* FROM ledger.line l WHERE l.tournament = in_tournament;
  DELETE FROM ledger.line l WHERE l.tournament = in_tournament;
  INSERT INTO ledger.command_archive SELECT c.* FROM ledger.command c WHERE c.tournament = in_tournament;
  DELETE FROM ledger.command c WHERE c.tournament = in_tournament;
  UPDATE ledger.book b SET archived = true WHERE b.tournament = in_tournament;
END $$;

-- Moves an archived tournament's lines and commands back.
CREATE FUNCTION ledger.recall(in_tournament uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_archived boolean;
BEGIN
  SELECT b.archived INTO v_archived FROM ledger.book b WHERE b.tournament = in_tournament FOR NO KEY UPDATE;
  IF v_archived IS DISTINCT FROM true THEN
    RETURN;
  END IF;
  INSERT INTO ledger.line SELECT l.* FROM ledger.line_archive l WHERE l.tournament = in_tournament;
  DELETE FROM ledger.line_archive l WHERE l.tournament = in_tournament;
  INSERT INTO ledger.command SELECT c.* FROM ledger.command_archive c WHERE c.tournament = in_tournament;
  DELETE FROM ledger.command_archive c WHERE c.tournament = in_tournament;
  UPDATE ledger.book b SET archived = false WHERE b.tournament = in_tournament;
END $$;

-- To be called in the transaction that replaces the books by those of a backup.
CREATE FUNCTION ledger.begin_epoch() RETURNS bigint LANGUAGE sql AS $$
  UPDATE ledger.installation SET epoch = epoch + 1 RETURNING epoch
$$;

-- What speaks against a batch under the lock of its book, as ledger.append answers it; NULL when nothing does.
CREATE FUNCTION ledger.refusal(
  in_tournament uuid,
  in_epoch bigint,
  in_commands uuid[],
  in_actors text[],
  in_required bigint[],
  in_erased uuid[],
  in_found_epoch bigint,
  in_found_versions bigint[]
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_duplicates json;
  v_stale boolean;
BEGIN
  IF in_found_epoch <> in_epoch THEN
    RETURN 'restored';
  END IF;
  SELECT json_agg(json_build_object(
      'command', d.command, 'actor', d.actor, 'body', encode(d.body, 'hex'), 'position', d.position, 'answer', d.answer
    )) INTO v_duplicates
    FROM unnest(in_commands, in_actors) AS c (command, actor)
    JOIN ledger.command d ON d.tournament = in_tournament AND d.command = c.command AND d.actor = c.actor;
  SELECT bool_or(CASE s.required WHEN -2 THEN false WHEN -1 THEN s.found = 0 ELSE s.found <> s.required END) INTO v_stale
    FROM unnest(in_required, in_found_versions) AS s (required, found);
  IF v_duplicates IS NOT NULL OR v_stale THEN
    RETURN 'refused ' || json_build_object('duplicates', coalesce(v_duplicates, '[]'), 'versions', in_found_versions);
  END IF;
  IF EXISTS (
    SELECT FROM unnest(in_erased) AS e (id)
    WHERE NOT EXISTS (SELECT FROM ledger.text t WHERE t.tournament = in_tournament AND t.id = e.id)
  ) THEN
    RETURN 'unknown-text';
  END IF;
  RETURN NULL;
END $$;

-- Stores the erasable texts of a batch, and erases others.
CREATE FUNCTION ledger.keep_texts(
  in_tournament uuid, in_ids uuid[], in_salts bytea[], in_texts text[], in_erased uuid[]
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger.text (tournament, id, salt, text)
    SELECT in_tournament, t.id, t.salt, t.text FROM unnest(in_ids, in_salts, in_texts) AS t (id, salt, text);
  UPDATE ledger.text t SET salt = NULL, text = NULL WHERE t.tournament = in_tournament AND t.id = ANY (in_erased);
END $$;

-- Appends a batch of commands to one book: all of them, or none.
--
-- The first statement locks the book's head; every check is a later statement, because at READ COMMITTED only a later
-- statement sees what the holder of the lock before us has written.
--
-- in_epoch         the epoch the caller believes in
-- in_commands ...  one element a command; in_lasts: how many of the batch's events come up to and with the command
-- in_streams       the streams that the commands write or have read, each once; in_required: the version that the
--                  stream must have before the batch, -1 for at least one event, -2 for any
-- in_types ...     one element an event: the indexes (from 1) of its command and its stream, how far its version lies
--                  above the one the stream has before the batch, and in_facts, the beginning of what is hashed: the
--                  fields of ledger.line_hash up to the metadata
-- in_text_ids ...  erasable texts that come with the batch, in_erased: those to erase; NULL for none
--
-- Answers one line of text:
--   appended <position before the batch>
--   restored              another epoch than in_epoch: nothing was written
--   refused <json>        {"duplicates": [{command, actor, body, position, answer}], "versions": [...]}: commands that
--                         were appended before, and the versions that the streams have; nothing was written
--   unknown-text          a text to erase is not there; nothing was written
CREATE FUNCTION ledger.append(
  in_tournament uuid,
  in_epoch bigint,
  in_commands uuid[],
  in_actors text[],
  in_bodies bytea[],
  in_answers text[],
  in_lasts integer[],
  in_streams text[],
  in_required bigint[],
  in_event_commands integer[],
  in_event_streams integer[],
  in_event_versions integer[],
  in_types text[],
  in_schemas integer[],
  in_payloads text[],
  in_metadata text[],
  in_facts bytea[],
  in_text_ids uuid[],
  in_text_salts bytea[],
  in_texts text[],
  in_erased uuid[]
) RETURNS text
LANGUAGE plpgsql
-- A plan of its own for each call would cost more than everything else here; without statistics, the planner would
-- read a small table of heads from end to end, dead rows included.
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off
AS $$
DECLARE
  v_position bigint;
  v_time bigint;
  v_hash bytea;
  v_archived boolean;
  v_new boolean := false;
  v_answer text;
  v_epoch bigint;
  v_repeated boolean;
  v_versions bigint[];
  v_hashes bytea[];
BEGIN
  SELECT b.position, b.time, b.hash, b.archived INTO v_position, v_time, v_hash, v_archived
    FROM ledger.book b WHERE b.tournament = in_tournament FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    -- Of two that open the same book, one waits here for the other and then finds its row.
    INSERT INTO ledger.book (tournament, position, time, hash)
      VALUES (in_tournament, 0, 0, decode(repeat('00', 32), 'hex')) ON CONFLICT DO NOTHING;
    v_new := FOUND;
    SELECT b.position, b.time, b.hash, b.archived INTO STRICT v_position, v_time, v_hash, v_archived
      FROM ledger.book b WHERE b.tournament = in_tournament FOR NO KEY UPDATE;
  END IF;
  IF v_archived THEN
    PERFORM ledger.recall(in_tournament);
  END IF;

  SELECT
      i.epoch,
      EXISTS (SELECT FROM ledger.command c WHERE c.tournament = in_tournament AND c.command = ANY (in_commands)),
      ARRAY (
        SELECT coalesce((
          SELECT l.version FROM ledger.line l
          WHERE l.tournament = in_tournament AND l.stream = s.stream ORDER BY l.version DESC LIMIT 1
        ), 0)
        FROM (SELECT unnest(in_streams) AS stream) s
      )
    INTO v_epoch, v_repeated, v_versions
    FROM ledger.installation i;
  -- As a rule every version is as required and no command was there before: one comparison tells.
  IF v_epoch <> in_epoch OR v_repeated OR v_versions <> in_required OR in_erased IS NOT NULL THEN
    v_answer := ledger.refusal(in_tournament, in_epoch, in_commands, in_actors, in_required, in_erased, v_epoch, v_versions);
    IF v_answer IS NOT NULL THEN
      IF v_new THEN
        DELETE FROM ledger.book b WHERE b.tournament = in_tournament;
      END IF;
      RETURN v_answer;
    END IF;
  END IF;

  v_time := greatest(v_time, (date_part('epoch', clock_timestamp()) * 1000000)::bigint);
  -- The fold of the chain: each hash needs the one before.
  FOR i IN 1 .. cardinality(in_types) LOOP
    v_hash := sha256(
      in_facts[i] || '\x00000020'::bytea || v_hash
      || '\x00000008'::bytea || int8send(v_position + i)
      || '\x00000008'::bytea || int8send(v_versions[in_event_streams[i]] + in_event_versions[i])
      || '\x00000008'::bytea || int8send(v_time)
    );
    v_hashes[i] := v_hash;
  END LOOP;
  INSERT INTO ledger.line
      (tournament, position, version, time, schema, command, stream, type, actor, payload, metadata, hash)
    SELECT in_tournament, v_position + e.i, v_versions[in_event_streams[e.i]] + in_event_versions[e.i], v_time,
      in_schemas[e.i], in_commands[in_event_commands[e.i]], in_streams[in_event_streams[e.i]], in_types[e.i],
      in_actors[in_event_commands[e.i]], in_payloads[e.i], in_metadata[e.i], v_hashes[e.i]
    FROM (SELECT generate_series(1, cardinality(in_types)) AS i) e;
  INSERT INTO ledger.command (tournament, command, actor, position, body, answer)
    SELECT in_tournament, in_commands[c.i], in_actors[c.i], v_position + in_lasts[c.i], in_bodies[c.i],
      in_answers[c.i]
    FROM (SELECT generate_series(1, cardinality(in_commands)) AS i) c;
  IF in_text_ids IS NOT NULL OR in_erased IS NOT NULL THEN
    PERFORM ledger.keep_texts(in_tournament, in_text_ids, in_text_salts, in_texts, in_erased);
  END IF;
  UPDATE ledger.book b SET position = v_position + cardinality(in_types), time = v_time, hash = v_hash
    WHERE b.tournament = in_tournament;
  RETURN 'appended ' || v_position;
END $$;

-- The functions below read; being STABLE, each sees one snapshot, so a book that is just being moved to or from the
-- archive is read whole. They refuse (SQLSTATE TL001) when the epoch is another one than the caller believes in.
CREATE FUNCTION ledger.check_epoch(in_epoch bigint) RETURNS void LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_epoch bigint;
BEGIN
  SELECT epoch INTO v_epoch FROM ledger.installation;
  IF v_epoch <> in_epoch THEN
    RAISE EXCEPTION 'The books were replaced by restored ones.' USING ERRCODE = 'TL001';
  END IF;
END $$;

-- A command that succeeded.
CREATE FUNCTION ledger.stored(in_tournament uuid, in_actor text, in_command uuid)
RETURNS TABLE (body text, "position" bigint, answer text)
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off
AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT encode(c.body, 'hex'), c.position, c.answer FROM ledger.command c
    WHERE c.tournament = in_tournament AND c.command = in_command AND c.actor = in_actor;
  IF NOT FOUND THEN
    RETURN QUERY SELECT encode(c.body, 'hex'), c.position, c.answer FROM ledger.command_archive c
      WHERE c.tournament = in_tournament AND c.command = in_command AND c.actor = in_actor;
  END IF;
END $$;

-- The lines of a book with positions above in_after and up to in_until (NULL: the head), in order, at most in_limit.
CREATE FUNCTION ledger.read_book(
  in_tournament uuid, in_epoch bigint, in_after bigint, in_until bigint, in_limit bigint
) RETURNS TABLE (
  "position" bigint, version bigint, "time" bigint, schema integer, command uuid, stream text, type text, actor text,
  payload text, metadata text, hash bytea
)
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off
AS $$
#variable_conflict use_column
BEGIN
  PERFORM ledger.check_epoch(in_epoch);
  RETURN QUERY SELECT l.position, l.version, l.time, l.schema, l.command, l.stream, l.type, l.actor, l.payload, l.metadata,
      l.hash
    FROM ledger.line l
    WHERE l.tournament = in_tournament AND l.position > in_after
      AND l.position <= coalesce(in_until, 9223372036854775807)
    ORDER BY l.position LIMIT in_limit;
  IF NOT FOUND THEN
    RETURN QUERY SELECT l.position, l.version, l.time, l.schema, l.command, l.stream, l.type, l.actor, l.payload, l.metadata,
        l.hash
      FROM ledger.line_archive l
      WHERE l.tournament = in_tournament AND l.position > in_after
        AND l.position <= coalesce(in_until, 9223372036854775807)
      ORDER BY l.position LIMIT in_limit;
  END IF;
END $$;

-- The lines of a stream with versions above in_after, in order, at most in_limit.
CREATE FUNCTION ledger.read_stream(
  in_tournament uuid, in_epoch bigint, in_stream text, in_after bigint, in_limit bigint
) RETURNS TABLE (
  "position" bigint, version bigint, "time" bigint, schema integer, command uuid, stream text, type text, actor text,
  payload text, metadata text, hash bytea
)
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off
AS $$
#variable_conflict use_column
BEGIN
  PERFORM ledger.check_epoch(in_epoch);
  RETURN QUERY SELECT l.position, l.version, l.time, l.schema, l.command, l.stream, l.type, l.actor, l.payload, l.metadata,
      l.hash
    FROM ledger.line l
    WHERE l.tournament = in_tournament AND l.stream = in_stream AND l.version > in_after
    ORDER BY l.version LIMIT in_limit;
  IF NOT FOUND THEN
    RETURN QUERY SELECT l.position, l.version, l.time, l.schema, l.command, l.stream, l.type, l.actor, l.payload, l.metadata,
        l.hash
      FROM ledger.line_archive l
      WHERE l.tournament = in_tournament AND l.stream = in_stream AND l.version > in_after
      ORDER BY l.version LIMIT in_limit;
  END IF;
END $$;

-- The position of the last line at a time (microseconds since the epoch); 0 when the book began later.
CREATE FUNCTION ledger.position_at(in_tournament uuid, in_time bigint) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_low bigint := 0;
  v_high bigint;
  v_middle bigint;
  v_time bigint;
BEGIN
  SELECT b.position INTO v_high FROM ledger.book b WHERE b.tournament = in_tournament;
  IF NOT FOUND THEN
    RETURN 0;
  END IF;
  -- Times never go back along a book, so halving finds the line.
  WHILE v_low < v_high LOOP
    v_middle := (v_low + v_high + 1) / 2;
    SELECT l.time INTO v_time FROM (
      SELECT l.time FROM ledger.line l WHERE l.tournament = in_tournament AND l.position = v_middle
      UNION ALL
      SELECT l.time FROM ledger.line_archive l WHERE l.tournament = in_tournament AND l.position = v_middle
    ) l;
    IF v_time <= in_time THEN
      v_low := v_middle;
    ELSE
      v_high := v_middle - 1;
    END IF;
  END LOOP;
  RETURN v_low;
END $$;

-- The keys of secrets whose ciphertext lies in books.
CREATE TABLE keys.book_key (
  tournament uuid NOT NULL,
  id uuid NOT NULL,
  key bytea NOT NULL CHECK (octet_length(key) = 32),
  PRIMARY KEY (tournament, id)
);

-- Whether a value was seen before, over all tournaments: compared by keyed hashes alone.
CREATE TABLE keys.fingerprint_key (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  key bytea NOT NULL CHECK (octet_length(key) = 32)
);
CREATE TABLE keys.fingerprint (
  fingerprint bytea PRIMARY KEY,
  tournament uuid NOT NULL
);
