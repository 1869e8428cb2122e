CREATE SEQUENCE story_draft_versions AS integer CYCLE;

CREATE TABLE account_sessions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    device text NOT NULL,
    generation integer NOT NULL DEFAULT 0,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    proved_at timestamp with time zone,
    CONSTRAINT account_sessions_pkey PRIMARY KEY (id)
);
CREATE INDEX account_sessions_expires_at ON account_sessions USING btree (expires_at);
CREATE INDEX account_sessions_user ON account_sessions USING btree (user_id);

CREATE TABLE account_storage (
    user_id uuid NOT NULL,
    bytes bigint NOT NULL,
    CONSTRAINT account_storage_pkey PRIMARY KEY (user_id),
    CONSTRAINT account_storage_bytes_check CHECK (bytes >= 0)
) WITH (fillfactor=50);

CREATE TABLE audit_log (
    id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    actor_id uuid NOT NULL,
    action text NOT NULL,
    kind text NOT NULL,
    thing_id uuid,
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

CREATE TABLE begun_plays (
    story_id uuid NOT NULL
) WITH (autovacuum_vacuum_scale_factor=0.05);

CREATE TABLE bookmarks (
    user_id uuid NOT NULL,
    story_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT bookmarks_pkey PRIMARY KEY (user_id, story_id)
);
CREATE INDEX bookmarks_story ON bookmarks USING btree (story_id);
CREATE TRIGGER bookmarks_counted AFTER INSERT OR DELETE ON bookmarks FOR EACH ROW EXECUTE FUNCTION count_for_story('bookmarks_total');
CREATE TRIGGER bookmarks_queued AFTER INSERT ON bookmarks FOR EACH ROW EXECUTE FUNCTION queue_reaction('bookmark');

CREATE TABLE bundled_stories (
    key text NOT NULL,
    source_digest text NOT NULL,
    row_digest text NOT NULL,
    CONSTRAINT bundled_stories_pkey PRIMARY KEY (key)
);

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

CREATE TABLE credit_entries (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    amount integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    operation_key text NOT NULL,
    hold_id uuid,
    reference_type text,
    reference_id text,
    is_open boolean,
    CONSTRAINT credit_entries_pkey PRIMARY KEY (id),
    CONSTRAINT credit_entries_operation UNIQUE (user_id, operation_key),
    CONSTRAINT credit_entries_settlement UNIQUE (hold_id, kind),
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
    CONSTRAINT credit_grants_pkey PRIMARY KEY (operation_key)
);
CREATE INDEX credit_grants_user ON credit_grants USING btree (user_id);

CREATE TABLE game_sessions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    story_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    snapshot_id uuid NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    head_turn_id uuid NOT NULL,
    tip_turn_id uuid NOT NULL,
    current_xp integer NOT NULL,
    choices_made integer NOT NULL DEFAULT 0,
    scenes_completed integer NOT NULL DEFAULT 0,
    completion_percentage integer NOT NULL DEFAULT 0,
    is_completed boolean NOT NULL DEFAULT false,
    last_line text NOT NULL DEFAULT ''::text,
    story_version integer NOT NULL DEFAULT 0,
    played_seconds real NOT NULL DEFAULT 0,
    undo_xp integer NOT NULL DEFAULT 0,
    credits_spent integer NOT NULL DEFAULT 0,
    creation_key uuid,
    turns_told integer NOT NULL DEFAULT 0,
    told_bytes bigint NOT NULL DEFAULT 0,
    spent_turn_id uuid,
    counted_bytes bigint NOT NULL DEFAULT 0,
    language text,
    chapter integer,
    chapters integer,
    seconds_before real,
    counted_seconds real,
    deleted_at timestamp with time zone,
    followed_turn_id uuid,
    is_uncounted boolean NOT NULL DEFAULT false,
    begun_offline boolean NOT NULL DEFAULT false,
    CONSTRAINT game_sessions_pkey PRIMARY KEY (id),
    CONSTRAINT game_sessions_created_once UNIQUE (user_id, creation_key),
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
CREATE TRIGGER game_sessions_uncounted AFTER UPDATE OF is_uncounted ON game_sessions FOR EACH ROW WHEN (old.is_uncounted IS DISTINCT FROM new.is_uncounted) EXECUTE FUNCTION count_session();

CREATE TABLE guardian_links (
    hash bytea NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    consents_until timestamp with time zone,
    CONSTRAINT guardian_links_pkey PRIMARY KEY (hash)
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
    CONSTRAINT guardianships_granted CHECK (granted_at IS NULL OR proof IS NOT NULL AND covers IS NOT NULL),
    CONSTRAINT guardianships_proof_check CHECK (proof = ANY (ARRAY['mail'::text, 'administrator'::text])),
    CONSTRAINT guardianships_waits CHECK (waits_since IS NULL OR granted_at IS NULL OR withdrawn_at IS NOT NULL)
);
CREATE INDEX guardianships_waiting ON guardianships USING btree (waits_since) WHERE waits_since IS NOT NULL;

CREATE TABLE jobs (
    id uuid NOT NULL,
    kind text NOT NULL,
    user_id uuid,
    data jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
    due_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
    attempts integer NOT NULL DEFAULT 0,
    process_id uuid,
    failed_at timestamp with time zone,
    CONSTRAINT jobs_pkey PRIMARY KEY (id),
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
    CONSTRAINT likes_pkey PRIMARY KEY (user_id, story_id)
);
CREATE INDEX likes_of_story ON likes USING btree (story_id, user_id);
CREATE INDEX likes_story ON likes USING btree (story_id);
CREATE TRIGGER likes_counted AFTER INSERT OR DELETE ON likes FOR EACH ROW EXECUTE FUNCTION count_for_story('likes_total');
CREATE TRIGGER likes_queued AFTER INSERT ON likes FOR EACH ROW EXECUTE FUNCTION queue_reaction('like');

CREATE TABLE loose_pictures (
    address text NOT NULL,
    since timestamp with time zone NOT NULL
);
CREATE INDEX loose_pictures_since ON loose_pictures USING btree (since);

CREATE TABLE mail_links (
    hash bytea NOT NULL,
    user_id uuid NOT NULL,
    purpose text NOT NULL,
    email text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT mail_links_pkey PRIMARY KEY (hash),
    CONSTRAINT mail_links_purpose_check CHECK (purpose = ANY (ARRAY['verify'::text, 'reset'::text]))
);
CREATE INDEX mail_links_expires_at ON mail_links USING btree (expires_at);
CREATE INDEX mail_links_user ON mail_links USING btree (user_id);

CREATE TABLE model_usage (
    at timestamp with time zone NOT NULL,
    model text NOT NULL,
    calls integer NOT NULL,
    prompt_tokens integer NOT NULL,
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
    number integer NOT NULL,
    task_id text NOT NULL,
    scope text NOT NULL,
    stars integer NOT NULL,
    coins integer NOT NULL,
    finished_at timestamp with time zone NOT NULL,
    CONSTRAINT paid_tasks_pkey PRIMARY KEY (user_id, task_id, scope),
    CONSTRAINT paid_tasks_user_id_number_key UNIQUE (user_id, number),
    CONSTRAINT paid_tasks_coins_check CHECK (coins > 0),
    CONSTRAINT paid_tasks_number_check CHECK (number > 0),
    CONSTRAINT paid_tasks_stars_check CHECK (stars >= 0)
);
CREATE INDEX paid_tasks_scopes ON paid_tasks USING btree (user_id, scope);
CREATE TRIGGER paid_tasks_summed AFTER INSERT OR DELETE OR UPDATE OF stars ON paid_tasks FOR EACH ROW EXECUTE FUNCTION sum_stars();

CREATE TABLE play_actions (
    session_id uuid NOT NULL,
    key uuid NOT NULL,
    user_id uuid NOT NULL,
    request_digest text NOT NULL,
    status text NOT NULL,
    attempt uuid NOT NULL,
    lease_until timestamp with time zone NOT NULL,
    credits_held integer NOT NULL,
    text_so_far text NOT NULL,
    answer jsonb,
    problem jsonb,
    started_at timestamp with time zone NOT NULL,
    model_key text,
    process_id uuid,
    followed_until timestamp with time zone,
    turn_id uuid,
    turn_number integer,
    CONSTRAINT play_actions_pkey PRIMARY KEY (session_id, key),
    CONSTRAINT play_actions_credits_held_check CHECK (credits_held >= 0),
    CONSTRAINT play_actions_status_check CHECK (status = ANY (ARRAY['running'::text, 'done'::text, 'failed'::text]))
);
CREATE UNIQUE INDEX play_actions_running ON play_actions USING btree (session_id) WHERE status = 'running'::text;
CREATE INDEX play_actions_started ON play_actions USING btree (started_at);
CREATE INDEX play_actions_told ON play_actions USING btree (process_id, turn_number) WHERE turn_number IS NOT NULL;
CREATE INDEX play_actions_user ON play_actions USING btree (user_id);
CREATE TRIGGER play_actions_failed AFTER UPDATE OF status ON play_actions FOR EACH ROW WHEN (new.status = 'failed'::text AND old.status = 'running'::text AND ((new.problem ->> 'code'::text) = ANY (ARRAY['narrator_failed'::text, 'narrator_timed_out'::text]))) EXECUTE FUNCTION note_narrator_failure();

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

CREATE TABLE played_days_since (
    day date NOT NULL
);

CREATE TABLE played_times (
    day date NOT NULL,
    model_key text NOT NULL,
    duration_ms integer NOT NULL,
    turns integer NOT NULL,
    CONSTRAINT played_times_pkey PRIMARY KEY (day, model_key, duration_ms)
);

CREATE TABLE players_of_days (
    day date NOT NULL,
    user_id uuid NOT NULL,
    CONSTRAINT players_of_days_pkey PRIMARY KEY (day, user_id)
);
CREATE INDEX players_of_days_user ON players_of_days USING btree (user_id);

CREATE TABLE processes (
    id uuid NOT NULL,
    lease_until timestamp with time zone NOT NULL,
    followed_below integer NOT NULL DEFAULT 0,
    CONSTRAINT processes_pkey PRIMARY KEY (id)
) WITH (fillfactor=50);
CREATE TRIGGER processes_left AFTER DELETE ON processes FOR EACH ROW EXECUTE FUNCTION queue_left();

CREATE TABLE progress_deeds (
    user_id uuid NOT NULL,
    scope text NOT NULL,
    kind text NOT NULL,
    subject text NOT NULL,
    scene text,
    choice text,
    CONSTRAINT progress_deeds_pkey PRIMARY KEY (user_id, scope, kind, subject)
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
    counts jsonb NOT NULL DEFAULT '{}'::jsonb,
    CONSTRAINT progress_people_pkey PRIMARY KEY (user_id)
) WITH (fillfactor=70);

CREATE TABLE progress_queue (
    user_id uuid NOT NULL,
    kind text NOT NULL,
    subject uuid NOT NULL,
    CONSTRAINT progress_queue_kind_check CHECK (kind = ANY (ARRAY['turn'::text, 'like'::text, 'bookmark'::text, 'published'::text]))
) WITH (autovacuum_vacuum_scale_factor=0.05);
CREATE INDEX progress_queue_user ON progress_queue USING btree (user_id);

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
    CONSTRAINT reaction_wishes_reaction_check CHECK (reaction = ANY (ARRAY['likes'::text, 'bookmarks'::text]))
);
CREATE INDEX reaction_wishes_story ON reaction_wishes USING btree (story_id);
CREATE INDEX reaction_wishes_wished ON reaction_wishes USING btree (wished_at);

