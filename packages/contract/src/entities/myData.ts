import { z } from 'zod';
import { SeriesWrite } from './series.ts';
import { AuditEntry } from './audit.ts';
import { AuthoredStory } from './authoring.ts';
import { INTERFACE_LANGUAGES } from '../languages.ts';
import { GUARDIAN_PROOFS } from '../options.ts';
import { Id, Instant } from './common.ts';
import { CreditEntry } from './credit.ts';
import { Draft } from './drafts.ts';
import { OfflinePlay } from './offline.ts';
import { Turn } from './play.ts';
import { MemoryEntry } from './playMemory.ts';
import { SelectedChoice } from './playChoice.ts';
import { Stars } from './rating.ts';
import { OwnReport } from './report.ts';
import { PaidTask, ProgressDeed } from './progress.ts';
import { SharedPart, SharedTurn } from './sharing.ts';
import { AccountSession, User } from './user.ts';
import { StoryVersion } from './versions.ts';

/** Credits that an administrator gave. */
const CreditGrant = z.object({ amount: z.int(), reason: z.string(), created_at: Instant });

/** A change by an administrator to the person's account or stories. Does not say who made it. */
const ChangeForMe = z.object({
  at: Instant,
  text: z.string().describe('What was done, in English'),
  changes: AuditEntry.shape.changes,
  reason: AuditEntry.shape.reason,
});

/** What is stored about a guardian's consent. */
const OwnGuardianship = z.object({
  guardian_email: z.string().nullable(),
  proof: z.enum(GUARDIAN_PROOFS).nullable(),
  covers: z.int().nullable().describe('The version of the text that the guardian consented to'),
  asked_at: Instant.nullable(),
  granted_at: Instant.nullable(),
  withdrawn_at: Instant.nullable(),
});

/** A session with the turns that are still stored. */
const PlayedSession = z.object({
  id: Id,
  story_id: Id,
  created_at: Instant,
  turns: z.array(
    Turn.pick({
      id: true,
      action_type: true,
      user_input: true,
      selected_choice: true,
      ai_response: true,
      parts: true,
      struck: true,
      model_used: true,
      image_url: true,
    }).extend({ committed_at: Instant }),
  ),
  memory: z.array(MemoryEntry.pick({ text: true, quote: true, by: true, is_pinned: true })),
});

/** The export of everything that the product stores about one person. */
export const MyData = z
  .object({
    exported_at: Instant,
    user: User,
    last_language: z
      .enum(INTERFACE_LANGUAGES)
      .nullable()
      .describe('Language of the interface at the last sign-in'),
    second_factor_since: Instant.nullable().describe(
      'When a code besides the password or Google was switched on. Its secret is never exported',
    ),
    identities: z
      .array(z.object({ issuer: z.string(), subject: z.string(), linked_at: Instant.nullable() }))
      .describe('The accounts elsewhere, such as at Google, that sign in to this one'),
    account_sessions: z.array(AccountSession),
    birth_year: z.int().nullable().describe('Null if it was never asked for'),
    guardian: OwnGuardianship.nullable().describe('Null if no guardian was ever needed'),
    stories: z.array(AuthoredStory),
    drafts: z.array(Draft.extend({ place: z.string().describe('`new`, or the id of the story') })),
    published_versions: z.array(
      StoryVersion.pick({ number: true, note: true, published_at: true }).extend({ story_id: Id }),
    ),
    game_sessions: z.array(PlayedSession),
    liked_story_ids: z.array(Id),
    bookmarked_story_ids: z.array(Id),
    ratings: z.array(z.object({ story_id: Id, stars: Stars, rated_at: Instant })),
    followed_authors: z
      .array(z.object({ author_id: Id, followed_at: Instant }))
      .describe('The authors whom the account follows'),
    follow_letter_since: Instant.nullable().describe(
      'When the last letter about followed authors was sent, or the first one was asked for; null: none is wanted',
    ),
    credit_entries: z.array(CreditEntry),
    credit_grants: z.array(CreditGrant),
    administrative_changes: z.array(ChangeForMe).describe('Oldest first'),
    reports: z.array(OwnReport),
    paid_tasks: z.array(PaidTask),
    progress_deeds: z.array(ProgressDeed),
    series: z
      .array(SeriesWrite.extend({ slug: z.string() }))
      .describe('The series that the account has created'),
    shared_turns: z
      .array(SharedTurn.omit({ is_open: true }).extend({ parts: z.array(SharedPart) }))
      .describe('The account’s links to turns, with what each shows'),
    shared_plays: z
      .array(z.object({ session_id: Id, story_id: Id, begun_at: Instant }))
      .describe('The sessions that the account began from other people’s links'),
    offline_plays: z.array(OfflinePlay).describe('The offline plays that were uploaded'),
    played_together: z
      .array(z.object({ session_id: Id, story_id: Id, joined_at: Instant }))
      .describe('Other people’s sessions that the account has joined'),
    votes: z
      .array(z.object({ session_id: Id, choice: SelectedChoice.nullable(), voted_at: Instant }))
      .describe('The account’s votes in open votes'),
    turns_together: z
      .array(z.object({ session_id: Id, turn_id: Id }))
      .describe('The turns of the account in sessions with several players'),
    series_memories: z
      .array(z.object({ story_id: Id, left: z.array(z.string()), left_at: Instant }))
      .describe('What the plays of one part of a series left for later parts, as `name = value`'),
  })
  .meta({ id: 'MyData' });
export type MyData = z.infer<typeof MyData>;
