import { describe, expect, it } from 'vitest';
import {
  describeScene,
  dominantColour,
  drawScene,
  HOURS,
  MOTIF_NAMES,
  type MotifName,
  isSceneInWords,
  sceneInWords,
  type SceneOptions,
  STYLES,
  WEATHERS,
} from './index.ts';

const FRAMES = [
  [1600, 900],
  [900, 900],
  [900, 1200],
  [2100, 900],
] as const;
/** A keyword for each motif whose name is not a keyword. */
const WORDS: Partial<Record<MotifName, string>> = {
  treeoflife: 'kalpavriksha',
  burial: 'graveyard',
  city: 'future',
  churning: 'manthan',
};
const wordFor = (name: MotifName): string => WORDS[name] ?? name;
const around = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

/** Every motif in every style and frame, through all hours and weathers, some with a neighbour. */
const scenes: SceneOptions[] = STYLES.flatMap((style, s) =>
  MOTIF_NAMES.flatMap((name, m) =>
    FRAMES.map(([width, height], f) => {
      const companion = f === 3 ? wordFor(around(MOTIF_NAMES, m + 7)) : '';
      const keywords = `${wordFor(name)} ${around(HOURS, m + f)} ${around(WEATHERS, m + s + f)} ${companion}`;
      return { style, seed: `check-${m}-${f}`, keywords, width, height };
    }),
  ),
);
const drawn = scenes.map((options) => ({ options, svg: drawScene(options) }));
const cover: SceneOptions = { style: 'ajanta', seed: 'lamplight', keywords: ['night', 'lamps', 'elephant'] };

describe('A picture', () => {
  it('is the same for the same words, seed, style and size', () => {
    // every seventh picture includes every motif, style and frame, because seven shares no divisor with their numbers
    const again = drawn.filter((_, at) => at % 7 === 0);
    expect(again.filter(({ options, svg }) => drawScene(options) !== svg)).toEqual([]);
  });

  it('differs when any of them differs', () => {
    const variants = [
      cover,
      { ...cover, seed: 'lamplight-2' },
      { ...cover, style: 'ravivarma' as const },
      { ...cover, keywords: ['noon', 'lamps', 'elephant'] },
      { ...cover, width: 900 },
    ];
    expect(new Set(variants.map(drawScene)).size).toBe(variants.length);
  });

  it('has its size, and a placeholder colour', () => {
    for (const { options, svg } of drawn) {
      expect(svg).toContain(`viewBox="0 0 ${options.width} ${options.height}"`);
      expect(svg).toContain(`data-tone="${dominantColour(options)}"`);
    }
  });

  it('contains no NaN, undefined or invalid colour', () => {
    expect(drawn.filter(({ svg }) => /NaN|undefined|Infinity|null|\[object/.test(svg))).toEqual([]);
    const colours = new Set(
      drawn.flatMap(({ svg }) => svg.match(/(?:fill|stroke|stop-color)="#[^"]*"/g) ?? []),
    );
    expect([...colours].filter((colour) => !/"#(?:[\da-f]{3}|[\da-f]{6})"$/i.test(colour))).toEqual([]);
  });

  it('contains no script, no text, no external link and no event handler', () => {
    const forbidden =
      /<(?:text|image|script|style|foreignObject|a|iframe)\b|\son\w+=|https?:(?!\/\/www\.w3\.org\/2000\/svg")/i;
    expect(drawn.filter(({ svg }) => forbidden.test(svg))).toEqual([]);
  });

  it('is one well-formed element', () => {
    const leftOpen = (svg: string): string[] => {
      const open: string[] = [];
      for (const [tag, close, name] of svg.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
        if (close && open.at(-1) === name) open.pop();
        else if (!tag.endsWith('/>')) open.push(name!);
      }
      return open;
    };
    expect(leftOpen('<svg><g></svg>')).not.toEqual([]);
    expect(drawn.filter(({ svg }) => leftOpen(svg).length > 0)).toEqual([]);
  });

  it('defines every id that it uses, once, and shares none with another picture', () => {
    const names = drawn.map(({ svg }) => {
      const defined = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id!);
      const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id!);
      expect(new Set(defined).size).toBe(defined.length);
      expect(used.filter((id) => !defined.includes(id))).toEqual([]);
      return defined;
    });
    expect(new Set(names.flat()).size).toBe(names.flat().length);
  });

  it('stays under 180 kB', () => {
    expect(Math.max(...drawn.map(({ svg }) => svg.length / 1024))).toBeLessThan(180);
  });
});

describe('A description', () => {
  it('says what the text was taken for', () => {
    expect(describeScene(cover)).toEqual({
      main: 'lamps',
      companion: 'elephant',
      setting: 'court',
      hour: 'night',
      weather: 'clear',
    });
  });

  it('makes a thing the subject, in the place that is named with it', () => {
    expect(describeScene({ ...cover, keywords: 'forest, tiger' })).toMatchObject({
      main: 'tiger',
      setting: 'forest',
    });
    expect(describeScene({ ...cover, keywords: 'river, palace' })).toMatchObject({
      main: 'river',
      companion: 'palace',
    });
  });

  it('has an alternative text', () => {
    const inWords = (keywords: string) => sceneInWords({ ...cover, keywords });
    expect(inWords('river palace dusk mist')).toBe('A boat on a river, with a palace, at dusk, in mist');
    expect(inWords('dice night storm')).toBe('A game of dice, at night');
    expect(inWords('monsoon noon')).toBe('Somebody under a leaf umbrella in the rain, at noon');
    expect(
      scenes
        .map((scene) => sceneInWords(scene))
        .filter((words) => !/^[A-Z][^A-Z]+$/.test(words) || words.length > 120),
    ).toEqual([]);
  });

  it('is in the language of the story, or in English if there is no translation', () => {
    const scene = { ...cover, keywords: 'river palace dusk mist' };
    expect(sceneInWords(scene, 'hi')).toBe('नदी पर एक नाव, साथ में एक महल, साँझ के समय, कोहरे में');
    expect(sceneInWords(scene, 'ur')).toBe('دریا پر ایک کشتی، ساتھ میں ایک محل، شام کے وقت، دھند میں');
    expect(sceneInWords(scene, 'ta')).toBe(sceneInWords(scene));
    for (const language of ['en', 'hi', 'ur'])
      expect(isSceneInWords(sceneInWords(scene, language), scene)).toBe(true);
    expect(isSceneInWords('My own words', scene)).toBe(false);
    for (const each of scenes) expect(sceneInWords(each, 'hi')).not.toMatch(/[a-z]/i);
    for (const each of scenes) expect(sceneInWords(each, 'ur')).not.toMatch(/[a-z]/i);
  });

  it('falls back to another subject if it contains no known word', () => {
    expect(MOTIF_NAMES).toContain(describeScene({ ...cover, keywords: 'qwertz' }).main);
  });
});