CREATE TABLE refresh_tokens (
    hash bytea NOT NULL,
    session_id uuid NOT NULL,
    generation integer NOT NULL,
    CONSTRAINT refresh_tokens_pkey PRIMARY KEY (hash),
    CONSTRAINT refresh_tokens_generation UNIQUE (session_id, generation)
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

CREATE TABLE scene_visits (
    session_id uuid NOT NULL,
    from_node text,
    node text NOT NULL,
    user_id uuid NOT NULL
);
CREATE INDEX scene_visits_node ON scene_visits USING btree (session_id, node) INCLUDE (from_node, user_id);
CREATE STATISTICS scene_visits_owner (dependencies) ON session_id, user_id FROM scene_visits;

CREATE TABLE schema_support (
    oldest text NOT NULL
);

CREATE TABLE search_queue (
    id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
    story_id uuid NOT NULL,
    CONSTRAINT search_queue_pkey PRIMARY KEY (id)
);
CREATE INDEX search_queue_story ON search_queue USING btree (story_id);

CREATE TABLE search_suffixes (
    suffix text COLLATE "C" NOT NULL,
    word text COLLATE "C" NOT NULL,
    CONSTRAINT search_suffixes_pkey PRIMARY KEY (suffix, word)
);

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
    CONSTRAINT series_slug_key UNIQUE (slug)
);
CREATE TRIGGER series_told AFTER INSERT OR DELETE OR UPDATE ON series FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();

