-- Another phone asks for the place of this device: under which request, since when, and what was answered here.
ALTER TABLE access.table_device
  ADD COLUMN asked_by  uuid,
  ADD COLUMN asked_at  timestamp(3),
  ADD COLUMN asked_let boolean,
  ADD CHECK ((asked_by IS NULL) = (asked_at IS NULL)),
  ADD CHECK (asked_let IS NULL OR asked_by IS NOT NULL);
