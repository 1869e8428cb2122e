-- rows of play name their owner: nothing has to fill it in any more
DROP TRIGGER turn_branches_owned ON turn_branches;
DROP TRIGGER session_facts_owned ON session_facts;
DROP TRIGGER session_fact_words_owned ON session_fact_words;
DROP TRIGGER session_summaries_owned ON session_summaries;
DROP TRIGGER session_snapshots_owned ON session_snapshots;
DROP TRIGGER scene_visits_owned ON scene_visits;
DROP TRIGGER model_usage_owned ON model_usage;
ALTER TABLE session_fact_words ALTER COLUMN user_id SET NOT NULL;
UPDATE turns SET notes = turn_notes.notes FROM turn_notes WHERE turn_notes.turn_id = turns.id AND turns.notes IS NULL;
DROP TABLE turn_notes, play_owners_backfill;
DROP FUNCTION begin_branch(uuid, uuid, uuid, integer), fill_owner(), fill_owner_of_turn();

CREATE STATISTICS turns_owner (dependencies) ON session_id, user_id FROM turns;
CREATE STATISTICS turn_branches_owner (dependencies) ON session_id, user_id FROM turn_branches;
CREATE STATISTICS session_facts_owner (dependencies) ON session_id, user_id FROM session_facts;
CREATE STATISTICS session_fact_words_owner (dependencies) ON session_id, user_id FROM session_fact_words;
CREATE STATISTICS session_summaries_owner (dependencies) ON session_id, user_id FROM session_summaries;
CREATE STATISTICS session_snapshots_owner (dependencies) ON session_id, user_id FROM session_snapshots;
CREATE STATISTICS scene_visits_owner (dependencies) ON session_id, user_id FROM scene_visits;

-- what models used before it was counted by the hour
INSERT INTO usage_hours
SELECT date_trunc('hour', at, 'UTC'), model, sum(calls), sum(prompt_tokens), sum(cached_tokens), sum(completion_tokens)
FROM model_usage, usage_counted WHERE at < since GROUP BY 1, 2;
ALTER TABLE usage_counted DROP COLUMN since;
ALTER TABLE model_usage DROP COLUMN turn_id, DROP COLUMN user_id;

ALTER TABLE credit_entries VALIDATE CONSTRAINT credit_entries_hold;
-- open holds that a list named: each says so itself now
ALTER TABLE credit_entries DISABLE TRIGGER credit_entries_kept;
UPDATE credit_entries SET is_open = true FROM open_holds
WHERE open_holds.hold_id = credit_entries.id AND open_holds.user_id = credit_entries.user_id;
ALTER TABLE credit_entries ENABLE TRIGGER credit_entries_kept;
DROP TABLE open_holds;

-- of these sessions all bytes are counted
UPDATE game_sessions SET counted_bytes = told_bytes WHERE counted_bytes IS NULL;
ALTER TABLE game_sessions ALTER COLUMN counted_bytes SET DEFAULT 0, ALTER COLUMN counted_bytes SET NOT NULL;

-- marks of the back-fills that counted while people played
DROP TABLE story_hours_backfill, story_plays_backfill, story_readings_backfill;
ALTER TABLE story_stats DROP COLUMN is_counted;
ALTER TABLE processes DROP COLUMN counts_readings, DROP COLUMN counts_together;

-- Deeds are queued as they happen. Those of people who have not come back since that was introduced are queued here;
-- counting a deed twice is harmless.
INSERT INTO progress_people (user_id, collected_until, is_counted, stars)
SELECT user_id, '-infinity', false, sum(stars) FROM paid_tasks GROUP BY user_id
ON CONFLICT (user_id) DO UPDATE SET stars = excluded.stars WHERE NOT progress_people.is_counted;
INSERT INTO progress_queue (user_id, kind, subject)
SELECT deeds.user_id, deeds.kind, deeds.subject FROM (
  SELECT turns.user_id, 'turn' AS kind, turns.id AS subject FROM turns
  JOIN game_sessions ON game_sessions.id = turns.session_id AND game_sessions.user_id = turns.user_id
  WHERE NOT turns.is_inherited AND turns.action_type <> 'story_start' AND NOT game_sessions.is_uncounted
  UNION ALL SELECT user_id, 'like', story_id FROM likes
  UNION ALL SELECT user_id, 'bookmark', story_id FROM bookmarks
  UNION ALL SELECT author_id, 'published', id FROM stories WHERE published_at IS NOT NULL AND author_id IS NOT NULL
) deeds
WHERE NOT EXISTS (
  SELECT FROM progress_people WHERE progress_people.user_id = deeds.user_id AND progress_people.is_counted
);
-- how many deeds of each kind a person has done
UPDATE progress_people SET counts = (
  SELECT coalesce(jsonb_object_agg(scope, kinds), '{}') FROM (
    SELECT scope, jsonb_object_agg(kind, count) AS kinds FROM (
      SELECT scope, deed.kind, count(*) AS count
      FROM progress_deeds CROSS JOIN LATERAL (
        VALUES (progress_deeds.kind, subject), ('scene', scene), ('choice', choice)
      ) deed (kind, subject)
      WHERE user_id = progress_people.user_id AND deed.subject IS NOT NULL AND deed.kind <> 'owed' GROUP BY scope, deed.kind
    ) counted GROUP BY scope
  ) scopes
) WHERE counts IS NULL OR NOT is_counted;
DROP TRIGGER progress_deeds_known ON progress_deeds;
DROP FUNCTION skip_known_deed(), add_counts(uuid, jsonb, jsonb), counts_of(uuid, jsonb);
DROP TABLE progress_counts;
ALTER TABLE progress_people
  DROP COLUMN collected_until, DROP COLUMN is_counted, ALTER COLUMN counts SET DEFAULT '{}', ALTER COLUMN counts SET NOT NULL;

-- no page shows the runs of the continuity bench any more, nor what the audit log says of them
DROP TABLE model_runs;
ALTER TABLE audit_log DISABLE TRIGGER audit_log_kept;
DELETE FROM audit_log WHERE kind = 'model';
ALTER TABLE audit_log ENABLE TRIGGER audit_log_kept;
