WITH new AS (
    SELECT * FROM unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::boolean[], $5::text[], $6::bigint[], $7::boolean[],
        $8::bigint[], $9::bigint[], $10::text[], $11::text[])
    AS new (id, base, last, kept, status, awaited, bot_due, deadline, changed, clocks, listing)
), locked AS MATERIALIZED (
    -- In the order of their ids, so that two nodes cannot deadlock.
    SELECT heads.id FROM heads JOIN new ON new.id = heads.id ORDER BY heads.id FOR NO KEY UPDATE OF heads
), passed AS (
    UPDATE heads SET seq = new.last, status = new.status, awaited = new.awaited, bot_due = new.bot_due,
        deadline = new.deadline, changed = new.changed, clocks = new.clocks, build = GREATEST(heads.build, $12),
        keeper = CASE
            WHEN (new.bot_due OR new.deadline IS NOT NULL) AND NOT EXISTS (
                SELECT FROM nodes WHERE nodes.id = heads.keeper AND nodes.expires > now()
                    AND nodes.expires < now() + interval '8 seconds') THEN $13
            ELSE heads.keeper END
    FROM new, locked
    WHERE heads.id = new.id AND locked.id = heads.id AND heads.seq = new.base
        AND (NOT new.kept OR heads.keeper = $13)
    RETURNING heads.id, heads.seq, heads.keeper, new.status, new.bot_due, new.deadline, new.changed, new.listing
), written AS (
    INSERT INTO entries (table_id, seq, at, entry, told, course, node, batch, sum)
    SELECT one.table_id, one.seq, one.at, one.entry, one.told, one.course, $13, $14, one.sum
    FROM unnest($15::uuid[], $16::bigint[], $17::bigint[], $18::text[], $19::bigint[], $20::bigint[], $27::bigint[])
        AS one (table_id, seq, at, entry, told, course, sum)
    JOIN passed ON passed.id = one.table_id
), listed AS (
    UPDATE listings SET status = passed.status, changed = passed.changed - passed.changed % 60000,
        listing = COALESCE(passed.listing, listings.listing)
    FROM passed WHERE listings.table_id = passed.id AND (passed.listing IS NOT NULL OR listings.status <> passed.status
        OR listings.changed <> passed.changed - passed.changed % 60000)
), own AS (
    SELECT one.person, one.table_id FROM unnest($21::uuid[], $22::uuid[]) AS one (person, table_id)
    JOIN passed ON passed.id = one.table_id
), disowned AS (
    DELETE FROM owners USING passed WHERE owners.table_id = passed.id AND owners.table_id = ANY($23::uuid[])
        AND NOT EXISTS (SELECT FROM own WHERE own.person = owners.person AND own.table_id = owners.table_id)
), owned AS (
    INSERT INTO owners (person, table_id) SELECT DISTINCT person, table_id FROM own ON CONFLICT DO NOTHING
), kept AS (
    INSERT INTO states (table_id, seq, state)
    SELECT one.table_id, one.seq, one.state
    FROM unnest($24::uuid[], $25::bigint[], $26::text[]) AS one (table_id, seq, state)
    JOIN passed ON passed.id = one.table_id
    ON CONFLICT (table_id) DO UPDATE SET seq = EXCLUDED.seq, state = EXCLUDED.state WHERE states.seq <= EXCLUDED.seq
), due AS (
    INSERT INTO dues (table_id, at)
    SELECT id, CASE WHEN bot_due THEN 0 ELSE deadline END FROM passed WHERE bot_due OR deadline IS NOT NULL
    ON CONFLICT (table_id) DO UPDATE SET at = EXCLUDED.at WHERE dues.at > EXCLUDED.at
), told AS (
    INSERT INTO outbox (node, ids, seqs, chats)
    SELECT $13, array_agg(id), array_agg(seq), array_agg(0::bigint) FROM passed HAVING count(*) > 0
)
