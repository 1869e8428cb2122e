import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { contentNamesOf } from './content.ts';

/** The globals of a screenshot, as Chromatic sets them. */
interface Mode {
  readonly theme?: string;
  readonly language?: string;
  readonly content?: string;
  readonly viewport?: number;
}

const PHONE = 390;

/** Two screenshots of every story: at night and by day. */
const EVERY: Readonly<Record<string, Mode>> = {
  night: { theme: 'night' },
  'palm leaf': { theme: 'palm-leaf' },
};

/** Further screenshots of a story with other contents, at a phone's width. */
const BY_CONTENT: Readonly<Record<string, Readonly<Record<string, Mode>>>> = {
  hi: { 'Hindi, phone': { language: 'hi', viewport: PHONE } },
  ur: { 'Urdu, phone': { language: 'ur', viewport: PHONE } },
  long: { 'long text, phone': { content: 'long', viewport: PHONE } },
  longInHindi: { 'long Hindi text, phone': { content: 'long', language: 'hi', viewport: PHONE } },
};

/** No screenshots are taken of behaviours, which look like other stories, or of stories that never stop moving. */
const WITHOUT_PICTURE = ['behaviour', 'no-visual'];

/** The parameters of all stories: nothing moves by itself. */
export const SNAPSHOTS = { prefersReducedMotion: 'reduce', pauseAnimationAtEnd: true };

/**
 * Tells Chromatic which screenshots to take, by the tags and contents of a story. Chromatic reads them from parameters,
 * and only an enhancer of argument types receives the story before that.
 */
export const withSnapshots: ArgTypesEnhancer = ({ argTypes, parameters, tags }) => {
  const modes = Object.assign(
    {},
    EVERY,
    ...contentNamesOf({ parameters, tags }).map((name) => BY_CONTENT[name]),
  );
  const disableSnapshot = WITHOUT_PICTURE.some((tag) => tags.includes(tag));
  parameters['chromatic'] = { ...parameters['chromatic'], modes, disableSnapshot };
  return argTypes;
};
