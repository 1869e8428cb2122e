import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { contentNamesOf } from './content.ts';

/** The globals of a picture, as Chromatic sets them. */
interface Mode {
  readonly theme?: string;
  readonly language?: string;
  readonly content?: string;
  readonly viewport?: number;
}

const PHONE = 390;

/** Every story, by night and by day. */
const EVERY: Readonly<Record<string, Mode>> = {
  night: { theme: 'night' },
  'palm leaf': { theme: 'palm-leaf' },
};

/** A story that has content for it is also pictured with that, where there is little room. */
const BY_CONTENT: Readonly<Record<string, Readonly<Record<string, Mode>>>> = {
  hi: { 'Hindi, phone': { language: 'hi', viewport: PHONE } },
  ur: { 'Urdu, phone': { language: 'ur', viewport: PHONE } },
  long: { 'long text, phone': { content: 'long', viewport: PHONE } },
  longInHindi: { 'long Hindi text, phone': { content: 'long', language: 'hi', viewport: PHONE } },
};

/** A behaviour looks like another story; what cannot hold still is no picture. */
const WITHOUT_PICTURE = ['behaviour', 'no-visual'];

/** The parameters of all stories: nothing moves but what a story moves itself. */
export const SNAPSHOTS = { prefersReducedMotion: 'reduce', pauseAnimationAtEnd: true };

/**
 * Says what Chromatic pictures, by the tags and the content of a story. It reads parameters, and only the enhancers of
 * argument types are given a story before it does.
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
