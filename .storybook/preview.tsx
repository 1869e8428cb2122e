/// <reference types="vite/client" />
import '@kathaloka/ui/fonts.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { failOnUnhandledCalls, forgetUnhandledCalls, mockNetwork } from './mockNetwork.ts';
import { withSurroundings } from './Surroundings.tsx';
import { theme } from './theme.ts';

// The page has a theme before its first picture, as the app's has: what is drawn in none would be drawn again.
document.documentElement.dataset.theme ??= 'night';

/** A part that is fetched when it is needed may take its time on a busy machine. */
configure({ asyncUtilTimeout: 5000 });

/** All stories run in one page: what one of them left behind is not there for the next. */
function startAfresh(): void {
  forgetUnhandledCalls();
  localStorage.clear();
  sessionStorage.clear();
}

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withSurroundings],
  loaders: [mockNetwork],
  beforeEach: startAfresh,
  afterEach: failOnUnhandledCalls,
  initialGlobals: { theme: 'night', language: 'en', direction: 'auto' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'night', title: 'Night manuscript' },
          { value: 'palm-leaf', title: 'Palm leaf' },
        ],
      },
    },
    language: {
      description: 'Language of the page',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'hi', title: 'Hindi' },
          { value: 'ta', title: 'Tamil' },
          { value: 'ur', title: 'Urdu' },
        ],
      },
    },
    direction: {
      description: 'Direction of the page',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'auto', title: 'As the language runs' },
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    docs: { theme },
    backgrounds: { disable: true },
    controls: { matchers: { date: /_at$/ } },
    options: {
      storySort: {
        order: ['Start here', 'Guides', 'Foundations', 'Primitives', 'Patterns', 'Blocks', 'Screens'],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone (390)', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        zoomed: {
          name: 'Desktop at 200 % (720)',
          styles: { width: '720px', height: '450px' },
          type: 'desktop',
        },
        tablet: { name: 'Tablet (1024)', styles: { width: '1024px', height: '768px' }, type: 'tablet' },
        desktop: { name: 'Desktop (1440)', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
};
export default preview;