CREATE TABLE series_memories (
    user_id uuid NOT NULL,
    story_id uuid NOT NULL,
    left_values jsonb NOT NULL,
    left_at timestamp with time zone NOT NULL,
    CONSTRAINT series_memories_pkey PRIMARY KEY (user_id, story_id)
);
CREATE INDEX series_memories_story ON series_memories USING btree (story_id);

CREATE TABLE series_parts (
    series_id uuid NOT NULL,
    position smallint NOT NULL,
    story_id uuid NOT NULL,
    CONSTRAINT series_parts_pkey PRIMARY KEY (series_id, "position") DEFERRABLE,
    CONSTRAINT series_parts_story_id_key UNIQUE (story_id)
);
CREATE TRIGGER series_parts_told AFTER INSERT OR DELETE OR UPDATE ON series_parts FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();

CREATE TABLE session_fact_words (
    turn_id uuid NOT NULL,
    key text NOT NULL,
    word text NOT NULL,
    session_id uuid NOT NULL,
    branch uuid NOT NULL,
    depth integer NOT NULL,
    user_id uuid NOT NULL,
    CONSTRAINT session_fact_words_pkey PRIMARY KEY (turn_id, key, word)
);
CREATE INDEX session_fact_words_named ON session_fact_words USING btree (session_id, word, depth DESC) INCLUDE (branch, key, user_id);
CREATE STATISTICS session_fact_words_owner (dependencies) ON session_id, user_id FROM session_fact_words;

CREATE TABLE session_facts (
    turn_id uuid NOT NULL,
    key text NOT NULL,
    session_id uuid NOT NULL,
    branch uuid NOT NULL,
    depth integer NOT NULL,
    value text NOT NULL,
    known_to jsonb NOT NULL,
    user_id uuid NOT NULL,
    CONSTRAINT session_facts_pkey PRIMARY KEY (turn_id, key)
);
CREATE INDEX session_facts_depth ON session_facts USING btree (session_id, depth DESC);
CREATE INDEX session_facts_newest ON session_facts USING btree (session_id, key, depth DESC);
CREATE STATISTICS session_facts_owner (dependencies) ON session_id, user_id FROM session_facts;

CREATE TABLE session_snapshots (
    session_id uuid NOT NULL,
    snapshot_id uuid NOT NULL,
    story_version integer NOT NULL,
    user_id uuid NOT NULL,
    CONSTRAINT session_snapshots_pkey PRIMARY KEY (session_id, snapshot_id)
);
CREATE INDEX session_snapshots_snapshot ON session_snapshots USING btree (snapshot_id);
CREATE STATISTICS session_snapshots_owner (dependencies) ON session_id, user_id FROM session_snapshots;

CREATE TABLE session_summaries (
    id uuid NOT NULL,
    session_id uuid NOT NULL,
    turn_id uuid NOT NULL,
    layer smallint NOT NULL,
    branch uuid NOT NULL,
    depth integer NOT NULL,
    text text,
    created_at timestamp with time zone NOT NULL,
    user_id uuid NOT NULL,
    CONSTRAINT session_summaries_pkey PRIMARY KEY (id),
    CONSTRAINT session_summaries_turn_id_layer_key UNIQUE (turn_id, layer),
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
    CONSTRAINT shared_plays_pkey PRIMARY KEY (session_id)
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
    CONSTRAINT shared_turns_plays_check CHECK (plays >= 0)
);
CREATE INDEX shared_turns_session ON shared_turns USING btree (session_id, user_id);
CREATE INDEX shared_turns_story ON shared_turns USING btree (story_id);
CREATE TRIGGER shared_turns_storage AFTER INSERT OR DELETE ON shared_turns FOR EACH ROW EXECUTE FUNCTION count_shared_turns_storage();

