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
 * For the root of a page about one story: elements with a `lang` get the fonts of their script, which are
 * downloaded. Cards do without, so that a list of stories downloads no font per script.
 */
export const storyFaces = Object.entries({
  title: 'Eczar Devanagari',
  tale: 'Tiro Devanagari',
  ui: 'Mukta Devanagari',
})
  .map(([role, devanagari]) => `--kl-script-${role}: '${devanagari}', ${OTHERS.join(' ')};`)
  .join('');

/**
 * For names of tags and languages on the page of a story: in another script than the page's, they use the
 * system's fonts, as on cards. A font for one word would be most of the page's download.
 */
export const systemNames = `
  html:lang(en) & [lang],
  html:lang(hi) & [lang]:not(:lang(hi)),
  html:lang(ur) & [lang]:not(:lang(ur)) {
    --kl-script-ui: initial;
  }
`;
