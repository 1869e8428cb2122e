import { LANGUAGE_KEY } from '@kathaloka/contract/languages';
import { loadWords } from '@kathaloka/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { LanguagePreference } from './LanguagePreference.tsx';
import { PreferencesProvider } from './PreferencesProvider.tsx';

afterEach(() => {
  document.cookie = `${LANGUAGE_KEY}=; path=/; max-age=0`;
  history.replaceState(null, '', '/');
});

it('stores a language for the next visit, and in a cookie that is sent from every page', async () => {
  history.replaceState(null, '', '/play/a-session');
  render(
    <MemoryRouter>
      <PreferencesProvider initial={{ theme: 'night', language: 'en' }} words={await loadWords('en')}>
        <LanguagePreference />
      </PreferencesProvider>
    </MemoryRouter>,
  );
  fireEvent.change(screen.getByRole('combobox', { name: 'Language' }), { target: { value: 'hi' } });
  await screen.findByRole('combobox', { name: 'भाषा' });
  expect(document.documentElement).toHaveAttribute('lang', 'hi');
  expect(localStorage.getItem(LANGUAGE_KEY)).toBe('hi');
  history.replaceState(null, '', '/home');
  expect(document.cookie).toBe(`${LANGUAGE_KEY}=hi`);
});