CREATE TABLE shares (
    story_id uuid NOT NULL,
    day date NOT NULL,
    sharer bytea NOT NULL,
    CONSTRAINT shares_pkey PRIMARY KEY (story_id, day, sharer)
);
CREATE TRIGGER shares_counted AFTER INSERT OR DELETE ON shares FOR EACH ROW EXECUTE FUNCTION count_for_story('shares_count');

CREATE TABLE stories (
    id uuid NOT NULL,
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
    version integer NOT NULL DEFAULT 1,
    working_copy json,
    review_note text,
    submitted_at timestamp with time zone,
    submission_note text NOT NULL DEFAULT ''::text,
    creation_key uuid,
    decisions_hidden_until timestamp with time zone,
    is_open_to_guests boolean NOT NULL DEFAULT false,
    is_withdrawn boolean NOT NULL DEFAULT false,
    layers jsonb NOT NULL DEFAULT '{}'::jsonb,
    translations jsonb NOT NULL DEFAULT '[]'::jsonb,
    deletes_at timestamp with time zone,
    meets jsonb NOT NULL DEFAULT '[]'::jsonb,
    CONSTRAINT stories_pkey PRIMARY KEY (id),
    CONSTRAINT stories_created_once UNIQUE (author_id, creation_key),
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
CREATE TRIGGER stories_layers_storage AFTER INSERT OR DELETE OR UPDATE OF layers, author_id ON stories FOR EACH ROW EXECUTE FUNCTION count_layers_storage();
CREATE TRIGGER stories_queued AFTER INSERT OR UPDATE OF status, author_id ON stories FOR EACH ROW WHEN (new.status = 'published'::text AND new.author_id IS NOT NULL) EXECUTE FUNCTION queue_published();
CREATE TRIGGER stories_removed AFTER DELETE ON stories REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_published();
CREATE TRIGGER stories_stats_added AFTER INSERT ON stories FOR EACH ROW EXECUTE FUNCTION follow_story();
CREATE TRIGGER stories_stats_followed AFTER UPDATE OF status ON stories FOR EACH ROW WHEN ((old.status = 'published'::text) IS DISTINCT FROM (new.status = 'published'::text)) EXECUTE FUNCTION follow_story();
CREATE TRIGGER stories_storage AFTER INSERT OR DELETE OR UPDATE OF story_structure, lore_cards, depiction, lexicon, working_copy, story_description, story_prompt, story_system_prompt, author_id ON stories FOR EACH ROW EXECUTE FUNCTION count_stories_storage();
CREATE TRIGGER stories_told AFTER INSERT OR DELETE OR UPDATE ON stories FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
CREATE TRIGGER story_announced AFTER INSERT OR UPDATE OF title, tagline, story_description, author_id, category_id, status ON stories FOR EACH ROW EXECUTE FUNCTION announce_story();
CREATE TRIGGER story_listed AFTER INSERT OR UPDATE OF title, tagline, author_id, category_id, status, is_featured, is_premium ON stories FOR EACH ROW EXECUTE FUNCTION list_story();
CREATE TRIGGER story_translations_announced AFTER UPDATE OF translations ON stories FOR EACH ROW WHEN (old.translations IS DISTINCT FROM new.translations) EXECUTE FUNCTION announce_story();

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

CREATE TABLE story_counts (
    status text NOT NULL,
    category_id uuid,
    is_featured boolean NOT NULL,
    is_premium boolean NOT NULL,
    stories integer NOT NULL
);

CREATE TABLE story_drafts (
    user_id uuid NOT NULL,
    place text NOT NULL,
    story_id uuid,
    content json NOT NULL,
    version integer NOT NULL DEFAULT nextval('story_draft_versions'::regclass),
    saved_at timestamp with time zone NOT NULL,
    CONSTRAINT story_drafts_pkey PRIMARY KEY (user_id, place),
    CONSTRAINT story_drafts_check CHECK (place = COALESCE(story_id::text, 'new'::text))
);
CREATE INDEX story_drafts_saved ON story_drafts USING btree (saved_at);
CREATE INDEX story_drafts_story ON story_drafts USING btree (story_id) WHERE story_id IS NOT NULL;
CREATE TRIGGER story_drafts_storage AFTER INSERT OR DELETE OR UPDATE OF content ON story_drafts FOR EACH ROW EXECUTE FUNCTION count_story_drafts_storage();

CREATE TABLE story_hours (
    story_id uuid NOT NULL,
    hour timestamp with time zone NOT NULL,
    turns integer NOT NULL,
    CONSTRAINT story_hours_pkey PRIMARY KEY (story_id, hour),
    CONSTRAINT story_hours_turns_check CHECK (turns >= 0)
);
CREATE INDEX story_hours_hour ON story_hours USING btree (hour) INCLUDE (story_id, turns);

CREATE TABLE story_lengths (
    story_id uuid NOT NULL,
    seconds integer NOT NULL,
    sessions integer NOT NULL,
    CONSTRAINT story_lengths_pkey PRIMARY KEY (story_id, seconds)
);

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
    words tsvector NOT NULL,
    CONSTRAINT story_listing_pkey PRIMARY KEY (story_id)
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
    CONSTRAINT story_plays_pkey PRIMARY KEY (story_id, day)
);
CREATE INDEX story_plays_day ON story_plays USING btree (day) INCLUDE (story_id, plays);

