import { GROWTH_MAX, processorGrowthOf, processorMs } from '@kathaloka/contract/fixtures';
import { NODE_TEXT_MAX, NODES_MAX, STORY_BODY_MAX_BYTES } from '@kathaloka/contract/limits';
import { describe, expect, it } from 'vitest';
import { importStory } from './importStory.ts';
import { imported, notesOf, refused, sceneOf, twee } from './testing/imported.ts';

const MEGABYTE = STORY_BODY_MAX_BYTES;
/** Room for the text around the pattern, in bytes. */
const HEAD = 2000;
const TRIES_MAX = 6;
/**
 * With 4 times the text, linear reading takes 4 times as long, and a search to the end from every character 16 times.
 */
const RATIO_MAX = 8;
/** A shorter run says nothing about growth, because garbage collection dominates it. */
const SOON_MS = 500;
/** Compiling ink is not linear, but its sources are small: growing 16 times passes, growing 64 times fails. */
const INK_RATIO_MAX = 32;
const INK_SOURCE = 32_000;

function filled(pattern: string, length: number): string {
  return pattern.repeat(Math.floor(length / new TextEncoder().encode(pattern).length));
}

function page(passage: string, format = 'Harlowe'): string {
  return `<tw-storydata name="x" startnode="1" format="${format}"><tw-passagedata pid="1" name="a" tags="">${passage}</tw-passagedata></tw-storydata>`;
}

const PATTERNS = [
  '<<',
  '<<if $a>>',
  '<<if $a>>[[b]]',
  '<<for>>',
  '<<link "a">>',
  '<<set $a to "',
  '[[',
  ']]',
  '[[a->',
  '[',
  '[[[',
  '(if: $a)[',
  '(link: "a")[',
  '(set: ',
  '<b',
  '<script>',
  '</',
  '<!--',
  '&',
  '&#',
  '&amp;',
  "''",
  '//',
  '{',
  '{{{',
  '"""',
  '/*',
  '<%',
  '<% if (s.a) { %>',
  '%>',
  '$a ',
  '|a>[',
  ']<a|',
  '`',
  '\n[if a]\n',
  '\n--\n',
  '"',
  "'",
  '\\',
  '    ',
  '\n',
  '! ',
  '((((',
  '<img src=',
  '<tw-passagedata',
  '* ',
];
const SHAPES = ['harlowe', 'sugarcube', 'chapbook', 'snowman'].flatMap((format) =>
  PATTERNS.map((pattern) => [format, pattern] as const),
);

/** Slow patterns alternate with others, so that each half of the list takes as long. */
const INK_PATTERNS = [
  '{',
  '(',
  '* ',
  '-> a\n',
  '{a|',
  '~ a = ',
  '=== a ===\n',
  '[',
  '"',
  '<>',
  '//',
  '/*',
  '{a:',
  '+ [a] b\n',
  'VAR a = ',
  '* a\n',
  '{a:b|c}\n',
  '{a|b}',
  '((a)) ',
  '{a:{a:{a:{a:b}}}}',
  '#',
];

/** The time for a text divided by the time for a quarter of it. Without a length, the text has the maximum length. */
async function growthOfText(
  textOf: (length: number) => string,
  name: string,
  { length = MEGABYTE, most = RATIO_MAX, soonMs = SOON_MS } = {},
): Promise<number> {
  // garbage collection only adds time, so the shortest of several runs is the most accurate
  let whole = Infinity;
  let quarter = Infinity;
  for (let tries = 0; tries < TRIES_MAX && !(whole / quarter < most); tries += 1) {
    whole = Math.min(whole, await timed(textOf(length - HEAD), name));
    if (whole < soonMs) return 0;
    quarter = Math.min(quarter, await timed(textOf(length / 4 - HEAD), name));
  }
  return whole / quarter;
}

function timed(text: string, name: string): Promise<number> {
  return processorMs(() => importStory(text, name));
}

