import { adminHandlers, createAdminWorld, mockCall, refuseCall } from '@kathaloka/api/testing';
import { aUser } from '@kathaloka/contract/fixtures';
import { ToastProvider } from '@kathaloka/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appServer } from '../../../testing/appServer.ts';
import { InApp } from '../../../testing/InApp.tsx';
import { AdminCategoriesRoute } from './AdminCategoriesRoute.tsx';

const server = appServer();
const user = aUser({ role: 'admin' });
const world = createAdminWorld();

it('says so when a category that is being renamed has been deleted meanwhile', async () => {
  server.use(
    mockCall('getMe', () => user),
    refuseCall('renameCategory', { status: 404, code: 'not_found', detail: 'Not Found' }),
    ...adminHandlers(world),
  );
  render(
    <InApp path="/admin/categories" signedInAs={user}>
      <ToastProvider>
        <AdminCategoriesRoute />
      </ToastProvider>
    </InApp>,
  );
  const { display_name } = world.categories[0]!;
  fireEvent.click(await screen.findByRole('button', { name: `Rename ${display_name}` }));
  const name = screen.getByRole('textbox', { name: `Rename ${display_name}` });
  fireEvent.change(name, { target: { value: 'Rivers' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'It is no longer there: somebody else has deleted it. Nothing was changed.',
  );
});
