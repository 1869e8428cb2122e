import type { TABLES } from './tables.ts';

/**
 * Who may read a column, in whatever answer. The owner is the person of the row. Administrators may read all
 * that owners may, because they export accounts.
 *
 * - `code`: closed lists, keys of scenes, names of models, counters: nothing that people have written or are
 * - `copy`: taken from other columns, with their audiences
 * - `server`: nobody; it is compared, counted with, or sent to a model
 * - `administrators`
 * - `owner`: the person of the row
 * - `author`: the author of its story
 * - `named`: the owner; everybody, if the owner has published a story; and whom the owner plays with or has invited
 * - `nameless`: as `named`, but only for people without another name to show, and never for administrators
 * - `players`: those who play the session of the row
 * - `told`: as `players`, and each reader with a link to the tale
 * - `invited`: as `players`, and each reader with the session's invitation
 * - `guardian`: the owner, and the reader with the link of their guardian, which shows the owner's name too
 * - `readers`: everybody once the story is published, and its author before that
 * - `everybody`
 */
export type Audience =
  | 'code'
  | 'copy'
  | 'server'
  | 'administrators'
  | 'owner'
  | 'author'
  | 'named'
  | 'nameless'
  | 'players'
  | 'told'
  | 'invited'
  | 'guardian'
  | 'readers'
  | 'everybody';

/** Column types that may hold personal data. */
type Telling = `${'text' | 'json' | 'jsonb' | 'bytea' | 'integer' | 'bigint' | 'real'}${string}`;
type TellingColumn<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends `uuid${string}` | `integer[]${string}`
    ? never
    : Columns[Name] extends Telling
      ? Name
      : never;
}[keyof Columns];

type AudienceOf = {
  readonly [Table in keyof typeof TABLES]:
    | Audience
    | Readonly<Record<TellingColumn<(typeof TABLES)[Table]>, Audience>>;
};

