/** Rounds to one decimal, which is precise enough for the eye, and makes a picture smaller. */
export const f = (number: number): number => Math.round(number * 10) / 10;
const f3 = (number: number): number => Math.round(number * 1000) / 1000;

type Channels = readonly [red: number, green: number, blue: number];

function channels(colour: string): Channels {
  const at = (start: number): number => Number.parseInt(colour.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}

/** Mixes two colours: `t` is the share of the second one. */
export function mix(one: string, other: string, t: number): string {
  const to = channels(other);
  const mixed = channels(one).map((value, index) => {
    const part = Math.round(value + (to[index]! - value) * t);
    return Math.max(0, Math.min(255, part)).toString(16).padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

/** The distance between two colours. */
export function dist(one: string, other: string): number {
  const to = channels(other);
  return Math.hypot(...channels(one).map((value, index) => value - to[index]!));
}

export const path = (d: string, attributes = ''): string => `<path d="${d}" ${attributes}/>`;
export const circle = (x: number, y: number, r: number, attributes = ''): string =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" ${attributes}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, attributes = ''): string =>
  `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(rx)}" ry="${f(ry)}" ${attributes}/>`;
export const rect = (x: number, y: number, w: number, h: number, attributes = ''): string =>
  `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" ${attributes}/>`;
export const group = (x: number, y: number, sx: number, sy: number, body: string): string =>
  `<g transform="translate(${f(x)},${f(y)}) scale(${f3(sx)},${f3(sy)})" >${body}</g>`;

export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
export const linear = (id: string, list: readonly Stop[], x2 = 0, y2 = 1, x1 = 0, y1 = 0): string =>
  `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`;
export const radial = (id: string, list: readonly Stop[], x = 0.5, y = 0.5, r = 0.5): string =>
  `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${r}">${stops(list)}</radialGradient>`;

/** The output of a painter: definitions and drawing. */
export interface Painting {
  readonly defs: string;
  readonly body: string;
}

/** The whole picture. `data-tone` carries its dominant colour. */
export const svgDocument = (w: number, h: number, tone: string, { defs, body }: Painting): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" data-tone="${tone}" preserveAspectRatio="xMidYMid slice"><defs>${defs}</defs>${body}</svg>`;
