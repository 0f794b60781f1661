-- The lines of several streams above a version each, at most in_limit of each, in the order of the
-- book: in one snapshot and one round trip, as a command needs them that is decided on many streams. A book lies in one of the tables as a whole.
CREATE FUNCTION ledger.read_streams(
  in_tournament uuid, in_epoch bigint, in_streams text[], in_after bigint[], in_limit bigint
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
  RETURN QUERY SELECT found.*
    FROM unnest(in_streams, in_after) AS wanted (stream, after) CROSS JOIN LATERAL (
      SELECT l.position, l.version, l.time, l.schema, l.command, l.stream, l.type, l.actor, l.payload, l.metadata, l.hash
      FROM ledger.line l
      WHERE l.tournament = in_tournament AND l.stream = wanted.stream AND l.version > wanted.after
      ORDER BY l.version LIMIT in_limit
    ) AS found
    ORDER BY found.position;
  IF NOT FOUND THEN
    RETURN QUERY SELECT found.*
      FROM unnest(in_streams, in_after) AS wanted (stream, after) CROSS JOIN LATERAL (
        SELECT l.position, l.version, l.time, l.schema, l.command, l.stream, l.type, l.actor, l.payload, l.metadata, l.hash
        FROM ledger.line_archive l
        WHERE l.tournament = in_tournament AND l.stream = wanted.stream AND l.version > wanted.after
        ORDER BY l.version LIMIT in_limit
      ) AS found
      ORDER BY found.position;
  END IF;
END $$;

DROP FUNCTION ledger.read_stream(uuid, bigint, text, bigint, bigint);
