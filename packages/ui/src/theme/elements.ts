/** Each component resets the browser's styles of its own elements, so that none needs a global reset. */

/** A button without border, background or font of its own. */
export const plainButton =
  'box-sizing:border-box;padding:0;border:0;background:none;color:inherit;font:inherit;cursor:pointer;';

/** A heading in the title font, without margins. */
export const plainHeading =
  'margin:0;font-family:var(--kl-font-title);font-weight:600;line-height:var(--kl-lh-title);text-wrap:balance;';

/** A link in the colour of its text, without an underline. */
export const plainLink = 'color:inherit;text-decoration:none;';

/** An icon in a line of text, from any icon set. */
export const plainIcon = 'flex:none;inline-size:1.25em;block-size:1.25em;stroke-width:1.75;';

/** A list without markers and indentation. Safari still treats it as a list, unlike with `none`. */
export const plainList = "margin:0;padding:0;list-style:'';";
