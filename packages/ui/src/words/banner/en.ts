import { area } from '../area.ts';

export const bannerWords = area('banner', {
  label: 'Highlights',
  role: 'carousel',
  slideRole: 'slide',
  place: (number: number, count: number) => `${number} of ${count}`,
  choose: 'Choose a slide',
  pause: 'Pause slides',
  resume: 'Resume slides',
  featured: 'Featured',
  featuredGame: 'Featured game',
  /** The hint of a story that nobody picked, in the reader's language. */
  toBeginWith: 'A tale to begin with',
  guide: {
    title: 'How to Play',
    hint: 'Ready in five minutes',
    text: 'Four commands, XP and credits, and a narrator who remembers what you did. The guide shows it all, with a story to try.',
    action: 'Read the guide',
  },
  beta: {
    title: 'Join the beta',
    hint: 'Early access to premium tales',
    text: 'Premium tales open for a few readers first. Leave your name, and read before everyone else.',
    action: 'Join Waitlist',
  },
  community: {
    title: 'Meet the storytellers',
    hint: 'Our community chat is open',
    text: 'Writers, players and the odd historian swap tales here. There is always room by the fire.',
    action: 'Join the chat',
  },
});
