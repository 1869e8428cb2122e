import type { Rng } from './prng.ts';
import type { Material, TonedMaterial } from './materials.ts';
import { lotus, ring } from './shapes.ts';
import { f, group } from './svg.ts';
import type { PersonKind, Sight, Somebody } from './sightNames.ts';

/** How a style draws: the look of each material, of light, and of leaves. */
export interface Pen {
  readonly style: 'chitrakar' | 'ajanta' | 'ravivarma' | 'vishvakarma';
  /** Whether fine ornament is drawn: all of it in line styles, none in oil, where it would look like wire. */
  readonly hasOrnament: boolean;
  /** Colour of outlines; null for a style without them. */
  readonly ink: string | null;
  readonly lineWidth: number;
  /** A flat colour, for strokes. */
  readonly solid: (material: Material) => string;
  /** A colour or a gradient, for areas. */
  readonly fill: (material: Material) => string;
  readonly glow: (x: number, y: number, r: number, opacity: number) => string;
  readonly foliage: (kit: Kit, x: number, y: number, r: number, index: number) => string;
}

/**
 * The drawing kit for motifs. Coordinates: base at (0,0), up is negative, about 640 wide and 480 high.
 */
export class Kit {
  readonly rng: Rng;
  readonly pen: Pen;
  /** Which of the three foliage variants the trees of this picture have. */
  readonly leafMode: number;
  /** Companions and small trees are drawn with less detail. */
  isSmall = false;

  /** What the picture may show; null for anything. */
  only: ReadonlySet<Sight> | null = null;
  /** What it shows so far. */
  drawn = new Set<Sight>();
  /** The people in it, in the order in which they were drawn. */
  people: PersonKind[] = [];
  /** The people still to be drawn, so that no others are; null to draw anybody. */
  pendingFigures: Somebody[] | null = null;

  constructor(pen: Pen, rng: Rng, leafMode = 0) {
    this.pen = pen;
    this.rng = rng;
    this.leafMode = leafMode;
  }

  may(sight: Sight): boolean {
    return this.only === null || this.only.has(sight);
  }

  /** Draws a sight and records it. Draws nothing if the picture may not show it. */
  shows(sight: Sight, draw: () => string): string {
    if (!this.may(sight)) return '';
    this.drawn.add(sight);
    return draw();
  }

  path(material: Material, d: string, attributes = ''): string {
    return `<path d="${d}" fill="${this.pen.fill(material)}"${attributes ? ` ${attributes}` : ''}/>`;
  }

  line(d: string, width = 1, material: Material = 'line', opacity = 1): string {
    return `<path d="${d}" fill="none" stroke="${this.pen.solid(material)}" stroke-width="${f(this.pen.lineWidth * width)}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
  }

  circle(material: Material, x: number, y: number, r: number, attributes = ''): string {
    return `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${this.pen.fill(material)}"${attributes ? ` ${attributes}` : ''}/>`;
  }

  ellipse(material: Material, x: number, y: number, rx: number, ry: number): string {
    return `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(rx)}" ry="${f(ry)}" fill="${this.pen.fill(material)}"/>`;
  }

  box(material: Material, x: number, y: number, w: number, h: number, corner = 0): string {
    return `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}"${corner ? ` rx="${f(corner)}"` : ''} fill="${this.pen.fill(material)}"/>`;
  }

  /** A fine line, in styles with ornament only. */
  ornament(d: string, width = 0.8, material: Material = 'gold'): string {
    if (!this.pen.hasOrnament) return '';
    return `<path d="${d}" fill="none" stroke="${this.pen.solid(material)}" stroke-width="${f(this.pen.lineWidth * width)}"/>`;
  }

  /** A fine area, in styles with ornament only. */
  inlay(material: Material, d: string): string {
    return this.pen.hasOrnament ? this.path(material, d) : '';
  }

  pearls(d: string, size = 8, material: Material = 'white', gap = 1.7): string {
    if (!this.pen.hasOrnament) return '';
    return `<path d="${d}" fill="none" stroke="${this.pen.solid(material)}" stroke-width="${f(size)}" stroke-dasharray="0 ${f(size * gap)}" stroke-linecap="round"/>`;
  }

  /** A thick stroke with an outline, so that arms, tails and ropes have no visible joints. */
  limb(d: string, width: number, material: Material = 'skin'): string {
    const { ink, lineWidth, solid } = this.pen;
    const outline = ink
      ? `<path d="${d}" stroke="${ink}" stroke-width="${f(width + lineWidth * 1.5)}"/>`
      : '';
    return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${outline}<path d="${d}" stroke="${solid(material)}" stroke-width="${f(width)}"/></g>`;
  }

  /** Places a part: moves, scales, and mirrors it if `flip` is -1. */
  at(x: number, y: number, scale: number, body: string, flip = 1): string {
    return group(x, y, scale * flip, scale, body);
  }

  turned(x: number, y: number, degrees: number, body: string): string {
    return `<g transform="translate(${f(x)},${f(y)}) rotate(${f(degrees)})">${body}</g>`;
  }

  glow(x: number, y: number, r: number, opacity = 1): string {
    return this.pen.glow(x, y, r, opacity);
  }

  flame(x: number, y: number, s: number): string {
    const d = `M${f(x)},${f(y - s * 1.5)}C${f(x + s * 0.9)},${f(y - s * 0.6)} ${f(x + s * 0.5)},${f(y)} ${f(x)},${f(y)}C${f(x - s * 0.5)},${f(y)} ${f(x - s * 0.9)},${f(y - s * 0.6)} ${f(x)},${f(y - s * 1.5)}Z`;
    return this.glow(x, y - s * 0.5, s * 2.6) + this.path('fire', d);
  }

  /** A clay lamp with its flame. */
  diya(x: number, y: number, s: number): string {
    return this.shows('lamp', () => this.lampOf(x, y, s));
  }

  private lampOf(x: number, y: number, s: number): string {
    const bowl = `M${f(x - s * 1.3)},${f(y - s * 0.6)}H${f(x + s * 1.3)}C${f(x + s)},${f(y + s * 0.2)} ${f(x - s)},${f(y + s * 0.2)} ${f(x - s * 1.3)},${f(y - s * 0.6)}Z`;
    return this.flame(x, y - s * 0.5, s * 0.9) + this.path('brass', bowl);
  }

  flower(x: number, y: number, r: number, material: Material = 'white', n = 6): string {
    return this.path(material, ring(x, y, n, r * 0.15, r, r * 0.5)) + this.circle('gold', x, y, r * 0.28);
  }

  lotus(x: number, y: number, s: number, material: TonedMaterial = 'pink', n = 7): string {
    return lotus(x, y, s, n)
      .map((d, i) => this.path(i % 2 ? material : `${material}2`, d))
      .join('');
  }

  foliage(x: number, y: number, r: number, index = 0): string {
    return this.pen.foliage(this, x, y, r, index);
  }

  /** Draws small things with less detail: trees have an outline but no single leaves, which would only cost bytes. */
  drawnSmall(isSmall: boolean, draw: () => string): string {
    const before = this.isSmall;
    this.isSmall = before || isSmall;
    const body = draw();
    this.isSmall = before;
    return body;
  }
}