/** A column without an audience does not compile. A word for a table applies to all of its columns. */
export const AUDIENCES = {
  account_sessions: { device: 'owner', generation: 'code' },
  account_storage: { bytes: 'owner', max_mb: 'server' },
  audit_log: { action: 'code', kind: 'code', name: 'copy', changes: 'copy', reason: 'owner' },
  begun_plays: 'code',
  bookmarks: 'code',
  bundled_stories: 'server',
  catalogue_totals: 'everybody',
  categories: 'everybody',
  credit_entries: {
    kind: 'code',
    amount: 'owner',
    operation_key: 'server',
    reference_type: 'code',
    reference_id: 'code',
  },
  credit_grants: 'owner',
  game_sessions: {
    current_xp: 'players',
    choices_made: 'code',
    scenes_completed: 'code',
    completion_percentage: 'code',
    last_line: 'owner',
    story_version: 'code',
    played_seconds: 'owner',
    undo_xp: 'code',
    credits_spent: 'owner',
    turns_told: 'code',
    told_bytes: 'owner',
    counted_bytes: 'server',
    language: 'code',
    chapter: 'code',
    chapters: 'code',
    seconds_before: 'server',
    counted_seconds: 'server',
  },
  guardian_links: 'server',
  guardianships: { guardian_email: 'owner', proof: 'code', covers: 'code' },
  jobs: { kind: 'code', data: 'server', attempts: 'code' },
  likes: 'code',
  loose_pictures: 'server',
  mail_links: { hash: 'server', purpose: 'code', email: 'copy' },
  model_usage: 'administrators',
  narrator_failures: 'administrators',
  offline_plays: { language: 'code', brought: 'server', undo_xp: 'code', digests: 'server' },
  overview_days: 'administrators',
  paid_tasks: { number: 'code', task_id: 'code', scope: 'code', stars: 'owner', coins: 'owner' },
  play_actions: {
    request_digest: 'server',
    status: 'code',
    credits_held: 'owner',
    text_so_far: 'players',
    answer: 'players',
    problem: 'code',
    model_key: 'code',
    turn_number: 'code',
  },
  played_days: 'administrators',
  played_days_since: 'code',
  played_times: 'administrators',
  players_of_days: 'code',
  processes: 'code',
  progress_deeds: { scope: 'code', kind: 'code', subject: 'owner', scene: 'owner', choice: 'owner' },
  progress_people: {
    stars: 'owner',
    days_played: 'owner',
    last_day: 'owner',
    last_run: 'owner',
    longest_run: 'owner',
    counts: 'server',
  },
  progress_queue: 'code',
  provider_spending: 'administrators',
  rate_limits: 'server',
  reaction_wishes: 'code',
  refresh_tokens: { hash: 'server', generation: 'code' },
  reports: {
    passage: 'copy',
    told_by: 'code',
    kind: 'code',
    words: 'owner',
    state: 'code',
    decision: 'code',
    note: 'author',
  },
  scene_visits: 'code',
  schema_support: 'code',
  search_queue: 'code',
  search_suffixes: 'copy',
  seedings: 'code',
  series: {
    slug: 'code',
    language: 'code',
    title: 'everybody',
    description: 'everybody',
    translations: 'everybody',
    shares: 'author',
    version: 'code',
  },
  series_memories: 'owner',
  series_parts: 'code',
  session_fact_words: 'server',
  session_facts: {
    key: 'owner',
    value: 'owner',
    known_to: 'owner',
    quote: 'owner',
    kind: 'code',
    by: 'code',
    depth: 'code',
  },
  session_snapshots: 'code',
  session_summaries: { depth: 'code', text: 'owner' },
  share_salts: 'server',
  shared_plays: 'code',
  shared_pages: { gzipped: 'copy' },
  shared_turns: {
    token: 'owner',
    title: 'copy',
    language: 'code',
    last_line: 'copy',
    plays: 'owner',
    tale: 'copy',
  },
  shares: 'server',
  stories: {
    cover_image_url: 'readers',
    title: 'readers',
    tagline: 'readers',
    story_description: 'readers',
    story_prompt: 'readers',
    image_alt: 'readers',
    content_rating: 'code',
    difficulty_level: 'code',
    status: 'code',
    language: 'code',
    initial_xp: 'code',
    actions_count: 'code',
    story_cards_count: 'code',
    total_scenes: 'code',
    branching_points: 'code',
    possible_endings: 'code',
    estimated_play_time: 'code',
    game_config: 'code',
    story_structure: 'readers',
    lore_cards: 'author',
    depiction: 'author',
    lexicon: 'author',
    cover: 'readers',
    story_system_prompt: 'author',
    version: 'code',
    working_copy: 'author',
    review_note: 'author',
    submission_note: 'author',
    layers: 'readers',
    translations: 'readers',
    meets: 'code',
    cover_source: 'author',
    cover_picture: 'readers',
  },
  story_changes: 'code',
  story_counts: 'code',
  story_drafts: { place: 'code', content: 'owner', version: 'code' },
  story_hours: 'code',
  story_lengths: 'author',
  story_listing: 'copy',
  story_plays: 'author',
  story_presence: { scene: 'author' },
  story_readers: 'author',
  story_readings: 'author',
  story_search: 'copy',
  story_snapshots: { digest: 'server', content: 'readers' },
  story_stats: 'everybody',
  story_stops: 'author',
  story_tags: 'code',
  story_tellers: 'everybody',
  story_versions: {
    number: 'code',
    note: 'readers',
    kinds: 'code',
    actions_count: 'code',
    story_cards_count: 'code',
    total_scenes: 'code',
    branching_points: 'code',
    possible_endings: 'code',
  },
  story_way_readers: 'code',
  story_ways: 'author',
  sweeps: 'code',
  tags: 'everybody',
  together: {
    way: 'code',
    vote_seconds: 'code',
    turn_seat: 'code',
    token: 'owner',
    vote_problem: 'code',
    budget: 'code',
    budget_spent: 'code',
  },
  together_players: 'code',
  together_votes: { choice: 'owner', answer: 'owner' },
  turn_actors: { credits: 'owner', xp: 'owner', votes: 'code', voters: 'code' },
  turn_branches: 'code',
  turns: {
    action_type: 'code',
    user_input: 'players',
    selected_choice: 'told',
    selected_answer: 'players',
    ai_response: 'told',
    choices: 'told',
    image_url: 'code',
    style: 'code',
    prompt: 'players',
    model_used: 'code',
    credits_consumed: 'players',
    state: 'code',
    duration_ms: 'owner',
    told_by: 'code',
    remembered: 'owner',
    image_alt: 'told',
    depth: 'code',
    stepped_in: 'code',
    perhaps_meant: 'players',
    told_for: 'code',
    understood_as: 'owner',
    notes: 'server',
    parts: 'code',
  },
  usage_counted: 'code',
  usage_hours: 'administrators',
  users: {
    username: 'nameless',
    email: 'owner',
    display_name: 'named',
    avatar_url: 'named',
    role: 'code',
    password_hash: 'server',
    google_sub: 'server',
    credits: 'owner',
    blocked_reason: 'owner',
    language: 'code',
    text_model: 'code',
    image_model: 'code',
    birth_year: 'guardian',
  },
} as const satisfies AudienceOf;
