-- Attempts at the same time: one that read the clock earlier may be counted later, and is not held up by the other's
-- time. Nothing is blocked until the free attempts are used up.
CREATE OR REPLACE FUNCTION access.take_attempt(
  p_buckets text[], p_free double precision[], p_first_ms double precision[], p_max_ms double precision[],
  p_leak_ms double precision[], p_now timestamp(3)
) RETURNS double precision LANGUAGE plpgsql AS $$
DECLARE
  wait_ms double precision;
BEGIN
  INSERT INTO access.throttle (bucket, level, level_at, blocked_until)
    SELECT b, 0, p_now, 'epoch' FROM unnest(p_buckets) AS b ORDER BY b
    ON CONFLICT (bucket) DO NOTHING;

  PERFORM 1 FROM access.throttle WHERE bucket = ANY (p_buckets) ORDER BY bucket FOR UPDATE;

  SELECT max(extract(epoch FROM blocked_until - p_now) * 1000) INTO wait_ms
    FROM access.throttle WHERE bucket = ANY (p_buckets);
  IF wait_ms > 0 THEN
    RETURN wait_ms;
  END IF;

  WITH policy AS (
    SELECT * FROM unnest(p_buckets, p_free, p_first_ms, p_max_ms, p_leak_ms)
      AS p (bucket, free, first_ms, max_ms, leak_ms)
  ), counted AS (
    SELECT p.*, 1 + greatest(0, t.level - greatest(0, extract(epoch FROM p_now - t.level_at)) * 1000 / p.leak_ms) AS reached
      FROM policy p JOIN access.throttle t USING (bucket)
  )
  UPDATE access.throttle t
     SET level = c.reached,
         level_at = greatest(t.level_at, p_now),
         blocked_until = CASE
           WHEN c.reached <= c.free THEN t.blocked_until
           ELSE p_now + least(c.max_ms, c.first_ms * power(2, least(40, ceil(c.reached - c.free) - 1))) * interval '1 millisecond'
         END
    FROM counted c
   WHERE t.bucket = c.bucket;
  RETURN 0;
END
$$;
