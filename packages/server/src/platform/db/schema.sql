-- The tables as the migrations create them, for reading. After a migration, `npm run schema` writes this file
-- again. Comments above a table or a column are written by hand and preserved.

-- One signed-in browser. The row is the session: without it, none of its tokens is valid.
CREATE TABLE account_sessions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    device text NOT NULL,
    -- How often its refresh token has been rotated: the generation of the current one.
    generation integer NOT NULL DEFAULT 0,
    created_at timestamp with time zone NOT NULL,
    -- When its refresh token was last rotated.
    last_used_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    proved_at timestamp with time zone,
    CONSTRAINT account_sessions_pkey PRIMARY KEY (id),
    CONSTRAINT account_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX account_sessions_expires_at ON account_sessions USING btree (expires_at);
CREATE INDEX account_sessions_user ON account_sessions USING btree (user_id);

CREATE TABLE account_storage (
    user_id uuid NOT NULL,
    bytes bigint NOT NULL,
    -- Its limit in megabytes as long as its address is not verified; null for the usual one.
    max_mb integer,
    CONSTRAINT account_storage_pkey PRIMARY KEY (user_id),
    CONSTRAINT account_storage_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
    CONSTRAINT account_storage_bytes_check CHECK (bytes >= 0)
) WITH (fillfactor=50);

