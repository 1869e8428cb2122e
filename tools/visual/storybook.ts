/** For the look review; the picture tests use any free port. */
export const PORT = 4330;
/** The output folder of `npm run build-storybook`. */
export const STORYBOOK = 'storybook-static';
