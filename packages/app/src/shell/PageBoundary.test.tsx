import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { appServer } from '../testing/appServer.ts';
import { InApp } from '../testing/InApp.tsx';
import { PageBoundary } from './PageBoundary.tsx';

appServer();

function FailingPage(): never {
  throw new TypeError('Failed to fetch dynamically imported module');
}

function openFailingPage() {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <InApp>
      <PageBoundary>
        <FailingPage />
      </PageBoundary>
    </InApp>,
  );
}

it('says that there is no network and links to the stored stories if the server does not answer', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  openFailingPage();
  expect(await screen.findByText('You are offline')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'What this device keeps' })).toHaveAttribute(
    'href',
    '/offline',
  );
});

it('says that the page failed if the server answers', async () => {
  const answered = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  openFailingPage();
  await expect.poll(() => answered.mock.calls.length).toBe(1);
  expect(screen.getByText('The narrator lost the thread')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
