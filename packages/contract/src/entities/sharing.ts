import { z } from 'zod';
import { SHARE_TOKEN } from '../limits.ts';
import { Id, Instant, Language } from './common.ts';
import { ChapterHeading, SessionStory } from './play.ts';
import { TurnChange, TurnCheck } from './playSheet.ts';
import { TurnParts } from './turnPart.ts';

/** The unguessable token in the URL of a link. */
export const ShareToken = z
  .string()
  .regex(SHARE_TOKEN)
  .meta({ id: 'ShareToken', description: 'The token of a link to a turn: 256 random bits' });

const shows_typed = z
  .boolean()
  .describe('Whether the link shows what the player typed, and the names that they gave');

/** A link, as its owner sees it. */
export const SharedTurn = z
  .object({
    id: Id,
    token: ShareToken,
    session_id: Id,
    turn_id: Id,
    story_id: Id,
    title: z.string().describe('The title of the story, in the version that the session plays'),
    language: Language.describe('The language of the tale'),
    last_line: z.string().describe('The beginning of the turn'),
    shows_typed,
    plays: z.int().min(0).describe('How many sessions others have begun from the link'),
    is_open: z
      .boolean()
      .describe('Whether others can open it now; false while the story is archived or premium'),
    created_at: Instant,
  })
  .meta({ id: 'SharedTurn' });
export type SharedTurn = z.infer<typeof SharedTurn>;

export const SharedTurnList = z
  .object({ shared_turns: z.array(SharedTurn).describe('Newest first') })
  .meta({ id: 'SharedTurnList' });
export type SharedTurnList = z.infer<typeof SharedTurnList>;

/** One turn of a shared tale. */
export const SharedPart = z
  .object({
    chosen: z
      .string()
      .nullable()
      .describe('What the player chose or typed; null if there is nothing, or it is not shown'),
    is_typed: z.boolean().describe('Whether the player typed it, even if it is not shown'),
    text: z.string(),
    parts: TurnParts.optional().describe('Whose words the text is; absent if that was not stored'),
    chapter: ChapterHeading.optional().describe('The chapter that begins with this turn'),
    check: TurnCheck.optional().describe('The result of the attempt that was made'),
    changes: z.array(TurnChange).optional().describe('What it changed of the player’s sheet'),
  })
  .meta({ id: 'SharedPart' });
export type SharedPart = z.infer<typeof SharedPart>;

/** The tale up to a shared turn, for the reader of a link. Does not say who shared it. */
export const SharedTale = z
  .object({
    story_id: Id,
    story: SessionStory.pick({ title: true, cover_image_url: true, image_alt: true, language: true }),
    parts: z.array(SharedPart).describe('One page of the tale, oldest turn first'),
    earlier_page: z
      .int()
      .nullable()
      .describe('The number of the page with the parts before these; null if the link has none'),
    has_earlier: z.boolean().describe('Whether the tale has parts before the first one that the link shares'),
    last_line: z.string(),
    shows_typed,
    is_own: z.boolean().describe('Whether the caller created the link'),
  })
  .meta({ id: 'SharedTale' });
export type SharedTale = z.infer<typeof SharedTale>;
