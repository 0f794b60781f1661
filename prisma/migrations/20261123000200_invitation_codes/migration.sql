-- A short code stands for a table, or for an invitation to a role: the same five minutes, attempts and selectors.
ALTER TABLE access.pairing_code ALTER COLUMN session DROP NOT NULL, ALTER COLUMN "table" DROP NOT NULL;
ALTER TABLE access.pairing_code ADD COLUMN invitation uuid REFERENCES access.invitation;
ALTER TABLE access.pairing_code ADD CONSTRAINT pairing_code_of_one_thing
  CHECK ((invitation IS NULL) = (session IS NOT NULL) AND (session IS NULL) = ("table" IS NULL));
