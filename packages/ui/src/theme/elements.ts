/** What a browser gives an element of its own is taken away where the element is drawn, so that no component needs a reset of the page. */

/** A button without an edge, a ground or a font of its own. */
export const plainButton =
  'box-sizing:border-box;padding:0;border:0;background:none;color:inherit;font:inherit;cursor:pointer;';

/** A heading in the face of titles, without room around it. */
export const plainHeading =
  'margin:0;font-family:var(--kl-font-title);font-weight:600;line-height:var(--kl-lh-title);text-wrap:balance;';

/** A link in the colour of its text, without a line. */
export const plainLink = 'color:inherit;text-decoration:none;';

/** An icon in the line of its text, from whatever set it is. */
export const plainIcon = 'flex:none;inline-size:1.25em;block-size:1.25em;stroke-width:1.75;';
