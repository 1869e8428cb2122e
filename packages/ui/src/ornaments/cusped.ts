type Point = readonly [x: number, y: number];

export interface CuspedArch {
  /** Top-left corner of the arch's box. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** The odd number of foils, the tip included: nine on cards and around pictures, five on small windows. */
  foils: number;
  /** The height at which the arch springs, as a share of the whole; below it the jambs are straight. */
  spring: number;
}

/** The outline of a cusped arch with an ogee tip, as path data without its foot: jamb, foils, tip, foils, jamb. */
export function cuspedLine({ x, y, width, height, foils, spring }: CuspedArch): string {
  const centre = x + width / 2;
  const cusps = leftCusps({ x, y, width, height, foils, spring });
  const mirrored = cusps.map(([cuspX, cuspY]): Point => [2 * centre - cuspX, cuspY]).toReversed();
  const foot = round(y + height);
  return [
    `M${round(x)},${foot}`,
    `L${point(cusps[0])}`,
    ...foilsThrough(cusps),
    tip(cusps.at(-1), [centre, y]),
    ...foilsThrough(mirrored),
    `L${round(x + width)},${foot}`,
  ].join('');
}

/** The outline of a cusped arch, closed along its foot: an opening that can be filled or clipped to. */
export function cuspedOpening(arch: CuspedArch): string {
  return `${cuspedLine(arch)}Z`;
}

/** The points where two foils meet, from the left spring to the tip: they lie on an ellipse. */
function leftCusps({ x, y, width, height, foils, spring }: CuspedArch): Point[] {
  const half = (foils + 1) / 2;
  const rise = height * spring;
  return Array.from({ length: Math.ceil(half) }, (_, index): Point => {
    const angle = (index / (half - 0.5)) * (Math.PI / 2) * 0.96;
    return [x + (width / 2) * (1 - Math.cos(angle)), y + rise - rise * 0.8 * Math.sin(angle)];
  });
}

/** One outward arc between each pair of neighbours. */
function foilsThrough(cusps: readonly Point[]): string[] {
  return cusps.slice(1).map((cusp, index) => {
    const [fromX, fromY] = cusps[index] ?? cusp;
    const radius = round(Math.hypot(cusp[0] - fromX, cusp[1] - fromY) * 0.56);
    return `A${radius},${radius} 0 0 1 ${point(cusp)}`;
  });
}

/** The ogee: from the last cusp up to the peak and down on the other side. */
function tip(cusp: Point = [0, 0], [peakX, peakY]: Point): string {
  const [cuspX, cuspY] = cusp;
  const reach = peakX - cuspX;
  const rise = cuspY - peakY;
  const mirrorX = peakX + reach;
  return [
    `C${point([cuspX - reach * 0.04, cuspY - rise * 0.62])} ${point([peakX - reach * 0.3, peakY + rise * 0.5])} ${point([peakX, peakY])}`,
    `C${point([peakX + reach * 0.3, peakY + rise * 0.5])} ${point([mirrorX + reach * 0.04, cuspY - rise * 0.62])} ${point([mirrorX, cuspY])}`,
  ].join('');
}

function point([x, y]: Point = [0, 0]): string {
  return `${round(x)},${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
