import { catalogueHandlers, createWorld, mockCall, refuseCall, seriesHandlers } from '@kathaloka/api/testing';
import { aSeries, aUser } from '@kathaloka/contract/fixtures';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { appServer } from '../../testing/appServer.ts';
import { InApp } from '../../testing/InApp.tsx';
import { SeriesRoute } from './SeriesRoute.tsx';

const server = appServer();
const series = aSeries({ remembers: true });

function open(slug: string) {
  render(
    <InApp path={`/series/${slug}`} signedInAs={aUser()}>
      <Routes>
        <Route path="/series/:id" element={<SeriesRoute />} />
      </Routes>
    </InApp>,
  );
}

it('What a series remembers can be forgotten, and the page confirms that', async () => {
  const world = createWorld({ series: [series] });
  server.use(...seriesHandlers(world), ...catalogueHandlers(world));
  open(series.slug);
  await screen.findByRole('heading', { level: 1, name: series.title });
  expect(document.title).toContain(series.title);
  fireEvent.click(screen.getByRole('button', { name: 'Forget it' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Forget it' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Forget it' })).toBeNull());
  expect(world.series[0]?.remembers).toBe(false);
});

it('A series that does not exist leads Home', async () => {
  server.use(...seriesHandlers(), ...catalogueHandlers());
  open('nowhere');
  expect((await screen.findByRole('link', { name: 'Go to Home' })).getAttribute('href')).toBe('/home');
});

it('A series that failed to load can be retried', async () => {
  server.use(
    refuseCall('getSeries', { status: 503, code: 'unavailable', detail: '' }),
    ...catalogueHandlers(),
  );
  open(series.slug);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.use(mockCall('getSeries', () => series));
  fireEvent.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: series.title })).toBeTruthy();
});
