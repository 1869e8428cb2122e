import { EMPTY_STORY } from '@kathaloka/contract/storyFields';
import { expect, it } from 'vitest';
import { importSeries, type SeriesTexts, writeSeries } from './seriesFile.ts';

const series: SeriesTexts = {
  title: 'Three Nights',
  description: 'By a *river*.',
  language: 'en',
  translations: [{ language: 'hi', title: 'तीन रातें', description: 'नदी के पास।' }],
  shares: [{ name: 'lamp', kind: 'thing', meaning: 'It was left burning' }],
};
const part = (title: string, lists = {}) => ({
  ...EMPTY_STORY,
  title,
  story_structure: { ...lists, start_node: 'a', nodes: { a: { text: `${title}.`, choices: [] } } },
});
const parts = [part('First', { leaves: ['lamp'] }), part('Second', { takes: ['lamp'] })];
const read = (text: string) => importSeries(new TextEncoder().encode(text));
const written = writeSeries(series, parts);
const changed = (change: (file: { series: Record<string, unknown> }) => void) => {
  const file = JSON.parse(written) as { series: Record<string, unknown> };
  change(file);
  return JSON.stringify(file);
};

it('A series is the same, byte for byte, after an export and an import, with its parts in order', async () => {
  const answer = await read(written);
  expect(answer.series).toEqual(series);
  const back = (answer.refusal ? [] : answer.parts).map(({ fields, structure }) => ({
    ...fields,
    story_structure: structure,
  }));
  expect(back.map(({ title }) => title)).toEqual(['First', 'Second']);
  expect(writeSeries(answer.series!, back)).toBe(written);
});

it('A series without parts is valid', async () => {
  expect(await read(writeSeries(series, []))).toEqual({ series, parts: [] });
});

it.each([
  ['a story alone', JSON.stringify({ kathaloka: 1, story: {} }), '$.series'],
  ['another version', written.replace('"kathaloka": 1', '"kathaloka": 2'), '$.kathaloka'],
  ['no title', changed(({ series: file }) => (file['title'] = '')), '$.series.title'],
  ['an unknown language', changed(({ series: file }) => (file['language'] = 'xx')), '$.series.language'],
  ['an unknown field', changed(({ series: file }) => (file['author_id'] = 'me')), '$.series.author_id'],
  [
    'too many parts',
    changed(({ series: file }) => (file['parts'] = Array.from({ length: 51 }, () => ({})))),
    '$.series.parts',
  ],
  ['parts that are no stories', changed(({ series: file }) => (file['parts'] = [7])), '$.story'],
  [
    'another kind of share',
    changed(({ series: file }) => (file['shares'] = [{ name: 'x', kind: 'god', meaning: '' }])),
    '$.series.shares[0].kind',
  ],
])('A file is refused completely, with the place: %s', async (_, text, path) => {
  expect(await read(text)).toMatchObject({
    refusal: { code: 'field_invalid', params: { path: expect.stringContaining(path) as string } },
  });
});

it('A text that is no JSON, or is nested too deeply, is refused', async () => {
  expect(await read('Not a series')).toMatchObject({ refusal: { code: 'unreadable' } });
  const deep = written.replace('"parts": [', `"parts": [${'['.repeat(200_000)}${']'.repeat(200_000)},`);
  expect((await read(deep)).refusal).toBeDefined();
});
