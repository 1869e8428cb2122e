import { z } from 'zod';
import { CHECK_DIE } from '../allLimits.ts';

/** The result of an attempt. */
export const TurnCheck = z
  .object({
    name: z.string().describe('The number that was checked'),
    at_least: z.int().describe('What was needed'),
    had: z.int(),
    roll: z.int().min(1).max(CHECK_DIE).optional().describe('The die that was added to the number'),
    won: z.boolean(),
  })
  .meta({ id: 'TurnCheck' });
export type TurnCheck = z.infer<typeof TurnCheck>;

/**
 * What a turn changed of the player's sheet. `took`, `gave`, `lost` and `put_down`: a thing; `hurt` and
 * `healed`: a wound; `owes`, and how it ends: a promise; `died`: a person; `told`: a secret; `health`: the number.
 */
export const SHEET_CHANGES = [
  'took',
  'gave',
  'lost',
  'put_down',
  'hurt',
  'healed',
  'owes',
  'kept',
  'broke',
  'died',
  'told',
  'health',
] as const;

export const TurnChange = z
  .object({
    kind: z.enum(SHEET_CHANGES),
    what: z.string().describe('The thing, the wound or the promise; of `health` empty'),
    who: z.string().optional().describe('The person whom it concerns'),
    by: z.int().optional().describe('By how much `health` has changed'),
  })
  .meta({ id: 'TurnChange' });
export type TurnChange = z.infer<typeof TurnChange>;

/** What the player carries, and how they are; only for stories with things, wounds, promises or health. */
export const PlaySheet = z
  .object({
    carried: z.array(z.object({ name: z.string(), line: z.string().optional() })),
    slots: z.int().min(0).describe('How many things one can carry'),
    hurts: z.array(z.string()),
    owed: z.array(z.object({ to: z.string(), what: z.string() })).describe('Open promises of the player'),
    health: z
      .object({ now: z.int(), max: z.int() })
      .optional()
      .describe('Absent if the story has no `health`'),
  })
  .meta({ id: 'PlaySheet' });
export type PlaySheet = z.infer<typeof PlaySheet>;
