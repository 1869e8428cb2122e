/** Fits everything into view, with room for the controls at the top and bottom of the canvas. */
export const FIT = {
  padding: { top: '76px', bottom: '76px', x: '28px' },
  minZoom: 0.05,
  maxZoom: 1,
} as const;