describe('A megabyte of one repeated pattern is read in bounded time', () => {
  it.each(SHAPES)('in a passage of %s: %j', async (format, pattern) => {
    expect(
      await growthOfText((length) => twee(format, { a: filled(pattern, length) }), 'a.twee'),
    ).toBeLessThan(RATIO_MAX);
  });

  it.each([
    '<tw-storydata ',
    '<tw-storydata name="x">',
    '<tw-passagedata ',
    '<tw-passagedata a="',
    'a=',
    '"',
    '<',
    '&lt;',
  ])('in a page published by Twine: %j', async (pattern) => {
    expect(
      await growthOfText((length) => `<tw-storydata name="x">${filled(pattern, length)}`, 'a.html'),
    ).toBeLessThan(RATIO_MAX);
  });

  it.each([
    '*choice\n',
    '*if (a)\n',
    '*label a\n',
    '#',
    '${',
    '@{',
    ' ',
    '*set a "',
    '*create a (((',
    '[b]',
    '*page_break\n',
    '*if (a)\n  *page_break\n',
    '*choice\n  #a\n    b\n',
    '*if a\nx\n*elseif a\ny\n',
  ])('in a scene file of ChoiceScript: %j', async (pattern) => {
    expect(await growthOfText((length) => `*title x\n${filled(pattern, length)}`, 'a.txt')).toBeLessThan(
      RATIO_MAX,
    );
  });

  it.each(INK_PATTERNS)('in an ink source: %j', async (pattern) => {
    const sourceOf = (length: number) => `-> a\n=== a ===\n${filled(pattern, length)}`;
    const bounds = { length: INK_SOURCE + HEAD, most: INK_RATIO_MAX, soonMs: SOON_MS };
    expect(await growthOfText(sourceOf, 'a.ink', bounds)).toBeLessThan(INK_RATIO_MAX);
  });

  it.each(['::', '::\n', ':: a', ':: a\n', ':: a [', ':: a {', ':: \\', '\n'])(
    'in Twee: %j',
    async (pattern) => {
      expect(await growthOfText((length) => `:: x\n${filled(pattern, length)}`, 'a.twee')).toBeLessThan(
        RATIO_MAX,
      );
    },
  );
});

describe('Anything beyond a limit is refused with its place:', () => {
  it('a file larger than a story may be', async () => {
    expect(await refused(twee('sugarcube', { a: 'x'.repeat(MEGABYTE) }))).toEqual({
      code: 'too_large',
      params: { max: MEGABYTE },
    });
  });

  it('a passage longer than a scene may be', async () => {
    expect(await refused(twee('sugarcube', { a: 'x'.repeat(1 + NODE_TEXT_MAX) }))).toEqual({
      code: 'text_too_long',
      params: { node: 'a', max: NODE_TEXT_MAX },
    });
  });

  it('more scenes than a story may have', async () => {
    const passages = Object.fromEntries(
      Array.from({ length: NODES_MAX + 1 }, (_, index) => [`s${index}`, 'x']),
    );
    expect(await refused(twee('sugarcube', passages))).toEqual({
      code: 'too_many_scenes',
      params: { max: NODES_MAX },
    });
  });

  it('more choices than a scene may have', async () => {
    const links = Array.from({ length: 21 }, (_, index) => `[[way ${index}|a]]`).join('\n');
    expect(await refused(twee('sugarcube', { a: links }))).toEqual({
      code: 'too_many_choices',
      params: { node: 'a', max: 20 },
    });
  });

  it('more parts than a scene may be made of', async () => {
    const cases = '<<elseif $b>>y'.repeat(5000);
    expect(await refused(twee('sugarcube', { a: `<<if $a>>x${cases}<</if>>` }))).toEqual({
      code: 'too_complex',
      params: { node: 'a' },
    });
  });

  it('more scenes without text in a row than any real story has', async () => {
    const passages = Object.fromEntries(
      Array.from({ length: 1500 }, (_, index) => [`s${index}`, `<<goto "s${index + 1}">>`]),
    );
    expect(await refused(twee('sugarcube', passages))).toMatchObject({ code: 'too_complex' });
  });

  it.each(['<<if $a>>', '(if: $a)[', '<% if (s.a) { %>'])('5,000 levels of %j', async (open) => {
    const format = open.startsWith('<<') ? 'sugarcube' : open.startsWith('(') ? 'harlowe' : 'snowman';
    const close = format === 'harlowe' ? ']' : '';
    expect(await refused(twee(format, { a: open.repeat(5000) + close.repeat(5000) }))).toMatchObject({
      code: 'too_deep',
      params: { node: 'a' },
    });
  });

  it('5,000 levels of ChoiceScript, ink and compiled ink', async () => {
    const levels = Array.from({ length: 5000 }, (_, level) => `${' '.repeat(level)}*if (a)`).join('\n');
    expect(await refused(`*title x\n${levels.slice(0, MEGABYTE - 100)}`)).toMatchObject({ code: 'too_deep' });
    expect(await refused(`-> a\n=== a ===\n${'{a:'.repeat(5000)}`)).toMatchObject({ code: 'too_deep' });
    expect(
      await refused(`{"inkVersion":21,"root":${'['.repeat(5000)}null${',null]'.repeat(5000)}}`),
    ).toMatchObject({
      code: 'too_deep',
    });
  });

  it.each([
    ['$.story.story_structure.nodes.__proto__', '{"__proto__":{"text":"","choices":[]}}'],
    ['$.story.story_structure.nodes.a.text', '{"a":{"text":5,"choices":[]}}'],
    ['$.story.story_structure.nodes.a.text', '{"a":{"text":"\\u0000","choices":[]}}'],
    ['$.story.story_structure.nodes.a.text', '{"a":{"text":"\\ud800","choices":[]}}'],
    ['$.story.story_structure.nodes.a.choices[0].target', '{"a":{"text":"","choices":[{"text":""}]}}'],
    [
      '$.story.story_structure.nodes.a.choices[0]',
      `{"a":{"text":"","choices":${'['.repeat(5000)}${']'.repeat(5000)}}}`,
    ],
  ])('a bundle with a fault at %s', async (path, nodes) => {
    const bundle = `{"kathaloka":1,"story":{"story_structure":{"start_node":"a","nodes":${nodes}}}}`;
    expect(await refused(bundle)).toMatchObject({ code: 'field_invalid', params: { path } });
  });

  it('JSON that ends too early, with line and column', async () => {
    expect(await refused('{"kathaloka":1,\n"story" 5}')).toMatchObject({
      code: 'unreadable',
      params: { line: 2, column: 9 },
    });
  });
});

