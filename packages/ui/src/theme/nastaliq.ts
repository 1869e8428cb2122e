/** The space above a lowered label, which moves it down by half as much: the stroke of a kaf stays inside. */
const ABOVE = '0.7em';

/**
 * Nastaliq rises two letter heights above its line, Latin one: in a control of fixed height it is lowered and
 * slightly smaller, or its strokes would cross the upper border.
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

/** Centres an icon beside a label with `nastaliqLabel`. */
export const nastaliqIcon = `
  &:lang(ur) > svg {
    translate: 0 calc(${ABOVE} / -2);
  }
`;

/**
 * A field clips everything outside its line, so the line is as tall as the field, and the font as small as
 * the line needs; with a smaller `font-size` phones would zoom in.
 */
export const nastaliqWell = `
  &&:lang(ur):not(textarea) {
    padding-block: 0;
    font-family: var(--kl-face-ui, 'Mukta'), 'Nastaliq of Fields', system-ui, sans-serif;
    line-height: 2.75;
  }
`;
