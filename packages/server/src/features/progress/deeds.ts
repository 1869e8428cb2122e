import { dayOf } from '../../platform/clock.ts';
import { DAY_MS } from '../../platform/durations.ts';

/**
 * What counts towards tasks. Each kind is a set of subjects, so that nothing counts twice: neither by undo
 * and redo, nor by retelling a part, nor by deleting a session and beginning it again.
 */
export const DEED_KINDS = [
  /** A part that was told, by session and depth. */
  'part',
  /** A scene entered, by its story and name. */
  'scene',
  /** A choice taken. */
  'choice',
  /** Free text, by the text. */
  'words',
  /** A scene described by Immerse. */
  'setting',
  /** A scene drawn by Show. */
  'picture',
  /** A part that was retold. */
  'retelling',
  /** An ending reached. */
  'ending',
  /** A story that was finished. */
  'finished',
  /** A story played. */
  'story',
  /** A category played in. */
  'shelf',
  /** A language played in. */
  'language',
  /** A text model that told. */
  'teller',
  /** An image model that drew. */
  'painter',
  /** A day on which a part was told. */
  'day',
  'like',
  'bookmark',
  /** A day on which something was shared: what it was is not stored. */
  'share',
  /** A published story of one's own. */
  'published',
] as const;
export type DeedKind = (typeof DEED_KINDS)[number];

/** What tasks measure, including values that are not deeds. */
export type Measure = DeedKind | 'streak' | 'liked_by';

/** The scope of an all-time count. Every other scope is a day in UTC. */
export const ALL_TIME = 'ever';

/** The next midnight in UTC, for players of all time zones. */
export const nextMidnight = (instant: Date): Date =>
  new Date((Math.floor(instant.getTime() / DAY_MS) + 1) * DAY_MS);

/** The day this many days before. */
export const daysBefore = (instant: Date, days: number): string =>
  dayOf(new Date(instant.getTime() - days * DAY_MS));

/** For this many days a daily task is still paid, in case a crash prevented its payment. */
export const DAYS_BACK = 7;
