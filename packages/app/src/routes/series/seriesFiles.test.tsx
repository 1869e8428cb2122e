import {
  authoringHandlers,
  catalogueHandlers,
  createAuthorWorld,
  createWorld,
  mockCall,
  seriesHandlers,
} from '@kathaloka/api/testing';
import { aMySeries, anAuthoredStory, aUser, fixtureId } from '@kathaloka/contract/fixtures';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { SecondaryRoutes } from '../../routing/SecondaryRoutes.tsx';
import { appServer } from '../../testing/appServer.ts';
import { InApp } from '../../testing/InApp.tsx';
import { type ImportJob, runImportJob } from '../authoring/files/importJob.ts';

const server = appServer();
const user = aUser();
const stories = ['First', 'Second'].map((title, at) =>
  anAuthoredStory({ title: `The ${title} Night`, id: fixtureId('story', 500 + at) }),
);
const ids = stories.map(({ id }) => id);
const [part] = aMySeries().parts;
const series = aMySeries({
  slug: 'two-nights-1',
  title: 'Two Nights',
  parts: stories.map(({ id, title }) => ({ ...part!, id, title })),
});

// the page loads it lazily
beforeAll(async () => {
  await import('@kathaloka/formats');
});
/** A worker that runs in the same thread. */
class DirectWorker extends EventTarget {
  postMessage(job: ImportJob): void {
    void runImportJob(job).then((data) => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate(): void {}
}

const files: { name: string; blob: Blob }[] = [];

beforeEach(() => {
  files.length = 0;
  let blob = new Blob();
  vi.stubGlobal('Worker', DirectWorker);
  URL.createObjectURL = (file: Blob) => {
    blob = file;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob });
  });
});
afterEach(() => vi.restoreAllMocks());

function open({ own = stories, mySeries = [series] } = {}) {
  const world = createWorld({ mySeries });
  const author = createAuthorWorld({ stories: own });
  server.use(
    mockCall('getMe', () => user),
    ...seriesHandlers(world),
    ...authoringHandlers(author),
    ...catalogueHandlers(world),
  );
  const { unmount } = render(
    <InApp path="/my-series" signedInAs={user}>
      <Routes>
        <Route path="*" element={<SecondaryRoutes />} />
      </Routes>
    </InApp>,
  );
  return { world, author, unmount };
}

async function savedFile(): Promise<string> {
  const { unmount } = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Save as a file: Two Nights' }));
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['Two-Nights.series.json']));
  unmount();
  return files[0]!.blob.text();
}

async function choose(text: string): Promise<void> {
  await screen.findByRole('button', { name: 'Import a series' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  fireEvent.change(input, { target: { files: [new File([text], 'nights.series.json')] } });
}

it('A series is exported as one file, and is imported completely if none of it exists', async () => {
  const text = await savedFile();
  const { world, author } = open({ own: [], mySeries: [] });
  await choose(text);
  expect(await screen.findAllByText(/New drafts: 2. Stories that you had already: 0/)).toHaveLength(2);
  expect(author.stories.map(({ title }) => title).toSorted()).toEqual([
    'The First Night',
    'The Second Night',
  ]);
  const made = world.mySeries[0]!;
  expect(made).toMatchObject({ title: 'Two Nights', shares: series.shares });
  const titleOf = (id: string) => author.stories.find((story) => story.id === id)?.title;
  expect(made.parts.map(({ id }) => titleOf(id))).toEqual(['The First Night', 'The Second Night']);
});

it('A file is not imported twice', async () => {
  const text = await savedFile();
  const { world, author } = open();
  await choose(text);
  expect(await screen.findAllByText(/You have “Two Nights” already/)).toHaveLength(2);
  expect([world.mySeries.length, author.stories.length]).toEqual([1, 2]);
});

it('An existing story without a series becomes a part unchanged', async () => {
  const text = await savedFile();
  const { world, author } = open({ own: [stories[0]!], mySeries: [] });
  await choose(text);
  expect(await screen.findAllByText(/New drafts: 1. Stories that you had already: 1/)).toHaveLength(2);
  expect(author.stories).toHaveLength(2);
  expect(world.mySeries[0]?.parts[0]?.id).toBe(ids[0]);
});

it('A file that is no series is reported, and stores nothing', async () => {
  const { world, author } = open({ mySeries: [] });
  await choose('{"kathaloka": 1, "series": {}}');
  expect(await screen.findByRole('alert')).toHaveTextContent('$.series.title: it is missing.');
  expect([world.mySeries.length, author.stories.length]).toEqual([0, 2]);
});
