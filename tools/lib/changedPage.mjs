/**
 * @typedef {object} ChangedPicture
 * @property {string} name
 * @property {string | undefined} before undefined if it is new
 * @property {string | undefined} after undefined if it is gone
 */

const STYLE = `
  body { margin: 24px; background: #12142b; color: #f6ecd2; font: 16px/1.5 system-ui, sans-serif; }
  section { margin-block: 32px; }
  div { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
  figure { margin: 0; }
  img { display: block; max-width: 100%; }
  .over { position: relative; isolation: isolate; }
  .over img + img { position: absolute; inset: 0; mix-blend-mode: difference; }
`;

/** @param {string} text */
const asHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * @param {string} label
 * @param {string | undefined} address
 */
const figure = (label, address) =>
  `<figure><figcaption>${label}</figcaption>${address ? `<img src="${address}" alt="${label}">` : '<p>none</p>'}</figure>`;

/** @param {ChangedPicture} picture */
function section({ name, before, after }) {
  const over =
    before && after
      ? `<figure><figcaption>difference: what is not black</figcaption><p class="over"><img src="${before}" alt=""><img src="${after}" alt="difference"></p></figure>`
      : '';
  return `<section><h2>${asHtml(name)}</h2><div>${figure('before', before)}${figure('after', after)}${over}</div></section>`;
}

/**
 * A page with all pictures that differ: before, after, and one over the other.
 * @param {string} against
 * @param {readonly ChangedPicture[]} pictures
 */
export function changedPage(against, pictures) {
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Changed pictures</title>',
    `<style>${STYLE}</style>`,
    `<h1>${pictures.length} pictures that differ from ${asHtml(against)}</h1>`,
    ...pictures.map(section),
    '</html>',
  ].join('\n');
}
