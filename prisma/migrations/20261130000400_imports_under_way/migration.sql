-- How far imports are, for the processes that do not do them. A row that is not told again soon is of a process that has
-- ended. Nothing of it is backed up, nor kept when the server is killed.
CREATE UNLOGGED TABLE platform.import_under_way (
  actor   text NOT NULL,
  command text NOT NULL,
  step    text NOT NULL,
  done    bigint NOT NULL,
  "of"    bigint NOT NULL,
  told_at timestamptz NOT NULL,
  PRIMARY KEY (actor, command)
);