describe('A file that is no story is refused with a clear reason', () => {
  it.each([
    ['', 'empty'],
    ['  \n ', 'empty'],
    ['Dear diary, nothing happened.', 'unknown_format'],
    ['<html><body>Hello</body></html>', 'unknown_format'],
    ['{"hello": 1}', 'unknown_format'],
    ['PK\u0003\u0004\u0000\u0000', 'not_text'],
    ['<tw-storydata name="x"></tw-storydata>', 'no_scenes'],
    ['{"kathaloka": 2, "story": {}}', 'version_unknown'],
    ['{"inkVersion": 21, "root": 5}', 'no_scenes'],
    ['=== a ===\n-> nowhere\n', 'unreadable'],
    ['INCLUDE other.ink\n-> END\n', 'unreadable'],
  ])('%j is %s', async (text, code) => {
    expect(await refused(text)).toMatchObject({ code });
  });
});

describe('Names that are looked up repeatedly', () => {
  it('are found in bounded time', async () => {
    const begun = 'x'.repeat(45);
    const changes = (scene: number) =>
      Array.from({ length: 1000 }, (_, index) => `<<set $${begun}${scene}_${index} to true>>`).join('');
    const passagesOf = (length: number) =>
      Object.fromEntries(
        Array.from({ length }, (_, scene) => [`s${scene}`, `x ${changes(scene)} [[on|s${scene + 1}]]`]),
      );
    const read = (length: number) => importStory(twee('sugarcube', passagesOf(length)), 'a.twee');
    expect(await processorGrowthOf(read, 16)).toBeLessThan(GROWTH_MAX);
  });
});

describe('Imported text is only data', () => {
  it('an object in compiled ink cannot pass for an object of the reader', async () => {
    const { structure } = await imported(
      '{"inkVersion":21,"root":[{"isContainer":true,"mark":true},"^Rain.",null]}',
    );
    expect(Object.values(structure.nodes)[0]?.text).toContain('Rain.');
  });

  it('entities are decoded once and never become tags', async () => {
    const story = await imported(
      page(
        '&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt; &amp;lt;img src=x onerror=y&amp;gt; 1 &amp;lt; 2',
      ),
    );
    expect(sceneOf(story, 'a')?.text).toBe('‹script>alert(1)‹/script> ‹img src=x onerror=y> 1 < 2');
  });

  it('entities that contain entities are not expanded', async () => {
    const laughs = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>${page('&amp;b; &b;')}`;
    expect(sceneOf(await imported(laughs), 'a')?.text).toBe('&b; &b;');
  });

  it('control characters and lone surrogates are removed and counted', async () => {
    const story = await imported(twee('sugarcube', { a: 'a\u0000b\u202ec\ud800d\u0007' }));
    expect(sceneOf(story, 'a')?.text).toBe('abc\ufffdd');
    expect(story.report.notes).toContainEqual({
      code: 'characters_cleaned',
      node: null,
      params: { count: 4 },
    });
  });

  it('names with a special meaning in JavaScript are renamed, and no prototype is polluted', async () => {
    const story = await imported(
      twee('sugarcube', { a: '[[go|__proto__]] [[on|constructor]]', __proto__x: 'x', constructor: 'y' }),
    );
    expect(Object.keys(story.structure.nodes)).toEqual(['a', '__proto__x', 'constructor scene']);
    expect(({} as Record<string, unknown>)['text']).toBeUndefined();
  });

  it('the length of a report is bounded', async () => {
    const macros = Array.from({ length: 2000 }, (_, index) => `<<thing${index}>>`).join('');
    const { report } = await imported(twee('sugarcube', { a: `x${macros}` }));
    expect(report.notes.length).toBe(501);
    expect(report.notes.at(-1)).toEqual({ code: 'more', node: null, params: { count: 1500 } });
    expect(notesOf({ report } as never, 'a').length).toBe(500);
  });
});
