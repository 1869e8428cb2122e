/** What Emotion itself reads. */
const EMOTIONS_OWN = new Set(['as', 'theme']);

/**
 * Stands in for the list of all HTML attributes that Emotion brings along, to keep from elements what is not one.
 * The house hands nothing else to an element: state reaches CSS through `data-` attributes.
 *
 * @param {string} name
 */
export default (name) => !EMOTIONS_OWN.has(name);