-- Append-only: the database refuses every change of an entry.
CREATE TABLE audit_log (
    id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    actor_id uuid NOT NULL,
    action text NOT NULL,
    kind text NOT NULL,
    thing_id uuid,
    -- Empty for people, who are recorded by their id only.
    name text NOT NULL,
    changes jsonb NOT NULL,
    reason text,
    CONSTRAINT audit_log_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_log_actor_id ON audit_log USING btree (actor_id, id);
CREATE INDEX audit_log_kind ON audit_log USING btree (kind, id);
CREATE INDEX audit_log_thing_id ON audit_log USING btree (thing_id, id);
CREATE TRIGGER audit_log_kept BEFORE DELETE OR UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_changed_log();
CREATE TRIGGER audit_log_kept_whole BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_changed_log();

CREATE TABLE author_follows (
    user_id uuid NOT NULL,
    author_id uuid NOT NULL,
    followed_at timestamp with time zone NOT NULL,
    CONSTRAINT author_follows_pkey PRIMARY KEY (user_id, author_id),
    CONSTRAINT author_follows_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE CASCADE,
    CONSTRAINT author_follows_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
    CONSTRAINT author_follows_check CHECK (user_id <> author_id)
);
CREATE INDEX author_follows_of_author ON author_follows USING btree (author_id);

-- Plays that are not in `plays_total` yet.
CREATE TABLE begun_plays (
    story_id uuid NOT NULL
) WITH (autovacuum_vacuum_scale_factor=0.05);

CREATE TABLE bookmarks (
    user_id uuid NOT NULL,
    story_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT bookmarks_pkey PRIMARY KEY (user_id, story_id),
    CONSTRAINT bookmarks_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE,
    CONSTRAINT bookmarks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX bookmarks_story ON bookmarks USING btree (story_id);
CREATE TRIGGER bookmarks_counted AFTER INSERT OR DELETE ON bookmarks FOR EACH ROW EXECUTE FUNCTION count_for_story('bookmarks_total');
CREATE TRIGGER bookmarks_queued AFTER INSERT ON bookmarks FOR EACH ROW EXECUTE FUNCTION queue_reaction('bookmark');

-- A bundled story that this installation has received, even if it was changed or deleted since.
CREATE TABLE bundled_stories (
    -- The name of its file.
    key text NOT NULL,
    -- Digest of the file when it was last written to the database.
    source_digest text NOT NULL,
    -- Digest of the resulting row: while the row has the same digest, nobody has edited the story.
    row_digest text NOT NULL,
    CONSTRAINT bundled_stories_pkey PRIMARY KEY (key)
);

-- A single row, maintained by triggers.
CREATE TABLE catalogue_totals (
    published integer NOT NULL,
    CONSTRAINT catalogue_totals_published_check CHECK (published >= 0)
);

CREATE TABLE categories (
    id uuid NOT NULL,
    name text NOT NULL,
    display_name text NOT NULL,
    sort_order integer NOT NULL,
    names jsonb NOT NULL DEFAULT '{}'::jsonb,
    CONSTRAINT categories_pkey PRIMARY KEY (id),
    CONSTRAINT categories_name_key UNIQUE (name)
);
CREATE TRIGGER categories_told AFTER INSERT OR DELETE OR UPDATE ON categories FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
CREATE TRIGGER category_announced AFTER UPDATE OF display_name, names ON categories FOR EACH ROW EXECUTE FUNCTION announce_category();
CREATE TRIGGER category_listed AFTER UPDATE OF display_name ON categories FOR EACH ROW EXECUTE FUNCTION list_category();

-- The ledger. The database refuses every change of an entry, and keeps `users.credits` equal to their sum.
CREATE TABLE credit_entries (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    amount integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    -- Unique per account, so that an operation is recorded once.
    operation_key text NOT NULL,
    -- For a capture or a release: the hold that it settles.
    hold_id uuid,
    reference_type text,
    reference_id text,
    is_open boolean,
    CONSTRAINT credit_entries_pkey PRIMARY KEY (id),
    CONSTRAINT credit_entries_operation UNIQUE (user_id, operation_key),
    CONSTRAINT credit_entries_settlement UNIQUE (hold_id, kind),
    CONSTRAINT credit_entries_hold_id_fkey FOREIGN KEY (hold_id) REFERENCES credit_entries(id) ON DELETE CASCADE,
    CONSTRAINT credit_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
    CONSTRAINT credit_entries_hold CHECK ((hold_id IS NOT NULL OR kind <> 'release'::text) AND (hold_id IS NULL OR (kind = ANY (ARRAY['capture'::text, 'release'::text]))) AND (is_open IS NULL OR is_open AND kind = 'hold'::text)),
    CONSTRAINT credit_entries_kind_check CHECK (kind = ANY (ARRAY['grant'::text, 'hold'::text, 'capture'::text, 'release'::text, 'reward'::text])),
    CONSTRAINT credit_entries_reference CHECK ((reference_type IS NULL) = (reference_id IS NULL)),
    CONSTRAINT credit_entries_reference_type_check CHECK (reference_type = ANY (ARRAY['session'::text, 'turn'::text, 'task'::text])),
    CONSTRAINT credit_entries_sign CHECK (amount <> 0 AND (amount < 0) = (kind = ANY (ARRAY['hold'::text, 'capture'::text])))
);
CREATE INDEX credit_entries_open ON credit_entries USING btree (user_id, created_at) WHERE is_open;
CREATE INDEX credit_entries_user ON credit_entries USING btree (user_id, created_at);
CREATE TRIGGER credit_entries_applied AFTER INSERT ON credit_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION apply_credit_entry();
CREATE TRIGGER credit_entries_captured AFTER UPDATE ON credit_entries FOR EACH ROW WHEN (old.amount <> new.amount) EXECUTE FUNCTION apply_capture();
CREATE TRIGGER credit_entries_kept BEFORE DELETE OR UPDATE ON credit_entries FOR EACH ROW EXECUTE FUNCTION refuse_changed_entries();
CREATE TRIGGER credit_entries_kept_whole BEFORE TRUNCATE ON credit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_changed_entries();

CREATE TABLE credit_grants (
    operation_key uuid NOT NULL,
    user_id uuid NOT NULL,
    amount integer NOT NULL,
    reason text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT credit_grants_pkey PRIMARY KEY (operation_key),
    CONSTRAINT credit_grants_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX credit_grants_user ON credit_grants USING btree (user_id);

CREATE TABLE follow_letters (
    user_id uuid NOT NULL,
    told_until timestamp with time zone NOT NULL,
    CONSTRAINT follow_letters_pkey PRIMARY KEY (user_id),
    CONSTRAINT follow_letters_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX follow_letters_due ON follow_letters USING btree (told_until);

-- One play of a story by one person.
CREATE TABLE game_sessions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    story_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    snapshot_id uuid NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    -- The newest part: its turn is inserted after the session, in the same transaction.
    head_turn_id uuid NOT NULL,
    -- The last turn that redo can reach; the head itself if there is nothing to redo.
    tip_turn_id uuid NOT NULL,
    -- The XP of the newest part minus the cost of undo.
    current_xp integer NOT NULL,
    choices_made integer NOT NULL DEFAULT 0,
    scenes_completed integer NOT NULL DEFAULT 0,
    completion_percentage integer NOT NULL DEFAULT 0,
    is_completed boolean NOT NULL DEFAULT false,
    last_line text NOT NULL DEFAULT ''::text,
    -- The version of the story that it plays; 0 for a story that was not published yet.
    story_version integer NOT NULL DEFAULT 0,
    -- Without pauses; maintained by a trigger.
    played_seconds real NOT NULL DEFAULT 0,
    -- The XP that undo has cost so far. Undo returns to states that never change, so this cost is not part of them.
    undo_xp integer NOT NULL DEFAULT 0,
    -- The credits that its turns have cost, including undone ones; maintained by a trigger.
    credits_spent integer NOT NULL DEFAULT 0,
    creation_key uuid,
    turns_told integer NOT NULL DEFAULT 0,
    told_bytes bigint NOT NULL DEFAULT 0,
    -- The last turn whose credits were added to `credits_spent` by the statement that stored it, instead of
    -- by the trigger.
    spent_turn_id uuid,
    -- The part of `told_bytes` that is in its account's sum.
    counted_bytes bigint NOT NULL DEFAULT 0,
    language text,
    chapter integer,
    chapters integer,
    -- `played_seconds` at the turn before the last one; `counted_seconds` has the value at the last one.
    seconds_before real,
    counted_seconds real,
    -- Hidden since then; a job deletes its rows.
    deleted_at timestamp with time zone,
    -- The newest turn whose progress and memory its process follows up. Follow-ups of other turns are queued.
    followed_turn_id uuid,
    is_uncounted boolean NOT NULL DEFAULT false,
    begun_offline boolean NOT NULL DEFAULT false,
    CONSTRAINT game_sessions_pkey PRIMARY KEY (id),
    CONSTRAINT game_sessions_created_once UNIQUE (user_id, creation_key),
    CONSTRAINT game_sessions_snapshot_id_fkey FOREIGN KEY (snapshot_id) REFERENCES story_snapshots(id),
    CONSTRAINT game_sessions_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE,
    CONSTRAINT game_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
    CONSTRAINT game_sessions_completion_percentage_check CHECK (completion_percentage >= 0 AND completion_percentage <= 100),
    CONSTRAINT game_sessions_credits_spent_check CHECK (credits_spent >= 0),
    CONSTRAINT game_sessions_current_xp_check CHECK (current_xp >= 0),
    CONSTRAINT game_sessions_undo_xp_check CHECK (undo_xp >= 0)
);
CREATE INDEX game_sessions_created ON game_sessions USING btree (created_at) INCLUDE (story_id);
CREATE INDEX game_sessions_deleted ON game_sessions USING btree (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX game_sessions_finished ON game_sessions USING btree (user_id, updated_at DESC) INCLUDE (story_id) WHERE is_completed;
CREATE UNIQUE INDEX game_sessions_of_owner ON game_sessions USING btree (user_id, id);
CREATE INDEX game_sessions_recent ON game_sessions USING btree (user_id, updated_at DESC, id);
CREATE INDEX game_sessions_snapshot ON game_sessions USING btree (snapshot_id);
CREATE INDEX game_sessions_story ON game_sessions USING btree (story_id);
CREATE INDEX game_sessions_story_of_user ON game_sessions USING btree (user_id, story_id, updated_at DESC);
CREATE TRIGGER game_sessions_counted AFTER INSERT OR DELETE ON game_sessions FOR EACH ROW EXECUTE FUNCTION count_session();
CREATE TRIGGER game_sessions_finished_counted AFTER UPDATE OF is_completed ON game_sessions FOR EACH ROW WHEN (old.is_completed IS DISTINCT FROM new.is_completed) EXECUTE FUNCTION count_session();
CREATE TRIGGER game_sessions_measured BEFORE UPDATE OF head_turn_id ON game_sessions FOR EACH ROW EXECUTE FUNCTION measure_move();
CREATE TRIGGER game_sessions_storage BEFORE INSERT OR UPDATE OF told_bytes ON game_sessions FOR EACH ROW EXECUTE FUNCTION count_session_storage();
CREATE TRIGGER game_sessions_storage_freed AFTER DELETE ON game_sessions FOR EACH ROW EXECUTE FUNCTION count_session_storage();
CREATE TRIGGER game_sessions_told AFTER UPDATE OF head_turn_id, tip_turn_id, undo_xp, language, snapshot_id, deleted_at ON game_sessions FOR EACH ROW EXECUTE FUNCTION tell_together();
CREATE TRIGGER game_sessions_uncounted AFTER UPDATE OF is_uncounted ON game_sessions FOR EACH ROW WHEN (old.is_uncounted IS DISTINCT FROM new.is_uncounted) EXECUTE FUNCTION count_session();

CREATE TABLE guardian_links (
    hash bytea NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    consents_until timestamp with time zone,
    CONSTRAINT guardian_links_pkey PRIMARY KEY (hash),
    CONSTRAINT guardian_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX guardian_links_user ON guardian_links USING btree (user_id);

CREATE TABLE guardianships (
    user_id uuid NOT NULL,
    guardian_email text,
    proof text,
    covers integer,
    asked_at timestamp with time zone,
    granted_at timestamp with time zone,
    withdrawn_at timestamp with time zone,
    waits_since timestamp with time zone,
    CONSTRAINT guardianships_pkey PRIMARY KEY (user_id),
    CONSTRAINT guardianships_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
    CONSTRAINT guardianships_granted CHECK (granted_at IS NULL OR proof IS NOT NULL AND covers IS NOT NULL),
    CONSTRAINT guardianships_proof_check CHECK (proof = ANY (ARRAY['mail'::text, 'administrator'::text])),
    CONSTRAINT guardianships_waits CHECK (waits_since IS NULL OR granted_at IS NULL OR withdrawn_at IS NOT NULL)
);
CREATE INDEX guardianships_waiting ON guardianships USING btree (waits_since) WHERE waits_since IS NOT NULL;

CREATE TABLE identities (
    issuer text NOT NULL,
    subject text NOT NULL,
    user_id uuid NOT NULL,
    linked_at timestamp with time zone,
    made_admin boolean NOT NULL DEFAULT false,
    CONSTRAINT identities_pkey PRIMARY KEY (issuer, subject),
    CONSTRAINT identities_user_id_issuer_key UNIQUE (user_id, issuer),
    CONSTRAINT identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE TRIGGER identities_of_google_deleted AFTER DELETE ON identities FOR EACH ROW WHEN (old.issuer = 'https://accounts.google.com'::text) EXECUTE FUNCTION google_sub_of_identity();
CREATE TRIGGER identities_of_google_inserted AFTER INSERT ON identities FOR EACH ROW WHEN (new.issuer = 'https://accounts.google.com'::text) EXECUTE FUNCTION google_sub_of_identity();

-- Work that must happen after a transaction, which stores it; any process does it and deletes the row.
CREATE TABLE jobs (
    id uuid NOT NULL,
    kind text NOT NULL,
    user_id uuid,
    data jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
    -- While a process does it: when another one may take over.
    due_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
    attempts integer NOT NULL DEFAULT 0,
    -- The process that does it.
    process_id uuid,
    -- When its last attempt failed.
    failed_at timestamp with time zone,
    CONSTRAINT jobs_pkey PRIMARY KEY (id),
    CONSTRAINT jobs_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
    CONSTRAINT jobs_attempts_check CHECK (attempts >= 0)
) WITH (fillfactor=50, autovacuum_vacuum_scale_factor=0.05);
CREATE INDEX jobs_due ON jobs USING btree (due_at) WHERE failed_at IS NULL;
CREATE INDEX jobs_failed ON jobs USING btree (failed_at) WHERE failed_at IS NOT NULL;
CREATE INDEX jobs_running ON jobs USING btree (process_id) WHERE process_id IS NOT NULL;
CREATE INDEX jobs_user ON jobs USING btree (user_id);

CREATE TABLE likes (
    user_id uuid NOT NULL,
    story_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT likes_pkey PRIMARY KEY (user_id, story_id),
    CONSTRAINT likes_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE,
    CONSTRAINT likes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX likes_of_story ON likes USING btree (story_id, user_id);
CREATE INDEX likes_story ON likes USING btree (story_id);
CREATE TRIGGER likes_counted AFTER INSERT OR DELETE ON likes FOR EACH ROW EXECUTE FUNCTION count_for_story('likes_total');
CREATE TRIGGER likes_queued AFTER INSERT ON likes FOR EACH ROW EXECUTE FUNCTION queue_reaction('like');

-- Pictures that perhaps no turn shows: each new one, and each whose turn was deleted.
CREATE TABLE loose_pictures (
    address text NOT NULL,
    since timestamp with time zone NOT NULL
);
CREATE INDEX loose_pictures_since ON loose_pictures USING btree (since);

CREATE TABLE mail_links (
    hash bytea NOT NULL,
    user_id uuid NOT NULL,
    purpose text NOT NULL,
    -- The address that the mail was sent to. The link verifies no other.
    email text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT mail_links_pkey PRIMARY KEY (hash),
    CONSTRAINT mail_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
    CONSTRAINT mail_links_purpose_check CHECK (purpose = ANY (ARRAY['verify'::text, 'reset'::text]))
);
CREATE INDEX mail_links_expires_at ON mail_links USING btree (expires_at);
CREATE INDEX mail_links_user ON mail_links USING btree (user_id);

-- What a process's answered calls to a model have used in a minute.
CREATE TABLE model_usage (
    at timestamp with time zone NOT NULL,
    model text NOT NULL,
    calls integer NOT NULL,
    prompt_tokens integer NOT NULL,
    -- Prompt tokens from the provider's cache.
    cached_tokens integer NOT NULL,
    completion_tokens integer NOT NULL,
    CONSTRAINT model_usage_cached_tokens_check CHECK (cached_tokens >= 0),
    CONSTRAINT model_usage_calls_check CHECK (calls >= 0),
    CONSTRAINT model_usage_completion_tokens_check CHECK (completion_tokens >= 0),
    CONSTRAINT model_usage_prompt_tokens_check CHECK (prompt_tokens >= 0)
);
CREATE INDEX model_usage_at ON model_usage USING btree (at);

CREATE TABLE narrator_failures (
    at timestamp with time zone NOT NULL,
    -- The requested model; null if unknown.
    model_key text
);
CREATE INDEX narrator_failures_at ON narrator_failures USING btree (at);

CREATE TABLE offline_plays (
    user_id uuid NOT NULL,
    offline_id uuid NOT NULL,
    story_id uuid NOT NULL,
    snapshot_id uuid NOT NULL,
    language text,
    brought jsonb,
    session_id uuid,
    turn_id uuid,
    undo_xp integer NOT NULL DEFAULT 0,
    digests bytea NOT NULL,
    begun_at timestamp with time zone NOT NULL,
    uploaded_at timestamp with time zone NOT NULL,
    CONSTRAINT offline_plays_pkey PRIMARY KEY (user_id, offline_id),
    CONSTRAINT offline_plays_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
    CONSTRAINT offline_plays_digests_check CHECK ((octet_length(digests) % 4) = 0),
    CONSTRAINT offline_plays_undo_xp_check CHECK (undo_xp >= 0)
);
CREATE INDEX offline_plays_uploaded ON offline_plays USING btree (uploaded_at);

CREATE TABLE overview_days (
    day date NOT NULL,
    figures jsonb NOT NULL,
    computed_at timestamp with time zone NOT NULL,
    CONSTRAINT overview_days_pkey PRIMARY KEY (day)
);

CREATE TABLE paid_tasks (
    user_id uuid NOT NULL,
    -- Numbered from 1 for each person.
    number integer NOT NULL,
    task_id text NOT NULL,
    -- The day of a daily task.
    scope text NOT NULL,
    stars integer NOT NULL,
    coins integer NOT NULL,
    finished_at timestamp with time zone NOT NULL,
    CONSTRAINT paid_tasks_pkey PRIMARY KEY (user_id, task_id, scope),
    CONSTRAINT paid_tasks_user_id_number_key UNIQUE (user_id, number),
    CONSTRAINT paid_tasks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
    CONSTRAINT paid_tasks_coins_check CHECK (coins > 0),
    CONSTRAINT paid_tasks_number_check CHECK (number > 0),
    CONSTRAINT paid_tasks_stars_check CHECK (stars >= 0)
);
CREATE INDEX paid_tasks_scopes ON paid_tasks USING btree (user_id, scope);
CREATE TRIGGER paid_tasks_summed AFTER INSERT OR DELETE OR UPDATE OF stars ON paid_tasks FOR EACH ROW EXECUTE FUNCTION sum_stars();

-- One action of a player, from its claim to its answer. Its key makes retries idempotent.
CREATE TABLE play_actions (
    session_id uuid NOT NULL,
    key uuid NOT NULL,
    -- The account that pays.
    user_id uuid NOT NULL,
    request_digest text NOT NULL,
    status text NOT NULL,
    -- Identifies the attempt: a process that has lost the lease cannot commit.
    attempt uuid NOT NULL,
    lease_until timestamp with time zone NOT NULL,
    credits_held integer NOT NULL,
    -- The text so far, for readers in other processes.
    text_so_far text NOT NULL,
    answer jsonb,
    problem jsonb,
    started_at timestamp with time zone NOT NULL,
    -- The requested model; null if none.
    model_key text,
    -- The process that runs it; null if the action has a lease of its own.
    process_id uuid,
    -- Until then its process stores the text for readers in other processes.
    followed_until timestamp with time zone,
    -- The turn that it has told.
    turn_id uuid,
    -- The number of the turn among those that its process follows up; null: the follow-ups are queued.
    turn_number integer,
    CONSTRAINT play_actions_pkey PRIMARY KEY (session_id, key),
    CONSTRAINT play_actions_of_owner FOREIGN KEY (user_id, session_id) REFERENCES game_sessions(user_id, id) ON DELETE CASCADE,
    CONSTRAINT play_actions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
    CONSTRAINT play_actions_credits_held_check CHECK (credits_held >= 0),
    CONSTRAINT play_actions_status_check CHECK (status = ANY (ARRAY['running'::text, 'done'::text, 'failed'::text]))
);
CREATE UNIQUE INDEX play_actions_running ON play_actions USING btree (session_id) WHERE status = 'running'::text;
CREATE INDEX play_actions_started ON play_actions USING btree (started_at);
CREATE INDEX play_actions_told ON play_actions USING btree (process_id, turn_number) WHERE turn_number IS NOT NULL;
CREATE INDEX play_actions_user ON play_actions USING btree (user_id);
CREATE TRIGGER play_actions_begun_told AFTER INSERT ON play_actions FOR EACH ROW WHEN (new.status = 'running'::text) EXECUTE FUNCTION tell_together();
CREATE TRIGGER play_actions_failed AFTER UPDATE OF status ON play_actions FOR EACH ROW WHEN (new.status = 'failed'::text AND old.status = 'running'::text AND ((new.problem ->> 'code'::text) = ANY (ARRAY['narrator_failed'::text, 'narrator_timed_out'::text]))) EXECUTE FUNCTION note_narrator_failure();
CREATE TRIGGER play_actions_failed_told AFTER UPDATE OF status ON play_actions FOR EACH ROW WHEN (new.status = 'failed'::text) EXECUTE FUNCTION tell_together();

-- What was told each day, by model; '' is the author's own text.
CREATE TABLE played_days (
    day date NOT NULL,
    model_key text NOT NULL,
    turns integer NOT NULL,
    turns_by_provider integer NOT NULL,
    stepped_in integer NOT NULL,
    endings integer NOT NULL,
    credits_spent integer NOT NULL,
    CONSTRAINT played_days_pkey PRIMARY KEY (day, model_key)
);

-- The first day that was counted from its beginning.
CREATE TABLE played_days_since (
    day date NOT NULL
);

-- How many turns of a day took a certain duration, which is rounded to three digits.
CREATE TABLE played_times (
    day date NOT NULL,
    model_key text NOT NULL,
    duration_ms integer NOT NULL,
    turns integer NOT NULL,
    CONSTRAINT played_times_pkey PRIMARY KEY (day, model_key, duration_ms)
);

-- The people who played on a day, to be counted.
CREATE TABLE players_of_days (
    day date NOT NULL,
    user_id uuid NOT NULL,
    CONSTRAINT players_of_days_pkey PRIMARY KEY (day, user_id),
    CONSTRAINT players_of_days_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX players_of_days_user ON players_of_days USING btree (user_id);

-- The running processes and their leases.
CREATE TABLE processes (
    id uuid NOT NULL,
    lease_until timestamp with time zone NOT NULL,
    -- The follow-ups of all its turns with a smaller number are done.
    followed_below integer NOT NULL DEFAULT 0,
    CONSTRAINT processes_pkey PRIMARY KEY (id)
) WITH (fillfactor=50);
CREATE TRIGGER processes_left AFTER DELETE ON processes FOR EACH ROW EXECUTE FUNCTION queue_left();

-- Deeds that count towards tasks, once for each subject.
CREATE TABLE progress_deeds (
    user_id uuid NOT NULL,
    -- `ever`, or a day in UTC as 2026-11-20.
    scope text NOT NULL,
    kind text NOT NULL,
    subject text NOT NULL,
    -- For a part: the scene and the choice that it added, which have no row of their own.
    scene text,
    choice text,
    CONSTRAINT progress_deeds_pkey PRIMARY KEY (user_id, scope, kind, subject),
    CONSTRAINT progress_deeds_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX progress_deeds_choices ON progress_deeds USING btree (user_id, choice) WHERE choice IS NOT NULL;
CREATE INDEX progress_deeds_days ON progress_deeds USING btree (scope) WHERE scope <> 'ever'::text;
CREATE INDEX progress_deeds_scenes ON progress_deeds USING btree (user_id, scene) WHERE scene IS NOT NULL;
CREATE TRIGGER progress_deeds_counted AFTER INSERT ON progress_deeds REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_deeds();

CREATE TABLE progress_people (
    user_id uuid NOT NULL,
    stars integer NOT NULL DEFAULT 0,
    days_played integer NOT NULL DEFAULT 0,
    last_day text,
    last_run integer NOT NULL DEFAULT 0,
    longest_run integer NOT NULL DEFAULT 0,
    -- Counts by scope and kind, of all time and of the last days: `{"ever": {"part": 3}}`. Maintained by a
    -- trigger on `progress_deeds`.
    counts jsonb NOT NULL DEFAULT '{}'::jsonb,
    CONSTRAINT progress_people_pkey PRIMARY KEY (user_id),
    CONSTRAINT progress_people_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
) WITH (fillfactor=70);

-- Events to be counted towards tasks; written by triggers.
CREATE TABLE progress_queue (
    user_id uuid NOT NULL,
    kind text NOT NULL,
    subject uuid NOT NULL,
    CONSTRAINT progress_queue_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
    CONSTRAINT progress_queue_kind_check CHECK (kind = ANY (ARRAY['turn'::text, 'like'::text, 'bookmark'::text, 'published'::text]))
) WITH (autovacuum_vacuum_scale_factor=0.05);
CREATE INDEX progress_queue_user ON progress_queue USING btree (user_id);

-- The cost of the provider's models on one day.
CREATE TABLE provider_spending (
    day date NOT NULL,
    credits integer NOT NULL,
    CONSTRAINT provider_spending_pkey PRIMARY KEY (day),
    CONSTRAINT provider_spending_credits_check CHECK (credits >= 0)
);

CREATE TABLE rate_limits (
    key bytea NOT NULL,
    hits integer NOT NULL,
    resets_at timestamp with time zone NOT NULL,
    CONSTRAINT rate_limits_pkey PRIMARY KEY (key)
) WITH (fillfactor=50, autovacuum_vacuum_scale_factor=0.05);
CREATE INDEX rate_limits_resets_at ON rate_limits USING btree (resets_at);

CREATE TABLE reaction_wishes (
    user_id uuid NOT NULL,
    story_id uuid NOT NULL,
    reaction text NOT NULL,
    sequence bigint NOT NULL,
    wished_at timestamp with time zone NOT NULL,
    CONSTRAINT reaction_wishes_pkey PRIMARY KEY (user_id, story_id, reaction),
    CONSTRAINT reaction_wishes_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE,
    CONSTRAINT reaction_wishes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
    CONSTRAINT reaction_wishes_reaction_check CHECK (reaction = ANY (ARRAY['likes'::text, 'bookmarks'::text]))
);
CREATE INDEX reaction_wishes_story ON reaction_wishes USING btree (story_id);
CREATE INDEX reaction_wishes_wished ON reaction_wishes USING btree (wished_at);

-- Each replaces one code of the app, and is deleted when it is used.
CREATE TABLE recovery_codes (
    user_id uuid NOT NULL,
    hash bytea NOT NULL,
    CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, hash),
    CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES second_factors(user_id) ON DELETE CASCADE
);

-- The refresh tokens that release 0.1.0 issued. Nothing is added any more; later tokens are stored nowhere.
CREATE TABLE refresh_tokens (
    hash bytea NOT NULL,
    session_id uuid NOT NULL,
    generation integer NOT NULL,
    CONSTRAINT refresh_tokens_pkey PRIMARY KEY (hash),
    CONSTRAINT refresh_tokens_generation UNIQUE (session_id, generation),
    CONSTRAINT refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES account_sessions(id) ON DELETE CASCADE
);

CREATE TABLE reports (
    id uuid NOT NULL,
    reporter_id uuid NOT NULL,
    story_id uuid NOT NULL,
    turn_id uuid,
    passage text,
    told_by text,
    kind text NOT NULL,
    words text NOT NULL,
    state text NOT NULL DEFAULT 'open'::text,
    created_at timestamp with time zone NOT NULL,
    decision text,
    note text,
    decided_at timestamp with time zone,
    decided_by uuid,
    shared_turn_id uuid,
    is_link boolean NOT NULL DEFAULT false,
    CONSTRAINT reports_pkey PRIMARY KEY (id),
    CONSTRAINT reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES users(id) ON DELETE CASCADE,
    CONSTRAINT reports_shared_turn_id_fkey FOREIGN KEY (shared_turn_id) REFERENCES shared_turns(id) ON DELETE SET NULL,
    CONSTRAINT reports_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE,
    CONSTRAINT reports_check CHECK ((turn_id IS NULL) = (passage IS NULL)),
    CONSTRAINT reports_check1 CHECK ((state = 'open'::text) = (decision IS NULL)),
    CONSTRAINT reports_check2 CHECK ((decision IS NULL) = (decided_at IS NULL)),
    CONSTRAINT reports_state_check CHECK (state = ANY (ARRAY['open'::text, 'dismissed'::text, 'acted'::text]))
);
CREATE UNIQUE INDEX reports_open ON reports USING btree (reporter_id, story_id, turn_id) NULLS NOT DISTINCT WHERE state = 'open'::text;
CREATE INDEX reports_queue ON reports USING btree (state, created_at, id);
CREATE INDEX reports_reporter ON reports USING btree (reporter_id);
CREATE INDEX reports_shared_turn ON reports USING btree (shared_turn_id) WHERE shared_turn_id IS NOT NULL;
CREATE INDEX reports_story ON reports USING btree (story_id, state);

-- Each entry of a session into a scene; written by triggers.
CREATE TABLE scene_visits (
    session_id uuid NOT NULL,
    from_node text,
    node text NOT NULL,
    user_id uuid NOT NULL,
    CONSTRAINT scene_visits_of_owner FOREIGN KEY (user_id, session_id) REFERENCES game_sessions(user_id, id) ON DELETE CASCADE
);
CREATE INDEX scene_visits_node ON scene_visits USING btree (session_id, node) INCLUDE (from_node, user_id);
CREATE STATISTICS scene_visits_owner (dependencies) ON session_id, user_id FROM scene_visits;

CREATE TABLE schema_support (
    oldest text NOT NULL
);

-- Stories whose search words may have changed.
CREATE TABLE search_queue (
    id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
    story_id uuid NOT NULL,
    CONSTRAINT search_queue_pkey PRIMARY KEY (id)
);
CREATE INDEX search_queue_story ON search_queue USING btree (story_id);

-- The suffixes of words, for substring searches.
CREATE TABLE search_suffixes (
    suffix text COLLATE "C" NOT NULL,
    word text COLLATE "C" NOT NULL,
    CONSTRAINT search_suffixes_pkey PRIMARY KEY (suffix, word)
);

CREATE TABLE search_words (
    word text COLLATE "C" NOT NULL,
    CONSTRAINT search_words_pkey PRIMARY KEY (word)
);
CREATE INDEX search_words_parts ON search_words USING gin (search_parts(word)) WITH (fastupdate=off);
CREATE INDEX search_words_sounds ON search_words USING btree (search_sound(word));

-- A code of an app besides the password or Google. It is on once `confirmed_at` is set.
CREATE TABLE second_factors (
    user_id uuid NOT NULL,
    secret bytea NOT NULL,
    confirmed_at timestamp with time zone,
    -- The time step of the newest code that was accepted: each code works once.
    last_step integer NOT NULL DEFAULT 0,
    CONSTRAINT second_factors_pkey PRIMARY KEY (user_id),
    CONSTRAINT second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

-- The seeds that this installation has received.
CREATE TABLE seedings (
    name text NOT NULL,
    seeded_at timestamp with time zone NOT NULL,
    CONSTRAINT seedings_pkey PRIMARY KEY (name)
);

CREATE TABLE series (
    id uuid NOT NULL,
    slug text NOT NULL,
    language text NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    translations jsonb NOT NULL DEFAULT '[]'::jsonb,
    shares jsonb NOT NULL DEFAULT '[]'::jsonb,
    author_id uuid,
    version integer NOT NULL DEFAULT 1,
    created_at timestamp with time zone NOT NULL DEFAULT now(),
    creation_key uuid,
    CONSTRAINT series_pkey PRIMARY KEY (id),
    CONSTRAINT series_created_once UNIQUE (author_id, creation_key),
    CONSTRAINT series_slug_key UNIQUE (slug),
    CONSTRAINT series_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE TRIGGER series_told AFTER INSERT OR DELETE OR UPDATE ON series FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();

CREATE TABLE series_memories (
    user_id uuid NOT NULL,
    story_id uuid NOT NULL,
    left_values jsonb NOT NULL,
    left_at timestamp with time zone NOT NULL,
    CONSTRAINT series_memories_pkey PRIMARY KEY (user_id, story_id),
    CONSTRAINT series_memories_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE,
    CONSTRAINT series_memories_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX series_memories_story ON series_memories USING btree (story_id);

CREATE TABLE series_parts (
    series_id uuid NOT NULL,
    position smallint NOT NULL,
    story_id uuid NOT NULL,
    CONSTRAINT series_parts_pkey PRIMARY KEY (series_id, "position") DEFERRABLE,
    CONSTRAINT series_parts_story_id_key UNIQUE (story_id),
    CONSTRAINT series_parts_series_id_fkey FOREIGN KEY (series_id) REFERENCES series(id) ON DELETE CASCADE,
    CONSTRAINT series_parts_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE
);
CREATE TRIGGER series_parts_told AFTER INSERT OR DELETE OR UPDATE ON series_parts FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();

-- The words that name a fact, in the form in which they are compared.
CREATE TABLE session_fact_words (
    turn_id uuid NOT NULL,
    key text NOT NULL,
    word text NOT NULL,
    session_id uuid NOT NULL,
    branch uuid NOT NULL,
    depth integer NOT NULL,
    user_id uuid NOT NULL,
    CONSTRAINT session_fact_words_pkey PRIMARY KEY (turn_id, key, word),
    CONSTRAINT session_fact_words_turn_id_key_fkey FOREIGN KEY (turn_id, key) REFERENCES session_facts(turn_id, key) ON DELETE CASCADE
);
CREATE INDEX session_fact_words_named ON session_fact_words USING btree (session_id, word, depth DESC) INCLUDE (branch, key, user_id);
CREATE STATISTICS session_fact_words_owner (dependencies) ON session_id, user_id FROM session_fact_words;

-- A fact that a turn has established. Of several facts with one key on a path, the newest counts.
CREATE TABLE session_facts (
    turn_id uuid NOT NULL,
    key text NOT NULL,
    session_id uuid NOT NULL,
    branch uuid NOT NULL,
    depth integer NOT NULL,
    value text NOT NULL,
    known_to jsonb NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL DEFAULT 'fact'::text,
    by text NOT NULL DEFAULT 'model'::text,
    quote text NOT NULL DEFAULT ''::text,
    is_pinned boolean NOT NULL DEFAULT false,
    CONSTRAINT session_facts_pkey PRIMARY KEY (turn_id, key),
    CONSTRAINT session_facts_of_owner FOREIGN KEY (user_id, session_id) REFERENCES game_sessions(user_id, id) ON DELETE CASCADE,
    CONSTRAINT session_facts_turn_id_fkey FOREIGN KEY (turn_id) REFERENCES turns(id) ON DELETE CASCADE
);
CREATE INDEX session_facts_depth ON session_facts USING btree (session_id, depth DESC);
CREATE INDEX session_facts_newest ON session_facts USING btree (session_id, key, depth DESC);
CREATE STATISTICS session_facts_owner (dependencies) ON session_id, user_id FROM session_facts;

-- Versions that a session has left for another one.
CREATE TABLE session_snapshots (
    session_id uuid NOT NULL,
    snapshot_id uuid NOT NULL,
    story_version integer NOT NULL,
    user_id uuid NOT NULL,
    CONSTRAINT session_snapshots_pkey PRIMARY KEY (session_id, snapshot_id),
    CONSTRAINT session_snapshots_of_owner FOREIGN KEY (user_id, session_id) REFERENCES game_sessions(user_id, id) ON DELETE CASCADE,
    CONSTRAINT session_snapshots_snapshot_id_fkey FOREIGN KEY (snapshot_id) REFERENCES story_snapshots(id)
);
CREATE INDEX session_snapshots_snapshot ON session_snapshots USING btree (snapshot_id);
CREATE STATISTICS session_snapshots_owner (dependencies) ON session_id, user_id FROM session_snapshots;

-- A summary of the turns up to a turn.
CREATE TABLE session_summaries (
    id uuid NOT NULL,
    session_id uuid NOT NULL,
    turn_id uuid NOT NULL,
    -- 1: of ten turns; 2 and 3: of eight summaries of the layer below.
    layer smallint NOT NULL,
    branch uuid NOT NULL,
    depth integer NOT NULL,
    -- Null while it is written; empty if the model's text was unusable.
    text text,
    created_at timestamp with time zone NOT NULL,
    user_id uuid NOT NULL,
    CONSTRAINT session_summaries_pkey PRIMARY KEY (id),
    CONSTRAINT session_summaries_turn_id_layer_key UNIQUE (turn_id, layer),
    CONSTRAINT session_summaries_of_owner FOREIGN KEY (user_id, session_id) REFERENCES game_sessions(user_id, id) ON DELETE CASCADE,
    CONSTRAINT session_summaries_turn_id_fkey FOREIGN KEY (turn_id) REFERENCES turns(id) ON DELETE CASCADE,
    CONSTRAINT session_summaries_layer_check CHECK (layer >= 1 AND layer <= 3)
);
CREATE INDEX session_summaries_newest ON session_summaries USING btree (session_id, layer, depth DESC);
CREATE STATISTICS session_summaries_owner (dependencies) ON session_id, user_id FROM session_summaries;

CREATE TABLE share_salts (
    day date NOT NULL,
    salt bytea NOT NULL,
    CONSTRAINT share_salts_pkey PRIMARY KEY (day)
);

CREATE TABLE shared_pages (
    shared_turn_id uuid NOT NULL,
    user_id uuid NOT NULL,
    page smallint NOT NULL,
    gzipped bytea NOT NULL,
    CONSTRAINT shared_pages_pkey PRIMARY KEY (shared_turn_id, page),
    CONSTRAINT shared_pages_shared_turn_id_fkey FOREIGN KEY (shared_turn_id) REFERENCES shared_turns(id) ON DELETE CASCADE,
    CONSTRAINT shared_pages_page_check CHECK (page > 0)
);
ALTER TABLE shared_pages ALTER COLUMN gzipped SET STORAGE EXTERNAL;
CREATE TRIGGER shared_pages_storage AFTER INSERT OR DELETE ON shared_pages FOR EACH ROW EXECUTE FUNCTION count_shared_pages_storage();

CREATE TABLE shared_plays (
    session_id uuid NOT NULL,
    user_id uuid NOT NULL,
    story_id uuid NOT NULL,
    node text,
    begun_at timestamp with time zone NOT NULL,
    CONSTRAINT shared_plays_pkey PRIMARY KEY (session_id),
    CONSTRAINT shared_plays_of_owner FOREIGN KEY (user_id, session_id) REFERENCES game_sessions(user_id, id) ON DELETE CASCADE,
    CONSTRAINT shared_plays_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE
);
CREATE INDEX shared_plays_player ON shared_plays USING btree (user_id);
CREATE INDEX shared_plays_story ON shared_plays USING btree (story_id, node);

CREATE TABLE shared_turns (
    id uuid NOT NULL,
    token text NOT NULL,
    user_id uuid NOT NULL,
    session_id uuid NOT NULL,
    turn_id uuid NOT NULL,
    story_id uuid NOT NULL,
    title text NOT NULL,
    language text NOT NULL,
    last_line text NOT NULL,
    shows_typed boolean NOT NULL,
    plays integer NOT NULL DEFAULT 0,
    created_at timestamp with time zone NOT NULL,
    tale jsonb NOT NULL,
    pages_format smallint,
    CONSTRAINT shared_turns_pkey PRIMARY KEY (id),
    CONSTRAINT shared_turns_once UNIQUE (user_id, turn_id, shows_typed),
    CONSTRAINT shared_turns_token UNIQUE (token),
    CONSTRAINT shared_turns_of_owner FOREIGN KEY (user_id, session_id) REFERENCES game_sessions(user_id, id) ON DELETE CASCADE,
    CONSTRAINT shared_turns_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE,
    CONSTRAINT shared_turns_plays_check CHECK (plays >= 0)
);
CREATE INDEX shared_turns_session ON shared_turns USING btree (session_id, user_id);
CREATE INDEX shared_turns_story ON shared_turns USING btree (story_id);
CREATE TRIGGER shared_turns_storage AFTER INSERT OR DELETE ON shared_turns FOR EACH ROW EXECUTE FUNCTION count_shared_turns_storage();

CREATE TABLE shares (
    story_id uuid NOT NULL,
    day date NOT NULL,
    -- Anonymous once the day's salt has been deleted.
    sharer bytea NOT NULL,
    CONSTRAINT shares_pkey PRIMARY KEY (story_id, day, sharer),
    CONSTRAINT shares_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE
);
CREATE TRIGGER shares_counted AFTER INSERT OR DELETE ON shares FOR EACH ROW EXECUTE FUNCTION count_for_story('shares_count');

-- A story as its author sees it: the working text, and the counts that lists show.
CREATE TABLE stories (
    id uuid NOT NULL,
    -- Null: the author has deleted their account.
    author_id uuid,
    category_id uuid,
    cover_image_url text,
    is_featured boolean NOT NULL DEFAULT false,
    is_premium boolean NOT NULL,
    created_at timestamp with time zone NOT NULL,
    published_at timestamp with time zone,
    title text NOT NULL,
    tagline text NOT NULL,
    story_description text NOT NULL,
    story_prompt text NOT NULL,
    image_alt text NOT NULL,
    content_rating text NOT NULL,
    difficulty_level text NOT NULL,
    status text NOT NULL,
    language text NOT NULL,
    initial_xp integer NOT NULL,
    actions_count integer NOT NULL,
    story_cards_count integer NOT NULL,
    total_scenes integer NOT NULL,
    branching_points integer NOT NULL,
    possible_endings integer NOT NULL,
    estimated_play_time integer NOT NULL,
    game_config jsonb NOT NULL,
    story_structure json NOT NULL,
    lore_cards jsonb NOT NULL,
    depiction jsonb NOT NULL,
    lexicon jsonb NOT NULL,
    cover jsonb NOT NULL,
    story_system_prompt text NOT NULL DEFAULT ''::text,
    -- Raised by each change.
    version integer NOT NULL DEFAULT 1,
    -- The edited content since publication. Null: unchanged.
    working_copy json,
    review_note text,
    -- When it was submitted, while it waits for a reviewer.
    submitted_at timestamp with time zone,
    submission_note text NOT NULL DEFAULT ''::text,
    -- Sent with the request that created it, so that a retry does not create it again.
    creation_key uuid,
    -- The author has hidden decisions on reports up to this time.
    decisions_hidden_until timestamp with time zone,
    is_open_to_guests boolean NOT NULL DEFAULT false,
    is_withdrawn boolean NOT NULL DEFAULT false,
    layers jsonb NOT NULL DEFAULT '{}'::jsonb,
    translations jsonb NOT NULL DEFAULT '[]'::jsonb,
    deletes_at timestamp with time zone,
    meets jsonb NOT NULL DEFAULT '[]'::jsonb,
    -- Where the cover was fetched, for its author. Null: it is from this site.
    cover_source text,
    -- The cover that was fetched there.
    cover_picture bytea,
    is_machine_written boolean NOT NULL DEFAULT false,
    is_machine_drawn boolean NOT NULL DEFAULT false,
    is_machine_translated boolean NOT NULL DEFAULT false,
    CONSTRAINT stories_pkey PRIMARY KEY (id),
    CONSTRAINT stories_created_once UNIQUE (author_id, creation_key),
    CONSTRAINT stories_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id),
    CONSTRAINT stories_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id),
    CONSTRAINT stories_actions_count_check CHECK (actions_count >= 0),
    CONSTRAINT stories_branching_points_check CHECK (branching_points >= 0),
    CONSTRAINT stories_estimated_play_time_check CHECK (estimated_play_time >= 0),
    CONSTRAINT stories_initial_xp_check CHECK (initial_xp >= 0),
    CONSTRAINT stories_possible_endings_check CHECK (possible_endings >= 0),
    CONSTRAINT stories_published CHECK (status <> 'published'::text OR published_at IS NOT NULL),
    CONSTRAINT stories_story_cards_count_check CHECK (story_cards_count >= 0),
    CONSTRAINT stories_total_scenes_check CHECK (total_scenes >= 0),
    CONSTRAINT stories_version_check CHECK (version > 0),
    CONSTRAINT stories_working_copy CHECK (working_copy IS NULL OR status = 'published'::text)
);
CREATE INDEX stories_author ON stories USING btree (author_id);
CREATE INDEX stories_category ON stories USING btree (category_id);
CREATE INDEX stories_deletes ON stories USING btree (deletes_at) WHERE deletes_at IS NOT NULL;
CREATE INDEX stories_featured ON stories USING btree (published_at DESC, id DESC) WHERE status = 'published'::text AND is_featured;
CREATE INDEX stories_newest ON stories USING btree (published_at DESC, id DESC) WHERE status = 'published'::text;
CREATE INDEX stories_rated ON stories USING btree (content_rating) WHERE status = 'published'::text;
CREATE INDEX stories_submitted ON stories USING btree (submitted_at) WHERE submitted_at IS NOT NULL;
CREATE INDEX stories_withdrawn ON stories USING btree (id) WHERE is_withdrawn;
CREATE TRIGGER stories_added AFTER INSERT ON stories REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_published();
CREATE TRIGGER stories_changed_status AFTER UPDATE OF status ON stories FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION count_published();
CREATE TRIGGER stories_covers_storage AFTER INSERT OR DELETE OR UPDATE OF cover_picture, author_id ON stories FOR EACH ROW EXECUTE FUNCTION count_covers_storage();
CREATE TRIGGER stories_layers_storage AFTER INSERT OR DELETE OR UPDATE OF layers, author_id ON stories FOR EACH ROW EXECUTE FUNCTION count_layers_storage();
CREATE TRIGGER stories_queued AFTER INSERT OR UPDATE OF status, author_id ON stories FOR EACH ROW WHEN (new.status = 'published'::text AND new.author_id IS NOT NULL) EXECUTE FUNCTION queue_published();
CREATE TRIGGER stories_removed AFTER DELETE ON stories REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_published();
CREATE TRIGGER stories_stats_added AFTER INSERT ON stories FOR EACH ROW EXECUTE FUNCTION follow_story();
CREATE TRIGGER stories_stats_followed AFTER UPDATE OF status ON stories FOR EACH ROW WHEN ((old.status = 'published'::text) IS DISTINCT FROM (new.status = 'published'::text)) EXECUTE FUNCTION follow_story();
CREATE TRIGGER stories_storage AFTER INSERT OR DELETE OR UPDATE OF story_structure, lore_cards, depiction, lexicon, working_copy, story_description, story_prompt, story_system_prompt, author_id ON stories FOR EACH ROW EXECUTE FUNCTION count_stories_storage();
CREATE TRIGGER stories_told AFTER INSERT OR DELETE OR UPDATE ON stories FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
CREATE TRIGGER stories_told_together AFTER UPDATE OF status, is_premium ON stories FOR EACH STATEMENT EXECUTE FUNCTION tell_together();
CREATE TRIGGER story_announced AFTER INSERT OR UPDATE OF title, tagline, story_description, author_id, category_id, status ON stories FOR EACH ROW EXECUTE FUNCTION announce_story();
CREATE TRIGGER story_listed AFTER INSERT OR UPDATE OF title, tagline, author_id, category_id, status, is_featured, is_premium ON stories FOR EACH ROW EXECUTE FUNCTION list_story();
CREATE TRIGGER story_translations_announced AFTER UPDATE OF translations ON stories FOR EACH ROW WHEN (old.translations IS DISTINCT FROM new.translations) EXECUTE FUNCTION announce_story();

-- Turns and sessions of a story that are not merged yet; written by triggers.
CREATE TABLE story_changes (
    story_id uuid NOT NULL,
    hour timestamp with time zone NOT NULL,
    turns integer NOT NULL DEFAULT 0,
    sessions integer NOT NULL DEFAULT 0,
    finished integer NOT NULL DEFAULT 0,
    user_id uuid,
    model_key text,
    credits integer NOT NULL DEFAULT 0,
    duration_ms integer,
    is_told boolean NOT NULL DEFAULT false,
    by_provider boolean NOT NULL DEFAULT false,
    stepped_in boolean NOT NULL DEFAULT false,
    is_ending boolean NOT NULL DEFAULT false,
    session_id uuid,
    begun integer NOT NULL DEFAULT 0,
    told_at timestamp with time zone,
    node text,
    from_node text,
    is_visit boolean NOT NULL DEFAULT false,
    seconds_before real,
    seconds real
) WITH (autovacuum_vacuum_scale_factor=0.05);

-- The number of stories of each kind. Maintained by triggers on `story_listing`.
CREATE TABLE story_counts (
    status text NOT NULL,
    category_id uuid,
    is_featured boolean NOT NULL,
    is_premium boolean NOT NULL,
    stories integer NOT NULL
);

-- Unsaved edits, one row for each person and page.
CREATE TABLE story_drafts (
    user_id uuid NOT NULL,
    -- `new`, or the id of the story.
    place text NOT NULL,
    story_id uuid,
    content json NOT NULL,
    -- A new number after each change, from a sequence.
    version integer NOT NULL DEFAULT nextval('story_draft_versions'::regclass),
    saved_at timestamp with time zone NOT NULL,
    CONSTRAINT story_drafts_pkey PRIMARY KEY (user_id, place),
    CONSTRAINT story_drafts_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE,
    CONSTRAINT story_drafts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
    CONSTRAINT story_drafts_check CHECK (place = COALESCE(story_id::text, 'new'::text))
);
CREATE INDEX story_drafts_saved ON story_drafts USING btree (saved_at);
CREATE INDEX story_drafts_story ON story_drafts USING btree (story_id) WHERE story_id IS NOT NULL;
CREATE TRIGGER story_drafts_storage AFTER INSERT OR DELETE OR UPDATE OF content ON story_drafts FOR EACH ROW EXECUTE FUNCTION count_story_drafts_storage();

-- Turns of a story told per hour, in the last weeks.
CREATE TABLE story_hours (
    story_id uuid NOT NULL,
    hour timestamp with time zone NOT NULL,
    turns integer NOT NULL,
    CONSTRAINT story_hours_pkey PRIMARY KEY (story_id, hour),
    CONSTRAINT story_hours_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE,
    CONSTRAINT story_hours_turns_check CHECK (turns >= 0)
);
CREATE INDEX story_hours_hour ON story_hours USING btree (hour) INCLUDE (story_id, turns);

-- How many sessions had a certain length, which is rounded to two digits.
CREATE TABLE story_lengths (
    story_id uuid NOT NULL,
    seconds integer NOT NULL,
    sessions integer NOT NULL,
    CONSTRAINT story_lengths_pkey PRIMARY KEY (story_id, seconds),
    CONSTRAINT story_lengths_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE
);

-- The columns that sort and filter the list of all stories. Only triggers on the stories write them.
CREATE TABLE story_listing (
    story_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    title_key text COLLATE "C" NOT NULL,
    author_key text COLLATE "C" NOT NULL,
    category_key text COLLATE "C" NOT NULL,
    author_id uuid,
    category_id uuid,
    status text NOT NULL,
    is_featured boolean NOT NULL,
    is_premium boolean NOT NULL,
    -- A `tsvector` of the words of title, tagline and author, in lower case.
    words tsvector NOT NULL,
    CONSTRAINT story_listing_pkey PRIMARY KEY (story_id),
    CONSTRAINT story_listing_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE
) WITH (toast_tuple_target=256);
CREATE INDEX story_listing_author ON story_listing USING btree (author_key, story_id) INCLUDE (status, category_id, author_id, is_featured, is_premium);
CREATE INDEX story_listing_category ON story_listing USING btree (category_key, created_at, story_id) INCLUDE (status, category_id, author_id, is_featured, is_premium);
CREATE INDEX story_listing_created ON story_listing USING btree (created_at, story_id) INCLUDE (status, category_id, author_id, is_featured, is_premium);
CREATE INDEX story_listing_featured ON story_listing USING btree (is_featured, created_at, story_id) INCLUDE (status, category_id, author_id, is_premium);
CREATE INDEX story_listing_of_author ON story_listing USING btree (author_id);
CREATE INDEX story_listing_premium ON story_listing USING btree (is_premium, created_at, story_id) INCLUDE (status, category_id, author_id, is_featured);
CREATE INDEX story_listing_status ON story_listing USING btree (status, created_at, story_id) INCLUDE (category_id, author_id, is_featured, is_premium);
CREATE INDEX story_listing_title ON story_listing USING btree (title_key, story_id) INCLUDE (status, category_id, author_id, is_featured, is_premium);
CREATE INDEX story_listing_words ON story_listing USING gin (words) WITH (fastupdate=off);
CREATE TRIGGER story_listing_counted AFTER INSERT OR DELETE ON story_listing FOR EACH ROW EXECUTE FUNCTION count_listing();
CREATE TRIGGER story_listing_recounted AFTER UPDATE ON story_listing FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status OR old.category_id IS DISTINCT FROM new.category_id OR old.is_featured IS DISTINCT FROM new.is_featured OR old.is_premium IS DISTINCT FROM new.is_premium) EXECUTE FUNCTION count_listing();

CREATE TABLE story_plays (
    story_id uuid NOT NULL,
    day date NOT NULL,
    plays integer NOT NULL,
    CONSTRAINT story_plays_pkey PRIMARY KEY (story_id, day),
    CONSTRAINT story_plays_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE
);
CREATE INDEX story_plays_day ON story_plays USING btree (day) INCLUDE (story_id, plays);

CREATE UNLOGGED TABLE story_presence (
    story_id uuid NOT NULL,
    tab uuid NOT NULL,
    user_id uuid NOT NULL,
    scene text,
    came_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
    present_until timestamp with time zone NOT NULL,
    CONSTRAINT story_presence_pkey PRIMARY KEY (story_id, tab),
    CONSTRAINT story_presence_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE,
    CONSTRAINT story_presence_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
) WITH (fillfactor=50);
CREATE INDEX story_presence_user ON story_presence USING btree (user_id);
CREATE TRIGGER story_presence_told AFTER INSERT OR UPDATE OF scene ON story_presence FOR EACH ROW EXECUTE FUNCTION tell_presence();

CREATE TABLE story_ratings (
    user_id uuid NOT NULL,
    story_id uuid NOT NULL,
    stars smallint NOT NULL,
    rated_at timestamp with time zone NOT NULL,
    CONSTRAINT story_ratings_pkey PRIMARY KEY (user_id, story_id),
    CONSTRAINT story_ratings_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE,
    CONSTRAINT story_ratings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
    CONSTRAINT story_ratings_stars_check CHECK (stars >= 1 AND stars <= 5)
);
CREATE INDEX story_ratings_of_story ON story_ratings USING btree (story_id);
CREATE TRIGGER story_ratings_counted AFTER INSERT OR DELETE OR UPDATE ON story_ratings FOR EACH ROW EXECUTE FUNCTION count_rating();

-- Readers of a story, and the scene where they were last told something; null: an ending.
CREATE TABLE story_readers (
    user_id uuid NOT NULL,
    story_id uuid NOT NULL,
    node text,
    moved_at timestamp with time zone NOT NULL,
    is_finished boolean NOT NULL,
    CONSTRAINT story_readers_pkey PRIMARY KEY (user_id, story_id),
    CONSTRAINT story_readers_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE,
    CONSTRAINT story_readers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX story_readers_story ON story_readers USING btree (story_id);

-- How much each story is read, except by its author. Like the next tables, summed from `story_changes`.
CREATE TABLE story_readings (
    story_id uuid NOT NULL,
    plays integer NOT NULL,
    readers integer NOT NULL,
    finished integer NOT NULL,
    CONSTRAINT story_readings_pkey PRIMARY KEY (story_id),
    CONSTRAINT story_readings_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE
);

CREATE TABLE story_restore_points (
    story_id uuid NOT NULL,
    number integer NOT NULL,
    snapshot_id uuid NOT NULL,
    card jsonb NOT NULL,
    scenes jsonb NOT NULL,
    version integer NOT NULL,
    act text NOT NULL,
    kinds jsonb NOT NULL,
    stored_at timestamp with time zone NOT NULL,
    by_admin boolean NOT NULL,
    is_told boolean NOT NULL,
    is_hidden boolean NOT NULL,
    CONSTRAINT story_restore_points_pkey PRIMARY KEY (story_id, number),
    CONSTRAINT story_restore_points_snapshot_id_story_id_number_key UNIQUE (snapshot_id, story_id, number),
    CONSTRAINT story_restore_points_snapshot_id_fkey FOREIGN KEY (snapshot_id) REFERENCES story_snapshots(id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT story_restore_points_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE,
    CONSTRAINT story_restore_points_number_check CHECK (number > 0)
);

-- The search documents of published stories.
CREATE TABLE story_search (
    story_id uuid NOT NULL,
    -- Its words, folded, separated by single spaces.
    title text COLLATE "C" NOT NULL,
    -- Words prefixed with the letter of their field.
    words tsvector NOT NULL,
    CONSTRAINT story_search_pkey PRIMARY KEY (story_id),
    CONSTRAINT story_search_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE
) WITH (toast_tuple_target=128);
CREATE INDEX story_search_title ON story_search USING btree (title);
CREATE INDEX story_search_words ON story_search USING gin (words) WITH (fastupdate=off);
CREATE TRIGGER story_search_told AFTER INSERT OR DELETE OR UPDATE ON story_search FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();

-- The text of a story as sessions play it, stored once for each digest.
CREATE TABLE story_snapshots (
    id uuid NOT NULL,
    story_id uuid NOT NULL,
    digest text NOT NULL,
    -- Parsed by the play feature.
    content jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    kept_until timestamp with time zone,
    CONSTRAINT story_snapshots_pkey PRIMARY KEY (id),
    CONSTRAINT story_snapshots_story_id_digest_key UNIQUE (story_id, digest),
    CONSTRAINT story_snapshots_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE
);
CREATE TRIGGER story_snapshots_storage AFTER INSERT OR DELETE OR UPDATE OF content ON story_snapshots FOR EACH ROW EXECUTE FUNCTION count_story_snapshots_storage();

-- The counters of a story: one narrow row each, created with it and updated by triggers.
CREATE TABLE story_stats (
    story_id uuid NOT NULL,
    -- Follows the story's status by a trigger.
    is_published boolean NOT NULL,
    likes_total integer NOT NULL DEFAULT 0,
    plays_total integer NOT NULL DEFAULT 0,
    bookmarks_total integer NOT NULL DEFAULT 0,
    shares_count integer NOT NULL DEFAULT 0,
    completion_rate real,
    average_rating real NOT NULL DEFAULT 0,
    -- This and the next four follow the story by triggers.
    author_id uuid,
    category_id uuid,
    status text NOT NULL DEFAULT 'draft'::text,
    is_featured boolean NOT NULL DEFAULT false,
    is_premium boolean NOT NULL DEFAULT false,
    sessions_total integer NOT NULL DEFAULT 0,
    finished_total integer NOT NULL DEFAULT 0,
    ratings_total integer NOT NULL DEFAULT 0,
    stars_total bigint NOT NULL DEFAULT 0,
    CONSTRAINT story_stats_pkey PRIMARY KEY (story_id),
    CONSTRAINT story_stats_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE,
    CONSTRAINT story_stats_average_rating_check CHECK (average_rating >= 0::double precision AND average_rating <= 5::double precision),
    CONSTRAINT story_stats_bookmarks_total_check CHECK (bookmarks_total >= 0),
    CONSTRAINT story_stats_completion_rate_check CHECK (completion_rate >= 0::double precision AND completion_rate <= 100::double precision),
    CONSTRAINT story_stats_likes_total_check CHECK (likes_total >= 0),
    CONSTRAINT story_stats_plays_total_check CHECK (plays_total >= 0),
    CONSTRAINT story_stats_ratings_total_check CHECK (ratings_total >= 0),
    CONSTRAINT story_stats_shares_count_check CHECK (shares_count >= 0),
    CONSTRAINT story_stats_stars_total_check CHECK (stars_total >= 0)
) WITH (fillfactor=70);
CREATE INDEX story_stats_bookmarks ON story_stats USING btree (bookmarks_total, story_id) INCLUDE (status, category_id, author_id, is_featured, is_premium);
CREATE INDEX story_stats_liked ON story_stats USING btree (likes_total DESC, story_id DESC) WHERE is_published;
CREATE INDEX story_stats_likes ON story_stats USING btree (likes_total, story_id) INCLUDE (status, category_id, author_id, is_featured, is_premium);
CREATE INDEX story_stats_of_author ON story_stats USING btree (author_id);
CREATE INDEX story_stats_plays ON story_stats USING btree (plays_total, story_id) INCLUDE (status, category_id, author_id, is_featured, is_premium);
CREATE TRIGGER story_stats_told AFTER UPDATE OF likes_total, plays_total, bookmarks_total, shares_count, completion_rate, average_rating ON story_stats FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();

-- How many readers were last told something in a scene, by day.
CREATE TABLE story_stops (
    story_id uuid NOT NULL,
    node text NOT NULL,
    day date NOT NULL,
    readers integer NOT NULL,
    CONSTRAINT story_stops_pkey PRIMARY KEY (story_id, node, day),
    CONSTRAINT story_stops_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE
);
CREATE INDEX story_stops_empty ON story_stops USING btree (day) WHERE readers = 0;

CREATE TABLE story_tags (
    story_id uuid NOT NULL,
    tag_id uuid NOT NULL,
    -- The author's order of the tags.
    position integer NOT NULL,
    CONSTRAINT story_tags_pkey PRIMARY KEY (story_id, tag_id),
    CONSTRAINT story_tags_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE,
    CONSTRAINT story_tags_tag_id_fkey FOREIGN KEY (tag_id) REFERENCES tags(id)
);
CREATE INDEX story_tags_tag ON story_tags USING btree (tag_id);
CREATE TRIGGER story_tag_announced AFTER INSERT OR DELETE ON story_tags FOR EACH ROW EXECUTE FUNCTION announce_story_tag();
CREATE TRIGGER story_tags_told AFTER INSERT OR DELETE OR UPDATE ON story_tags FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();

-- Who tells a bundled story.
CREATE TABLE story_tellers (
    story_id uuid NOT NULL,
    name text NOT NULL,
    -- What the voice is like, in one line.
    voice text NOT NULL,
    CONSTRAINT story_tellers_pkey PRIMARY KEY (story_id),
    CONSTRAINT story_tellers_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE
);
CREATE TRIGGER story_tellers_told AFTER INSERT OR DELETE OR UPDATE ON story_tellers FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
CREATE TRIGGER teller_announced AFTER INSERT OR UPDATE ON story_tellers FOR EACH ROW EXECUTE FUNCTION announce_teller();
CREATE TRIGGER teller_listed AFTER INSERT OR DELETE OR UPDATE ON story_tellers FOR EACH ROW EXECUTE FUNCTION list_teller();

-- The published versions. The database refuses every change of a row.
CREATE TABLE story_versions (
    story_id uuid NOT NULL,
    number integer NOT NULL,
    snapshot_id uuid NOT NULL,
    note text NOT NULL,
    kinds jsonb NOT NULL,
    published_at timestamp with time zone NOT NULL,
    -- Null: the account is gone.
    published_by uuid,
    actions_count integer NOT NULL,
    story_cards_count integer NOT NULL,
    total_scenes integer NOT NULL,
    branching_points integer NOT NULL,
    possible_endings integer NOT NULL,
    CONSTRAINT story_versions_pkey PRIMARY KEY (story_id, number),
    CONSTRAINT story_versions_published_by_fkey FOREIGN KEY (published_by) REFERENCES users(id) ON DELETE SET NULL,
    CONSTRAINT story_versions_snapshot_id_fkey FOREIGN KEY (snapshot_id) REFERENCES story_snapshots(id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT story_versions_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE,
    CONSTRAINT story_versions_number_check CHECK (number > 0)
);
CREATE INDEX story_versions_publisher ON story_versions USING btree (published_by);
CREATE INDEX story_versions_snapshot ON story_versions USING btree (snapshot_id);
CREATE TRIGGER story_versions_guarded BEFORE UPDATE OF story_id, number, snapshot_id, note, kinds, published_at, actions_count, story_cards_count, total_scenes, branching_points, possible_endings ON story_versions FOR EACH ROW EXECUTE FUNCTION refuse_changed_versions();

-- Readers who have gone from one scene to another, so that each counts once.
CREATE TABLE story_way_readers (
    user_id uuid NOT NULL,
    story_id uuid NOT NULL,
    node text NOT NULL,
    from_node text NOT NULL,
    CONSTRAINT story_way_readers_pkey PRIMARY KEY (user_id, story_id, node, from_node),
    CONSTRAINT story_way_readers_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE,
    CONSTRAINT story_way_readers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX story_way_readers_story ON story_way_readers USING btree (story_id);

-- How often a scene was entered from another one; an empty name: from anywhere.
CREATE TABLE story_ways (
    story_id uuid NOT NULL,
    node text NOT NULL,
    from_node text NOT NULL,
    visits bigint NOT NULL,
    readers integer NOT NULL,
    CONSTRAINT story_ways_pkey PRIMARY KEY (story_id, node, from_node),
    CONSTRAINT story_ways_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE
);

-- When each periodic clean-up is due, and how long a process may run it.
CREATE TABLE sweeps (
    name text NOT NULL,
    run uuid NOT NULL,
    due_at timestamp with time zone NOT NULL,
    held_until timestamp with time zone NOT NULL,
    CONSTRAINT sweeps_pkey PRIMARY KEY (name)
) WITH (fillfactor=50);

CREATE TABLE tags (
    id uuid NOT NULL,
    display_name text NOT NULL,
    color text NOT NULL,
    sort_order integer NOT NULL DEFAULT 0,
    names jsonb NOT NULL DEFAULT '{}'::jsonb,
    CONSTRAINT tags_pkey PRIMARY KEY (id),
    CONSTRAINT tags_display_name_key UNIQUE (display_name)
);
CREATE TRIGGER tag_announced AFTER UPDATE OF display_name, names ON tags FOR EACH ROW EXECUTE FUNCTION announce_tag();
CREATE TRIGGER tags_told AFTER INSERT OR DELETE OR UPDATE ON tags FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();

CREATE TABLE together (
    session_id uuid NOT NULL,
    user_id uuid NOT NULL,
    way text NOT NULL DEFAULT 'in_turn'::text,
    vote_seconds integer NOT NULL DEFAULT 30,
    words_allowed boolean NOT NULL DEFAULT false,
    is_paused boolean NOT NULL DEFAULT false,
    turn_seat integer NOT NULL DEFAULT 0,
    begun_at timestamp with time zone NOT NULL,
    token text,
    token_expires_at timestamp with time zone,
    vote_id uuid,
    vote_turn_id uuid,
    vote_ends_at timestamp with time zone,
    vote_problem text,
    running_key uuid,
    running_by uuid,
    budget integer NOT NULL DEFAULT 20,
    budget_spent integer NOT NULL DEFAULT 0,
    CONSTRAINT together_pkey PRIMARY KEY (session_id),
    CONSTRAINT together_token UNIQUE (token),
    CONSTRAINT together_of_owner FOREIGN KEY (user_id, session_id) REFERENCES game_sessions(user_id, id) ON DELETE CASCADE,
    CONSTRAINT together_running_by_fkey FOREIGN KEY (running_by) REFERENCES users(id) ON DELETE SET NULL,
    CONSTRAINT together_budget_check CHECK (budget >= 0),
    CONSTRAINT together_budget_spent_check CHECK (budget_spent >= 0),
    CONSTRAINT together_invitation CHECK ((token IS NULL) = (token_expires_at IS NULL)),
    CONSTRAINT together_turn_seat_check CHECK (turn_seat >= 0),
    CONSTRAINT together_vote CHECK (num_nulls(vote_id, vote_turn_id, vote_ends_at) = ANY (ARRAY[0, 3])),
    CONSTRAINT together_vote_seconds_check CHECK (vote_seconds > 0),
    CONSTRAINT together_way_check CHECK (way = ANY (ARRAY['in_turn'::text, 'vote'::text]))
);
CREATE INDEX together_payer ON together USING btree (user_id);
CREATE INDEX together_running_by ON together USING btree (running_by) WHERE running_by IS NOT NULL;
CREATE INDEX together_votes_open ON together USING btree (session_id) WHERE vote_id IS NOT NULL;
CREATE TRIGGER together_told AFTER INSERT OR DELETE OR UPDATE ON together FOR EACH ROW EXECUTE FUNCTION tell_together();

CREATE TABLE together_players (
    session_id uuid NOT NULL,
    player_id uuid NOT NULL,
    user_id uuid NOT NULL,
    seat integer NOT NULL,
    joined_at timestamp with time zone NOT NULL,
    seen_at timestamp with time zone NOT NULL,
    CONSTRAINT together_players_pkey PRIMARY KEY (session_id, player_id),
    CONSTRAINT together_players_seat UNIQUE (session_id, seat),
    CONSTRAINT together_players_player_id_fkey FOREIGN KEY (player_id) REFERENCES users(id) ON DELETE CASCADE,
    CONSTRAINT together_players_session_id_fkey FOREIGN KEY (session_id) REFERENCES together(session_id) ON DELETE CASCADE,
    CONSTRAINT together_players_seat_check CHECK (seat >= 0)
);
CREATE INDEX together_players_player ON together_players USING btree (player_id);
CREATE TRIGGER together_players_told AFTER INSERT OR DELETE ON together_players FOR EACH ROW EXECUTE FUNCTION tell_together();

CREATE TABLE together_votes (
    session_id uuid NOT NULL,
    player_id uuid NOT NULL,
    user_id uuid NOT NULL,
    choice text,
    voted_at timestamp with time zone NOT NULL,
    answer text,
    CONSTRAINT together_votes_pkey PRIMARY KEY (session_id, player_id),
    CONSTRAINT together_votes_session_id_player_id_fkey FOREIGN KEY (session_id, player_id) REFERENCES together_players(session_id, player_id) ON DELETE CASCADE
);
CREATE TRIGGER together_votes_told AFTER INSERT OR DELETE OR UPDATE ON together_votes FOR EACH ROW EXECUTE FUNCTION tell_together();

CREATE TABLE turn_actors (
    turn_id uuid NOT NULL,
    session_id uuid NOT NULL,
    user_id uuid NOT NULL,
    actor_id uuid,
    by_vote boolean NOT NULL,
    credits integer NOT NULL,
    xp integer NOT NULL DEFAULT 0,
    votes integer,
    voters integer,
    is_tie boolean,
    CONSTRAINT turn_actors_pkey PRIMARY KEY (turn_id),
    CONSTRAINT turn_actors_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL,
    CONSTRAINT turn_actors_of_owner FOREIGN KEY (user_id, session_id) REFERENCES game_sessions(user_id, id) ON DELETE CASCADE,
    CONSTRAINT turn_actors_turn_id_fkey FOREIGN KEY (turn_id) REFERENCES turns(id) ON DELETE CASCADE,
    CONSTRAINT turn_actors_credits_check CHECK (credits >= 0),
    CONSTRAINT turn_actors_xp_check CHECK (xp >= 0)
);
CREATE INDEX turn_actors_actor ON turn_actors USING btree (actor_id) WHERE actor_id IS NOT NULL;
CREATE INDEX turn_actors_session ON turn_actors USING btree (session_id, user_id);

-- A part of a session's tree without forks, identified by its first turn.
CREATE TABLE turn_branches (
    id uuid NOT NULL,
    session_id uuid NOT NULL,
    -- The branches that lead to it; if there are very many, only the last ones.
    branches uuid[] NOT NULL,
    -- The depth of the last turn of each of them.
    depths integer[] NOT NULL,
    -- The branch whose row has the earlier branches.
    before uuid,
    user_id uuid NOT NULL,
    CONSTRAINT turn_branches_pkey PRIMARY KEY (id),
    CONSTRAINT turn_branches_of_owner FOREIGN KEY (user_id, session_id) REFERENCES game_sessions(user_id, id) ON DELETE CASCADE
);
CREATE INDEX turn_branches_session ON turn_branches USING btree (session_id);
CREATE STATISTICS turn_branches_owner (dependencies) ON session_id, user_id FROM turn_branches;

-- What happened in a session. Rows are never changed; undo and redo move the pointers of the session.
CREATE TABLE turns (
    id uuid NOT NULL,
    session_id uuid NOT NULL,
    committed_at timestamp with time zone NOT NULL,
    -- Null for the first turn of a session.
    parent_id uuid,
    -- For another telling: the turn of the first one.
    telling_of uuid,
    action_type text NOT NULL DEFAULT 'continue'::text,
    user_input text,
    selected_choice text,
    ai_response text,
    choices jsonb NOT NULL DEFAULT '[]'::jsonb,
    image_url text,
    style text,
    prompt text,
    model_used text,
    credits_consumed integer NOT NULL DEFAULT 0,
    success boolean NOT NULL DEFAULT true,
    -- The state of play after the turn.
    state jsonb NOT NULL DEFAULT '{}'::jsonb,
    duration_ms integer NOT NULL DEFAULT 0,
    -- The provider's model that told or drew it. Null: the built-in narrator, or the author.
    told_by text,
    -- The lore and the earlier deeds that its narrator used.
    remembered jsonb NOT NULL DEFAULT '[]'::jsonb,
    -- Alternative text of the picture; null without a picture, and for older ones.
    image_alt text,
    -- Its branch in the tree of its session.
    branch uuid NOT NULL,
    -- The number of turns up to here, including this one; pictures are not counted.
    depth integer NOT NULL,
    -- The snapshot that the session played at that time.
    snapshot_id uuid NOT NULL,
    -- Why the built-in narrator told or drew it instead of a model; null if it did not.
    stepped_in text,
    -- The choice that the player's words may have meant, without certainty.
    perhaps_meant text,
    -- Whether it was copied, with its path, from the session that this one began from, where it was paid for
    -- and counted.
    is_inherited boolean NOT NULL DEFAULT false,
    -- The provider's model that failed, if another one was its fallback.
    told_for text,
    -- The choice that the player's words were understood as; null if none, and for older turns.
    understood_as text,
    user_id uuid NOT NULL,
    notes jsonb,
    told_offline_at timestamp with time zone,
    selected_answer text,
    parts jsonb,
    struck jsonb,
    CONSTRAINT turns_pkey PRIMARY KEY (id),
    CONSTRAINT turns_of_owner FOREIGN KEY (user_id, session_id) REFERENCES game_sessions(user_id, id) ON DELETE CASCADE,
    CONSTRAINT turns_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES turns(id) ON DELETE CASCADE,
    CONSTRAINT turns_telling_of_fkey FOREIGN KEY (telling_of) REFERENCES turns(id) ON DELETE CASCADE,
    CONSTRAINT turns_credits_consumed_check CHECK (credits_consumed >= 0)
);
CREATE INDEX turns_branch ON turns USING btree (branch, depth);
CREATE INDEX turns_committed ON turns USING btree (committed_at) INCLUDE (session_id) WHERE NOT is_inherited;
CREATE INDEX turns_of_session ON turns USING btree (session_id, id DESC);
CREATE INDEX turns_parent ON turns USING btree (parent_id);
CREATE INDEX turns_session ON turns USING btree (session_id, committed_at);
CREATE INDEX turns_stored_pictures ON turns USING btree (image_url) WHERE image_url ~~ '/pictures/%'::text;
CREATE INDEX turns_telling ON turns USING btree (telling_of) WHERE telling_of IS NOT NULL;
CREATE TRIGGER turns_counted AFTER INSERT ON turns FOR EACH ROW WHEN (NOT new.is_inherited) EXECUTE FUNCTION count_turn();
CREATE TRIGGER turns_paid AFTER INSERT ON turns FOR EACH ROW WHEN (new.credits_consumed > 0) EXECUTE FUNCTION count_credits();
CREATE TRIGGER turns_picture_loose AFTER DELETE ON turns FOR EACH ROW WHEN (old.image_url ~~ '/pictures/%'::text) EXECUTE FUNCTION note_loose_picture();
CREATE TRIGGER turns_pinned BEFORE INSERT ON turns FOR EACH ROW EXECUTE FUNCTION pin_turn();
CREATE TRIGGER turns_placed BEFORE INSERT ON turns FOR EACH ROW EXECUTE FUNCTION place_turn();
CREATE TRIGGER turns_queued AFTER INSERT ON turns FOR EACH ROW WHEN (new.action_type <> 'story_start'::text AND NOT new.is_inherited) EXECUTE FUNCTION queue_turn();
CREATE TRIGGER turns_visited AFTER INSERT ON turns FOR EACH ROW WHEN (NOT new.is_inherited AND new.action_type <> 'show'::text AND new.telling_of IS NULL AND (new.state ->> 'node'::text) IS NOT NULL AND (new.state ->> 'turns_in_node'::text) = '0'::text AND NOT new.state ? 'put_down'::text AND (new.parent_id IS NOT NULL OR (new.state ->> 'path_length'::text) = '1'::text)) EXECUTE FUNCTION count_visit();
CREATE STATISTICS turns_owner (dependencies) ON session_id, user_id FROM turns;

CREATE TABLE usage_counted (
    until timestamp with time zone NOT NULL
);

CREATE TABLE usage_hours (
    hour timestamp with time zone NOT NULL,
    model text NOT NULL,
    calls bigint NOT NULL,
    prompt_tokens bigint NOT NULL,
    cached_tokens bigint NOT NULL,
    completion_tokens bigint NOT NULL,
    CONSTRAINT usage_hours_pkey PRIMARY KEY (hour, model)
);

-- An account.
CREATE TABLE users (
    id uuid NOT NULL,
    username text NOT NULL,
    email text NOT NULL,
    display_name text,
    avatar_url text,
    role text NOT NULL,
    -- Null: the account has no password to sign in with.
    password_hash text,
    is_verified boolean NOT NULL DEFAULT false,
    created_at timestamp with time zone NOT NULL,
    -- The person's Google id, if the account is linked.
    google_sub text,
    has_premium_access boolean NOT NULL DEFAULT false,
    -- Always the sum of the account's ledger entries; only a trigger writes it.
    credits integer NOT NULL DEFAULT 0,
    -- Whether the server generated the password.
    must_change_password boolean NOT NULL DEFAULT false,
    -- A blocked account cannot sign in.
    blocked_at timestamp with time zone,
    blocked_reason text,
    -- The language in which the person last used the interface; null if not recorded yet.
    language text,
    text_model text,
    image_model text,
    closed_at timestamp with time zone,
    -- When the account last changed something, rounded to seconds, if a replica is in use.
    wrote_at timestamp with time zone,
    birth_year integer,
    about text,
    CONSTRAINT users_pkey PRIMARY KEY (id),
    CONSTRAINT users_google_sub_key UNIQUE (google_sub),
    CONSTRAINT users_blocked CHECK ((blocked_at IS NULL) = (blocked_reason IS NULL)),
    CONSTRAINT users_credits_check CHECK (credits >= 0),
    CONSTRAINT users_role_check CHECK (role = ANY (ARRAY['player'::text, 'admin'::text]))
);
CREATE INDEX users_closed ON users USING btree (closed_at) WHERE closed_at IS NOT NULL;
CREATE UNIQUE INDEX users_email ON users USING btree (lower(email));
CREATE INDEX users_newest ON users USING btree (created_at, id);
CREATE UNIQUE INDEX users_username ON users USING btree (lower(username));
CREATE TRIGGER author_announced AFTER UPDATE OF display_name ON users FOR EACH ROW EXECUTE FUNCTION announce_author();
CREATE TRIGGER author_listed AFTER UPDATE OF display_name, username ON users FOR EACH ROW EXECUTE FUNCTION list_author();
CREATE TRIGGER users_credits_inserted BEFORE INSERT ON users FOR EACH ROW WHEN (new.credits <> 0) EXECUTE FUNCTION refuse_credits_without_entry();
CREATE TRIGGER users_credits_updated BEFORE UPDATE ON users FOR EACH ROW WHEN (old.credits IS DISTINCT FROM new.credits) EXECUTE FUNCTION refuse_credits_without_entry();
CREATE TRIGGER users_google_inserted AFTER INSERT ON users FOR EACH ROW WHEN (new.google_sub IS NOT NULL) EXECUTE FUNCTION identity_of_google_sub();
CREATE TRIGGER users_google_updated AFTER UPDATE OF google_sub ON users FOR EACH ROW WHEN (old.google_sub IS DISTINCT FROM new.google_sub) EXECUTE FUNCTION identity_of_google_sub();
CREATE TRIGGER users_told AFTER DELETE OR UPDATE OF username, display_name, avatar_url, role, blocked_at ON users FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
CREATE TRIGGER users_told_together AFTER UPDATE OF blocked_at, closed_at, birth_year, username, display_name, avatar_url, text_model ON users FOR EACH STATEMENT EXECUTE FUNCTION tell_together();

CREATE SEQUENCE story_draft_versions AS integer CYCLE;
CREATE OR REPLACE FUNCTION add_counts(counts jsonb, fresh jsonb)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
      with summed as (
        select scope, kind, sum(count) as count from (
          select * from counts_of(counts) union all select * from counts_of(fresh)
        ) both_of_them group by scope, kind
      ), days as (
        -- those that may still be paid, and one of a clock that is ahead
        select distinct scope from summed where scope <> 'ever' order by scope desc limit 9
      )
      select coalesce(jsonb_object_agg(scope, kinds), '{}') from (
        select scope, jsonb_object_agg(kind, count) as kinds from summed
        where scope = 'ever' or scope in (select scope from days) group by scope
      ) scopes
    $function$;
CREATE OR REPLACE FUNCTION announce_author()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        insert into search_queue (story_id) select id from stories where author_id = new.id;
        return null;
      end $function$;
CREATE OR REPLACE FUNCTION announce_category()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        insert into search_queue (story_id) select id from stories where category_id = new.id;
        return null;
      end $function$;
CREATE OR REPLACE FUNCTION announce_story()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        insert into search_queue (story_id) values (new.id);
        return null;
      end $function$;
CREATE OR REPLACE FUNCTION announce_story_tag()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        insert into search_queue (story_id) values (coalesce(new.story_id, old.story_id));
        return null;
      end $function$;
CREATE OR REPLACE FUNCTION announce_tag()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        insert into search_queue (story_id) select story_id from story_tags where tag_id = new.id;
        return null;
      end $function$;
CREATE OR REPLACE FUNCTION announce_teller()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into search_queue (story_id) values (new.story_id);
      return null;
    end $function$;
CREATE OR REPLACE FUNCTION apply_capture()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      update users set credits = credits + new.amount - old.amount where id = new.user_id;
      return null;
    end $function$;
CREATE OR REPLACE FUNCTION apply_credit_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      update users set credits = credits + changed.amount
      from (select user_id, sum(amount) as amount from added group by user_id having sum(amount) <> 0) changed
      where users.id = changed.user_id;
      if exists (select from added where kind = 'release') then
        if exists (
          select from added join credit_entries held on held.id = added.hold_id and held.user_id = added.user_id
          where added.kind = 'release' and held.kind <> 'hold'
        ) then
          raise exception 'a hold is settled once' using errcode = 'integrity_constraint_violation';
        end if;
        update credit_entries set is_open = null
        where (user_id, id) in (select user_id, hold_id from added where kind = 'release') and is_open;
      end if;
      return null;
    end $function$;
CREATE OR REPLACE FUNCTION count_covers_storage()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_op <> 'INSERT' then
        perform count_storage(old.author_id, -coalesce(octet_length(old.cover_picture), 0));
      end if;
      if tg_op <> 'DELETE' then
        perform count_storage(new.author_id, coalesce(octet_length(new.cover_picture), 0));
      end if;
      return null;
    end $function$;
CREATE OR REPLACE FUNCTION count_credits()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      update game_sessions set credits_spent = credits_spent + new.credits_consumed
      where id = new.session_id and user_id = new.user_id and spent_turn_id is distinct from new.id;
      return null;
    end $function$;
CREATE OR REPLACE FUNCTION count_deeds()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into progress_people as person (user_id, counts)
      select user_id, jsonb_object_agg(scope, kinds) as counts from (
        select user_id, scope, jsonb_object_agg(kind, count) as kinds from (
          select user_id, scope, deed.kind, count(*) as count
          from added cross join lateral (
            values (added.kind, added.subject), ('scene', added.scene), ('choice', added.choice)
          ) deed (kind, subject)
          where deed.subject is not null and deed.kind <> 'owed' group by user_id, scope, deed.kind
        ) kinds_of_scope group by user_id, scope
      ) scopes group by user_id order by user_id
      on conflict (user_id) do update set counts = add_counts(person.counts, excluded.counts);
      return null;
    end $function$;
CREATE OR REPLACE FUNCTION count_for_story()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_op = 'INSERT' then
        execute format('update story_stats set %1$I = %1$I + 1 where story_id = $1', tg_argv[0]) using new.story_id;
      else
        execute format('update story_stats set %1$I = %1$I - 1 where story_id = $1', tg_argv[0]) using old.story_id;
      end if;
      return null;
    end $function$;
CREATE OR REPLACE FUNCTION count_layers_storage()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_op <> 'INSERT' then
        perform count_storage(old.author_id, -pg_column_size(old.layers));
      end if;
      if tg_op <> 'DELETE' then
        perform count_storage(new.author_id, pg_column_size(new.layers));
      end if;
      return null;
    end $function$;
CREATE OR REPLACE FUNCTION count_listing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_op <> 'INSERT' then
        insert into story_counts values (old.status, old.category_id, old.is_featured, old.is_premium, -1);
      end if;
      if tg_op <> 'DELETE' then
        insert into story_counts values (new.status, new.category_id, new.is_featured, new.is_premium, 1);
      end if;
      return null;
    end $function$;
CREATE OR REPLACE FUNCTION count_published()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      change integer;
    begin
      if tg_op = 'INSERT' then
        select count(*) into change from added where status = 'published';
      elsif tg_op = 'DELETE' then
        select -count(*) into change from removed where status = 'published';
      else
        change := (new.status = 'published')::integer - (old.status = 'published')::integer;
      end if;
      if change <> 0 then
        update catalogue_totals set published = published + change;
      end if;
      return null;
    end $function$;
CREATE OR REPLACE FUNCTION count_rating()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      rated uuid := coalesce(new.story_id, old.story_id);
      ratings integer := (tg_op = 'INSERT')::integer - (tg_op = 'DELETE')::integer;
      stars integer := coalesce(new.stars, 0) - coalesce(old.stars, 0);
    begin
      update story_stats set
        ratings_total = ratings_total + ratings,
        stars_total = stars_total + stars,
        average_rating = case when ratings_total + ratings < 5 then 0
          else (stars_total + stars)::real / (ratings_total + ratings) end
        where story_id = rated;
      return null;
    end $function$;
CREATE OR REPLACE FUNCTION count_session()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_op <> 'INSERT' and not old.is_uncounted and not old.begun_offline then
        insert into story_changes (story_id, hour, sessions, finished)
        values (old.story_id, date_trunc('hour', old.created_at, 'UTC'), -1, -old.is_completed::integer);
      end if;
      if tg_op <> 'DELETE' and not new.is_uncounted and not new.begun_offline then
        insert into story_changes (story_id, hour, sessions, finished, begun, user_id, session_id)
        values (new.story_id, date_trunc('hour', new.created_at, 'UTC'), 1, new.is_completed::integer,
          (tg_op = 'INSERT')::integer, new.user_id, new.id);
      end if;
      return null;
    end $function$;
CREATE OR REPLACE FUNCTION count_session_storage()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      counted bigint;
    begin
      if tg_op = 'DELETE' then
        perform count_storage(old.user_id, -old.counted_bytes);
        return null;
      end if;
      counted := case when tg_op = 'INSERT' then 0 else old.counted_bytes end;
      if tg_op = 'INSERT' or new.told_bytes - counted not between 0 and 65535 then
        perform count_storage(new.user_id, new.told_bytes - counted);
        counted := new.told_bytes;
      end if;
      new.counted_bytes := counted;
      return new;
    end $function$;
CREATE OR REPLACE FUNCTION count_shared_pages_storage()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_op = 'DELETE' then
        perform count_storage(old.user_id, -pg_column_size(old.gzipped));
      else
        perform count_storage(new.user_id, pg_column_size(new.gzipped));
      end if;
      return null;
    end $function$;
CREATE OR REPLACE FUNCTION count_shared_turns_storage()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_op = 'DELETE' then
        perform count_storage(old.user_id, -pg_column_size(old.tale));
      else
        perform count_storage(new.user_id, pg_column_size(new.tale));
      end if;
      return null;
    end $function$;
CREATE OR REPLACE FUNCTION count_storage(person uuid, added bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
    begin
      if added > 0 and person is not null then
        insert into account_storage as held (user_id, bytes) values (person, added)
        on conflict (user_id) do update set bytes = held.bytes + excluded.bytes;
      elsif added < 0 then
        update account_storage set bytes = greatest(0, bytes + added) where user_id = person;
      end if;
    end $function$;
CREATE OR REPLACE FUNCTION count_stories_storage()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_op <> 'INSERT' then
        perform count_storage(old.author_id, -(coalesce(pg_column_size(old.story_structure), 0) + coalesce(pg_column_size(old.lore_cards), 0) + coalesce(pg_column_size(old.depiction), 0) + coalesce(pg_column_size(old.lexicon), 0) + coalesce(pg_column_size(old.working_copy), 0) + coalesce(pg_column_size(old.story_description), 0) + coalesce(pg_column_size(old.story_prompt), 0) + coalesce(pg_column_size(old.story_system_prompt), 0)));
      end if;
      if tg_op <> 'DELETE' then
        perform count_storage(new.author_id, coalesce(pg_column_size(new.story_structure), 0) + coalesce(pg_column_size(new.lore_cards), 0) + coalesce(pg_column_size(new.depiction), 0) + coalesce(pg_column_size(new.lexicon), 0) + coalesce(pg_column_size(new.working_copy), 0) + coalesce(pg_column_size(new.story_description), 0) + coalesce(pg_column_size(new.story_prompt), 0) + coalesce(pg_column_size(new.story_system_prompt), 0));
      end if;
      return null;
    end $function$;
CREATE OR REPLACE FUNCTION count_story_drafts_storage()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_op <> 'INSERT' then
        perform count_storage(old.user_id, -(coalesce(pg_column_size(old.content), 0)));
      end if;
      if tg_op <> 'DELETE' then
        perform count_storage(new.user_id, coalesce(pg_column_size(new.content), 0));
      end if;
      return null;
    end $function$;
CREATE OR REPLACE FUNCTION count_story_snapshots_storage()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_op <> 'INSERT' then
        perform count_storage((select author_id from stories where id = old.story_id), -(coalesce(pg_column_size(old.content), 0)));
      end if;
      if tg_op <> 'DELETE' then
        perform count_storage((select author_id from stories where id = new.story_id), coalesce(pg_column_size(new.content), 0));
      end if;
      return null;
    end $function$;
CREATE OR REPLACE FUNCTION count_turn()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      visits boolean := new.action_type <> 'show' and new.telling_of is null and new.state ->> 'node' is not null
        and coalesce(new.state ->> 'turns_in_node' = '0', false) and not new.state ? 'put_down'
        and (new.parent_id is not null or coalesce(new.state ->> 'path_length' = '1', false));
    begin
      insert into story_changes (story_id, hour, turns, user_id, model_key, credits, duration_ms, is_told,
        by_provider, stepped_in, is_ending, session_id, told_at, node, from_node, is_visit, seconds_before, seconds)
      select story_id, date_trunc('hour', new.committed_at, 'UTC'), 1, user_id, new.model_used, new.credits_consumed,
        new.duration_ms, new.action_type <> 'story_start', new.told_by is not null,
        coalesce(new.stepped_in <> 'credits_short', false),
        new.action_type <> 'show' and coalesce(new.state -> 'is_completed' = 'true', false),
        case when not begun_offline then id end, new.committed_at, new.state ->> 'node', case when visits then (
          select state ->> 'node' from turns where id = new.parent_id and user_id = new.user_id
        ) end, visits,
        -- the statement that stores a turn has moved its session
        case when spent_turn_id = new.id then seconds_before end,
        case when spent_turn_id = new.id then counted_seconds end
      from game_sessions where id = new.session_id and user_id = new.user_id and not is_uncounted;
      return null;
    end $function$;
CREATE OR REPLACE FUNCTION count_visit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into scene_visits (session_id, user_id, from_node, node)
      values (new.session_id, new.user_id, (
        select state ->> 'node' from turns where id = new.parent_id and user_id = new.user_id
      ), new.state ->> 'node');
      return null;
    end $function$;
CREATE OR REPLACE FUNCTION counts_of(counts jsonb)
 RETURNS TABLE(scope text, kind text, count integer)
 LANGUAGE sql
 IMMUTABLE
AS $function$
      select days.key, kinds.key, kinds.value::integer
      from jsonb_each(counts) days cross join lateral jsonb_each(days.value) kinds
    $function$;
CREATE OR REPLACE FUNCTION follow_story()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_op = 'INSERT' then
        insert into story_stats (story_id, is_published) values (new.id, new.status = 'published');
      else
        update story_stats set is_published = (new.status = 'published') where story_id = new.id;
      end if;
      return null;
    end $function$;
CREATE OR REPLACE FUNCTION google_sub_of_identity()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_op = 'INSERT' then
        update users set google_sub = new.subject
        where id = new.user_id and google_sub is distinct from new.subject;
      else
        update users set google_sub = null where id = old.user_id and google_sub = old.subject;
      end if;
      return null;
    end
    $function$;
CREATE OR REPLACE FUNCTION identity_of_google_sub()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_op = 'UPDATE' and old.google_sub is not null then
        delete from identities
        where issuer = 'https://accounts.google.com' and subject = old.google_sub and user_id = new.id;
      end if;
      if new.google_sub is not null then
        insert into identities (issuer, subject, user_id)
        values ('https://accounts.google.com', new.google_sub, new.id)
        on conflict do nothing;
      end if;
      return null;
    end
    $function$;
CREATE OR REPLACE FUNCTION liked_stories_with_words(query tsquery, most integer)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE ROWS 100
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
      select liked.story_id from (
        select story_id from story_stats where is_published order by likes_total desc, story_id desc limit most
      ) liked
      where exists (
        select from story_search where story_search.story_id = liked.story_id and words @@ query
      )
    $function$;
CREATE OR REPLACE FUNCTION list_author()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        perform list_stories(array(select id from stories where author_id = new.id));
        return null;
      end $function$;
CREATE OR REPLACE FUNCTION list_category()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        perform list_stories(array(select id from stories where category_id = new.id));
        return null;
      end $function$;
CREATE OR REPLACE FUNCTION list_stories(ids uuid[])
 RETURNS void
 LANGUAGE sql
AS $function$
      insert into story_listing
      select stories.id, stories.created_at, lower(title),
        lower(coalesce(story_tellers.name, users.display_name, users.username, '')),
        lower(coalesce(categories.display_name, '')),
        author_id, category_id, status, is_featured, is_premium,
        array_to_tsvector(words_in(
          concat_ws(' ', title, tagline, story_tellers.name, users.display_name, users.username)
        ))
      from stories
      left join story_tellers on story_tellers.story_id = stories.id
      left join users on users.id = author_id
      left join categories on categories.id = category_id
      where stories.id = any(ids)
      on conflict (story_id) do update set
        created_at = excluded.created_at, title_key = excluded.title_key, author_key = excluded.author_key,
        category_key = excluded.category_key, author_id = excluded.author_id,
        category_id = excluded.category_id, status = excluded.status, is_featured = excluded.is_featured,
        is_premium = excluded.is_premium, words = excluded.words;
      update story_stats set (author_id, category_id, status, is_featured, is_premium) =
        (select author_id, category_id, status, is_featured, is_premium from stories where id = story_id)
      where story_id = any(ids)
    $function$;
CREATE OR REPLACE FUNCTION list_story()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        perform list_stories(array[new.id]);
        return null;
      end $function$;
CREATE OR REPLACE FUNCTION list_teller()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      perform list_stories(array[case tg_op when 'DELETE' then old.story_id else new.story_id end]);
      return null;
    end $function$;
CREATE OR REPLACE FUNCTION measure_move()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      new.played_seconds := old.played_seconds
        + least(greatest(extract(epoch from new.updated_at - old.updated_at), 0), 600);
      new.counted_seconds := coalesce(old.counted_seconds, old.played_seconds);
      if new.turns_told > old.turns_told then
        new.seconds_before := new.counted_seconds;
        new.counted_seconds := new.played_seconds;
      end if;
      return new;
    end $function$;
CREATE OR REPLACE FUNCTION note_loose_picture()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into loose_pictures values (old.image_url, clock_timestamp());
      return null;
    end $function$;
CREATE OR REPLACE FUNCTION note_narrator_failure()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into narrator_failures (at, model_key) values (new.started_at, new.model_key);
      return null;
    end $function$;
CREATE OR REPLACE FUNCTION open_branch(id uuid, session_id uuid, owner uuid, parent_branch uuid, fork_depth integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
    declare
      parent turn_branches;
    begin
      select * into parent from turn_branches
      where turn_branches.id = parent_branch and user_id = owner;
      if parent_branch is null then
        insert into turn_branches (id, session_id, user_id, branches, depths)
        values (id, session_id, owner, '{}', '{}');
      elsif cardinality(parent.branches) < 256 then
        insert into turn_branches (id, session_id, user_id, branches, depths, before)
        values (id, session_id, owner, parent.branches || parent_branch, parent.depths || fork_depth, parent.before);
      else
        insert into turn_branches (id, session_id, user_id, branches, depths, before)
        values (id, session_id, owner, array[parent_branch], array[fork_depth], parent_branch);
      end if;
    end $function$;
CREATE OR REPLACE FUNCTION pin_turn()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      -- an inherited turn was told of the version that its session played at that time
      if not new.is_inherited then
        select snapshot_id into new.snapshot_id from game_sessions
        where id = new.session_id and user_id = new.user_id;
      end if;
      return new;
    end $function$;
CREATE OR REPLACE FUNCTION place_turn()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      before record;
      told integer := (new.action_type <> 'show')::integer;
    begin
      select branch, depth into before from turns
      where id = new.parent_id and user_id = new.user_id;
      new.branch := before.branch;
      -- the first of a session's inherited turns brings its depth along
      new.depth := coalesce(before.depth + told, new.depth, told);
      if before is null or exists (
        select from turns where parent_id = new.parent_id and user_id = new.user_id
      ) then
        new.branch := new.id;
        perform open_branch(new.id, new.session_id, new.user_id, before.branch, before.depth);
      end if;
      return new;
    end $function$;
CREATE OR REPLACE FUNCTION queue_followers(process uuid, first integer, last integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
    begin
      insert into progress_queue (user_id, kind, subject)
      select user_id, 'turn', turn_id from play_actions
      where process_id = process and turn_number between first and last and status = 'done';
      -- a part of it may be written: this is not the first attempt
      insert into jobs (id, kind, user_id, data, attempts)
      select gen_random_uuid(), 'memory', told.user_id, jsonb_build_object(
        'session_id', told.session_id, 'turn_id', told.turn_id, 'model_key', told.model_key
      ), 1
      from play_actions told
      join turns on turns.id = told.turn_id and turns.session_id = told.session_id and turns.user_id = told.user_id
      where told.process_id = process and turn_number between first and last and told.status = 'done'
        and told.model_key is not null and turns.told_by is not null and turns.ai_response is not null;
    end $function$;
CREATE OR REPLACE FUNCTION queue_left()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      perform queue_followers(old.id, old.followed_below, 2147483647);
      return null;
    end $function$;
CREATE OR REPLACE FUNCTION queue_published()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into progress_queue select id, 'published', new.id from users where id = new.author_id;
      return null;
    end $function$;
CREATE OR REPLACE FUNCTION queue_reaction()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into progress_queue values (new.user_id, tg_argv[0], new.story_id);
      return null;
    end $function$;
CREATE OR REPLACE FUNCTION queue_turn()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into progress_queue (user_id, kind, subject)
      select new.user_id, 'turn', new.id where not exists (
        select from game_sessions
        where id = new.session_id and user_id = new.user_id and (followed_turn_id = new.id or is_uncounted)
      );
      return null;
    end $function$;
CREATE OR REPLACE FUNCTION refuse_changed_entries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_op = 'DELETE' then
        -- the account has been deleted or closed, and its ledger goes with it
        if not exists (select from users where id = old.user_id and closed_at is null) then return old; end if;
      elsif tg_op = 'UPDATE' then
        if old.is_open and new.is_open is null
          and (new.id, new.user_id, new.operation_key, new.created_at)
            = (old.id, old.user_id, old.operation_key, old.created_at)
          and (new.hold_id, new.reference_type, new.reference_id)
            is not distinct from (old.hold_id, old.reference_type, old.reference_id)
        then
          if new.kind = 'capture' and new.amount between old.amount and -1 then return new; end if;
          if new.kind = 'hold' and new.amount = old.amount then
            if exists (
              select from credit_entries
              where hold_id = old.id and user_id = old.user_id and kind = 'release'
            ) then
              return new;
            end if;
          end if;
        end if;
      end if;
      raise exception 'credit_entries are never changed' using errcode = 'integrity_constraint_violation';
    end $function$;
CREATE OR REPLACE FUNCTION refuse_changed_log()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      raise exception 'audit_log is never changed' using errcode = 'integrity_constraint_violation';
    end $function$;
CREATE OR REPLACE FUNCTION refuse_changed_versions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      raise exception 'story_versions are never changed' using errcode = 'integrity_constraint_violation';
    end $function$;
CREATE OR REPLACE FUNCTION refuse_credits_without_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if pg_trigger_depth() = 1 then
        raise exception 'users.credits follows credit_entries and cannot be written'
          using errcode = 'integrity_constraint_violation';
      end if;
      return new;
    end $function$;
CREATE OR REPLACE FUNCTION search_parts(word text)
 RETURNS integer[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
      select array_agg((
        ascii(substr(word, at, 1)) * 961 + ascii(substr(word, at + 1, 1)) * 31 + ascii(substr(word, at + 2, 1))
      ) & 65535)
      from generate_series(1, length(word) - 2) at
    $function$;
CREATE OR REPLACE FUNCTION search_sound(word text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
      select left(regexp_replace(
        regexp_replace(
          translate(
            regexp_replace(left(spelled, 1), '[aeiouy]', 'a')
              || regexp_replace(substr(spelled, 2), '[aeiouyhंःअ-औा-्]', '', 'g'),
            'wzqxc', 'vskkk'
          ),
          '(.)\1+', '\1', 'g'
        ),
        '(..)s$', '\1'
      ), 12)
      from (select regexp_replace(replace(word, 'ph', 'f'), '([bcdgjkst])h', '\1', 'g') as spelled)
    $function$;
CREATE OR REPLACE FUNCTION stories_with_words(query tsquery, most integer)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE ROWS 100
 SET enable_seqscan TO 'off'
AS $function$ select story_id from story_search where words @@ query limit most $function$;
CREATE OR REPLACE FUNCTION sum_stars()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_op <> 'INSERT' then
        update progress_people set stars = stars - old.stars where user_id = old.user_id;
      end if;
      if tg_op <> 'DELETE' then
        insert into progress_people as person (user_id, stars) values (new.user_id, new.stars)
        on conflict (user_id) do update set stars = person.stars + excluded.stars;
      end if;
      return null;
    end $function$;
CREATE OR REPLACE FUNCTION tell_catalogue()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      perform pg_notify('kathaloka_catalogue', '');
      return null;
    end $function$;
CREATE OR REPLACE FUNCTION tell_presence()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      perform pg_notify('kathaloka_presence', new.story_id::text);
      return null;
    end $function$;
CREATE OR REPLACE FUNCTION tell_together()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_level = 'STATEMENT' then
        perform pg_notify('kathaloka_together', '');
      elsif tg_table_name = 'game_sessions' then
        perform pg_notify('kathaloka_together', session_id::text) from together where session_id = new.id;
      elsif tg_table_name = 'play_actions' then
        perform pg_notify('kathaloka_together', session_id::text) from together where session_id = new.session_id;
      elsif tg_op = 'DELETE' then
        perform pg_notify('kathaloka_together', old.session_id::text);
      else
        perform pg_notify('kathaloka_together', new.session_id::text);
      end if;
      return null;
    end $function$;
CREATE OR REPLACE FUNCTION words_around(part text, most integer)
 RETURNS TABLE(words text[], is_complete boolean)
 LANGUAGE sql
 STABLE ROWS 1
 SET enable_seqscan TO 'off'
AS $function$
      with candidates as materialized (
        select word from search_words where search_parts(word) @> search_parts(part) limit 2000
      ), found as (
        select word from candidates where strpos(word, part) > 0 order by length(word), word limit most
      )
      select array(select word from found),
        (select count(*) from candidates) < 2000 and (select count(*) from found) < most
    $function$;
CREATE OR REPLACE FUNCTION words_in(texts text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
      select coalesce(array_agg(distinct word), '{}')
      from regexp_split_to_table(lower(texts), '[\s!-/:-@\[-\`{-~।॥؟،]+') as word where word <> ''
    $function$;
CREATE OR REPLACE FUNCTION words_with_part(part text, most integer)
 RETURNS SETOF text
 LANGUAGE sql
 STABLE ROWS 100
 SET enable_seqscan TO 'off'
AS $function$
      select word from (
        select word from search_words where search_parts(word) @> search_parts(part) limit 2000
      ) as candidates
      where strpos(word, part) > 0
      order by length(word), word
      limit most
    $function$;
