type MotionPreference = 'reduce' | 'no-preference';

/** For a story's `beforeEach`: sets the system's preference for reduced motion. */
export function motionPreference(preference: MotionPreference) {
  return () => {
    const original = window.matchMedia;
    window.matchMedia = (query) =>
      query.includes('prefers-reduced-motion')
        ? answer(query, query.includes(preference))
        : original.call(window, query);
    return () => {
      window.matchMedia = original;
    };
  };
}

function answer(media: string, matches: boolean): MediaQueryList {
  return Object.assign(new EventTarget(), {
    media,
    matches,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
}
