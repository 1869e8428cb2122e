import { z } from 'zod';
import {
  CUSTOM_ACTION_MAX,
  HISTORY_ACTIONS,
  LAST_TEXT_MAX,
  MODEL_KEY_MAX,
  SESSION_ACTIONS,
  VERSION_CHANGES,
} from '../limits.ts';
import type { RuleFault } from '../rules/fault.ts';
import { checkCustomAction } from '../rules/customAction.ts';
import { ActedBy, TogetherMark } from './actedBy.ts';
import { Id, Instant, Language, uuid } from './common.ts';
import { PlaySheet, TurnChange, TurnCheck } from './playSheet.ts';
import { REASONS_TO_STEP_IN } from './reasons.ts';
import { report, ruled, text } from './ruled.ts';
import { PlayChoice, SelectedChoice, SentChoice } from './playChoice.ts';
import { Story } from './story.ts';
import { StruckSentence } from './struckSentence.ts';
import { TurnParts } from './turnPart.ts';

/** A player's place among the chapters, for a story that has them. */
export const ChapterPlace = z
  .object({ number: z.int().min(1), of: z.int().min(1).describe('How many chapters the story has') })
  .meta({ id: 'ChapterPlace' });
export type ChapterPlace = z.infer<typeof ChapterPlace>;

export const ChapterHeading = ChapterPlace.extend({ title: z.string() }).meta({ id: 'ChapterHeading' });
export type ChapterHeading = z.infer<typeof ChapterHeading>;

const toldBy = z
  .string()
  .describe(
    'The provider’s model that told or drew it; absent for the author’s text and the built-in models',
  );

const perhapsMeant = z
  .string()
  .describe('The choice that the player’s free text may have meant, if that was uncertain');

const imageAlt = z.string().describe('Alternative text of the picture');

/** One turn of a session: its input and its result. The history and the answers of actions use the same shape. */
export const Turn = z
  .object({
    id: Id,
    action_type: z.enum(HISTORY_ACTIONS),
    user_input: z.string().nullable(),
    ai_response: z.string().nullable(),
    parts: TurnParts.optional().describe(
      'Whose words its text is, part by part. Absent if it is the author’s alone, which `model_used` null says, ' +
        'and for turns of the days before this was stored',
    ),
    struck: z
      .array(StruckSentence)
      .min(1)
      .optional()
      .describe(
        'The sentences of the model that were struck from the text, in its order. Such a turn costs no credits',
      ),
    selected_choice: SelectedChoice.nullable(),
    choices: z.array(PlayChoice),
    perhaps_meant: perhapsMeant.optional(),
    image_url: z.string().nullable(),
    image_alt: imageAlt.optional(),
    style: z.string().nullable(),
    model_used: z.string().nullable(),
    told_by: toldBy.optional(),
    credits_consumed: z.int(),
    timestamp: Instant,
    success: z.boolean(),
    is_scene: z
      .boolean()
      .optional()
      .describe(
        'Whether it tells a scene of the author; the built-in narrator tells it in the same words each time',
      ),
    chapter: ChapterHeading.optional().describe('The chapter that begins with this turn'),
    check: TurnCheck.optional().describe('The result of the attempt that the player made'),
    changes: z
      .array(TurnChange)
      .optional()
      .describe('What it changed of the player’s sheet; absent for nothing'),
    told_offline_at: Instant.optional().describe(
      'When it was played offline, by the clock of the device; absent for turns that the server told',
    ),
    acted_by: ActedBy.optional().describe(
      'Who acted; absent for turns that the session’s owner played alone',
    ),
    tellings: z.array(Id).describe('The ids of all tellings of this turn, oldest first, including this one'),
  })
  .meta({ id: 'Turn' });
export type Turn = z.infer<typeof Turn>;

export const SessionData = z
  .object({
    narrative_history: z.array(Turn).describe('One page of the history, oldest first'),
    has_earlier: z.boolean().describe('Whether there are entries before the first one of this page'),
    choices: z.array(PlayChoice).describe('What the player can choose now'),
    sheet: PlaySheet.optional().describe('Absent if the story has no sheet'),
    can_undo: z.boolean(),
    can_redo: z.boolean(),
  })
  .meta({ id: 'SessionData' });
export type SessionData = z.infer<typeof SessionData>;

const progress = {
  current_xp: z.int(),
  choices_made: z.int(),
  scenes_completed: z.int(),
  is_completed: z.boolean(),
  completion_percentage: z.number().min(0).max(100),
  chapter: ChapterPlace.optional().describe(
    'The chapter reached so far; absent if the story has no chapters',
  ),
};

export const SessionCheck = z
  .object({ has_existing_session: z.boolean(), session_id: Id.nullable(), ...progress })
  .meta({ id: 'SessionCheck' });
export type SessionCheck = z.infer<typeof SessionCheck>;

/** The story as of the beginning of the session: later changes do not affect it. */
export const SessionStory = Story.pick({
  title: true,
  cover_image_url: true,
  image_alt: true,
  game_config: true,
  languages: true,
})
  .extend({ language: Language.describe('The language in which the session is told, from its next turn on') })
  .meta({ id: 'SessionStory' });
export type SessionStory = z.infer<typeof SessionStory>;

/** A version of the story that was published after the session began. */
export const NewerVersion = z
  .object({
    number: z.int().min(1),
    note: z.string().describe('The author’s description of the changes'),
    kinds: z.array(z.enum(VERSION_CHANGES)).describe('How it differs from the version of the session'),
    can_move: z
      .boolean()
      .describe('Whether the session’s scene exists in that version, and leads on from there'),
  })
  .meta({ id: 'NewerVersion' });
