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
  -- Few: a statement for several books opens each of them.
  partitions constant integer := 4;
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

-- The same, from the fields up to the metadata as they are hashed, which are known before the line has its place.
CREATE FUNCTION ledger.chained_hash(
  in_facts bytea, in_previous bytea, in_position bigint, in_version bigint, in_time bigint
) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
  SELECT sha256(in_facts || (
    '\x00000020'::bytea || in_previous
    || '\x00000008'::bytea || int8send(in_position)
    || '\x00000008'::bytea || int8send(in_version)
    || '\x00000008'::bytea || int8send(in_time)
  ))
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
-- in_repeated: whether any of the commands may be there already.
CREATE FUNCTION ledger.refusal(
  in_tournament uuid,
  in_epoch bigint,
  in_commands uuid[],
  in_actors text[],
  in_required bigint[],
  in_erased uuid[],
  in_found_epoch bigint,
  in_repeated boolean,
  in_found_versions bigint[]
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_duplicates json;
  v_stale boolean;
BEGIN
  IF in_found_epoch <> in_epoch THEN
    RETURN 'restored';
  END IF;
  IF in_repeated THEN
    SELECT json_agg(json_build_object(
        'command', d.command, 'actor', d.actor, 'body', encode(d.body, 'hex'), 'position', d.position, 'answer', d.answer
      )) INTO v_duplicates
      FROM unnest(in_commands, in_actors) AS c (command, actor),
        LATERAL (
          SELECT d.* FROM ledger.command d
          WHERE d.tournament = in_tournament AND d.command = c.command AND d.actor = c.actor OFFSET 0
        ) d;
  END IF;
  IF in_found_versions <> in_required THEN
    SELECT bool_or(CASE s.required WHEN -2 THEN false WHEN -1 THEN s.found = 0 ELSE s.found <> s.required END) INTO v_stale
      FROM unnest(in_required, in_found_versions) AS s (required, found);
  END IF;
  IF v_duplicates IS NOT NULL OR v_stale THEN
    RETURN 'refused ' || json_build_object(
      'duplicates', coalesce(v_duplicates, '[]'), 'versions', coalesce(to_json(in_found_versions), '[]')
    );
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

-- Appends a batch of commands to each of several books: all of a book's batch, or none of it. What is refused of one
-- book does not concern the others.
--
-- The first statement locks the heads of all the books; every check is a later statement, because at READ COMMITTED
-- only a later statement sees what the holder of the lock before us has written. Each statement serves all the books:
-- to start it costs more than what it does for one.
--
-- in_tournaments ...  one element a book, each book once, ascending: where all callers lock the heads in one order,
--                     none waits for one that waits for it; in_epochs: the epoch the caller believes in; in_event_ends:
--                     how many of the call's events come up to the end of the book's batch
-- in_commands ...     one element a command: the index (from 1) of its book; in_lasts: how many of the call's events
--                     come up to and with the command
-- in_streams ...      one element a stream that a book's commands write or have read, each once: the index of its
--                     book; in_required: the version that it must have before the batch, -1 for at least one event, -2
--                     for any
-- in_types ...        one element an event, book by book: the indexes of its command and its stream, how far its
--                     version lies above the one the stream has before the batch, and in_facts, the beginning of what
--                     is hashed: the fields of ledger.line_hash up to the metadata
-- in_text_ids ...     erasable texts that come with the batches; in_erased: those to erase; NULL for none
--
-- Answers one text a book:
--   appended <position before the batch>
--   restored              another epoch than in_epochs says: nothing was written
--   refused <json>        {"duplicates": [{command, actor, body, position, answer}], "versions": [...]}: commands that
--                         were appended before, and the versions that the streams have; nothing was written
--   unknown-text          a text to erase is not there; nothing was written
CREATE FUNCTION ledger.append(
  in_tournaments uuid[],
  in_epochs bigint[],
  in_event_ends integer[],
  in_command_books integer[],
  in_commands uuid[],
  in_actors text[],
  in_bodies bytea[],
  in_answers text[],
  in_lasts integer[],
  in_stream_books integer[],
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
  in_text_books integer[],
  in_text_ids uuid[],
  in_text_salts bytea[],
  in_texts text[],
  in_erased_books integer[],
  in_erased uuid[]
) RETURNS text[]
LANGUAGE plpgsql
-- A plan of its own for each call would cost more than everything else here; without statistics, the planner would
-- read a small table of heads from end to end, dead rows included. Nor may it choose a join that reads whole tables:
-- what is looked up for each element of an array stands in a subquery that is never turned into a join, because it
-- locks rows, is a value in a list of results, or has OFFSET 0.
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off
AS $$
DECLARE
  v_positions bigint[];
  v_times bigint[];
  v_hashes bytea[];
  v_unready boolean;
  v_made uuid[];
  v_epoch bigint;
  v_repeated boolean;
  v_versions bigint[];
  v_refusals text[];
  v_answers text[];
  v_now bigint;
  v_last integer := 0;
  -- Event i of the call gets the position v_offsets[b] + i in its book b.
  v_offset bigint;
  v_offsets bigint[];
  v_time bigint;
  v_hash bytea;
  v_line_hashes bytea[];
BEGIN
  SELECT array_agg(h.position), array_agg(h.time), array_agg(h.hash), bool_or(h.archived IS NOT false)
    INTO v_positions, v_times, v_hashes, v_unready
    FROM (SELECT unnest(in_tournaments) AS tournament) t
    LEFT JOIN LATERAL (
      SELECT b.position, b.time, b.hash, b.archived FROM ledger.book b WHERE b.tournament = t.tournament
      FOR NO KEY UPDATE
    ) h ON true;
  IF v_unready THEN
    -- Of two that open the same book, one waits here for the other and then finds its row.
    WITH made AS (
      INSERT INTO ledger.book (tournament, position, time, hash)
        SELECT unnest(in_tournaments), 0, 0, decode(repeat('00', 32), 'hex') ON CONFLICT DO NOTHING
        RETURNING tournament
    )
    SELECT array_agg(tournament) INTO v_made FROM made;
    -- A book that others have made meanwhile comes out of its order here. Who waited for it might be waited for, so the
    -- call fails where it is locked (55P03); sent again, it finds the book in its order.
    SELECT array_agg(h.position), array_agg(h.time), array_agg(h.hash) INTO v_positions, v_times, v_hashes
      FROM (SELECT unnest(in_tournaments) AS tournament) t
      LEFT JOIN LATERAL (
        SELECT b.position, b.time, b.hash FROM ledger.book b WHERE b.tournament = t.tournament
        FOR NO KEY UPDATE NOWAIT
      ) h ON true;
    PERFORM ledger.recall(b.tournament) FROM ledger.book b WHERE b.tournament = ANY (in_tournaments) AND b.archived;
  END IF;

  SELECT
      i.epoch,
      (
        SELECT count((
          SELECT true FROM ledger.command d WHERE d.tournament = c.tournament AND d.command = c.command LIMIT 1
        )) > 0
        FROM (SELECT in_tournaments[unnest(in_command_books)] AS tournament, unnest(in_commands) AS command OFFSET 0) c
      ),
      ARRAY (
        SELECT coalesce((
          SELECT l.version FROM ledger.line l
          WHERE l.tournament = s.tournament AND l.stream = s.stream ORDER BY l.version DESC LIMIT 1
        ), 0)
        FROM (SELECT in_tournaments[unnest(in_stream_books)] AS tournament, unnest(in_streams) AS stream OFFSET 0) s
      )
    INTO v_epoch, v_repeated, v_versions
    FROM ledger.installation i;
  -- As a rule every version is as required and no command was there before: one comparison tells.
  IF v_epoch <> ANY (in_epochs) OR v_repeated OR v_versions <> in_required OR in_erased IS NOT NULL THEN
    v_refusals := ARRAY (
      SELECT ledger.refusal(
          t.tournament, in_epochs[t.book], c.commands, c.actors, s.required, e.erased, v_epoch, v_repeated, s.found
        )
      FROM unnest(in_tournaments) WITH ORDINALITY AS t (tournament, book),
        LATERAL (
          SELECT array_agg(c.command) AS commands, array_agg(c.actor) AS actors
          FROM unnest(in_command_books, in_commands, in_actors) AS c (book, command, actor) WHERE c.book = t.book
        ) c,
        LATERAL (
          SELECT array_agg(s.required) AS required, array_agg(s.found) AS found
          FROM unnest(in_stream_books, in_required, v_versions) AS s (book, required, found) WHERE s.book = t.book
        ) s,
        LATERAL (
          SELECT array_agg(e.id) AS erased
          FROM unnest(in_erased_books, in_erased) AS e (book, id) WHERE e.book = t.book
        ) e
      ORDER BY t.book
    );
    DELETE FROM ledger.book b
      WHERE b.tournament = ANY (v_made) AND v_refusals[array_position(in_tournaments, b.tournament)] IS NOT NULL;
  END IF;

  v_now := (date_part('epoch', clock_timestamp()) * 1000000)::bigint;
  FOR b IN 1 .. cardinality(in_tournaments) LOOP
    v_answers[b] := coalesce(v_refusals[b], 'appended ' || v_positions[b]);
    IF v_refusals[b] IS NULL THEN
      v_offset := v_positions[b] - v_last;
      v_offsets[b] := v_offset;
      v_time := greatest(v_times[b], v_now);
      v_hash := v_hashes[b];
      -- The fold of the chain: each hash needs the one before.
      FOR i IN v_last + 1 .. in_event_ends[b] LOOP
        v_hash := ledger.chained_hash(
          in_facts[i], v_hash, v_offset + i, v_versions[in_event_streams[i]] + in_event_versions[i], v_time
        );
        v_line_hashes[i] := v_hash;
      END LOOP;
      v_times[b] := v_time;
      v_hashes[b] := v_hash;
    END IF;
    v_last := in_event_ends[b];
  END LOOP;

  INSERT INTO ledger.line
      (tournament, position, version, time, schema, command, stream, type, actor, payload, metadata, hash)
    SELECT in_tournaments[e.book], v_offsets[e.book] + e.i, v_versions[e.stream] + e.version, v_times[e.book], e.schema,
      in_commands[e.command], in_streams[e.stream], e.type, in_actors[e.command], e.payload, e.metadata,
      v_line_hashes[e.i]
    FROM (
      SELECT in_command_books[e.command] AS book, e.*
      FROM (
        SELECT generate_series(1, cardinality(in_types)) AS i, unnest(in_event_commands) AS command,
          unnest(in_event_streams) AS stream, unnest(in_event_versions) AS version, unnest(in_types) AS type,
          unnest(in_schemas) AS schema, unnest(in_payloads) AS payload, unnest(in_metadata) AS metadata
      ) e
    ) e
    WHERE v_refusals[e.book] IS NULL;
  INSERT INTO ledger.command (tournament, command, actor, position, body, answer)
    SELECT in_tournaments[c.book], c.command, c.actor, v_offsets[c.book] + c.last, c.body, c.answer
    FROM (
      SELECT unnest(in_command_books) AS book, unnest(in_commands) AS command, unnest(in_actors) AS actor,
        unnest(in_lasts) AS last, unnest(in_bodies) AS body, unnest(in_answers) AS answer
    ) c
    WHERE v_refusals[c.book] IS NULL;
  IF in_text_ids IS NOT NULL OR in_erased IS NOT NULL THEN
    PERFORM ledger.keep_texts(t.tournament, x.ids, x.salts, x.texts, e.erased)
      FROM unnest(in_tournaments) WITH ORDINALITY AS t (tournament, book),
        LATERAL (
          SELECT array_agg(x.id) AS ids, array_agg(x.salt) AS salts, array_agg(x.text) AS texts
          FROM unnest(in_text_books, in_text_ids, in_text_salts, in_texts) AS x (book, id, salt, text)
          WHERE x.book = t.book
        ) x,
        LATERAL (
          SELECT array_agg(e.id) AS erased
          FROM unnest(in_erased_books, in_erased) AS e (book, id) WHERE e.book = t.book
        ) e
      WHERE v_refusals[t.book] IS NULL AND (x.ids IS NOT NULL OR e.erased IS NOT NULL);
  END IF;
  -- The heads are there; but an INSERT finds each by its key, where an UPDATE would join.
  INSERT INTO ledger.book (tournament, position, time, hash)
    SELECT in_tournaments[h.book], v_offsets[h.book] + in_event_ends[h.book], v_times[h.book], v_hashes[h.book]
    FROM (SELECT generate_series(1, cardinality(in_tournaments)) AS book) h
    WHERE v_refusals[h.book] IS NULL
    ON CONFLICT (tournament) DO UPDATE SET position = excluded.position, time = excluded.time, hash = excluded.hash;
  RETURN v_answers;
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
