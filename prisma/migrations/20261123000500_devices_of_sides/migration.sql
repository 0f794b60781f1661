-- Beside the device of a table a side of it may have one of its own; null: it stands for the table.
ALTER TABLE access.table_device ADD COLUMN side text CHECK (side IN ('NS', 'EW'));
ALTER TABLE access.pairing_code ADD COLUMN side text CHECK (side IN ('NS', 'EW'));
DROP INDEX access.table_device_live_key;
CREATE UNIQUE INDEX table_device_live_key
  ON access.table_device (tournament, session, "table", coalesce(side, '')) WHERE revoked_at IS NULL;
