import { dayOf } from '../../platform/clock.ts';
import { DAY_MS } from '../../platform/durations.ts';

/**
 * What counts towards tasks. Each kind is a set of subjects, so that nothing counts twice: not by undo and redo, not by
 * another telling of the same part, and not by a session that was deleted and begun again.
 */
export const DEED_KINDS = [
  /** A part told, by its place in its session. */
  'part',
  /** A scene entered, by its story and name. */
  'scene',
  /** A choice taken. */
  'choice',
  /** Words of one’s own, by the text. */
  'words',
  /** A scene described by Immerse. */
  'setting',
  /** A scene drawn by Show. */
  'picture',
  /** A part heard in another telling. */
  'retelling',
  /** An ending reached. */
  'ending',
  /** A story of which an ending was reached. */
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
  /** A story of one’s own that was published. */
  'published',
] as const;
export type DeedKind = (typeof DEED_KINDS)[number];

/** What tasks measure beside deeds. */
export type Measure = DeedKind | 'streak' | 'liked_by';

/** The scope of an all-time count. Every other scope is a day in UTC. */
export const ALL_TIME = 'ever';

/** The next midnight in UTC: the players' time zones do not matter. */
export const nextMidnight = (instant: Date): Date =>
  new Date((Math.floor(instant.getTime() / DAY_MS) + 1) * DAY_MS);

/** The day that was this many days earlier. */
export const daysBefore = (instant: Date, days: number): string =>
  dayOf(new Date(instant.getTime() - days * DAY_MS));

/** A daily task of an earlier day is still paid, in case a crash prevented that. */
export const DAYS_BACK = 7;
