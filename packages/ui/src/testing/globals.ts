/** Fixed globals of a story's page: `globals: onPhone`. */
export const onPhone = { viewport: { value: 'phone' } };
export const onZoomed = { viewport: { value: 'zoomed' } };
export const onTablet = { viewport: { value: 'tablet' } };
export const onDesktop = { viewport: { value: 'desktop' } };
export const inPalmLeaf = { theme: 'palm-leaf' };
export const inHindi = { language: 'hi' };
export const inUrdu = { language: 'ur' };
