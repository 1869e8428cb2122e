/** Source files with styles. */
export const STYLES = /\.styles\.ts$/;

/**
 * Removes comments and indentation from the styles in a source file, which would only cost bytes.
 *
 * @param {string} code
 */
export function minifyStyles(code) {
  return code.replaceAll(/`[^`]*`/g, (template) =>
    template
      .replaceAll(/\/\*.*?\*\//gs, '')
      .replaceAll(/\s*([;{},])\s+/g, (whole, mark) => (whole.includes('\n') ? mark : whole))
      .replaceAll(/\s*\n\s*/g, ' '),
  );
}

/** @type {import('vite').Plugin} */
export const minifiedStyles = {
  name: 'minified-styles',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: STYLES },
    handler: (code) => ({ code: minifyStyles(code), map: null }),
  },
};