CREATE UNLOGGED TABLE story_presence (
    story_id uuid NOT NULL,
    tab uuid NOT NULL,
    user_id uuid NOT NULL,
    scene text,
    came_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
    present_until timestamp with time zone NOT NULL,
    CONSTRAINT story_presence_pkey PRIMARY KEY (story_id, tab)
) WITH (fillfactor=50);
CREATE INDEX story_presence_user ON story_presence USING btree (user_id);

CREATE TABLE story_readers (
    user_id uuid NOT NULL,
    story_id uuid NOT NULL,
    node text,
    moved_at timestamp with time zone NOT NULL,
    is_finished boolean NOT NULL,
    CONSTRAINT story_readers_pkey PRIMARY KEY (user_id, story_id)
);
CREATE INDEX story_readers_story ON story_readers USING btree (story_id);

CREATE TABLE story_readings (
    story_id uuid NOT NULL,
    plays integer NOT NULL,
    readers integer NOT NULL,
    finished integer NOT NULL,
    CONSTRAINT story_readings_pkey PRIMARY KEY (story_id)
);

CREATE TABLE story_search (
    story_id uuid NOT NULL,
    title text COLLATE "C" NOT NULL,
    words tsvector NOT NULL,
    CONSTRAINT story_search_pkey PRIMARY KEY (story_id)
) WITH (toast_tuple_target=128);
CREATE INDEX story_search_title ON story_search USING btree (title);
CREATE INDEX story_search_words ON story_search USING gin (words) WITH (fastupdate=off);
CREATE TRIGGER story_search_told AFTER INSERT OR DELETE OR UPDATE ON story_search FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();

CREATE TABLE story_snapshots (
    id uuid NOT NULL,
    story_id uuid NOT NULL,
    digest text NOT NULL,
    content jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    kept_until timestamp with time zone,
    CONSTRAINT story_snapshots_pkey PRIMARY KEY (id),
    CONSTRAINT story_snapshots_story_id_digest_key UNIQUE (story_id, digest)
);
CREATE TRIGGER story_snapshots_storage AFTER INSERT OR DELETE OR UPDATE OF content ON story_snapshots FOR EACH ROW EXECUTE FUNCTION count_story_snapshots_storage();

CREATE TABLE story_stats (
    story_id uuid NOT NULL,
    is_published boolean NOT NULL,
    likes_total integer NOT NULL DEFAULT 0,
    plays_total integer NOT NULL DEFAULT 0,
    bookmarks_total integer NOT NULL DEFAULT 0,
    shares_count integer NOT NULL DEFAULT 0,
    completion_rate real,
    average_rating real NOT NULL DEFAULT 0,
    author_id uuid,
    category_id uuid,
    status text NOT NULL DEFAULT 'draft'::text,
    is_featured boolean NOT NULL DEFAULT false,
    is_premium boolean NOT NULL DEFAULT false,
    sessions_total integer NOT NULL DEFAULT 0,
    finished_total integer NOT NULL DEFAULT 0,
    CONSTRAINT story_stats_pkey PRIMARY KEY (story_id),
    CONSTRAINT story_stats_average_rating_check CHECK (average_rating >= 0::double precision AND average_rating <= 5::double precision),
    CONSTRAINT story_stats_bookmarks_total_check CHECK (bookmarks_total >= 0),
    CONSTRAINT story_stats_completion_rate_check CHECK (completion_rate >= 0::double precision AND completion_rate <= 100::double precision),
    CONSTRAINT story_stats_likes_total_check CHECK (likes_total >= 0),
    CONSTRAINT story_stats_plays_total_check CHECK (plays_total >= 0),
    CONSTRAINT story_stats_shares_count_check CHECK (shares_count >= 0)
) WITH (fillfactor=70);
CREATE INDEX story_stats_bookmarks ON story_stats USING btree (bookmarks_total, story_id) INCLUDE (status, category_id, author_id, is_featured, is_premium);
CREATE INDEX story_stats_liked ON story_stats USING btree (likes_total DESC, story_id DESC) WHERE is_published;
CREATE INDEX story_stats_likes ON story_stats USING btree (likes_total, story_id) INCLUDE (status, category_id, author_id, is_featured, is_premium);
CREATE INDEX story_stats_of_author ON story_stats USING btree (author_id);
CREATE INDEX story_stats_plays ON story_stats USING btree (plays_total, story_id) INCLUDE (status, category_id, author_id, is_featured, is_premium);
CREATE TRIGGER story_stats_told AFTER UPDATE OF likes_total, plays_total, bookmarks_total, shares_count, completion_rate, average_rating ON story_stats FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();

CREATE TABLE story_stops (
    story_id uuid NOT NULL,
    node text NOT NULL,
    day date NOT NULL,
    readers integer NOT NULL,
    CONSTRAINT story_stops_pkey PRIMARY KEY (story_id, node, day)
);
CREATE INDEX story_stops_empty ON story_stops USING btree (day) WHERE readers = 0;

