import { adminHandlers, createAdminWorld, mockCall } from '@kathaloka/api/testing';
import type { BodyInput } from '@kathaloka/contract/endpoints';
import { aUser } from '@kathaloka/contract/fixtures';
import { ToastProvider } from '@kathaloka/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appServer } from '../../../testing/appServer.ts';
import { InApp } from '../../../testing/InApp.tsx';
import { AdminStoriesRoute } from './AdminStoriesRoute.tsx';

const server = appServer();
const user = aUser({ role: 'admin' });

it('sends the chosen file, and shows the outcome of each story', async () => {
  let sent: BodyInput<'importShelf'> | undefined;
  server.use(
    mockCall('getMe', () => user),
    mockCall('importShelf', async ({ request }) => {
      sent = (await request.json()) as BodyInput<'importShelf'>;
      const line = { id: null, reasons: [], left_out: [] };
      return {
        stories: [
          { ...line, name: 'The Weir', outcome: 'taken' as const, id: crypto.randomUUID() },
          { ...line, name: 'The Mill', outcome: 'refused' as const, reasons: ['Nobody can reach “attic”.'] },
        ],
      };
    }),
    ...adminHandlers(createAdminWorld()),
  );
  render(
    <InApp path="/admin/stories" signedInAs={user}>
      <ToastProvider>
        <AdminStoriesRoute />
      </ToastProvider>
    </InApp>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Import stories' }));
  await screen.findByRole('dialog', { name: 'Import stories' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  fireEvent.change(input, { target: { files: [new File(['{"kathaloka": 1}'], 'shelf.json')] } });
  expect(await screen.findByText('1 taken in · 0 here already · 1 refused')).toBeVisible();
  expect(screen.getByText('Nobody can reach “attic”.')).toBeVisible();
  expect(sent).toEqual({ name: 'shelf.json', content: btoa('{"kathaloka": 1}') });
});
