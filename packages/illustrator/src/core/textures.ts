/** SVG filters that imitate paint, plaster and cloth. They are few: turbulence is slow to rasterise. */

type Tint = readonly [red: number, green: number, blue: number];

const toTint = ([r, g, b]: Tint, alpha: string): string =>
  `<feColorMatrix values="0 0 0 0 ${r}  0 0 0 0 ${g}  0 0 0 0 ${b}  ${alpha}"/>`;

export const grain = (
  id: string,
  seed: number,
  tint: Tint = [0.2, 0.1, 0.05],
  frequency = 0.7,
  gain = 0.5,
  offset = -0.12,
): string =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${seed}"/>${toTint(tint, `0 0 0 ${gain} ${offset}`)}</filter>`;

/** Displaces edges a little, like an unsteady hand, so that nothing looks ruled. */
export const wobble = (id: string, seed: number, scale: number, frequency = '.018'): string =>
  `<filter id="${id}" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${seed}" result="noise"/><feDisplacementMap in="SourceGraphic" in2="noise" scale="${scale}" xChannelSelector="R" yChannelSelector="G"/></filter>`;

export const blur = (id: string, x: number, y = x): string =>
  `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${x} ${y}"/></filter>`;

/** Noise through a threshold: flaked plaster where it is hard, dust where it is soft. */
export const patches = (
  id: string,
  seed: number,
  frequency: string,
  tint: Tint,
  gain: number,
  cut: number,
): string =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="4" seed="${seed}"/>${toTint(tint, `0 ${gain} 0 0 ${cut}`)}</filter>`;

/** Rim light: a copy of the silhouette in the colour of the light, shifted towards it, behind the shape. */
export const rim = (id: string, colour: string, dx: number, dy: number, opacity = 0.8): string =>
  `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%"><feFlood flood-color="${colour}" flood-opacity="${opacity}"/><feComposite in2="SourceAlpha" operator="in"/><feOffset dx="${dx}" dy="${dy}" result="r"/><feMerge><feMergeNode in="r"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;
