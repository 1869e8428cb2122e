/** Everything in view, with room for what lies over the canvas at its top and bottom. */
export const FIT = {
  padding: { top: '76px', bottom: '76px', x: '28px' },
  minZoom: 0.05,
  maxZoom: 1,
} as const;
