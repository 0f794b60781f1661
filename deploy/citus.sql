-- For Citus: replaces the hash-partitioned tables of the ledger by plain ones, which Citus distributes by tournament.
-- To be run once, after the migrations, on a database without books, where the extension citus is installed:
--
--   psql "$DATABASE_URL" -v ON_ERROR_STOP=1 -f deploy/citus.sql
--
-- ledger.append gives way to ledger.append_to_one; the other functions stay as they are. What does not belong to a
-- tournament is not distributed: the schemas access and projections, and the keyed hashes over all tournaments
-- (keys.fingerprint, keys.fingerprint_key).

DO $$
DECLARE
  name text;
BEGIN
  IF EXISTS (SELECT FROM ledger.book) THEN
    RAISE EXCEPTION 'This database holds books: distribute an empty one, and restore a backup into it.';
  END IF;
  FOREACH name IN ARRAY ARRAY['book', 'line', 'command', 'text', 'line_archive', 'command_archive'] LOOP
    EXECUTE format('CREATE TABLE ledger.%I (LIKE ledger.%I INCLUDING ALL)', name || '_plain', name);
    EXECUTE format('DROP TABLE ledger.%I', name);
    EXECUTE format('ALTER TABLE ledger.%I RENAME TO %I', name || '_plain', name);
  END LOOP;
  ALTER TABLE ledger.book SET (fillfactor = 40);
  UPDATE ledger.installation SET distributed = true;
END $$;

-- ledger.append for one book, which the program calls in its place: Citus sends a call whole to the node that holds the
-- tournament when the tournament is an argument of it, and the statements of the function there must each name it. The
-- arguments and the answer mean the same; arrays with one element a book are single values here or left out.
DROP FUNCTION ledger.append;
CREATE FUNCTION ledger.append_to_one(
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
    v_answer := ledger.refusal(
      in_tournament, in_epoch, in_commands, in_actors, in_required, in_erased, v_epoch, v_repeated, v_versions
    );
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
    v_hash := ledger.chained_hash(
      in_facts[i], v_hash, v_position + i, v_versions[in_event_streams[i]] + in_event_versions[i], v_time
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

SELECT create_reference_table('ledger.installation');
SELECT create_distributed_table('ledger.book', 'tournament');
SELECT create_distributed_table(name, 'tournament', colocate_with => 'ledger.book')
FROM unnest(ARRAY[
  'ledger.line', 'ledger.command', 'ledger.text', 'ledger.line_archive', 'ledger.command_archive', 'keys.book_key'
]) AS tables (name);
SELECT create_distributed_function(oid::regprocedure::text, 'in_tournament', colocate_with => 'ledger.book')
FROM pg_proc WHERE pronamespace = 'ledger'::regnamespace AND proname IN ('append_to_one', 'archive', 'recall');
