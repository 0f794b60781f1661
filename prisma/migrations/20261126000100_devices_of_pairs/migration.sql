-- A side's own device goes with the pair that sat there when it was paired; null: it stays at its table.
ALTER TABLE access.table_device ADD COLUMN contestant text;
DROP INDEX access.table_device_live_key;
CREATE UNIQUE INDEX table_device_live_key
  ON access.table_device (tournament, session, coalesce('pair ' || contestant, "table" || ' ' || coalesce(side, '')))
  WHERE revoked_at IS NULL;
