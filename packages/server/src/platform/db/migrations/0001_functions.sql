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
        and coalesce(new.state ->> 'turns_in_node' = '0', false)
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
          and (
            (new.kind = 'capture' and new.amount between old.amount and -1)
            or (new.kind = 'hold' and new.amount = old.amount and exists (
              select from credit_entries
              where hold_id = old.id and user_id = old.user_id and kind = 'release'
            ))
          )
        then
          return new;
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
CREATE OR REPLACE FUNCTION words_in(texts text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
      select coalesce(array_agg(distinct word), '{}')
      from regexp_split_to_table(lower(texts), '[\s!-/:-@\[-\`{-~।॥؟،]+') as word where word <> ''
    $function$;
