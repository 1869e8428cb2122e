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

function open(story: string): StoryEdit[] {
  const edits: StoryEdit[] = [];
  render(
    <InApp signedInAs={aUser()}>
      <SeriesOfStory
        story={story}
        structure={ferrymanStructure}
        language="en"
        onEdit={(edit) => edits.push(edit)}
      />
    </InApp>,
  );
  return edits;
}

it('a part says what it leaves, by the names that its series shares', async () => {
  server.use(mockCall('listMySeries', () => ({ series: [aMySeries({ slug: 'other', parts: [] }), series] })));
  const edits = open(series.parts[0]!.id);
  const box = within(await screen.findByRole('group', { name: 'lamp' }));
  fireEvent.click(box.getByRole('checkbox', { name: 'Leaves it' }));
  expect(edits).toEqual([{ type: 'edit shared', list: 'leaves', names: ['lamp'] }]);
});

it('a story of no series says so, and a list that failed to load can be loaded again', async () => {
  server.use(refuseCall('listMySeries', { status: 503, code: 'unavailable', detail: '' }));
  open('0b0a0c0d-0000-4000-8000-000000000000');
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.use(mockCall('listMySeries', () => ({ series: [series] })));
  fireEvent.click(again);
  expect(await screen.findByText(/a part of none of your series/)).toBeTruthy();
});
