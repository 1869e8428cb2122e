-- whose a row is
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

-- what models have used before hours were counted
INSERT INTO usage_hours
SELECT date_trunc('hour', at, 'UTC'), model, sum(calls), sum(prompt_tokens), sum(cached_tokens), sum(completion_tokens)
FROM model_usage, usage_counted WHERE at < since GROUP BY 1, 2;
ALTER TABLE usage_counted DROP COLUMN since;
ALTER TABLE model_usage DROP COLUMN turn_id, DROP COLUMN user_id;

ALTER TABLE credit_entries VALIDATE CONSTRAINT credit_entries_hold;

-- what was counted while it was in use
DROP TABLE story_hours_backfill, story_plays_backfill, story_readings_backfill;
ALTER TABLE story_stats DROP COLUMN is_counted;
ALTER TABLE processes DROP COLUMN counts_readings, DROP COLUMN counts_together;

-- what somebody has done who has not come back since deeds are queued as they happen; counting it twice is harmless
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
-- what somebody has done
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

-- what no page shows any more: the runs of the continuity bench, and what the audit log says of them
DROP TABLE model_runs;
ALTER TABLE audit_log DISABLE TRIGGER audit_log_kept;
DELETE FROM audit_log WHERE kind = 'model';
ALTER TABLE audit_log ENABLE TRIGGER audit_log_kept;
