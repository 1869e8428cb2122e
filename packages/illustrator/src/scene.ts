import { makePlan, type Plan } from './compose.ts';
import { hash, makeRng, type Rng } from './core/prng.ts';
import { svgDocument } from './core/svg.ts';
import type { Hour, Weather } from './keywords.ts';
import { literalPlan } from './sights/plan.ts';
import type { PersonKind, Sight } from './core/sightNames.ts';
import type { MotifName } from './motifs/names.ts';
import type { Setting } from './motifs/motif.ts';
import { PAINTERS, type Style } from './styles/index.ts';
import type { Palette, Scene, StylePainter } from './styles/style.ts';

/** The options of a picture. The same options give the same picture on every machine. */
export interface SceneOptions {
  readonly style: Style;
  readonly seed: string;
  /** The first motif becomes the subject. Without a known word, the seed chooses. */
  readonly keywords: string | readonly string[];
  /** Shows only the beasts, things and people that the words name. For pictures of scenes; covers may show more. */
  readonly isLiteral?: boolean;
  readonly width?: number;
  readonly height?: number;
}

interface Prepared<P extends Palette> {
  readonly scene: Scene<P>;
  readonly painter: StylePainter<P>;
}

function prepare<P extends Palette>(options: SceneOptions, painter: StylePainter<P>): Prepared<P> {
  const { style, seed, keywords, width: w = 1600, height: h = 900 } = options;
  const rng = makeRng(`${style}|${seed}`);
  const plan = options.isLiteral ? literalPlan(rng, keywords) : makePlan(rng, keywords);
  const palette = choosePalette(rng, painter.palettes, plan);
  return { scene: { rng, plan, palette, w, h, u: Math.min(w, h) / 900 }, painter };
}

/** Chooses a palette by weather, then by hour. The seed decides among several. */
function choosePalette<P extends Palette>(
  rng: Rng,
  palettes: readonly P[],
  { hour, weather, isNight }: Plan,
): P {
  const byDay = palettes.filter(({ suits }) => suits.includes(weather) && !suits.includes('night'));
  const byHour = palettes.filter(({ suits }) => suits.includes(hour));
  if (weather !== 'clear' && !isNight && byDay.length > 0) return rng.pick(byDay);
  return rng.pick(byHour.length > 0 ? byHour : palettes);
}

function withPainter<T>(options: SceneOptions, look: <P extends Palette>(prepared: Prepared<P>) => T): T {
  switch (options.style) {
    case 'ajanta':
      return look(prepare(options, PAINTERS.ajanta));
    case 'chitrakar':
      return look(prepare(options, PAINTERS.chitrakar));
    case 'ravivarma':
      return look(prepare(options, PAINTERS.ravivarma));
    default:
      return look(prepare(options, PAINTERS.vishvakarma));
  }
}

/** Draws a picture: one SVG document. */
export function drawScene(options: SceneOptions): string {
  return withPainter(options, ({ scene, painter }) => {
    const { w, h, palette } = scene;
    return withOwnIds(
      svgDocument(w, h, painter.toneOf(palette), painter.paint(scene)),
      JSON.stringify(options),
    );
  });
}

/** Prefixes all ids, because a page may have several pictures. */
function withOwnIds(svg: string, name: string): string {
  const prefix = `k${hash(name).toString(36)}-`;
  return svg.replaceAll(/(\bid="|url\(#|href="#)/g, `$1${prefix}`);
}

/** The placeholder colour while a picture loads; does not draw the picture. */
export function dominantColour(options: SceneOptions): string {
  return withPainter(options, ({ scene, painter }) => painter.toneOf(scene.palette));
}

/** A picture, with a record of what was drawn. */
export interface Shown {
  readonly sights: readonly Sight[];
  /** The people, by kind. */
  readonly people: readonly PersonKind[];
  readonly setting: Setting;
  readonly hour: Hour;
  readonly weather: Weather;
}

/** What a picture shows, recorded by drawing it. */
export function shownIn(options: SceneOptions): Shown {
  return withPainter(options, ({ scene, painter }) => {
    painter.paint(scene);
    const { drawn, people, setting, hour, weather } = scene.plan;
    return { sights: [...drawn], people, setting, hour, weather };
  });
}

/** How a text was understood. */
export interface Description {
  readonly main: MotifName;
  readonly companion: MotifName | null;
  readonly setting: Setting;
  readonly hour: Hour;
  readonly weather: Weather;
}

export function describeScene(options: SceneOptions): Description {
  return withPainter(options, ({ scene: { plan } }) => ({
    main: plan.main,
    companion: plan.beside ?? plan.far,
    setting: plan.setting,
    hour: plan.hour,
    weather: plan.weather,
  }));
}
