/**
 * Permits (turns) by host (place). Not logged: after a crash of the database no page is open.
 *
 * `take_turn` returns milliseconds: 0, the permit is granted; positive, try again after that time; -1, try again when a
 * permit may have been released. Calls for one host are serialised, so that each sees the effect of the previous one. A
 * permit that is acquired again, because the response was lost, does not count against itself.
 *
 * Each release replaces it while processes of the previous release still call it: its name, arguments and results must
 * stay.
 */
export const HOST_THROTTLE_SCHEMA = `
CREATE UNLOGGED TABLE IF NOT EXISTS limits.places (
  place text PRIMARY KEY,
  last_start timestamptz NOT NULL
);
CREATE UNLOGGED TABLE IF NOT EXISTS limits.turns (
  turn uuid PRIMARY KEY,
  place text NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX IF NOT EXISTS turns_place ON limits.turns (place);

CREATE OR REPLACE FUNCTION limits.take_turn(at text, turn uuid, slots integer, gap_ms integer, lease_ms integer)
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  started timestamptz;
  wait_ms integer;
BEGIN
  INSERT INTO limits.places AS p (place, last_start) VALUES (at, '-infinity')
    ON CONFLICT (place) DO UPDATE SET last_start = p.last_start
    RETURNING last_start INTO started;
  IF started > clock_timestamp() - gap_ms * interval '1 millisecond' THEN
    wait_ms := ceil(gap_ms - extract(epoch FROM clock_timestamp() - started) * 1000);
    RETURN greatest(wait_ms, 1);
  END IF;
  DELETE FROM limits.turns t WHERE t.place = at AND (t.ends_at <= clock_timestamp() OR t.turn = take_turn.turn);
  IF (SELECT count(*) FROM limits.turns t WHERE t.place = at) >= slots THEN
    RETURN -1;
  END IF;
  INSERT INTO limits.turns VALUES (turn, at, clock_timestamp() + lease_ms * interval '1 millisecond')
    ON CONFLICT DO NOTHING;
  UPDATE limits.places SET last_start = clock_timestamp() WHERE place = at;
  RETURN 0;
END $$;
`;