CREATE TABLE story_tags (
    story_id uuid NOT NULL,
    tag_id uuid NOT NULL,
    position integer NOT NULL,
    CONSTRAINT story_tags_pkey PRIMARY KEY (story_id, tag_id)
);
CREATE INDEX story_tags_tag ON story_tags USING btree (tag_id);
CREATE TRIGGER story_tag_announced AFTER INSERT OR DELETE ON story_tags FOR EACH ROW EXECUTE FUNCTION announce_story_tag();
CREATE TRIGGER story_tags_told AFTER INSERT OR DELETE OR UPDATE ON story_tags FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();

CREATE TABLE story_tellers (
    story_id uuid NOT NULL,
    name text NOT NULL,
    voice text NOT NULL,
    CONSTRAINT story_tellers_pkey PRIMARY KEY (story_id)
);
CREATE TRIGGER story_tellers_told AFTER INSERT OR DELETE OR UPDATE ON story_tellers FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
CREATE TRIGGER teller_announced AFTER INSERT OR UPDATE ON story_tellers FOR EACH ROW EXECUTE FUNCTION announce_teller();
CREATE TRIGGER teller_listed AFTER INSERT OR DELETE OR UPDATE ON story_tellers FOR EACH ROW EXECUTE FUNCTION list_teller();

CREATE TABLE story_versions (
    story_id uuid NOT NULL,
    number integer NOT NULL,
    snapshot_id uuid NOT NULL,
    note text NOT NULL,
    kinds jsonb NOT NULL,
    published_at timestamp with time zone NOT NULL,
    published_by uuid,
    actions_count integer NOT NULL,
    story_cards_count integer NOT NULL,
    total_scenes integer NOT NULL,
    branching_points integer NOT NULL,
    possible_endings integer NOT NULL,
    CONSTRAINT story_versions_pkey PRIMARY KEY (story_id, number),
    CONSTRAINT story_versions_number_check CHECK (number > 0)
);
CREATE INDEX story_versions_publisher ON story_versions USING btree (published_by);
CREATE INDEX story_versions_snapshot ON story_versions USING btree (snapshot_id);
CREATE TRIGGER story_versions_guarded BEFORE UPDATE OF story_id, number, snapshot_id, note, kinds, published_at, actions_count, story_cards_count, total_scenes, branching_points, possible_endings ON story_versions FOR EACH ROW EXECUTE FUNCTION refuse_changed_versions();

CREATE TABLE story_way_readers (
    user_id uuid NOT NULL,
    story_id uuid NOT NULL,
    node text NOT NULL,
    from_node text NOT NULL,
    CONSTRAINT story_way_readers_pkey PRIMARY KEY (user_id, story_id, node, from_node)
);
CREATE INDEX story_way_readers_story ON story_way_readers USING btree (story_id);

CREATE TABLE story_ways (
    story_id uuid NOT NULL,
    node text NOT NULL,
    from_node text NOT NULL,
    visits bigint NOT NULL,
    readers integer NOT NULL,
    CONSTRAINT story_ways_pkey PRIMARY KEY (story_id, node, from_node)
);

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

CREATE TABLE together_players (
    session_id uuid NOT NULL,
    player_id uuid NOT NULL,
    user_id uuid NOT NULL,
    seat integer NOT NULL,
    joined_at timestamp with time zone NOT NULL,
    seen_at timestamp with time zone NOT NULL,
    CONSTRAINT together_players_pkey PRIMARY KEY (session_id, player_id),
    CONSTRAINT together_players_seat UNIQUE (session_id, seat),
    CONSTRAINT together_players_seat_check CHECK (seat >= 0)
);
CREATE INDEX together_players_player ON together_players USING btree (player_id);

CREATE TABLE together_votes (
    session_id uuid NOT NULL,
    player_id uuid NOT NULL,
    user_id uuid NOT NULL,
    choice text,
    voted_at timestamp with time zone NOT NULL,
    answer text,
    CONSTRAINT together_votes_pkey PRIMARY KEY (session_id, player_id)
);

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
    CONSTRAINT turn_actors_credits_check CHECK (credits >= 0),
    CONSTRAINT turn_actors_xp_check CHECK (xp >= 0)
);
CREATE INDEX turn_actors_actor ON turn_actors USING btree (actor_id) WHERE actor_id IS NOT NULL;
CREATE INDEX turn_actors_session ON turn_actors USING btree (session_id, user_id);

CREATE TABLE turn_branches (
    id uuid NOT NULL,
    session_id uuid NOT NULL,
    branches uuid[] NOT NULL,
    depths integer[] NOT NULL,
    before uuid,
    user_id uuid NOT NULL,
    CONSTRAINT turn_branches_pkey PRIMARY KEY (id)
);
CREATE INDEX turn_branches_session ON turn_branches USING btree (session_id);
CREATE STATISTICS turn_branches_owner (dependencies) ON session_id, user_id FROM turn_branches;