export type NewerVersion = z.infer<typeof NewerVersion>;

export const GameSession = z
  .object({
    id: Id,
    story_id: Id,
    story: SessionStory,
    session_data: SessionData,
    story_deletes_at: Instant.optional().describe(
      'When the story is deleted. The session remains, and can be played on',
    ),
    newer_version: NewerVersion.optional().describe('Absent if the session plays the newest version'),
    running_action: uuid().nullable().describe('The key of the running action, for following its events'),
    together: TogetherMark.optional().describe('Absent if the owner has invited nobody'),
    ...progress,
  })
  .meta({ id: 'GameSession' });
export type GameSession = z.infer<typeof GameSession>;

export const SessionSummary = z
  .object({
    id: Id,
    story_id: Id,
    story: SessionStory.omit({ game_config: true, languages: true }),
    last_line: z.string().describe('The beginning of the newest turn'),
    updated_at: Instant,
    together: z
      .object({ players: z.array(z.string()).describe('The names of the players other than the owner') })
      .optional()
      .describe('Absent if the owner has invited nobody'),
    ...progress,
  })
  .meta({ id: 'SessionSummary' });
export type SessionSummary = z.infer<typeof SessionSummary>;

/** One turn in the tree of all turns of a session. */
export const MappedTurn = z
  .object({
    id: Id,
    parent_id: Id.nullable(),
    action_type: z.enum(HISTORY_ACTIONS),
    first_words: z.string(),
    chapter: ChapterHeading.optional().describe('The chapter that begins with this turn'),
    is_current: z.boolean().describe('Whether it is on the path from the beginning to the newest turn'),
  })
  .meta({ id: 'MappedTurn' });
export type MappedTurn = z.infer<typeof MappedTurn>;

export const SessionMap = z
  .object({
    turns: z.array(MappedTurn).describe('Oldest first; a turn’s parent may be on an earlier page'),
    has_earlier: z.boolean(),
  })
  .meta({ id: 'SessionMap' });
export type SessionMap = z.infer<typeof SessionMap>;

export const SessionExport = z
  .object({
    id: Id,
    story_id: Id,
    title: z.string(),
    language: SessionStory.shape.language,
    started_at: Instant,
    turns: z.array(Turn).describe('The path from the beginning to the newest turn'),
  })
  .meta({ id: 'SessionExport' });
export type SessionExport = z.infer<typeof SessionExport>;

/** Checks the text of a custom action. Other actions may send an empty text. */
function checkUnlessBlank(value: string): RuleFault | undefined {
  return value.trim() ? checkCustomAction(value) : undefined;
}

export const ActionRequest = z
  .object({
    action_type: z.enum(SESSION_ACTIONS),
    selected_model: text(MODEL_KEY_MAX),
    session_id: Id,
    user_action: ruled(checkUnlessBlank, { maxLength: CUSTOM_ACTION_MAX })
      .optional()
      .describe('What the player typed, for `custom_action`'),
    selected_choice: SentChoice.optional().describe('The chosen choice, for `continue`'),
    last_text_response: text(LAST_TEXT_MAX)
      .optional()
      .describe('For `show`; a hint that the server may ignore'),
    seen_turn_id: Id.optional().describe(
      'The newest turn that the player sees. An action on an older one is refused with `session_moved`: ' +
        'the story has gone on in another tab or on another device',
    ),
  })
  .superRefine(({ action_type, user_action = '' }, context) => {
    if (action_type === 'custom_action' && !user_action)
      report(context, checkCustomAction(''), ['user_action']);
  })
  .meta({ id: 'ActionRequest' });
export type ActionRequest = z.infer<typeof ActionRequest>;

/** Fields of every answer. */
const paid = {
  turn: Turn.optional().describe('The turn that the action added to the history; absent for undo and redo'),
  turn_id: Id.describe('The newest turn of the session after the action'),
  current_xp: z.int(),
  sheet: PlaySheet.optional().describe('The sheet after the action; absent if the story has none'),
  model_used: z.string().nullable().describe('Null if no model was called, as for authored text and undo'),
  told_by: toldBy.optional(),
  stepped_in: z
    .enum(REASONS_TO_STEP_IN)
    .optional()
    .describe('Why the built-in narrator or illustrator did it instead of the model, free of charge'),
  credits_consumed: z.int(),
  is_completed: z.boolean().optional().describe('Whether the story has ended'),
  session_data: SessionData.optional(),
  low_credits_warning: z.boolean().optional(),
  credit_warning_message: z.string().optional(),
};

/** One shape per result of an action; each is recognised by a required field. */
export const ActionResponse = z
  .union([
    z.object({
      ...paid,
      narrative: z.string(),
      choices: z.array(PlayChoice).optional(),
      perhaps_meant: perhapsMeant.optional(),
    }),
    z.object({ ...paid, setup: z.string(), choices: z.array(PlayChoice) }),
    z.object({
      ...paid,
      image_url: z.string(),
      image_alt: imageAlt.optional(),
      style: z.string(),
      prompt: z.string().optional(),
    }),
    z
      .object({ ...paid, fallback_description: z.string(), prompt: z.string().optional() })
      .describe('The text in place of a picture that could not be drawn'),
    z.object({ ...paid, session_data: SessionData }).describe('For undo and redo: the resulting history'),
  ])
  .meta({ id: 'ActionResponse' });
export type ActionResponse = z.infer<typeof ActionResponse>;
