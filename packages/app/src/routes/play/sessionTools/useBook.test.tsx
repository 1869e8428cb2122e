import { MockedRefusal, mockCall, mockFile } from '@kathaloka/api/testing';
import { BOOK_TYPE } from '@kathaloka/contract/limits';
import { aSession, aUser } from '@kathaloka/contract/fixtures';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { appServer } from '../../../testing/appServer.ts';
import { PlayPage } from '../../../testing/PlayPage.tsx';
import { playHandlers } from '../../../testing/playHandlers.ts';

const server = appServer();
const session = aSession();
const saved = vi.fn<(name: string) => void>();

beforeEach(() => {
  saved.mockReset();
  vi.restoreAllMocks();
  URL.createObjectURL = () => 'blob:book';
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved(this.download);
  });
});

/** Opens the dialog on a server with these handlers. */
async function openDialog(...handlers: Parameters<typeof server.use>) {
  const refused = mockCall('mapSession', () => {
    throw new MockedRefusal({ status: 500, detail: '' });
  });
  server.use(...playHandlers(session), refused, ...handlers);
  render(<PlayPage path={`/play/${session.id}`} signedInAs={aUser()} />);
  await screen.findByText(session.session_data.narrative_history.at(-1)!.ai_response!);
  fireEvent.keyDown(document.body, { key: 'm' });
  fireEvent.click(await screen.findByRole('button', { name: 'As a book...' }));
  await screen.findByRole('dialog', { name: 'Your tale as a book' });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const FAILED = 'The book could not be made. Your tale is safe; please try again.';

it('a book is saved under the title of its story', async () => {
  await openDialog(mockFile('downloadBook', BOOK_TYPE));
  press('Save as EPUB');
  await waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^[\w-]+\.epub$/)));
});

it('the answer of a proxy is not saved as a book', async () => {
  await openDialog(mockFile('downloadBook', 'text/html'));
  press('Save as EPUB');
  await screen.findByText(FAILED);
  expect(saved).not.toHaveBeenCalled();
});

it('a page to print opens in a tab that opens with the click, and that tab closes if there is no page', async () => {
  const tab = {
    document: { title: '' },
    location: { replace: vi.fn<(to: URL) => void>() },
    close: vi.fn<() => void>(),
  };
  vi.spyOn(globalThis, 'open').mockReturnValue(tab as unknown as Window);
  await openDialog(
    mockCall('printBook', () => ({ address: '/books/print?link=x', expires_at: '2026-11-25T09:00:00.000Z' })),
  );
  press('Print');
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledOnce());
  expect(String(tab.location.replace.mock.calls[0]![0])).toMatch(/\/books\/print\?link=x$/);
  server.use(
    mockCall('printBook', () => {
      throw new MockedRefusal({ status: 500, detail: '' });
    }),
  );
  press('Print');
  await screen.findByText(FAILED);
  expect(tab.close).toHaveBeenCalledOnce();
});

it('a browser that opens no tab is told what to do', async () => {
  vi.spyOn(globalThis, 'open').mockReturnValue(null);
  await openDialog();
  press('Print');
  expect(await screen.findByText(/^Your browser did not open a new tab/)).toBeVisible();
});