CREATE TABLE turns (
    id uuid NOT NULL,
    session_id uuid NOT NULL,
    committed_at timestamp with time zone NOT NULL,
    parent_id uuid,
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
    state jsonb NOT NULL DEFAULT '{}'::jsonb,
    duration_ms integer NOT NULL DEFAULT 0,
    told_by text,
    remembered jsonb NOT NULL DEFAULT '[]'::jsonb,
    image_alt text,
    branch uuid NOT NULL,
    depth integer NOT NULL,
    snapshot_id uuid NOT NULL,
    stepped_in text,
    perhaps_meant text,
    is_inherited boolean NOT NULL DEFAULT false,
    told_for text,
    understood_as text,
    user_id uuid NOT NULL,
    notes jsonb,
    told_offline_at timestamp with time zone,
    selected_answer text,
    CONSTRAINT turns_pkey PRIMARY KEY (id),
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
CREATE TRIGGER turns_visited AFTER INSERT ON turns FOR EACH ROW WHEN (NOT new.is_inherited AND new.action_type <> 'show'::text AND new.telling_of IS NULL AND (new.state ->> 'node'::text) IS NOT NULL AND (new.state ->> 'turns_in_node'::text) = '0'::text AND (new.parent_id IS NOT NULL OR (new.state ->> 'path_length'::text) = '1'::text)) EXECUTE FUNCTION count_visit();
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

CREATE TABLE users (
    id uuid NOT NULL,
    username text NOT NULL,
    email text NOT NULL,
    display_name text,
    avatar_url text,
    role text NOT NULL,
    password_hash text,
    is_verified boolean NOT NULL DEFAULT false,
    created_at timestamp with time zone NOT NULL,
    google_sub text,
    has_premium_access boolean NOT NULL DEFAULT false,
    credits integer NOT NULL DEFAULT 0,
    must_change_password boolean NOT NULL DEFAULT false,
    blocked_at timestamp with time zone,
    blocked_reason text,
    language text,
    text_model text,
    image_model text,
    closed_at timestamp with time zone,
    wrote_at timestamp with time zone,
    birth_year integer,
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
CREATE TRIGGER users_told AFTER DELETE OR UPDATE OF username, display_name, avatar_url ON users FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();

ALTER TABLE account_sessions ADD CONSTRAINT account_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE account_storage ADD CONSTRAINT account_storage_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE bookmarks ADD CONSTRAINT bookmarks_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE;
ALTER TABLE bookmarks ADD CONSTRAINT bookmarks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE credit_entries ADD CONSTRAINT credit_entries_hold_id_fkey FOREIGN KEY (hold_id) REFERENCES credit_entries(id) ON DELETE CASCADE;
ALTER TABLE credit_entries ADD CONSTRAINT credit_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE credit_grants ADD CONSTRAINT credit_grants_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE game_sessions ADD CONSTRAINT game_sessions_snapshot_id_fkey FOREIGN KEY (snapshot_id) REFERENCES story_snapshots(id);
ALTER TABLE game_sessions ADD CONSTRAINT game_sessions_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE;
ALTER TABLE game_sessions ADD CONSTRAINT game_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE guardian_links ADD CONSTRAINT guardian_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE guardianships ADD CONSTRAINT guardianships_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE jobs ADD CONSTRAINT jobs_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE likes ADD CONSTRAINT likes_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE;
ALTER TABLE likes ADD CONSTRAINT likes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE mail_links ADD CONSTRAINT mail_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE offline_plays ADD CONSTRAINT offline_plays_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE paid_tasks ADD CONSTRAINT paid_tasks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE play_actions ADD CONSTRAINT play_actions_of_owner FOREIGN KEY (user_id, session_id) REFERENCES game_sessions(user_id, id) ON DELETE CASCADE;
ALTER TABLE play_actions ADD CONSTRAINT play_actions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE players_of_days ADD CONSTRAINT players_of_days_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE progress_deeds ADD CONSTRAINT progress_deeds_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE progress_people ADD CONSTRAINT progress_people_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE progress_queue ADD CONSTRAINT progress_queue_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE reaction_wishes ADD CONSTRAINT reaction_wishes_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE;
ALTER TABLE reaction_wishes ADD CONSTRAINT reaction_wishes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE refresh_tokens ADD CONSTRAINT refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES account_sessions(id) ON DELETE CASCADE;
ALTER TABLE reports ADD CONSTRAINT reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE reports ADD CONSTRAINT reports_shared_turn_id_fkey FOREIGN KEY (shared_turn_id) REFERENCES shared_turns(id) ON DELETE SET NULL;
ALTER TABLE reports ADD CONSTRAINT reports_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE;
ALTER TABLE scene_visits ADD CONSTRAINT scene_visits_of_owner FOREIGN KEY (user_id, session_id) REFERENCES game_sessions(user_id, id) ON DELETE CASCADE;
ALTER TABLE series ADD CONSTRAINT series_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE series_memories ADD CONSTRAINT series_memories_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE;
ALTER TABLE series_memories ADD CONSTRAINT series_memories_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE series_parts ADD CONSTRAINT series_parts_series_id_fkey FOREIGN KEY (series_id) REFERENCES series(id) ON DELETE CASCADE;
ALTER TABLE series_parts ADD CONSTRAINT series_parts_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE;
ALTER TABLE session_fact_words ADD CONSTRAINT session_fact_words_turn_id_key_fkey FOREIGN KEY (turn_id, key) REFERENCES session_facts(turn_id, key) ON DELETE CASCADE;
ALTER TABLE session_facts ADD CONSTRAINT session_facts_of_owner FOREIGN KEY (user_id, session_id) REFERENCES game_sessions(user_id, id) ON DELETE CASCADE;
ALTER TABLE session_facts ADD CONSTRAINT session_facts_turn_id_fkey FOREIGN KEY (turn_id) REFERENCES turns(id) ON DELETE CASCADE;
ALTER TABLE session_snapshots ADD CONSTRAINT session_snapshots_of_owner FOREIGN KEY (user_id, session_id) REFERENCES game_sessions(user_id, id) ON DELETE CASCADE;
ALTER TABLE session_snapshots ADD CONSTRAINT session_snapshots_snapshot_id_fkey FOREIGN KEY (snapshot_id) REFERENCES story_snapshots(id);
ALTER TABLE session_summaries ADD CONSTRAINT session_summaries_of_owner FOREIGN KEY (user_id, session_id) REFERENCES game_sessions(user_id, id) ON DELETE CASCADE;
ALTER TABLE session_summaries ADD CONSTRAINT session_summaries_turn_id_fkey FOREIGN KEY (turn_id) REFERENCES turns(id) ON DELETE CASCADE;
ALTER TABLE shared_pages ADD CONSTRAINT shared_pages_shared_turn_id_fkey FOREIGN KEY (shared_turn_id) REFERENCES shared_turns(id) ON DELETE CASCADE;
ALTER TABLE shared_plays ADD CONSTRAINT shared_plays_of_owner FOREIGN KEY (user_id, session_id) REFERENCES game_sessions(user_id, id) ON DELETE CASCADE;
ALTER TABLE shared_plays ADD CONSTRAINT shared_plays_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE;
ALTER TABLE shared_turns ADD CONSTRAINT shared_turns_of_owner FOREIGN KEY (user_id, session_id) REFERENCES game_sessions(user_id, id) ON DELETE CASCADE;
ALTER TABLE shared_turns ADD CONSTRAINT shared_turns_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE;
ALTER TABLE shares ADD CONSTRAINT shares_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE;
ALTER TABLE stories ADD CONSTRAINT stories_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id);
ALTER TABLE stories ADD CONSTRAINT stories_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id);
ALTER TABLE story_drafts ADD CONSTRAINT story_drafts_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE;
ALTER TABLE story_drafts ADD CONSTRAINT story_drafts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE story_hours ADD CONSTRAINT story_hours_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE;
ALTER TABLE story_lengths ADD CONSTRAINT story_lengths_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE;
ALTER TABLE story_listing ADD CONSTRAINT story_listing_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE;
ALTER TABLE story_plays ADD CONSTRAINT story_plays_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE;
ALTER TABLE story_presence ADD CONSTRAINT story_presence_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE;
ALTER TABLE story_presence ADD CONSTRAINT story_presence_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE story_readers ADD CONSTRAINT story_readers_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE;
ALTER TABLE story_readers ADD CONSTRAINT story_readers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE story_readings ADD CONSTRAINT story_readings_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE;
ALTER TABLE story_search ADD CONSTRAINT story_search_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE;
ALTER TABLE story_snapshots ADD CONSTRAINT story_snapshots_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE;
ALTER TABLE story_stats ADD CONSTRAINT story_stats_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE;
ALTER TABLE story_stops ADD CONSTRAINT story_stops_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE;
ALTER TABLE story_tags ADD CONSTRAINT story_tags_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE;
ALTER TABLE story_tags ADD CONSTRAINT story_tags_tag_id_fkey FOREIGN KEY (tag_id) REFERENCES tags(id);
ALTER TABLE story_tellers ADD CONSTRAINT story_tellers_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE;
ALTER TABLE story_versions ADD CONSTRAINT story_versions_published_by_fkey FOREIGN KEY (published_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE story_versions ADD CONSTRAINT story_versions_snapshot_id_fkey FOREIGN KEY (snapshot_id) REFERENCES story_snapshots(id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE story_versions ADD CONSTRAINT story_versions_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE;
ALTER TABLE story_way_readers ADD CONSTRAINT story_way_readers_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE;
ALTER TABLE story_way_readers ADD CONSTRAINT story_way_readers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE story_ways ADD CONSTRAINT story_ways_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE;
ALTER TABLE together ADD CONSTRAINT together_of_owner FOREIGN KEY (user_id, session_id) REFERENCES game_sessions(user_id, id) ON DELETE CASCADE;
ALTER TABLE together ADD CONSTRAINT together_running_by_fkey FOREIGN KEY (running_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE together_players ADD CONSTRAINT together_players_player_id_fkey FOREIGN KEY (player_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE together_players ADD CONSTRAINT together_players_session_id_fkey FOREIGN KEY (session_id) REFERENCES together(session_id) ON DELETE CASCADE;
ALTER TABLE together_votes ADD CONSTRAINT together_votes_session_id_player_id_fkey FOREIGN KEY (session_id, player_id) REFERENCES together_players(session_id, player_id) ON DELETE CASCADE;
ALTER TABLE turn_actors ADD CONSTRAINT turn_actors_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE turn_actors ADD CONSTRAINT turn_actors_of_owner FOREIGN KEY (user_id, session_id) REFERENCES game_sessions(user_id, id) ON DELETE CASCADE;
ALTER TABLE turn_actors ADD CONSTRAINT turn_actors_turn_id_fkey FOREIGN KEY (turn_id) REFERENCES turns(id) ON DELETE CASCADE;
ALTER TABLE turn_branches ADD CONSTRAINT turn_branches_of_owner FOREIGN KEY (user_id, session_id) REFERENCES game_sessions(user_id, id) ON DELETE CASCADE;
ALTER TABLE turns ADD CONSTRAINT turns_of_owner FOREIGN KEY (user_id, session_id) REFERENCES game_sessions(user_id, id) ON DELETE CASCADE;
ALTER TABLE turns ADD CONSTRAINT turns_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES turns(id) ON DELETE CASCADE;
ALTER TABLE turns ADD CONSTRAINT turns_telling_of_fkey FOREIGN KEY (telling_of) REFERENCES turns(id) ON DELETE CASCADE;
