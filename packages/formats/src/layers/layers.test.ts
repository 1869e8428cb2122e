import { anAuthoredStory, ferrymanStructure } from '@kathaloka/contract/fixtures';
import { importing } from '@kathaloka/contract/messages';
import { checkKey } from '@kathaloka/contract/rules';
import {
  alignedLayer,
  layerState,
  textDigest,
  TEXT_STATES,
  type TextUnit,
  textUnits,
  withTexts,
} from '@kathaloka/story';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noteText, type NoteWords } from '../report/notes.ts';
import { refusalText, type RefusalWords } from '../report/refusals.ts';
import { importLayer } from './importLayer.ts';
import { writeLayerCsv } from './layerCsv.ts';
import { readXliff, writeXliff } from './xliff.ts';

const RUNS = { numRuns: import.meta.env['TEST_FULL'] === '1' ? 1000 : 150 };

/** Names and texts with every character that has a meaning in XML, in spreadsheets or in our format. */
const hostile = fc.oneof(
  fc.constantFrom(
    '"quoted", and; more',
    'two\nlines',
    'Windows\r\nlines\r',
    'دریا \u200fبھول\u200e گیا',
    '&amp; &lt;b&gt; <b>bold</b> ]]> <!-- no -->',
    '=SUM(A1)',
    "'=1",
    "'Coming,' he said",
    '@home\t+1 -2',
    ' spaces ',
    '\u0001\u000b\ufffe',
    '\ufeffbom',
    'नदी 🪔',
    String.raw`\e \n \\`,
    '%u1 %25 a/b',
  ),
  fc
    .string({ minLength: 1, maxLength: 12, unit: 'binary' })
    .filter((text) => !/[\0\p{Surrogate}]/u.test(text)),
);

const anyStory = fc
  .record({
    name: hostile.map((name) => Array.from(name).slice(0, 20).join('')).filter((name) => !checkKey(name, 80)),
    text: hostile,
    phrases: fc.array(
      hostile.filter((text) => text.trim() !== ''),
      { minLength: 1, maxLength: 3 },
    ),
  })
  .map(({ name, text, phrases }) =>
    anAuthoredStory({
      title: text,
      lore_cards: [{ keys: phrases, text }],
      lexicon: { words: { door: 'the latch' } },
      story_structure: {
        start_node: name,
        nodes: {
          ...ferrymanStructure.nodes,
          [name]: {
            text,
            variants: [{ condition: 'has lamp', text: `${text}!` }],
            choices: [{ text: 'Go', target: 'end', deed: text, said: phrases }],
          },
        },
      },
    }),
  );

const lexicon = JSON.stringify({ words: { दर: 'कुंडी "की"' } }, undefined, 2);
const textFor = ({ kind }: TextUnit) =>
  kind === 'json'
    ? fc.constantFrom('', lexicon)
    : hostile.map((text) => (kind === 'lines' ? text.trim() : text));

/** A story with a layer in Hindi that translates any of its texts, in any state. */
const anyLayered = anyStory.chain((story) =>
  fc
    .tuple(
      ...textUnits(story).map((unit) =>
        fc.record({
          unit: fc.constant(unit),
          text: fc.oneof(fc.constant(''), textFor(unit), textFor(unit)),
          madeFrom: fc.constantFrom(undefined, 'older', textDigest(unit.original)),
        }),
      ),
    )
    .filter((written) => written.some(({ text }) => text.trim() !== ''))
    .map((written) => ({ ...story, layers: { hi: withTexts({}, written) } })),
);

