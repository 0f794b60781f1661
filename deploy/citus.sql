-- For Citus: replaces the hash-partitioned tables of the ledger by plain ones, which Citus distributes by tournament.
-- To be run once, after the migrations, on a database without books, where the extension citus is installed:
--
--   psql "$DATABASE_URL" -v ON_ERROR_STOP=1 -f deploy/citus.sql
--
-- The functions stay as they are. What does not belong to a tournament is not distributed: the schemas access and
-- projections, and the keyed hashes over all tournaments (keys.fingerprint, keys.fingerprint_key).

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

SELECT create_reference_table('ledger.installation');
SELECT create_distributed_table('ledger.book', 'tournament');
SELECT create_distributed_table(name, 'tournament', colocate_with => 'ledger.book')
FROM unnest(ARRAY[
  'ledger.line', 'ledger.command', 'ledger.text', 'ledger.line_archive', 'ledger.command_archive', 'keys.book_key'
]) AS tables (name);
-- An append is one call, sent whole to the node that holds the tournament.
SELECT create_distributed_function(oid::regprocedure::text, 'in_tournament', colocate_with => 'ledger.book')
FROM pg_proc WHERE pronamespace = 'ledger'::regnamespace AND proname IN ('append', 'archive', 'recall');
