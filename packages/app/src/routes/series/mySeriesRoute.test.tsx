import {
  authoringHandlers,
  catalogueHandlers,
  createAuthorWorld,
  createWorld,
  mockCall,
  MockedRefusal,
  refuseCall,
  seriesHandlers,
} from '@kathaloka/api/testing';
import { aMySeries, anAuthoredStory, aUser } from '@kathaloka/contract/fixtures';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { appServer } from '../../testing/appServer.ts';
import { InApp } from '../../testing/InApp.tsx';
import { SecondaryRoutes } from '../../routing/SecondaryRoutes.tsx';

const server = appServer();
const user = aUser();
const story = anAuthoredStory({ title: 'The First Lamp' });

function open(world = createWorld({ mySeries: [aMySeries()] })) {
  server.use(
    mockCall('getMe', () => user),
    ...seriesHandlers(world),
    ...authoringHandlers(createAuthorWorld({ stories: [story] })),
    ...catalogueHandlers(world),
  );
  render(
    <InApp path="/my-series" signedInAs={user}>
      <Routes>
        <Route path="*" element={<SecondaryRoutes />} />
      </Routes>
    </InApp>,
  );
  return world;
}

/** The first field for a title, which precedes those of other languages. */
const findTitle = async () => (await screen.findAllByRole('textbox', { name: 'Title' }))[0]!;

const press = (name: string) =>
  screen.findByRole('button', { name }).then((button) => fireEvent.click(button));

it('a new series is created from the author’s stories, and stays open for editing', async () => {
  const world = open(createWorld());
  await press('New series');
  fireEvent.change(await findTitle(), { target: { value: 'Nights' } });
  const add = await screen.findByRole('combobox', { name: 'Add a story' });
  await waitFor(() => expect(within(add).getByRole('option', { name: 'The First Lamp' })).toBeTruthy());
  fireEvent.change(add, { target: { value: story.id } });
  await press('Save');
  expect(await screen.findByRole('form', { name: 'Edit Nights' })).toBeTruthy();
  expect(await screen.findAllByText('The series is saved')).toHaveLength(2);
  expect(world.mySeries).toMatchObject([{ title: 'Nights', version: 1, parts: [{ id: story.id }] }]);
  fireEvent.change(screen.getAllByRole('textbox', { name: 'Title' })[0]!, {
    target: { value: 'Ten Nights' },
  });
  await press('Save');
  await waitFor(() => expect(world.mySeries[0]).toMatchObject({ title: 'Ten Nights', version: 2 }));
});

it('typed text stays if another user has changed the series meanwhile', async () => {
  const world = open();
  await press('Edit Three Nights by the River');
  fireEvent.change(await findTitle(), { target: { value: 'Mine' } });
  world.mySeries = [aMySeries({ title: 'Theirs', version: 2 })];
  await press('Save');
  expect(await screen.findByText(/has changed meanwhile/)).toBeTruthy();
  expect(screen.getAllByRole('textbox', { name: 'Title' })[0]!).toHaveProperty('value', 'Mine');
  expect(world.mySeries[0]?.title).toBe('Theirs');
  expect(await screen.findByRole('heading', { name: 'Theirs' })).toBeTruthy();
  await press('Save');
  await waitFor(() => expect(world.mySeries[0]).toMatchObject({ title: 'Mine', version: 3 }));
});

it('a new series whose answer was lost is saved again as the same series', async () => {
  const world = open(createWorld());
  const slugs = () => world.mySeries.map(({ slug }) => slug);
  await press('New series');
  fireEvent.change(await findTitle(), { target: { value: 'Nights' } });
  server.use(
    mockCall('createSeries', ({ request }) => {
      const slug = `new-${request.headers.get('idempotency-key')}`;
      world.mySeries = [aMySeries({ slug, title: 'Nights', version: 1 })];
      throw new MockedRefusal({ status: 503, code: 'unavailable', detail: '' });
    }),
  );
  await press('Save');
  expect(await screen.findByRole('alert')).toBeTruthy();
  const before = slugs();
  expect(before).toHaveLength(1);
  server.use(...seriesHandlers(world));
  await press('Save');
  expect(await screen.findByRole('form', { name: 'Edit Nights' })).toBeTruthy();
  expect(slugs()).toEqual(before);
});

it('unsaved text is asked about before another series opens', async () => {
  open(createWorld({ mySeries: [aMySeries(), aMySeries({ slug: 'by-the-well', title: 'By the Well' })] }));
  await press('Edit Three Nights by the River');
  fireEvent.change(await findTitle(), { target: { value: 'Mine' } });
  await press('Edit By the Well');
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Stay here' }));
  expect(screen.getAllByRole('textbox', { name: 'Title' })[0]!).toHaveProperty('value', 'Mine');
  await press('Edit By the Well');
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('form', { name: 'Edit By the Well' })).toBeTruthy();
});

it('deleting a series asks first', async () => {
  const world = open();
  await press('Delete Three Nights by the River');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(world.mySeries).toHaveLength(1);
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/^Stories that belong together/)).toBeTruthy();
  expect(world.mySeries).toEqual([]);
});

it('series that failed to load can be retried', async () => {
  open();
  server.use(refuseCall('listMySeries', { status: 503, code: 'unavailable', detail: '' }));
  await screen.findByRole('button', { name: 'Try again' });
  server.use(mockCall('listMySeries', () => ({ series: [aMySeries()], meetings: [] })));
  await press('Try again');
  expect(await screen.findByRole('heading', { name: 'Three Nights by the River' })).toBeTruthy();
});