describe.each([
  ['XLIFF', writeXliff],
  ['CSV', writeLayerCsv],
] as const)('A layer as %s', (_, write) => {
  it('is the same after an export and an import, whatever its texts are', () => {
    fc.assert(
      fc.property(anyLayered, (story) => {
        const { imported, refusal } = importLayer(write({ story, language: 'hi' }), { ...story, layers: {} });
        expect(refusal).toBeUndefined();
        expect(imported!.notes).toEqual([]);
        expect(imported!.language).toBe('hi');
        expect(layerState(story, imported!.layer).texts).toEqual(layerState(story, story.layers.hi).texts);
        expect(imported!.layer).toEqual(alignedLayer(story, story.layers.hi));
      }),
      RUNS,
    );
  });

  it('is the same, byte for byte, when it is imported and exported again', () => {
    fc.assert(
      fc.property(anyLayered, (story) => {
        const file = write({ story, language: 'hi' });
        const { imported } = importLayer(file, { ...story, layers: {} });
        expect(write({ story: { ...story, layers: { hi: imported!.layer } }, language: 'hi' })).toBe(file);
      }),
      RUNS,
    );
  });

  it('preserves texts that the file lacks, and marks translations of an outdated original', () => {
    const units = textUnits(story);
    const layer = withTexts(
      {},
      units.map((unit) => ({ unit, text: 'नदी', madeFrom: textDigest(unit.original) })),
    );
    const { tagline: _tagline, ...part } = layer;
    const file = write({ story: { ...story, layers: { hi: part } }, language: 'hi' });
    const changed = { ...story, title: 'Another title', layers: { hi: { tagline: 'घाट' } } };
    const { imported } = importLayer(file, changed);
    expect(imported!.layer.tagline).toBe('घाट');
    expect(imported!.notes).toEqual([{ code: 'originals_changed', node: null, params: { count: 1 } }]);
    const stale = layerState(changed, imported!.layer).texts.filter(({ state }) => state === 'stale');
    expect(stale.map(({ id }) => id)).toEqual(['title', 'tagline']);
  });

  it('reports what does not fit the story, and imports the rest', () => {
    const story = anAuthoredStory();
    const layers = { hi: { title: 'नाव', nodes: { silence: { text: 'चुप' }, coin: { text: 'सिक्का' } } } };
    const file = write({ story: { ...story, layers }, language: 'hi' });
    const { coin: _coin, ...nodes } = story.story_structure.nodes;
    const { imported } = importLayer(file, { ...story, story_structure: { start_node: 'intro', nodes } });
    expect(imported).toMatchObject({ layer: { title: 'नाव', nodes: { silence: { text: 'चुप' } } }, texts: 2 });
    expect(imported!.notes).toEqual([
      { code: 'text_unknown', node: null, params: { name: 'nodes/coin/text' } },
    ]);
  });

  it('has every state', () => {
    const story = anAuthoredStory();
    const layer = { title: 'नाव', tagline: 'घाट', made_from: { title: textDigest(story.title) } };
    const states = layerState(story, layer).texts.map(({ state }) => state);
    expect(TEXT_STATES.every((state) => states.includes(state))).toBe(true);
    expect(write({ story: { ...story, layers: { hi: layer } }, language: 'hi' })).toMatchSnapshot();
  });
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', "'=1"])(
  'A spreadsheet calculates no cell that is written of %j',
  (text) => {
    const layers = { hi: { title: text } };
    const file = writeLayerCsv({ story: anAuthoredStory({ title: text, layers }), language: 'hi' });
    const [, title] = file.split(/\r\n(?=\w)/);
    expect(title).toMatch(/^title,\w+,"?'+[=+\-@\t\r].*,"?'+[=+\-@\t\r]/s);
  },
);

const story = anAuthoredStory({ title: 'The ferry' });
const unit = (id: string, rest: string) =>
  `<xliff version="1.2"><file target-language="hi-IN"><body><group><trans-unit id="${id}">${rest}</trans-unit></group></body></file></xliff>`;
const titleFrom = (file: string) => importLayer(file, story).imported?.layer.title;

describe('A file from a translation tool', () => {
  it.each([
    [
      'marks around words',
      '<source>The ferry</source><target>न<mrk mtype="seg"><g id="1">ा</g></mrk>व</target>',
    ],
    [
      'other suggestions',
      '<source>The ferry</source><target>नाव</target><alt-trans><target>जहाज़</target></alt-trans>',
    ],
    ['comments and CDATA', '<!-- a --><source>The ferry</source><target><![CDATA[नाव]]></target>'],
    [
      'other attributes',
      '<source xml:lang="en">The ferry</source><target state="final" xml:lang="hi">नाव</target>',
    ],
  ])('may have %s', (_, rest) => {
    expect(titleFrom(unit('title', rest))).toBe('नाव');
  });

  it.each(['new', 'needs-translation'])(
    'may have copied the original where nothing is translated: %s',
    (state) => {
      const copied = `<source>The ferry</source><target state="${state}">The ferry</target>`;
      expect(importLayer(unit('title', copied), story)).toMatchObject({
        refusal: { code: 'layer_texts_missing' },
      });
      expect(titleFrom(unit('title', copied.replace('The ferry</t', 'नाव</t')))).toBe('नाव');
    },
  );

  // the states of XLIFF 1.2
  it.each([
    ['needs-adaptation', 'stale'],
    ['needs-l10n', 'stale'],
    ['needs-review-adaptation', 'stale'],
    ['needs-review-l10n', 'stale'],
    ['needs-review-translation', 'stale'],
    ['needs-translation', 'stale'],
    ['final', 'translated'],
    ['signed-off', 'translated'],
    ['translated', 'translated'],
    ['x-proofread', 'translated'],
  ])('with the state %s: %s', (state, is) => {
    const file = unit('title', `<source>The ferry</source><target state="${state}">नाव</target>`);
    expect(readXliff(file).texts).toMatchObject([{ text: 'नाव', state: is }]);
  });

  it.each(['translated', 'final', ''])('may leave a name untranslated: %s', (state) => {
    const same = `<source>The ferry</source><target state="${state}">The ferry</target>`;
    expect(titleFrom(unit('title', same))).toBe('The ferry');
  });

  it('may have the previous version, and attributes in single quotation marks', () => {
    const file = unit('title', '<source>The ferry</source><target>नाव</target>');
    expect(titleFrom(file.replace('"1.2"', '"1.1"').replaceAll('"', "'"))).toBe('नाव');
  });

  it('may be saved by a spreadsheet of another country', () => {
    expect(titleFrom('id;state;en;hi;made_from\nTitle;;;\ntitle;missing;The ferry;नाव;\n')).toBe('नाव');
    expect(titleFrom('ID\tState\ten\thi\r\ntitle\t\tThe ferry\t"ना\tव"\r\n')).toBe('ना\tव');
  });
});

const XLIFF = '<xliff version="1.2"><file target-language="hi">';

describe('An invalid file', () => {
  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['just some words', 'layer_format_unknown'],
    ['<html></html>', 'layer_format_unknown'],
    ['{"title": 1}', 'layer_format_unknown'],
    ['<xliff version="2.1"></xliff>', 'version_unknown'],
    ['<xliff version="1.2"></xliff>', 'layer_texts_missing'],
    ['<xliff version="1.2"><file><body/></file></xliff>', 'layer_language_unknown'],
    ['<xliff version="1.2"><file target-language="fr"/></xliff>', 'layer_language_unknown'],
    ['<xliff version="1.2"><file target-language="en"/></xliff>', 'layer_language_own'],
    ['id,state,en', 'layer_language_unknown'],
    ['id,state,en,hi\ntitle,"missing,The ferry,नाव', 'unreadable'],
    ['id,state,en,hi\ntitle,"missing"x,The ferry,नाव', 'unreadable'],
    [XLIFF, 'unreadable'],
    [`${XLIFF}</xliff></file>`, 'unreadable'],
    [`${XLIFF}<body></file></xliff>`, 'unreadable'],
    [`${XLIFF}&unknown;</file></xliff>`, 'unreadable'],
    [`${XLIFF}a & b</file></xliff>`, 'unreadable'],
    [`${XLIFF}&#x110000;</file></xliff>`, 'unreadable'],
    [`${XLIFF}</file></xliff><xliff/>`, 'unreadable'],
    [`<!DOCTYPE x [<!ENTITY a "aaaa">]>${XLIFF}</file></xliff>`, 'unreadable'],
    ['<g>'.repeat(100), 'too_deep'],
    ['x'.repeat(9 * 1024 * 1024), 'too_large'],
  ] as const)('is refused in words: %.60s', (file, code) => {
    const { refusal } = importLayer(file, story);
    expect(refusal?.code).toBe(code);
    expect(refusalText(importing.refusals as RefusalWords, refusal!)).toMatch(/[.]$/);
  });

  it.each([
    ['id,state,en,hi\ntitle,"missing"x,The ferry,नाव', 2, 16],
    ['id,state,en,hi\n\ntitle,"missing', 3, 7],
    [`${XLIFF}\n<a>&unknown;</a></file></xliff>`, 2, 4],
  ])('is refused with the place of its fault: %j', (file, line, column) => {
    expect(importLayer(file, story).refusal).toMatchObject({ params: { line, column } });
  });

  it('never crashes the reader, whatever was changed in it', () => {
    const layered = { ...story, layers: { hi: { title: 'नाव', lore_cards: [] } } };
    const files = [
      writeXliff({ story: layered, language: 'hi' }),
      writeLayerCsv({ story: layered, language: 'hi' }),
    ];
    const damage = fc.tuple(
      fc.constantFrom(...files),
      fc.nat(),
      fc.nat(40),
      fc.oneof(fc.string(), fc.constantFrom('<', '>', '"', '&', ',', '</source>', '\n', '<x id="u110000"/>')),
    );
    fc.assert(
      fc.property(damage, ([file, place, gone, put]) => {
        const at = place % file.length;
        const { imported, refusal } = importLayer(file.slice(0, at) + put + file.slice(at + gone), story);
        expect(Boolean(imported) !== Boolean(refusal)).toBe(true);
        for (const note of imported?.notes ?? [])
          expect(noteText(importing.notes as NoteWords, note)).toMatch(/[.]$/);
      }),
      { numRuns: RUNS.numRuns * 4 },
    );
  });

  it.each([
    ['is too long', 'title', 'x'.repeat(201), 'text_refused'],
    ['has characters that cannot be stored', 'title', 'a\ud800', 'text_refused'],
    ['is of no text of the story', 'nodes/attic/text', 'x', 'text_unknown'],
  ])('with a text that %s loses only that text', (_, id, text, code) => {
    const file = `id,state,en,hi\n${id},,,"${text}"\ntagline,,${story.tagline},घाट\n`;
    const { imported } = importLayer(file, story);
    expect(imported?.layer.tagline).toBe('घाट');
    expect(imported?.notes.map((note) => note.code)).toEqual([code]);
  });

  it('with an invalid lexicon loses it, and a duplicate text is imported once', () => {
    const withLexicon = { ...story, lexicon: { words: { door: 'the latch' } } };
    for (const wrong of ['{', '[]', '"x"', '{"words": {"a": 1}}', '['.repeat(5000)]) {
      const cell = `"${wrong.replaceAll('"', '""')}"`;
      const file = `id,state,en,hi\nlexicon,,x,${cell}\ntitle,,The ferry,नाव\ntitle,,The ferry,जहाज़\n`;
      const { imported } = importLayer(file, withLexicon);
      expect(imported?.layer.title).toBe('नाव');
      expect(imported?.layer.lexicon).toBeUndefined();
      expect(imported?.notes.map((note) => note.code)).toEqual(['text_refused', 'text_twice']);
    }
  });
});
