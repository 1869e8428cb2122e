const OTHERS = [
  'Tiro Bangla',
  'Tiro Telugu',
  'Noto Serif Tamil Variable',
  'Noto Serif Kannada Variable',
  'Noto Serif Gujarati Variable',
  'Noto Serif Malayalam Variable',
  'Noto Nastaliq Urdu',
].map((family) => `'${family}',`);

/**
 * For the root of a page that tells one story: what carries a `lang` inside it is drawn in that script's own faces,
 * and they are fetched for it. Cards leave it out, so that a list of stories fetches no font for each script in it.
 */
export const storyFaces = Object.entries({
  title: 'Eczar Devanagari',
  tale: 'Tiro Devanagari',
  ui: 'Mukta Devanagari',
})
  .map(([role, devanagari]) => `--kl-script-${role}: '${devanagari}', ${OTHERS.join(' ')};`)
  .join('');

/**
 * For names of the catalogue on such a page, of tags and of languages: those in another script than the page's are drawn
 * by the system, as on cards. A font for one word would be most of what the page fetches.
 */
export const systemNames = `
  html:lang(en) & [lang],
  html:lang(hi) & [lang]:not(:lang(hi)),
  html:lang(ur) & [lang]:not(:lang(ur)) {
    --kl-script-ui: initial;
  }
`;
