-- Where this installation pushes the public pages of a tournament. It belongs to the installation and not to the book: a
-- book that is brought elsewhere pushes from there only where somebody there says so, and a backup that is restored
-- elsewhere does not push beside the original. So it is in neither of them.
CREATE SCHEMA push;
CREATE TABLE push.push (
  tournament uuid PRIMARY KEY,
  active     boolean NOT NULL,
  -- Where to, without secrets.
  place      json NOT NULL,
  -- Passwords, keys and tokens, sealed with the installation's own key.
  secret     json,
  -- Raised with every change: whoever pushes by an earlier one begins anew.
  revision   integer NOT NULL DEFAULT 1,
  position   bigint NOT NULL DEFAULT 0,
  pushed_at  timestamptz(3),
  tried_at   timestamptz(3),
  -- How often it has failed since it last did not, and why.
  failures   integer NOT NULL DEFAULT 0,
  failure    json,
  -- The process that pushes, as long as it says so.
  pushed_by  uuid,
  until      timestamptz(3)
);

-- Names, logo and colours stand on pages and in no book: pages that are out of date without a new line are pushed again.
ALTER TABLE push.push ADD COLUMN stale boolean NOT NULL DEFAULT false;
CREATE FUNCTION push.pages_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE push.push SET stale = true WHERE NOT stale;
  RETURN NULL;
END $$;
CREATE TRIGGER push_pages_changed AFTER UPDATE ON access.player
  FOR EACH STATEMENT EXECUTE FUNCTION push.pages_changed();
CREATE TRIGGER push_pages_changed AFTER INSERT ON access.erasure
  FOR EACH STATEMENT EXECUTE FUNCTION push.pages_changed();
CREATE TRIGGER push_pages_changed AFTER UPDATE OF name, zone, colour, logo ON platform.installation
  FOR EACH STATEMENT EXECUTE FUNCTION push.pages_changed();
