import { mockCall, refuseCall } from '@kathaloka/api/testing';
import { aMySeries, aUser, ferrymanStructure } from '@kathaloka/contract/fixtures';
import type { StoryEdit } from '@kathaloka/story/editing';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appServer } from '../../../testing/appServer.ts';
import { InApp } from '../../../testing/InApp.tsx';
import { SeriesOfStory } from './SeriesOfStory.tsx';

const server = appServer();
const series = aMySeries();

/** Opens the panel for a story; with a condition, the story's first scene gets a variant. */
function open(story: string, condition?: string): StoryEdit[] {
  const edits: StoryEdit[] = [];
  const { start_node, nodes } = ferrymanStructure;
  const variants = condition === undefined ? [] : [{ condition, text: 'You again.' }];
  const structure = { start_node, nodes: { ...nodes, [start_node]: { ...nodes[start_node]!, variants } } };
  render(
    <InApp signedInAs={aUser()}>
      <SeriesOfStory story={story} structure={structure} language="en" onEdit={(edit) => edits.push(edit)} />
    </InApp>,
  );
  return edits;
}

it('a part shows what it leaves, by the names that its series shares', async () => {
  server.use(
    mockCall('listMySeries', () => ({
      series: [aMySeries({ slug: 'other', parts: [] }), series],
      meetings: [],
    })),
  );
  const edits = open(series.parts[0]!.id);
  const box = within(await screen.findByRole('group', { name: 'lamp' }));
  fireEvent.click(box.getByRole('checkbox', { name: 'Leaves it' }));
  expect(edits).toEqual([{ type: 'edit shared', list: 'leaves', names: ['lamp'] }]);
});

it('a story without series says so, and a list that failed to load can be retried', async () => {
  server.use(refuseCall('listMySeries', { status: 503, code: 'unavailable', detail: '' }));
  open('0b0a0c0d-0000-4000-8000-000000000000');
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.use(mockCall('listMySeries', () => ({ series: [series], meetings: [] })));
  fireEvent.click(again);
  expect(await screen.findByText(/a part of none of your series/)).toBeTruthy();
});

it('a person whom a story greets is looked up in the author’s other stories', async () => {
  const [first, second] = series.parts.map(({ id, title, language }) => ({ story_id: id, title, language }));
  const meetings = [
    { ...first!, meets: ['yama'] },
    { ...second!, meets: ['yama'] },
  ];
  server.use(mockCall('listMySeries', () => ({ series: [], meetings })));
  const edits = open(first!.story_id, 'met yama');
  const said = await screen.findByText(/^yama: met in/);
  expect(said.textContent).toContain(second!.title);
  expect(said.textContent).not.toContain(first!.title);
  fireEvent.change(screen.getByRole('textbox', { name: /^Who is met/ }), { target: { value: 'birbal' } });
  expect(edits).toEqual([{ type: 'edit shared', list: 'meets', names: ['birbal'] }]);
});
