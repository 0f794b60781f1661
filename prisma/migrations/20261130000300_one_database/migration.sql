-- The journals lie in the partitions of one database: they are never distributed over several nodes.
DO $$
BEGIN
  IF EXISTS (SELECT FROM ledger.installation WHERE distributed) THEN
    RAISE EXCEPTION 'This version keeps its journals in one database, without Citus: restore a backup into an empty one';
  END IF;
END $$;
ALTER TABLE ledger.installation DROP COLUMN distributed;
