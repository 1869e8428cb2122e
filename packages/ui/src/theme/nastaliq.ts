/** The room above a label that puts it lower, by half as much: the stroke of a kaf is inside the button then. */
const ABOVE = '0.7em';

/**
 * Nastaliq rises two letters' heights above its line, where Latin rises one: in a control of fixed height it stands
 * lower and a little smaller, or its strokes would cross the edge above.
 */
export const nastaliqLabel = `
  &:lang(ur) {
    padding-block: ${ABOVE} 0;
    line-height: 1.7;
  }
  &[data-size='small']:lang(ur) {
    font-size: var(--kl-fs-13);
  }
`;

/** An icon beside such a label stays in the middle. */
export const nastaliqIcon = `
  &:lang(ur) > svg {
    translate: 0 calc(${ABOVE} / -2);
  }
`;

/**
 * A field shows nothing outside its line, so the line is as high as the field, and its face as small as the line needs;
 * a smaller `font-size` would make phones zoom in.
 */
export const nastaliqWell = `
  &&:lang(ur):not(textarea) {
    padding-block: 0;
    font-family: var(--kl-face-ui, 'Mukta'), 'Nastaliq of Fields', system-ui, sans-serif;
    line-height: 2.75;
  }
`;
