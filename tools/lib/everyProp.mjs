/** The props that Emotion itself reads. */
const EMOTIONS_OWN = new Set(['as', 'theme']);

/**
 * Replaces Emotion's bundled list of all HTML attributes, which filters the props of an element. Our components
 * pass no other props to elements: state reaches CSS through `data-` attributes.
 *
 * @param {string} name
 */
export default (name) => !EMOTIONS_OWN.has(name);
