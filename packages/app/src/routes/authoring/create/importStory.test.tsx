import { authoringHandlers, catalogueHandlers, createAuthorWorld, mockCall } from '@kathaloka/api/testing';
import type { StoryCreate } from '@kathaloka/contract/entities';
import {
  aStoryCreate,
  aTag,
  aUser,
  fixtureCategories,
  fixtureId,
  fixtureTags,
} from '@kathaloka/contract/fixtures';
import type { ImportedStory } from '@kathaloka/formats';
import { loadWords, type WholeAreas, WordsProvider } from '@kathaloka/ui';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { appServer } from '../../../testing/appServer.ts';
import { InApp } from '../../../testing/InApp.tsx';
import { SecondaryRoutes } from '../../../routing/SecondaryRoutes.tsx';
import { type ImportJob, runImportJob } from '../files/importJob.ts';
import { withStoryFile } from './withStoryFile.ts';

const server = appServer();
const user = aUser();

/** A worker that runs in the same thread. */
class DirectWorker extends EventTarget {
  postMessage(job: ImportJob): void {
    void runImportJob(job).then((data) => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate(): void {}
}

beforeEach(() => {
  vi.stubGlobal('Worker', DirectWorker);
});

const TWEE = [
  ':: StoryTitle',
  'The Ferry Bell',
  ':: Ford',
  'A bell hangs over the ford. <<audio "bell" play>>',
  '[[Ring the bell|Crossing]]',
  ':: Crossing',
  'The ferry comes.',
].join('\n');

async function choose(name: string, text: string, words: WholeAreas = {}): Promise<void> {
  server.use(
    mockCall('getMe', () => user),
    mockCall('drawCovers', () => ({ drawings: [] })),
    ...authoringHandlers(createAuthorWorld({ stories: [], drafts: {} })),
    ...catalogueHandlers(),
  );
  render(
    <WordsProvider words={words}>
      <InApp path="/create-story" signedInAs={user}>
        <Routes>
          <Route path="*" element={<SecondaryRoutes />} />
        </Routes>
      </InApp>
    </WordsProvider>,
  );
  const input = await screen.findByLabelText(words.studio?.importFile.name ?? 'Import a file', {
    selector: 'input',
  });
  fireEvent.change(input, { target: { files: [new File([text], name)] } });
}

it('reports what was imported and what was lost, and replaces the draft', async () => {
  await choose('bell.twee', TWEE);
  const report = await screen.findByRole('region', { name: 'What came from bell.twee' });
  expect(await within(report).findByText('2 scenes, 1 choice, 1 ending')).toBeInTheDocument();
  expect(within(report).getByText('Looks, pictures and sound: 1 part was left out.')).toBeInTheDocument();
  expect(within(report).getByText('The story checks would let it be published.')).toBeInTheDocument();
  fireEvent.click(within(report).getByRole('button', { name: 'Use this story' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('The Ferry Bell'));
});

it('still shows the preview after visiting another step', async () => {
  await choose('bell.twee', TWEE);
  const title = 'What came from bell.twee';
  await screen.findByRole('region', { name: title });
  const [here, other] = screen.getAllByRole('tab');
  fireEvent.click(other!);
  await waitFor(() => expect(screen.queryByRole('region', { name: title })).not.toBeInTheDocument());
  fireEvent.click(here!);
  const report = await screen.findByRole('region', { name: title });
  expect(await within(report).findByText('2 scenes, 1 choice, 1 ending')).toBeInTheDocument();
});

it('shows what the checks would refuse, and repairs it', async () => {
  await choose('bell.twee', `${TWEE}\n:: Cellar\nNobody comes here.\n`);
  expect(await screen.findByText('What the story checks would refuse')).toBeInTheDocument();
  expect(screen.getByText('3 scenes, 1 choice, 2 endings')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Turn them into notes' }));
  expect(await screen.findByText('The story checks would let it be published.')).toBeInTheDocument();
  expect(screen.getByText('2 scenes, 1 choice, 1 ending')).toBeInTheDocument();
});

it('reports losses in the language of the page', async () => {
  await choose('bell.twee', `${TWEE} <<poof>>`, await loadWords('hi'));
  expect(await screen.findByText(/जैसा यहाँ कुछ नहीं है/)).toHaveTextContent('“<<poof>>” जैसा यहाँ कुछ नहीं है');
});

it('uses the category and tags of a bundle if they exist here, and otherwise those of the draft', () => {
  const draft = aStoryCreate();
  const structure = draft.story_structure;
  const [here, elsewhere] = [fixtureTags.river, aTag({ id: fixtureId('tag', 99) })];
  const shelves = { categories: [fixtureCategories.otherWorlds], tags: [here] };
  const read = (fields: Partial<StoryCreate>) =>
    withStoryFile(draft, { fields, structure } as unknown as ImportedStory, shelves);
  const known = read({ category_id: fixtureCategories.otherWorlds.id, tag_ids: [elsewhere.id, here.id] });
  expect([known.category_id, known.tag_ids]).toEqual([fixtureCategories.otherWorlds.id, [here.id]]);
  const foreign = read({
    category_id: fixtureId('category', 99),
    tag_ids: [elsewhere.id],
    is_featured: true,
  });
  expect([foreign.category_id, foreign.tag_ids]).toEqual([draft.category_id, draft.tag_ids]);
  expect(foreign.is_featured).toBe(draft.is_featured);
});

it('uses the language of a file, and English if its script does not tell', () => {
  const draft = aStoryCreate({ language: 'ur' });
  const structure = draft.story_structure;
  const languageOf = (fields: Partial<StoryCreate>) =>
    withStoryFile(draft, { fields, structure } as unknown as ImportedStory, { categories: [], tags: [] })
      .language;
  expect([languageOf({ language: 'hi' }), languageOf({})]).toEqual(['hi', 'en']);
});

it('says why a file is refused, and lets the author choose another', async () => {
  await choose('diary.txt', 'Dear diary, nothing happened.');
  expect(await screen.findByRole('alert')).toHaveTextContent('This file could not be imported');
  expect(screen.queryByRole('button', { name: 'Use this story' })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Another file' }));
  expect(await screen.findByRole('button', { name: /^Import a file/ })).toBeInTheDocument();
});
