-- What was changed of players' records, and which player accounts were said to be: who, when and what kind. Ids alone, no
-- names and no numbers, so that lines stay when somebody's data are erased; only which player an account was goes then.
CREATE TABLE access.record_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  changed_at timestamp(3) NOT NULL,
  changed_by text NOT NULL,
  kind text NOT NULL,
  -- The player's record, or the account that is said to be a player.
  record uuid NOT NULL,
  -- The record that it was merged into or left, or the player that the account was said to be, or is no more.
  other uuid,
  -- Where it was said, or where alone the name holds.
  tournament uuid
);
CREATE INDEX record_change_record_idx ON access.record_change (record, id);
CREATE INDEX record_change_other_idx ON access.record_change (other, id);

CREATE FUNCTION access.keep_record_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.other IS NULL AND to_jsonb(NEW) - 'other' = to_jsonb(OLD) - 'other' THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'Lines about changed records are kept as they are.';
END
$$;
CREATE TRIGGER record_change_kept BEFORE UPDATE OR DELETE ON access.record_change
  FOR EACH ROW EXECUTE FUNCTION access.keep_record_change();
