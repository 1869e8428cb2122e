import { StoryCreate, StoryUpdate } from '@kathaloka/contract/entities';
import { NODES_MAX } from '@kathaloka/contract/limits';
import { aStoryCreate } from '@kathaloka/contract/fixtures';
import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { checkSentScenes, hasScenes } from './checkSentScenes.ts';
import { contractRows } from './contractRows.ts';

const requestOf = (body: unknown) => ({ body }) as FastifyRequest;
const scenes = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`s${at}`, { text: 'A scene.', choices: [], unknown: 1 }]),
  );

it('The calls that are sent a story check its scenes before the rest', () => {
  const names = contractRows.filter(([, row]) => hasScenes(row)).map(([name]) => name);
  expect(names).toEqual(['createStory', 'updateStory']);
});

it.each([
  ['a new story', StoryCreate],
  ['changes of one', StoryUpdate],
])('The scenes are not checked again with the rest: %s', async (_, schema) => {
  const body = aStoryCreate({ story_structure: { start_node: 's0', nodes: scenes(3) } });
  const before = schema.parse(structuredClone(body));
  await checkSentScenes(requestOf(body));
  const after = schema.parse(body);
  expect(after).toEqual(before);
  expect(after.story_structure?.nodes['s2']).toBe(body.story_structure.nodes['s2']);
});

it.each([
  ['no body', undefined],
  ['null', null],
  ['no structure', {}],
  ['a structure that is null', { story_structure: null }],
  ['scenes that are a text', { story_structure: { nodes: 'scenes' } }],
  ['more scenes than there may be', { story_structure: { nodes: scenes(NODES_MAX + 1) } }],
])('What cannot be a story is left to the schema of the body: %s', async (_, body) => {
  const request = requestOf(structuredClone(body));
  await checkSentScenes(request);
  expect(request.body).toEqual(body);
});
